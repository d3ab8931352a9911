"""How to record the estimation view of KFS."""

from __future__ import annotations

from symdyn.model.vectors import Placement, add, apply, cross
from symdyn.symbolic.bias_forces import momentum_forces
from symdyn.symbolic.filter import filter_forward_dynamics
from symdyn.symbolic.joint_space import negate, subtract
from symdyn.symbolic.riccati import articulated, in_frame
from symdyn.symbolic.spatial import Six
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop


def _acceleration_parts(w: Workshop) -> Ways:
    def by(solve: Solver) -> Results:
        momentum = momentum_forces(w.physical, w.argument("qd"))
        a1 = solve(subtract(w.argument("tau"), w.friction))
        a2 = negate(solve(momentum))
        a3 = negate(solve(subtract(w.bias, momentum)))
        return [("a1", a1), ("a2", a2), ("a3", a3)]

    return [lambda: by(w.solve_by_factors), lambda: by(w.solve_by_riccati)]


def _articulated_inertias(w: Workshop) -> Ways:
    def results() -> Results:
        P = articulated(w.physical).P
        with w.tape.section("articulated inertias in link frames"):
            return [("P", [in_frame(p, b.home).full() for p, b in zip(P, w.tree.bodies, strict=True)])]

    return one(results)


def _kalman_gains(w: Workshop) -> Ways:
    """`G` of the regrouped inertias is `G` of the physical ones: what was moved has `M H* = 0`."""

    def results() -> Results:
        with w.tape.section("gains in link frames"):
            homes = [w.tree.bodies[dof.body].home for dof in w.tree.dofs]
            return [("G", [_in_link_frame(gain.G, home) for gain, home in zip(w.gains, homes, strict=True)])]

    return one(results)


def _filter_forward_dynamics(w: Workshop) -> Ways:
    def results() -> Results:
        estimates = articulated(w.physical)
        driving = subtract(w.argument("tau"), w.friction)
        found = filter_forward_dynamics(w.physical, estimates, w.argument("qd"), driving)
        with w.tape.section("predicted forces in link frames"):
            z = [_in_link_frame(force, b.home) for force, b in zip(found.z, w.tree.bodies, strict=True)]
        return [("z", z), ("innovation", found.innovation), ("residual", found.residual), ("qdd", found.qdd)]

    return one(results)


def _in_link_frame(force: Six, home: Placement) -> list[Value]:
    """`phi f`: a force (or gain) of a canonical frame in the frame that this one is placed in."""
    f = apply(home.rotation, force[1])
    n = add(apply(home.rotation, force[0]), cross(home.position, f))
    return [*n, *f]


RECORDERS: dict[str, Recorder] = {
    "acceleration_parts": _acceleration_parts,
    "articulated_inertias": _articulated_inertias,
    "kalman_gains": _kalman_gains,
    "filter_forward_dynamics": _filter_forward_dynamics,
}
