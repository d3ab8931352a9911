"""The statistical side of KFS 9, dense: the recursions are conditional means and covariances of random forces.

Bodies get independent random forces `w_i` of covariance `M_i`. The state is the force that a body passes on inward,
`x_i = sum phi(i,c) x_c + w_i` (9.1). Joint forces are measured, `tau_i = H_i x_i + v_i` (9.2), with noise of variance `r_i`,
the armature. Together they are one Gaussian vector `[x; tau]`; what some joint forces say of all the rest is dense algebra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.factors import innovations
from symdyn.core.forward import filter_smoother, forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse, upsilon
from symdyn.core.newton_euler import base_acceleration, body_forces, motion
from symdyn.core.riccati import Riccati, riccati
from symdyn.core.smoothed import smoothed_covariances
from symdyn.core.tree import Configuration, Tree
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase, ball_case, ball_cases
from tests.collection import ALL, Case, case, name_of
from tests.test_core_identities import condition, without_friction
from tests.test_core_linear import assert_scaled, largest

TREES = [
    ball_case("RPR", [ON_BASE, 0, 1]),  # a chain
    ball_case("PRRPR", [ON_BASE, 0, 1, 1, 0], seed=1),  # branches
    ball_case("RRPRPR", [ON_BASE, 0, 1, 0, ON_BASE, 4], seed=2),  # two trees, one of which branches
    ball_case("RBPRBP", [ON_BASE, 0, 1, 1, 3, 0], seed=3),  # with balls
]
over_trees = pytest.mark.parametrize("it", [*map(case, ALL), *TREES], ids=lambda it: name_of(it.path))
on_random_trees = settings(
    max_examples=50, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def columns(i: int) -> slice:
    """The state of degree of freedom i in `x`."""
    return slice(6 * i, 6 * i + 6)


@dataclass(frozen=True)
class System:
    """The linear system (9.1)–(9.3) of a tree at a configuration; `x` is stacked over the degrees of freedom."""

    at: Configuration

    @property
    def tree(self) -> Tree:
        return self.at.tree

    @cached_property
    def phi(self) -> np.ndarray:
        """From the forces `w` to the states: `x = phi w` solves `x = E x + w`."""
        step = np.zeros((6 * self.tree.n, 6 * self.tree.n))
        for i, p in enumerate(self.tree.parent):
            if p != ON_BASE:
                step[columns(p), columns(i)] = self.at.phi[i]
        return np.linalg.inv(np.eye(len(step)) - step)

    @cached_property
    def H(self) -> np.ndarray:
        rows = np.zeros((self.tree.n, 6 * self.tree.n))
        for i, row in enumerate(self.tree.H):
            rows[i, columns(i)] = row
        return rows

    @cached_property
    def covariance(self) -> np.ndarray:
        """Of `[x; tau]`."""
        n = self.tree.n
        w = np.zeros((6 * n, 6 * n))
        for i, M in enumerate(self.tree.M):
            w[columns(i), columns(i)] = M
        x = self.phi @ w @ self.phi.T
        return np.block([[x, x @ self.H.T], [self.H @ x, self.H @ x @ self.H.T + np.diag(self.tree.armature)]])

    def outward(self, i: int) -> list[int]:
        """Joints that hang on joint i."""
        return [j for j in range(self.tree.n) if i in self.tree.inward(j)]

    def given(self, joints: list[int]) -> tuple[np.ndarray, np.ndarray]:
        """How the mean of `[x; tau]` follows the forces of some joints, and its covariance when they are known."""
        known = [6 * self.tree.n + j for j in joints]
        C = self.covariance
        gain = np.linalg.solve(C[np.ix_(known, known)], C[known]).T
        return gain, C - gain @ C[known]

    def force(self, i: int) -> int:
        """The row of a joint's force."""
        return 6 * self.tree.n + i


@dataclass(frozen=True)
class Judge:
    """A system beside what the core has made of it, and the project's rule for the two."""

    it: Case | BallCase
    q: np.ndarray

    @cached_property
    def system(self) -> System:
        return System(self.it.tree.at(self.q))

    @cached_property
    def filtered(self) -> Riccati:
        return riccati(self.system.at)

    @cached_property
    def kappa(self) -> float:
        return condition(self.it.tree, self.q)

    def equal(self, what: str, got: np.ndarray, wanted: np.ndarray, terms: np.ndarray) -> None:
        """Equal, where `terms` have cancelled in what was conditioned."""
        assert_scaled(self.it, what, np.asarray(got), np.asarray(wanted), self.kappa, largest(terms))


