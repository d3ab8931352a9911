"""The papers' spatial operators, dense and block by block: what their closed forms say, for every robot.

The matrices are those of tests/operators.py; `phi~ = phi - 1`. Some identities hold only without armature; those robots
lose theirs first.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.diagonal import diagonal_coriolis, diagonal_rates
from symdyn.core.factors import innovations, udu
from symdyn.core.linear import inverse_dynamics_derivatives, rates
from symdyn.core.newton_euler import motion
from symdyn.core.riccati import riccati
from symdyn.core.spatial import Q, S, rigid_transform, tilde
from symdyn.core.tree import Tree
from symdyn.model.tree import ON_BASE
from tests.collection import ALL, case, name_of
from tests.operators import diagonal_blocks, operators, turning, without_armature
from tests.test_core_identities import assert_close, assert_near, condition, slope
from tests.test_core_linear import assert_scaled, largest, momentum_scale

STATES = 2

over_robots = pytest.mark.parametrize("path", ALL, ids=name_of)


# --- vectors and transforms


def test_tilde_is_the_cross_product() -> None:
    """`x~y = x × y` (UDU 5)."""
    x, y = np.random.default_rng(1).normal(size=(2, 3))
    assert np.allclose(tilde(x) @ y, np.cross(x, y), rtol=0, atol=1e-15)


def test_spatial_cross_products() -> None:
    """`S[V]f = [w×n + v×f; w×f]`; on velocities it is `-S*`, `[w×w'; w×v' + v×w']` (DIAG 5.5, 5.6); `Q[X]Y = -S[Y]X`."""
    V, X = np.random.default_rng(2).normal(size=(2, 6))
    (w, v), (a, b) = (V[:3], V[3:]), (X[:3], X[3:])
    on_forces = np.concatenate([np.cross(w, a) + np.cross(v, b), np.cross(w, b)])
    on_velocities = np.concatenate([np.cross(w, a), np.cross(w, b) + np.cross(v, a)])
    assert np.allclose(S(V) @ X, on_forces, rtol=0, atol=1e-14)
    assert np.allclose(-S(V).T @ X, on_velocities, rtol=0, atol=1e-14)
    assert np.allclose(Q(X) @ V, -S(V) @ X, rtol=0, atol=1e-14)


def test_transforms_are_a_group() -> None:
    """`phi(a,b) phi(b,c) = phi(a,c)`, `phi(a,a) = 1`, `phi(a,b)^-1 = phi(b,a)` (UDU 6; KFS 3.5, 3.6)."""
    random = np.random.default_rng(3)
    turns = [np.linalg.qr(random.normal(size=(3, 3)))[0] for _ in range(2)]
    R, T = (turn * np.sign(np.linalg.det(turn)) for turn in turns)
    r, s = random.normal(size=(2, 3))
    close = {"rtol": 0, "atol": 1e-14}
    assert np.allclose(rigid_transform(R, r) @ rigid_transform(T, s), rigid_transform(R @ T, r + R @ s), **close)
    assert np.allclose(rigid_transform(np.eye(3), np.zeros(3)), np.eye(6), **close)
    assert np.allclose(rigid_transform(R, r) @ rigid_transform(R.T, -R.T @ r), np.eye(6), **close)


# --- composite and articulated inertias


@over_robots
def test_composite_inertias_are_diagonal_blocks(path: Path) -> None:
    """The diagonal blocks of `phi M phi*` are the composite inertias (UDU 14, 15; KFS 7.7–7.9); others are `phi R`."""
    it = case(path)
    for q, *_ in it.states(STATES):
        at, o = it.tree.at(q), operators(it.tree, q)
        R = diagonal_blocks(composite_inertias(at))
        assert_close(it, o.phi @ o.M @ o.phi.T, o.phi @ R + R @ (o.phi - o.one).T)


def partly_free(tree: Tree, q: np.ndarray, k: int) -> np.ndarray:
    """UDU's `M^_ik`: inertia of each body and all behind it, the joints from k on free, the others frozen (UDU 35)."""
    at = tree.at(q)
    P = tree.M.copy()
    for i in reversed(range(tree.n)):
        H, free = tree.H[i], P[i]
        if i >= k:
            free = P[i] - np.outer(P[i] @ H, P[i] @ H) / (H @ P[i] @ H + tree.armature[i])
        if tree.parent[i] != ON_BASE:
            P[tree.parent[i]] += at.phi[i] @ free @ at.phi[i].T
    return P


