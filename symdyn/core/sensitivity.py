"""How the GIM changes: its rate, and its derivative by every joint (DIAG 6.14, in the form that holds for any joint)."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import composite_inertias
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.spatial import S
from symdyn.core.tree import Tree


def mass_matrix_rate(tree: Tree, q: Array, qd: Array) -> Array:
    """`dM/dt = C + C*`; (n,n)."""
    C = coriolis_matrix(tree, q, qd)
    return np.asarray(C + C.T)


def mass_matrix_sensitivity(tree: Tree, q: Array) -> Array:
    """`dM/dq_i`, derivative index first; (n,n,n).

    By elements, `X_k = R_k H_k*`: `H_j phi(j,i) S[H_i*] phi(i,k) X_k` for j in an ancestor joint of i's and k in i's own or
    beyond; `H_j phi(j,i) (S[H_i*] R_i + R_i S*[H_i*]) phi*(k,i) H_k*` for j, k both in ancestor joints; symmetric, else 0.
    """
    at = tree.at(q)
    R = composite_inertias(at)
    n = tree.n
    result = np.zeros((n, n, n))
    for i in range(n):
        first = int(tree.first[i])
        cross = S(tree.H[i])
        middle = cross @ R[i] + R[i] @ cross.T
        below = [k for k in range(n) if k == first or first in tree.inward(k)]
        columns = {}
        for k in below:  # phi(i,k) X_k
            x, m = R[k] @ tree.H[k], k
            while m != first:
                x, m = at.phi[m] @ x, tree.parent[m]
            columns[k] = cross @ x
        rows = {}
        carry = at.phi[first].T
        for j in tree.inward(first):  # H_j phi(j,i), as a vector
            rows[j] = carry @ tree.H[j]
            carry = carry @ at.phi[j].T
        for j, row in rows.items():
            for k, column in columns.items():
                result[i, j, k] = result[i, k, j] = row @ column
            for k, other in rows.items():
                result[i, j, k] = row @ middle @ other
    return result
