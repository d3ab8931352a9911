"""Diagonalised dynamics by the paper's sweeps (DIAG tables 2 and 3, 7.1, in the form of docs/mathematics.md): O(n).

Outward `xi_i = qd_i + G* V+`; inward `kappa_i = tau_i - H z`, `z+ = z + G kappa`; and with `X = S[H* qd] P`,
`Pi = sum psi Ld_c psi*`, `Ld = Pi + X + X*`::

    y = sum psi y_c + Ld H* xi + S[V] M V - X V          C_xi = H y          Dd = H Pi H*
"""

from __future__ import annotations

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, matrix, scale, transpose
from symdyn.symbolic.diagonal import scaled
from symdyn.symbolic.frames import Body
from symdyn.symbolic.joint_space import Vector, subtract
from symdyn.symbolic.riccati import Articulated, Gain, carried_inward
from symdyn.symbolic.rotation import Symmetric, Three
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    add_six,
    along,
    carry,
    dot_six,
    moved_by,
    outward_six,
    scale_six,
    subtract_six,
    times_motion,
    turned_force,
)
from symdyn.symbolic.tape import HALF, ZERO, Value
from symdyn.symbolic.workshop import Workshop


class BySweeps:
    """The filter's gains instead of the factors."""

    def __init__(self, workshop: Workshop) -> None:
        self._w, self._tape, self._chain = workshop, workshop.tape, workshop.chain
        self._gains = workshop.gains
        self.D, self.D_inverse = [gain.D for gain in self._gains], [gain.D_inverse for gain in self._gains]

    def rates(self, qd: Vector) -> list[Value]:
        xi, V = [], list[Six]()
        for i, body in enumerate(self._chain.bodies):
            with self._tape.section(f"v{i}", f"velocity of '{body.name}'"):
                V_plus = self._from_parent(V, i)
                V.append(moved_by(body, V_plus, qd[i]))
            with self._tape.section("xi", "total joint rates"):
                xi.append(qd[i] + dot_six(self._gains[i].G, V_plus))
        return xi

    def joint_rates(self, xi: Vector) -> list[Value]:
        return self._moving(xi)[0]

    def _moving(self, xi: Vector) -> tuple[list[Value], list[Six]]:
        """`qd_i = xi_i - G* V+`, and the velocities."""
        qd, V = [], list[Six]()
        for i, body in enumerate(self._chain.bodies):
            with self._tape.section(f"v{i}", f"velocity of '{body.name}'"):
                V_plus = self._from_parent(V, i)
                qd.append(xi[i] - dot_six(self._gains[i].G, V_plus))
                V.append(moved_by(body, V_plus, qd[i]))
        return qd, V

    def _from_parent(self, V: list[Six], i: int) -> Six:
        parent = self._chain.bodies[i].parent
        return outward_six(self._w.placed[i], STILL if parent == ON_BASE else V[parent])

    def moments(self, tau: Vector) -> list[Value]:
        return self._inward(tau, -1)

    def joint_moments(self, kappa: Vector) -> list[Value]:
        return self._inward(kappa, 1)

    def _inward(self, given: Vector, sign: int) -> list[Value]:
        """`kappa = tau - H z` or, with the other sign, `tau = kappa + H z`; `z+ = z + G kappa` either way."""
        chain = self._chain
        z = [STILL] * chain.n
        found = [ZERO] * chain.n
        for i in reversed(range(chain.n)):
            body = chain.bodies[i]
            with self._tape.section(f"z{i}", f"filter at '{body.joint}'"):
                found[i] = given[i] + sign * along(body, z[i])
                kappa = found[i] if sign < 0 else given[i]
                if body.parent != ON_BASE:
                    updated = add_six(z[i], scale_six(kappa, self._gains[i].G))
                    z[body.parent] = add_six(z[body.parent], carry(self._w.placed[i], updated))
        return found

    def coriolis(self, qd: Vector, xi: Vector, loads: Vector, *, gravity: bool) -> tuple[list[Value], list[Value]]:
        """Loads at the joints ride on the same sweep: `C_i = H y_i + load_i`, and the parent gets `phi (y_i - G C_i)`."""
        chain, placed, tape, P = self._chain, self._w.placed, self._tape, self._w.estimates[0]
        _, V = self._moving(xi)
        n = chain.n
        y = self._momentum_forces(V, gravity=gravity)
        Pi: list[Articulated | None] = [None] * n
        C, D_rate = [ZERO] * n, [ZERO] * n
        for i in reversed(range(n)):
            body, gain = chain.bodies[i], self._gains[i]
            with tape.section(f"y{i}", f"velocity forces at '{body.joint}', filtered"):
                through = turned_force(body, scale_six(qd[i], P[i].times(V[i])))
                P_rate = _turning(body, P[i], qd[i])
                if (outer := Pi[i]) is not None:
                    D_rate[i] = along(body, outer.along(body))
                    P_rate = outer + P_rate
                y[i] = subtract_six(add_six(y[i], scale_six(xi[i], P_rate.along(body))), through)
                C[i] = along(body, y[i]) + loads[i]
                if body.parent != ON_BASE:
                    left = subtract_six(y[i], scale_six(C[i], gain.G))
                    y[body.parent] = add_six(y[body.parent], carry(placed[i], left))
                    inward = carried_inward(_freed(body, P_rate, gain), placed[i])
                    sofar = Pi[body.parent]
                    Pi[body.parent] = inward if sofar is None else sofar + inward
        return C, D_rate

    def acceleration(self, qd: Vector, xi: Vector, loads: Vector, kappa: Vector) -> list[Value]:
        C, _ = self.coriolis(qd, xi, loads, gravity=True)
        return scaled(self._tape, self.D_inverse, subtract(kappa, C))

    def _momentum_forces(self, V: list[Six], *, gravity: bool) -> list[Six]:
        """`S[V] M V`, and the bodies' weights `M [0; -g]`."""
        chain, down = self._chain, list[Three]()
        found = []
        for i, body in enumerate(chain.bodies):
            with self._tape.section(f"b{i}", f"bias force of '{body.name}'"):
                w, v = V[i]
                L, p = times_motion(body.inertia, V[i])
                force: Six = (add(cross(w, L), cross(v, p)), cross(w, p))
                if gravity:
                    g = chain.gravity[i] if body.parent == ON_BASE else down[body.parent]
                    down.append(self._w.placed[i].outward(g))
                    force = subtract_six(force, times_motion(body.inertia, (NOTHING, down[i])))
                found.append(force)
        return found


