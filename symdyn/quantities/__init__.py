"""The contract of every quantity, without SymPy and without recursions. One file for each group or two.

`symbolic/table` says how each is recorded, `judge/reference` what the core makes of it; whoever else needs a fact of a
quantity reads it here.
"""

from __future__ import annotations

from symdyn.quantities import (
    bodies,
    centroidal,
    diagonal,
    dynamics,
    filter,
    forces,
    identification,
    kinematics,
    linear,
    loops,
    operational,
    positions,
)
from symdyn.quantities.contract import Group, Quantity

QUANTITIES: tuple[Quantity, ...] = (
    *dynamics.QUANTITIES,
    *centroidal.QUANTITIES,
    *bodies.QUANTITIES,
    *filter.QUANTITIES,
    *kinematics.QUANTITIES,
    *operational.QUANTITIES,
    *forces.QUANTITIES,
    *linear.QUANTITIES,
    *diagonal.QUANTITIES,
    *loops.QUANTITIES,
    *identification.QUANTITIES,
    *positions.QUANTITIES,
)
"""In the order of generated files."""

BY_NAME = {quantity.name: quantity for quantity in QUANTITIES}

ALWAYS = positions.QUANTITIES
"""Made for every robot that has what they need, whatever is asked for."""

DEFAULT = (Group.DYNAMICS.value, Group.KINEMATICS.value)
"""What `--functions` is without being given."""

EVERYTHING = "all"
"""The word of `--functions` for all groups."""
