"""Linearised dynamics as LIN has them, in products of operators: lemmas 3.2 and 4.6 to 4.9, and the steps of their proofs.

LIN has chains. In a tree the outward decomposition (A.3) leaves blocks between siblings, `N`; what rests on it gains one term.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.factors import innovations
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse_by_elements, upsilon
from symdyn.core.linear import (
    LinearFilter,
    Rates,
    forward_dynamics_derivatives,
    forward_dynamics_perturbation,
    inverse_dynamics_derivatives,
    linear_filter,
    rates,
)
from symdyn.core.riccati import riccati
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase
from tests.operators import (
    Operators,
    block_diagonal,
    blocks_of,
    columns,
    diagonal_blocks,
    operators,
    over_trees,
    with_and_without_armature,
)
from tests.test_core_identities import assert_close, condition
from tests.test_core_linear import assert_scaled, largest, momentum_scale

STATES = 2


@dataclass(frozen=True)
class Linear:
    """What LIN's operators are made of at a state, the force in `Y_B`; all block diagonal."""

    H_dot: np.ndarray
    H_ddot: np.ndarray
    M_hat: np.ndarray
    turned: np.ndarray
    G_hat: np.ndarray
    Y_A: np.ndarray
    Y_B: np.ndarray

    @staticmethod
    def of(r: Rates, filtered: LinearFilter) -> Linear:
        vectors = (r.H_dot, r.H_ddot, r.turned, filtered.G_hat, filtered.Y_A, filtered.Y_B + r.turned)
        H_dot, H_ddot, turned, G_hat, Y_A, Y_B = map(columns, vectors)
        return Linear(H_dot, H_ddot, diagonal_blocks(r.M_hat), turned, G_hat, Y_A, Y_B)


