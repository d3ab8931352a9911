"""Linearised dynamics (LIN): derivatives of inverse and forward dynamics, and their O(n) perturbations.

In link frames, and in the tangent space of each joint (`q` moved by the joint's `integrate`, `v` held). Per column, with `V_p`
and `alpha_p` of the parent body, carried over the joint, and the body's own V::

    Hd* = S*[H*] V_p      K* = S*[H*] (V_p + V)      Hdd* = S*[H*] alpha_p - S*[V_p] Hd*      M^ = ½ (Md - Q[M V])

For joints of one degree these are LIN's, and `K = 2 Hd`. With gravity in `alpha`, `Hdd*` is not the second derivative of `H*`,
and must not be. A body's force `f` does not turn with its own joint: `S[H*] f` works on ancestor joints only. Errata:
`S[H*] f` in `B_D` and `Y_B`; `G^ = P^* H*/D`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import mass_matrix
from symdyn.core.coriolis import linear_elements, m_hat
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import upsilon
from symdyn.core.newton_euler import base_acceleration, body_forces, crossed, motion
from symdyn.core.riccati import Riccati, riccati
from symdyn.core.spatial import S
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class Rates:
    """What the linearised recursions need of every column; (n,6), `M_hat` (n,6,6). `turned` is `S[H*] f`."""

    H_dot: Array
    K: Array
    H_ddot: Array
    M_hat: Array
    f: Array
    turned: Array


def rates(at: Configuration, qd: Array, qdd: Array, wrenches: Array | None = None) -> Rates:
    """`Hd`, `K`, `Hdd`, `M^` and the body forces at a state, under wrenches on the bodies, (n,6)."""
    tree = at.tree
    moving = motion(at, qd, qdd, base_acceleration(tree))
    V_p, alpha_p = moving.V_plus[tree.first], moving.alpha_plus[tree.first]
    H_dot = crossed(tree.H, V_p)
    K = H_dot + crossed(tree.H, moving.V[tree.last])
    H_ddot = crossed(tree.H, alpha_p) - crossed(V_p, H_dot)
    f = body_forces(at, moving, wrenches)
    turned = np.array([S(H) @ f_i for H, f_i in zip(tree.H, f, strict=True)]).reshape(-1, 6)
    return Rates(H_dot, K, H_ddot, m_hat(tree, moving.V), f, turned)


def inverse_dynamics_derivatives(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array, Array]:
    """`dtau/dq = B_D`, `dtau/dqd = A_D` (with viscous friction) and `M` (LIN 3.8); all (n,n)."""
    at = tree.at(q)
    return linearised_inverse(at, rates(at, qd, qdd))


def linearised_inverse(at: Configuration, r: Rates) -> tuple[Array, Array, Array]:
    """`B_D`, `A_D`, `M` from the rates of the columns and the forces on the bodies.

    `A_D` and the velocities' part of `B_D` are `linear_elements` of `H, K` and of `Hd, Hdd`; and
    `B_D[j,i] += H_j phi(j,i) S[H_i*] f_i` for j in an ancestor joint of i's.
    """
    tree = at.tree
    A = linear_elements(at, r.M_hat, tree.H, r.K) + np.diag(tree.viscous)
    B = linear_elements(at, r.M_hat, r.H_dot, r.H_ddot)
    for i in range(tree.n):
        k, x = tree.first[i], r.turned[i]
        for j in tree.inward(k):
            x = at.phi[k] @ x
            B[j, i] += tree.H[j] @ x
            k = j
    return B, A, mass_matrix(tree, at.q)


@dataclass(frozen=True)
class LinearFilter:
    """The filter's terms of the linearised forward dynamics: `G^` (n,6), `Y_A`, `Y_B` (n,6)."""

    G_hat: Array
    Y_A: Array
    Y_B: Array


def linear_filter(at: Configuration, filtered: Riccati, r: Rates) -> LinearFilter:
    """Inward `P^ = M^ + sum psi P^_c phi*`; `G^ = P^* H*/D`, `Y_A = 2 P^ H* + P K*`, `Y_B = 2 P^ Hd* + P Hdd*`."""
    tree = at.tree
    P_hat = r.M_hat.copy()
    G_hat, Y_A, Y_B = (np.zeros((tree.n, 6)) for _ in range(3))
    for i in reversed(range(tree.n)):
        H, P = tree.H[i], filtered.P[i]
        G_hat[i] = P_hat[i].T @ H / filtered.D[i]
        Y_A[i] = 2.0 * P_hat[i] @ H + P @ r.K[i]
        Y_B[i] = 2.0 * P_hat[i] @ r.H_dot[i] + P @ r.H_ddot[i]
        if tree.parent[i] != ON_BASE:
            P_hat[tree.parent[i]] += filtered.psi[i] @ P_hat[i] @ at.phi[i].T
    return LinearFilter(G_hat, Y_A, Y_B)


def forward_dynamics_derivatives(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array, Array]:
    """`dqdd/dq = -B_C`, `dqdd/dqd = -A_C`, `dqdd/dtau = M^-1`, by LIN's algorithm 6, which never forms or inverts M."""
    at = tree.at(q)
    return linearised_forward(at, rates(at, qd, forward_dynamics(tree, q, qd, tau)))


def linearised_forward(at: Configuration, r: Rates) -> tuple[Array, Array, Array]:
    """`-B_C`, `-A_C`, `M^-1` from the rates of the columns and the forces on the bodies, at the accelerations that they make.

    The forces enter last: `B_C[i,j] += u_p phi(p,j) S[H_j*] f_j`.
    """
    tree, filtered = at.tree, riccati(at)
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
        B[i] += _felt(at, u, r.turned)
    return -B, -(A + inverse * tree.viscous), inverse


