"""The generalised inertia matrix (GIM) from composite bodies, and as the product of decoupled factors.

`R_i = M_i + sum_c phi R_c phi*` inward; `M_ji = H_j phi(j,i) R_i H_i*` for j an ancestor of i or i itself, 0 for
unrelated pairs (UDU 13–16; KFS 7.6–7.11; LIN 3.8). UDU writes frames at the mass centres; ours sit at the joints.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


def composite_inertias(at: Configuration) -> Array:
    """`R_i`: inertia of body i and all that hangs on it, joints frozen; (n,6,6)."""
    R: Array = at.tree.M.copy()
    for i in reversed(range(at.tree.n)):
        if at.tree.parent[i] != ON_BASE:
            R[at.tree.parent[i]] += at.phi[i] @ R[i] @ at.phi[i].T
    return R


def mass_matrix(tree: Tree, q: Array) -> Array:
    """The GIM by elements, armature on the diagonal; (n,n)."""
    at = tree.at(q)
    R = composite_inertias(at)
    GIM = np.diag(tree.armature)
    for i in range(tree.n):
        X = R[i] @ tree.H[i]
        GIM[i, i] += tree.H[i] @ X
        k = i
        for j in tree.inward(i):
            X = at.phi[k] @ X
            GIM[i, j] = GIM[j, i] = tree.H[j] @ X
            k = j
    return GIM


def stacked_transforms(at: Configuration) -> Array:
    """The operator `phi`: block (j,i) is `phi(j,i)` for j an ancestor of i, 1 on the diagonal; (6n,6n)."""
    n = at.tree.n
    phi = np.eye(6 * n)
    for i in range(n):
        block, k = np.eye(6), i
        for j in at.tree.inward(i):
            block = at.phi[k] @ block
            phi[6 * j : 6 * j + 6, 6 * i : 6 * i + 6] = block
            k = j
    return phi


def stacked_joint_map(tree: Tree) -> Array:
    """The operator `H`, block diagonal; (n,6n)."""
    H = np.zeros((tree.n, 6 * tree.n))
    for i in range(tree.n):
        H[i, 6 * i : 6 * i + 6] = tree.H[i]
    return H


def stacked_inertia(tree: Tree) -> Array:
    """The operator `M`, block diagonal; (6n,6n)."""
    M = np.zeros((6 * tree.n, 6 * tree.n))
    for i in range(tree.n):
        M[6 * i : 6 * i + 6, 6 * i : 6 * i + 6] = tree.M[i]
    return M


def mass_matrix_denoc(tree: Tree, q: Array) -> Array:
    """The GIM by the decoupled natural orthogonal complement, `T_d* T_l* M T_l T_d` (UDU 8–13), plus armature.

    `T_l = phi*` carries twists outward, `T_d = H*` holds the joint vectors.
    """
    T_l = stacked_transforms(tree.at(q)).T
    T_d = stacked_joint_map(tree).T
    return np.asarray(T_d.T @ T_l.T @ stacked_inertia(tree) @ T_l @ T_d + np.diag(tree.armature))
