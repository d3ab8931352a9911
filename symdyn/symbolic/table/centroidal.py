"""How to record the robot as one body: its centre of mass, and its momentum about that point."""

from __future__ import annotations

from symdyn.symbolic import centroidal
from symdyn.symbolic.table.ways import Recorder, Way, Ways, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop


def _center_of_mass(w: Workshop) -> Ways:
    return one(lambda: [("com", list(w.whole.center))])


def _center_of_mass_jacobian(w: Workshop) -> Ways:
    """Columns turned into base axes joint by joint, or by the frames of the bodies."""
    return [
        lambda: [("J", centroidal.center_of_mass_jacobian(w.whole, centroidal.turned_by_joints(w.whole)))],
        lambda: [("J", centroidal.center_of_mass_jacobian(w.whole, centroidal.turned_by_frames(w.whole)))],
    ]


def _centroidal_momentum_matrix(w: Workshop) -> Ways:
    """Columns carried to the centre of mass joint by joint, or by the frames of the bodies."""
    return [
        lambda: [("A", centroidal.momentum_matrix(w.whole, centroidal.seen_through_joints(w.whole)))],
        lambda: [("A", centroidal.momentum_matrix(w.whole, centroidal.seen_from_frames(w.whole)))],
    ]


def _centroidal_bias(w: Workshop) -> Ways:
    """By Newton and Euler, without gravity and without accelerations of the joints, in either manner."""

    def by(plain: bool) -> Way:
        def results() -> Results:
            forces = w.body_forces(w.argument("qd"), w.zeros, gravity=False, plain=plain)
            return [("bias", centroidal.bias(w.whole, forces))]

        return results

    return [by(plain=False), by(plain=True)]


RECORDERS: dict[str, Recorder] = {
    "center_of_mass": _center_of_mass,
    "center_of_mass_jacobian": _center_of_mass_jacobian,
    "centroidal_momentum_matrix": _centroidal_momentum_matrix,
    "centroidal_bias": _centroidal_bias,
}
