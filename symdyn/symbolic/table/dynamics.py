"""How to record the GIM, its factors and inverse, inverse and forward dynamics, energies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic import coriolis, elimination, energy, upsilon
from symdyn.symbolic.table.ways import Recorder, Way, Ways, either, one
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop

Solver = Callable[[Sequence[Value]], list[Value]]
"""`M x = b`."""


def _mass_matrix(w: Workshop) -> Ways:
    return one(lambda: [("M", w.mass_matrix)])


def _udu(w: Workshop) -> Ways:
    """By elimination of the GIM, or from the filter's gains."""
    return either(
        w,
        [lambda: [("U", w.factors.U), ("D", w.factors.D)]],
        [lambda: [("U", upsilon.unit_factor(w.at, w.gains)), ("D", [gain.D for gain in w.gains])]],
    )


def _innovations(w: Workshop) -> Ways:
    return either(
        w,
        [lambda: [("W", elimination.innovations(w.tape, w.factors)), ("D", w.factors.D)]],
        [lambda: [("W", upsilon.innovations(w.at, w.gains)), ("D", [gain.D for gain in w.gains])]],
    )


def _mass_matrix_inverse(w: Workshop) -> Ways:
    """From the factors, or element by element from the filter; of falling robots also from the factors that it gives,
    and limb by limb.
    """
    by_filter: list[Way] = [lambda: [("M_inverse", w.elements.inverse)]]
    if w.falls:
        by_filter.append(lambda: [("M_inverse", w.inverse_from(w.factors_of_filter))])
        by_filter.append(lambda: [("M_inverse", w.inverse_by_limbs)])
    return either(w, [lambda: [("M_inverse", w.mass_matrix_inverse)]], by_filter)


def _inverse_dynamics(w: Workshop) -> Ways:
    return one(lambda: [("tau", w.with_friction("tau", w.forces(w.argument("qd"), w.argument("qdd"))))])


def _bias_forces(w: Workshop) -> Ways:
    return one(lambda: [("bias", w.with_friction("bias", w.bias))])


def _gravity_forces(w: Workshop) -> Ways:
    return one(lambda: [("g", w.gravity)])


def _coriolis_matrix(w: Workshop) -> Ways:
    return one(lambda: [("C", coriolis.coriolis_matrix(w.at, w.argument("qd")))])


def _forward_dynamics(w: Workshop) -> Ways:
    """By the factors of the GIM, or by the filter: the first is cheaper up to some eleven joints in a row."""

    def by(felt: Callable[[], list[Value]]) -> Results:
        return [("qdd", w.fallen(felt()))]

    return either(w, [lambda: by(w.felt_by_factors)], [lambda: by(w.felt_by_filter)])


def _kinetic_energy(w: Workshop) -> Ways:
    qd = w.argument("qd")
    return [
        lambda: [("energy", energy.kinetic_energy_of_matrix(w.tape, w.mass_matrix, qd))],
        lambda: [("energy", energy.kinetic_energy_of_bodies(w.at, qd))],
    ]


def _potential_energy(w: Workshop) -> Ways:
    return one(lambda: [("energy", energy.potential_energy(w.at, w.regrouped.swallowed))])


RECORDERS: dict[str, Recorder] = {
    "mass_matrix": _mass_matrix,
    "udu": _udu,
    "innovations": _innovations,
    "mass_matrix_inverse": _mass_matrix_inverse,
    "inverse_dynamics": _inverse_dynamics,
    "bias_forces": _bias_forces,
    "gravity_forces": _gravity_forces,
    "coriolis_matrix": _coriolis_matrix,
    "forward_dynamics": _forward_dynamics,
    "kinetic_energy": _kinetic_energy,
    "potential_energy": _potential_energy,
}
