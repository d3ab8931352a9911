"""Diagonalised dynamics of the core (DIAG), and how the mass matrix changes: by the factors and by differences."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from symdyn.core.composite import mass_matrix
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.diagonal import (
    diagonal_coriolis,
    diagonal_coriolis_unnormalised,
    diagonal_forward_dynamics,
    diagonal_forward_dynamics_unnormalised,
    diagonal_rates,
    diagonal_rates_unnormalised,
    diagonal_simulation_step,
    joint_moments,
    joint_moments_unnormalised,
    joint_rates,
    joint_rates_unnormalised,
    working_moments,
    working_moments_unnormalised,
)
from symdyn.core.energy import kinetic_energy
from symdyn.core.factors import udu, udu_by_elimination
from symdyn.core.forward import forward_dynamics
from symdyn.core.newton_euler import friction_forces, gravity_forces, inverse_dynamics
from symdyn.core.sensitivity import mass_matrix_rate, mass_matrix_sensitivity
from symdyn.core.tree import Tree
from tests.collection import ALL, Case, case, name_of
from tests.integrators import runge_kutta
from tests.samples import from_yaml, tree
from tests.strategies import robot_yaml
from tests.test_core_identities import (
    assert_close,
    assert_near,
    condition,
    gradient,
    rate_of_mass_matrix,
    slope,
    without_friction,
)
from tests.test_core_linear import largest

STATES = 5

over_robots = pytest.mark.parametrize("path", ALL, ids=name_of)


def factor(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`m = U D^½` of `M = m m*`, by eliminating the GIM, which the recursions of DIAG never form."""
    U, D = udu_by_elimination(mass_matrix(tree, q))
    return U * np.sqrt(D)


