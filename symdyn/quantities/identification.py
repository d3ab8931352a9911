"""The contract of regressors and base parameters: what joint forces are linear in."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Output, Powers, Quantity

_FORCE_BY_NUMBER = Powers(1, 1, -2, (1, -1))  # a number's own unit is divided by

QUANTITIES = (
    Quantity(
        "regressor",
        named("q qd qdd"),
        (Output("Y", (Axis.DOF, Axis.COLUMN), unit=_FORCE_BY_NUMBER),),
        "Y (N, C): tau = Y pi for the numbers pi of bodies and joints that REGRESSOR names.",
        Group.IDENTIFICATION,
        "LIN 1",
    ),
    Quantity(
        "energy_regressor",
        named("q qd"),
        (Output("E", (Axis.ENERGY, Axis.COLUMN), unit=Powers(1, 2, -2, (0, -1))),),
        "E (2, C): kinetic and potential energy are E pi, zero at the base origin, for the numbers pi that REGRESSOR names.",
        Group.IDENTIFICATION,
        "DIAG 1.2",
    ),
    Quantity(
        "base_regressor",
        named("q qd qdd"),
        (Output("Y", (Axis.DOF, Axis.BASE_COLUMN), unit=_FORCE_BY_NUMBER),),
        "Y (N, CB), of full column rank: tau = Y beta for the base parameters beta that BASE_PARAMETERS spells out.",
        Group.IDENTIFICATION,
    ),
    Quantity(
        "base_parameters",
        named("pi"),
        (Output("beta", (Axis.BASE_COLUMN,), unit=Powers(0, 0, 0, (1,))),),
        "Base parameters beta (CB,) of a robot with the numbers pi, all that joint forces depend on.",
        Group.IDENTIFICATION,
    ),
)
