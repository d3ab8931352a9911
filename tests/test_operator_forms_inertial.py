"""LIN at its own reference: quantities of all bodies about one inertial point, where `phi` is made of ones; their derivatives.

The core keeps to link frames. Here they are carried to the base's origin and axes, differentiated there as LIN's appendix does
it, and brought together with what the core finds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from symdyn.core.composite import mass_matrix
from symdyn.core.linear import inverse_dynamics_derivatives, rates
from symdyn.core.newton_euler import inverse_dynamics
from symdyn.core.spatial import Q, tilde
from symdyn.core.tree import Tree
from tests.ball_models import BallCase
from tests.operators import (
    Operators,
    columns,
    crosses,
    diagonal_blocks,
    operators,
    over_trees,
    respelled,
    to_inertial_point,
)
from tests.test_core_identities import assert_close, assert_near, gradient, slope, without_friction
from tests.test_core_linear import assert_scaled, largest, momentum_scale

STATES = 2


def at_inertial_point(tree: Tree, q: np.ndarray) -> Operators:
    return respelled(operators(tree, q), to_inertial_point(tree.at(q)))


def Qs(forces: np.ndarray) -> np.ndarray:
    """`diag Q[X]` of a stacked vector of forces."""
    return diagonal_blocks(np.array([Q(f) for f in forces.reshape(-1, 6)]))


def velocity(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """`V = phi* H* qd`, stacked; (6n,)."""
    return _velocity(at_inertial_point(tree, q), qd)


def _velocity(o: Operators, qd: np.ndarray) -> np.ndarray:
    return o.phi.T @ o.H.T @ qd


def momentum(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """`M V`, stacked; (6n,)."""
    o = at_inertial_point(tree, q)
    return o.M @ _velocity(o, qd)


def inertial_rates(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> tuple[np.ndarray, ...]:
    """The core's `Hd*`, `Hdd*`, `M^` and, stacked, `f`, carried from link frames to the inertial point."""
    r, X = rates(tree.at(q), qd, qdd), to_inertial_point(tree.at(q))
    out = np.linalg.inv(X.T)
    return out @ columns(r.H_dot), out @ columns(r.H_ddot), X @ diagonal_blocks(r.M_hat) @ X.T, X @ r.f.ravel()


def along(tree: Tree, state: tuple[np.ndarray, ...], function: Callable[..., np.ndarray]) -> np.ndarray:
    """The rate of a function of `q` and `qd` on the way with acceleration `qdd`."""
    q, qd, qdd = state
    return slope(lambda t: function(tree, q + t * qd, qd + t * qdd))


@over_trees
def test_hinge_maps_at_the_inertial_point(it: BallCase) -> None:
    """`H* = phi*(O,I) H*` is `[h; o~h]` for turning and `[0; h]` for sliding joints, `phi` a matrix of ones, and
    `H phi M phi* H*` is the mass matrix (LIN 2.3, 2.10, 2.17, 2.20).
    """
    for q, *_ in it.states(STATES):
        at, o = it.tree.at(q), at_inertial_point(it.tree, q)
        for i, (R, p) in enumerate(at.poses):
            h = R @ (it.tree.H[i, :3] + it.tree.H[i, 3:])
            turning = it.tree.H[i, :3].any()
            wanted = np.concatenate([h, tilde(p) @ h]) if turning else np.concatenate([np.zeros(3), h])
            assert_close(it, o.H[i, 6 * i : 6 * i + 6], wanted)
            related = [j == i or j in it.tree.inward(i) for j in range(it.tree.n)]
            assert_close(it, o.phi[:, 6 * i : 6 * i + 6], np.kron(related, np.eye(6)).T)
        assert_close(it, mass_matrix(it.tree, q), o.GIM)


def weightless(tree: Tree) -> Tree:
    """LIN has no gravity, and what it differentiates by time holds none."""
    return replace(without_friction(tree), gravity=np.zeros(3))


