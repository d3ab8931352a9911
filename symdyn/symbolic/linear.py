"""Linearised inverse dynamics in link frames (LIN 3.8 with the errata): `B_D = dtau/dq`, `A_D = dtau/dqd`, `M`.

Derivatives by q are taken in the joints' tangent spaces, rates held (docs/mathematics.md, section 13). With `V_p` and
`alpha_p` of the parent, carried to the body, and the joint's own motion `w = H* qd`::

    Hd* = S*[H*] V_p      K* = 2 Hd* + S*[H*] w      Hdd* = S*[H*] alpha_p - S*[V_p] Hd*

With the Newton–Euler quantities `E` and `a` (acceleration of the origin) of the same motion, `Hdd*` is
`[E e; a~e + 2 v~(w~e)]` for a column that turns about `e` and `[0; E e]` for one that slides, and the body force is
Newton–Euler's. A joint of one column does not change its own rates: there `K = 2 Hd`, the body's own motion gives the same,
and these are LIN's. `2 R^` comes from momentum.py.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from symdyn.model.vectors import cross, scale, subtract, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.coriolis import hat_column, hat_transposed_column
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import Rows, name_entries, name_matrix, name_six
from symdyn.symbolic.momentum import Momentum, composite_momenta, own_momenta
from symdyn.symbolic.newton_euler import Forces, make_E, of_parent
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    add_six,
    along,
    carried_inward,
    carry,
    column_rate,
    dot_six,
    from_parent,
    moved_by,
    scale_six,
    times_motion,
    turned_force,
    unit,
)
from symdyn.symbolic.tape import ZERO, Value


@dataclass(frozen=True)
class LinearTerms:
    """`Hd*`, `S*[H*] w` and `Hdd*` of every degree of freedom; velocities, momenta (composite ones), forces of the bodies."""

    V: Sequence[Six]
    H_dot: list[Six]
    own: list[Six]
    H_ddot: list[Six]
    momenta: list[Momentum]
    forces: Forces

    def K(self, k: int) -> Six:
        """`K*`."""
        return add_six(scale_six(2, self.H_dot[k]), self.own[k])


def linear_terms(
    at: Configuration, V: Sequence[Six], qd: Sequence[Value], forces: Forces, unfelt: Collection[int] = ()
) -> LinearTerms:
    """The terms at a state, from velocities and Newton–Euler; some rates may be of no effect (falling.py)."""
    momenta = composite_momenta(at, V)
    H_dot, own, H_ddot = [], [], []
    for i, body in at.bodies:
        with at.tape.section(f"rates of the axis of '{body.joint}'"):
            turned_by, E, a = _what_turns(at, i, V, forces)
            joint_motion = STILL
            for k in body.dofs:
                joint_motion = moved_by(at.tree.dofs[k].column, joint_motion, qd[k])
            for k in body.dofs:
                column = at.tree.dofs[k].column
                H_dot.append(column_rate(column, turned_by))
                own.append(STILL if k in unfelt else column_rate(column, joint_motion))
                H_ddot.append(_column_acceleration(column, turned_by, E, a))
                name_six(f"Hd{k}_w", f"Hd{k}_v", H_dot[k])
                name_six(f"Hdd{k}_w", f"Hdd{k}_v", H_ddot[k])
    return LinearTerms(V, H_dot, own, H_ddot, momenta, forces)


def _what_turns(at: Configuration, i: int, V: Sequence[Six], forces: Forces) -> tuple[Six, Rows, Vector3]:
    """The motion whose rates the columns of joint i have, as velocity, `E` and `a`: the parent's, carried to the body.

    The body's own where the joint has one column, for it gives the same and `E` is there.
    """
    if len(at.tree.bodies[i].dofs) == 1:
        return V[i], forces.moving[i].E, forces.moving[i].a
    carried = of_parent(at, i, forces.moving)
    return from_parent(at, i, V), make_E(i, carried.w, carried.wd), carried.a


def _column_acceleration(column: Column, V: Six, E: Rows, a: Vector3) -> Six:
    """`Hdd*`."""
    (w, v), turned = V, transpose(E)[column.axis]
    if not column.turns:
        return NOTHING, turned
    first, second, third = column.axis, (column.axis + 1) % 3, (column.axis + 2) % 3
    linear, twice = [ZERO, ZERO, ZERO], 2 * v[first]
    linear[second] = a[third] + twice * w[second]
    linear[third] = -a[second] + twice * w[third]
    linear[first] = -2 * (v[second] * w[second] + v[third] * w[third])
    return turned, (linear[0], linear[1], linear[2])


def inverse_dynamics_derivatives(at: Configuration, terms: LinearTerms) -> tuple[Matrix, Matrix, Matrix]:
    """`B_D`, `A_D` (viscous friction on its diagonal) and `M`.

    `X = R H*`, `X^ = 2 R^* H*`, `X_A = R K* + 2 R^ H*`, `X_B = 2 R^ Hd* + R Hdd* + S[H*] f`, each carried inward; for j an
    ancestor of i (or of the same joint): `M_ji = H_j X`, `A[j,i] = H_j X_A`, `B[j,i] = H_j X_B`, within a joint without
    `S[H*] f`; for an ancestor also `A[i,j] = K_j X + H_j X^`, `B[i,j] = Hdd_j X + Hd_j X^`.
    """
    tree = at.tree
    R = composite_inertias(at)
    A, B, M = (square(tree.n) for _ in range(3))
    K = []
    for k, dof in enumerate(tree.dofs):
        with at.tape.section(f"rates of the axis of '{dof.joint}'"):
            K.append(terms.K(k))
    for k, dof in enumerate(tree.dofs):
        i, column, momentum = dof.body, dof.column, terms.momenta[dof.body]
        with at.tape.section(f"derivatives by joint '{dof.joint}' and its couplings inward"):
            X = times_motion(R[i], unit(column))
            X_hat = hat_transposed_column(column, momentum)
            X_A = add_six(times_motion(R[i], K[k]), hat_column(column, momentum))
            within = add_six(hat_times(momentum, terms.H_dot[k][0]), times_motion(R[i], terms.H_ddot[k]))
            X_B = add_six(within, turned_force(column, terms.forces.on(i)))
            for m in tree.bodies[i].dofs:
                own = tree.dofs[m].column
                M[m][k], A[m][k], B[m][k] = along(own, X), along(own, X_A), along(own, within)
            M[k][k], A[k][k] = M[k][k] + dof.armature, A[k][k] + dof.viscous
            for j, (X_j, X_hat_j, X_A_j, X_B_j) in carried_inward(at, i, X, X_hat, X_A, X_B):
                for m in tree.bodies[j].dofs:
                    upper = tree.dofs[m].column
                    M[k][m] = M[m][k] = along(upper, X_j)
                    A[m][k], B[m][k] = along(upper, X_A_j), along(upper, X_B_j)
                    A[k][m] = dot_six(K[m], X_j) + along(upper, X_hat_j)
                    B[k][m] = dot_six(terms.H_ddot[m], X_j) + dot_six(terms.H_dot[m], X_hat_j)
                for stem, felt in (("", X_j), ("hat", X_hat_j), ("A", X_A_j), ("B", X_B_j)):
                    name_six(f"n{stem}{k}at{j}", f"f{stem}{k}at{j}", felt)
            for stem, matrix in (("B", B), ("A", A), ("M", M)):
                name_matrix(stem, matrix)
    return B, A, M


def hat_times(momentum: Momentum, w: Vector3) -> Six:
    """`2 R^ [w; v] = [T w - L~w; -2 p~w]`."""
    return subtract(momentum.T.times(w), cross(momentum.L, w)), scale(-2, cross(momentum.p, w))


@dataclass(frozen=True)
class Change:
    """Small changes of positions, rates and accelerations, one entry for each degree of freedom."""

    q: Sequence[Value]
    qd: Sequence[Value]
    qdd: Sequence[Value]


def inverse_dynamics_perturbation(at: Configuration, terms: LinearTerms, change: Change) -> list[Value]:
    """`dtau` for small changes, in O(n) (LIN algorithm 1)."""
    tree, hats = at.tree, own_momenta(at, terms.V)
    theta: list[Six] = []
    beta: list[Six] = []
    gamma: list[Six] = []  # what each joint itself feels
    passed: list[Six] = []  # and what it passes on: `S[H*] f` too
    for i, body in at.bodies:
        with at.tape.section(f"change of the motion of '{body.name}'"):
            th, be = from_parent(at, i, theta), from_parent(at, i, beta)
            for k in body.dofs:
                column = tree.dofs[k].column
                th = add_six(moved_by(column, th, change.qd[k]), scale_six(change.q[k], terms.H_dot[k]))
                be = add_six(moved_by(column, be, change.qdd[k]), scale_six(2 * change.qd[k], terms.H_dot[k]))
                be = add_six(be, scale_six(change.qd[k], terms.own[k]))
                be = add_six(be, scale_six(change.q[k], terms.H_ddot[k]))
            theta.append(name_six(f"th{i}_w", f"th{i}_v", th))
            beta.append(name_six(f"be{i}_w", f"be{i}_v", be))
            force = add_six(times_motion(body.inertia, be), hat_times(hats[i], th[0]))
            gamma.append(force)
            for k in body.dofs:
                turned = turned_force(tree.dofs[k].column, terms.forces.on(i))
                force = add_six(force, scale_six(change.q[k], turned))
            passed.append(force)
    result = [ZERO] * tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"change of the force on '{body.name}'"):
            for c in at.children(i):
                felt = carry(at.placed[c], passed[c])
                passed[i], gamma[i] = add_six(passed[i], felt), add_six(gamma[i], felt)
            name_six(f"dn{i}", f"df{i}", passed[i])
            for k in body.dofs:
                own = along(tree.dofs[k].column, gamma[i])
                result[k] = own + body.armature * change.qdd[k] + body.viscous * change.qd[k]
    return name_entries("dtau", result)
