"""Linearised forward dynamics by the filter (LIN algorithm 6, with the errata): neither `M` nor `A_D`, `B_D` are formed.

`2 P^`, `2 J^` and the rest of the paper's hatted matrices are zero in their linear columns, because `M^` is; what is kept
is their angular half, two 3×3 blocks `[upper; lower]`::

    inward    2 P^ = 2 M^ + sum psi 2 P^_c phi*       Y_A = 2 P^H* + 2 P Hd*       Y_B = 2 P^ Hd* + P Hdd* + S[H*] f
    outward   2 J^+ = phi* 2 J^_p phi*^-1             q = 2 (G^ - c) = (2 P^)* H*/D - (2 J^+)* G       2 J^ = 2 J^+ + H* q*
              E_A = 2 Hd* - Y Y_A + 2 J^ H*           E_B = Hdd* - Y Y_B + 2 J^ Hd*
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, add_matrices, apply, dot, matrix, scale, subtract, transpose
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.frames import Body, Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.linear import LinearTerms, composite_own
from symdyn.symbolic.momentum import Momentum
from symdyn.symbolic.newton_euler import Forces
from symdyn.symbolic.riccati import Articulated, Gain, Rows, cross_columns
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    add_six,
    dot_six,
    scale_six,
    subtract_six,
    turned_force,
)
from symdyn.symbolic.tape import ZERO, Tape
from symdyn.symbolic.upsilon import Elements, Outward, gain_inward


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

    def __add__(self, other: Angular) -> Angular:
        return Angular(add_matrices(self.upper, other.upper), add_matrices(self.lower, other.lower))

    def times(self, w: Three) -> Six:
        return apply(self.upper, w), apply(self.lower, w)

    def times_axis(self, body: Body) -> Six:
        """The product with `H*`."""
        if body.prismatic:
            return STILL
        return transpose(self.upper)[2], transpose(self.lower)[2]

    def axis_row(self, body: Body) -> Three:
        """The product of `H` with it."""
        return (self.lower if body.prismatic else self.upper)[2]

    def transposed_times(self, force: Six) -> Three:
        """The product of its transpose with a force; the linear part is zero."""
        total: Three = add(apply(transpose(self.upper), force[0]), apply(transpose(self.lower), force[1]))
        return total

    def freed(self, body: Body, G: Six) -> Angular:
        """`(1 - G H)` times it."""
        row = self.axis_row(body)
        return Angular(
            matrix(lambda i, j: self.upper[i][j] - G[0][i] * row[j]),
            matrix(lambda i, j: self.lower[i][j] - G[1][i] * row[j]),
        )

    def with_axis_row(self, body: Body, q: Three) -> Angular:
        """`H* q*` added."""
        rows = self.lower if body.prismatic else self.upper
        changed = (rows[0], rows[1], add(rows[2], q))
        return Angular(self.upper, changed) if body.prismatic else Angular(changed, self.lower)

    def inward(self, placed: Placed) -> Angular:
        """`phi X phi*`."""
        upper, lower = placed.inward_full(self.upper), placed.inward_full(self.lower)
        return Angular(add_matrices(upper, cross_columns(placed.r, lower)), lower)

    def outward(self, placed: Placed) -> Angular:
        """`phi* X phi*^-1`."""
        shifted = cross_columns(placed.r, self.upper)
        lower = matrix(lambda i, j: self.lower[i][j] - shifted[i][j])
        return Angular(placed.outward_full(self.upper), placed.outward_full(lower))


def tilde(v: Three) -> Rows:
    """The cross-product matrix."""
    x, y, z = v
    return (ZERO, -z, y), (z, ZERO, -x), (-y, x, ZERO)


@dataclass(frozen=True)
class Filtered:
    """Per body, from the inward sweep: `2 G^` (its linear part is zero), `Y_A`, `Y_B`."""

    twice_G_hat: list[Three]
    Y_A: list[Six]
    Y_B: list[Six]


def linear_filter(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    estimates: tuple[Sequence[Articulated], Sequence[Gain]],
    terms: LinearTerms,
    forces: Forces,
) -> Filtered:
    """The inward sweep."""
    P, gains = estimates
    P_hat = [Angular.of(momentum) for momentum in composite_own(tape, chain, terms)]
    n = chain.n
    G_hat, Y_A, Y_B = [NOTHING] * n, [STILL] * n, [STILL] * n
    for i in reversed(range(n)):
        body, H_dot = chain.bodies[i], terms.H_dot[i]
        with tape.section(f"B{i}", f"linearised filter at '{body.joint}'"):
            G_hat[i] = scale(gains[i].D_inverse, P_hat[i].axis_row(body))
            Y_A[i] = add_six(P_hat[i].times_axis(body), P[i].times(scale_six(2, H_dot)))
            through = add_six(P_hat[i].times(H_dot[0]), P[i].times(terms.H_ddot[i]))
            Y_B[i] = add_six(through, turned_force(body, (forces.n[i], forces.f[i])))
            if body.parent != ON_BASE:
                P_hat[body.parent] = P_hat[body.parent] + P_hat[i].freed(body, gains[i].G).inward(placed[i])
    return Filtered(G_hat, Y_A, Y_B)


@dataclass(frozen=True)
class Smoothed:
    """Per body, from the outward sweep: `q`, `E_A`, `E_B`."""

    q: list[Three]
    E_A: list[Six]
    E_B: list[Six]


def linear_smoother(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    gains: Sequence[Gain],
    bodies: Sequence[Outward],
    terms: LinearTerms,
    filtered: Filtered,
) -> Smoothed:
    """The outward sweep."""
    J_hat: list[Angular] = []
    q, E_A, E_B = [], [], []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"E{i}", f"linearised smoother at '{body.joint}'"):
            J_plus = Angular.none() if body.parent == ON_BASE else J_hat[body.parent].outward(placed[i])
            q.append(subtract(filtered.twice_G_hat[i], J_plus.transposed_times(gains[i].G)))
            J_hat.append(J_plus.with_axis_row(body, q[i]))
            Y, H_dot = bodies[i].Y, terms.H_dot[i]
            turned = add_six(scale_six(2, H_dot), J_hat[i].times_axis(body))
            E_A.append(subtract_six(turned, Y.times(filtered.Y_A[i])))
            turned = add_six(terms.H_ddot[i], J_hat[i].times(H_dot[0]))
            E_B.append(subtract_six(turned, Y.times(filtered.Y_B[i])))
    return Smoothed(q, E_A, E_B)


def forward_dynamics_derivatives(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    estimates: tuple[Sequence[Articulated], Sequence[Gain]],
    rows: tuple[Sequence[Outward], Elements],
    at: tuple[LinearTerms, Forces],
) -> tuple[Matrix, Matrix, Matrix]:
    """`dqdd/dq = -B_C`, `dqdd/dqd = -A_C` (viscous friction included), `M⁻¹`.

    `A_C[i,j] = u_j Y_A(j)`, `B_C[i,j] = u_j Y_B(j)` unless j is an ancestor of i; for those, inward with `w` from `G_i`,
    `A_C[i,j] = w E_A(j) + q H*_j`, `B_C[i,j] = w E_B(j) + q Hd*_j`.
    """
    (bodies, found), (terms, forces), gains = rows, at, estimates[1]
    filtered = linear_filter(tape, chain, placed, estimates, terms, forces)
    smoothed = linear_smoother(tape, chain, placed, gains, bodies, terms, filtered)
    n = chain.n
    dq, dqd = ([[ZERO] * n for _ in range(n)] for _ in range(2))
    for i in range(n):
        with tape.section(f"F{i}", f"derivatives of the acceleration of '{chain.bodies[i].joint}'"):
            q, last = smoothed.q[i], i
            for j, w in gain_inward(chain, placed, gains, i):
                q, last = placed[last].inward(q), j
                turned = ZERO if chain.bodies[j].prismatic else q[2]
                dqd[i][j] = -(dot_six(w, smoothed.E_A[j]) + turned)
                dq[i][j] = -(dot_six(w, smoothed.E_B[j]) + dot(q, terms.H_dot[j][0]))
            for j in range(n):
                if j not in chain.inward(i):
                    u = found.u[i][j]
                    dqd[i][j], dq[i][j] = -dot_six(u, filtered.Y_A[j]), -dot_six(u, filtered.Y_B[j])
            for j, body in enumerate(chain.bodies):
                dqd[i][j] = dqd[i][j] - found.inverse[i][j] * body.viscous
    return dq, dqd, found.inverse
