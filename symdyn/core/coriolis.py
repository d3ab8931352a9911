"""A Coriolis matrix with `Md - 2C` skew: Christoffel's, as half of LIN's `A_D = dtau/dqd` (LIN 3.8).

Per body `M^ = ½ (Md - Q[M V])`, `Md = S[V]M + M S*[V]`; inward `R = M + sum phi R phi*`, `R^ = M^ + sum phi R^ phi*`;
then with `Hd* = S*[H*]V`, `X = R H*`, `X^ = 2 R^* H*`, `X_A = 2 (R Hd* + R^ H*)`::

    A_D[j,i] = H_j phi(j,i) X_A            j an ancestor of i, or i
    A_D[i,j] = 2 Hd_j phi(j,i) X + H_j phi(j,i) X^      j a proper ancestor of i

`M^` carries the factor and sign of the errata in docs/mathematics.md.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import composite_inertias
from symdyn.core.newton_euler import motion
from symdyn.core.spatial import Q, S
from symdyn.core.tree import Tree
from symdyn.model.tree import ON_BASE


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """`C` of `tau = M qdd + C qd + g` (+ friction); (n,n)."""
    at = tree.at(q)
    V = motion(at, qd, np.zeros(tree.n), np.zeros(6)).V
    R = composite_inertias(at)
    R_hat = np.array([m_hat(M, V_i) for M, V_i in zip(tree.M, V, strict=True)]).reshape(-1, 6, 6)
    H_dot = np.array([S(H).T @ V_i for H, V_i in zip(tree.H, V, strict=True)]).reshape(-1, 6)
    A_D = np.zeros((tree.n, tree.n))
    for i in reversed(range(tree.n)):
        H = tree.H[i]
        X, X_hat = R[i] @ H, 2.0 * R_hat[i].T @ H
        X_A = 2.0 * (R[i] @ H_dot[i] + R_hat[i] @ H)
        A_D[i, i] = H @ X_A
        k = i
        for j in tree.inward(i):
            X, X_hat, X_A = at.phi[k] @ X, at.phi[k] @ X_hat, at.phi[k] @ X_A
            A_D[j, i] = tree.H[j] @ X_A
            A_D[i, j] = 2.0 * H_dot[j] @ X + tree.H[j] @ X_hat
            k = j
        if tree.parent[i] != ON_BASE:
            R_hat[tree.parent[i]] += at.phi[i] @ R_hat[i] @ at.phi[i].T
    return 0.5 * A_D


def m_hat(M: Array, V: Array) -> Array:
    """`M^ = ½ (Md - Q[M V])`, `Md = S[V]M + M S*[V]`; (6,6)."""
    M_dot = S(V) @ M + M @ S(V).T
    return np.asarray(0.5 * (M_dot - Q(M @ V)))
