"""How to record linearised inverse and forward dynamics (LIN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import neg

from symdyn.symbolic import linear, linear_filter
from symdyn.symbolic.joint_space import Matrix, identity, negate, square, subtract
from symdyn.symbolic.newton_euler import body_forces
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import ZERO, Results, Value
from symdyn.symbolic.velocity import velocities
from symdyn.symbolic.workshop import Workshop

Derivatives = tuple[Matrix, Matrix, Matrix]


def _terms(w: Workshop, qdd: Sequence[Value]) -> linear.LinearTerms:
    qd = w.argument("qd")
    forces = w.body_forces(qd, qdd)
    return linear.linear_terms(w.at, w.velocities, qd, forces)


def _terms_in_fall(w: Workshop, felt: Sequence[Value]) -> linear.LinearTerms:
    """As falling roots see it, at the accelerations that they feel."""
    at, qd, unfelt = w.falling.at, w.falling.qd, w.falling.unfelt
    forces = body_forces(at, qd, w.fold.rates(felt, "acc"))
    return linear.linear_terms(at, velocities(at, qd), qd, forces, unfelt)


def _inverse_dynamics_derivatives(w: Workshop) -> Ways:
    def results() -> Results:
        qdd = w.argument("qdd")
        B, A, M = linear.inverse_dynamics_derivatives(w.at, _terms(w, qdd))
        return [("dtau_dq", B), ("dtau_dqd", A), ("M", M)]

    return one(results)


def _by_solving(w: Workshop, solve: Solver) -> Derivatives:
    """`dqdd/dq`, `dqdd/dqd`, `M⁻¹`: columns of `B_D` and `A_D` at the accelerations that come out, solved for."""
    terms = _terms_in_fall(w, w.felt_by_factors())
    B, A, _ = linear.inverse_dynamics_derivatives(w.falling.at, terms)
    B, A = w.fold.matrix(B), w.fold.matrix(A)
    return _solved(B, solve), _solved(A, solve), w.mass_matrix_inverse


def _solved(matrix: Matrix, solve: Solver) -> Matrix:
    columns = [negate(solve(column)) for column in zip(*matrix, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def _by_the_filter(w: Workshop) -> Derivatives:
    """The same by LIN's algorithm 6, from the filter alone."""
    terms = _terms_in_fall(w, w.felt_by_filter())
    return linear_filter.forward_dynamics_derivatives(w.at, w.estimates, w.responses, w.elements, terms)


def _ways_forward(w: Workshop, shown: Callable[[Derivatives], Results]) -> Ways:
    """Solving with the factors, multiplying with the inverse (which is wanted anyway), or the filter."""

    def fallen(felt: Derivatives) -> Results:
        dq, dqd, inverse = felt
        return shown((*w.fallen_derivatives(dq, dqd), inverse))

    return either(
        w,
        [
            lambda: fallen(_by_solving(w, w.solve_by_factors)),
            lambda: fallen(_by_solving(w, w.multiply_by_inverse)),
        ],
        [lambda: fallen(_by_the_filter(w))],
    )


def _forward_dynamics_derivatives(w: Workshop) -> Ways:
    def shown(found: Derivatives) -> Results:
        return list(zip(("dqdd_dq", "dqdd_dqd", "M_inverse"), found, strict=True))

    return _ways_forward(w, shown)


def _brackets(w: Workshop) -> Matrix:
    """`ad_v` of all joints: a change of q turns the axes in which rates stand; zero where a joint has one column."""
    qd, found = w.fold.rates(w.argument("qd")), square(w.tree.n)
    for body in w.tree.bodies:
        for row, entries in zip(body.dofs, body.kind.ad([qd[k] for k in body.dofs]), strict=True):
            for column, entry in zip(body.dofs, entries, strict=True):
                found[row][column] = entry
    return w.fold.within(found)


def _state_space(w: Workshop) -> Ways:
    """`A = [[-ad_v, 1],[dqdd/dq, dqdd/dqd]]`, `B = [0; M⁻¹]`."""

    def shown(found: Derivatives) -> Results:
        dq, dqd, inverse = found
        upper = [[*map(neg, row), *unit] for row, unit in zip(_brackets(w), identity(w.n), strict=True)]
        A = upper + [[*dq[i], *dqd[i]] for i in range(w.n)]
        return [("A", A), ("B", [[ZERO] * w.n for _ in range(w.n)] + inverse)]

    return _ways_forward(w, shown)


def _inverse_dynamics_perturbation(w: Workshop) -> Ways:
    def results() -> Results:
        qdd, dqdd = w.argument("qdd"), w.argument("dqdd")
        changes = linear.Change(w.argument("dq"), w.argument("dqd"), dqdd)
        return [("dtau", linear.inverse_dynamics_perturbation(w.at, _terms(w, qdd), changes))]

    return one(results)


def _forward_dynamics_perturbation(w: Workshop) -> Ways:
    def by(accelerations: Callable[[], list[Value]], solve: Solver) -> Results:
        qdd, dq, dqd = accelerations(), w.argument("dq"), w.argument("dqd")
        changes = linear.Change(w.fold.rates(dq, "dq_"), w.fold.rates(dqd, "dqd_"), w.fold.rates(w.zeros))
        needed = linear.inverse_dynamics_perturbation(w.falling.at, _terms_in_fall(w, qdd), changes)
        felt = solve(subtract(w.argument("dtau"), w.fold.vector(needed)))
        return [("dqdd", w.fallen_change(felt, dq, dqd))]

    return either(
        w,
        [lambda: by(w.felt_by_factors, w.solve_by_factors)],
        [lambda: by(w.felt_by_filter, w.solve_by_riccati)],
    )


RECORDERS: dict[str, Recorder] = {
    "inverse_dynamics_derivatives": _inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": _forward_dynamics_derivatives,
    "inverse_dynamics_perturbation": _inverse_dynamics_perturbation,
    "forward_dynamics_perturbation": _forward_dynamics_perturbation,
    "state_space": _state_space,
}
