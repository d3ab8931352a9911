"""How to record diagonalised dynamics (DIAG), normalised and not, and how the GIM changes."""

from __future__ import annotations

from collections.abc import Callable

from symdyn.symbolic.diagonal import ByFactors, Road, mass_matrix_rate, normalised_coriolis, roots, scaled
from symdyn.symbolic.diagonal_sweeps import BySweeps
from symdyn.symbolic.joint_space import subtract
from symdyn.symbolic.sensitivity import mass_matrix_sensitivity
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop


def _by_either(w: Workshop, recorded: Callable[[Road], Results]) -> Ways:
    """By the factors of the GIM, or by the paper's sweeps."""
    return either(w, [lambda: recorded(ByFactors(w))], [lambda: recorded(BySweeps(w))])


def _diagonal_rates(w: Workshop) -> Ways:
    def nu(road: Road) -> Results:
        return [("nu", scaled(w.tape, roots(w.tape, road)[0], road.rates(w.argument("qd"))))]

    return _by_either(w, nu)


def _diagonal_rates_unnormalised(w: Workshop) -> Ways:
    return _by_either(w, lambda road: [("xi", road.rates(w.argument("qd")))])


def _xi(w: Workshop, road: Road) -> list[Value]:
    """`xi = D^-½ nu`."""
    return scaled(w.tape, roots(w.tape, road)[1], w.argument("nu"))


def _joint_rates(w: Workshop) -> Ways:
    return _by_either(w, lambda road: [("qd", road.joint_rates(_xi(w, road)))])


def _joint_rates_unnormalised(w: Workshop) -> Ways:
    return _by_either(w, lambda road: [("qd", road.joint_rates(w.argument("xi")))])


def _working_moments(w: Workshop) -> Ways:
    def epsilon(road: Road) -> Results:
        return [("epsilon", scaled(w.tape, roots(w.tape, road)[1], road.moments(w.argument("tau"))))]

    return _by_either(w, epsilon)


def _working_moments_unnormalised(w: Workshop) -> Ways:
    return _by_either(w, lambda road: [("kappa", road.moments(w.argument("tau")))])


def _joint_moments(w: Workshop) -> Ways:
    def tau(road: Road) -> Results:
        return [("tau", road.joint_moments(scaled(w.tape, roots(w.tape, road)[0], w.argument("epsilon"))))]

    return _by_either(w, tau)


def _joint_moments_unnormalised(w: Workshop) -> Ways:
    return _by_either(w, lambda road: [("tau", road.joint_moments(w.argument("kappa")))])


def _diagonal_coriolis(w: Workshop) -> Ways:
    def C(road: Road) -> Results:
        xi = _xi(w, road)
        found, D_rate = road.coriolis(road.joint_rates(xi), xi, w.zeros, gravity=False)
        return [("C", normalised_coriolis(w.tape, road, found, D_rate, w.argument("nu")))]

    return _by_either(w, C)


def _diagonal_coriolis_unnormalised(w: Workshop) -> Ways:
    def C(road: Road) -> Results:
        xi = w.argument("xi")
        return [("C", road.coriolis(road.joint_rates(xi), xi, w.zeros, gravity=False)[0])]

    return _by_either(w, C)


def _diagonal_forward_dynamics(w: Workshop) -> Ways:
    """`nud = eps - C_nu`, gravity and friction in the latter."""

    def nud(road: Road) -> Results:
        xi = _xi(w, road)
        qd = road.joint_rates(xi)
        found, D_rate = road.coriolis(qd, xi, w.friction_at(qd), gravity=True)
        C_nu = normalised_coriolis(w.tape, road, found, D_rate, w.argument("nu"))
        return [("nud", subtract(w.argument("epsilon"), C_nu))]

    return _by_either(w, nud)


def _diagonal_forward_dynamics_unnormalised(w: Workshop) -> Ways:
    """`xid = D⁻¹ (kappa - C_xi)`, gravity and friction in the latter."""

    def xid(road: Road) -> Results:
        xi = w.argument("xi")
        qd = road.joint_rates(xi)
        return [("xid", road.acceleration(qd, xi, w.friction_at(qd), w.argument("kappa")))]

    return _by_either(w, xid)


def _diagonal_simulation_step(w: Workshop) -> Ways:
    """As before with `kappa = W tau`: the joint forces go in among the loads."""

    def step(road: Road) -> Results:
        xi = w.argument("xi")
        qd = road.joint_rates(xi)
        loads = subtract(w.friction_at(qd), w.argument("tau"))
        return [("xid", road.acceleration(qd, xi, loads, w.zeros)), ("qd", qd)]

    return _by_either(w, step)


def _mass_matrix_rate(w: Workshop) -> Ways:
    return one(lambda: [("Md", mass_matrix_rate(w, w.argument("qd")))])


def _mass_matrix_sensitivity(w: Workshop) -> Ways:
    return one(lambda: [("dM", mass_matrix_sensitivity(w.at))])


RECORDERS: dict[str, Recorder] = {
    "mass_matrix_rate": _mass_matrix_rate,
    "mass_matrix_sensitivity": _mass_matrix_sensitivity,
    "diagonal_rates": _diagonal_rates,
    "joint_rates": _joint_rates,
    "working_moments": _working_moments,
    "joint_moments": _joint_moments,
    "diagonal_coriolis": _diagonal_coriolis,
    "diagonal_forward_dynamics": _diagonal_forward_dynamics,
    "diagonal_rates_unnormalised": _diagonal_rates_unnormalised,
    "joint_rates_unnormalised": _joint_rates_unnormalised,
    "working_moments_unnormalised": _working_moments_unnormalised,
    "joint_moments_unnormalised": _joint_moments_unnormalised,
    "diagonal_coriolis_unnormalised": _diagonal_coriolis_unnormalised,
    "diagonal_forward_dynamics_unnormalised": _diagonal_forward_dynamics_unnormalised,
    "diagonal_simulation_step": _diagonal_simulation_step,
}
