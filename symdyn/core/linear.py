"""Linearised dynamics (LIN): derivatives of inverse and forward dynamics, and their O(n) perturbations.

Written in link frames: per body `Hd* = S*[H*]V`, `Hdd* = S*[H*]alpha - S*[V]Hd*` (with gravity in `alpha`: not the second
derivative of `H*`, and it must not be), `M^ = ½ (Md - Q[M V])`. Errata: `S[H*]f` in `B_D` and `Y_B`; `G^ = P^* H*/D`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import composite_inertias
from symdyn.core.coriolis import m_hat
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import upsilon
from symdyn.core.newton_euler import base_acceleration, body_forces, motion
from symdyn.core.riccati import Riccati, riccati
from symdyn.core.spatial import S
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class Rates:
    """What the linearised recursions need of every body; (n,6), `M_hat` (n,6,6)."""

    H_dot: Array
    H_ddot: Array
    M_hat: Array
    f: Array


def rates(at: Configuration, qd: Array, qdd: Array) -> Rates:
    """`Hd`, `Hdd`, `M^` and the body forces at a state."""
    tree = at.tree
    moving = motion(at, qd, qdd, base_acceleration(tree))
    H_dot = np.array([S(H).T @ V for H, V in zip(tree.H, moving.V, strict=True)])
    H_ddot = np.array(
        [S(H).T @ a - S(V).T @ Hd for H, a, V, Hd in zip(tree.H, moving.alpha, moving.V, H_dot, strict=True)]
    )
    M_hat = np.array([m_hat(M, V) for M, V in zip(tree.M, moving.V, strict=True)])
    return Rates(H_dot, H_ddot, M_hat, body_forces(at, moving))


def inverse_dynamics_derivatives(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array, Array]:
    """`dtau/dq = B_D`, `dtau/dqd = A_D` (with viscous friction) and `M` (LIN 3.8); all (n,n).

    Inward, `X = R H*`, `X^ = 2 R^* H*`, `X_A = 2 (R Hd* + R^ H*)`, `X_B = 2 R^ Hd* + R Hdd* + S[H*] f`::

        M_ji = H_j phi X     A_D[j,i] = H_j phi X_A               B_D[j,i] = H_j phi X_B               j an ancestor of i, or i
                             A_D[i,j] = 2 Hd_j phi X + H_j phi X^  B_D[i,j] = Hdd_j phi X + Hd_j phi X^   j a proper ancestor
    """
    at = tree.at(q)
    r = rates(at, qd, qdd)
    R, R_hat = composite_inertias(at), r.M_hat.copy()
    A, B, M = np.diag(tree.viscous), np.zeros((tree.n, tree.n)), np.diag(tree.armature)
    for i in reversed(range(tree.n)):
        H = tree.H[i]
        X, X_hat = R[i] @ H, 2.0 * R_hat[i].T @ H
        X_A = 2.0 * (R[i] @ r.H_dot[i] + R_hat[i] @ H)
        X_B = 2.0 * R_hat[i] @ r.H_dot[i] + R[i] @ r.H_ddot[i] + S(H) @ r.f[i]
        M[i, i] += H @ X
        A[i, i] += H @ X_A
        B[i, i] = H @ X_B
        k = i
        for j in tree.inward(i):
            X, X_hat, X_A, X_B = (at.phi[k] @ x for x in (X, X_hat, X_A, X_B))
            M[j, i] = M[i, j] = tree.H[j] @ X
            A[j, i], B[j, i] = tree.H[j] @ X_A, tree.H[j] @ X_B
            A[i, j] = 2.0 * r.H_dot[j] @ X + tree.H[j] @ X_hat
            B[i, j] = r.H_ddot[j] @ X + r.H_dot[j] @ X_hat
            k = j
        if tree.parent[i] != ON_BASE:
            R_hat[tree.parent[i]] += at.phi[i] @ R_hat[i] @ at.phi[i].T
    return B, A, M


@dataclass(frozen=True)
class LinearFilter:
    """The filter's terms of the linearised forward dynamics: `G^` (n,6), `Y_A`, `Y_B` (n,6)."""

    G_hat: Array
    Y_A: Array
    Y_B: Array


