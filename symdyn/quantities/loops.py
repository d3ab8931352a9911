"""The contract of closed chains (SOA, application 3)."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, INERTIA, INERTIA_INVERSE

_LOOPS = frozenset({Need.LOOPS})
_SOLVES = _LOOPS | {Need.INVERSE}
_HELD = (Axis.HELD,)
_OPENING = Powers(0, 1, 0, (-1,))
_RATE = Powers(0, 1, -1, (-1,))
_ACCELERATION = Powers(0, 1, -2, (-1,))

QUANTITIES = (
    Quantity(
        "loop_constraint",
        named("q qd"),
        (
            Output("J_c", (Axis.HELD, Axis.DOF), unit=Powers(0, 0, 0, (-1, 1))),
            Output("bias", _HELD, unit=_ACCELERATION),
        ),
        "Constraint Jacobian (L, N) of the loops, motion of frame a against b at b's point along the directions held "
        "(angular first, axes of a), and its rate times qd (L,).",
        Group.LOOPS,
        "SOA 5.8",
        needs=_LOOPS,
    ),
    Quantity(
        "loop_inertia",
        named("q"),
        (Output("Lambda_c", (Axis.HELD, Axis.HELD), Growth.SOLVES_LOOPS, inertial=True, unit=INERTIA),),
        "Lambda_c = (J_c M^-1 J_c^T)^-1 (L, L), the inertia that the cuts feel; not finite where the loops lose rank.",
        Group.LOOPS,
        "SOA 5.17",
        needs=_SOLVES,
    ),
    Quantity(
        "free_loop_acceleration",
        named("q qd tau"),
        (Output("alpha_f", _HELD, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=_ACCELERATION),),
        "Acceleration (L,) of frames a against b along the directions held, J_c qdd + bias, if nothing held the loops.",
        Group.LOOPS,
        "SOA 5.12",
        needs=_SOLVES,
    ),
    Quantity(
        "closure_error",
        named("q qd"),
        (Output("e", _HELD, unit=_OPENING), Output("ed", _HELD, unit=_RATE)),
        "How far frame b of each loop is from a along the directions held (L,), axes of a, rotations as the sine of the "
        "turn, and its rate (L,), which is -J_c qd where the loops are closed.",
        Group.LOOPS,
        "SOA 5.7",
        needs=_LOOPS,
    ),
    Quantity(
        "constrained_forward_dynamics",
        named("q qd tau"),
        (
            Output("qdd", (Axis.DOF,), Growth.SOLVES_LOOPS, Terms.ACCELERATIONS, unit=ACCELERATION),
            Output("loop_forces", _HELD, Growth.SOLVES_LOOPS, Terms.ACCELERATIONS, unit=Powers(1, 1, -2, (1,))),
        ),
        "Joint accelerations (N,) that keep the loops closed, and the loop forces, loop by loop along the directions held "
        "(angular first, axes of frame a): what a passes on to b.",
        Group.LOOPS,
        "SOA 5.16",
        needs=_SOLVES,
    ),
    Quantity(
        "constrained_operational_inertia_inverse",
        named("q"),
        (Output("Omega", (Axis.SIX, Axis.SIX), Growth.SOLVES_LOOPS, Terms.RESPONSES, unit=INERTIA_INVERSE),),
        "Acceleration per wrench (6, 6) of the tool with all loops held closed, base axes, angular rows first; its inverse "
        "is the inertia of what several arms hold.",
        Group.LOOPS,
        "SOA 5",
        per_tool=True,
        needs=_SOLVES,
    ),
)
