"""Diagonalised Lagrangian dynamics (DIAG): total joint rates, working moments, and their equation of motion.

`m = U D^½`, `l = D^-½ W`; `nu = m* qd`, `eps = l tau`; un-normalised `xi = U* qd`, `kappa = W tau`.
`D xid + C_xi = kappa`, `nud + C_nu = eps`, and `C_nu` does no work.
"""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.newton_euler import crossed, friction_forces, gravity_forces
from symdyn.core.riccati import Riccati, riccati
from symdyn.core.spatial import S
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE


def diagonal_rates_unnormalised(tree: Tree, q: Array, qd: Array) -> Array:
    """`xi_i = qd_i + G_i* V+`, outward with `V+ = phi* V_p` (DIAG table 2); (n,)."""
    at = tree.at(q)
    filtered = riccati(at)
    V, xi = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i, p in enumerate(tree.parent):
        V_plus = at.outward(i, np.zeros(6) if p == ON_BASE else V[p])
        xi[i] = qd[i] + filtered.G[i] @ V_plus
        V[i] = V_plus + tree.H[i] * qd[i]
    return xi


def joint_rates_unnormalised(tree: Tree, q: Array, xi: Array) -> Array:
    """`qd_i = xi_i - G_i* V+`: the way back; (n,)."""
    at = tree.at(q)
    return _joint_rates(at, riccati(at), xi)[0]


def _joint_rates(at: Configuration, filtered: Riccati, xi: Array) -> tuple[Array, Array]:
    tree = at.tree
    V, qd = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i, p in enumerate(tree.parent):
        V_plus = at.outward(i, np.zeros(6) if p == ON_BASE else V[p])
        qd[i] = xi[i] - filtered.G[i] @ V_plus
        V[i] = V_plus + tree.H[i] * qd[i]
    return qd, V


def working_moments_unnormalised(tree: Tree, q: Array, tau: Array) -> Array:
    """`kappa_i = tau_i - H_i z_i`, inward with `z+ = z + G kappa` (DIAG table 3); (n,)."""
    at = tree.at(q)
    filtered = riccati(at)
    z, kappa = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i in reversed(range(tree.n)):
        kappa[i] = tau[i] - tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            z[tree.parent[i]] += at.phi[i] @ (z[i] + filtered.G[i] * kappa[i])
    return kappa


def joint_moments_unnormalised(tree: Tree, q: Array, kappa: Array) -> Array:
    """`tau_i = kappa_i + H_i z_i`: the way back; (n,)."""
    at = tree.at(q)
    filtered = riccati(at)
    z, tau = np.zeros((tree.n, 6)), np.zeros(tree.n)
    for i in reversed(range(tree.n)):
        tau[i] = kappa[i] + tree.H[i] @ z[i]
        if tree.parent[i] != ON_BASE:
            z[tree.parent[i]] += at.phi[i] @ (z[i] + filtered.G[i] * kappa[i])
    return tau


def diagonal_coriolis_unnormalised(tree: Tree, q: Array, xi: Array) -> Array:
    """`C_xi` of `D xid + C_xi = kappa`; (n,)."""
    return _coriolis(tree, q, xi)[0]


