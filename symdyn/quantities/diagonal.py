"""The contract of diagonalised dynamics (DIAG), normalised and not, and of how the GIM changes."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, JointUnit, Need, Output, Powers, Quantity, Terms
from symdyn.quantities.units import ACCELERATION, FORCE, RATE


def _diagonal(
    name: str, arguments: str, output: str, unit: str | JointUnit, summary: str, source: str, terms: Terms = Terms.ONE
) -> Quantity:
    """A vector over the degrees of freedom that is made with the factors of M."""
    outputs = (Output(output, (Axis.DOF,), Growth.SOLVES_M, terms, unit=unit),)
    return Quantity(name, named(arguments), outputs, summary, Group.DIAGONAL, source, needs=frozenset({Need.INVERSE}))


QUANTITIES = (
    Quantity(
        "mass_matrix_rate",
        named("q qd"),
        (Output("Md", (Axis.DOF, Axis.DOF), terms=Terms.VELOCITY_FORCES, unit=Powers(1, 0, -1, (1, 1))),),
        "dM/dt, full symmetric, (N, N).",
        Group.DIAGONAL,
        "DIAG 2.1",
        needs=frozenset({Need.INERTIA}),
    ),
    Quantity(
        "mass_matrix_sensitivity",
        named("q"),
        (Output("dM", (Axis.DOF, Axis.DOF, Axis.DOF), inertial=True, unit=Powers(1, -1, 0, (1, 1, 1))),),
        "dM/dq_i for every joint i, derivative index first, (N, N, N).",
        Group.DIAGONAL,
        "DIAG 6.14",
        needs=frozenset({Need.INERTIA}),
    ),
    _diagonal("diagonal_rates", "q qd", "nu", "kg^½ m/s", "Total joint rates nu = D^1/2 U^T qd (N,).", "DIAG table 2"),
    _diagonal("joint_rates", "q nu", "qd", RATE, "Joint rates qd (N,) of the total joint rates nu.", "DIAG table 2"),
    _diagonal(
        "working_moments",
        "q tau",
        "epsilon",
        "kg^½ m/s²",
        "Working moments epsilon = D^-1/2 W tau (N,).",
        "DIAG table 3",
    ),
    _diagonal(
        "joint_moments", "q epsilon", "tau", FORCE, "Joint forces tau (N,) of the working moments.", "DIAG table 3"
    ),
    _diagonal(
        "diagonal_coriolis",
        "q nu",
        "C",
        "kg^½ m/s²",
        "C (N,) of d nu/dt + C = epsilon, without gravity and friction; does no work: nu.C = 0.",
        "DIAG 7.1",
        Terms.NORMALISED_VELOCITY,
    ),
    _diagonal(
        "diagonal_forward_dynamics",
        "q nu epsilon",
        "nud",
        "kg^½ m/s²",
        "d nu/dt (N,) under working moments epsilon; gravity and friction are taken off.",
        "DIAG 3.1",
        Terms.NORMALISED,
    ),
    _diagonal(
        "diagonal_rates_unnormalised",
        "q qd",
        "xi",
        RATE,
        "Un-normalised total joint rates xi = U^T qd (N,).",
        "DIAG 7.7",
    ),
    _diagonal("joint_rates_unnormalised", "q xi", "qd", RATE, "Joint rates qd (N,) of xi.", "DIAG 7.7"),
    _diagonal(
        "working_moments_unnormalised",
        "q tau",
        "kappa",
        FORCE,
        "Un-normalised working moments kappa = W tau (N,).",
        "DIAG 7.9",
    ),
    _diagonal("joint_moments_unnormalised", "q kappa", "tau", FORCE, "Joint forces tau (N,) of kappa.", "DIAG 7.9"),
    _diagonal(
        "diagonal_coriolis_unnormalised",
        "q xi",
        "C",
        FORCE,
        "C (N,) of D d xi/dt + C = kappa, without gravity and friction.",
        "DIAG 7.10",
        Terms.VELOCITY_FORCES,
    ),
    _diagonal(
        "diagonal_forward_dynamics_unnormalised",
        "q xi kappa",
        "xid",
        ACCELERATION,
        "d xi/dt (N,) under kappa; gravity and friction are taken off.",
        "DIAG 8.3",
        Terms.ACCELERATIONS,
    ),
    Quantity(
        "diagonal_simulation_step",
        named("q tau xi"),
        (
            Output("xid", (Axis.DOF,), Growth.SOLVES_M, Terms.ACCELERATIONS, unit=ACCELERATION),
            Output("qd", (Axis.DOF,), Growth.SOLVES_M, unit=RATE),
        ),
        "d xi/dt (N,) under the joint forces tau, gravity and friction taken off, and qd (N,): what one step of a simulation "
        "in xi needs.",
        Group.DIAGONAL,
        "DIAG algorithm 8.1",
        needs=frozenset({Need.INVERSE}),
    ),
)
