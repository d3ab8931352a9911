"""Linearised inverse dynamics in link frames (LIN 3.8 with the errata): `B_D = dtau/dq`, `A_D = dtau/dqd`, `M`.

With the Newton–Euler quantities `E` and `a` (acceleration of the origin), LIN's `Hdd*` is `[E e; a~e + 2 v~(w~e)]` for a
column that turns about `e` and `[0; E e]` for one that slides, and the body force is Newton–Euler's. `2 R^` comes from
momentum.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.vectors import cross, scale, subtract, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.coriolis import hat_column, hat_transposed_column
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_entries, name_matrix, name_six
from symdyn.symbolic.momentum import Momentum, composite_momenta, own_momenta
from symdyn.symbolic.newton_euler import Forces, PointMotion
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import (
    NOTHING,
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
    """`Hd*` and `Hdd*` of every degree of freedom; velocities, momenta (composite ones) and forces of the bodies."""

    V: Sequence[Six]
    H_dot: list[Six]
    H_ddot: list[Six]
    momenta: list[Momentum]
    forces: Forces


def linear_terms(at: Configuration, V: Sequence[Six], forces: Forces) -> LinearTerms:
    """The terms at a state, from velocities and Newton–Euler."""
    momenta = composite_momenta(at, V)
    H_dot, H_ddot = [], []
    for i, body in at.bodies:
        (column,) = body.kind.columns  # among several, the others' motion is not the parent's, whose rates these are
        with at.tape.section(f"rates of the axis of '{body.joint}'"):
            H_dot.append(column_rate(column, V[i]))
            H_ddot.append(_column_acceleration(column, V[i], forces.moving[i]))
            name_six(f"Hd{i}_w", f"Hd{i}_v", H_dot[i])
            name_six(f"Hdd{i}_w", f"Hdd{i}_v", H_ddot[i])
    return LinearTerms(V, H_dot, H_ddot, momenta, forces)


def _column_acceleration(column: Column, V: Six, moving: PointMotion) -> Six:
    """`Hdd*`."""
    (w, v), a, turned = V, moving.a, transpose(moving.E)[column.axis]
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

    `X = R H*`, `X^ = 2 R^* H*`, `X_A = 2 R Hd* + 2 R^ H*`, `X_B = 2 R^ Hd* + R Hdd* + S[H*] f`, each carried inward; for j an
    ancestor of i (or i): `M_ji = H_j X`, `A[j,i] = H_j X_A`, `B[j,i] = H_j X_B`, within a joint without `S[H*] f`; for a
    proper ancestor also `A[i,j] = 2 Hd_j X + H_j X^`, `B[i,j] = Hdd_j X + Hd_j X^`.
    """
    tree = at.tree
    R = composite_inertias(at)
    A, B, M = (square(tree.n) for _ in range(3))
    twice_rate = []
    for k, dof in enumerate(tree.dofs):
        with at.tape.section(f"rates of the axis of '{dof.joint}'"):
            twice_rate.append(scale_six(2, terms.H_dot[k]))
    for k, dof in enumerate(tree.dofs):
        i, column, momentum = dof.body, dof.column, terms.momenta[dof.body]
        with at.tape.section(f"derivatives by joint '{dof.joint}' and its couplings inward"):
            X = times_motion(R[i], unit(column))
            X_hat = hat_transposed_column(column, momentum)
            X_A = add_six(times_motion(R[i], twice_rate[k]), hat_column(column, momentum))
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
                    A[k][m] = dot_six(twice_rate[m], X_j) + along(upper, X_hat_j)
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
    gamma: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"change of the motion of '{body.name}'"):
            th, be = from_parent(at, i, theta), from_parent(at, i, beta)
            for k in body.dofs:
                column = tree.dofs[k].column
                th = add_six(moved_by(column, th, change.qd[k]), scale_six(change.q[k], terms.H_dot[k]))
                be = add_six(moved_by(column, be, change.qdd[k]), scale_six(2 * change.qd[k], terms.H_dot[k]))
                be = add_six(be, scale_six(change.q[k], terms.H_ddot[k]))
            theta.append(name_six(f"th{i}_w", f"th{i}_v", th))
            beta.append(name_six(f"be{i}_w", f"be{i}_v", be))
            force = add_six(times_motion(body.inertia, be), hat_times(hats[i], th[0]))
            for k in body.dofs:
                turned = turned_force(tree.dofs[k].column, terms.forces.on(i))
                force = add_six(force, scale_six(change.q[k], turned))
            gamma.append(force)
    result = [ZERO] * tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"change of the force on '{body.name}'"):
            for c in at.children(i):
                gamma[i] = add_six(gamma[i], carry(at.placed[c], gamma[c]))
            name_six(f"dn{i}", f"df{i}", gamma[i])
            for k in body.dofs:
                felt = along(tree.dofs[k].column, gamma[i])
                result[k] = felt + body.armature * change.qdd[k] + body.viscous * change.qd[k]
    return name_entries("dtau", result)
