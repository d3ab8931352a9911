"""How to record dynamics under wrenches on the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from symdyn.model.tree import ToolFrame
from symdyn.symbolic.joint_space import subtract
from symdyn.symbolic.operational import wrench_forces
from symdyn.symbolic.spatial import Six
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Way, Ways
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop
from symdyn.symbolic.wrenches import Turned, by_frame, outward_from_base, wrenches_on_bodies

OnBodies = Mapping[int, Six] | None
Swept = Callable[[OnBodies], list[Value]]
Forces = Callable[[], list[Value]]


def _roads(w: Workshop, tools: Sequence[ToolFrame], forces: Swept) -> list[Forces]:
    """Joint forces under the wrenches, without friction, from a sweep that takes wrenches on bodies.

    In the sweep of Newton and Euler, the wrenches turned into the bodies' axes joint by joint or by the bodies' frames; or
    taken off as `J* f`.
    """
    _, f = w.argument("qd"), w.argument("wrenches")

    def swept(turned: Callable[[ToolFrame], Turned]) -> Forces:
        return lambda: forces(wrenches_on_bodies(w.at, tools, f, turned))

    def taken_off() -> list[Value]:
        found = forces(None)
        for t, tool in enumerate(tools):
            found = subtract(found, wrench_forces(w.tape, w.jacobian(tool), f[6 * t : 6 * t + 6]))
        return found

    return [
        swept(lambda tool: outward_from_base(w.at, tool.body)),
        swept(lambda tool: by_frame(w.reached(tool), tool.body)),
        taken_off,
    ]


def _inverse_dynamics_under_forces(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    qdd, qd = w.argument("qdd"), w.argument("qd")

    def forces(wrenches: OnBodies) -> list[Value]:
        return w.forces(qd, qdd, wrenches=wrenches)

    def by(road: Forces) -> Way:
        return lambda: [("tau", w.with_friction("tau", road()))]

    return [by(road) for road in _roads(w, tools, forces)]


def _forward_dynamics_under_forces(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    """By the factors of the GIM or by the filter, as without wrenches."""

    def forces(wrenches: OnBodies) -> list[Value]:
        return w.bias_in_fall(wrenches)

    def by(road: Forces, solve: Solver) -> Way:
        def results() -> Results:
            felt = solve(w.what_drives(w.argument("tau"), w.friction, road()))
            return [("qdd", w.fallen(felt))]

        return results

    solvers = (w.solve_by_factors,) if w.model.folds else (w.solve_by_factors, w.solve_by_riccati)
    return [by(road, solve) for road in _roads(w, tools, forces) for solve in solvers]


RECORDERS: dict[str, Recorder] = {
    "inverse_dynamics_under_forces": _inverse_dynamics_under_forces,
    "forward_dynamics_under_forces": _forward_dynamics_under_forces,
}
