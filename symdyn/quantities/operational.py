"""The contract of operational-space dynamics, Λ ẍ + μ = J̄* τ, of a tool and of all tools at once (SOA, application 2)."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import INERTIA

_NEEDS = frozenset({Need.INVERSE, Need.FULL_RANK})
_FORCE, _INVERSE = Powers(1, 1, -2, (1,)), Powers(0, 0, 0, (-1, 1))
_ALL, _EACH = "over the directions of all tools, tool by tool", "over the directions of the tool"

QUANTITIES = (
    Quantity(
        "operational_bias",
        named("q qd"),
        (Output("mu", (Axis.DIRECTION,), Growth.SOLVES_OMEGA, Terms.FORCES, unit=_FORCE),),
        f"mu = Lambda (J M^-1 bias - Jd qd) {_EACH}: Lambda xdd + mu = J_bar^T tau; not finite at a singular pose.",
        Group.OPERATIONAL,
        "SOA 5",
        per_tool=True,
        needs=_NEEDS,
    ),
    Quantity(
        "dynamically_consistent_inverse",
        named("q"),
        (Output("J_bar", (Axis.DOF, Axis.DIRECTION), Growth.SOLVES_OMEGA, unit=_INVERSE),),
        f"J_bar = M^-1 J^T Lambda (N, R) {_EACH}: J J_bar = 1; not finite at a singular pose.",
        Group.OPERATIONAL,
        "SOA 5",
        per_tool=True,
        needs=_NEEDS,
    ),
    Quantity(
        "operational_inertia_all",
        named("q"),
        (
            Output(
                "Lambda",
                (Axis.ALL_DIRECTIONS, Axis.ALL_DIRECTIONS),
                Growth.INVERTS_OMEGA,
                inertial=True,
                unit=INERTIA,
            ),
        ),
        f"Lambda = (J M^-1 J^T)^-1 (A, A) {_ALL}; not finite at a singular pose.",
        Group.OPERATIONAL,
        "SOA 5",
        needs=_NEEDS | {Need.TOOLS},
    ),
    Quantity(
        "operational_bias_all",
        named("q qd"),
        (Output("mu", (Axis.ALL_DIRECTIONS,), Growth.SOLVES_OMEGA, Terms.FORCES, unit=_FORCE),),
        f"mu = Lambda (J M^-1 bias - Jd qd) (A,) {_ALL}; not finite at a singular pose.",
        Group.OPERATIONAL,
        "SOA 5",
        needs=_NEEDS | {Need.TOOLS},
    ),
    Quantity(
        "dynamically_consistent_inverse_all",
        named("q"),
        (Output("J_bar", (Axis.DOF, Axis.ALL_DIRECTIONS), Growth.SOLVES_OMEGA, unit=_INVERSE),),
        f"J_bar = M^-1 J^T Lambda (N, A) {_ALL}; not finite at a singular pose.",
        Group.OPERATIONAL,
        "SOA 5",
        needs=_NEEDS | {Need.TOOLS},
    ),
)
