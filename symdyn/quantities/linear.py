"""The contract of linearised inverse and forward dynamics (LIN)."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Measured, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, FORCE, INERTIA, INERTIA_INVERSE

_VECTOR, _MATRIX = (Axis.DOF,), (Axis.DOF, Axis.DOF)
_WEIGHS, _INVERTS = frozenset({Need.INERTIA}), frozenset({Need.INVERSE})

QUANTITIES = (
    Quantity(
        "inverse_dynamics_derivatives",
        named("q qd qdd"),
        (
            Output("dtau_dq", _MATRIX, terms=Terms.FORCES, unit=Powers(1, 0, -2, (1, 1))),
            Output("dtau_dqd", _MATRIX, terms=Terms.VELOCITY_FORCES, unit=Powers(1, 0, -1, (1, 1))),
            Output("M", _MATRIX, unit=INERTIA),
        ),
        "Derivatives of the joint forces by q and qd, and M; (N, N) each, derivative index last.",
        Group.LINEAR,
        "LIN 3.8",
        needs=_WEIGHS,
    ),
    Quantity(
        "forward_dynamics_derivatives",
        named("q qd tau"),
        (
            Output("dqdd_dq", _MATRIX, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=Powers(0, 0, -2, (-1, 1))),
            Output("dqdd_dqd", _MATRIX, Growth.SOLVES_M, Terms.VELOCITY_ACCELERATIONS, unit=Powers(0, 0, -1, (-1, 1))),
            Output("M_inverse", _MATRIX, Growth.SOLVES_M, unit=INERTIA_INVERSE),
        ),
        "Derivatives of the joint accelerations by q, qd and tau (M^-1); (N, N) each, derivative index last.",
        Group.LINEAR,
        "LIN 4.26",
        needs=_INVERTS,
    ),
    Quantity(
        "inverse_dynamics_perturbation",
        named("q qd qdd dq dqd dqdd"),
        (Output("dtau", _VECTOR, terms=Terms.FORCES, unit=FORCE),),
        "Change (N,) of the joint forces for small changes of the motion.",
        Group.LINEAR,
        "LIN algorithm 1",
        needs=_WEIGHS,
    ),
    Quantity(
        "forward_dynamics_perturbation",
        named("q qd tau dq dqd dtau"),
        (Output("dqdd", _VECTOR, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),),
        "Change (N,) of the joint accelerations for small changes of state and joint forces.",
        Group.LINEAR,
        "LIN algorithms 3, 5",
        needs=_INVERTS,
    ),
    Quantity(
        "state_space",
        named("q qd tau"),
        (
            Output(
                "A",
                (Axis.STATE, Axis.STATE),
                Growth.SOLVES_M,
                Terms.ACCELERATIONS,
                measured=Measured.LOWER_HALF,
                unit=Powers(0, 0, -1, (-1, 1)),
            ),
            Output(
                "B",
                (Axis.STATE, Axis.DOF),
                Growth.SOLVES_M,
                measured=Measured.LOWER_HALF,
                unit=Powers(-1, 0, 1, (-1, -1)),
            ),
        ),
        "A (2N, 2N) and B (2N, N) of the linearised d/dt [q; qd] = f(q, qd, tau).",
        Group.LINEAR,
        "LIN 1.4",
        needs=_INVERTS,
    ),
)
