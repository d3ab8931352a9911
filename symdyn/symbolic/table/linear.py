"""How to record linearised inverse and forward dynamics (LIN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic import linear, linear_filter
from symdyn.symbolic.joint_space import Matrix, negate, subtract
from symdyn.symbolic.table.dynamics import Solver
from symdyn.symbolic.table.ways import Recorder, Ways, either, one
from symdyn.symbolic.tape import ONE, ZERO, Results, Value
from symdyn.symbolic.workshop import Workshop

Derivatives = tuple[Matrix, Matrix, Matrix]


def _terms(w: Workshop, qdd: Sequence[Value]) -> linear.LinearTerms:
    forces = w.body_forces(w.argument("qd"), qdd)
    return linear.linear_terms(w.at, w.velocities, forces)


def _derivatives(w: Workshop, qdd: Sequence[Value]) -> Derivatives:
    B, A, M = linear.inverse_dynamics_derivatives(w.at, _terms(w, qdd))
    return w.fold.matrix(B), w.fold.matrix(A), w.fold.matrix(M)


def _inverse_dynamics_derivatives(w: Workshop) -> Ways:
    def results() -> Results:
        B, A, M = _derivatives(w, w.argument("qdd"))
        return [("dtau_dq", B), ("dtau_dqd", A), ("M", M)]

    return one(results)


def _by_solving(w: Workshop, solve: Solver) -> Derivatives:
    """`dqdd/dq`, `dqdd/dqd`, `M⁻¹`: columns of `B_D` and `A_D` at the accelerations that come out, solved for."""
    B, A, _ = _derivatives(w, w.solve_by_factors(w.driving))

    def solved(matrix: Matrix) -> Matrix:
        columns = [negate(solve(column)) for column in zip(*matrix, strict=True)]
        return [list(row) for row in zip(*columns, strict=True)]

    return solved(B), solved(A), w.mass_matrix_inverse


def _by_the_filter(w: Workshop) -> Derivatives:
    """The same by LIN's algorithm 6, from the filter alone."""
    terms = _terms(w, w.solve_by_riccati(w.driving))
    return linear_filter.forward_dynamics_derivatives(w.at, w.estimates, w.responses, w.elements, terms)


def _ways_forward(w: Workshop, shown: Callable[[Derivatives], Results]) -> Ways:
    """Solving with the factors, multiplying with the inverse (which is wanted anyway), or the filter."""
    return either(
        w,
        [
            lambda: shown(_by_solving(w, w.solve_by_factors)),
            lambda: shown(_by_solving(w, w.multiply_by_inverse)),
        ],
        [lambda: shown(_by_the_filter(w))],
    )


def _forward_dynamics_derivatives(w: Workshop) -> Ways:
    def shown(found: Derivatives) -> Results:
        return list(zip(("dqdd_dq", "dqdd_dqd", "M_inverse"), found, strict=True))

    return _ways_forward(w, shown)


def _state_space(w: Workshop) -> Ways:
    def shown(found: Derivatives) -> Results:
        dq, dqd, inverse = found
        unit = [[ZERO] * w.n + [ONE if i == j else ZERO for j in range(w.n)] for i in range(w.n)]
        A = unit + [[*dq[i], *dqd[i]] for i in range(w.n)]
        return [("A", A), ("B", [[ZERO] * w.n for _ in range(w.n)] + inverse)]

    return _ways_forward(w, shown)


def _perturbed(w: Workshop, qdd: Sequence[Value], change: tuple[str, str], dqdd: Sequence[Value]) -> list[Value]:
    dq, dqd = (w.fold.rates(w.argument(key), f"{key}_") for key in change)
    changes = linear.Change(dq, dqd, w.fold.rates(dqdd, "dqdd_"))
    return w.fold.vector(linear.inverse_dynamics_perturbation(w.at, _terms(w, qdd), changes))


def _inverse_dynamics_perturbation(w: Workshop) -> Ways:
    return one(lambda: [("dtau", _perturbed(w, w.argument("qdd"), ("dq", "dqd"), w.argument("dqdd")))])


def _forward_dynamics_perturbation(w: Workshop) -> Ways:
    def by(solve: Solver) -> Results:
        needed = _perturbed(w, solve(w.driving), ("dq", "dqd"), w.zeros)
        return [("dqdd", solve(subtract(w.argument("dtau"), needed)))]

    return either(w, [lambda: by(w.solve_by_factors)], [lambda: by(w.solve_by_riccati)])


RECORDERS: dict[str, Recorder] = {
    "inverse_dynamics_derivatives": _inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": _forward_dynamics_derivatives,
    "inverse_dynamics_perturbation": _inverse_dynamics_perturbation,
    "forward_dynamics_perturbation": _forward_dynamics_perturbation,
    "state_space": _state_space,
}