def linear(it: BallCase, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> Linear:
    at = it.tree.at(q)
    r = rates(at, qd, forward_dynamics(it.tree, q, qd, tau))
    return Linear.of(r, linear_filter(at, riccati(at), r))


def assert_forward(it: BallCase, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, A: np.ndarray, B: np.ndarray) -> None:
    """`A_C` and `B_C` are the core's derivatives of forward dynamics."""
    dqdd_dq, dqdd_dqd, inverse = forward_dynamics_derivatives(it.tree, q, qd, tau)
    kappa = condition(it.tree, q)
    assert_scaled(it, "A_C", -dqdd_dqd - inverse * it.tree.viscous, A, kappa, largest(qd))
    assert_scaled(it, "B_C", -dqdd_dq, B, kappa, 0.0)


# --- decompositions into triangles


def inward_sum(o: Operators, X: np.ndarray, step: np.ndarray) -> np.ndarray:
    """`S = X + step S E_phi*`, from the tips on; block diagonal."""
    S = X
    for _ in o.D:
        S = X + step @ S @ o.E_phi.T
    return S


@over_trees
def test_inward_decompositions(it: BallCase) -> None:
    """`phi X phi* = phi S + S phi~*` and `psi X phi* = psi S + S phi~*` with inward sums `S` (LIN A.1, A.2): for any `X`, and
    composite and articulated inertias are such sums (LIN 3.7, 4.3, A.19).
    """
    for q, *_ in it.states(STATES):
        o, at = operators(it.tree, q), it.tree.at(q)
        X = diagonal_blocks(np.random.default_rng(1).normal(size=(it.tree.n, 6, 6)))
        for left, step in ((o.phi, o.E_phi), (o.psi, o.E_psi)):
            S = inward_sum(o, X, step)
            assert_close(it, S, block_diagonal(S))
            assert_close(it, left @ X @ o.phi.T, left @ S + S @ o.phi_tilde.T)
        assert_close(it, diagonal_blocks(composite_inertias(at)), inward_sum(o, o.M, o.E_phi))
        assert_close(it, o.P, inward_sum(o, o.M, o.E_psi), condition(it.tree, q))


def siblings(o: Operators, S: np.ndarray, step: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """`step* S step` as its diagonal blocks, what each body takes from its parent, and the rest, between siblings."""
    whole = step.T @ S @ step
    return block_diagonal(whole), whole - block_diagonal(whole)


@over_trees
def test_outward_decomposition(it: BallCase) -> None:
    """`psi* X psi = psi* S + S psi~` (LIN A.3, where it is `S(k+1)` in the sum): true in chains; a tree adds `psi* N psi`."""
    for q, *_ in it.states(STATES):
        o = operators(it.tree, q)
        X = diagonal_blocks(np.random.default_rng(2).normal(size=(it.tree.n, 6, 6)))
        S = X
        for _ in range(it.tree.n):
            S = X + siblings(o, S, o.E_psi)[0]
        N = siblings(o, S, o.E_psi)[1]
        wanted = o.psi.T @ S + S @ o.psi_tilde + o.psi.T @ N @ o.psi
        assert_close(it, o.psi.T @ X @ o.psi, wanted, condition(it.tree, q))
        assert N.any() == any(it.tree.parent.count(p) > 1 for p in range(it.tree.n))


def outward_sum(it: BallCase, q: np.ndarray, X: np.ndarray, steps: np.ndarray) -> np.ndarray:
    """`S_i = X_i + step_i* S_p phi*^-1`, from the base on; block diagonal."""
    S, phi = blocks_of(X), it.tree.at(q).phi
    for i, p in enumerate(it.tree.parent):
        if p != ON_BASE:
            S[i] += steps[i].T @ S[p] @ np.linalg.inv(phi[i].T)
    return diagonal_blocks(S)


@over_trees
def test_outward_products(it: BallCase) -> None:
    """`phi* X phi~* = S phi* - phi* S` and `psi* X phi~* = S phi* - psi* S` with outward sums `S` (LIN A.4, A.5)."""
    for q, *_ in it.states(STATES):
        o, at = operators(it.tree, q), it.tree.at(q)
        X = diagonal_blocks(np.random.default_rng(3).normal(size=(it.tree.n, 6, 6)))
        for left, steps in ((o.phi, at.phi), (o.psi, riccati(at).psi)):
            S = outward_sum(it, q, X, steps)
            wanted = S @ o.phi.T - left.T @ S
            scale = largest(S) * largest(o.phi, left)
            assert_scaled(it, "", left.T @ X @ o.phi_tilde.T, wanted, condition(it.tree, q), scale)


@over_trees
def test_inverse_dynamics_by_triangles(it: BallCase) -> None:
    """`M = H (phi R + R phi~*) H*`, `A_D = 2 H phi (R Hd* + R^ H*) + 2 H (R phi~* Hd* + R^ phi~* H*)`, and
    `B_D = H phi (S[H*]f + 2 R^ Hd* + R Hdd*) + H (2 R^ phi~* Hd* + R phi~* Hdd*)` (LIN 3.6).
    """
    for q, qd, _, tau in it.states(STATES):
        o, x, at = operators(it.tree, q), linear(it, q, qd, tau), it.tree.at(q)
        R, R_hat = diagonal_blocks(composite_inertias(at)), inward_sum(o, x.M_hat, o.E_phi)
        out = o.phi_tilde.T
        assert_close(it, mass_matrix(it.tree, q), o.H @ (o.phi @ R + R @ out) @ o.H.T + o.r)
        A = 2 * o.H @ o.phi @ (R @ x.H_dot + R_hat @ o.H.T) + 2 * o.H @ (R @ out @ x.H_dot + R_hat @ out @ o.H.T)
        B = o.H @ o.phi @ (x.turned + 2 * R_hat @ x.H_dot + R @ x.H_ddot)
        B += o.H @ (2 * R_hat @ out @ x.H_dot + R @ out @ x.H_ddot)
        qdd = forward_dynamics(it.tree, q, qd, tau)
        found_B, found_A, _ = inverse_dynamics_derivatives(it.tree, q, qd, qdd)
        assert_scaled(it, "A_D", found_A - np.diag(it.tree.viscous), A, 1.0, momentum_scale(it.tree, q, qd))
        assert_scaled(it, "B_D", found_B, B, 1.0, 0.0)


# --- factors and their identities


@over_trees
def test_steps_to_the_factors(it: BallCase) -> None:
    """`M = P - E_psi P E_phi* = P - E_phi P E_phi* + K D K*`, so `phi M phi* = P + phi~P + P phi~* + phi K D K* phi*` and
    `M = (1 + H phi K) D (1 + H phi K)*`; its inverse by `psi^-1 phi = 1 + K H phi` (LIN A.14 to A.17). The
    first form of A.14, `M = P - E_psi P E_psi*`, lacks `-K r K*` where joints have armature r.
    """
    for each in with_and_without_armature(it):
        for q, *_ in each.states(STATES):
            o, kappa, one = operators(each.tree, q), condition(each.tree, q), np.eye(each.tree.n)
            carried = o.E_phi @ o.P @ o.E_phi.T
            assert_close(it, o.M, o.P - o.E_psi @ o.P @ o.E_phi.T, kappa)
            assert_close(it, o.M, o.P - carried + o.K @ o.D @ o.K.T, kappa)
            assert_close(it, o.M, o.P - o.E_psi @ o.P @ o.E_psi.T - o.K @ o.r @ o.K.T, kappa)
            whole = o.P + o.phi_tilde @ o.P + o.P @ o.phi_tilde.T + o.phi @ o.K @ o.D @ o.K.T @ o.phi.T
            assert_close(it, o.phi @ o.M @ o.phi.T, whole, kappa)
            U = one + o.H @ o.phi @ o.K
            assert_close(it, mass_matrix(each.tree, q), o.H @ whole @ o.H.T + o.r, kappa)
            assert_close(it, mass_matrix(each.tree, q), U @ o.D @ U.T, kappa)
            opened = o.one + o.K @ o.H @ o.phi
            assert_close(it, np.linalg.inv(o.psi) @ o.phi, opened, kappa)
            assert_close(it, innovations(each.tree, q)[0], one - o.H @ o.phi @ np.linalg.inv(opened) @ o.K, kappa)
            assert_close(it, o.W @ o.H @ o.phi, o.H @ o.psi @ (np.linalg.inv(o.psi) - o.K @ o.H) @ o.phi, kappa)


@over_trees
def test_steps_to_the_second_identity(it: BallCase) -> None:
    """`M^-1 H phi M phi* = W* D^-1 H psi M phi* = W* D^-1 H (psi P + P phi~*)`, `W* D^-1 H P phi~* = W* K* phi* = K* psi*`
    (LIN 4.9, A.18 to A.21).
    """
    for q, *_ in it.states(STATES):
        o, kappa = operators(it.tree, q), condition(it.tree, q)
        gains = o.W.T @ np.linalg.inv(o.D)
        whole = np.linalg.solve(mass_matrix(it.tree, q), o.H @ o.phi @ o.M @ o.phi.T)
        assert_close(it, whole, gains @ o.H @ o.psi @ o.M @ o.phi.T, kappa)
        assert_close(it, o.psi @ o.M @ o.phi.T, o.psi @ o.P + o.P @ o.phi_tilde.T, kappa)
        assert_close(it, whole, gains @ o.H @ (o.psi @ o.P + o.P @ o.phi_tilde.T), kappa)
        assert_close(it, gains @ o.H @ o.P @ o.phi_tilde.T, o.W.T @ o.K.T @ o.phi.T, kappa)
        assert_close(it, o.W.T @ o.K.T @ o.phi.T, o.K.T @ o.psi.T, kappa)
        assert_close(it, whole, gains @ o.H @ o.psi @ o.P + o.K.T @ o.psi.T, kappa)


# --- linearised forward dynamics


@over_trees
def test_forward_dynamics_in_closed_form(it: BallCase) -> None:
    """`A_C = 2 W* D^-1 H psi (M^ phi* H* + P Hd*) + 2 K* psi* Hd*`,
    `B_C = W* D^-1 H psi (S[H*]f + 2 M^ phi* Hd* + P Hdd*) + K* psi* Hdd*` (LIN 4.11).
    """
    for q, qd, _, tau in it.states(STATES):
        o, x = operators(it.tree, q), linear(it, q, qd, tau)
        driven, smoothed = o.W.T @ np.linalg.inv(o.D) @ o.H @ o.psi, o.K.T @ o.psi.T
        A = 2 * driven @ (x.M_hat @ o.phi.T @ o.H.T + o.P @ x.H_dot) + 2 * smoothed @ x.H_dot
        B = driven @ (x.turned + 2 * x.M_hat @ o.phi.T @ x.H_dot + o.P @ x.H_ddot) + smoothed @ x.H_ddot
        assert_forward(it, q, qd, tau, A, B)


@over_trees
def test_forward_dynamics_with_the_filters_terms(it: BallCase) -> None:
    """`H psi M^ phi* = H psi P^ + D K^* phi*`, hence `A_C = W* (D^-1 H psi Y_A + 2 K^* phi* H*) + 2 K* psi* Hd*` and
    `B_C = W* (D^-1 H psi Y_B + 2 K^* phi* Hd*) + K* psi* Hdd*` (LIN 4.12 to 4.14), `K^ = E_phi P^* H* D^-1`.
    """
    for q, qd, _, tau in it.states(STATES):
        o, x, kappa = operators(it.tree, q), linear(it, q, qd, tau), condition(it.tree, q)
        P_hat, K_hat = inward_sum(o, x.M_hat, o.E_psi), o.E_phi @ x.G_hat
        assert_close(it, x.G_hat, P_hat.T @ o.H.T @ np.linalg.inv(o.D), kappa)
        assert_close(it, x.Y_A, 2 * (P_hat @ o.H.T + o.P @ x.H_dot), kappa)
        assert_close(it, x.Y_B, 2 * P_hat @ x.H_dot + o.P @ x.H_ddot + x.turned, kappa)
        wanted = o.H @ o.psi @ P_hat + o.D @ K_hat.T @ o.phi.T
        assert_close(it, o.H @ o.psi @ x.M_hat @ o.phi.T, wanted, kappa)
        filtered, smoothed = np.linalg.inv(o.D) @ o.H @ o.psi, o.K.T @ o.psi.T
        A = o.W.T @ (filtered @ x.Y_A + 2 * K_hat.T @ o.phi.T @ o.H.T) + 2 * smoothed @ x.H_dot
        B = o.W.T @ (filtered @ x.Y_B + 2 * K_hat.T @ o.phi.T @ x.H_dot) + smoothed @ x.H_ddot
        assert_forward(it, q, qd, tau, A, B)


@over_trees
def test_perturbation_of_forward_dynamics(it: BallCase) -> None:
    """`dqdd = W* (D^-1 (dT - H psi (K dT + Y_A dqd + Y_B dq)) - 2 K^* phi* (H* dqd + Hd* dq)) - K* psi* (2 Hd* dqd + Hdd* dq)`
    (LIN 4.15).
    """
    for q, qd, _, tau, dq, dqd, dtau in it.states(STATES, 6):
        o, x = operators(it.tree, q), linear(it, q, qd, tau)
        dT = dtau - it.tree.viscous * dqd
        innovation = dT - o.H @ o.psi @ (o.K @ dT + x.Y_A @ dqd + x.Y_B @ dq)
        turned = 2 * (o.E_phi @ x.G_hat).T @ o.phi.T @ (o.H.T @ dqd + x.H_dot @ dq)
        smoothed = o.K.T @ o.psi.T @ (2 * x.H_dot @ dqd + x.H_ddot @ dq)
        parts = (o.W.T @ np.linalg.solve(o.D, innovation), -o.W.T @ turned, -smoothed)
        found = forward_dynamics_perturbation(it.tree, q, qd, tau, dq, dqd, dtau)
        assert_scaled(it, "dqdd", found, sum(parts), condition(it.tree, q), largest(*parts))


@dataclass(frozen=True)
class Smoothed:
    """`Y`, what of it comes from the parents, `N` between siblings, and what a column of `H psi K` leaves of them."""

    Y: np.ndarray
    Y_plus: np.ndarray
    N: np.ndarray
    B: np.ndarray

    @staticmethod
    def of(it: BallCase, q: np.ndarray, o: Operators) -> Smoothed:
        at = it.tree.at(q)
        Y, Y_plus = (diagonal_blocks(blocks) for blocks in upsilon(at, riccati(at)))
        return Smoothed(Y, Y_plus, siblings(o, Y, o.E_phi)[1], o.G + o.tau_bar @ o.psi @ o.K)


@over_trees
def test_products_by_triangles(it: BallCase) -> None:
    """`psi* H* D^-1 H psi = Y + psi~* Y + Y psi~` and `M^-1 = L - K* psi* U* - U psi K` (LIN 4.20, 4.21, A.22, A.23), with
    `L = D^-1 + G* Y+ G`, `U = D^-1 H - G* Y+ tau_bar = L H - G* Y+`; in trees plus `psi* tau_bar* N tau_bar psi` and `B* N B`,
    `B = G + tau_bar psi K`, of siblings.
    """
    for q, *_ in it.states(STATES):
        o, kappa = operators(it.tree, q), condition(it.tree, q)
        s, inverse = Smoothed.of(it, q, o), np.linalg.inv(o.D)
        between = o.psi.T @ o.tau_bar.T @ s.N @ o.tau_bar @ o.psi
        wanted = s.Y + o.psi_tilde.T @ s.Y + s.Y @ o.psi_tilde + between
        assert_close(it, o.psi.T @ o.H.T @ inverse @ o.H @ o.psi, wanted, kappa)
        assert_close(it, siblings(o, s.Y, o.E_phi)[0], s.Y_plus, kappa)
        L = inverse + o.G.T @ s.Y_plus @ o.G
        U = inverse @ o.H - o.G.T @ s.Y_plus @ o.tau_bar
        assert_close(it, U, L @ o.H - o.G.T @ s.Y_plus, kappa)
        wanted = L - o.K.T @ o.psi.T @ U.T - U @ o.psi @ o.K + s.B.T @ s.N @ s.B
        assert_close(it, mass_matrix_inverse_by_elements(it.tree, q), wanted, kappa)
        driven = U @ o.psi - o.K.T @ o.psi.T @ s.Y - s.B.T @ s.N @ o.tau_bar @ o.psi
        assert_close(it, o.W.T @ inverse @ o.H @ o.psi, driven, kappa)  # (A.23)


@over_trees
def test_forward_dynamics_by_triangles(it: BallCase) -> None:
    """`A_C = U psi Y_A + K* psi* E_A + Q* phi* H*`, `B_C = U psi Y_B + K* psi* E_B + Q* phi* Hd*` (LIN 4.21, 4.22, A.24), with
    `Q = 2 (K^ - J^* K)`: the last line of A.24 but one has a 2 too many. Trees subtract `B* N tau_bar psi Y`.
    """
    for q, qd, _, tau in it.states(STATES):
        o, x, kappa = operators(it.tree, q), linear(it, q, qd, tau), condition(it.tree, q)
        s, inverse = Smoothed.of(it, q, o), np.linalg.inv(o.D)
        K_hat, tau_hat = o.E_phi @ x.G_hat, x.G_hat @ o.H
        J = outward_sum(it, q, tau_hat.T, riccati(it.tree.at(q)).psi)
        U, Q = inverse @ o.H - o.G.T @ s.Y_plus @ o.tau_bar, 2 * (K_hat - J.T @ o.K)
        assert_close(it, o.psi.T @ tau_hat.T @ o.phi_tilde.T, J @ o.phi.T - o.psi.T @ J, kappa)
        E_A = 2 * x.H_dot - s.Y @ x.Y_A + 2 * J @ o.H.T
        E_B = x.H_ddot - s.Y @ x.Y_B + 2 * J @ x.H_dot
        between = s.B.T @ s.N @ o.tau_bar @ o.psi
        A = U @ o.psi @ x.Y_A + o.K.T @ o.psi.T @ E_A + Q.T @ o.phi.T @ o.H.T - between @ x.Y_A
        B = U @ o.psi @ x.Y_B + o.K.T @ o.psi.T @ E_B + Q.T @ o.phi.T @ x.H_dot - between @ x.Y_B
        assert_forward(it, q, qd, tau, A, B)
