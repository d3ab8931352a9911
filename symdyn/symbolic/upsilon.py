"""`M⁻¹` element by element and the responses of the bodies, outward from the filter's gains (KFS 10; LIN 4.19–4.25; SOA 5).

`Y` (Upsilon; SOA's Omega) of a body takes a wrench on it to its acceleration: `Y+ = phi* Y_p phi`, 0 on the base, and with
`Z = Y+ G`, `M⁻¹_ii = 1/D + G*Z`, `u_i = M⁻¹_ii H - Z*`::

    Y = tau_bar* Y+ tau_bar + H*H/D = Y+ + H*u + u*H - M⁻¹_ii H*H
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement, add, apply, matrix, multiply, scale, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import as_values
from symdyn.symbolic.joint_space import Matrix, identity, square
from symdyn.symbolic.labels import name_block, name_six, name_symmetric, pair
from symdyn.symbolic.riccati import Articulated, Gain, Rows, moved
from symdyn.symbolic.rotation import Symmetric
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    along,
    carry,
    dot_six,
    moved_by,
    outward_six,
    scale_six,
    subtract_six,
)
from symdyn.symbolic.tape import ZERO, Value


@dataclass(frozen=True)
class Response:
    """A symmetric 6×6 matrix from wrenches to accelerations, `[[a, b],[b*, d]]`."""

    a: Symmetric
    b: Rows
    d: Symmetric

    def named(self, stem: str) -> Response:
        """The same, its parts called `Y3_axx`, `Y3_bxy`, `Y3_dxx`, …"""
        name_symmetric(f"{stem}_a", self.a)
        name_block(f"{stem}_b", self.b)
        name_symmetric(f"{stem}_d", self.d)
        return self

    def times(self, wrench: Six) -> Six:
        n, f = wrench
        return add(self.a.times(n), apply(self.b, f)), add(apply(transpose(self.b), n), self.d.times(f))

    def at(self, r: Sequence[Value]) -> Response:
        """At another point of the body: an articulated inertia moved the other way, its blocks swapped."""
        x, y, z = r
        there = moved(Articulated(self.d, transpose(self.b), self.a), (-x, -y, -z))
        return Response(there.m, transpose(there.B), there.J)

    def outward(self, placed: Placed) -> Response:
        """`phi* Y phi`: at a child's origin, in the child's axes."""
        there = self.at(placed.r)
        return Response(
            placed.outward_symmetric(there.a), placed.outward_full(there.b), placed.outward_symmetric(there.d)
        )

    def in_frame(self, home: Placement) -> Response:
        """A response of a canonical frame in the frame that this one is placed in."""
        R = home.rotation

        def turned(a: Rows) -> Rows:
            return multiply(multiply(R, a), transpose(R))

        a, d = (Symmetric.of(turned(block.rows())) for block in (self.a, self.d))
        return Response(a, turned(self.b), d).at(scale(-1, as_values(home.position)))

    def full(self) -> Matrix:
        """All 36 entries by rows."""
        return Articulated(self.a, self.b, self.d).full()


_RIGID = Response(Symmetric.zero(), (NOTHING, NOTHING, NOTHING), Symmetric.zero())  # the base does not give way


@dataclass(frozen=True)
class Responses:
    """What the outward recursion finds: per body the response `Y+` before its joint; per degree of freedom the response `Y`
    behind it, `M⁻¹_kk` and `u_k`.
    """

    before: list[Response]
    beyond: list[Response]
    corner: list[Value]
    u: list[Six]


def responses(at: Configuration, gains: Sequence[Gain]) -> Responses:
    """The recursion, base first."""
    tree = at.tree
    before: list[Response] = []
    beyond: list[Response] = []
    corners: list[Value] = []
    us: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"response of '{body.name}' to a wrench"):
            before.append(_before_joint(at, i, beyond))
            Y = before[i]
            for k in body.dofs:
                Z = Y.times(gains[k].G)
                corner = gains[k].D_inverse + dot_six(gains[k].G, Z)
                u = moved_by(tree.dofs[k].column, scale_six(-1, Z), corner)
                Y = _freed(tree.dofs[k].column, Y, u, corner).named(f"Y{k}")
                beyond.append(Y)
                corners.append(corner.named(f"X{pair(k, k, tree.n)}"))
                us.append(name_six(f"u{k}_n", f"u{k}_f", u))
    return Responses(before, beyond, corners, us)


def _before_joint(at: Configuration, i: int, beyond: Sequence[Response]) -> Response:
    """`Y+`: the response of body i's parent, at body i."""
    parent = at.tree.bodies[i].parent
    return _RIGID if parent == ON_BASE else beyond[at.tree.bodies[parent].dofs[-1]].outward(at.placed[i])


