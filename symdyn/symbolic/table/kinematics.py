"""How to record poses, Jacobians and operational space, per tool and for all tools."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.description.robot import DIRECTIONS
from symdyn.model.tree import ToolFrame
from symdyn.symbolic import kinematics, operational
from symdyn.symbolic.column import Column
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop

Direction = tuple[ToolFrame, Column]
"""A tool, and a row of its Jacobian."""


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


def task(tools: Sequence[ToolFrame]) -> list[Direction]:
    """The directions of tools, tool by tool."""
    return [(tool, row) for tool in tools for row in tool_rows(tool)]


def _everywhere(tools: Sequence[ToolFrame]) -> list[Direction]:
    """All six rows of every tool."""
    return [(tool, row) for tool in tools for row in Column]


def omega_by_factors(w: Workshop, directions: Sequence[Direction]) -> Matrix:
    J = [w.jacobian(tool)[row] for tool, row in directions]
    return operational.operational_inertia_inverse(w.tape, w.factors, J)


def omega_by_recursion(w: Workshop, directions: Sequence[Direction]) -> Matrix:
    tools = list({tool.name: tool for tool, _ in directions}.values())
    Omega = operational.omega_of_tools(w.at, w.gains, w.responses, [(tool, w.reached(tool)) for tool in tools])
    kept = [6 * tools.index(tool) + row for tool, row in directions]
    return [[Omega[a][b] for b in kept] for a in kept]


def _omega(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    directions = _everywhere(tools)
    return either(
        w,
        [lambda: [("Omega", omega_by_factors(w, directions))]],
        [lambda: [("Omega", omega_by_recursion(w, directions))]],
    )


def _operational_inertia_inverse(w: Workshop, tool: ToolFrame) -> Ways:
    return _omega(w, [tool])


def lambda_of(w: Workshop, directions: Sequence[Direction]) -> Ways:
    """`Lambda = Omega⁻¹` over directions."""

    def of(Omega: Matrix) -> Results:
        return [("Lambda", operational.operational_inertia(w.tape, Omega, names_of(directions)))]

    return either(w, [lambda: of(omega_by_factors(w, directions))], [lambda: of(omega_by_recursion(w, directions))])


def names_of(directions: Sequence[Direction]) -> list[str]:
    """As headings have them; with the tool, where there are several."""
    several = len({tool.name for tool, _ in directions}) > 1
    return [f"{row.label} of {tool.name}" if several else row.label for tool, row in directions]


def _operational_inertia(w: Workshop, tool: ToolFrame) -> Ways:
    return lambda_of(w, task([tool]))


def _tip_force_acceleration(w: Workshop, tool: ToolFrame) -> Ways:
    def by(solve: Solver) -> Results:
        return [("qdd", solve(operational.wrench_forces(w.tape, w.jacobian(tool), w.argument("f"))))]

    return either(w, [lambda: by(w.solve_by_factors)], [lambda: by(w.solve_by_riccati)])


def _operational_inertia_inverse_all(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    return _omega(w, tools)


RECORDERS: dict[str, Recorder] = {
    "pose": _pose,
    "jacobian": _jacobian,
    "jacobian_rate": _jacobian_rate,
    "operational_inertia_inverse": _operational_inertia_inverse,
    "operational_inertia": _operational_inertia,
    "tip_force_acceleration": _tip_force_acceleration,
    "operational_inertia_inverse_all": _operational_inertia_inverse_all,
}
