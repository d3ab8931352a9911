"""`dM/dq_i` for every joint (DIAG 6.14, in the form that holds for any joint and frame).

With `X_k = R_k H_k*`: `H_j phi(j,i) S[H_i*] phi(i,k) X_k` for j a proper ancestor of i and k in the subtree of i;
`H_j phi(j,i) (S[H_i*] R_i + R_i S*[H_i*]) phi*(k,i) H_k*` for j, k both proper ancestors; symmetric, else 0.
"""

from __future__ import annotations

from itertools import chain

from symdyn.symbolic.column import Column
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import name_six
from symdyn.symbolic.spatial import (
    Six,
    add_six,
    along,
    carried_inward,
    column_rate,
    outward_six,
    times_motion,
    turned_force,
    unit,
)


def mass_matrix_sensitivity(at: Configuration) -> list[Matrix]:
    """One full symmetric matrix for each degree of freedom."""
    tree, R = at.tree, composite_inertias(at)
    result = [square(tree.n) for _ in range(tree.n)]
    for k, dof in enumerate(tree.dofs):
        with at.tape.section(f"momentum of joint '{dof.joint}', turned by the joints inward"):
            X = times_motion(R[dof.body], unit(dof.column))
            for i, (X_i,) in chain([(dof.body, [X])], carried_inward(at, dof.body, X)):
                for by in tree.bodies[i].dofs:
                    _spread(at, result[by], i, k, turned_force(tree.dofs[by].column, X_i))
    for i, body in at.bodies:
        for by in body.dofs:
            for j in tree.inward(i):
                with at.tape.section(f"composite inertia of '{body.name}', turned"):
                    for k in tree.bodies[j].dofs:
                        motion = _outward(at, j, i, unit(tree.dofs[k].column))
                        _spread(at, result[by], i, k, _turned_inertia(tree.dofs[by].column, R[i], motion))
    return result


def _spread(at: Configuration, result: Matrix, i: int, k: int, force: Six) -> None:
    """Carry a force of body i to all proper ancestors and note `H f` there as entries of row and column k of a matrix."""
    own = at.tree.dofs[k].body
    ancestors = at.tree.inward(i)
    for j, (carried,) in carried_inward(at, i, force):
        if own not in ancestors or own in at.tree.path(j):
            for m in at.tree.bodies[j].dofs:
                result[m][k] = result[k][m] = along(at.tree.dofs[m].column, carried)
        name_six(f"n{k}by{i}at{j}", f"f{k}by{i}at{j}", carried)


def _outward(at: Configuration, j: int, i: int, motion: Six) -> Six:
    """`phi*(j,i) V`: a motion of body j, an ancestor, at body i."""
    way = at.tree.path(i)
    for m in reversed(way[: way.index(j)]):
        motion = outward_six(at.placed[m], motion)
    return motion


def _turned_inertia(column: Column, R: Inertia, motion: Six) -> Six:
    """`(S[H*] R + R S*[H*]) m`."""
    return add_six(turned_force(column, times_motion(R, motion)), times_motion(R, column_rate(column, motion)))
