"""Wrenches on the tools: inverse and forward dynamics under them, and their derivatives, in the core."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.forces import (
    forward_dynamics_derivatives_under_forces,
    forward_dynamics_under_forces,
    inverse_dynamics_derivatives_under_forces,
    inverse_dynamics_under_forces,
    wrenches_on_bodies,
)
from symdyn.core.kinematics import jacobian
from symdyn.core.linear import linearised_forward, linearised_inverse, rates
from symdyn.core.newton_euler import bias_forces, friction_forces, inverse_dynamics
from symdyn.judge.equality import difference
from tests.collection import ALL, Case, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.test_core_identities import assert_close, assert_near, condition, gradient, gradient_of_position

STATES = 20
WITH_TOOLS = [path for path in ALL if case(path).tree.tools]
over_tools = pytest.mark.parametrize("path", WITH_TOOLS, ids=name_of)


def wrenches(it: Case, count: int) -> np.ndarray:
    """Random wrenches on all tools, as large as the robot's own forces, (count, T, 6)."""
    q, qd, qdd, _ = it.states(1)[0]
    size = float(np.abs(inverse_dynamics(it.tree, q, qd, qdd)).max())
    return np.random.default_rng(len(it.path.stem) + 1).uniform(-size, size, (count, len(it.tree.tools), 6))


def judge_of(it: Case) -> tuple[Pinocchio, list[str]]:
    """Pinocchio, and what it calls the tools."""
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    return judge, [TOOL_PREFIX + tool.name for tool in it.tree.tools]


@over_tools
def test_equation_of_motion(path: Path) -> None:
    """`M qdd + bias = tau + sum J* f` (SOA 3.1), and forward dynamics under the same wrenches undoes it."""
    it = case(path)
    for (q, qd, qdd, _), f in zip(it.states(STATES), wrenches(it, STATES), strict=True):
        tau = inverse_dynamics_under_forces(it.tree, q, qd, qdd, f)
        felt = sum(jacobian(it.tree, q, tool).T @ wrench for tool, wrench in zip(it.tree.tools, f, strict=True))
        inertial, bias = mass_matrix(it.tree, q) @ qdd, bias_forces(it.tree, q, qd)
        size = max(float(np.abs(part).max()) for part in (tau, felt, inertial, bias))
        assert difference(tau + felt, inertial + bias, it.tree.n, scale=size).equal
        made = max(1.0, float(np.abs(np.linalg.solve(mass_matrix(it.tree, q), felt)).max()))
        ours = forward_dynamics_under_forces(it.tree, q, qd, tau, f)
        assert difference(ours, qdd, it.tree.n, condition(it.tree, q), scale=made).equal


@over_tools
def test_equals_pinocchio(path: Path) -> None:
    """Inverse and forward dynamics are Pinocchio's under its external forces; friction, which it has not, is taken out."""
    it = case(path)
    judge, frames = judge_of(it)
    for (q, qd, qdd, tau), f in zip(it.states(STATES), wrenches(it, STATES), strict=True):
        acting, friction = judge.wrenches(q, frames, f), friction_forces(it.tree, qd)
        ours = inverse_dynamics_under_forces(it.tree, q, qd, qdd, f) - friction
        assert_close(it, ours, judge.inverse_dynamics_under(q, qd, qdd, acting))
        ours = forward_dynamics_under_forces(it.tree, q, qd, tau + friction, f)
        assert_close(it, ours, judge.forward_dynamics_under(q, qd, tau, acting), condition(it.tree, q))


@over_tools
def test_derivatives_of_turning_wrenches_are_pinocchios(path: Path) -> None:
    """With wrenches that keep their place in the bodies only the forces of `S[H*] f` change."""
    it = case(path)
    judge, frames = judge_of(it)
    for (q, qd, qdd, tau), f in zip(it.states(5), wrenches(it, 5), strict=True):
        at, kappa = it.tree.at(q), condition(it.tree, q)
        on_bodies = wrenches_on_bodies(at, f, it.tree.tools)
        by_inverse, by_forward = judge.derivatives_under(q, qd, qdd, tau, judge.wrenches(q, frames, f))
        assert_close(it, linearised_inverse(at, rates(at, qd, qdd, on_bodies))[0], by_inverse)
        made = forward_dynamics_under_forces(it.tree, q, qd, tau + friction_forces(it.tree, qd), f)
        assert_close(it, linearised_forward(at, rates(at, qd, made, on_bodies))[0], by_forward, kappa)


@over_tools
def test_derivatives_by_differences(path: Path) -> None:
    """With wrenches that keep their base axes: every derivative is the slope of what it is the derivative of."""
    it = case(path)
    tree = it.tree
    ((q, qd, qdd, tau),), (f,) = it.states(1), wrenches(it, 1)
    kappa = condition(tree, q)
    B, A, M = inverse_dynamics_derivatives_under_forces(tree, q, qd, qdd, f)
    size = float(np.abs(inverse_dynamics_under_forces(tree, q, qd, qdd, f)).max())
    assert_near(B.T, gradient_of_position(tree, lambda x: inverse_dynamics_under_forces(tree, x, qd, qdd, f), q), size)
    assert_near(A.T, gradient(lambda x: inverse_dynamics_under_forces(tree, q, x, qdd, f), qd), size)
    assert_close(it, M, mass_matrix(tree, q))
    dq, dqd, inverse = forward_dynamics_derivatives_under_forces(tree, q, qd, tau, f)
    size = kappa * float(np.abs(forward_dynamics_under_forces(tree, q, qd, tau, f)).max())
    assert_near(dq.T, gradient_of_position(tree, lambda x: forward_dynamics_under_forces(tree, x, qd, tau, f), q), size)
    assert_near(dqd.T, gradient(lambda x: forward_dynamics_under_forces(tree, q, x, tau, f), qd), size)
    assert difference(inverse @ M, np.eye(tree.n), tree.n, kappa).equal


@over_tools
def test_both_derivatives_are_of_one_motion(path: Path) -> None:
    """`dqdd/dq = -M^-1 dtau/dq` at the accelerations that come out, wrenches among the forces; and so by qd."""
    it = case(path)
    for (q, qd, _, tau), f in zip(it.states(5), wrenches(it, 5), strict=True):
        dq, dqd, inverse = forward_dynamics_derivatives_under_forces(it.tree, q, qd, tau, f)
        qdd = forward_dynamics_under_forces(it.tree, q, qd, tau, f)
        B, A, _ = inverse_dynamics_derivatives_under_forces(it.tree, q, qd, qdd, f)
        kappa = condition(it.tree, q)
        assert_close(it, dq, -inverse @ B, kappa)
        assert_close(it, dqd, -inverse @ A, kappa)


def test_wrenches_on_some_tools() -> None:
    """With tools given, `f` has a row for each of these, in their order."""
    it = next(case(path) for path in WITH_TOOLS if len(case(path).tree.tools) == 2)
    (q, qd, qdd, tau), (both,) = it.states(1)[0], wrenches(it, 1)
    first, second = it.tree.tools
    swapped = inverse_dynamics_under_forces(it.tree, q, qd, qdd, both[::-1], (second, first))
    assert_close(it, swapped, inverse_dynamics_under_forces(it.tree, q, qd, qdd, both))
    alone = forward_dynamics_under_forces(it.tree, q, qd, tau, both[1:], (second,))
    none = both * [[0.0], [1.0]]
    assert_close(it, alone, forward_dynamics_under_forces(it.tree, q, qd, tau, none), condition(it.tree, q))
