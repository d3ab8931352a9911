"""`M⁻¹` element by element and the responses of the bodies, outward from the filter's gains (KFS 10; LIN 4.19–4.25; SOA 5).

`Y` (Upsilon; SOA's Omega) of a body takes a wrench on it to its acceleration: `Y+ = phi* Y_p phi`, 0 on the base, and with
`Z = Y+ G`, `M⁻¹_ii = 1/D + G*Z`, `u_i = M⁻¹_ii H - Z*`::

    Y = tau_bar* Y+ tau_bar + H*H/D = Y+ + H*u + u*H - M⁻¹_ii H*H
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, apply, transpose
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.frames import Body, Chain
from symdyn.symbolic.joints import Placed
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
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value


@dataclass(frozen=True)
class Response:
    """A symmetric 6×6 matrix from wrenches to accelerations, `[[a, b],[b*, d]]`."""

    a: Symmetric
    b: Rows
    d: Symmetric

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

    def full(self) -> Matrix:
        """All 36 entries by rows."""
        return Articulated(self.a, self.b, self.d).full()


_RIGID = Response(Symmetric.zero(), (NOTHING, NOTHING, NOTHING), Symmetric.zero())  # the base does not give way


@dataclass(frozen=True)
class Outward:
    """What the outward recursion finds at a body: its response `Y`, `M⁻¹_ii` and `u_i`."""

    Y: Response
    corner: Value
    u: Six


def responses(tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain]) -> list[Outward]:
    """The recursion, base first."""
    found: list[Outward] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"Y{i}", f"response of '{body.name}' to a wrench"):
            Y_plus = _RIGID if body.parent == ON_BASE else found[body.parent].Y.outward(placed[i])
            Z = Y_plus.times(gains[i].G)
            corner = gains[i].D_inverse + dot_six(gains[i].G, Z)
            u = moved_by(body, scale_six(-1, Z), corner)
            found.append(Outward(_freed(body, Y_plus, u, corner), corner, u))
    return found


def _freed(body: Body, Y_plus: Response, u: Six, corner: Value) -> Response:
    """`Y+ + H*u + u*H - corner H*H`: only the row and the column of the joint's axis change."""
    (ux, uy, uz), (vx, vy, vz) = u
    a, b, d = Y_plus.a, Y_plus.b, Y_plus.d
    if body.prismatic:
        d = replace(d, xz=d.xz + vx, yz=d.yz + vy, zz=d.zz + (2 * vz - corner))
        columns = transpose(b)
        return Response(a, transpose((columns[0], columns[1], add(columns[2], u[0]))), d)
    a = replace(a, xz=a.xz + ux, yz=a.yz + uy, zz=a.zz + (2 * uz - corner))
    return Response(a, (b[0], b[1], add(b[2], u[1])), d)


@dataclass(frozen=True)
class Elements:
    """`M⁻¹`, and per row i the vectors `u` of all bodies."""

    inverse: Matrix
    u: list[list[Six]]


def elements(
    tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain], bodies: Sequence[Outward]
) -> Elements:
    """Row i: along its ancestors k `u_k = -w Y_k`, `w` from `G_i` by `phi` and `psi`; then for every other j, outward,
    `M⁻¹_ij = -u_p phi(p,j) G_j`, `u_j = u_p phi(p,j) + M⁻¹_ij H_j`.
    """
    n = chain.n
    inverse = [[ZERO] * n for _ in range(n)]
    u = [[STILL] * n for _ in range(n)]
    for i in range(n):
        inverse[i][i], u[i][i] = bodies[i].corner, bodies[i].u
        with tape.section(f"X{i}", f"row '{chain.bodies[i].joint}' of the inverse"):
            for k, w in gain_inward(chain, placed, gains, i):
                u[i][k] = scale_six(-1, bodies[k].Y.times(w))
            for j, body in enumerate(chain.bodies):
                if body.parent == ON_BASE or j in chain.path(i):
                    continue
                here = outward_six(placed[j], u[i][body.parent])
                if j > i:
                    inverse[i][j] = inverse[j][i] = -dot_six(here, gains[j].G)
                u[i][j] = moved_by(body, here, inverse[i][j])
    return Elements(inverse, u)


def filtered_inward(
    chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain], i: int, w: Six
) -> list[tuple[int, Six]]:
    """A force `w` on body i as its ancestors feel it through the free joints between: `psi(k,i) w`, i itself first."""
    found = [(i, w)]
    for k in chain.inward(i):
        w = carry(placed[i], subtract_six(w, scale_six(along(chain.bodies[i], w), gains[i].G)))
        found.append((k, w))
        i = k
    return found


def gain_inward(chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain], i: int) -> list[tuple[int, Six]]:
    """`psi(k,p) phi(p,i) G_i` at every proper ancestor k of i, nearest first."""
    parent = chain.bodies[i].parent
    return [] if parent == ON_BASE else filtered_inward(chain, placed, gains, parent, carry(placed[i], gains[i].G))


def unit_factor(tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain]) -> Matrix:
    """`U_kj = H_k phi(k,j) G_j`, `U_jj = 1` (DIAG 4.1)."""
    U = [[ONE if i == j else ZERO for j in range(chain.n)] for i in range(chain.n)]
    for j, body in enumerate(chain.bodies):
        with tape.section(f"U{j}", f"what the joints inward feel of '{body.joint}'"):
            w, last = gains[j].G, j
            for k in chain.inward(j):
                w, last = carry(placed[last], w), k
                U[k][j] = along(chain.bodies[k], w)
    return U


def innovations(tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain]) -> Matrix:
    """`W_kj = -H_k psi(k,p) phi(p,j) G_j`, `W_jj = 1` (DIAG 4.1)."""
    W = [[ONE if i == j else ZERO for j in range(chain.n)] for i in range(chain.n)]
    for j, body in enumerate(chain.bodies):
        with tape.section(f"W{j}", f"what the free joints inward feel of '{body.joint}'"):
            for k, w in gain_inward(chain, placed, gains, j):
                W[k][j] = -along(chain.bodies[k], w)
    return W