def _turning(body: Body, P: Articulated, rate: Value) -> Articulated:
    """`X + X*` with `X = S[H* rate] P`: how `P` turns (or slides) with the joint."""
    J, B, m = P.J, P.B, P.m
    if body.prismatic:
        # z~B* + (z~B*)* in J, z~m in B
        z_m = (scale(-1, m.rows()[1]), m.rows()[0], NOTHING)
        two = 2 * rate
        J_rate = Symmetric(
            xx=-two * B[0][1],
            yy=two * B[1][0],
            zz=ZERO,
            xy=rate * (B[0][0] - B[1][1]),
            xz=-rate * B[2][1],
            yz=rate * B[2][0],
        )
        return Articulated(J_rate, matrix(lambda i, j: rate * z_m[i][j]), Symmetric.zero())
    columns = transpose(B)
    z_B = (scale(-1, B[1]), B[0], NOTHING)
    B_z = transpose((columns[1], scale(-1, columns[0]), NOTHING))
    B_rate = matrix(lambda i, j: rate * (z_B[i][j] - B_z[i][j]))
    return Articulated(_turned(J, rate), B_rate, _turned(m, rate))


def _turned(a: Symmetric, rate: Value) -> Symmetric:
    """`(z~A - A z~) rate`."""
    xy = 2 * rate * a.xy
    return Symmetric(xx=-xy, yy=xy, zz=ZERO, xy=rate * (a.xx - a.yy), xz=-rate * a.yz, yz=rate * a.xz)


def _freed(body: Body, rate: Articulated, gain: Gain) -> Articulated:
    """`tau_bar A tau_bar* = A - (G u* + u G*)` with `u = A H* - ½ (H A H*) G`; the row of the axis is zero without armature."""
    G = gain.G
    edge = rate.along(body)
    u = subtract_six(edge, scale_six(HALF * along(body, edge), G))
    both = [*G[0], *G[1]], [*u[0], *u[1]]
    axis = 5 if body.prismatic else 2
    silent = body.armature.is_zero

    def left(value: Value, i: int, j: int) -> Value:
        if silent and axis in (i, j):
            return ZERO
        return value - (both[0][i] * both[1][j] + both[1][i] * both[0][j])

    J, m = rate.J.rows(), rate.m.rows()
    return Articulated(
        Symmetric.of(matrix(lambda i, j: left(J[i][j], i, j) if i <= j else ZERO)),
        matrix(lambda i, j: left(rate.B[i][j], i, 3 + j)),
        Symmetric.of(matrix(lambda i, j: left(m[i][j], 3 + i, 3 + j) if i <= j else ZERO)),
    )