@over_robots
def test_what_the_elimination_leaves(path: Path) -> None:
    """After the joints from k on are eliminated, entry (j,i) is `H_j phi(j,i) M^_ik H_i*` (UDU 31, 34, 35)."""
    it = case(path)
    tree = it.tree
    q = it.states(1)[0, 0]
    at, left = tree.at(q), mass_matrix(tree, q)
    for k in reversed(range(tree.n)):
        left = left[:k, :k] - np.outer(left[:k, k], left[:k, k]) / left[k, k]
        P, wanted = partly_free(tree, q, k), np.diag(tree.armature[:k])
        for i in range(k):
            X, last = P[i] @ tree.H[i], i
            wanted[i, i] += tree.H[i] @ X
            for j in tree.inward(i):
                X, last = at.phi[last] @ X, j
                wanted[i, j] = wanted[j, i] = tree.H[j] @ X
        if k:
            assert_close(it, left, wanted, condition(tree, q))


# --- identities between phi and psi


@over_robots
def test_operator_identities(path: Path) -> None:
    """`psi^-1 - phi^-1 = K H`, `W H phi = H psi`, `phi K W = psi K` (DIAG 4.10a, b, 4.11; SOA 5.1; LIN 4.9), and the Riccati
    equation `M = P - E_psi P E_phi*` (DIAG 4.8; KFS 8.4; SOA 4.1 with the erratum).
    """
    it = case(path)
    for q, *_ in it.states(STATES):
        o, kappa = operators(it.tree, q), condition(it.tree, q)
        W, _ = innovations(it.tree, q)
        assert_close(it, np.linalg.inv(o.psi) - np.linalg.inv(o.phi), o.K @ o.H, kappa)
        assert_close(it, W, np.eye(it.tree.n) - o.H @ o.psi @ o.K, kappa)
        assert_close(it, W @ o.H @ o.phi, o.H @ o.psi, kappa)
        assert_close(it, o.phi @ o.K @ W, o.psi @ o.K, kappa)
        assert_close(it, o.P - o.E_phi @ o.tau_bar @ o.P @ o.E_phi.T, o.M, kappa)


@over_robots
def test_operator_identities_without_armature(path: Path) -> None:
    """`phi M phi* H* = (1 + phi K H) P phi* H*`, `tau_bar P H* = 0`, `H tau_bar = 0`, `M = P - E_psi P E_psi*`
    (DIAG 4.8, 4.10c, d, 4.12; SOA 4.1, A.3): true where `H G = 1`.
    """
    it = case(path)
    tree = without_armature(it.tree)
    if tree is None:
        assert np.any(it.tree.armature > 0)  # there is nothing to say of a joint that only its rotor makes heavy
        return
    for q, *_ in it.states(STATES):
        o, kappa = operators(tree, q), condition(tree, q)
        lifted = o.phi.T @ o.H.T
        assert_close(it, (o.one + o.phi @ o.K @ o.H) @ o.P @ lifted, o.phi @ o.M @ lifted, kappa)
        size = largest(o.P)
        assert_close(it, o.tau_bar @ o.P @ o.H.T / size, 0 * o.G, kappa)
        assert_close(it, o.H @ o.tau_bar, 0 * o.H, kappa)
        E_psi = o.E_phi @ o.tau_bar
        assert_close(it, (o.P - E_psi @ o.P @ E_psi.T - o.M) / size, 0 * o.M, kappa)


# --- linearised dynamics


