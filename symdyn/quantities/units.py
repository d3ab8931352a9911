"""Units that several results have, and the unit of one entry, by the joints or directions that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.quantities.contract import Axis, JointUnit, Powers, Quantity

FORCE = JointUnit("N m", "N", "N m")
RATE = JointUnit("rad/s", "m/s", "rad/s")
ACCELERATION = JointUnit("rad/s²", "m/s²", "rad/s²")
INERTIA = Powers(1, 0, 0, (1, 1))
INERTIA_INVERSE = Powers(-1, 0, 0, (-1, -1))
FACTOR = Powers(0, 0, 0, (1, -1))
PIVOT = Powers(1, 0, 0, (2,))

Dimension = tuple[int, int, int]
"""Powers of kg, m and s."""

_RAISED = {1: "", 2: "²", 3: "³"}


@dataclass(frozen=True)
class Places:
    """What the indices of a result belong to.

    Attributes:
        joints: what every degree of freedom turns or slides by, `rad` or `m`.
        directions: rows (angular first, of six) of the tool that a function is of.
        held: rows that the loops hold, loop by loop.
        all_directions: rows of all tools, tool by tool.
        positions: unit of every number of position, where that may be another than of the degree of freedom.
        columns, base_columns: powers of kg, m and s of the numbers of bodies and joints, and of those that are kept.
    """

    joints: tuple[str, ...]
    directions: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    held: tuple[int, ...] = ()
    all_directions: tuple[int, ...] = ()
    columns: tuple[Dimension, ...] = ()
    base_columns: tuple[Dimension, ...] = ()
    positions: tuple[str, ...] = ()

    def turns(self, axis: Axis, index: int) -> bool:
        """Whether an index of an axis belongs to a turning joint or an angular row."""
        if axis in (Axis.DOF, Axis.STATE):
            return self.joints[index % len(self.joints)] == "rad"
        if axis in (Axis.SIX, Axis.TOOLS):
            return index % 6 < 3
        if axis is Axis.DIRECTION:
            return self.directions[index] < 3
        if axis is Axis.ALL_DIRECTIONS:
            return self.all_directions[index] < 3
        return axis is Axis.HELD and self.held[index] < 3


def unit_of(quantity: Quantity, output: str, index: Sequence[int], places: Places) -> str:
    """The unit of an entry; empty where it has none.

    Args:
        quantity: a plain one.
        output: name of the result.
        index: of the entry, one number for each axis of the result.
        places: what indices belong to.
    """
    ((unit, axes),) = ((result.unit, result.axes) for result in quantity.outputs if result.name == output)
    if axes == (Axis.FRAME, Axis.FRAME):
        return "m" if index[1] == 3 and index[0] < 3 else ""
    if isinstance(unit, str):
        return unit
    if isinstance(unit, JointUnit):
        return unit.at((places.positions if axes[0] is Axis.POSITION else places.joints)[index[0]])
    kg, m, s = unit.kg, unit.m, unit.s
    for axis, power, sign, at in zip(axes, unit.turning, (-1, 1, 1), index, strict=False):
        if axis in (Axis.COLUMN, Axis.BASE_COLUMN):
            own = (places.columns if axis is Axis.COLUMN else places.base_columns)[at]
            kg, m, s = (x + power * y for x, y in zip((kg, m, s), own, strict=True))
            continue
        m += power if places.turns(axis, at) else 0
        s += sign if axis is Axis.STATE and at >= len(places.joints) else 0  # rates: a row has s less, a column more
    return _spelt(kg, m, s)


def _spelt(kg: int, m: int, s: int) -> str:
    """Whole powers as one writes them: `kg m²`, `1/(kg m)`, `N m`."""
    if (kg, s) == (1, -2):
        return _fraction({"N": 1, "m": m - 1})
    return _fraction({"kg": kg, "m": m, "s": s})


def _fraction(powers: dict[str, int]) -> str:
    above = [f"{name}{_RAISED[power]}" for name, power in powers.items() if power > 0]
    below = [f"{name}{_RAISED[-power]}" for name, power in powers.items() if power < 0]
    if not below:
        return " ".join(above)
    under = f"({' '.join(below)})" if len(below) > 1 else below[0]
    return f"{' '.join(above) or '1'}/{under}"
