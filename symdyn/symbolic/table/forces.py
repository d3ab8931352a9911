"""How to record dynamics under wrenches on the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from symdyn.model.tree import ToolFrame
from symdyn.symbolic.joint_space import add, subtract
from symdyn.symbolic.operational import wrench_forces
from symdyn.symbolic.spatial import Six
from symdyn.symbolic.table.ways import Recorder, Way, Ways
from symdyn.symbolic.tape import Results, Value
from symdyn.symbolic.workshop import Workshop
from symdyn.symbolic.wrenches import Turned, by_frame, outward_from_base, wrenches_on_bodies

OnBodies = Mapping[int, Six] | None
Felt = Callable[..., list[Value]]
"""Accelerations under joint forces and wrenches on bodies."""


@dataclass(frozen=True)
class _Road:
    """How wrenches on tools enter: in a sweep over the bodies, or as joint forces `J* f`."""

    on_bodies: Callable[[], OnBodies]
    at_joints: Callable[[], list[list[Value]]]


def _roads(w: Workshop, tools: Sequence[ToolFrame]) -> list[_Road]:
    """In the sweep, the wrenches turned into the bodies' axes joint by joint or by the bodies' frames; or as joint forces."""
    _, f = w.argument("qd"), w.argument("wrenches")

    def swept(turned: Callable[[ToolFrame], Turned]) -> _Road:
        return _Road(lambda: wrenches_on_bodies(w.at, tools, f, turned), list)

    def at_joints() -> list[list[Value]]:
        return [wrench_forces(w.tape, w.jacobian(tool), f[6 * t : 6 * t + 6]) for t, tool in enumerate(tools)]

    return [
        swept(lambda tool: outward_from_base(w.at, tool.body)),
        swept(lambda tool: by_frame(w.reached(tool), tool.body)),
        _Road(lambda: None, at_joints),
    ]


def _inverse_dynamics_under_forces(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    qdd, qd = w.argument("qdd"), w.argument("qd")

    def by(road: _Road) -> Way:
        def results() -> Results:
            forces = w.forces(qd, qdd, wrenches=road.on_bodies())
            return [("tau", w.with_friction("tau", reduce(subtract, road.at_joints(), forces)))]

        return results

    return [by(road) for road in _roads(w, tools)]


def _forward_dynamics_under_forces(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    """By the factors of the GIM or by the filter, as without wrenches."""

    def by(road: _Road, felt: Felt) -> Way:
        def results() -> Results:
            on_bodies = road.on_bodies()
            return [("qdd", w.fallen(felt(reduce(add, road.at_joints(), w.argument("tau")), on_bodies)))]

        return results

    roads = (w.felt_by_factors,) if w.model.folds else (w.felt_by_factors, w.felt_by_filter)
    return [by(road, felt) for road in _roads(w, tools) for felt in roads]


RECORDERS: dict[str, Recorder] = {
    "inverse_dynamics_under_forces": _inverse_dynamics_under_forces,
    "forward_dynamics_under_forces": _forward_dynamics_under_forces,
}
