"""`M = U D U*` and `W = U^-1`: the innovations factors, by two roads (UDU 17–35; DIAG 4.1; LIN 4.2)."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.riccati import riccati
from symdyn.core.tree import Tree


def udu(tree: Tree, q: Array) -> tuple[Array, Array]:
    """`U` (n,n) and `D` (n,) from the Riccati recursion: `U_ij = H_i phi(i,j) G_j` for i a proper ancestor of j."""
    at = tree.at(q)
    filtered = riccati(at)
    U = np.eye(tree.n)
    for j in range(tree.n):
        x, k = filtered.G[j], j
        for i in tree.inward(j):
            x = at.phi[k] @ x
            U[i, j] = tree.H[i] @ x
            k = i
    return U, filtered.D


def udu_by_elimination(GIM: Array) -> tuple[Array, Array]:
    """`U` and `D` by reverse Gaussian elimination of the GIM (UDU appendix A), pivots from the last row up."""
    A = np.array(GIM, dtype=float)
    n = len(A)
    U, D = np.eye(n), np.zeros(n)
    for k in reversed(range(n)):
        D[k] = A[k, k]
        U[:k, k] = A[:k, k] / D[k]
        A[:k, :k] -= np.outer(U[:k, k], A[:k, k])
    return U, D


def innovations(tree: Tree, q: Array) -> tuple[Array, Array]:
    """`W = 1 - H psi K` (n,n) and `D` (n,): column j is the gain `G_j` carried inward by `psi`."""
    at = tree.at(q)
    filtered = riccati(at)
    W = np.eye(tree.n)
    for j in range(tree.n):
        x, carry = filtered.G[j], at.phi[j]
        for i in tree.inward(j):
            x = carry @ x
            W[i, j] = -tree.H[i] @ x
            carry = filtered.psi[i]
    return W, filtered.D
