"""The Riccati recursion in link frames: articulated inertias, gains, and `M x = b` in O(n) (KFS 8; DIAG 4.1; UDU 32–39).

A 6×6 articulated inertia is kept as `P = [[J, B],[B*, m]]` with `J` and `m` symmetric 3×3 and `B` full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.vectors import Placement, add, apply, cross, dot, matrix, multiply, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.labels import name_block, name_six, name_symmetric
from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.spatial import STILL, Six, add_six, along, carry, changed, from_parent, moved_by, scale_six
from symdyn.symbolic.tape import ONE, ZERO, Value
from symdyn.symbolic.tree import Dof

Rows = tuple[Vector3, Vector3, Vector3]


@dataclass(frozen=True)
class Articulated:
    """`P = [[J, B],[B*, m]]`."""

    J: Symmetric
    B: Rows
    m: Symmetric

    @staticmethod
    def of(inertia: Inertia) -> Articulated:
        """A rigid body: `B = h~`, `m 1`."""
        (hx, hy, hz), m = inertia.h, inertia.m
        B = ((ZERO, -hz, hy), (hz, ZERO, -hx), (-hy, hx, ZERO))
        return Articulated(inertia.J, B, Symmetric(m, m, m, ZERO, ZERO, ZERO))

    def named(self, stem: str) -> Articulated:
        """The same, its parts called `P4_Jxx`, `P4_Bxy`, `P4_mxx`, …"""
        name_symmetric(f"{stem}_J", self.J)
        name_block(f"{stem}_B", self.B)
        name_symmetric(f"{stem}_m", self.m)
        return self

    def __add__(self, other: Articulated) -> Articulated:
        rows = matrix(lambda i, j: self.B[i][j] + other.B[i][j])
        return Articulated(self.J + other.J, rows, self.m + other.m)

    def column(self, column: Column) -> Six:
        """`P H*`."""
        if column.turns:
            return self.J.rows()[column.axis], self.B[column.axis]
        return transpose(self.B)[column.axis], self.m.rows()[column.axis]

    def times(self, motion: Six) -> Six:
        """`P [w; v] = [J w + B v; B* w + m v]`."""
        w, v = motion
        return add(self.J.times(w), apply(self.B, v)), add(apply(transpose(self.B), w), self.m.times(v))

    def full(self) -> Matrix:
        """All 36 entries by rows."""
        J, m, back = self.J.rows(), self.m.rows(), transpose(self.B)
        return [[*J[i], *self.B[i]] for i in range(3)] + [[*back[i], *m[i]] for i in range(3)]


@dataclass(frozen=True)
class Gain:
    """What the filter knows of a degree of freedom: `D`, its inverse, and `G = P H*/D`."""

    D: Value
    D_inverse: Value
    G: Six

    def named(self, k: int) -> Gain:
        """The same, called `D3`, `D3_inv`, `G3_nx`, …"""
        self.D.named(f"D{k}")
        self.D_inverse.named(f"D{k}_inv")
        name_six(f"G{k}_n", f"G{k}_f", self.G)
        return self


@dataclass(frozen=True)
class Estimates:
    """Articulated inertias of the bodies, gains of the degrees of freedom."""

    P: list[Articulated]
    gains: list[Gain]


def articulated(at: Configuration) -> Estimates:
    """The recursion, inward: `P_i = M_i + sum phi P+_c phi*`, `D = H P H* + r`, `G = P H*/D`, `P+ = P - G H P`.

    A joint's last column goes first.
    """
    P = [Articulated.of(body.inertia) for body in at.tree.bodies]
    felt: dict[int, Articulated] = {}  # P+: what the parent feels of a body whose joint is free
    gains: dict[int, Gain] = {}
    for i, body in at.bodies_inward:
        with at.tape.section(f"articulated inertia of '{body.name}'"):
            for c in at.children(i):
                P[i] = P[i] + inertia_inward(felt[c], at.placed[c])
            felt[i] = P[i].named(f"P{i}")
            for k in reversed(body.dofs):
                gains[k] = _gain(at.tree.dofs[k], felt[i]).named(k)
                if at.tree.passes_on(k):
                    felt[i] = freed(at.tree.dofs[k].column, felt[i], gains[k]).named(f"P{k}free")
    return Estimates(P, [gains[k] for k in range(at.tree.n)])


def _gain(dof: Dof, P: Articulated) -> Gain:
    felt = P.column(dof.column)
    D = along(dof.column, felt) + dof.armature
    inverse = D.inverse()
    G = scale_six(inverse, felt)
    if dof.armature.is_zero:  # H G = 1: not to be left to rounding, and it makes zeros of P+ visible
        G = changed(dof.column, G, ONE)
    return Gain(D, inverse, G)


def freed(column: Column, P: Articulated, gain: Gain) -> Articulated:
    """`P+ = P - G (P H*)*`: what the parent feels of a joint that is free.

    Of two equal products the one is taken that has `H G` in it where it may be exactly one: columns go last first.
    """
    (n, f), (G_n, G_f) = P.column(column), gain.G
    J = Symmetric.of(matrix(lambda i, j: P.J.rows()[i][j] - n[i] * G_n[j] if i <= j else ZERO))
    m = Symmetric.of(matrix(lambda i, j: P.m.rows()[i][j] - f[i] * G_f[j] if i <= j else ZERO))
    B = matrix(lambda i, j: P.B[i][j] - (G_n[i] * f[j] if column.turns else n[i] * G_f[j]))
    return Articulated(J, B, m)


def inertia_inward(P: Articulated, placed: Placed) -> Articulated:
    """`phi P phi*`: turned, then moved by r."""
    turned = Articulated(placed.inward_symmetric(P.J), placed.inward_full(P.B), placed.inward_symmetric(P.m))
    return moved(turned, placed.r)


def moved(P: Articulated, r: Vector3) -> Articulated:
    """`J' = J + r~B* + (r~B*)* + r~ m r~*`, `B' = B + r~m`, for a point that sees the old one at r."""
    if all(entry.is_zero for entry in r):
        return P
    r_m = cross_columns(r, P.m.rows())
    B = matrix(lambda i, j: P.B[i][j] + r_m[i][j])
    # r~B* + B r~* + r~ m r~* = r~B* + (r~ B'*)*, with B' = B + r~m
    first, second = cross_columns(r, transpose(P.B)), cross_columns(r, transpose(B))
    J = Symmetric.of(matrix(lambda i, j: P.J.rows()[i][j] + (first[i][j] + second[j][i]) if i <= j else ZERO))
    return Articulated(J, B, P.m)


def cross_columns(r: Vector3, A: Rows) -> Rows:
    """`r~ A`."""
    columns = transpose(A)
    return transpose(tuple(cross(r, column) for column in columns))  # type: ignore[arg-type]


def in_frame(P: Articulated, home: Placement) -> Articulated:
    """An inertia of a canonical frame in the frame that this one is placed in."""
    R = home.rotation

    def turned(a: Symmetric) -> Symmetric:
        return Symmetric.of(multiply(multiply(R, a.rows()), transpose(R)))

    B = multiply(multiply(R, P.B), transpose(R))
    return moved(Articulated(turned(P.J), B, turned(P.m)), as_values(home.position))


def solve(
    at: Configuration, gains: Sequence[Gain], right: Sequence[Value], alone: Sequence[Six] | None = None
) -> list[Value]:
    """`M x = right`: filter inward (`e = right - H z`, `z+ = z + G e`), smoother outward (`x = e/D - G* phi* alpha`).

    Forces on the bodies alone, `M x = right - H phi f`, go inward with the filter's, so that nothing is carried twice.
    """
    z = [STILL] * len(at.tree.bodies) if alone is None else list(alone)
    e, x = [ZERO] * at.tree.n, [ZERO] * at.tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"filter at '{body.joint}'"):
            for c in at.children(i):
                z[i] = add_six(z[i], carry(at.placed[c], z[c]))
            name_six(f"z{i}_n", f"z{i}_f", z[i])
            for k in reversed(body.dofs):
                e[k] = (right[k] - along(at.tree.dofs[k].column, z[i])).named(f"e{k}")
                if at.tree.passes_on(k):
                    z[i] = name_six(f"z{i}free_n", f"z{i}free_f", add_six(z[i], scale_six(e[k], gains[k].G)))
    alpha: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"smoother at '{body.joint}'"):
            moving = from_parent(at, i, alpha)
            for k in body.dofs:
                (G_n, G_f), (w, v) = gains[k].G, moving
                x[k] = (e[k] * gains[k].D_inverse - dot(G_n, w) - dot(G_f, v)).named(f"x{k}")
                moving = moved_by(at.tree.dofs[k].column, moving, x[k])
            alpha.append(name_six(f"al{i}_w", f"al{i}_v", moving))
    return x
