"""How to record operational-space dynamics, of a tool and of all tools at once (SOA, application 2)."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ToolFrame
from symdyn.symbolic import operational
from symdyn.symbolic.elimination import Factors, eliminate, half_solve
from symdyn.symbolic.joint_space import Matrix, by_entries, product
from symdyn.symbolic.kinematics import point_acceleration
from symdyn.symbolic.newton_euler import Forces
from symdyn.symbolic.table.kinematics import (
    Direction,
    lambda_of,
    names_of,
    omega_by_factors,
    omega_by_recursion,
    task,
)
from symdyn.symbolic.table.ways import Recorder, Ways, either
from symdyn.symbolic.tape import Results, Value, as_value
from symdyn.symbolic.workshop import Workshop


def _jacobian(w: Workshop, directions: Sequence[Direction]) -> Matrix:
    return [w.jacobian(tool)[row] for tool, row in directions]


def _factors(w: Workshop, Omega: Matrix, directions: Sequence[Direction]) -> Factors:
    return eliminate(w.tape, Omega, [f"direction '{name}'" for name in names_of(directions)], "O")


def _drift(w: Workshop, directions: Sequence[Direction], moving: Forces) -> list[Value]:
    """`Jd qd`: the accelerations of the tools in the sweep that gave the bias, but for gravity, which is in them."""
    found = []
    for tool, row in directions:
        whole = point_acceleration(w.at, w.reached(tool), tool, moving.moving)[row]
        found.append(whole if row.turns else whole + as_value(w.model.gravity[row.axis]))
    return found


def _bias(w: Workshop, directions: Sequence[Direction]) -> Ways:
    """`J M⁻¹ bias` from the factors of the GIM, or by the filter."""

    def forces() -> tuple[list[Value], Forces]:
        moving = w.body_forces(w.argument("qd"), w.zeros)
        return w.with_friction("bias", w.joint_forces(moving, w.zeros)), moving

    def mu(Omega: Matrix, pushed: Sequence[Value], moving: Forces) -> Results:
        of_task = _factors(w, Omega, directions)
        return [("mu", operational.operational_bias(w.tape, of_task, pushed, _drift(w, directions, moving)))]

    def by_factors() -> Results:
        bias, moving = forces()
        y = by_entries(half_solve(w.tape, w.factors, bias), w.factors.D_inverse)
        pushed = product(operational.half_way(w.tape, w.factors, _jacobian(w, directions)), y)
        return mu(omega_by_factors(w, directions), pushed, moving)

    def by_filter() -> Results:
        bias, moving = forces()
        pushed = product(_jacobian(w, directions), w.solve_by_riccati(bias))
        return mu(omega_by_recursion(w, directions), pushed, moving)

    return either(w, [by_factors], [by_filter])


def _consistent_inverse(w: Workshop, directions: Sequence[Direction]) -> Ways:
    """From the factors of the GIM, or with `M⁻¹ J*` by the filter."""

    def by_factors() -> Results:
        of_task, J = _factors(w, omega_by_factors(w, directions), directions), _jacobian(w, directions)
        return [("J_bar", operational.consistent_inverse_by_factors(w.tape, w.factors, of_task, J))]

    def by_filter() -> Results:
        of_task = _factors(w, omega_by_recursion(w, directions), directions)
        responses = [w.solve_by_riccati(row) for row in _jacobian(w, directions)]
        return [("J_bar", operational.consistent_inverse_of_responses(w.tape, of_task, responses))]

    return either(w, [by_factors], [by_filter])


def _operational_bias(w: Workshop, tool: ToolFrame) -> Ways:
    return _bias(w, task([tool]))


def _dynamically_consistent_inverse(w: Workshop, tool: ToolFrame) -> Ways:
    return _consistent_inverse(w, task([tool]))


def _operational_inertia_all(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    return lambda_of(w, task(tools))


def _operational_bias_all(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    return _bias(w, task(tools))


def _dynamically_consistent_inverse_all(w: Workshop, tools: Sequence[ToolFrame]) -> Ways:
    return _consistent_inverse(w, task(tools))


RECORDERS: dict[str, Recorder] = {
    "operational_bias": _operational_bias,
    "dynamically_consistent_inverse": _dynamically_consistent_inverse,
    "operational_inertia_all": _operational_inertia_all,
    "operational_bias_all": _operational_bias_all,
    "dynamically_consistent_inverse_all": _dynamically_consistent_inverse_all,
}
