"""Linearised dynamics of the core (LIN): against Pinocchio's derivatives, dense algebra and differences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from symdyn.core.composite import mass_matrix
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.forward import forward_dynamics
from symdyn.core.linear import (
    forward_dynamics_derivatives,
    forward_dynamics_perturbation,
    inverse_dynamics_derivatives,
    inverse_dynamics_perturbation,
    state_space,
)
from symdyn.core.newton_euler import friction_forces, inverse_dynamics
from symdyn.core.sensitivity import mass_matrix_rate
from symdyn.core.tree import Tree
from symdyn.judge.equality import difference
from tests.collection import ALL, Case, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text
from tests.samples import from_yaml, tree
from tests.strategies import robot_yaml
from tests.test_core_identities import (
    assert_close,
    assert_near,
    condition,
    gradient,
    gradient_of_position,
    rate_of_mass_matrix,
    slope,
)

STATES = 5
WITH_JUDGE = 20

over_robots = pytest.mark.parametrize("path", ALL, ids=name_of)

Comparison = tuple[str, np.ndarray, np.ndarray, float, float]


def largest(*arrays: np.ndarray) -> float:
    return max(float(np.abs(array).max()) for array in arrays)


def momentum_scale(tree: Tree, q: np.ndarray, qd: np.ndarray) -> float:
    """What `dtau/dqd` is made of: its entries are sums of terms of the size of `M qd`, and may cancel to nothing.

    They do in a robot of one joint, and nearly so in one whose heavy first link turns about its own centre of mass.
    """
    return largest(mass_matrix(tree, q)) * largest(qd)


def assert_scaled(it: Case, what: str, got: np.ndarray, wanted: np.ndarray, kappa: float, natural: float) -> None:
    """The project's rule, the error measured against the larger of the output and its natural scale."""
    scale = max(natural, largest(wanted))
    found = difference((got - wanted) / scale, 0 * wanted, it.tree.n, kappa)
    assert found.equal, f"{it.path.name}: {what}{list(found.worst)} is off by {found.got * scale} ({found.ratio:.1f}x)"


def off_the_jump(qd: np.ndarray) -> np.ndarray:
    """Rates so far from zero that no difference crosses the jump of Coulomb's friction."""
    return np.where(np.abs(qd) < 0.1, 0.1, qd)


# --- against Pinocchio


@over_robots
def test_equals_pinocchio(path: Path) -> None:
    """dtau/dq, dtau/dqd, M, dqdd/dq, dqdd/dqd and M^-1 are Pinocchio's analytic derivatives at 20 states."""
    it = case(path)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(WITH_JUDGE):
        for what, got, wanted, kappa, natural in derivatives(it.tree, judge, state):
            assert_scaled(it, what, got, wanted, kappa, natural)


def derivatives(tree: Tree, judge: Pinocchio, state: np.ndarray) -> Iterator[Comparison]:
    """All six; the judge has no friction."""
    q, qd, qdd, tau = state
    kappa = condition(tree, q)
    dtau_dq, dtau_dqd, M = inverse_dynamics_derivatives(tree, q, qd, qdd)
    theirs = judge.inverse_dynamics_derivatives(q, qd, qdd)
    yield "dtau/dq", dtau_dq, theirs[0], 1.0, 0.0
    yield "dtau/dqd", dtau_dqd - np.diag(tree.viscous), theirs[1], 1.0, momentum_scale(tree, q, qd)
    yield "M", M, theirs[2], 1.0, 0.0
    dqdd_dq, dqdd_dqd, inverse = forward_dynamics_derivatives(tree, q, qd, tau + friction_forces(tree, qd))
    theirs = judge.forward_dynamics_derivatives(q, qd, tau)
    yield "dqdd/dq", dqdd_dq, theirs[0], kappa, 0.0
    yield "dqdd/dqd", dqdd_dqd + inverse * tree.viscous, theirs[1], kappa, largest(qd)
    yield "M^-1", inverse, theirs[2], kappa, 0.0


# --- against dense algebra


