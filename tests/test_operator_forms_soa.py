"""The identities behind SOA's factors, with its own shift `S`, `Delta` and `L`, and its equation of motion without bias.

`Delta_phi = diag phi(p(i),i)`, `L = Delta_phi G`, `Phi = phi S`, `Psi = psi S`. Where SOA rests on `P = psi P psi* + M`
an armature `r` changes the result; both are shown.
"""

from __future__ import annotations

import numpy as np

from symdyn.core.factors import innovations, udu
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, outward_to_point
from symdyn.core.newton_euler import base_acceleration, friction_forces, motion
from symdyn.core.operational import tip_force_acceleration
from symdyn.core.riccati import riccati
from symdyn.core.tree import ToolPoint, Tree
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase
from tests.operators import diagonal_blocks, operators, over_trees, with_and_without_armature
from tests.test_core_identities import assert_close, condition
from tests.test_core_linear import assert_scaled, largest

STATES = 2


def shift(tree: Tree) -> np.ndarray:
    """`S`: ones from each body to its parent; (6n,6n)."""
    S = np.zeros((tree.n, tree.n))
    for i, p in enumerate(tree.parent):
        if p != ON_BASE:
            S[p, i] = 1.0
    return np.kron(S, np.eye(6))


@over_trees
def test_identities_between_transforms(it: BallCase) -> None:
    """`Delta_psi = Delta_phi (1 - GH)`, `phi^-1 = 1 - S Delta_phi`, `psi^-1 = 1 - S Delta_psi`, `psi^-1 - phi^-1 = S L H`,
    `phi psi^-1 = 1 + Phi L H`, `psi^-1 phi = 1 + S L H phi`, `psi phi^-1 = 1 - Psi L H` (SOA A.1, A.2, A.6, A.7); hence
    SOA 4.3 and 5.1.
    """
    for q, *_ in it.states(STATES):
        o, at, kappa, S = operators(it.tree, q), it.tree.at(q), condition(it.tree, q), shift(it.tree)
        Delta_phi, Delta_psi = (diagonal_blocks(np.array(steps)) for steps in (at.phi, riccati(at).psi))
        L, Phi, Psi, one = Delta_phi @ o.G, o.phi @ S, o.psi @ S, np.eye(it.tree.n)
        out, back = np.linalg.inv(o.phi), np.linalg.inv(o.psi)
        assert_close(it, Delta_psi, Delta_phi @ (o.one - o.G @ o.H), kappa)
        for left, right in (
            (out, o.one - S @ Delta_phi),
            (back, o.one - S @ Delta_psi),
            (o.phi_tilde, Phi @ Delta_phi),
            (o.psi_tilde, Psi @ Delta_psi),
            (back - out, S @ L @ o.H),
            (o.phi @ back, o.one + Phi @ L @ o.H),
            (back @ o.phi, o.one + S @ L @ o.H @ o.phi),
            (o.psi @ out, o.one - Psi @ L @ o.H),
        ):
            assert_close(it, left, right, kappa)
        W = innovations(it.tree, q)[0]
        assert_close(it, udu(it.tree, q)[0], one + o.H @ Phi @ L, kappa)
        assert_close(it, W, one - o.H @ o.phi @ np.linalg.inv(o.one + S @ L @ o.H @ o.phi) @ S @ L, kappa)
        assert_close(it, W, one - o.H @ Psi @ L, kappa)
        assert_close(it, W @ o.H @ o.phi, o.H @ (o.one - Psi @ L @ o.H) @ o.phi, kappa)
        assert_close(it, W @ o.H @ o.phi, o.H @ o.psi, kappa)


@over_trees
def test_identities_between_inertias(it: BallCase) -> None:
    """`psi~ P H* = psi K r`, `psi M psi* = P + psi~ P + P psi~* - psi K r K* psi*`, `H psi M psi* H* = D - W r W*`; with
    `r = 0` they are SOA A.3, A.4, A.5, and lead to `M = (1 + H Phi L) D (1 + H Phi L)*`.
    """
    for each in with_and_without_armature(it):
        for q, *_ in each.states(STATES):
            o, kappa = operators(each.tree, q), condition(each.tree, q)
            driven = o.psi @ o.K
            assert_scaled(it, "A.3", o.psi_tilde @ o.P @ o.H.T, driven @ o.r, kappa, largest(o.P))
            whole = o.P + o.psi_tilde @ o.P + o.P @ o.psi_tilde.T - driven @ o.r @ driven.T
            assert_close(it, o.psi @ o.M @ o.psi.T, whole, kappa)
            assert_close(it, o.H @ o.psi @ o.M @ o.psi.T @ o.H.T, o.D - o.W @ o.r @ o.W.T, kappa)
            opened = o.phi @ np.linalg.inv(o.psi)
            assert_close(it, o.H @ opened, udu(each.tree, q)[0] @ o.H, kappa)
            lifted = o.H @ opened @ (o.psi @ o.M @ o.psi.T) @ opened.T @ o.H.T
            U, D = udu(each.tree, q)
            assert_close(it, lifted + o.r, U @ np.diag(D) @ U.T, kappa)


@over_trees
def test_the_equation_without_bias(it: BallCase) -> None:
    """`M qdd = T'`, `T' = T - H phi (M phi* a + b + B f)` (SOA 3.3 as it is cited, 4.5a): what the core's forward dynamics and
    its response to a wrench `-f` on the tool fulfil, and `qdd = W* D^-1 W T'`.
    """
    for q, qd, _, tau in it.states(STATES):
        tree, at, o, kappa = it.tree, it.tree.at(q), operators(it.tree, q), condition(it.tree, q)
        moving = motion(at, qd, 0 * qd, np.zeros(6))
        still = motion(at, 0 * qd, 0 * qd, base_acceleration(tree))
        tool, f = tree.tools[-1], np.resize(qd, 6)
        b = moving.b.ravel() + o.M @ still.alpha.ravel() + wrench_on_the_world(tree, q, tool, f)
        inner = o.M @ o.phi.T @ moving.a.ravel() + b
        left = tau - friction_forces(tree, qd) - o.H @ o.phi @ inner
        qdd = forward_dynamics(tree, q, qd, tau) + tip_force_acceleration(tree, q, tool, -f)
        assert_scaled(it, "T'", o.GIM @ qdd, left, kappa, largest(inner))
        assert_scaled(it, "qdd", mass_matrix_inverse(tree, q) @ left, qdd, kappa, 0.0)
        assert_close(it, o.H @ o.phi @ wrench_on_the_world(tree, q, tool, f), jacobian(tree, q, tool).T @ f)


def wrench_on_the_world(tree: Tree, q: np.ndarray, tool: ToolPoint, f: np.ndarray) -> np.ndarray:
    """`B f`: the wrench of the tool on the world as a force that its body needs; stacked."""
    at = tree.at(q)
    stacked = np.zeros((tree.n, 6))
    stacked[tree.end(tool.body)] = outward_to_point(at, tool.body, at.tool_pose(tool)[1]).T @ f
    return stacked.ravel()
