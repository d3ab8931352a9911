"""How to record what the bodies do, in the frames of their links."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.bodies import inertia_at_home, spatial_accelerations, spatial_of_points
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.newton_euler import body_forces, motions
from symdyn.symbolic.riccati import Articulated
from symdyn.symbolic.spatial import Six, flat, force_at_home, motion_at_home
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop


def _motions_of_links(w: Workshop, name: str, motions: Sequence[Six]) -> Results:
    with w.tape.section("motions in link frames"):
        return [(name, [flat(motion_at_home(it, b.home)) for it, b in zip(motions, w.at.tree.bodies, strict=True)])]


def _body_velocities(w: Workshop) -> Ways:
    return one(lambda: _motions_of_links(w, "V", w.velocities))


def _body_accelerations(w: Workshop) -> Ways:
    """By the spatial recursion, or from the accelerations of the origins."""
    qd, qdd = w.argument("qd"), w.argument("qdd")
    return [
        lambda: _motions_of_links(w, "alpha", spatial_accelerations(w.at, w.velocities, qd, qdd)),
        lambda: _motions_of_links(w, "alpha", spatial_of_points(w.at, w.velocities, motions(w.at, qd, qdd))),
    ]


def _body_forces(w: Workshop) -> Ways:
    """With the bodies' own inertias: regrouping changes what joints pass on besides the joint forces."""

    def results() -> Results:
        found = body_forces(w.physical, w.argument("qd"), w.argument("qdd"))
        with w.tape.section("forces in link frames"):
            return [
                ("f", [flat(force_at_home(found.on(i), body.home)) for i, body in enumerate(w.physical.tree.bodies)])
            ]

    return one(results)


def _composite_inertias(w: Workshop) -> Ways:
    def results() -> Results:
        R = composite_inertias(w.physical)
        with w.tape.section("composite inertias in link frames"):
            at_home = [inertia_at_home(it, body.home) for it, body in zip(R, w.physical.tree.bodies, strict=True)]
            return [("R", [Articulated.of(it).full() for it in at_home])]

    return one(results)


RECORDERS: dict[str, Recorder] = {
    "body_velocities": _body_velocities,
    "body_accelerations": _body_accelerations,
    "body_forces": _body_forces,
    "composite_inertias": _composite_inertias,
}