def loads(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    return gravity_forces(tree, q) + friction_forces(tree, qd)


# --- rates and moments


@over_robots
def test_rates_and_moments_are_products_with_the_factor(path: Path) -> None:
    """nu = m* qd, eps = l tau, xi = U* qd, kappa = W tau, by tables 2 and 3 without forming a factor."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        kappa, m = condition(it.tree, q), factor(it.tree, q)
        U, _ = udu_by_elimination(mass_matrix(it.tree, q))
        assert_close(it, diagonal_rates(it.tree, q, qd), m.T @ qd, kappa)
        assert_close(it, diagonal_rates_unnormalised(it.tree, q, qd), U.T @ qd, kappa)
        assert_close(it, working_moments(it.tree, q, tau), np.linalg.solve(m, tau), kappa)
        assert_close(it, working_moments_unnormalised(it.tree, q, tau), np.linalg.solve(U, tau), kappa)


@over_robots
def test_rates_and_moments_there_and_back(path: Path) -> None:
    """The ways back undo the ways there, normalised or not."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        kappa = condition(it.tree, q)
        assert_close(it, joint_rates(it.tree, q, diagonal_rates(it.tree, q, qd)), qd, kappa)
        assert_close(it, joint_moments(it.tree, q, working_moments(it.tree, q, tau)), tau, kappa)
        xi, moments = diagonal_rates_unnormalised(it.tree, q, qd), working_moments_unnormalised(it.tree, q, tau)
        assert_close(it, joint_rates_unnormalised(it.tree, q, xi), qd, kappa)
        assert_close(it, joint_moments_unnormalised(it.tree, q, moments), tau, kappa)


@over_robots
def test_energy_and_power(path: Path) -> None:
    """½ nu·nu = ½ xi·D xi is the kinetic energy, and eps·nu = kappa·xi the power of the joint forces."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        kappa = condition(it.tree, q)
        nu, eps = diagonal_rates(it.tree, q, qd), working_moments(it.tree, q, tau)
        assert_close(it, 0.5 * nu @ nu, np.array(kinetic_energy(it.tree, q, qd)))
        xi, moments = diagonal_rates_unnormalised(it.tree, q, qd), working_moments_unnormalised(it.tree, q, tau)
        D = udu(it.tree, q)[1]
        assert_close(it, 0.5 * xi @ (D * xi), np.array(kinetic_energy(it.tree, q, qd)))
        size = np.abs(qd) @ np.abs(tau)
        assert_close(it, (eps @ nu - qd @ tau) / size, np.zeros(()), kappa)
        assert_close(it, (moments @ xi - qd @ tau) / size, np.zeros(()), kappa)


# --- the Coriolis term and the motion


def judge_coriolis(tree: Tree, q: np.ndarray, qd: np.ndarray) -> None:
    """`C_nu = l (C qd) - md* qd` and `C_xi = W (C qd) - D Ud* qd`, with rates of the factors by differences."""
    U, D = udu(tree, q)
    m, forces, kappa = factor(tree, q), coriolis_matrix(tree, q, qd) @ qd, condition(tree, q)
    U_dot = slope(lambda t: udu(tree, tree.integrate(q, t * qd))[0])
    m_dot = slope(lambda t: factor(tree, tree.integrate(q, t * qd)))
    nu, xi = diagonal_rates(tree, q, qd), diagonal_rates_unnormalised(tree, q, qd)
    wanted = np.linalg.solve(m, forces) - m_dot.T @ qd
    assert_near(diagonal_coriolis(tree, q, nu), wanted, kappa * largest(nu))
    wanted = np.linalg.solve(U, forces) - D * (U_dot.T @ qd)
    assert_near(diagonal_coriolis_unnormalised(tree, q, xi), wanted, kappa * largest(D * xi))


@over_robots
def test_coriolis_does_no_work(path: Path) -> None:
    """nu·C_nu = 0 to rounding of what C_nu is made of, the rates of m, of the size of qd (DIAG, lemma 7.1).

    Zeros would do no work either: the same C_nu is what the chain rule makes of the factors' rates.
    """
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        nu = diagonal_rates(it.tree, q, qd)
        C = diagonal_coriolis(it.tree, q, nu)
        size = max(np.abs(nu) @ np.abs(C), nu @ nu * largest(qd))
        assert_close(it, nu @ C / size, np.zeros(()), condition(it.tree, q))
        judge_coriolis(it.tree, q, qd)


@over_robots
def test_coriolis_by_differences_of_the_factor(path: Path) -> None:
    """The paper's recursion for the Coriolis terms is what the chain rule makes of the factors' rates."""
    it = case(path)
    for q, qd, *_ in it.states(2):
        judge_coriolis(it.tree, q, qd)


def judge_motion(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> None:
    """`nud` and `xid` are the slopes of `nu` and `xi` on the way that the joint forces make the robot go."""
    tau, kappa = inverse_dynamics(tree, q, qd, qdd), condition(tree, q)
    nu, xi = diagonal_rates(tree, q, qd), diagonal_rates_unnormalised(tree, q, qd)
    nud = diagonal_forward_dynamics(tree, q, nu, working_moments(tree, q, tau))
    xid = diagonal_forward_dynamics_unnormalised(tree, q, xi, working_moments_unnormalised(tree, q, tau))
    for got, rates, size in ((nud, diagonal_rates, nu), (xid, diagonal_rates_unnormalised, xi)):
        wanted = slope(lambda t, rates=rates: rates(tree, tree.integrate(q, t * qd), qd + t * qdd))
        assert_near(got, wanted, kappa * largest(size))


@over_robots
def test_the_diagonal_equations_hold_along_the_motion(path: Path) -> None:
    """nud and xid are the rates of nu and xi along the true motion, gravity, friction and armature included."""
    it = case(path)
    for q, qd, qdd, _ in it.states(2):
        judge_motion(it.tree, q, qd, qdd)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(robot_yaml())
def test_the_diagonal_equations_of_random_trees(text: str) -> None:
    """Coriolis terms and motion of trees that nobody chose: mixed joints, oblique axes, armature, friction."""
    random_tree = tree(from_yaml(text))
    q, qd, qdd = np.random.default_rng(0).uniform(-2.0, 2.0, (3, random_tree.n))
    judge_coriolis(random_tree, q, qd)
    judge_motion(random_tree, q, qd, qdd)


@over_robots
def test_unnormalised_and_normalised_equations_agree(path: Path) -> None:
    """D xid + C_xi = kappa, nud + C_nu = eps, and nud = D^½ xid + ½ (Dd/D) nu: Dd from the recursion and from D."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        _, D = udu(it.tree, q)
        condition_number, left = condition(it.tree, q), tau - loads(it.tree, q, qd)
        nu, xi = diagonal_rates(it.tree, q, qd), diagonal_rates_unnormalised(it.tree, q, qd)
        eps, moments = working_moments(it.tree, q, tau), working_moments_unnormalised(it.tree, q, tau)
        nud = diagonal_forward_dynamics(it.tree, q, nu, eps)
        xid = diagonal_forward_dynamics_unnormalised(it.tree, q, xi, moments)
        wanted = working_moments_unnormalised(it.tree, q, left)
        assert_sums(it, [D * xid, diagonal_coriolis_unnormalised(it.tree, q, xi)], wanted, condition_number)
        wanted = working_moments(it.tree, q, left)
        assert_sums(it, [nud, diagonal_coriolis(it.tree, q, nu)], wanted, condition_number)
        D_dot = slope(lambda t, q=q, qd=qd: udu(it.tree, q + t * qd)[1])
        assert_near(nud, np.sqrt(D) * xid + 0.5 * D_dot / D * nu, condition_number * largest(nu))


def assert_sums(it: Case, parts: list[np.ndarray], wanted: np.ndarray, kappa: float) -> None:
    """The parts sum to what is wanted, up to rounding of the largest part."""
    scale = largest(*parts, wanted)
    assert_close(it, (sum(parts) - wanted) / scale, 0 * wanted, kappa)


# --- two-sweep forward dynamics


def gap_between_the_roads(tree: Tree, q: np.ndarray, qd: np.ndarray, tau: np.ndarray, steps: int) -> float:
    """How far `(q, qd)` and `(q, xi)`, both integrated over 24 ms under the same joint forces, end apart."""

    def by_filter(x: np.ndarray) -> np.ndarray:
        q, qd = np.split(x, 2)
        return np.concatenate([qd, forward_dynamics(tree, q, qd, tau)])

    def by_two_sweeps(x: np.ndarray) -> np.ndarray:
        q, xi = np.split(x, 2)
        xid, qd = diagonal_simulation_step(tree, q, tau, xi)
        return np.concatenate([qd, xid])

    direct, total = np.concatenate([q, qd]), np.concatenate([q, diagonal_rates_unnormalised(tree, q, qd)])
    for _ in range(steps):
        direct, total = runge_kutta(by_filter, direct, 0.024 / steps), runge_kutta(by_two_sweeps, total, 0.024 / steps)
    there, xi = np.split(total, 2)
    return largest(direct - np.concatenate([there, joint_rates_unnormalised(tree, there, xi)]))


@over_robots
def test_two_sweep_forward_dynamics_follows_the_trajectory(path: Path) -> None:
    """Integrating xi (DIAG 8.1) ends where integrating qd ends, up to an error that falls with the step's fourth power.

    Halving the step leaves a sixteenth; an eighth is asked for. Without friction, whose jumps and stiffness would make
    another order of it.
    """
    it = case(path)
    smooth = without_friction(it.tree)
    q, qd, qdd, _ = it.states(1)[0]
    tau = inverse_dynamics(smooth, q, qd, qdd)
    coarse, fine = (gap_between_the_roads(smooth, q, qd, tau, steps) for steps in (3, 6))
    assert fine <= max(coarse / 8, 1e-13)
    assert fine <= 1e-6


# --- how the mass matrix changes


@over_robots
def test_mass_matrix_sensitivity_by_differences(path: Path) -> None:
    """dM/dq_i, by the paper's elements, is the difference of M, and symmetric; armature does not enter."""
    it = case(path)
    for q, *_ in it.states(2):
        dM = mass_matrix_sensitivity(it.tree, q)
        assert_near(dM, gradient(lambda x: mass_matrix(it.tree, x), q), largest(mass_matrix(it.tree, q)))
        assert_close(it, dM, dM.transpose(0, 2, 1))
        bare = replace(it.tree, armature=0 * it.tree.armature)
        assert np.array_equal(dM, mass_matrix_sensitivity(bare, q))


@over_robots
def test_rate_sensitivity_and_christoffel_symbols_agree(path: Path) -> None:
    """dM/dt is the sensitivity along qd, and Christoffel's symbols of the sensitivity give the Coriolis matrix."""
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        rate, dM = mass_matrix_rate(it.tree, q, qd), mass_matrix_sensitivity(it.tree, q)
        scale = largest(mass_matrix(it.tree, q)) * largest(qd)
        assert_close(it, (rate - np.einsum("kij,k->ij", dM, qd)) / scale, 0 * rate)
        assert_near(rate, rate_of_mass_matrix(it.tree, q, qd), largest(mass_matrix(it.tree, q)))
        C = 0.5 * (rate + np.einsum("jik,k->ij", dM, qd) - np.einsum("ijk,k->ij", dM, qd))
        assert_close(it, (C - coriolis_matrix(it.tree, q, qd)) / scale, 0 * rate)
