"""The contract of dynamics under wrenches on the tools."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, FORCE

QUANTITIES = (
    Quantity(
        "inverse_dynamics_under_forces",
        named("q qd qdd wrenches"),
        (Output("tau", (Axis.DOF,), terms=Terms.FORCES, unit=FORCE),),
        "Joint forces (N,) for the accelerations qdd while wrenches f act on the tools.",
        Group.FORCES,
        "SOA 3.1, KFS 4.4",
        needs=frozenset({Need.TOOLS}),
    ),
    Quantity(
        "forward_dynamics_under_forces",
        named("q qd tau wrenches"),
        (Output("qdd", (Axis.DOF,), Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),),
        "Joint accelerations (N,) under the joint forces tau and wrenches f on the tools.",
        Group.FORCES,
        "SOA 3.1, 4.5a",
        needs=frozenset({Need.TOOLS, Need.INVERSE}),
    ),
)