def linear_filter(at: Configuration, filtered: Riccati, r: Rates) -> LinearFilter:
    """Inward `P^ = M^ + sum psi P^_c phi*`; `G^ = P^* H*/D`, `Y_A = 2 (P^ H* + P Hd*)`, `Y_B = 2 P^ Hd* + P Hdd* + S[H*] f`."""
    tree = at.tree
    P_hat = r.M_hat.copy()
    G_hat, Y_A, Y_B = (np.zeros((tree.n, 6)) for _ in range(3))
    for i in reversed(range(tree.n)):
        H, P = tree.H[i], filtered.P[i]
        G_hat[i] = P_hat[i].T @ H / filtered.D[i]
        Y_A[i] = 2.0 * (P_hat[i] @ H + P @ r.H_dot[i])
        Y_B[i] = 2.0 * P_hat[i] @ r.H_dot[i] + P @ r.H_ddot[i] + S(H) @ r.f[i]
        if tree.parent[i] != ON_BASE:
            P_hat[tree.parent[i]] += filtered.psi[i] @ P_hat[i] @ at.phi[i].T
    return LinearFilter(G_hat, Y_A, Y_B)


def forward_dynamics_derivatives(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array, Array]:
    """`dqdd/dq = -B_C`, `dqdd/dqd = -A_C`, `dqdd/dtau = M^-1`, by LIN's algorithm 6, which never forms or inverts M."""
    at = tree.at(q)
    filtered = riccati(at)
    r = rates(at, qd, forward_dynamics(tree, q, qd, tau))
    linear = linear_filter(at, filtered, r)
    Y, Y_plus = upsilon(at, filtered)
    E_A, E_B, c = _smoothed(at, filtered, r, linear, Y)
    n = tree.n
    A, B, inverse = np.zeros((n, n)), np.zeros((n, n)), np.zeros((n, n))
    for i in range(n):
        ancestors = tree.inward(i)
        Z = Y_plus[i] @ filtered.G[i]
        inverse[i, i] = 1.0 / filtered.D[i] + filtered.G[i] @ Z
        u = np.zeros((n, 6))
        u[i] = inverse[i, i] * tree.H[i] - Z
        w, carry, to_i = filtered.G[i], at.phi[i], at.phi[i]
        step = 2.0 * (linear.G_hat[i] - c[i])
        for j in ancestors:
            w = carry @ w
            u[j] = -w @ Y[j]
            A[i, j] = w @ E_A[j] + step @ to_i.T @ tree.H[j]
            B[i, j] = w @ E_B[j] + step @ to_i.T @ r.H_dot[j]
            carry, to_i = filtered.psi[j], at.phi[j] @ to_i
        for j in range(n):
            if j in ancestors:
                continue
            p = tree.parent[j]
            if j != i and p != ON_BASE:
                inverse[i, j] = inverse[j, i] = -u[p] @ at.phi[j] @ filtered.G[j]
                u[j] = u[p] @ at.phi[j] + inverse[i, j] * tree.H[j]
            A[i, j], B[i, j] = u[j] @ linear.Y_A[j], u[j] @ linear.Y_B[j]
    return -B, -(A + inverse * tree.viscous), inverse


def _smoothed(
    at: Configuration, filtered: Riccati, r: Rates, linear: LinearFilter, Y: Array
) -> tuple[Array, Array, Array]:
    """Outward: `c = G* J+`, `J^ = J+ - H* c + (G^ H)*`, `E_A = 2 Hd* - Y Y_A + 2 J^ H*`, `E_B = Hdd* - Y Y_B + 2 J^ Hd*`.

    `J+ = phi* J^_p phi*^-1`, 0 on the base.
    """
    tree = at.tree
    J_hat = np.zeros((tree.n, 6, 6))
    E_A, E_B, c = (np.zeros((tree.n, 6)) for _ in range(3))
    for i, p in enumerate(tree.parent):
        H = tree.H[i]
        J_plus = np.zeros((6, 6)) if p == ON_BASE else at.phi[i].T @ J_hat[p] @ np.linalg.inv(at.phi[i].T)
        c[i] = filtered.G[i] @ J_plus
        J_hat[i] = J_plus - np.outer(H, c[i]) + np.outer(H, linear.G_hat[i])
        E_A[i] = 2.0 * r.H_dot[i] - Y[i] @ linear.Y_A[i] + 2.0 * J_hat[i] @ H
        E_B[i] = r.H_ddot[i] - Y[i] @ linear.Y_B[i] + 2.0 * J_hat[i] @ r.H_dot[i]
    return E_A, E_B, c


