"""Rows of the table: diagonalised dynamics (DIAG), normalised and not, and how the GIM changes."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic import coriolis, diagonal
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.elimination import half_solve
from symdyn.symbolic.newton_euler import friction_forces
from symdyn.symbolic.sensitivity import mass_matrix_sensitivity
from symdyn.symbolic.table.quantity import Quantity, Results, Ways, add, one, subtract
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Workshop


def _mass_matrix_rate_at(w: Workshop, qd: Sequence[Value]) -> Matrix:
    C = coriolis.coriolis_matrix(w.tape, w.chain, w.placed, qd)
    with w.tape.section("Md", "rate of the mass matrix"):
        return [[C[i][j] + C[j][i] for j in range(w.n)] for i in range(w.n)]


def _rates(w: Workshop, qd: Sequence[Value]) -> diagonal.FactorRates:
    return diagonal.factor_rates(w.tape, w.mass_matrix, _mass_matrix_rate_at(w, qd), w.factors, w.joints)


def _roots(w: Workshop) -> diagonal.Roots:
    return diagonal.roots(w.tape, w.factors)


def _joint_rates_of(w: Workshop, nu: Sequence[Value]) -> list[Value]:
    xi = diagonal.scaled(w.tape, _roots(w).inverse, nu)
    return diagonal.transposed_solve(w.tape, w.factors.U, xi)


def _diagonal_rates(w: Workshop) -> Ways:
    def results() -> Results:
        xi = diagonal.transposed_times(w.tape, w.factors.U, w.argument("qd"))
        return [("nu", diagonal.scaled(w.tape, _roots(w).D, xi))]

    return one(results)


def _diagonal_rates_unnormalised(w: Workshop) -> Ways:
    return one(lambda: [("xi", diagonal.transposed_times(w.tape, w.factors.U, w.argument("qd")))])


def _joint_rates(w: Workshop) -> Ways:
    return one(lambda: [("qd", _joint_rates_of(w, w.argument("nu")))])


def _joint_rates_unnormalised(w: Workshop) -> Ways:
    return one(lambda: [("qd", diagonal.transposed_solve(w.tape, w.factors.U, w.argument("xi")))])


def _working_moments(w: Workshop) -> Ways:
    return one(lambda: [("epsilon", diagonal.working_moments(w.tape, w.factors, _roots(w), w.argument("tau")))])


def _working_moments_unnormalised(w: Workshop) -> Ways:
    return one(lambda: [("kappa", half_solve(w.tape, w.factors, w.argument("tau")))])


def _joint_moments(w: Workshop) -> Ways:
    def results() -> Results:
        kappa = diagonal.scaled(w.tape, _roots(w).D, w.argument("epsilon"))
        return [("tau", diagonal.times(w.tape, w.factors.U, kappa))]

    return one(results)


def _joint_moments_unnormalised(w: Workshop) -> Ways:
    return one(lambda: [("tau", diagonal.times(w.tape, w.factors.U, w.argument("kappa")))])


def _turning(w: Workshop, qd: Sequence[Value], nu: Sequence[Value]) -> list[Value]:
    return diagonal.turning(w.tape, w.factors, _rates(w, qd), _roots(w), qd, nu)


def _diagonal_coriolis(w: Workshop) -> Ways:
    """`C_nu = l (C qd) - md* qd`."""

    def results() -> Results:
        nu = w.argument("nu")
        qd = _joint_rates_of(w, nu)
        velocity = w.forces(qd, w.zeros, gravity=False)
        moments = diagonal.working_moments(w.tape, w.factors, _roots(w), velocity)
        return [("C", subtract(moments, _turning(w, qd, nu)))]

    return one(results)


def _diagonal_forward_dynamics(w: Workshop) -> Ways:
    """`nud = eps - l bias + md* qd`."""

    def results() -> Results:
        nu = w.argument("nu")
        qd = _joint_rates_of(w, nu)
        bias = add(w.forces(qd, w.zeros), friction_forces(w.tape, w.chain, qd))
        moments = diagonal.working_moments(w.tape, w.factors, _roots(w), bias)
        return [("nud", add(subtract(w.argument("epsilon"), moments), _turning(w, qd, nu)))]

    return one(results)


def _turning_unnormalised(w: Workshop, qd: Sequence[Value]) -> list[Value]:
    """`Ud* qd`."""
    return diagonal.transposed_times(w.tape, _rates(w, qd).U, qd)


def _diagonal_coriolis_unnormalised(w: Workshop) -> Ways:
    """`C_xi = W (C qd) - D Ud* qd`."""

    def results() -> Results:
        qd = diagonal.transposed_solve(w.tape, w.factors.U, w.argument("xi"))
        moments = half_solve(w.tape, w.factors, w.forces(qd, w.zeros, gravity=False))
        turned = diagonal.scaled(w.tape, w.factors.D, _turning_unnormalised(w, qd))
        return [("C", subtract(moments, turned))]

    return one(results)


def _diagonal_forward_dynamics_unnormalised(w: Workshop) -> Ways:
    """`xid = D⁻¹ (kappa - W bias) + Ud* qd`."""

    def results() -> Results:
        qd = diagonal.transposed_solve(w.tape, w.factors.U, w.argument("xi"))
        bias = add(w.forces(qd, w.zeros), friction_forces(w.tape, w.chain, qd))
        left = subtract(w.argument("kappa"), half_solve(w.tape, w.factors, bias))
        driven = diagonal.scaled(w.tape, w.factors.D_inverse, left)
        return [("xid", add(driven, _turning_unnormalised(w, qd)))]

    return one(results)


def _mass_matrix_rate(w: Workshop) -> Ways:
    return one(lambda: [("Md", _mass_matrix_rate_at(w, w.argument("qd")))])


def _mass_matrix_sensitivity(w: Workshop) -> Ways:
    return one(lambda: [("dM", mass_matrix_sensitivity(w.tape, w.chain, w.placed))])


QUANTITIES = (
    Quantity("mass_matrix_rate", "diagonal", ("q", "qd"), "dM/dt, full symmetric, (N, N).", _mass_matrix_rate),
    Quantity(
        "mass_matrix_sensitivity",
        "diagonal",
        ("q",),
        "dM/dq_i for every joint i, derivative index first, (N, N, N).",
        _mass_matrix_sensitivity,
    ),
    *(
        Quantity(name, "diagonal", arguments, summary, record, inverts=True)
        for name, arguments, summary, record in (
            ("diagonal_rates", ("q", "qd"), "Total joint rates nu = D^1/2 U^T qd (N).", _diagonal_rates),
            ("joint_rates", ("q", "nu"), "Joint rates qd (N) of the total joint rates nu.", _joint_rates),
            ("working_moments", ("q", "tau"), "Working moments epsilon = D^-1/2 W tau (N).", _working_moments),
            ("joint_moments", ("q", "epsilon"), "Joint forces tau (N) of the working moments.", _joint_moments),
            (
                "diagonal_coriolis",
                ("q", "nu"),
                "C (N) of d nu/dt + C = epsilon, without gravity and friction; does no work: nu.C = 0.",
                _diagonal_coriolis,
            ),
            (
                "diagonal_forward_dynamics",
                ("q", "nu", "epsilon"),
                "d nu/dt (N) under working moments epsilon; gravity and friction are taken off.",
                _diagonal_forward_dynamics,
            ),
            (
                "diagonal_rates_unnormalised",
                ("q", "qd"),
                "Un-normalised total joint rates xi = U^T qd (N).",
                _diagonal_rates_unnormalised,
            ),
            ("joint_rates_unnormalised", ("q", "xi"), "Joint rates qd (N) of xi.", _joint_rates_unnormalised),
            (
                "working_moments_unnormalised",
                ("q", "tau"),
                "Un-normalised working moments kappa = W tau (N).",
                _working_moments_unnormalised,
            ),
            (
                "joint_moments_unnormalised",
                ("q", "kappa"),
                "Joint forces tau (N) of kappa.",
                _joint_moments_unnormalised,
            ),
            (
                "diagonal_coriolis_unnormalised",
                ("q", "xi"),
                "C (N) of D d xi/dt + C = kappa, without gravity and friction.",
                _diagonal_coriolis_unnormalised,
            ),
            (
                "diagonal_forward_dynamics_unnormalised",
                ("q", "xi", "kappa"),
                "d xi/dt (N) under kappa; gravity and friction are taken off.",
                _diagonal_forward_dynamics_unnormalised,
            ),
        )
    ),
)
