"""Entries of a result as curves over one joint within its limits, the other joints standing still."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from symdyn.inspect.arrays import Array
from symdyn.inspect.effects import percentiles
from symdyn.inspect.figures import largest_of
from symdyn.inspect.parts import plain
from symdyn.inspect.poses import rest
from symdyn.inspect.study import Study, held_text

MOST_CURVES = 8
_POINTS = 361  # a degree apart for a full turn
_FAR = 20.0  # how often the middle 90 % the whole range may hold before the axis shows the middle only
_SAME = 1e-12  # part of the largest entry; less is rounding


@dataclass(frozen=True)
class Curve:
    """One entry over the joint.

    Attributes:
        title: `mass_matrix_inverse[shoulder, elbow]`.
        labels, index: where it stands in the result, by what that belongs to and by number.
        unit: may be empty.
        values: at each position; not finite at singular points.
    """

    title: str
    labels: tuple[str, ...]
    index: tuple[int, ...]
    unit: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Stand:
    """A joint that stands still; `needed` if the curves depend on it."""

    joint: str
    index: int
    unit: str
    position: float
    needed: bool


@dataclass(frozen=True)
class Sweep:
    """Curves over one joint.

    Attributes:
        robot, title: whose, and of what.
        function, output: the same, for machines.
        joint, index, unit: what moves.
        limited: whether it moves between limits of the robot file, or as far as poses go without.
        positions: of it.
        curves: of different entries that are not zero everywhere.
        same: for the title of a curve the other entries that it stands for, as matrices have them that are symmetric.
        left_out: how many entries have no curve here, since others change more.
        stands: the other joints.
        held: what other arguments are held at.
        shown: least and largest value worth showing; curves leave that range where they grow without bound.
    """

    robot: str
    title: str
    function: str
    output: str
    joint: str
    index: int
    unit: str
    limited: bool
    positions: tuple[float, ...]
    curves: tuple[Curve, ...]
    same: Mapping[str, tuple[str, ...]]
    left_out: int
    stands: tuple[Stand, ...]
    held: tuple[str, ...]
    shown: tuple[float, float]

    @property
    def changes(self) -> bool:
        """Whether any curve is not flat."""
        return any(not flat(curve) for curve in self.curves)

    def as_dict(self) -> dict[str, Any]:
        """Everything in plain types, as JSON has them; what is not finite is None."""
        found: dict[str, Any] = plain(asdict(self))
        return found


def sweep(
    study: Study, output: str, joint: int, positions: Sequence[int] | None = None, at: Mapping[int, float] | None = None
) -> Sweep:
    """Curves of entries over a joint.

    Args:
        study: of the function.
        output: name of the result, as the contract has it.
        joint: index of the joint that moves.
        positions: of the entries in the flat result; all by default.
        at: positions of other joints by their indices; those not given stand at zero, or in the middle of their limits where
            zero is outside.
    """
    size = int(np.prod(study.shape(output), dtype=int))
    asked = list(range(size)) if positions is None else list(positions)
    entries = study.recorded.of(output, asked)
    span = study.spans[joint]
    ways = span.at(np.linspace(0.0, 1.0, _POINTS))
    still = rest(study.spans)
    for other, value in (at or {}).items():
        still[other] = value
    q = np.repeat(still[:, None], _POINTS, axis=1)
    q[joint] = ways
    values = entries.at(study.arguments(q))[output]
    curves, same, left_out = _different(study, output, asked, values)
    needed = entries.depends("q")
    stands = [
        Stand(other.joint, i, other.unit, float(still[i]), needed[i])
        for i, other in enumerate(study.spans)
        if i != joint
    ]
    return Sweep(
        robot=study.subject.robot.name,
        title=study.title(output, asked[0] if len(asked) == 1 else None),
        function=study.function.name,
        output=output,
        joint=span.joint,
        index=joint,
        unit=span.unit,
        limited=span.limited,
        positions=tuple(ways.tolist()),
        curves=curves,
        same=same,
        left_out=left_out,
        stands=tuple(stands),
        held=tuple(held_text(study)),
        shown=_shown(curves),
    )


def _different(
    study: Study, output: str, asked: Sequence[int], values: Array
) -> tuple[tuple[Curve, ...], dict[str, tuple[str, ...]], int]:
    """Curves that differ, of many those that change most; which others each stands for; how many entries have none."""
    size = largest_of(values)
    finite = np.isfinite(values)
    sizes = np.max(np.abs(values), axis=1, initial=0.0, where=finite)
    rows = [row for row in range(len(asked)) if len(asked) == 1 or sizes[row] > _SAME * size or not finite[row].any()]
    if len(rows) > MOST_CURVES:
        high, low = (pick(values, axis=1, initial=0.0, where=finite) for pick in (np.max, np.min))
        rows.sort(key=lambda row: low[row] - high[row])
    curves: list[Curve] = []
    kept: list[int] = []
    same: dict[str, tuple[str, ...]] = {}
    left_out = 0
    for row in rows:
        twin = next((place for place, other in enumerate(kept) if _equal(values[other], values[row], size)), None)
        position = asked[row]
        labels = study.labels(output, position)
        if twin is not None:
            title = curves[twin].title
            same[title] = (*same.get(title, ()), f"[{', '.join(labels)}]")
        elif len(kept) == MOST_CURVES:
            left_out += 1
        else:
            kept.append(row)
            title, unit = study.title(output, position), study.unit(output, position)
            curves.append(Curve(title, labels, study.index(output, position), unit, tuple(values[row].tolist())))
    return tuple(sorted(curves, key=lambda curve: curve.index)), same, left_out


def _equal(a: Array, b: Array, size: float) -> bool:
    finite = np.isfinite(a)
    if (finite != np.isfinite(b)).any():
        return False
    return bool((np.abs(a[finite] - b[finite]) <= _SAME * size + 1e-9 * np.abs(b[finite])).all())


def flat(curve: Curve) -> bool:
    """Whether a curve is a constant, but for rounding."""
    finite = [value for value in curve.values if np.isfinite(value)]
    if len(finite) < len(curve.values):
        return False
    return max(finite) - min(finite) <= 1e-9 * max(abs(value) for value in finite)


def _shown(curves: Sequence[Curve]) -> tuple[float, float]:
    """The range of values to show: all of it, or its middle where a few values are far outside."""
    values = np.array([curve.values for curve in curves]).reshape(1, -1)
    if not np.isfinite(values).any():
        return -1.0, 1.0
    least, low, high, most = (float(x) for x in percentiles(values, (0.0, 5.0, 95.0, 100.0))[:, 0])
    if most - least > _FAR * (high - low) > 0:
        room = high - low
        least, most = max(least, low - room), min(most, high + room)
    if most - least <= 1e-9 * max(abs(least), abs(most)):
        room = abs(most) / 2 or 1.0
        least, most = least - room, most + room
    return least, most
