"""Diagonalised dynamics by the paper's sweeps (DIAG tables 2 and 3, 7.1, in the form of docs/mathematics.md): O(n).

Outward `xi_i = qd_i + G* V+`; inward `kappa_i = tau_i - H z`, `z+ = z + G kappa`; and with `X = S[H* qd] P`,
`Pi = sum psi Ld_c psi*`, `Ld = Pi + X + X*`::

    y = sum psi y_c + Ld H* xi + S[V] M V - X V          C_xi = H y          Dd = H Pi H*

A joint of several columns turns as a whole what it lets through (docs/mathematics.md, section 13): columns, last first, and
then past the joint, with its motion `w = H* qd` and the velocity `V+` before it::

    Dd_k = H_k Pi H_k*      y += Pi H_k* xi_k      C_xi,k = H_k y      y <- tau_bar_k y      Pi <- tau_bar_k Pi tau_bar_k*
    y -= X V+      Pi += X + X*      X = S[w] P+

This `y` is that of section 13 less `Pi V`, as DIAG's is: with `a = S*[w] V+`, `P+ a = X* V+` cancels.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, matrix, scale, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.diagonal import scaled
from symdyn.symbolic.joint_space import Vector, subtract
from symdyn.symbolic.labels import name_entries, name_six
from symdyn.symbolic.riccati import Articulated, Gain, Rows, freed, inertia_inward
from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    across,
    add_six,
    along,
    carry,
    dot_six,
    from_parent,
    moved_by,
    scale_six,
    subtract_six,
    times_motion,
    turned_force,
)
from symdyn.symbolic.tape import HALF, ZERO, Value
from symdyn.symbolic.tree import Dof
from symdyn.symbolic.workshop import Workshop


@dataclass(frozen=True)
class _Moving:
    """The state: rates, total joint rates, velocities of the bodies, loads at the joints."""

    qd: Vector
    xi: Vector
    V: list[Six]
    loads: Vector


@dataclass(frozen=True)
class _Felt:
    """What a parent feels beyond a joint: `y`, and how fast the articulated inertia changes."""

    y: Six
    P_rate: Articulated


_Passed = tuple[list[Value], list[Value], _Felt]
_NO_RATE = Articulated(Symmetric.zero(), (NOTHING, NOTHING, NOTHING), Symmetric.zero())


class BySweeps:
    """The filter's gains instead of the factors."""

    def __init__(self, workshop: Workshop) -> None:
        self._at, self._tape, self._tree = workshop.at, workshop.tape, workshop.at.tree
        self._P, self._gains = workshop.estimates.P, workshop.gains
        self.D, self.D_inverse = [gain.D for gain in self._gains], [gain.D_inverse for gain in self._gains]

    def rates(self, qd: Vector) -> list[Value]:
        xi, V = [], list[Six]()
        for i, body in self._at.bodies:
            with self._tape.section(f"velocity of '{body.name}'"):
                moving = from_parent(self._at, i, V)
            for k in body.dofs:
                with self._tape.section("total joint rates"):
                    xi.append(qd[k] + dot_six(self._gains[k].G, moving))
                with self._tape.section(f"velocity of '{body.name}'"):
                    moving = moved_by(self._tree.dofs[k].column, moving, qd[k])
            V.append(name_six(f"w{i}", f"v{i}", moving))
        return name_entries("xi", xi)

    def joint_rates(self, xi: Vector) -> list[Value]:
        return self._moving(xi)[0]

    def _moving(self, xi: Vector) -> tuple[list[Value], list[Six]]:
        """`qd_k = xi_k - G* V+`, and the velocities."""
        qd, V = [], list[Six]()
        for i, body in self._at.bodies:
            with self._tape.section(f"velocity of '{body.name}'"):
                moving = from_parent(self._at, i, V)
                for k in body.dofs:
                    qd.append((xi[k] - dot_six(self._gains[k].G, moving)).named(f"qd{k}"))
                    moving = moved_by(self._tree.dofs[k].column, moving, qd[k])
                V.append(name_six(f"w{i}", f"v{i}", moving))
        return qd, V

    def moments(self, tau: Vector) -> list[Value]:
        return self._inward(tau, -1)

    def joint_moments(self, kappa: Vector) -> list[Value]:
        return self._inward(kappa, 1)

    def _inward(self, given: Vector, sign: int) -> list[Value]:
        """`kappa = tau - H z` or, with the other sign, `tau = kappa + H z`; `z+ = z + G kappa` either way."""
        z = [STILL] * len(self._tree.bodies)
        found = [ZERO] * self._tree.n
        for i, body in self._at.bodies_inward:
            with self._tape.section(f"filter at '{body.joint}'"):
                for c in self._at.children(i):
                    z[i] = add_six(z[i], carry(self._at.placed[c], z[c]))
                name_six(f"z{i}_n", f"z{i}_f", z[i])
                for k in reversed(body.dofs):
                    found[k] = given[k] + sign * along(self._tree.dofs[k].column, z[i])
                    kappa = found[k] if sign < 0 else given[k]
                    if self._tree.passes_on(k):
                        z[i] = add_six(z[i], scale_six(kappa, self._gains[k].G))
                        name_six(f"z{i}free_n", f"z{i}free_f", z[i])
        return name_entries("kappa" if sign < 0 else "tau", found)

    def coriolis(self, qd: Vector, xi: Vector, loads: Vector, *, gravity: bool) -> tuple[list[Value], list[Value]]:
        """Loads at the joints ride on the same sweep: `C = H y + load`, and the parent gets `phi (y - G C)`."""
        _, V = self._moving(xi)
        y = self._momentum_forces(V, gravity=gravity)
        passed: dict[int, _Felt] = {}
        moving = _Moving(qd, xi, V, loads)
        C, D_rate = [ZERO] * self._tree.n, [ZERO] * self._tree.n
        for i, body in self._at.bodies_inward:
            with self._tape.section(f"velocity forces at '{body.joint}', filtered"):
                outer: Articulated | None = None
                for c in self._at.children(i):
                    placed = self._at.placed[c]
                    y[i] = add_six(y[i], carry(placed, passed[c].y))
                    inward = inertia_inward(passed[c].P_rate, placed)
                    outer = inward if outer is None else outer + inward
                past = self._past_one if len(body.dofs) == 1 else self._past_several
                own_C, own_D_rate, passed[i] = past(i, moving, y[i], outer)
                for k, C_k, rate in zip(body.dofs, own_C, own_D_rate, strict=True):
                    C[k], D_rate[k] = C_k.named(f"C{k}"), rate
        return C, D_rate

    def _past_one(self, i: int, moving: _Moving, y: Six, outer: Articulated | None) -> _Passed:
        """Past a joint of one column."""
        (k,) = self._tree.bodies[i].dofs
        dof, gain, P, rate = self._tree.dofs[k], self._gains[k], self._P[i], ZERO
        through = turned_force(dof.column, scale_six(moving.qd[k], P.times(moving.V[i])))
        P_rate = _turning(dof.column, P, moving.qd[k])
        if outer is not None:
            rate = along(dof.column, outer.column(dof.column)).named(f"Dd{k}")
            P_rate = outer + P_rate
        P_rate.named(f"Pd{i}")
        y = subtract_six(add_six(y, scale_six(moving.xi[k], P_rate.column(dof.column))), through)
        name_six(f"y{i}_n", f"y{i}_f", y)
        C = (along(dof.column, y) + moving.loads[k]).named(f"C{k}")
        if not self._tree.passes_on(k):
            return [C], [rate], _Felt(STILL, _NO_RATE)
        y = name_six(f"y{i}free_n", f"y{i}free_f", subtract_six(y, scale_six(C, gain.G)))
        return [C], [rate], _Felt(y, _freed(dof, P_rate, gain).named(f"Pd{i}free"))

    def _past_several(self, i: int, moving: _Moving, y: Six, outer: Articulated | None) -> _Passed:
        """Past the columns of a joint, last first, and then past the joint as a whole."""
        body, P, columns = self._tree.bodies[i], self._P[i], self._tree.dofs
        P_rate = (outer or _NO_RATE).named(f"Pd{i}")
        C, D_rate = dict[int, Value](), dict[int, Value]()
        for k in reversed(body.dofs):
            dof, gain = columns[k], self._gains[k]
            edge = P_rate.column(dof.column)
            D_rate[k] = along(dof.column, edge).named(f"Dd{k}")
            y = name_six(f"y{k}_n", f"y{k}_f", add_six(y, scale_six(moving.xi[k], edge)))
            C[k] = (along(dof.column, y) + moving.loads[k]).named(f"C{k}")
            if self._tree.passes_on(k):
                y = name_six(f"y{k}free_n", f"y{k}free_f", subtract_six(y, scale_six(C[k], gain.G)))
                P_rate, P = _freed(dof, P_rate, gain).named(f"Pd{k}free"), freed(dof.column, P, gain)
        if body.parent != ON_BASE:
            felt = P.times(from_parent(self._at, i, moving.V))
            for k in body.dofs:
                y = subtract_six(y, turned_force(columns[k].column, scale_six(moving.qd[k], felt)))
                P_rate = P_rate + _turning(columns[k].column, P, moving.qd[k])
        return [C[k] for k in body.dofs], [D_rate[k] for k in body.dofs], _Felt(y, P_rate)

    def acceleration(self, qd: Vector, xi: Vector, loads: Vector, kappa: Vector) -> list[Value]:
        C, _ = self.coriolis(qd, xi, loads, gravity=True)
        return scaled(self._tape, self.D_inverse, subtract(kappa, C))

    def _momentum_forces(self, V: list[Six], *, gravity: bool) -> list[Six]:
        """`S[V] M V`, and the bodies' weights `M [0; -g]`."""
        down = list[Vector3]()
        found = []
        for i, body in self._at.bodies:
            with self._tape.section(f"bias force of '{body.name}'"):
                w, v = V[i]
                L, p = times_motion(body.inertia, V[i])
                force: Six = (add(cross(w, L), cross(v, p)), cross(w, p))
                if gravity:
                    g = self._tree.gravity[i] if body.parent == ON_BASE else down[body.parent]
                    down.append(self._at.placed[i].outward(g))
                    force = subtract_six(force, times_motion(body.inertia, (NOTHING, down[i])))
                found.append(name_six(f"b{i}_n", f"b{i}_f", force))
        return found


