"""The contract of the robot as one body: its centre of mass, and its momentum about that point."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import INERTIA

_OF_WHAT_MOVES = frozenset({Need.INERTIA, Need.MASS})

QUANTITIES = (
    Quantity(
        "center_of_mass",
        named("q"),
        (Output("com", (Axis.XYZ,), unit="m"),),
        "Centre of mass (3,) in the base frame, of all links that move; links that the base holds do not count.",
        Group.CENTROIDAL,
        needs=_OF_WHAT_MOVES,
    ),
    Quantity(
        "center_of_mass_jacobian",
        named("q"),
        (Output("J", (Axis.XYZ, Axis.DOF), unit=Powers(0, 0, 0, (0, 1))),),
        "Jacobian J (3, N) of the centre of mass, base axes: J qd is its velocity.",
        Group.CENTROIDAL,
        needs=_OF_WHAT_MOVES,
    ),
    Quantity(
        "centroidal_momentum_matrix",
        named("q"),
        (Output("A", (Axis.SIX, Axis.DOF), inertial=True, unit=INERTIA),),
        "A (6, N): A qd is the momentum of all links about their centre of mass, base axes, angular part first.",
        Group.CENTROIDAL,
        needs=_OF_WHAT_MOVES,
    ),
    Quantity(
        "centroidal_bias",
        named("q qd"),
        (Output("bias", (Axis.SIX,), terms=Terms.VELOCITY_FORCES, unit=Powers(1, 1, -2, (1,))),),
        "dA/dt qd (6,): what the velocities add to A qdd in the rate of the centroidal momentum, moment first.",
        Group.CENTROIDAL,
        needs=_OF_WHAT_MOVES,
    ),
)
