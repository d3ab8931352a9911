"""The contract of the estimation view of KFS."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, FORCE

_VECTOR = (Axis.DOF,)
_SQUARES = (Axis.BODY, Axis.SIX, Axis.SIX)
_INERTIA, _RESPONSE = Powers(1, 0, 0, (0, 1, 1)), Powers(-1, 0, 0, (0, -1, -1))
_INVERTS = frozenset({Need.INVERSE})
_GAINS = _INVERTS | {Need.OWN_JOINTS}

QUANTITIES = (
    Quantity(
        "acceleration_parts",
        named("q qd tau"),
        (
            Output("a1", _VECTOR, Growth.SOLVES_M, unit=ACCELERATION),
            Output("a2", _VECTOR, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),
            Output("a3", _VECTOR, Growth.SOLVES_M, Terms.VELOCITY_ACCELERATIONS, unit=ACCELERATION),
        ),
        "qdd in three parts ((N,) each): from joint forces, from bias forces (gravity among them), from bias accelerations.",
        Group.FILTER,
        "KFS 10.1",
        needs=_INVERTS,
    ),
    Quantity(
        "articulated_inertias",
        named("q"),
        (Output("P", _SQUARES, Growth.SOLVES_M, inertial=True, unit=_INERTIA),),
        "Articulated-body inertias P (N, 6, 6) in the bodies' frames, angular part first.",
        Group.FILTER,
        "KFS 8",
        needs=_GAINS,
    ),
    Quantity(
        "kalman_gains",
        named("q"),
        (Output("G", (Axis.DOF, Axis.SIX), Growth.SOLVES_M, unit=Powers(0, 0, 0, (-1, 1))),),
        "Kalman gains G = P H^T / D (N, 6) in the bodies' frames, angular part first.",
        Group.FILTER,
        "KFS 8",
        needs=_GAINS,
    ),
    Quantity(
        "filter_forward_dynamics",
        named("q qd tau"),
        (
            Output("z", (Axis.BODY, Axis.SIX), Growth.SOLVES_M, Terms.FORCES, unit=Powers(1, 1, -2, (0, 1))),
            Output("innovation", _VECTOR, Growth.SOLVES_M, Terms.INNOVATIONS, unit=FORCE),
            Output("residual", _VECTOR, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),
            Output("qdd", _VECTOR, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),
        ),
        "Predicted forces z (N, 6) in the bodies' frames, innovations (N,), residuals (N,) and qdd (N,).",
        Group.FILTER,
        "KFS 8, SOA 4",
        needs=_GAINS,
    ),
    Quantity(
        "smoothed_covariances",
        named("q"),
        (
            Output("Upsilon", _SQUARES, Growth.SOLVES_M, unit=_RESPONSE),
            Output("S", _SQUARES, Growth.SOLVES_M, inertial=True, unit=_INERTIA),
        ),
        "Covariances Upsilon of the co-states and S = P - P Upsilon P of the smoothed forces (N, 6, 6), bodies' frames.",
        Group.FILTER,
        "KFS 9.17–9.21",
        needs=_GAINS,
    ),
)
