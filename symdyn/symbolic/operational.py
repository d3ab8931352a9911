"""Operational space and tip forces (SOA 5): from the factors of the GIM, or by the outward recursion."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE, ToolFrame
from symdyn.model.vectors import cross
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.elimination import Factors, eliminate, half_solve, inverse, solve, transposed_solve
from symdyn.symbolic.joint_space import Matrix, by_entries, inner, product, square, subtract
from symdyn.symbolic.kinematics import Reached
from symdyn.symbolic.labels import name_entries, pair
from symdyn.symbolic.riccati import Gain
from symdyn.symbolic.spatial import NOTHING, Six, dot_six
from symdyn.symbolic.tape import Tape, Value
from symdyn.symbolic.upsilon import Responses, filtered_inward


def half_way(tape: Tape, factors: Factors, J: Matrix) -> Matrix:
    """`Y` of `U Y = J*`, by the rows of J."""
    return [half_solve(tape, factors, row, f"e{index}_") for index, row in enumerate(J)]


def operational_inertia_inverse(tape: Tape, factors: Factors, J: Matrix) -> Matrix:
    """`Omega = J M⁻¹ J* = Y* D⁻¹ Y` with `U Y = J*`."""
    Y = half_way(tape, factors, J)
    with tape.section("inverse of the operational-space inertia"):
        scaled = [by_entries(row, factors.D_inverse) for row in Y]
        Omega = square(len(J))
        for a in range(len(J)):
            for b in range(a + 1):
                Omega[a][b] = Omega[b][a] = inner(scaled[a], Y[b]).named(f"O{pair(b, a, len(J))}")
    return Omega


def omega_of_tools(
    at: Configuration, gains: Sequence[Gain], responses: Responses, tools: Sequence[tuple[ToolFrame, Reached]]
) -> Matrix:
    """`J_s M⁻¹ J_t*` over some tools, by the recursion: `psi*(k,s) Y_k psi(k,t)`, k the nearest common ancestor, else 0.

    Unit wrenches on the tools go inward to the common ancestor, whose response is known.
    """
    inward = [_unit_wrenches(at, gains, tool, reached) for tool, reached in tools]
    Omega = square(6 * len(tools))
    for s, left in enumerate(inward):
        for t, right in enumerate(inward[: s + 1]):
            common = next((k for k in left if k in right), None)
            if common is None:
                continue
            with at.tape.section("inverse of the operational-space inertia"):
                answers = [responses.beyond[common].times(wrench) for wrench in right[common]]
                for i, wrench in enumerate(left[common]):
                    for j in range(i + 1 if s == t else 6):
                        a, b = 6 * s + i, 6 * t + j
                        Omega[a][b] = Omega[b][a] = dot_six(wrench, answers[j]).named(f"O{pair(b, a, len(Omega))}")
    return Omega


def _unit_wrenches(at: Configuration, gains: Sequence[Gain], tool: ToolFrame, reached: Reached) -> dict[int, list[Six]]:
    """The six unit wrenches of base axes on a tool, as every degree of freedom from the tool inward feels them."""
    found: dict[int, list[Six]] = {}
    if tool.body == ON_BASE:
        return found
    body = at.tree.bodies[tool.body]
    columns = reached.frames[tool.body].rotation  # row by row: base axes in the body's
    arm = body.home.inverse().then(tool.placement).position
    with at.tape.section(f"unit wrenches on tool '{tool.name}', carried inward"):
        for wrench in [(axis, NOTHING) for axis in columns] + [(cross(arm, axis), axis) for axis in columns]:
            for k, felt in filtered_inward(at, gains, body.dofs[-1], wrench):
                found.setdefault(k, []).append(felt)
    return found


def operational_inertia(tape: Tape, Omega: Matrix, names: Sequence[str]) -> Matrix:
    """`Lambda = Omega⁻¹`, by elimination; not finite where the Jacobian loses rank."""
    rows = [f"direction '{name}'" for name in names]
    return inverse(tape, eliminate(tape, Omega, rows, "O"), rows, "O")


def operational_bias(tape: Tape, of_task: Factors, pushed: Sequence[Value], drift: Sequence[Value]) -> list[Value]:
    """`mu = Lambda (J M⁻¹ bias - Jd qd)`, both accelerations given; `of_task` are the factors of Omega."""
    with tape.section("accelerations of the task against which mu holds"):
        opposed = name_entries("opposed", subtract(pushed, drift))
    return name_entries("mu", solve(tape, of_task, opposed))


def consistent_inverse_by_factors(tape: Tape, factors: Factors, of_task: Factors, J: Matrix) -> Matrix:
    """`J_bar = U⁻* (D⁻¹ Y Lambda)` with `U Y = J*`; n×R by rows. Lambda comes in where most of Y is still zero."""
    with tape.section("what a unit of force of the task does to each joint alone"):
        scaled = [by_entries(row, factors.D_inverse) for row in half_way(tape, factors, J)]
    columns = zip(*_times_lambda(tape, of_task, scaled), strict=True)
    found = [transposed_solve(tape, factors, column, f"Jb{a}_") for a, column in enumerate(columns)]
    return [list(row) for row in zip(*found, strict=True)]


def consistent_inverse_of_responses(tape: Tape, of_task: Factors, X: Matrix) -> Matrix:
    """`J_bar = X Lambda` with `X = M⁻¹ J*`, given by its columns; n×R by rows."""
    return _times_lambda(tape, of_task, X)


def _times_lambda(tape: Tape, of_task: Factors, columns: Matrix) -> Matrix:
    """`X Lambda`, row by row: `Omega z = x`."""
    return [solve(tape, of_task, row) for row in zip(*columns, strict=True)]


def wrench_forces(tape: Tape, J: Matrix, f: Sequence[Value]) -> list[Value]:
    """`J* f`: the joint forces of a wrench on the tool."""
    with tape.section("joint forces of the wrench"):
        return name_entries("tau", product(list(zip(*J, strict=True)), f))
