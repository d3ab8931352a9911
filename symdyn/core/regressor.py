"""Joint forces and energies as linear functions of the numbers of bodies and joints (docs/mathematics.md, section 13).

`tau = Y pi`: the force on a body `f = M alpha + S[V]MV` is linear in its ten numbers, `f_i = A_i pi_i`, and
`Y[k,i] = H_k phi(k,i) A_i`. Armature, viscous and Coulomb friction of a joint have the columns `qdd`, `qd` and `sign(qd)` of
its degrees of freedom.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.newton_euler import base_acceleration, motion
from symdyn.core.spatial import S, spatial_inertia
from symdyn.core.tree import Tree
from symdyn.model.columns import ARMATURE, COULOMB, ENTRIES, TENSOR, VISCOUS


def unit_inertias() -> Array:
    """The spatial inertia of each of a body's ten numbers at one, the others at zero; (10,6,6)."""
    found = []
    for k, entry in enumerate(ENTRIES):
        m, h, J = float(k == 0), np.eye(4)[k, 1:] if k < 4 else np.zeros(3), np.zeros((3, 3))
        if entry in TENSOR:
            i, j = TENSOR[entry]
            J[i, j] = J[j, i] = 1.0
        found.append(spatial_inertia(m, h, J))
    return np.array(found)


UNITS = unit_inertias()


def regressor(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """`Y`, so that `Y pi` is inverse dynamics; (n,P)."""
    at = tree.at(q)
    moving = motion(at, qd, qdd, base_acceleration(tree))
    Y = np.zeros((tree.n, len(tree.columns)))
    for body, end in enumerate(tree.ends):
        V, alpha = moving.V[end], moving.alpha[end]
        A = np.array([M @ alpha + S(V) @ M @ V for M in UNITS]).T
        for k in tree.path(body):
            Y[k, 10 * body : 10 * body + 10] = tree.H[k] @ A
            A = at.phi[k] @ A
    rates = {ARMATURE: qdd, VISCOUS: qd, COULOMB: np.sign(qd)}
    for place, column in enumerate(tree.columns):
        if column.kind in rates:
            own = tree.slices[column.body][1]
            Y[own, place] = rates[column.kind][own]
    return Y


def energy_regressor(tree: Tree, q: Array, qd: Array) -> Array:
    """Kinetic and potential energy: `½ V* M V` and `-g·(m o + R h)`, `½ qd²` of armatures; (2,P)."""
    at = tree.at(q)
    V = motion(at, qd, np.zeros(tree.n), np.zeros(6)).V
    E = np.zeros((2, len(tree.columns)))
    for body, (end, (R, o)) in enumerate(zip(tree.ends, at.poses, strict=True)):
        own = slice(10 * body, 10 * body + 10)
        E[0, own] = 0.5 * np.einsum("i,kij,j->k", V[end], UNITS, V[end])
        E[1, own][:4] = [-tree.gravity @ o, *(-R.T @ tree.gravity)]
    for place, column in enumerate(tree.columns):
        if column.kind == ARMATURE:
            rates = qd[tree.slices[column.body][1]]
            E[0, place] = 0.5 * rates @ rates
    return E