def _coriolis(tree: Tree, q: Array, xi: Array) -> tuple[Array, Array, Array]:
    """`C_xi`, `dD/dt` and `D`.

    Inward by columns, with `V` after and `xi` of each, `w = H* qd` and `a = S*[w] V` of the whole joint::

        Dd = H Pi H*        C_xi = H (y - Pi (V - H* xi))        y <- tau_bar y        Pi <- tau_bar Pi tau_bar*
        past the joint:     y += P+ a        Pi += X + X*, X = S[w] P+

    `y` starts from `sum phi y_c + S[V] M V`, `Pi` from `sum phi Pi_c phi*`.
    """
    at = tree.at(q)
    filtered = riccati(at)
    qd, V = _joint_rates(at, filtered, xi)
    w = tree.on_first(tree.H * qd[:, None])
    a = crossed(w, V[tree.last])
    Pi, y = np.zeros((tree.n, 6, 6)), np.zeros((tree.n, 6))
    C, D_dot = np.zeros(tree.n), np.zeros(tree.n)
    for i in reversed(range(tree.n)):
        H, tau_bar = tree.H[i], filtered.tau_bar[i]
        y[i] += S(V[i]) @ tree.M[i] @ V[i]
        D_dot[i] = H @ Pi[i] @ H
        C[i] = H @ (y[i] - Pi[i] @ (V[i] - H * xi[i]))
        if tree.parent[i] != ON_BASE:
            P_plus = tau_bar @ filtered.P[i]
            X = S(w[i]) @ P_plus
            y[tree.parent[i]] += at.phi[i] @ (tau_bar @ y[i] + P_plus @ a[i])
            Pi[tree.parent[i]] += at.phi[i] @ (tau_bar @ Pi[i] @ tau_bar.T + X + X.T) @ at.phi[i].T
    return C, D_dot, filtered.D


def _root_D(tree: Tree, q: Array) -> Array:
    return np.sqrt(riccati(tree.at(q)).D)


def diagonal_rates(tree: Tree, q: Array, qd: Array) -> Array:
    """`nu = D^½ xi`; (n,)."""
    return _root_D(tree, q) * diagonal_rates_unnormalised(tree, q, qd)


def joint_rates(tree: Tree, q: Array, nu: Array) -> Array:
    """`qd = l* nu`; (n,)."""
    return joint_rates_unnormalised(tree, q, nu / _root_D(tree, q))


def working_moments(tree: Tree, q: Array, tau: Array) -> Array:
    """`eps = D^-½ kappa`; (n,)."""
    return working_moments_unnormalised(tree, q, tau) / _root_D(tree, q)


def joint_moments(tree: Tree, q: Array, eps: Array) -> Array:
    """`tau = m eps`; (n,)."""
    return joint_moments_unnormalised(tree, q, _root_D(tree, q) * eps)


def diagonal_coriolis(tree: Tree, q: Array, nu: Array) -> Array:
    """`C_nu = D^-½ C_xi - ½ (Dd/D) nu`; (n,)."""
    root = _root_D(tree, q)
    C_xi, D_dot, D = _coriolis(tree, q, nu / root)
    return np.asarray(C_xi / root - 0.5 * D_dot / D * nu)


def _loads(tree: Tree, q: Array, qd: Array) -> Array:
    """Gravity and friction, which the diagonalised equation takes as moments."""
    return gravity_forces(tree, q) + friction_forces(tree, qd)


def diagonal_forward_dynamics(tree: Tree, q: Array, nu: Array, eps: Array) -> Array:
    """`nud = eps - l (g + friction) - C_nu`; (n,)."""
    loads = working_moments(tree, q, _loads(tree, q, joint_rates(tree, q, nu)))
    return eps - loads - diagonal_coriolis(tree, q, nu)


def diagonal_forward_dynamics_unnormalised(tree: Tree, q: Array, xi: Array, kappa: Array) -> Array:
    """`xid = D^-1 (kappa - W (g + friction) - C_xi)` (DIAG 8.1); (n,)."""
    loads = working_moments_unnormalised(tree, q, _loads(tree, q, joint_rates_unnormalised(tree, q, xi)))
    C_xi, _, D = _coriolis(tree, q, xi)
    return np.asarray((kappa - loads - C_xi) / D)


def diagonal_simulation_step(tree: Tree, q: Array, tau: Array, xi: Array) -> tuple[Array, Array]:
    """`xid` and `qd`, by which both are integrated (DIAG algorithm 8.1); (n,) each."""
    kappa = working_moments_unnormalised(tree, q, tau)
    return diagonal_forward_dynamics_unnormalised(tree, q, xi, kappa), joint_rates_unnormalised(tree, q, xi)