def inverse_dynamics_perturbation(
    tree: Tree, q: Array, qd: Array, qdd: Array, dq: Array, dqd: Array, dqdd: Array
) -> Array:
    """`dtau` for small changes of the motion, in O(n) (LIN algorithm 1).

    Outward `theta = phi* theta_p + H* dqd + Hd* dq`, `beta = phi* beta_p + H* dqdd + 2 Hd* dqd + Hdd* dq`;
    inward `gamma = sum phi gamma_c + M beta + 2 M^ theta + S[H*] f dq`, `dtau = H gamma`.
    """
    at = tree.at(q)
    r = rates(at, qd, qdd)
    theta, beta, gamma = (np.zeros((tree.n, 6)) for _ in range(3))
    for i, p in enumerate(tree.parent):
        theta_p, beta_p = (np.zeros(6), np.zeros(6)) if p == ON_BASE else (theta[p], beta[p])
        theta[i] = at.outward(i, theta_p) + tree.H[i] * dqd[i] + r.H_dot[i] * dq[i]
        beta[i] = at.outward(i, beta_p) + tree.H[i] * dqdd[i] + 2.0 * r.H_dot[i] * dqd[i] + r.H_ddot[i] * dq[i]
    for i in reversed(range(tree.n)):
        gamma[i] += tree.M[i] @ beta[i] + 2.0 * r.M_hat[i] @ theta[i] + S(tree.H[i]) @ r.f[i] * dq[i]
        if tree.parent[i] != ON_BASE:
            gamma[tree.parent[i]] += at.phi[i] @ gamma[i]
    return np.asarray(np.einsum("ij,ij->i", tree.H, gamma) + tree.armature * dqdd + tree.viscous * dqd)


def forward_dynamics_perturbation(
    tree: Tree, q: Array, qd: Array, tau: Array, dq: Array, dqd: Array, dtau: Array
) -> Array:
    """`dqdd` for small changes of state and joint forces, in O(n) (LIN algorithm 5).

    Inward `z = sum phi z+ + Y_A dqd + Y_B dq`, `e = dtau - H z`, `z+ = z + G e`;
    outward `dqdd = e/D - 2 G^* theta+ - G* beta+`, `theta` and `beta` as for inverse dynamics.
    """
    at = tree.at(q)
    filtered = riccati(at)
    r = rates(at, qd, forward_dynamics(tree, q, qd, tau))
    linear = linear_filter(at, filtered, r)
    z, e = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i in reversed(range(tree.n)):
        z[i] += linear.Y_A[i] * dqd[i] + linear.Y_B[i] * dq[i]
        e[i] = dtau[i] - tree.viscous[i] * dqd[i] - tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            z[tree.parent[i]] += at.phi[i] @ (z[i] + filtered.G[i] * e[i])
    theta, beta, dqdd = np.zeros((tree.n, 6)), np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i, p in enumerate(tree.parent):
        theta_plus = at.outward(i, np.zeros(6) if p == ON_BASE else theta[p])
        beta_plus = at.outward(i, np.zeros(6) if p == ON_BASE else beta[p])
        dqdd[i] = e[i] / filtered.D[i] - 2.0 * linear.G_hat[i] @ theta_plus - filtered.G[i] @ beta_plus
        theta[i] = theta_plus + tree.H[i] * dqd[i] + r.H_dot[i] * dq[i]
        beta[i] = beta_plus + tree.H[i] * dqdd[i] + 2.0 * r.H_dot[i] * dqd[i] + r.H_ddot[i] * dq[i]
    return dqdd


def state_space(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """`A` (2n,2n) and `B` (2n,n) of `xd = f(x, tau)`, `x = [q; qd]`."""
    dq, dqd, inverse = forward_dynamics_derivatives(tree, q, qd, tau)
    zero = np.zeros((tree.n, tree.n))
    A = np.block([[zero, np.eye(tree.n)], [dq, dqd]])
    return A, np.vstack([zero, inverse])