@over_robots
def test_algorithm_6_is_the_dense_solve(path: Path) -> None:
    """Derivatives of forward dynamics, made without forming M, are -M^-1 times those of inverse dynamics (LIN 4)."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        kappa = condition(it.tree, q)
        B, A, M = inverse_dynamics_derivatives(it.tree, q, qd, forward_dynamics(it.tree, q, qd, tau))
        dqdd_dq, dqdd_dqd, inverse = forward_dynamics_derivatives(it.tree, q, qd, tau)
        assert_scaled(it, "dqdd/dq", dqdd_dq, -np.linalg.solve(M, B), kappa, 0.0)
        assert_scaled(it, "dqdd/dqd", dqdd_dqd, -np.linalg.solve(M, A), kappa, largest(qd))
        assert_close(it, inverse, np.linalg.inv(mass_matrix(it.tree, q)), kappa)


@over_robots
def test_perturbations_are_the_matrices_times_the_changes(path: Path) -> None:
    """The O(n) sweeps give what the matrices give, and undo each other."""
    it = case(path)
    for state in it.states(STATES, 6):
        judge_perturbations(it, *state)


def judge_perturbations(
    it: Case, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, dq: np.ndarray, dqd: np.ndarray, dqdd: np.ndarray
) -> None:
    """`dtau` of the changes by the sweep and by the matrices, and `dqdd` back from it."""
    B, A, M = inverse_dynamics_derivatives(it.tree, q, qd, qdd)
    dtau = inverse_dynamics_perturbation(it.tree, q, qd, qdd, dq, dqd, dqdd)
    parts = (B @ dq, A @ dqd, M @ dqdd)
    assert_scaled(it, "dtau", dtau, sum(parts), 1.0, largest(*parts, momentum_scale(it.tree, q, qd) * dqd))
    tau, kappa = inverse_dynamics(it.tree, q, qd, qdd), condition(it.tree, q)
    matrices = forward_dynamics_derivatives(it.tree, q, qd, tau)
    parts = tuple(matrix @ change for matrix, change in zip(matrices, (dq, dqd, dtau), strict=True))
    back = forward_dynamics_perturbation(it.tree, q, qd, tau, dq, dqd, dtau)
    assert_scaled(it, "dqdd", back, sum(parts), kappa, largest(*parts))
    assert_scaled(it, "dqdd", back, dqdd, kappa, largest(*parts))


@over_robots
def test_half_of_the_rate_derivative_is_the_coriolis_matrix(path: Path) -> None:
    """½ A_D is Christoffel's C, and A_D + A_D* = 2 dM/dt, whatever the acceleration."""
    it = case(path)
    for q, qd, qdd, _ in it.states(STATES):
        A = inverse_dynamics_derivatives(it.tree, q, qd, qdd)[1] - np.diag(it.tree.viscous)
        scale = momentum_scale(it.tree, q, qd)
        assert_scaled(it, "C", 0.5 * A, coriolis_matrix(it.tree, q, qd), 1.0, scale)
        assert_scaled(it, "Md", A + A.T, 2.0 * mass_matrix_rate(it.tree, q, qd), 1.0, scale)
        assert_near(A + A.T, 2.0 * rate_of_mass_matrix(it.tree, q, qd), largest(mass_matrix(it.tree, q)))


# --- against differences


def judge_by_differences(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> None:
    """Every entry of the four matrices; solving with M enlarges a difference's errors by its condition number."""
    qd = off_the_jump(qd)
    tau = inverse_dynamics(tree, q, qd, qdd)
    dtau_dq, dtau_dqd, _ = inverse_dynamics_derivatives(tree, q, qd, qdd)
    assert_near(dtau_dq.T, gradient_of_position(tree, lambda x: inverse_dynamics(tree, x, qd, qdd), q), largest(tau))
    assert_near(dtau_dqd.T, gradient(lambda x: inverse_dynamics(tree, q, x, qdd), qd), largest(tau))
    dqdd_dq, dqdd_dqd, _ = forward_dynamics_derivatives(tree, q, qd, tau)
    for got, wanted in (
        (dqdd_dq, gradient_of_position(tree, lambda x: forward_dynamics(tree, x, qd, tau), q)),
        (dqdd_dqd, gradient(lambda x: forward_dynamics(tree, q, x, tau), qd)),
    ):
        assert_near(got.T, wanted, condition(tree, q) * largest(qdd, wanted))


@over_robots
def test_derivatives_by_differences(path: Path) -> None:
    """The derivatives are those of our own inverse and forward dynamics, friction and armature included."""
    it = case(path)
    q, qd, qdd, _ = it.states(1)[0]
    judge_by_differences(it.tree, q, qd, qdd)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(robot_yaml())
def test_derivatives_of_random_trees_by_differences(text: str) -> None:
    """The same for trees that nobody chose: mixed joints, oblique axes and gravity, armature, friction."""
    random_tree = tree(from_yaml(text))
    judge_by_differences(random_tree, *np.random.default_rng(0).uniform(-2.0, 2.0, (3, random_tree.n)))


def state_rate(tree: Tree, x: np.ndarray, tau: np.ndarray) -> np.ndarray:
    """`xd = f(x, tau)` for `x = [q; qd]`."""
    q, qd = np.split(x, 2)
    return np.concatenate([qd, forward_dynamics(tree, q, qd, tau)])


@over_robots
def test_state_space(path: Path) -> None:
    """`A` and `B` have the shapes and blocks of xd = f(x, tau), and are its slopes along random changes."""
    it = case(path)
    none, one = np.zeros((it.tree.n, it.tree.n)), np.eye(it.tree.n)
    for q, fast, qdd, *changes, dtau in it.states(2, 6):
        qd = off_the_jump(fast)
        x, dx, tau = np.concatenate([q, qd]), np.concatenate(changes), inverse_dynamics(it.tree, q, qd, qdd)
        A, B = state_space(it.tree, q, qd, tau)
        dqdd_dq, dqdd_dqd, inverse = forward_dynamics_derivatives(it.tree, q, qd, tau)
        assert np.array_equal(A, np.block([[none, one], [dqdd_dq, dqdd_dqd]]))
        assert np.array_equal(B, np.block([[none], [inverse]]))
        wanted = slope(lambda t, s=(x, dx, tau, dtau): state_rate(it.tree, s[0] + t * s[1], s[2] + t * s[3]))
        assert_near(A @ dx + B @ dtau, wanted, condition(it.tree, q) * largest(wanted))
