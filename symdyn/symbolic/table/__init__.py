"""The table of quantities: names, arguments, groups, and how each is recorded. One file per group."""

from __future__ import annotations

from symdyn.symbolic.table import diagonal, dynamics, filter, kinematics, linear, loops
from symdyn.symbolic.table.quantity import Quantity
from symdyn.symbolic.tape import Results

QUANTITIES: tuple[Quantity, ...] = (
    *dynamics.QUANTITIES,
    *filter.QUANTITIES,
    *kinematics.QUANTITIES,
    *linear.QUANTITIES,
    *diagonal.QUANTITIES,
    *loops.QUANTITIES,
)
BY_NAME = {quantity.name: quantity for quantity in QUANTITIES}
GROUPS = tuple(dict.fromkeys(quantity.group for quantity in QUANTITIES))
DEFAULT = ("dynamics", "kinematics")

__all__ = ["BY_NAME", "DEFAULT", "GROUPS", "QUANTITIES", "Quantity", "Results"]
