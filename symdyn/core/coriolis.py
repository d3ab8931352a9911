"""A Coriolis matrix with `Md - 2C` skew, from the elements of LIN's `A_D = dtau/dqd` (LIN 3.8).

Per body `M^ = ½ (Md - Q[M V])`, `Md = S[V]M + M S*[V]`; inward `R = M + sum phi R phi*`, `R^ = M^ + sum phi R^ phi*`.
`M^` carries the factor and sign of the errata in docs/mathematics.md.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import composite_inertias
from symdyn.core.newton_euler import crossed, motion
from symdyn.core.spatial import Q, S
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """`C` of `tau = M qdd + C qd + g` (+ friction); (n,n).

    `C = ½ (A_D + M ad_v)`, M without armature: half of `A_D` with `2 S*[H*]V` in place of `K*`. With joints of one degree these
    are the same, and C is Christoffel's.
    """
    at = tree.at(q)
    V = motion(at, qd, np.zeros(tree.n), np.zeros(6)).V
    return 0.5 * linear_elements(at, m_hat(tree, V), tree.H, 2.0 * crossed(tree.H, V[tree.last]))


def m_hat(tree: Tree, V: Array) -> Array:
    """`M^ = ½ (Md - Q[M V])`, `Md = S[V]M + M S*[V]`, of every body; (n,6,6)."""
    pairs = zip(tree.M, V, strict=True)
    return np.array([0.5 * (S(V_i) @ M + M @ S(V_i).T - Q(M @ V_i)) for M, V_i in pairs]).reshape(-1, 6, 6)


def linear_elements(at: Configuration, M_hat: Array, E: Array, F: Array) -> Array:
    """What LIN's 3.8 makes of two vectors for each column: `A_D` of `E = H`, `F = K`, `B_D` without forces of `Hd`, `Hdd`.

    Inward, with `X = R H*`, `X^ = 2 R^* H*`, `Y = R F* + 2 R^ E*`; (n,n)::

        [j,i] = H_j phi(j,i) Y                                  j in an ancestor joint of i's, or in i's own
        [i,j] = F_j phi(j,i) X + E_j phi(j,i) X^                j in an ancestor joint
    """
    tree = at.tree
    R, R_hat = composite_inertias(at), M_hat.copy()
    found = np.zeros((tree.n, tree.n))
    for i in reversed(range(tree.n)):
        X, X_hat = R[i] @ tree.H[i], 2.0 * R_hat[i].T @ tree.H[i]
        Y = R[i] @ F[i] + 2.0 * R_hat[i] @ E[i]
        found[tree.own(i), i] = tree.H[tree.own(i)] @ Y
        k = tree.first[i]
        for j in tree.inward(k):
            X, X_hat, Y = at.phi[k] @ X, at.phi[k] @ X_hat, at.phi[k] @ Y
            found[j, i] = tree.H[j] @ Y
            found[i, j] = F[j] @ X + E[j] @ X_hat
            k = j
        if tree.parent[i] != ON_BASE:
            R_hat[tree.parent[i]] += at.phi[i] @ R_hat[i] @ at.phi[i].T
    return found