@over_robots
def test_linearised_inverse_dynamics_in_closed_form(path: Path) -> None:
    """`A_D = 2 H phi (M phi* Hd* + M^ phi* H*)`, `B_D = H phi (M phi* Hdd* + 2 M^ phi* Hd* + S[H*] f)` (LIN 3.1, 3.2)."""
    it = case(path)
    tree = it.tree
    for q, qd, qdd, _ in it.states(STATES):
        o, r = operators(tree, q), rates(tree.at(q), qd, qdd)
        H_dot, H_ddot = (diagonal_blocks(x[:, :, None]) for x in (r.H_dot, r.H_ddot))
        turned = diagonal_blocks(np.array([S(H) @ f for H, f in zip(tree.H, r.f, strict=True)])[:, :, None])
        M_hat, out = diagonal_blocks(r.M_hat), o.phi.T
        A = 2 * o.H @ o.phi @ (o.M @ out @ H_dot + M_hat @ out @ o.H.T)
        B = o.H @ o.phi @ (o.M @ out @ H_ddot + 2 * M_hat @ out @ H_dot + turned)
        found_B, found_A, _ = inverse_dynamics_derivatives(tree, q, qd, qdd)
        assert_scaled(it, "A_D", found_A - np.diag(tree.viscous), A, 1.0, momentum_scale(tree, q, qd))
        assert_scaled(it, "B_D", found_B, B, 1.0, largest(r.f))


# --- diagonalised dynamics


@over_robots
def test_rate_of_the_factor_in_closed_form(path: Path) -> None:
    """`md = [H phi~ (Omega phi~ P + ½ (1 + tau_bar) Ld) H* + ½ H Ld H*] D^-½`, which is DIAG 6.11 where `H tau_bar = 0`."""
    it = case(path)
    bare = without_armature(it.tree)
    for tree in (it.tree, bare) if bare is not None else (it.tree,):
        q, qd = it.states(1)[0, :2]
        o = operators(tree, q)
        Omega, rate = (diagonal_blocks(blocks) for blocks in turning(tree, q, qd))
        moving = o.phi - o.one
        inner = Omega @ moving @ o.P + 0.5 * (o.one + o.tau_bar) @ rate
        root = np.diag(1 / np.sqrt(np.diag(o.D)))
        closed = (o.H @ moving @ inner @ o.H.T + 0.5 * o.H @ rate @ o.H.T) @ root
        by_differences = slope(lambda t, tree=tree, q=q, qd=qd: factor(tree, q + t * qd))
        size = largest(factor(tree, q)) * largest(qd) * condition(tree, q)
        assert_near(closed, by_differences, size)
        if tree is bare:
            assert_near(o.H @ o.phi @ inner @ o.H.T @ root, by_differences, size)


def factor(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`m = U D^½`."""
    U, D = udu(tree, q)
    return np.asarray(U * np.sqrt(D))


@over_robots
def test_algorithm_7_1(path: Path) -> None:
    """DIAG's own recursion for `C(theta, nu)`, with the erratum, gives what the un-normalised one gives."""
    it = case(path)
    tree = it.tree
    for q, qd, *_ in it.states(STATES):
        at = tree.at(q)
        filtered, moving = riccati(at), motion(at, qd, 0 * qd, np.zeros(6))
        Omega, rate = turning(tree, q, qd)
        V, y, C = moving.V, np.zeros((tree.n, 6)), np.zeros(tree.n)
        for i in reversed(range(tree.n)):
            p = tree.parent[i]
            X = Omega[i] @ filtered.P[i]
            V_plus = V[i] - tree.H[i] * qd[i]
            y[i] += (2 * S(V[i]) @ tree.M[i] - X + X.T) @ V[i] - rate[i] @ filtered.tau_bar[i].T @ V_plus
            C[i] = 0.5 * tree.H[i] @ y[i] / np.sqrt(filtered.D[i])
            if p != ON_BASE:
                y[p] += filtered.psi[i] @ (y[i] + rate[i] @ V[i])
        nu = diagonal_rates(tree, q, qd)
        assert_scaled(it, "C", C, diagonal_coriolis(tree, q, nu), condition(tree, q), largest(nu) * largest(qd))