def _turning(column: Column, P: Articulated, rate: Value) -> Articulated:
    """`X + X*` with `X = S[H* rate] P`: how `P` turns (or slides) with the joint."""
    upper_J, upper_B, lower_m = _crossed(column, P.J.rows()), _crossed(column, P.B), _crossed(column, P.m.rows())
    if not column.turns:  # S[H*] = [[0, e~],[0, 0]]
        beside = _crossed(column, transpose(P.B))
        return Articulated(_doubled(beside, rate), matrix(lambda i, j: rate * lower_m[i][j]), Symmetric.zero())
    beside = transpose(_crossed(column, transpose(P.B)))
    B_rate = matrix(lambda i, j: rate * (upper_B[i][j] + beside[i][j]))
    return Articulated(_doubled(upper_J, rate), B_rate, _doubled(lower_m, rate))


def _crossed(column: Column, rows: Rows) -> Rows:
    """`e~A` with the column's axis e."""
    return transpose(tuple(scale(-1, across(column, v)) for v in transpose(rows)))  # type: ignore[arg-type]


def _doubled(A: Rows, rate: Value) -> Symmetric:
    """`(A + A*) rate`."""
    return Symmetric.of(
        matrix(lambda i, j: 2 * rate * A[i][i] if i == j else rate * (A[i][j] + A[j][i]) if i < j else ZERO)
    )


def _freed(dof: Dof, rate: Articulated, gain: Gain) -> Articulated:
    """`tau_bar A tau_bar* = A - (G u* + u G*)` with `u = A H* - ½ (H A H*) G`; the row of the axis is zero without armature."""
    G = gain.G
    edge = rate.column(dof.column)
    u = subtract_six(edge, scale_six(HALF * along(dof.column, edge), G))
    both = [*G[0], *G[1]], [*u[0], *u[1]]
    silent = dof.armature.is_zero

    def left(value: Value, i: int, j: int) -> Value:
        if silent and dof.column in (i, j):
            return ZERO
        return value - (both[0][i] * both[1][j] + both[1][i] * both[0][j])

    J, m = rate.J.rows(), rate.m.rows()
    return Articulated(
        Symmetric.of(matrix(lambda i, j: left(J[i][j], i, j) if i <= j else ZERO)),
        matrix(lambda i, j: left(rate.B[i][j], i, 3 + j)),
        Symmetric.of(matrix(lambda i, j: left(m[i][j], 3 + i, 3 + j) if i <= j else ZERO)),
    )