def judge(it: Case | BallCase) -> Judge:
    q, *_ = it.states(1)[0]
    return Judge(it, q)


# --- what is judged


def judge_joint_forces(by: Judge) -> None:
    tree, C = by.it.tree, by.system.covariance
    n = 6 * tree.n
    assert_scaled(by.it, "cov(tau)", mass_matrix(tree, by.q), C[n:, n:], 1.0, 0.0)
    states = [C[columns(i), columns(i)] for i in range(tree.n)]
    assert_scaled(by.it, "cov(x)", composite_inertias(by.system.at), np.array(states), 1.0, 0.0)


def judge_filter(by: Judge) -> None:
    system, found = by.system, by.filtered
    for i in range(by.it.tree.n):
        x, tau = columns(i), system.force(i)
        before, predicted = system.covariance, system.given(system.outward(i))[1]
        by.equal(f"P{i}", found.P[i], predicted[x, x], before[x, x])
        by.equal(f"D{i}", found.D[i], predicted[tau, tau], before[tau, tau])
        by.equal(f"GD{i}", found.G[i] * found.D[i], predicted[x, tau], before[x, tau])
        updated = system.given([i, *system.outward(i)])[1]
        by.equal(f"P+{i}", found.tau_bar[i] @ found.P[i], updated[x, x], before[x, x])


def judge_innovations(by: Judge) -> None:
    system, tree = by.system, by.it.tree
    W, D = innovations(tree, by.q)
    regression = np.eye(tree.n)  # tau less what the joints outward say of it
    for i in range(tree.n):
        outward = system.outward(i)
        regression[i, outward] -= system.given(outward)[0][system.force(i)]
    by.equal("W", W, regression, W)
    forces = system.covariance[6 * tree.n :, 6 * tree.n :]
    by.equal("W M W*", W @ forces @ W.T, np.diag(D), np.abs(W) @ np.abs(forces) @ np.abs(W.T))


def judge_smoothed_covariances(by: Judge) -> None:
    system, tree, found = by.system, by.it.tree, by.filtered
    left = system.given(list(range(tree.n)))[1]
    Y, Y_plus = upsilon(system.at, found)
    known, S = smoothed_covariances(tree, by.q)
    assert np.array_equal(known, Y[tree.ends])
    for body, i in enumerate(tree.ends):
        before = system.covariance[columns(i), columns(i)]
        by.equal(f"S{i}", S[body], left[columns(i), columns(i)], before)
        k = tree.first[i]  # the whole joint freed
        P_plus = found.tau_bar[k] @ found.P[k]
        by.equal(f"S{i}", P_plus - P_plus @ Y_plus[k] @ P_plus, S[body], before)
    r, inverse = tree.armature, mass_matrix_inverse(tree, by.q)
    along = np.einsum("ij,ijk,ik->i", tree.H, S[tree.body], tree.H)
    by.equal("H S H*", along, r - r * np.diag(inverse) * r, system.covariance)


def judge_co_states(by: Judge) -> None:
    """Columns are the answers to unit joint forces of a robot at rest without gravity."""
    system, found, n = by.system, by.filtered, by.it.tree.n
    tree = replace(without_friction(by.it.tree), gravity=np.zeros(3))
    rest = np.zeros(n)
    answers = [forward_dynamics(tree, by.q, rest, tau) for tau in np.eye(n)]
    alpha = np.array([motion(system.at, rest, qdd, np.zeros(6)).alpha for qdd in answers]).transpose(1, 2, 0)
    estimates = [filter_smoother(tree, by.q, rest, tau) for tau in np.eye(n)]
    z, e = (np.array([getattr(found, name) for found in estimates]) for name in ("z", "innovation"))
    forces = system.covariance[6 * n :, 6 * n :]
    Y, _ = upsilon(system.at, found)
    smoothed = system.given(list(range(n)))[0]
    for i in range(n):
        outward = system.outward(i)
        predicted = np.zeros((7 * n, n))
        predicted[:, outward] = system.given(outward)[0]
        by.equal(f"z{i}", z[:, i].T, predicted[columns(i)], smoothed[: 6 * n])
        by.equal(f"e{i}", e[:, i], np.eye(n)[i] - predicted[system.force(i)], predicted)
        gained = found.P[i] @ alpha[i]
        by.equal(f"x{i}", predicted[columns(i)] + gained, smoothed[columns(i)], gained)
        before = np.zeros((6, n)) if tree.parent[i] == ON_BASE else system.at.phi[i].T @ alpha[tree.parent[i]]
        after = found.tau_bar[i].T @ before + np.outer(tree.H[i], e[:, i]) / found.D[i]
        by.equal(f"alpha{i}", after, alpha[i], alpha)
        by.equal(f"Y{i}", Y[i], alpha[i] @ forces @ alpha[i].T, Y)


