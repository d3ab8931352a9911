"""UDU's articulated masses without their recursion, its elementary matrices, and `U` as the product that the paper prints."""

from __future__ import annotations

import numpy as np

from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.factors import udu
from symdyn.core.riccati import riccati
from symdyn.core.tree import Tree
from tests.ball_models import BallCase
from tests.operators import Operators, diagonal_blocks, operators, over_trees
from tests.test_core_identities import assert_close, condition
from tests.test_core_operators import partly_free

STATES = 2


def block(whole: np.ndarray, j: int, i: int) -> np.ndarray:
    return whole[6 * j : 6 * j + 6, 6 * i : 6 * i + 6]


def behind(tree: Tree, i: int) -> list[int]:
    """The bodies that hang on body i."""
    return [j for j in range(tree.n) if i in tree.inward(j)]


def as_a_sum(tree: Tree, q: np.ndarray, o: Operators, i: int, k: int) -> np.ndarray:
    """`M^_ik = M~_i - sum_l psi^_il psi_il*`, bodies l >= k behind i, `psi_il = B_li* psi_l`, `psi_l = P_l p_l` (UDU 34)."""
    filtered = riccati(tree.at(q))
    found = composite_inertias(tree.at(q))[i].copy()
    for j in behind(tree, i):
        if j >= k:
            psi = block(o.phi, i, j) @ filtered.P[j] @ tree.H[j]
            found -= np.outer(psi, psi) / filtered.D[j]
    return found


def with_free_joints(tree: Tree, o: Operators, i: int, k: int) -> np.ndarray:
    """What accelerating body i takes while the joints from k on behind it give way to every force on them."""
    free = [j for j in behind(tree, i) if j >= k]
    pushed = (o.phi @ o.M @ o.phi.T @ o.H.T)[6 * i : 6 * i + 6, free]
    held = block(o.phi @ o.M @ o.phi.T, i, i)
    return held - pushed @ np.linalg.solve(o.GIM[np.ix_(free, free)], pushed.T)


@over_trees
def test_articulated_masses_as_sums(it: BallCase) -> None:
    """`M^_ik` as a sum (UDU 34), by recursion (UDU 35) and from free joints are one; for `k = i + 1` they are the core's `P_i`,
    the articulated body, and `m^_i` is its inertia about joint i (UDU 32, note after 22b).
    """
    for q, *_ in it.states(STATES):
        tree, o, kappa = it.tree, operators(it.tree, q), condition(it.tree, q)
        filtered = riccati(tree.at(q))
        for k in range(1, tree.n + 1):
            by_recursion = partly_free(tree, q, k)
            for i in range(k):
                found = as_a_sum(tree, q, o, i, k)
                assert_close(it, found, by_recursion[i], kappa)
                assert_close(it, found, with_free_joints(tree, o, i, k), kappa)
        for i, H in enumerate(tree.H):
            found = as_a_sum(tree, q, o, i, i + 1)
            assert_close(it, found, filtered.P[i], kappa)
            assert_close(it, filtered.D[i], np.array(H @ found @ H + tree.armature[i]), kappa)


@over_trees
def test_composite_masses_carry_the_momenta(it: BallCase) -> None:
    """`M~_i t_i` is the momentum, about i's origin, of i and all behind it if they move as one (UDU 15, notes A to C)."""
    for q, *_ in it.states(STATES):
        o, R = operators(it.tree, q), composite_inertias(it.tree.at(q))
        twist = np.random.default_rng(1).normal(size=6)
        for i in range(it.tree.n):
            momentum = it.tree.M[i] @ twist
            for j in behind(it.tree, i):
                momentum += block(o.phi, i, j) @ it.tree.M[j] @ block(o.phi, i, j).T @ twist
            assert_close(it, R[i] @ twist, momentum)


@over_trees
def test_elementary_matrices_eliminate(it: BallCase) -> None:
    """`E_k = 1 - alpha_k lambda_k*` empties column k above the pivot, `E_k^-1 = 1 + alpha_k lambda_k*`, `E I = L_2 = D L` with
    `E = E_2 … E_n`, and `U = E^-1`, `L = U*` are the core's (UDU 17 to 21, 25 to 30).
    """
    for q, *_ in it.states(STATES):
        (U, D), kappa, one = udu(it.tree, q), condition(it.tree, q), np.eye(it.tree.n)
        left, E, back = mass_matrix(it.tree, q), one, one
        for k in reversed(range(1, it.tree.n)):
            alpha = np.where(np.arange(it.tree.n) < k, left[:, k] / left[k, k], 0.0)
            E_k, inverse = one - np.outer(alpha, one[k]), one + np.outer(alpha, one[k])
            assert_close(it, E_k @ inverse, one)
            left, E, back = E_k @ left, E_k @ E, back @ inverse
            assert_close(it, left[:k, k:], 0 * left[:k, k:], kappa)
            assert_close(it, left[:k, :k], left[:k, :k].T, kappa)
        assert_close(it, E @ mass_matrix(it.tree, q), left, kappa)
        assert_close(it, U, back, kappa)
        assert_close(it, left, np.diag(D) @ U.T, kappa)


@over_trees
def test_the_factor_as_a_product(it: BallCase) -> None:
    """`U = 1 + T_d* (T_l - 1)* N T_d`, `N = diag M^_{i,i+1} / m^_i` (UDU 22a, 22b), `T_l = phi*`, `T_d = H*`."""
    for q, *_ in it.states(STATES):
        o, filtered = operators(it.tree, q), riccati(it.tree.at(q))
        N = diagonal_blocks(filtered.P / filtered.D[:, None, None])
        T_l, T_d = o.phi.T, o.H.T
        wanted = np.eye(it.tree.n) + T_d.T @ (T_l - o.one).T @ N @ T_d
        assert_close(it, udu(it.tree, q)[0], wanted, condition(it.tree, q))
