"""The Riccati recursion: articulated-body inertias as the covariances of a Kalman filter.

KFS 8; DIAG 4.1; LIN 4.2; UDU 32–35.

Inward::

    P_i = M_i + sum_c phi(i,c) P+_c phi*(i,c)     D_i = H P H* + r_i     G_i = P H* / D_i
    tau_bar_i = 1 - G_i H_i      P+_i = tau_bar_i P_i      psi(p,i) = phi(p,i) tau_bar_i

With armature `r`, `P+ = tau_bar P` and not `tau_bar P tau_bar*` (SOA 4.1 has no armature).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.tree import Configuration
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class Riccati:
    """Articulated inertias `P` (n,6,6), innovation variances `D` (n,), gains `G` (n,6), `tau_bar` and `psi` (n,6,6)."""

    P: Array
    D: Array
    G: Array
    tau_bar: Array
    psi: Array


def riccati(at: Configuration) -> Riccati:
    """The recursion. A joint that moves no inertia has `D = 0`; its gain is not finite then."""
    tree, n = at.tree, at.tree.n
    P = tree.M.copy()
    D, G = np.zeros(n), np.zeros((n, 6))
    tau_bar, psi = np.zeros((n, 6, 6)), np.zeros((n, 6, 6))
    for i in reversed(range(n)):
        H = tree.H[i]
        D[i] = H @ P[i] @ H + tree.armature[i]
        G[i] = P[i] @ H / D[i]
        tau_bar[i] = np.eye(6) - np.outer(G[i], H)
        psi[i] = at.phi[i] @ tau_bar[i]
        if tree.parent[i] != ON_BASE:
            P[tree.parent[i]] += psi[i] @ P[i] @ at.phi[i].T
    return Riccati(P, D, G, tau_bar, psi)