def judge_smoothed_forces(by: Judge) -> None:
    """With velocities, gravity and armature: the mean is what the bodies need at `qdd = 0`."""
    tree, at = without_friction(by.it.tree), by.system.at
    n = tree.n
    _, qd, tau, *_ = by.it.states(1)[0]
    unaided = body_forces(at, motion(at, qd, np.zeros(n), base_acceleration(tree)))
    gain, _ = by.system.given(list(range(n)))
    open_forces = tau - np.einsum("ij,ij->i", tree.H, unaided)
    wanted = unaided + (gain[: 6 * n] @ open_forces).reshape(n, 6)
    qdd = forward_dynamics(tree, by.q, qd, tau)
    by.equal("f", body_forces(at, motion(at, qd, qdd, base_acceleration(tree))), wanted, unaided)
    noise = tau - np.einsum("ij,ij->i", tree.H, wanted)
    by.equal("v", tree.armature * qdd, noise, unaided)


# --- tests


@over_trees
def test_the_mass_matrix_is_the_covariance_of_the_joint_forces(it: Case | BallCase) -> None:
    """cov(tau) = H phi M phi* H* + r is the GIM, cov(x_i) the composite inertia (9.1–9.3)."""
    judge_joint_forces(judge(it))


@over_trees
def test_the_filter_is_conditioning_on_the_joints_outward(it: Case | BallCase) -> None:
    """P, D and G D are (co)variances of force and joint force given the joints outward; P+ with the joint's own (9.4–9.12)."""
    judge_filter(judge(it))


@over_trees
def test_innovations_are_white(it: Case | BallCase) -> None:
    """`W tau` is what the joints outward do not say of tau, and `W M W* = D` (9.5, 9.7)."""
    judge_innovations(judge(it))


@over_trees
def test_smoothed_covariances_are_what_all_joint_forces_leave(it: Case | BallCase) -> None:
    """`P - PYP` and `P+ - P+Y+P+` are cov(x_i | tau) (9.17, 9.18); along a joint `r - r M^-1_ii r` is left."""
    judge_smoothed_covariances(judge(it))


@over_trees
def test_co_states_are_accelerations(it: Case | BallCase) -> None:
    """`E[x_i | tau] = z_i + P_i alpha_i`, alpha by the adjoint recursion, its covariance is Y (9.4, 9.13–9.16, 9.19–9.21)."""
    judge_co_states(judge(it))


@over_trees
def test_forces_between_bodies_are_conditional_means(it: Case | BallCase) -> None:
    """Newton's and Euler's forces under joint forces are `E[x | tau]`, armature times acceleration is `E[v | tau]` (9.13)."""
    judge_smoothed_forces(judge(it))


@given(it=ball_cases(), part=st.sampled_from([judge_joint_forces, judge_filter, judge_innovations]))
@on_random_trees
def test_filtering_on_random_trees(it: BallCase, part: Callable[[Judge], None]) -> None:
    """So it is on trees that nobody chose, whatever joints they are made of."""
    part(judge(it))


@given(it=ball_cases(), part=st.sampled_from([judge_smoothed_covariances, judge_co_states, judge_smoothed_forces]))
@on_random_trees
def test_smoothing_on_random_trees(it: BallCase, part: Callable[[Judge], None]) -> None:
    """So it is on trees that nobody chose, whatever joints they are made of."""
    part(judge(it))
