"""How to record the estimation view of KFS."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.bias_forces import momentum_forces
from symdyn.symbolic.filter import filter_forward_dynamics
from symdyn.symbolic.joint_space import negate, subtract
from symdyn.symbolic.riccati import Articulated, articulated, in_frame
from symdyn.symbolic.smoothed import smoothed_before, smoothed_behind
from symdyn.symbolic.spatial import flat, force_at_home
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.upsilon import Responses, responses
from symdyn.symbolic.workshop import Workshop


def _acceleration_parts(w: Workshop) -> Ways:
    def by(solve: Solver) -> Results:
        momentum = w.fold.vector(momentum_forces(w.physical, w.fold.rates(w.argument("qd"))))
        a1 = solve(subtract(w.argument("tau"), w.friction))
        a2 = negate(solve(momentum))
        a3 = negate(solve(_acceleration_forces(w) if w.model.folds else subtract(w.bias, momentum)))
        return [("a1", a1), ("a2", a2), ("a3", a3)]

    return either(w, [lambda: by(w.solve_by_factors)], [lambda: by(w.solve_by_riccati)])


def _acceleration_forces(w: Workshop) -> list[Value]:
    """The same difference without gravity: weights that several bodies put on one joint are large beside what is left."""
    qd = w.argument("qd")
    momentum = w.fold.vector(momentum_forces(w.physical, w.fold.rates(qd), gravity=False))
    return subtract(w.forces(qd, w.zeros, gravity=False), momentum)


def _articulated_inertias(w: Workshop) -> Ways:
    def results() -> Results:
        P = articulated(w.physical).P
        with w.tape.section("articulated inertias in link frames"):
            return [("P", [in_frame(p, b.home).full() for p, b in zip(P, w.physical.tree.bodies, strict=True)])]

    return one(results)


def _kalman_gains(w: Workshop) -> Ways:
    """`G` of the regrouped inertias is `G` of the physical ones: what was moved has `M H* = 0`."""

    def results() -> Results:
        with w.tape.section("gains in link frames"):
            homes = [w.at.tree.bodies[dof.body].home for dof in w.tree.dofs]
            return [("G", [flat(force_at_home(gain.G, home)) for gain, home in zip(w.gains, homes, strict=True)])]

    return one(results)


def _filter_forward_dynamics(w: Workshop) -> Ways:
    def results() -> Results:
        estimates = articulated(w.physical)
        driving = subtract(w.argument("tau"), w.friction)
        found = filter_forward_dynamics(w.physical, estimates, w.argument("qd"), driving)
        with w.tape.section("predicted forces in link frames"):
            z = [flat(force_at_home(force, b.home)) for force, b in zip(found.z, w.physical.tree.bodies, strict=True)]
        return [("z", z), ("innovation", found.innovation), ("residual", found.residual), ("qdd", found.qdd)]

    return one(results)


def _smoothed_covariances(w: Workshop) -> Ways:
    """`S` by what lies behind each joint, or by what is felt before it. `Y` does not change by regrouping."""

    def behind() -> Results:
        estimates = articulated(w.physical)
        bodies = responses(w.physical, estimates.gains)
        return _covariances(w, bodies, smoothed_behind(w.physical, estimates, bodies))

    def before() -> Results:
        return _covariances(w, w.responses, smoothed_before(w.at, w.estimates, w.responses, w.moved))

    return [behind, before]


def _covariances(w: Workshop, bodies: Responses, S: Sequence[Articulated]) -> Results:
    homes = [body.home for body in w.at.tree.bodies]
    Y = [bodies.beyond[body.dofs[-1]] for body in w.tree.bodies]
    with w.tape.section("covariances in link frames"):
        return [
            ("Upsilon", [y.in_frame(home).full() for y, home in zip(Y, homes, strict=True)]),
            ("S", [in_frame(s, home).full() for s, home in zip(S, homes, strict=True)]),
        ]


RECORDERS: dict[str, Recorder] = {
    "acceleration_parts": _acceleration_parts,
    "articulated_inertias": _articulated_inertias,
    "kalman_gains": _kalman_gains,
    "filter_forward_dynamics": _filter_forward_dynamics,
    "smoothed_covariances": _smoothed_covariances,
}