def _felt(at: Configuration, u: Array, turned: Array) -> Array:
    """`u_p phi(p,j) S[H_j*] f_j` for every j, p the last column of the body that j's joint hangs on; 0 on the base; (n,)."""
    felt = np.zeros(at.tree.n)
    for j, first in enumerate(at.tree.first):
        p = at.tree.parent[first]
        if p != ON_BASE:
            felt[j] = u[p] @ at.phi[first] @ turned[j]
    return felt


def _smoothed(
    at: Configuration, filtered: Riccati, r: Rates, linear: LinearFilter, Y: Array
) -> tuple[Array, Array, Array]:
    """Outward: `c = G* J+`, `J^ = J+ - H* c + (G^ H)*`, `E_A = K* - Y Y_A + 2 J^ H*`, `E_B = Hdd* - Y Y_B + 2 J^ Hd*`.

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
        E_A[i] = r.K[i] - Y[i] @ linear.Y_A[i] + 2.0 * J_hat[i] @ H
        E_B[i] = r.H_ddot[i] - Y[i] @ linear.Y_B[i] + 2.0 * J_hat[i] @ r.H_dot[i]
    return E_A, E_B, c


def inverse_dynamics_perturbation(
    tree: Tree, q: Array, qd: Array, qdd: Array, dq: Array, dqd: Array, dqdd: Array
) -> Array:
    """`dtau` for small changes of the motion, in O(n) (LIN algorithm 1).

    Outward `theta = phi* theta_p + H* dqd + Hd* dq`, `beta = phi* beta_p + H* dqdd + K* dqd + Hdd* dq`;
    inward `gamma = sum phi gamma+_c + M beta + 2 M^ theta`, `dtau = H gamma`, and past a joint `gamma+ = gamma + S[H* dq] f`.
    """
    at = tree.at(q)
    r = rates(at, qd, qdd)
    theta, beta, gamma = (np.zeros((tree.n, 6)) for _ in range(3))
    for i, p in enumerate(tree.parent):
        theta_p, beta_p = (np.zeros(6), np.zeros(6)) if p == ON_BASE else (theta[p], beta[p])
        theta[i] = at.outward(i, theta_p) + tree.H[i] * dqd[i] + r.H_dot[i] * dq[i]
        beta[i] = at.outward(i, beta_p) + tree.H[i] * dqdd[i] + r.K[i] * dqd[i] + r.H_ddot[i] * dq[i]
    turned = tree.on_first(r.turned * dq[:, None])
    for i in reversed(range(tree.n)):
        gamma[i] += tree.M[i] @ beta[i] + 2.0 * r.M_hat[i] @ theta[i]
        if tree.parent[i] != ON_BASE:
            gamma[tree.parent[i]] += at.phi[i] @ (gamma[i] + turned[i])
    return np.asarray(np.einsum("ij,ij->i", tree.H, gamma) + tree.armature * dqdd + tree.viscous * dqd)


def forward_dynamics_perturbation(
    tree: Tree, q: Array, qd: Array, tau: Array, dq: Array, dqd: Array, dtau: Array
) -> Array:
    """`dqdd` for small changes of state and joint forces, in O(n) (LIN algorithm 5).

    Inward `z = sum phi z+ + Y_A dqd + Y_B dq`, `e = dtau - H z`, `z+ = z + G e`, and past a joint `z+ += S[H* dq] f`;
    outward `dqdd = e/D - 2 G^* theta+ - G* beta+`, `theta` and `beta` as for inverse dynamics.
    """
    at = tree.at(q)
    filtered = riccati(at)
    r = rates(at, qd, forward_dynamics(tree, q, qd, tau))
    linear = linear_filter(at, filtered, r)
    turned = tree.on_first(r.turned * dq[:, None])
    z, e = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i in reversed(range(tree.n)):
        z[i] += linear.Y_A[i] * dqd[i] + linear.Y_B[i] * dq[i]
        e[i] = dtau[i] - tree.viscous[i] * dqd[i] - tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            z[tree.parent[i]] += at.phi[i] @ (z[i] + filtered.G[i] * e[i] + turned[i])
    theta, beta, dqdd = np.zeros((tree.n, 6)), np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i, p in enumerate(tree.parent):
        theta_plus = at.outward(i, np.zeros(6) if p == ON_BASE else theta[p])
        beta_plus = at.outward(i, np.zeros(6) if p == ON_BASE else beta[p])
        dqdd[i] = e[i] / filtered.D[i] - 2.0 * linear.G_hat[i] @ theta_plus - filtered.G[i] @ beta_plus
        theta[i] = theta_plus + tree.H[i] * dqd[i] + r.H_dot[i] * dq[i]
        beta[i] = beta_plus + tree.H[i] * dqdd[i] + r.K[i] * dqd[i] + r.H_ddot[i] * dq[i]
    return dqdd


def state_space(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """`A = [[-ad_v, 1],[-B_C, -A_C]]` (2n,2n) and `B = [0; M^-1]` (2n,n) of `xd = f(x, tau)`, for changes `[dq; dqd]` of x.

    `ad_v` is there because velocities stand in axes that a change of q turns; it vanishes for joints of one degree.
    """
    dq, dqd, inverse = forward_dynamics_derivatives(tree, q, qd, tau)
    bracket = np.zeros((tree.n, tree.n))
    for joint, (_, own) in zip(tree.joints, tree.slices, strict=True):
        bracket[own, own] = joint.ad(qd[own])
    A = np.block([[-bracket, np.eye(tree.n)], [dq, dqd]])
    return A, np.vstack([np.zeros((tree.n, tree.n)), inverse])
