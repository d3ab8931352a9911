"""Christoffel's Coriolis matrix as half of LIN's `A_D`, in link frames (LIN 3.8, with the errata).

With `X = R H*`, `Hd* = S*[H*]V` and `2 R^ = [[T - L~, 0],[-2 p~, 0]]` (momentum.py)::

    C_ji = H_j phi(j,i) (R Hd* + R^ H*)                        j an ancestor of i, or i
    C_ij = Hd_j phi(j,i) X + H_j phi(j,i) R^* H*               j a proper ancestor of i
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.model.vectors import add, scale, subtract
from symdyn.symbolic.column import Column
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_six, pair
from symdyn.symbolic.momentum import Momentum, composite_momenta
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    across,
    add_six,
    along,
    carried_inward,
    column_rate,
    dot_six,
    times_motion,
    unit,
)
from symdyn.symbolic.tape import HALF, Value
from symdyn.symbolic.tree import Tree
from symdyn.symbolic.velocity import velocities


def coriolis_matrix(at: Configuration, qd: Sequence[Value]) -> Matrix:
    """`C(q, qd)` with `Md - 2C` skew."""
    tree = at.tree
    V = velocities(at, qd)
    R = composite_inertias(at)
    halves = composite_momenta(at.of(_half_as_heavy(tree)), V)  # of R^ itself: 2 R^ of half the inertia
    C = square(tree.n)
    rates = [column_rate(dof.column, V[dof.body]) for dof in tree.dofs]
    for i, body in at.bodies:
        with at.tape.section(f"Coriolis terms of joint '{body.joint}'"):
            for k in body.dofs:
                column = tree.dofs[k].column
                X = times_motion(R[i], unit(column))
                forth = add_six(times_motion(R[i], rates[k]), hat_column(column, halves[i]))
                back = hat_transposed_column(column, halves[i])
                for m in body.dofs:
                    C[m][k] = along(tree.dofs[m].column, forth).named(f"C{pair(m, k, tree.n)}")
                for j, (X_j, forth_j, back_j) in carried_inward(at, i, X, forth, back):
                    for m in tree.bodies[j].dofs:
                        C[m][k] = along(tree.dofs[m].column, forth_j).named(f"C{pair(m, k, tree.n)}")
                        C[k][m] = dot_six(rates[m], X_j) + along(tree.dofs[m].column, back_j)
                        C[k][m].named(f"C{pair(k, m, tree.n)}")
                    name_six(f"n{k}at{j}", f"f{k}at{j}", X_j)
    return C


def _half_as_heavy(tree: Tree) -> Tree:
    return replace(tree, bodies=tuple(replace(body, inertia=body.inertia.scaled(HALF)) for body in tree.bodies))


def hat_column(column: Column, momentum: Momentum) -> Six:
    """`2 R^ H*`: `[T e - L~e; -2 p~e]` for a column that turns, 0 for one that slides."""
    if not column.turns:
        return STILL
    turned = subtract(momentum.T.rows()[column.axis], across(column, momentum.L))
    return turned, scale(-2, across(column, momentum.p))


def hat_transposed_column(column: Column, momentum: Momentum) -> Six:
    """`2 R^* H*`: `[T e + L~e; 0]` for a column that turns, `[2 p~e; 0]` for one that slides."""
    if not column.turns:
        return scale(2, across(column, momentum.p)), NOTHING
    return add(momentum.T.rows()[column.axis], across(column, momentum.L)), NOTHING
