"""The Riccati recursion in link frames: articulated inertias, gains, and `M x = b` in O(n) (KFS 8; DIAG 4.1; UDU 32–39).

A 6×6 articulated inertia is kept as `P = [[J, B],[B*, m]]` with `J` and `m` symmetric 3×3 and `B` full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement, add, apply, cross, dot, matrix, multiply, scale, transpose
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.frames import Body, Chain, Inertia
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.rotation import Symmetric, Three
from symdyn.symbolic.spatial import STILL, Six, add_six, along, carry, moved_by, outward_six, scale_six
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value

Rows = tuple[Three, Three, Three]


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

    def __add__(self, other: Articulated) -> Articulated:
        rows = matrix(lambda i, j: self.B[i][j] + other.B[i][j])
        return Articulated(self.J + other.J, rows, self.m + other.m)

    def along(self, body: Body) -> Six:
        """`P H*`."""
        if body.prismatic:
            return (self.B[0][2], self.B[1][2], self.B[2][2]), (self.m.xz, self.m.yz, self.m.zz)
        return (self.J.xz, self.J.yz, self.J.zz), self.B[2]

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
    """What the filter knows of a joint: `D`, its inverse, and `G = P H*/D`."""

    D: Value
    D_inverse: Value
    G: Six


def articulated(tape: Tape, chain: Chain, placed: Sequence[Placed]) -> tuple[list[Articulated], list[Gain]]:
    """The recursion, inward: `P_i = M_i + sum phi P+_c phi*`, `D = H P H* + r`, `G = P H*/D`, `P+ = P - G H P`."""
    P = [Articulated.of(body.inertia) for body in chain.bodies]
    gains: list[Gain] = []
    for i in reversed(range(chain.n)):
        body = chain.bodies[i]
        with tape.section(f"P{i}", f"articulated inertia of '{body.name}'"):
            gains.insert(0, _gain(body, P[i]))
            if body.parent != ON_BASE:
                P[body.parent] = P[body.parent] + carried_inward(_freed(body, P[i], gains[0]), placed[i])
    return P, gains


def _gain(body: Body, P: Articulated) -> Gain:
    n, f = P.along(body)
    D = (f if body.prismatic else n)[2] + body.armature
    inverse = D.inverse()
    G = (scale(inverse, n), scale(inverse, f))
    if body.armature.is_zero:  # H G = 1: not to be left to rounding, and it makes zeros of P+ visible
        G = (G[0], (*G[1][:2], ONE)) if body.prismatic else ((*G[0][:2], ONE), G[1])
    return Gain(D, inverse, G)


def _freed(body: Body, P: Articulated, gain: Gain) -> Articulated:
    """`P+ = P - G (P H*)*`: what the parent feels of a joint that is free."""
    (n, f), (G_n, G_f) = P.along(body), gain.G
    J = Symmetric.of(matrix(lambda i, j: P.J.rows()[i][j] - G_n[i] * n[j] if i <= j else ZERO))
    m = Symmetric.of(matrix(lambda i, j: P.m.rows()[i][j] - G_f[i] * f[j] if i <= j else ZERO))
    B = matrix(lambda i, j: P.B[i][j] - (n[i] * G_f[j] if body.prismatic else G_n[i] * f[j]))
    return Articulated(J, B, m)


def carried_inward(P: Articulated, placed: Placed) -> Articulated:
    """`phi P phi*`: turned, then moved by r."""
    turned = Articulated(placed.inward_symmetric(P.J), placed.inward_full(P.B), placed.inward_symmetric(P.m))
    return moved(turned, placed.r)


def moved(P: Articulated, r: Three) -> Articulated:
    """`J' = J + r~B* + (r~B*)* + r~ m r~*`, `B' = B + r~m`, for a point that sees the old one at r."""
    if all(entry.is_zero for entry in r):
        return P
    r_m = cross_columns(r, P.m.rows())
    B = matrix(lambda i, j: P.B[i][j] + r_m[i][j])
    # r~B* + B r~* + r~ m r~* = r~B* + (r~ B'*)*, with B' = B + r~m
    first, second = cross_columns(r, transpose(P.B)), cross_columns(r, transpose(B))
    J = Symmetric.of(matrix(lambda i, j: P.J.rows()[i][j] + (first[i][j] + second[j][i]) if i <= j else ZERO))
    return Articulated(J, B, P.m)


def cross_columns(r: Three, A: Rows) -> Rows:
    """`r~ A`."""
    columns = transpose(A)
    return transpose(tuple(cross(r, column) for column in columns))  # type: ignore[arg-type]


def in_frame(P: Articulated, home: Placement) -> Articulated:
    """An inertia of a canonical frame in the frame that this one is placed in."""
    R = home.rotation

    def turned(a: Symmetric) -> Symmetric:
        return Symmetric.of(multiply(multiply(R, a.rows()), transpose(R)))

    B = multiply(multiply(R, P.B), transpose(R))
    return moved(Articulated(turned(P.J), B, turned(P.m)), home.position)


def solve(
    tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain], right: Sequence[Value]
) -> list[Value]:
    """`M x = right`: filter inward (`e = right - H z`, `z+ = z + G e`), smoother outward (`x = e/D - G* phi* alpha`)."""
    z: list[Six] = [STILL] * chain.n
    e = [ZERO] * chain.n
    for i in reversed(range(chain.n)):
        body, G = chain.bodies[i], gains[i].G
        with tape.section(f"z{i}", f"filter at '{body.joint}'"):
            e[i] = right[i] - along(body, z[i])
            if body.parent != ON_BASE:
                updated = add_six(z[i], scale_six(e[i], G))
                z[body.parent] = add_six(z[body.parent], carry(placed[i], updated))
    x = [ZERO] * chain.n
    alpha: list[Six] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"s{i}", f"smoother at '{body.joint}'"):
            w, v = outward_six(placed[i], STILL if body.parent == ON_BASE else alpha[body.parent])
            G_n, G_f = gains[i].G
            x[i] = e[i] * gains[i].D_inverse - dot(G_n, w) - dot(G_f, v)
            alpha.append(moved_by(body, (w, v), x[i]))
    return x