@over_trees
def test_rates_at_the_inertial_point(it: BallCase) -> None:
    """`Hd* = -S*[V]H*`, `Md = S[V]M + M S*[V]`, `alpha = phi*(H* qdd + Hd* qd)` and `M alpha + M^ V`, `M^ = ½(Md - Q[MV])`, are
    the rates of `H*`, `M`, `V` and `MV`, and `Hdd*` that of `Hd*` (LIN 2.5 to 2.14, 2.19): the core's, and differences.
    """
    tree = weightless(it.tree)
    for q, qd, qdd, *_ in it.states(STATES):
        o, V, way = at_inertial_point(tree, q), velocity(tree, q, qd), (q, qd, qdd)
        H_dot, H_ddot, M_hat, f = inertial_rates(tree, *way)
        turn, size = crosses(V), largest(qd) * tree.n
        assert_close(it, H_dot, -turn.T @ o.H.T)
        assert_near(H_dot, along(tree, way, lambda tree, q, _: at_inertial_point(tree, q).H.T), size)
        assert_near(H_ddot, along(tree, way, lambda tree, q, qd: inertial_rates(tree, q, qd, 0 * qd)[0]), size**2)
        M_dot = turn @ o.M + o.M @ turn.T
        assert_near(M_dot, along(tree, way, lambda tree, q, _: at_inertial_point(tree, q).M), largest(o.M) * size)
        assert_close(it, M_hat, 0.5 * (M_dot - Qs(o.M @ V)))
        assert_scaled(it, "", M_dot @ V, M_hat @ V, 1.0, largest(o.M) * largest(V) ** 2)
        alpha = o.phi.T @ (o.H.T @ qdd + H_dot @ qd)
        assert_near(alpha, along(tree, way, velocity), size * largest(V))
        assert_near(o.M @ alpha + M_hat @ V, along(tree, way, momentum), size * largest(o.M @ V))
        assert_close(it, f, o.phi @ (o.M @ alpha + M_hat @ V))
        assert_close(it, inverse_dynamics(tree, q, qd, qdd), o.H @ f + o.r @ qdd)


# --- derivatives by the angles


@over_trees
def test_sensitivities_of_hinge_maps_and_inertias(it: BallCase) -> None:
    """`d[H* x] = diag(S*[H*] x) phi* H*` for numbers x, `d[H X] = H diag(Q[X]) phi* H* = H diag(Q[X]) phi~* H*` and
    `d[M X] = -(diag Q[M X] + M diag S*[X]) phi* H*` for constant vectors X (LIN A.6, without the star on `H~`; A.7, A.8).
    """
    tree = it.tree
    for q, x, *_ in it.states(1):
        o, X = at_inertial_point(tree, q), np.random.default_rng(1).normal(size=6 * tree.n)
        out, far = o.phi.T @ o.H.T, o.phi_tilde.T @ o.H.T
        maps = np.array([row[6 * i : 6 * i + 6] for i, row in enumerate(o.H)])
        found = gradient(lambda q, x=x: at_inertial_point(tree, q).H.T @ x, q).T
        assert_near(crosses(maps * x[:, None]).T @ out, found, largest(maps) * tree.n)
        found = gradient(lambda q, X=X: at_inertial_point(tree, q).H @ X, q).T
        assert_near(o.H @ Qs(X) @ out, found, largest(maps) * tree.n)
        assert_close(it, o.H @ Qs(X) @ out, o.H @ Qs(X) @ far)
        found = gradient(lambda q, X=X: at_inertial_point(tree, q).M @ X, q).T
        assert_near(-(Qs(o.M @ X) + o.M @ crosses(X).T) @ out, found, largest(o.M) * tree.n)


