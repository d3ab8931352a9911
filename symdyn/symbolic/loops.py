"""Closed chains (SOA, application 3): constraint Jacobian, its rate, and forward dynamics that keeps the loops closed.

Frames `a`, `b` of a loop, both Jacobians at b's point in base axes, rows `T` along a's axes: see closed chains in
docs/mathematics.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symdyn.model.tree import LoopJoint
from symdyn.model.vectors import apply, cross, dot, scale, subtract, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.elimination import Factors, eliminate, half_solve, solve
from symdyn.symbolic.joint_space import Matrix, by_entries, inner, product, square
from symdyn.symbolic.kinematics import Reached, jacobian, jacobian_rate
from symdyn.symbolic.labels import name_entries, pair
from symdyn.symbolic.tape import Tape, Value


@dataclass(frozen=True)
class Constraint:
    """`J` by rows and `Jd qd`."""

    J: Matrix
    bias: list[Value]


def constraint(at: Configuration, loop: LoopJoint, reached: tuple[Reached, Reached], qd: Sequence[Value]) -> Constraint:
    """The constraint of one loop."""
    a, b = reached
    at_b = replace(a, tool=replace(a.tool, position=b.tool.position))  # b's point, taken as fixed in body a
    J_a, J_b = jacobian(at, at_b), jacobian(at, b)
    rates = jacobian_rate(at, at_b, J_a, qd), jacobian_rate(at, b, J_b, qd)
    with at.tape.section("constraint of a loop, along the axes of its first frame"):
        V_a, V_b, bias_a, bias_b = (product(matrix, qd) for matrix in (J_a, J_b, *rates))
        rho_w, rho_v = subtract(_top(V_a), _top(V_b)), subtract(_low(V_a), _low(V_b))
        w_a = _top(V_a)
        angular = subtract(subtract(_top(bias_a), _top(bias_b)), cross(w_a, rho_w))
        linear = subtract(subtract(_low(bias_a), _low(bias_b)), scale(2, cross(w_a, rho_v)))
        back = transpose(a.tool.rotation)
        whole = [*apply(back, angular), *apply(back, linear)]
        rows, bias = [], []
        for index in Column:
            if index.label in loop.constrain:
                bias.append(whole[index])
                rows.append(_row(back[index.axis], J_a, J_b, 0 if index.turns else 3))
    return Constraint(rows, bias)


def _row(axis: Sequence[Value], J_a: Matrix, J_b: Matrix, start: int) -> list[Value]:
    """One row of `T (J_a - J_b)`."""
    columns = range(len(J_a[0]))
    return [dot(axis, [J_a[start + k][i] - J_b[start + k][i] for k in range(3)]) for i in columns]  # type: ignore[arg-type]


def _top(v: Sequence[Value]) -> tuple[Value, Value, Value]:
    return v[0], v[1], v[2]


def _low(v: Sequence[Value]) -> tuple[Value, Value, Value]:
    return v[3], v[4], v[5]


def constrained_forward_dynamics(
    tape: Tape, factors: Factors, held: Constraint, driving: Sequence[Value]
) -> tuple[list[Value], list[Value]]:
    """`qdd` and `lam`: `(J M⁻¹ J*) lam = J qdd_f + Jd qd`, `qdd = qdd_f - M⁻¹ J* lam`, with `U Y = J*` used twice."""
    Y = [half_solve(tape, factors, row, f"e{index}_") for index, row in enumerate(held.J)]
    y = half_solve(tape, factors, driving)
    n, m = factors.n, len(held.J)
    with tape.section("inertia that the cuts feel, and what would open them"):
        scaled = [by_entries(row, factors.D_inverse) for row in Y]
        cut = square(m)
        right = []
        for r in range(m):
            for s in range(r + 1):
                cut[r][s] = cut[s][r] = inner(scaled[r], Y[s]).named(f"cut{pair(s, r, m)}")
            right.append((inner(scaled[r], y) + held.bias[r]).named(f"open{r}"))
    lam = solve(tape, eliminate(tape, cut, [f"direction {r} that is held" for r in range(m)], "cut"), right)
    with tape.section("joint accelerations with the loops closed"):
        x = [(y[i] - inner([row[i] for row in Y], lam)) * factors.D_inverse[i] for i in range(n)]
        for i in range(n):
            for k in range(i):
                x[i] = x[i] - factors.U[k][i] * x[k]
            x[i].named(f"qdd{i}")
    return x, name_entries("lam", lam)
