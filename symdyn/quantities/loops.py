"""The contract of closed chains (SOA, application 3)."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Quantity, Terms

QUANTITIES = (
    Quantity(
        "constrained_forward_dynamics",
        named("q qd tau"),
        (
            Output("qdd", (Axis.DOF,), Growth.SOLVES_LOOPS, Terms.ACCELERATIONS),
            Output("loop_forces", (Axis.HELD,), Growth.SOLVES_LOOPS, Terms.ACCELERATIONS),
        ),
        "Joint accelerations (N,) that keep the loops closed, and the loop forces, loop by loop along the directions held "
        "(angular first, axes of frame a): what a passes on to b.",
        Group.LOOPS,
        "SOA 5.16",
        needs=frozenset({Need.INVERSE, Need.LOOPS}),
    ),
)
