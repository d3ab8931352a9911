"""The contract of closed chains (SOA, application 3)."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION

QUANTITIES = (
    Quantity(
        "constrained_forward_dynamics",
        named("q qd tau"),
        (
            Output("qdd", (Axis.DOF,), Growth.SOLVES_LOOPS, Terms.ACCELERATIONS, unit=ACCELERATION),
            Output("loop_forces", (Axis.HELD,), Growth.SOLVES_LOOPS, Terms.ACCELERATIONS, unit=Powers(1, 1, -2, (1,))),
        ),
        "Joint accelerations (N,) that keep the loops closed, and the loop forces, loop by loop along the directions held "
        "(angular first, axes of frame a): what a passes on to b.",
        Group.LOOPS,
        "SOA 5.16",
        needs=frozenset({Need.INVERSE, Need.LOOPS}),
    ),
)
