"""Curves over a joint, drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symdyn.inspect.chart import plot, short
from symdyn.inspect.figures_text import count, joint, some, table, wrapped
from symdyn.inspect.sweep import Curve, Sweep, flat

_WIDTH, _HEIGHT = 68, 16
_LONGEST = 38


def sweep_text(found: Sweep) -> str:
    """What is printed: what is shown, the curves, and where each is least and most; at most 80 by 20 for the drawing."""
    lines = [*wrapped(heading(found)), *wrapped(standing(found)), ""]
    if not found.curves:
        return "\n".join([*lines[:-1], "All of it is zero along the way."])
    if not any(np.isfinite(curve.values).any() for curve in found.curves):
        return "\n".join([*lines[:-1], "It is not finite anywhere along the way."])
    if found.changes and found.positions[-1] > found.positions[0]:
        lines += plot(found.positions, [curve.values for curve in found.curves], _WIDTH, _HEIGHT, between=found.shown)
        lines += [f"{f'{joint(found.joint, found.index)}, {found.unit}':>{_WIDTH}}", ""]
    return "\n".join([*lines, *_curves_text(found)])


def heading(found: Sweep) -> str:
    """What is shown, in a sentence."""
    ends = f"{short(found.positions[0])} to {short(found.positions[-1])} {found.unit}"
    ends += ", its limits" if found.limited else ", since it has no limits"
    units = dict.fromkeys(curve.unit for curve in found.curves if curve.unit)
    unit = f" in {' or '.join(units)}" if units else ""
    return f"{found.title} of '{found.robot}'{unit} over {joint(found.joint, found.index)} from {ends}."


def standing(found: Sweep) -> str:
    """What stands still, as far as curves depend on it."""
    stands = [stand for stand in found.stands if stand.needed]
    texts = [f"{joint(stand.joint, stand.index)} at {short(stand.position)} {stand.unit}" for stand in stands]
    still = f"Standing still: {some(texts, 8)}" if texts else "It depends on no other joint"
    return "; ".join([still, *found.held]) + "."


def legend(found: Sweep, curve: Curve) -> str:
    """The entries that a curve shows, by what their indices belong to."""
    own = f"[{', '.join(curve.labels)}]" if curve.labels else curve.title
    same = found.same.get(curve.title, ())
    return f"{own} = {some(same, 1)}" if same else own


def _curves_text(found: Sweep) -> Iterator[str]:
    """For each curve where it is least and most, and what the picture does not show."""
    several = len(found.curves) > 1
    if not found.changes:
        value = "" if several else f"It is {short(found.curves[0].values[0])} all the way: "
        what = "any of these" if several else "it"
        yield from wrapped(f"{value}{found.joint} does not change {what}.")
    rows = [["", "", "least", "at", "most", "at", ""]]
    for letter, curve in zip("abcdefgh", found.curves, strict=False):
        rows.append([letter, _fitting(legend(found, curve)), *_extremes(found, curve), curve.unit])
    if several or found.changes:
        yield from table(rows if several else [row[2:] for row in rows], left=(0, 1, 6) if several else (4,))
    values = np.array([curve.values for curve in found.curves])
    if found.left_out:
        yield from wrapped(f"Not shown: {count(found.left_out, 'entry', 'entries')} that change less.", 2)
    gaps = int((~np.isfinite(values)).any(axis=0).sum())
    if gaps:
        yield from wrapped(f"Not finite at {count(gaps, 'position')}, where there is a gap.", 2)
    if (np.isfinite(values) & ((values < found.shown[0]) | (values > found.shown[1]))).any():
        yield from wrapped("Curves leave the picture where they grow far beyond their usual size.", 2)


def _extremes(found: Sweep, curve: Curve) -> list[str]:
    values = np.array(curve.values)
    finite = np.isfinite(values)
    if flat(curve) or not finite.any():
        return [short(curve.values[0]), "all the way" if finite.any() else "", "", ""]
    least, most = (
        int(np.argmin(np.where(finite, values, np.inf))),
        int(np.argmax(np.where(finite, values, -np.inf))),
    )
    low, high = found.shown
    return [
        short(values[least]) if values[least] >= low else f"<{short(low)}",
        f"{short(found.positions[least])} {found.unit}",
        short(values[most]) if values[most] <= high else f">{short(high)}",
        f"{short(found.positions[most])} {found.unit}",
    ]


def _fitting(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
