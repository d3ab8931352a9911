"""Curves over time on a logarithmic scale, as SVG text; the same text for the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

import numpy as np

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 78, 20, 52, 54
GRID, INK = "#d9dde1", "#24292f"
SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class Curve:
    """A line of the chart; curves with the same label share one entry of the legend."""

    label: str
    y: Sequence[float]
    colour: str
    width: float = 2.0
    dashes: str = ""


@dataclass(frozen=True)
class Chart:
    """What is drawn: `t` along, curves upwards between two powers of ten; more lines of the grid at multiples of those."""

    title: str
    x_label: str
    y_label: str
    t: Sequence[float]
    curves: Sequence[Curve]
    powers: tuple[int, int]
    multiples: tuple[int, ...] = ()
    legend_left: bool = False

    def x(self, t: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * t / self.t[-1]

    def y(self, value: float) -> float:
        low, high = self.powers
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (np.log10(max(value, 1e-300)) - low) / (high - low)


def svg(chart: Chart) -> str:
    """The whole picture."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
    frame = f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH - LEFT - RIGHT}" height="{HEIGHT - TOP - BOTTOM}"'
    lines = [
        head,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<clipPath id="inside">{frame}/></clipPath>',
        _text(LEFT, 30, chart.title, 'font-size="17" font-weight="bold"'),
        *_grid(chart),
        *(_polyline(chart, curve) for curve in chart.curves),
        f'{frame} fill="none" stroke="{INK}"/>',
        *_legend(chart),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" {style}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'


def _grid(chart: Chart) -> list[str]:
    """Lines and figures at powers of ten and at about eight round times, and what the axes are."""
    lines, bottom, middle = [], HEIGHT - BOTTOM, (TOP + HEIGHT - BOTTOM) / 2
    low, high = chart.powers
    for power in range(low, high + 1):
        y = chart.y(10.0**power)
        lines.append(_line(LEFT, y, WIDTH - RIGHT, y, f'stroke="{GRID}"'))
        figure = "10" + str(power).translate(SUPERSCRIPT)
        lines.append(_text(LEFT - 8, y + 4.5, figure, 'font-size="13" text-anchor="end"'))
        for multiple in chart.multiples if power < high else ():
            y = chart.y(multiple * 10.0**power)
            lines.append(_line(LEFT, y, WIDTH - RIGHT, y, f'stroke="{GRID}" stroke-dasharray="2 3"'))
            lines.append(_text(LEFT - 8, y + 4, f"{multiple * 10**power:g}", 'font-size="11" text-anchor="end"'))
    step = next(step for step in (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0) if chart.t[-1] / step <= 8)
    for k in range(int(chart.t[-1] / step + 1e-9) + 1):
        x = chart.x(k * step)
        lines.append(_line(x, TOP, x, bottom, f'stroke="{GRID}"'))
        lines.append(_text(x, bottom + 18, f"{k * step:g}", 'font-size="13" text-anchor="middle"'))
    lines.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, chart.x_label, 'font-size="14" text-anchor="middle"'))
    turned = f'font-size="14" text-anchor="middle" transform="rotate(-90 20 {middle:.1f})"'
    lines.append(_text(20, middle, chart.y_label, turned))
    return lines


def _polyline(chart: Chart, curve: Curve) -> str:
    points = " ".join(f"{chart.x(t):.1f},{chart.y(y):.1f}" for t, y in zip(chart.t, curve.y, strict=True))
    dashes = f' stroke-dasharray="{curve.dashes}"' if curve.dashes else ""
    style = f'fill="none" stroke="{curve.colour}" stroke-width="{curve.width}" stroke-linejoin="round"{dashes}'
    return f'<polyline clip-path="url(#inside)" points="{points}" {style}/>'


def _legend(chart: Chart) -> list[str]:
    """A sample and the label of each kind of curve, the last drawn first, in an upper corner on white."""
    kinds = list({curve.label: curve for curve in reversed(chart.curves)}.values())
    width = 52 + 6.8 * max(len(curve.label) for curve in kinds)
    left, top = LEFT + 10 if chart.legend_left else WIDTH - RIGHT - 10 - width, TOP + 10
    lines = [
        f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{20 * len(kinds) + 10}" fill="white" '
        f'fill-opacity="0.9" stroke="{GRID}"/>'
    ]
    for k, curve in enumerate(kinds):
        y = top + 15 + 20 * k
        dashes = f' stroke-dasharray="{curve.dashes}"' if curve.dashes else ""
        sample = f'stroke="{curve.colour}" stroke-width="{curve.width}"{dashes}'
        lines += [_line(left + 8, y, left + 36, y, sample), _text(left + 44, y + 4.5, curve.label, 'font-size="13"')]
    return lines
