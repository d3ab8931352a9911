"""Forward dynamics: the filter and smoother (KFS 8; SOA 4), UDU's three solves (UDU 5, B), and KFS's split (KFS 10)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.composite import mass_matrix, stacked_joint_map, stacked_transforms
from symdyn.core.factors import innovations, udu_by_elimination
from symdyn.core.newton_euler import base_acceleration, bias_forces, friction_forces, motion
from symdyn.core.riccati import riccati
from symdyn.core.tree import Tree
from symdyn.model.tree import ON_BASE


@dataclass(frozen=True)
class Estimate:
    """What the filter and smoother pass through.

    Attributes:
        z: predicted forces, (n,6).
        innovation: `e_i = tau_i - H_i z_i`, (n,).
        residual: `e_i / D_i`, (n,).
        qdd: joint accelerations, (n,).
    """

    z: Array
    innovation: Array
    residual: Array
    qdd: Array


def filter_smoother(tree: Tree, q: Array, qd: Array, tau: Array, wrenches: Array | None = None) -> Estimate:
    """Inward `z = sum phi z+ + P a + b`, `e = tau - H z`, `z+ = z + G e`; outward `qdd = e/D - G* alpha+`.

    Gravity enters as the base's acceleration; friction is taken off `tau`, wrenches on the bodies, (n,6), off `b`.
    """
    at = tree.at(q)
    filtered, n = riccati(at), tree.n
    moving = motion(at, qd, np.zeros(n), np.zeros(6))
    driving = tau - friction_forces(tree, qd)
    z, e = np.zeros((n, 6)) if wrenches is None else -wrenches, np.zeros(n)
    for i in reversed(range(n)):
        z[i] += filtered.P[i] @ moving.a[i] + moving.b[i]
        e[i] = driving[i] - tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            z[tree.parent[i]] += at.phi[i] @ (z[i] + filtered.G[i] * e[i])
    nu = e / filtered.D
    alpha, qdd = np.zeros((n, 6)), np.zeros(n)
    for i, p in enumerate(tree.parent):
        alpha_plus = at.outward(i, base_acceleration(tree) if p == ON_BASE else alpha[p])
        qdd[i] = nu[i] - filtered.G[i] @ alpha_plus
        alpha[i] = alpha_plus + tree.H[i] * qdd[i] + moving.a[i]
    return Estimate(z, e, nu, qdd)


def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array) -> Array:
    """Joint accelerations, by the filter and smoother; (n,)."""
    return filter_smoother(tree, q, qd, tau).qdd


def forward_dynamics_three_solves(tree: Tree, q: Array, qd: Array, tau: Array) -> Array:
    """`U x = tau - bias`, `D y = x`, `U* qdd = y`, with the factors of the eliminated GIM (UDU 24)."""
    U, D = udu_by_elimination(mass_matrix(tree, q))
    x = tau - bias_forces(tree, q, qd)
    for i in reversed(range(tree.n)):
        x[i] -= U[i, i + 1 :] @ x[i + 1 :]
    y = x / D
    for i in range(tree.n):
        y[i] -= U[:i, i] @ y[:i]
    return np.asarray(y)


def acceleration_parts(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array, Array]:
    """`qdd = a1 + a2 + a3` (KFS 10.1): responses to joint moments, to bias forces, to bias accelerations.

    `a1 = M^-1 tau`, `a2 = -W* D^-1 H psi b`, `a3 = -(W* D^-1 H psi P + K* psi*) a`, in operator form. Gravity is a bias
    force, `b_i += M_i phi*(base,i) [0; -g]`; friction belongs to the moments.
    """
    at = tree.at(q)
    n = tree.n
    filtered = riccati(at)
    W, D = innovations(tree, q)
    moving = motion(at, qd, np.zeros(n), np.zeros(6))
    still = motion(at, np.zeros(n), np.zeros(n), base_acceleration(tree))
    b = moving.b + np.einsum("ijk,ik->ij", tree.M, still.alpha)

    phi, H = stacked_transforms(at), stacked_joint_map(tree)
    G = np.zeros((6 * n, n))
    P = np.zeros((6 * n, 6 * n))
    for i in range(n):
        G[6 * i : 6 * i + 6, i] = filtered.G[i]
        P[6 * i : 6 * i + 6, 6 * i : 6 * i + 6] = filtered.P[i]
    E_phi = np.eye(6 * n) - np.linalg.inv(phi)  # the one-step transforms phi(p(i),i)
    psi = np.linalg.inv(np.eye(6 * n) - E_phi @ (np.eye(6 * n) - G @ H))
    K = E_phi @ G
    response = W.T / D
    a1 = response @ W @ (tau - friction_forces(tree, qd))
    a2 = -response @ H @ psi @ b.ravel()
    a3 = -(response @ H @ psi @ P + K.T @ psi.T) @ moving.a.ravel()
    return a1, a2, a3
