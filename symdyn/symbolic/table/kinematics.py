"""How to record poses, Jacobians and operational space, per tool and for all tools."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.description.robot import DIRECTIONS
from symdyn.model.tree import ToolFrame
from symdyn.symbolic import kinematics, operational
from symdyn.symbolic.column import Column
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop


def tool_rows(tool: ToolFrame) -> list[Column]:
    """The rows of the Jacobian that a tool's directions name, in the Jacobian's order; all six without directions."""
    return [row for row in Column if row.label in (tool.directions or DIRECTIONS)]


def _pose(w: Workshop, tool: ToolFrame) -> Ways:
    return one(lambda: [("pose", kinematics.pose(w.reached(tool)))])


def _jacobian(w: Workshop, tool: ToolFrame) -> Ways:
    return one(lambda: [("J", w.jacobian(tool))])


def _jacobian_rate(w: Workshop, tool: ToolFrame) -> Ways:
    def results() -> Results:
        J, qd = w.jacobian(tool), w.argument("qd")
        return [("Jd", kinematics.jacobian_rate(w.at, w.reached(tool), J, qd))]

    return one(results)


def _omega_by_factors(w: Workshop, tools: Sequence[ToolFrame], rows: Sequence[int] = range(6)) -> Matrix:
    J = [w.jacobian(tool)[row] for tool in tools for row in rows]
    return operational.operational_inertia_inverse(w.tape, w.factors, J)


def _omega_by_recursion(w: Workshop, tools: Sequence[ToolFrame], rows: Sequence[int] = range(6)) -> Matrix:
    placed = [(tool, w.reached(tool)) for tool in tools]
    Omega = operational.omega_of_tools(w.at, w.gains, w.responses, placed)
    kept = [6 * t + row for t in range(len(tools)) for row in rows]
    return [[Omega[a][b] for b in kept] for a in kept]


def _operational_inertia_inverse(w: Workshop, tool: ToolFrame) -> Ways:
    return [lambda: [("Omega", _omega_by_factors(w, [tool]))], lambda: [("Omega", _omega_by_recursion(w, [tool]))]]


def _operational_inertia(w: Workshop, tool: ToolFrame) -> Ways:
    rows = tool_rows(tool)

    def of(Omega: Matrix) -> Results:
        return [("Lambda", operational.operational_inertia(w.tape, Omega, [row.label for row in rows]))]

    return [lambda: of(_omega_by_factors(w, [tool], rows)), lambda: of(_omega_by_recursion(w, [tool], rows))]


def _tip_force_acceleration(w: Workshop, tool: ToolFrame) -> Ways:
    def by(solve: Solver) -> Results:
        return [("qdd", solve(operational.wrench_forces(w.tape, w.jacobian(tool), w.argument("f"))))]

    return [lambda: by(w.solve_by_factors), lambda: by(w.solve_by_riccati)]


def _operational_inertia_inverse_all(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    return [lambda: [("Omega", _omega_by_factors(w, tools))], lambda: [("Omega", _omega_by_recursion(w, tools))]]


RECORDERS: dict[str, Recorder] = {
    "pose": _pose,
    "jacobian": _jacobian,
    "jacobian_rate": _jacobian_rate,
    "operational_inertia_inverse": _operational_inertia_inverse,
    "operational_inertia": _operational_inertia,
    "tip_force_acceleration": _tip_force_acceleration,
    "operational_inertia_inverse_all": _operational_inertia_inverse_all,
}