def sensitivity_of_momentum(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """`d[M V] = -diag(Q[M V]) phi* H* + M phi* Hd*` (LIN A.9)."""
    o, V = at_inertial_point(tree, q), velocity(tree, q, qd)
    H_dot = inertial_rates(tree, q, qd, 0 * qd)[0]
    return -Qs(o.M @ V) @ o.phi.T @ o.H.T + o.M @ o.phi.T @ H_dot


@over_trees
def test_sensitivities_of_velocities_and_momenta(it: BallCase) -> None:
    """`d[V] = diag(S*[V]) phi* H* + phi* Hd*`, and `d[M V]` is that through `M` plus `d[M X]` at `X = V` (LIN A.9, A.10)."""
    tree = it.tree
    for q, qd, *_ in it.states(1):
        o, V = at_inertial_point(tree, q), velocity(tree, q, qd)
        out, H_dot = o.phi.T @ o.H.T, inertial_rates(tree, q, qd, 0 * qd)[0]
        of_V = crosses(V).T @ out + o.phi.T @ H_dot
        assert_near(of_V, gradient(lambda q, qd=qd: velocity(tree, q, qd), q).T, largest(V) * tree.n)
        of_MX = -(Qs(o.M @ V) + o.M @ crosses(V).T) @ out
        assert_scaled(it, "", of_MX + o.M @ of_V, sensitivity_of_momentum(tree, q, qd), 1.0, largest(of_MX))
        found = gradient(lambda q, qd=qd: momentum(tree, q, qd), q).T
        assert_near(sensitivity_of_momentum(tree, q, qd), found, largest(o.M @ V) * tree.n)


@over_trees
def test_steps_to_the_rate_derivative(it: BallCase) -> None:
    """`dT/dqdd = H phi d[MV]/dqd = M`, `d/dt(M phi* H*) = M phi* Hd* + Md phi* H*`, and `A_D` is `H phi` times the sum of
    that and `d[MV]/dq` (LIN A.11, A.12).
    """
    tree = it.tree
    for q, qd, qdd, *_ in it.states(STATES):
        o, V = at_inertial_point(tree, q), velocity(tree, q, qd)
        by_rates = gradient(lambda qd, q=q: momentum(tree, q, qd), qd).T
        assert_near(o.H @ o.phi @ by_rates + o.r, mass_matrix(tree, q), largest(by_rates))
        turn, H_dot = crosses(V), inertial_rates(tree, q, qd, qdd)[0]
        carried = o.M @ o.phi.T @ H_dot + (turn @ o.M + o.M @ turn.T) @ o.phi.T @ o.H.T
        found = along(tree, (q, qd, qdd), lambda tree, q, _: gradient_of_momentum_by_rates(tree, q))
        assert_near(carried, found, largest(by_rates) * largest(qd) * tree.n)
        A = o.H @ o.phi @ (carried + sensitivity_of_momentum(tree, q, qd))
        found_A = inverse_dynamics_derivatives(tree, q, qd, qdd)[1] - np.diag(tree.viscous)
        assert_scaled(it, "A_D", found_A, A, 1.0, momentum_scale(tree, q, qd))


def gradient_of_momentum_by_rates(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`d[M V]/dqd = M phi* H*`."""
    o = at_inertial_point(tree, q)
    return o.M @ o.phi.T @ o.H.T


@over_trees
def test_steps_to_the_angle_derivative(it: BallCase) -> None:
    """`d/dt d[MV]/dq = -diag(Q[x]) phi* H* + 2 M^ phi* Hd* + M phi* Hdd*`, `x = d(MV)/dt`; with `f = phi x` the forces' terms
    `H diag(Q[f]) phi* H* - H phi diag(Q[x]) phi* H*` are `-H phi diag(Q[f]) H*`, and the sum is `B_D` (LIN A.13).
    """
    for q, qd, qdd, *_ in it.states(STATES):
        for tree in (weightless(it.tree), it.tree):
            o = at_inertial_point(tree, q)
            out = o.phi.T
            H_dot, H_ddot, M_hat, f = inertial_rates(tree, q, qd, qdd)
            x = np.linalg.solve(o.phi, f)
            moving = 2 * M_hat @ out @ H_dot + o.M @ out @ H_ddot
            if tree is not it.tree:  # with gravity `x` is no longer the rate of the momentum
                found = along(tree, (q, qd, qdd), sensitivity_of_momentum)
                assert_near(moving - Qs(x) @ out @ o.H.T, found, largest(moving, Qs(x)) * tree.n)
            forces = o.H @ Qs(f) @ out @ o.H.T - o.H @ o.phi @ Qs(x) @ out @ o.H.T
            assert_scaled(it, "", forces, -o.H @ o.phi @ Qs(f) @ o.H.T, 1.0, largest(f) * tree.n)
            B = inverse_dynamics_derivatives(tree, q, qd, qdd)[0]
            assert_scaled(it, "B_D", B, forces + o.H @ o.phi @ moving, 1.0, largest(f, moving))
