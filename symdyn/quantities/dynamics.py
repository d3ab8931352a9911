"""The contract of the GIM, its factors and inverse, inverse and forward dynamics, energies."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, FACTOR, FORCE, INERTIA, INERTIA_INVERSE, PIVOT

_VECTOR, _MATRIX = (Axis.DOF,), (Axis.DOF, Axis.DOF)
_WEIGHS, _INVERTS = frozenset({Need.INERTIA}), frozenset({Need.INVERSE})

QUANTITIES = (
    Quantity(
        "mass_matrix",
        named("q"),
        (Output("M", _MATRIX, inertial=True, unit=INERTIA),),
        "Generalised inertia matrix M, full symmetric, (N, N).",
        Group.DYNAMICS,
        "UDU 16",
        needs=_WEIGHS,
    ),
    Quantity(
        "udu",
        named("q"),
        (
            Output("U", _MATRIX, Growth.SOLVES_M, inertial=True, unit=FACTOR),
            Output("D", _VECTOR, Growth.SOLVES_M, inertial=True, unit=PIVOT),
        ),
        "U (N, N) unit upper triangular and D (N,) of M = U diag(D) U^T.",
        Group.DYNAMICS,
        "UDU 21",
        needs=_INVERTS,
    ),
    Quantity(
        "innovations",
        named("q"),
        (
            Output("W", _MATRIX, Growth.SOLVES_M, inertial=True, unit=FACTOR),
            Output("D", _VECTOR, Growth.SOLVES_M, inertial=True, unit=PIVOT),
        ),
        "W = U^-1 (N, N) and D (N,): W M W^T = diag(D).",
        Group.DYNAMICS,
        "DIAG 4.1",
        needs=_INVERTS,
    ),
    Quantity(
        "mass_matrix_inverse",
        named("q"),
        (Output("M_inverse", _MATRIX, Growth.SOLVES_M, unit=INERTIA_INVERSE),),
        "M^-1, full symmetric, (N, N).",
        Group.DYNAMICS,
        "KFS 10, LIN 4.23",
        needs=_INVERTS,
    ),
    Quantity(
        "inverse_dynamics",
        named("q qd qdd"),
        (Output("tau", _VECTOR, terms=Terms.FORCES, unit=FORCE),),
        "Joint forces (N,) for the accelerations qdd; gravity, armature and friction included.",
        Group.DYNAMICS,
        "KFS 7",
        needs=_WEIGHS,
    ),
    Quantity(
        "bias_forces",
        named("q qd"),
        (Output("bias", _VECTOR, terms=Terms.FORCES, unit=FORCE),),
        "Joint forces (N,) at qdd = 0, friction included.",
        Group.DYNAMICS,
        "KFS 7",
        needs=_WEIGHS,
    ),
    Quantity(
        "gravity_forces",
        named("q"),
        (Output("g", _VECTOR, terms=Terms.FORCES, unit=FORCE),),
        "Joint forces (N,) that hold the robot at rest.",
        Group.DYNAMICS,
        "KFS 7",
        needs=_WEIGHS,
    ),
    Quantity(
        "coriolis_matrix",
        named("q qd"),
        (Output("C", _MATRIX, terms=Terms.VELOCITY_FORCES, unit=Powers(1, 0, -1, (1, 1))),),
        "Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.",
        Group.DYNAMICS,
        "KFS 7, LIN 3.8",
        needs=_WEIGHS,
    ),
    Quantity(
        "forward_dynamics",
        named("q qd tau"),
        (Output("qdd", _VECTOR, Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),),
        "Joint accelerations (N,) under the joint forces tau.",
        Group.DYNAMICS,
        "KFS 8, UDU B",
        needs=_INVERTS,
    ),
    Quantity(
        "kinetic_energy",
        named("q qd"),
        (Output("energy", (), inertial=True, unit="J"),),
        "Kinetic energy, J.",
        Group.ENERGY,
        "DIAG 1.2",
        needs=_WEIGHS,
    ),
    Quantity(
        "potential_energy",
        named("q"),
        (Output("energy", (), terms=Terms.FORCES, unit="J"),),
        "Potential energy, J; zero at the base origin.",
        Group.ENERGY,
        needs=_WEIGHS,
    ),
)
