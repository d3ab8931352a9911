"""`M^-1` without inverting: by its factors, and element by element (KFS 10.1–10.6; LIN 4.19–4.26; DIAG 4.1d)."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.factors import innovations
from symdyn.core.riccati import Riccati, riccati
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


def mass_matrix_inverse(tree: Tree, q: Array) -> Array:
    """`W* D^-1 W`, for any tree; (n,n)."""
    W, D = innovations(tree, q)
    return np.asarray(W.T @ (W / D[:, None]))


def upsilon(at: Configuration, filtered: Riccati) -> tuple[Array, Array]:
    """`Y_i = tau_bar* Y+ tau_bar + H*H/D` outward, with `Y+_i = phi* Y_p phi` (0 on the base); both (n,6,6).

    `Y_i` is the operational-space inertia inverse at body i's frame: `J_i M^-1 J_i*`.
    """
    tree = at.tree
    Y, Y_plus = np.zeros((tree.n, 6, 6)), np.zeros((tree.n, 6, 6))
    for i, p in enumerate(tree.parent):
        if p != ON_BASE:
            Y_plus[i] = at.phi[i].T @ Y[p] @ at.phi[i]
        tau_bar, H = filtered.tau_bar[i], tree.H[i]
        Y[i] = tau_bar.T @ Y_plus[i] @ tau_bar + np.outer(H, H) / filtered.D[i]
    return Y, Y_plus


def mass_matrix_inverse_by_elements(tree: Tree, q: Array) -> Array:
    """Row by row, never forming a factor.

    Row i: `Z = Y+ G`, `M^-1_ii = 1/D + G*Z`, `u_i = M^-1_ii H - Z*`; along the ancestors k, from `w = G*phi*`,
    `u_k = -w Y_k`, `w <- w psi*`; then for every j that is no ancestor, outward, with p = p(j):
    `M^-1_ij = -u_p phi(p,j) G_j`, `u_j = u_p phi(p,j) + M^-1_ij H_j`.
    """
    at = tree.at(q)
    filtered = riccati(at)
    Y, Y_plus = upsilon(at, filtered)
    inverse = np.zeros((tree.n, tree.n))
    for i in range(tree.n):
        Z = Y_plus[i] @ filtered.G[i]
        inverse[i, i] = 1.0 / filtered.D[i] + filtered.G[i] @ Z
        u = np.zeros((tree.n, 6))
        u[i] = inverse[i, i] * tree.H[i] - Z
        w, carry, ancestors = filtered.G[i], at.phi[i], tree.inward(i)
        for k in ancestors:
            w = carry @ w
            u[k] = -w @ Y[k]
            carry = filtered.psi[k]
        for j in range(tree.n):
            p = tree.parent[j]
            if j == i or j in ancestors or p == ON_BASE:
                continue
            inverse[i, j] = inverse[j, i] = -u[p] @ at.phi[j] @ filtered.G[j]
            u[j] = u[p] @ at.phi[j] + inverse[i, j] * tree.H[j]
    return inverse
