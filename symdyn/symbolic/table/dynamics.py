"""Rows of the table: the GIM, its factors and inverse, inverse and forward dynamics, energies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic import coriolis, elimination, energy, upsilon
from symdyn.symbolic.joint_space import add
from symdyn.symbolic.table.quantity import Quantity, Ways, one
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop

Solver = Callable[[Sequence[Value]], list[Value]]


def _mass_matrix(w: Workshop) -> Ways:
    return one(lambda: [("M", w.mass_matrix)])


def _udu(w: Workshop) -> Ways:
    """By elimination of the GIM, or from the filter's gains."""
    return [
        lambda: [("U", w.factors.U), ("D", w.factors.D)],
        lambda: [("U", upsilon.unit_factor(w.at, w.gains)), ("D", [gain.D for gain in w.gains])],
    ]


def _innovations(w: Workshop) -> Ways:
    return [
        lambda: [("W", elimination.innovations(w.tape, w.factors)), ("D", w.factors.D)],
        lambda: [("W", upsilon.innovations(w.at, w.gains)), ("D", [gain.D for gain in w.gains])],
    ]


def _mass_matrix_inverse(w: Workshop) -> Ways:
    """From the factors, or element by element from the filter."""
    return [lambda: [("M_inverse", w.mass_matrix_inverse)], lambda: [("M_inverse", w.elements.inverse)]]


def _inverse_dynamics(w: Workshop) -> Ways:
    return one(lambda: [("tau", add(w.forces(w.argument("qd"), w.argument("qdd")), w.friction))])


def _bias_forces(w: Workshop) -> Ways:
    return one(lambda: [("bias", add(w.bias, w.friction))])


def _gravity_forces(w: Workshop) -> Ways:
    return one(lambda: [("g", w.forces(w.zeros, w.zeros))])


def _coriolis_matrix(w: Workshop) -> Ways:
    return one(lambda: [("C", coriolis.coriolis_matrix(w.at, w.argument("qd")))])


def _forward_dynamics(w: Workshop) -> Ways:
    """By the factors of the GIM, or by the filter: the first is cheaper up to some eleven joints in a row."""

    def by(solve: Solver) -> Results:
        return [("qdd", solve(w.driving))]

    return [lambda: by(w.solve_by_factors), lambda: by(w.solve_by_riccati)]


def _kinetic_energy(w: Workshop) -> Ways:
    qd = w.argument("qd")
    return [
        lambda: [("energy", energy.kinetic_energy_of_matrix(w.tape, w.mass_matrix, qd))],
        lambda: [("energy", energy.kinetic_energy_of_bodies(w.at, qd))],
    ]


def _potential_energy(w: Workshop) -> Ways:
    return one(lambda: [("energy", energy.potential_energy(w.at, w.regrouped.swallowed))])


QUANTITIES = (
    Quantity("mass_matrix", "dynamics", ("q",), "Generalised inertia matrix M, full symmetric, (N, N).", _mass_matrix),
    Quantity(
        "udu", "dynamics", ("q",), "U (N, N) unit upper triangular and D (N) of M = U diag(D) U^T.", _udu, inverts=True
    ),
    Quantity(
        "innovations", "dynamics", ("q",), "W = U^-1 (N, N) and D (N): W M W^T = diag(D).", _innovations, inverts=True
    ),
    Quantity(
        "mass_matrix_inverse", "dynamics", ("q",), "M^-1, full symmetric, (N, N).", _mass_matrix_inverse, inverts=True
    ),
    Quantity(
        "inverse_dynamics",
        "dynamics",
        ("q", "qd", "qdd"),
        "Joint forces (N) for the accelerations qdd; gravity, armature and friction included.",
        _inverse_dynamics,
    ),
    Quantity("bias_forces", "dynamics", ("q", "qd"), "Joint forces (N) at qdd = 0, friction included.", _bias_forces),
    Quantity("gravity_forces", "dynamics", ("q",), "Joint forces (N) that hold the robot at rest.", _gravity_forces),
    Quantity(
        "coriolis_matrix",
        "dynamics",
        ("q", "qd"),
        "Christoffel's C (N, N): C qd are the velocity forces, dM/dt - 2 C is skew.",
        _coriolis_matrix,
    ),
    Quantity(
        "forward_dynamics",
        "dynamics",
        ("q", "qd", "tau"),
        "Joint accelerations (N) under the joint forces tau.",
        _forward_dynamics,
        inverts=True,
    ),
    Quantity("kinetic_energy", "energy", ("q", "qd"), "Kinetic energy, J.", _kinetic_energy),
    Quantity("potential_energy", "energy", ("q",), "Potential energy, J; zero at the base origin.", _potential_energy),
)