def _freed(column: Column, Y_plus: Response, u: Six, corner: Value) -> Response:
    """`Y+ + H*u + u*H - corner H*H`: only the row and the column of the joint's axis change."""
    a, b, d, (own, other) = Y_plus.a, Y_plus.b, Y_plus.d, u if column.turns else (u[1], u[0])
    block = (a if column.turns else d).rows()

    def entry(i: int, j: int) -> Value:
        if column.axis not in (i, j):
            return block[i][j]
        return block[i][j] + (2 * own[i] - corner if i == j else own[i if j == column.axis else j])

    new = Symmetric.of(matrix(lambda i, j: entry(i, j) if i <= j else ZERO))
    rows = list(b if column.turns else transpose(b))
    rows[column.axis] = add(rows[column.axis], other)
    side = (rows[0], rows[1], rows[2])
    return Response(new, side, d) if column.turns else Response(a, transpose(side), new)


@dataclass(frozen=True)
class Elements:
    """`M⁻¹`, and per row k the vectors `u` of all degrees of freedom."""

    inverse: Matrix
    u: list[list[Six]]


def elements(at: Configuration, gains: Sequence[Gain], bodies: Responses) -> Elements:
    """Row i: along its ancestors k `u_k = -w Y_k`, `w` from `G_i` by `phi` and `psi`; then for every other j, outward,
    `M⁻¹_ij = -u_p phi(p,j) G_j`, `u_j = u_p phi(p,j) + M⁻¹_ij H_j`.
    """
    tree, n = at.tree, at.tree.n
    inverse = square(n)
    u = [[STILL] * n for _ in range(n)]
    for k, dof in enumerate(tree.dofs):
        inverse[k][k], u[k][k] = bodies.corner[k], bodies.u[k]
        with at.tape.section(f"row '{dof.joint}' of the inverse"):
            known = {k}
            for m, w in gain_inward(at, gains, k):
                u[k][m] = scale_six(-1, bodies.beyond[m].times(w))
                known.add(m)
            for m, other in enumerate(tree.dofs):
                if m in known or not tree.passes_on(m):
                    continue
                here = _before(at, m, u[k])
                if m > k:
                    inverse[k][m] = inverse[m][k] = (-dot_six(here, gains[m].G)).named(f"X{pair(k, m, n)}")
                u[k][m] = name_six(f"u{k}at{m}_n", f"u{k}at{m}_f", moved_by(other.column, here, inverse[k][m]))
    return Elements(inverse, u)


def _before(at: Configuration, k: int, motions: Sequence[Six]) -> Six:
    """The motion at a degree of freedom, from the one before it: its joint's last column, or its parent's, carried out."""
    body = at.tree.bodies[at.tree.dofs[k].body]
    if k != body.dofs[0]:
        return motions[k - 1]
    return outward_six(at.placed[at.tree.dofs[k].body], motions[at.tree.bodies[body.parent].dofs[-1]])


def filtered_inward(at: Configuration, gains: Sequence[Gain], k: int, w: Six) -> list[tuple[int, Six]]:
    """A force `w` behind degree of freedom k as those inward of it feel it through the free joints between: k first."""
    tree, found = at.tree, []
    while True:
        found.append((k, w))
        if not tree.passes_on(k):
            return found
        w = subtract_six(w, scale_six(along(tree.dofs[k].column, w), gains[k].G))
        k, w = _inward(at, k, w)


def _inward(at: Configuration, k: int, w: Six) -> tuple[int, Six]:
    """The degree of freedom before k, and a force there: the same within a joint, carried to the parent else."""
    i = at.tree.dofs[k].body
    body = at.tree.bodies[i]
    if k != body.dofs[0]:
        return k - 1, w
    return at.tree.bodies[body.parent].dofs[-1], carry(at.placed[i], w)


def gain_inward(at: Configuration, gains: Sequence[Gain], k: int) -> list[tuple[int, Six]]:
    """`psi(j,p) phi(p,k) G_k` at every degree of freedom j inward of k, nearest first."""
    return filtered_inward(at, gains, *_inward(at, k, gains[k].G)) if at.tree.passes_on(k) else []


def unit_factor(at: Configuration, gains: Sequence[Gain]) -> Matrix:
    """`U_kj = H_k phi(k,j) G_j`, `U_jj = 1` (DIAG 4.1)."""
    U = identity(at.tree.n)
    for k, dof in enumerate(at.tree.dofs):
        with at.tape.section(f"what the joints inward feel of '{dof.joint}'"):
            m, w = k, gains[k].G
            while at.tree.passes_on(m):
                m, w = _inward(at, m, w)
                U[m][k] = along(at.tree.dofs[m].column, w).named(f"U{pair(m, k, at.tree.n)}")
    return U


def innovations(at: Configuration, gains: Sequence[Gain]) -> Matrix:
    """`W_kj = -H_k psi(k,p) phi(p,j) G_j`, `W_jj = 1` (DIAG 4.1)."""
    W = identity(at.tree.n)
    for k, dof in enumerate(at.tree.dofs):
        with at.tape.section(f"what the free joints inward feel of '{dof.joint}'"):
            for m, w in gain_inward(at, gains, k):
                W[m][k] = (-along(at.tree.dofs[m].column, w)).named(f"W{pair(m, k, at.tree.n)}")
    return W
