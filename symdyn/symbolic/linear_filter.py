"""Linearised forward dynamics by the filter (LIN algorithm 6, with the errata): neither `M` nor `A_D`, `B_D` are formed.

`2 P^`, `2 J^` and the rest of the paper's hatted matrices are zero in their linear columns, because `M^` is; what is kept
is their angular half, two 3×3 blocks `[upper; lower]`::

    inward    2 P^ = 2 M^ + sum psi 2 P^_c phi*       Y_A = 2 P^H* + P K*       Y_B = 2 P^ Hd* + P Hdd* + S[H*] f
    outward   2 J^+ = phi* 2 J^_p phi*^-1             q = 2 (G^ - c) = (2 P^)* H*/D - (2 J^+)* G       2 J^ = 2 J^+ + H* q*
              E_A = K* - Y Y_A + 2 J^ H*              E_B = Hdd* - Y Y_B + 2 J^ Hd*

Of a joint of several columns `S[H*] f` must not be felt by the others (docs/mathematics.md, section 13): it is left out of
`Y_B` and added where the joint meets its parent, `B_C[i,j] += u_p phi(p,j) S[H_j*] f`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, add_matrices, apply, dot, matrix, scale, subtract, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_block, name_six, name_vector
from symdyn.symbolic.linear import LinearTerms
from symdyn.symbolic.momentum import Momentum, own_momenta
from symdyn.symbolic.riccati import Estimates, Gain, Rows, cross_columns, freed
from symdyn.symbolic.rotation import Vector3, tilde
from symdyn.symbolic.spatial import NOTHING, STILL, Six, add_six, dot_six, outward_six, subtract_six, turned_force, unit
from symdyn.symbolic.tape import Value
from symdyn.symbolic.upsilon import Elements, Responses, gain_inward


@dataclass(frozen=True)
class Angular:
    """The angular half of a 6×6 matrix, `[[upper, 0],[lower, 0]]`."""

    upper: Rows
    lower: Rows

    @staticmethod
    def none() -> Angular:
        empty = (NOTHING, NOTHING, NOTHING)
        return Angular(empty, empty)

    @staticmethod
    def of(momentum: Momentum) -> Angular:
        """`2 M^ = [[T - L~, 0],[-2 p~, 0]]`."""
        T, L, p = momentum.T.rows(), tilde(momentum.L), tilde(momentum.p)
        return Angular(matrix(lambda i, j: T[i][j] - L[i][j]), matrix(lambda i, j: -2 * p[i][j]))

    def named(self, stem: str) -> Angular:
        """The same, its parts called `Ph3_uxx`, `Ph3_lxx`, …"""
        name_block(f"{stem}_u", self.upper)
        name_block(f"{stem}_l", self.lower)
        return self

    def __add__(self, other: Angular) -> Angular:
        return Angular(add_matrices(self.upper, other.upper), add_matrices(self.lower, other.lower))

    def times(self, w: Vector3) -> Six:
        return apply(self.upper, w), apply(self.lower, w)

    def column(self, column: Column) -> Six:
        """The product with `H*`."""
        if not column.turns:
            return STILL
        return transpose(self.upper)[column.axis], transpose(self.lower)[column.axis]

    def row(self, column: Column) -> Vector3:
        """The product of `H` with it."""
        return (self.upper if column.turns else self.lower)[column.axis]

    def transposed_times(self, force: Six) -> Vector3:
        """The product of its transpose with a force; the linear part is zero."""
        total: Vector3 = add(apply(transpose(self.upper), force[0]), apply(transpose(self.lower), force[1]))
        return total

    def freed(self, column: Column, G: Six) -> Angular:
        """`(1 - G H)` times it."""
        row = self.row(column)
        return Angular(
            matrix(lambda i, j: self.upper[i][j] - G[0][i] * row[j]),
            matrix(lambda i, j: self.lower[i][j] - G[1][i] * row[j]),
        )

    def with_row(self, column: Column, q: Vector3) -> Angular:
        """`H* q*` added."""
        rows = list(self.upper if column.turns else self.lower)
        rows[column.axis] = add(rows[column.axis], q)
        changed = (rows[0], rows[1], rows[2])
        return Angular(changed, self.lower) if column.turns else Angular(self.upper, changed)

    def inward(self, placed: Placed) -> Angular:
        """`phi X phi*`."""
        upper, lower = placed.inward_full(self.upper), placed.inward_full(self.lower)
        return Angular(add_matrices(upper, cross_columns(placed.r, lower)), lower)

    def outward(self, placed: Placed) -> Angular:
        """`phi* X phi*^-1`."""
        shifted = cross_columns(placed.r, self.upper)
        lower = matrix(lambda i, j: self.lower[i][j] - shifted[i][j])
        return Angular(placed.outward_full(self.upper), placed.outward_full(lower))


@dataclass(frozen=True)
class Filtered:
    """Per degree of freedom, from the inward sweep: `2 G^` (its linear part is zero), `Y_A`, `Y_B`."""

    twice_G_hat: list[Vector3]
    Y_A: list[Six]
    Y_B: list[Six]


def linear_filter(at: Configuration, estimates: Estimates, terms: LinearTerms) -> Filtered:
    """The inward sweep."""
    tree, gains = at.tree, estimates.gains
    P_hat = [Angular.of(momentum) for momentum in own_momenta(at, terms.V)]
    felt: dict[int, Angular] = {}
    G_hat, Y_A, Y_B = [NOTHING] * tree.n, [STILL] * tree.n, [STILL] * tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"linearised filter at '{body.joint}'"):
            P, hat = estimates.P[i], P_hat[i]
            for c in at.children(i):
                hat = hat + felt[c].inward(at.placed[c])
            hat.named(f"Ph{i}")
            for k in reversed(body.dofs):
                column, H_dot = tree.dofs[k].column, terms.H_dot[k]
                G_hat[k] = scale(gains[k].D_inverse, hat.row(column))
                Y_A[k] = add_six(hat.column(column), P.times(terms.K(k)))
                Y_B[k] = add_six(hat.times(H_dot[0]), P.times(terms.H_ddot[k]))
                if tree.alone(k):
                    Y_B[k] = add_six(Y_B[k], turned_force(column, terms.forces.on(i)))
                name_vector(f"Gh{k}", G_hat[k])
                name_six(f"YA{k}_n", f"YA{k}_f", Y_A[k])
                name_six(f"YB{k}_n", f"YB{k}_f", Y_B[k])
                if tree.passes_on(k):
                    hat = hat.freed(column, gains[k].G).named(f"Ph{k}free")
                    P = P if k == body.dofs[0] else freed(column, P, gains[k])
            felt[i] = hat
    return Filtered(G_hat, Y_A, Y_B)


@dataclass(frozen=True)
class Smoothed:
    """Per degree of freedom, from the outward sweep: `q`, `E_A`, `E_B`."""

    q: list[Vector3]
    E_A: list[Six]
    E_B: list[Six]


def linear_smoother(
    at: Configuration, gains: Sequence[Gain], responses: Responses, terms: LinearTerms, filtered: Filtered
) -> Smoothed:
    """The outward sweep."""
    J_hat: list[Angular] = []
    q, E_A, E_B = [], [], []
    for i, body in at.bodies:
        with at.tape.section(f"linearised smoother at '{body.joint}'"):
            hat = Angular.none() if body.parent == ON_BASE else J_hat[body.parent].outward(at.placed[i])
            for k in body.dofs:
                column, H_dot = at.tree.dofs[k].column, terms.H_dot[k]
                q.append(subtract(filtered.twice_G_hat[k], hat.transposed_times(gains[k].G)))
                hat = hat.with_row(column, q[k])
                Y = responses.beyond[k]
                turned = add_six(terms.K(k), hat.column(column))
                E_A.append(subtract_six(turned, Y.times(filtered.Y_A[k])))
                turned = add_six(terms.H_ddot[k], hat.times(H_dot[0]))
                E_B.append(subtract_six(turned, Y.times(filtered.Y_B[k])))
                name_six(f"EA{k}_w", f"EA{k}_v", E_A[k])
                name_six(f"EB{k}_w", f"EB{k}_v", E_B[k])
                name_vector(f"hat{k}", q[k])
            J_hat.append(hat.named(f"Jh{i}"))
    return Smoothed(q, E_A, E_B)


def forward_dynamics_derivatives(
    at: Configuration, estimates: Estimates, responses: Responses, found: Elements, terms: LinearTerms
) -> tuple[Matrix, Matrix, Matrix]:
    """`dqdd/dq = -B_C`, `dqdd/dqd = -A_C` (viscous friction included), `M⁻¹`.

    `A_C[i,j] = u_j Y_A(j)`, `B_C[i,j] = u_j Y_B(j)` unless j is an ancestor of i; for those, inward with `w` from `G_i`,
    `A_C[i,j] = w E_A(j) + q H*_j`, `B_C[i,j] = w E_B(j) + q Hd*_j`.
    """
    tree, gains = at.tree, estimates.gains
    filtered = linear_filter(at, estimates, terms)
    smoothed = linear_smoother(at, gains, responses, terms, filtered)
    dq, dqd = square(tree.n), square(tree.n)
    for k, dof in enumerate(tree.dofs):
        with at.tape.section(f"derivatives of the acceleration of '{dof.joint}'"):
            q, last, ancestors = smoothed.q[k], dof.body, set()
            for m, w in gain_inward(at, gains, k):
                if (j := tree.dofs[m].body) != last:
                    q, last = at.placed[last].inward(q), j
                ancestors.add(m)
                dqd[k][m] = -(dot_six(w, smoothed.E_A[m]) + dot(q, unit(tree.dofs[m].column)[0]))
                dq[k][m] = -(dot_six(w, smoothed.E_B[m]) + dot(q, terms.H_dot[m][0]))
            for m in range(tree.n):
                if m not in ancestors:
                    u = found.u[k][m]
                    dqd[k][m], dq[k][m] = -dot_six(u, filtered.Y_A[m]), -dot_six(u, filtered.Y_B[m])
            for m, other in enumerate(tree.dofs):
                dqd[k][m] = dqd[k][m] - found.inverse[k][m] * other.viscous
            for m, felt in _forces_felt(at, found.u[k], terms):
                dq[k][m] = dq[k][m] - felt
    return dq, dqd, found.inverse


def _forces_felt(at: Configuration, u: Sequence[Six], terms: LinearTerms) -> Iterator[tuple[int, Value]]:
    """`u_p phi(p,m) S[H_m*] f` of every column m of joints that have several, `u` of the parent's last column."""
    for i, body in at.bodies:
        if body.parent == ON_BASE or len(body.dofs) == 1:
            continue
        here = outward_six(at.placed[i], u[at.tree.bodies[body.parent].dofs[-1]])
        for m in body.dofs:
            yield m, dot_six(here, turned_force(at.tree.dofs[m].column, terms.forces.on(i)))
