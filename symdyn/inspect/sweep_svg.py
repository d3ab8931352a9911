"""Curves over a joint as a picture of its own: SVG without anything from outside, in light and in dark."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from symdyn.inspect.chart import short, ticks
from symdyn.inspect.sweep import Curve, Sweep
from symdyn.inspect.sweep_text import heading, legend, standing

_WIDTH, _HEIGHT = 760, 440
_LEFT, _RIGHT, _TOP, _BOTTOM = 84, 24, 64, 64
_ROW = 20
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5195", "#6c757d")
"""Told apart by people who see few colours; dashes tell them apart in grey."""
_DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 2", "1 2", "12 4", "6 2 1 2")
_STYLE = """
    .paper { fill: #ffffff } text { font: 13px system-ui, sans-serif; fill: #222222 }
    .head { font-weight: 600; font-size: 15px } .small { font-size: 12px; fill: #555555 }
    .grid { stroke: #d8d8d8 } .axis { stroke: #555555; fill: none } .curve { fill: none; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #16181c } text { fill: #e8e8e8 } .small { fill: #b0b0b0 }
      .grid { stroke: #3a3d42 } .axis { stroke: #b0b0b0 }
    }"""


def sweep_svg(found: Sweep) -> str:
    """The picture, as the text of an SVG file."""
    several = len(found.curves) > 1
    height = _HEIGHT + (_ROW * len(found.curves) if several else 0)
    told = escape(f"{heading(found)} {standing(found)}")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" aria-labelledby="title about">',
        f'  <title id="title">{escape(found.title)} over {escape(found.joint)}</title>',
        f'  <desc id="about">{told}</desc>',
        f"  <style>{_STYLE}\n  </style>",
        f'  <rect class="paper" width="{_WIDTH}" height="{height}"/>',
        *_head(found),
        *_axes(found),
        *_curves(found),
        *(_legend(found) if several else ()),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _across(found: Sweep, position: float) -> float:
    first, last = found.positions[0], found.positions[-1]
    part = (position - first) / (last - first) if last > first else 0.5
    return _LEFT + part * (_WIDTH - _LEFT - _RIGHT)


def _down(found: Sweep, value: float) -> float:
    low, high = _ends(found)
    return _TOP + (high - value) / (high - low) * (_HEIGHT - _TOP - _BOTTOM)


def _ends(found: Sweep) -> tuple[float, float]:
    """Ends of the axis of values, with some room above and below the curves."""
    low, high = found.shown
    room = 0.04 * (high - low)
    return low - room, high + room


def _head(found: Sweep) -> Iterator[str]:
    yield f'  <text class="head" x="{_LEFT}" y="26">{escape(_fitting(f"{found.title} of {found.robot}", 80))}</text>'
    yield f'  <text class="small" x="{_LEFT}" y="46">{escape(_fitting(standing(found), 108))}</text>'


def _fitting(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _axes(found: Sweep) -> Iterator[str]:
    """Grid, numbers and names of both axes."""
    left, right, top, bottom = _LEFT, _WIDTH - _RIGHT, _TOP, _HEIGHT - _BOTTOM
    for value in ticks(*_ends(found), 6):
        y = _down(found, value)
        yield f'  <line class="grid" x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>'
        yield f'  <text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{short(value)}</text>'
    for position in ticks(found.positions[0], found.positions[-1], 8):
        x = _across(found, position)
        yield f'  <line class="grid" x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}"/>'
        yield f'  <text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{short(position)}</text>'
    yield f'  <rect class="axis" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/>'
    middle = (left + right) / 2
    yield f'  <text x="{middle:.1f}" y="{bottom + 42}" text-anchor="middle">{escape(found.joint)}, {found.unit}</text>'
    units = {curve.unit for curve in found.curves}
    if len(units) == 1 and "" not in units:
        half = (top + bottom) / 2
        turned = f'transform="rotate(-90 20 {half:.1f})"'
        yield f'  <text x="20" y="{half:.1f}" text-anchor="middle" {turned}>{escape(units.pop())}</text>'


def _curves(found: Sweep) -> Iterator[str]:
    """A path for each curve, in pieces where there are gaps; what leaves the field is clipped."""
    width, height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
    yield f'  <clipPath id="field"><rect x="{_LEFT}" y="{_TOP}" width="{width}" height="{height}"/></clipPath>'
    yield '  <g clip-path="url(#field)">'
    for number, curve in enumerate(found.curves):
        path = " ".join(_piece(piece) for piece in _pieces(found, curve))
        if path:
            yield f'    <path class="curve" {_stroke(number)} d="{path}"><title>{escape(curve.title)}</title></path>'
    yield "  </g>"


def _stroke(number: int) -> str:
    dash = f' stroke-dasharray="{_DASHES[number]}"' if _DASHES[number] else ""
    return f'stroke="{_COLOURS[number]}"{dash}'


def _pieces(found: Sweep, curve: Curve) -> Iterator[list[tuple[float, float]]]:
    """Runs of finite points; what is far outside is moved nearer, where it is not seen either."""
    low, high = found.shown
    piece: list[tuple[float, float]] = []
    for position, value in zip(found.positions, curve.values, strict=True):
        if math.isfinite(value):
            near = min(max(value, low - (high - low)), high + (high - low))
            piece.append((_across(found, position), _down(found, near)))
        elif piece:
            yield piece
            piece = []
    if piece:
        yield piece


def _piece(points: Sequence[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _legend(found: Sweep) -> Iterator[str]:
    units = len({curve.unit for curve in found.curves}) > 1
    for number, curve in enumerate(found.curves):
        y = _HEIGHT + number * _ROW
        unit = f", {curve.unit}" if units and curve.unit else ""
        yield f'  <line class="curve" {_stroke(number)} x1="{_LEFT}" y1="{y - 4}" x2="{_LEFT + 36}" y2="{y - 4}"/>'
        yield f'  <text x="{_LEFT + 46}" y="{y}">{escape(_fitting(legend(found, curve) + unit, 90))}</text>'
