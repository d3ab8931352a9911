"""How to record closed chains (SOA, application 3)."""

from __future__ import annotations

from collections.abc import Callable

from symdyn.model.tree import LoopJoint, ToolFrame
from symdyn.symbolic import loops
from symdyn.symbolic.joint_space import Matrix, add, product
from symdyn.symbolic.labels import name_entries
from symdyn.symbolic.loops import Constraint, Sides
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import ZERO, Results, Value
from symdyn.symbolic.workshop import Workshop


def _sides(w: Workshop) -> list[tuple[LoopJoint, Sides]]:
    found = []
    for loop in w.model.loops:
        start, rows = loops.common_body(w.tree, loop), (loops.held_rows(loop), loops.kept_rows(loop))
        found.append((loop, Sides(w.reached(loop.a, start), w.reached(loop.b, start), *rows)))
    return found


def _jacobian(w: Workshop) -> Matrix:
    """`J_c` of all loops, stacked in their order: what is kept of it."""
    return w.fold.columns([row for _, sides in _sides(w) for row in loops.constraint_jacobian(w.at, sides, sides.kept)])


def _held(w: Workshop, *, kept: bool = False) -> Constraint:
    """The constraints of all loops, stacked in their order, or what is kept of them."""
    qd = w.fold.rates(w.argument("qd"))
    of_loops = [(sides, sides.kept if kept else sides.rows) for _, sides in _sides(w)]
    bias = [value for sides, rows in of_loops for value in loops.constraint_bias(w.at, sides, rows, qd)]
    J = w.fold.columns([row for sides, rows in of_loops for row in loops.constraint_jacobian(w.at, sides, rows)])
    return Constraint(J, name_entries("bias", bias))


def _onto_all(w: Workshop) -> Matrix:
    """`S`: the kept rows of all loops by all their rows; nothing where all are kept."""
    if not any(loop.left_out for loop in w.model.loops):
        return []
    of_loops = [sides for _, sides in _sides(w)]
    widths = [len(sides.rows) for sides in of_loops]
    return [
        [ZERO] * sum(widths[:index]) + row + [ZERO] * sum(widths[index + 1 :])
        for index, sides in enumerate(of_loops)
        for row in loops.all_rows(w.at, sides)
    ]


def _loop_constraint(w: Workshop) -> Ways:
    def results() -> Results:
        held = _held(w)
        return [("J_c", held.J), ("bias", held.bias)]

    return one(results)


def _cut_by_factors(w: Workshop, tools: list[ToolFrame]) -> Matrix:
    """`J M⁻¹ J*` over the held directions, then over the tools."""
    J = [*_jacobian(w), *(row for tool in tools for row in w.jacobian(tool))]
    Y = loops.innovations_by_factors(w.tape, w.factors, J)
    return loops.gram(w.tape, Y, w.factors.D_inverse, "cut")


def _cut_by_filter(w: Workshop, tools: list[ToolFrame]) -> Matrix:
    """The same from unit wrenches on the bodies."""
    wrenches = [row for loop, sides in _sides(w) for row in loops.held_wrenches(w.at, loop, sides)]
    wrenches += [row for tool in tools for row in loops.tool_wrenches(w.at, tool, w.reached(tool))]
    Y = loops.innovations_by_filter(w.at, w.gains, wrenches)
    return loops.gram(w.tape, Y, [gain.D_inverse for gain in w.gains], "cut")


def _by_either(w: Workshop, tools: list[ToolFrame], results: Callable[[Matrix], Results]) -> Ways:
    """By the factors of the GIM, or by the filter."""
    return either(w, [lambda: results(_cut_by_factors(w, tools))], [lambda: results(_cut_by_filter(w, tools))])


def _loop_inertia(w: Workshop) -> Ways:
    return _by_either(w, [], lambda cut: [("Lambda_c", loops.loop_inertia(w.tape, cut, _onto_all(w)))])


def _free_loop_acceleration(w: Workshop) -> Ways:
    """By the factors of the GIM, or by the filter."""

    def by(accelerations: Callable[[], list[Value]]) -> Results:
        held, qdd = _held(w), accelerations()
        with w.tape.section("accelerations of the cuts"):
            opening: list[Value] = add(product(held.J, qdd), held.bias)
            return [("alpha_f", name_entries("open", opening))]

    return either(w, [lambda: by(lambda: w.solve_by_factors(w.driving))], [lambda: by(w.accelerations_by_filter)])


def _closure_error(w: Workshop) -> Ways:
    def results() -> Results:
        parts = [loops.closure(w.at, sides, w.argument("qd")) for _, sides in _sides(w)]
        e, ed = ([value for part in parts for value in part[which]] for which in (0, 1))
        return [("e", name_entries("open", e)), ("ed", name_entries("opening", ed))]

    return one(results)


def _constrained_forward_dynamics(w: Workshop) -> Ways:
    def results() -> Results:
        qdd, forces = loops.constrained_forward_dynamics(
            w.tape, w.factors, _held(w, kept=True), w.driving, _onto_all(w)
        )
        return [("qdd", qdd), ("loop_forces", forces)]

    return one(results)


def _constrained_operational_inertia_inverse(w: Workshop, tool: ToolFrame) -> Ways:
    m = sum(len(loops.kept_rows(loop)) for loop in w.model.loops)
    return _by_either(w, [tool], lambda whole: [("Omega", loops.held_response(w.tape, whole, m))])


RECORDERS: dict[str, Recorder] = {
    "loop_constraint": _loop_constraint,
    "loop_inertia": _loop_inertia,
    "free_loop_acceleration": _free_loop_acceleration,
    "closure_error": _closure_error,
    "constrained_forward_dynamics": _constrained_forward_dynamics,
    "constrained_operational_inertia_inverse": _constrained_operational_inertia_inverse,
}
