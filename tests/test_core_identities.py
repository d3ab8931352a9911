"""Identities of the mathematics, and two roads to one answer, for every robot and for random trees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from symdyn.core.composite import (
    mass_matrix,
    mass_matrix_denoc,
    stacked_inertia,
    stacked_joint_map,
    stacked_transforms,
)
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.factors import innovations, udu, udu_by_elimination
from symdyn.core.forward import (
    acceleration_parts,
    filter_smoother,
    forward_dynamics,
    forward_dynamics_three_solves,
)
from symdyn.core.inverse import mass_matrix_inverse, mass_matrix_inverse_by_elements
from symdyn.core.kinematics import jacobian, jacobian_rate, pose
from symdyn.core.newton_euler import (
    base_acceleration,
    bias_forces,
    body_forces,
    friction_forces,
    gravity_forces,
    inverse_dynamics,
    motion,
)
from symdyn.core.operational import operational_inertia, operational_inertia_inverse, tip_force_acceleration
from symdyn.core.riccati import riccati
from symdyn.core.spatial import S
from symdyn.core.tree import Tree
from symdyn.judge.equality import difference
from tests.collection import ALL, Case, case, name_of
from tests.samples import from_yaml
from tests.samples import tree as tree_of
from tests.strategies import robot_yaml

STATES = 5
STEP = 1e-3
# Fourth-order differences: truncation is STEP⁴/30 of a fifth derivative, rounding eps/STEP; together below this
# fraction of the function's own size and of its derivative's.
BY_DIFFERENCES = 1e-9

over_robots = pytest.mark.parametrize("path", ALL, ids=name_of)


def assert_close(it: Case, got: np.ndarray, wanted: np.ndarray, kappa: float = 1.0) -> None:
    found = difference(got, wanted, it.tree.n, kappa)
    assert found.equal, f"{it.path.name}: entry {found.worst} is {found.got}, not {found.wanted} ({found.ratio:.1f}x)"


def assert_near(got: np.ndarray, wanted: np.ndarray, scale: float) -> None:
    """Equal up to the error of a difference of a function of that size."""
    assert np.abs(got - wanted).max() <= BY_DIFFERENCES * max(scale, float(np.abs(wanted).max()))


def slope(function: Callable[[float], np.ndarray | float]) -> np.ndarray:
    """The derivative at 0 by the fourth-order central difference."""
    values = {k: np.asarray(function(k * STEP)) for k in (-2, -1, 1, 2)}
    return (8 * (values[1] - values[-1]) - (values[2] - values[-2])) / (12 * STEP)


def gradient(function: Callable[[np.ndarray], np.ndarray | float], x: np.ndarray) -> np.ndarray:
    """The derivative with respect to each entry, derivative index first."""
    return np.array([slope(lambda t, unit=unit: function(x + t * unit)) for unit in np.eye(len(x))])


def gradient_of_position(tree: Tree, function: Callable[[np.ndarray], np.ndarray | float], q: np.ndarray) -> np.ndarray:
    """The derivative along the motion of each degree of freedom, derivative index first."""
    return np.array([slope(lambda t, unit=unit: function(tree.integrate(q, t * unit))) for unit in np.eye(tree.n)])


def without_friction(tree: Tree) -> Tree:
    return replace(tree, viscous=0 * tree.viscous, coulomb=0 * tree.coulomb)


def condition(tree: Tree, q: np.ndarray) -> float:
    return float(np.linalg.cond(mass_matrix(tree, q)))


def rate_of_mass_matrix(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    return slope(lambda t: mass_matrix(tree, tree.integrate(q, t * qd)))


@over_robots
def test_composite_bodies_and_denoc_agree(path: Path) -> None:
    """The GIM by elements, by the decoupled natural orthogonal complement and by unit accelerations is one matrix."""
    it = case(path)
    for q, *_ in it.states(STATES):
        wanted = mass_matrix(it.tree, q)
        assert_close(it, mass_matrix_denoc(it.tree, q), wanted)
        still = replace(without_friction(it.tree), gravity=np.zeros(3))
        columns = [inverse_dynamics(still, q, 0 * q, unit) for unit in np.eye(it.tree.n)]
        assert_close(it, np.array(columns).T, wanted)


@over_robots
def test_riccati_and_elimination_agree(path: Path) -> None:
    """Articulated inertias and reverse Gaussian elimination give the same U and D, and M = U D U*."""
    it = case(path)
    for q, *_ in it.states(STATES):
        GIM, kappa = mass_matrix(it.tree, q), condition(it.tree, q)
        (U, D), (U_e, D_e) = udu(it.tree, q), udu_by_elimination(GIM)
        assert_close(it, U, U_e, kappa)
        assert_close(it, D, D_e, kappa)
        assert_close(it, U @ np.diag(D) @ U.T, GIM)
        W, _ = innovations(it.tree, q)
        assert_close(it, W @ U, np.eye(it.tree.n), kappa)
        assert (D > 0).all()
        assert np.array_equal(np.tril(U, -1), np.zeros_like(U))


@over_robots
def test_elements_and_factors_agree(path: Path) -> None:
    """M^-1 element by element is M^-1 by factors, and inverts M."""
    it = case(path)
    for q, *_ in it.states(STATES):
        kappa = condition(it.tree, q)
        by_factors = mass_matrix_inverse(it.tree, q)
        assert_close(it, mass_matrix_inverse_by_elements(it.tree, q), by_factors, kappa)
        assert_close(it, by_factors @ mass_matrix(it.tree, q), np.eye(it.tree.n), kappa)


@over_robots
def test_filter_smoother_and_three_solves_agree(path: Path) -> None:
    """Forward dynamics by the filter, by UDU's solves and by dense algebra agree, and undo inverse dynamics."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        kappa = condition(it.tree, q)
        qdd = forward_dynamics(it.tree, q, qd, tau)
        assert_close(it, forward_dynamics_three_solves(it.tree, q, qd, tau), qdd, kappa)
        assert_close(it, np.linalg.solve(mass_matrix(it.tree, q), tau - bias_forces(it.tree, q, qd)), qdd, kappa)
        scale = max(1.0, float(np.abs(bias_forces(it.tree, q, qd)).max()))
        assert_close(it, (inverse_dynamics(it.tree, q, qd, qdd) - tau) / scale, 0 * tau, kappa)


def judge_filter(tree: Tree, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> None:
    """`f = z + P (alpha - a)`, f by Newton and Euler; `e = tau - H z`, `D e+ = e`, `H f + r qdd = tau`; friction is off tau."""
    at, found, kappa = tree.at(q), filter_smoother(tree, q, qd, tau), condition(tree, q)
    filtered, driving = riccati(at), tau - friction_forces(tree, qd)
    moving = motion(at, qd, found.qdd, base_acceleration(tree))
    f = body_forces(at, moving)
    smoothed = np.einsum("ijk,ik->ij", filtered.P, moving.alpha - moving.a)
    predicted = np.einsum("ij,ij->i", tree.H, found.z)
    passed = np.einsum("ij,ij->i", tree.H, f) + tree.armature * found.qdd
    for got, wanted, parts in (
        (found.z + smoothed, f, (found.z, smoothed)),
        (found.innovation, driving - predicted, (driving, predicted)),
        (found.residual * filtered.D, found.innovation, (driving, predicted)),
        (passed, driving, (driving, f)),
    ):
        size = max(float(np.abs(part).max()) for part in parts)
        assert difference((got - wanted) / size, 0 * wanted, tree.n, kappa).equal


@over_robots
def test_prediction_innovation_and_residual(path: Path) -> None:
    """The filter's z, e and e+ are what is left of the forces that Newton and Euler find (KFS 8.1–8.8)."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        judge_filter(it.tree, q, qd, tau)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(robot_yaml())
def test_prediction_of_random_trees(text: str) -> None:
    """The same for trees that nobody chose: mixed joints, oblique axes, armature, friction."""
    tree = tree_of(from_yaml(text))
    judge_filter(tree, *np.random.default_rng(0).uniform(-2.0, 2.0, (3, tree.n)))


@over_robots
def test_three_parts_sum_to_the_acceleration(path: Path) -> None:
    """a1 + a2 + a3 is qdd, a1 is M^-1 tau, and a2 and a3 are what their dense forms say (KFS 10)."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        tree, kappa = it.tree, condition(it.tree, q)
        a1, a2, a3 = acceleration_parts(tree, q, qd, tau)
        inverse = np.linalg.inv(mass_matrix(tree, q))
        assert_close(it, a1, inverse @ (tau - friction_forces(tree, qd)), kappa)
        scale = max(1.0, *(float(np.abs(part).max()) for part in (a1, a2, a3)))
        assert_close(it, (a1 + a2 + a3 - forward_dynamics(tree, q, qd, tau)) / scale, 0 * q, kappa)
        phi, H = stacked_transforms(tree.at(q)), stacked_joint_map(tree)
        V = phi.T @ H.T @ qd
        a = np.concatenate([S(tree.H[i]).T @ V[6 * i : 6 * i + 6] * qd[i] for i in range(tree.n)])
        assert_close(it, a3, -inverse @ H @ phi @ stacked_inertia(tree) @ phi.T @ a, kappa)


@over_robots
def test_lagrange_identity(path: Path) -> None:
    """tau = d/dt(M qd) - dT/dq + dU/dq + friction, by differences of M: sees signs that symmetry and power do not."""
    it = case(path)
    for q, qd, qdd, _ in it.states(STATES):
        tree = it.tree
        M_dot = rate_of_mass_matrix(tree, q, qd)
        dT = gradient(lambda x, qd=qd: 0.5 * qd @ mass_matrix(it.tree, x) @ qd, q)
        dU = gradient(lambda x: potential_energy(it.tree, x), q)
        lagrange = mass_matrix(tree, q) @ qdd + M_dot @ qd - dT + dU + friction_forces(tree, qd)
        scale = max(float(np.abs(M_dot @ qd).max()), abs(potential_energy(tree, q)), kinetic_energy(tree, q, qd))
        assert_near(inverse_dynamics(tree, q, qd, qdd), lagrange, scale)


@over_robots
def test_coriolis_matrix_is_christoffels(path: Path) -> None:
    """C qd is the velocity force, Md - 2C is skew, and C is made of Christoffel symbols."""
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        tree = without_friction(it.tree)
        C = coriolis_matrix(tree, q, qd)
        velocity_forces = bias_forces(tree, q, qd) - gravity_forces(tree, q)
        scale = max(1.0, float(np.abs(gravity_forces(tree, q)).max()), float(np.abs(C).max()))
        assert_close(it, (C @ qd - velocity_forces) / scale, 0 * q)
        M_dot = rate_of_mass_matrix(tree, q, qd)
        size = float(np.abs(mass_matrix(tree, q)).max())
        assert_near(C + C.T, M_dot, size)
        dM = gradient(lambda x, tree=tree: mass_matrix(tree, x), q)
        symbols = 0.5 * (np.einsum("kij->ijk", dM) + np.einsum("jik->ijk", dM) - np.einsum("ijk->ijk", dM))
        assert_near(C, symbols @ qd, size * tree.n)


@over_robots
def test_energies(path: Path) -> None:
    """T = ½ qd·M qd, gravity is dU/dq, and power goes into T + U."""
    it = case(path)
    for q, qd, qdd, _ in it.states(STATES):
        tree = without_friction(it.tree)
        T = kinetic_energy(tree, q, qd)
        assert_close(it, np.array([T]), np.array([0.5 * qd @ mass_matrix(tree, q) @ qd]))
        dU = gradient(lambda x, tree=tree: potential_energy(tree, x), q)
        assert_near(gravity_forces(tree, q), dU, abs(potential_energy(tree, q)))
        power = slope(lambda t, tree=tree, q=q, qd=qd, qdd=qdd: energy_on_the_way(tree, q, qd, qdd, t))
        wanted = inverse_dynamics(tree, q, qd, qdd) @ qd
        assert_near(power, np.array(wanted), max(T, abs(potential_energy(tree, q))) * tree.n)


def energy_on_the_way(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, t: float) -> float:
    there, fast = q + t * qd + 0.5 * t * t * qdd, qd + t * qdd
    return kinetic_energy(tree, there, fast) + potential_energy(tree, there)


@over_robots
def test_jacobians_are_derivatives(path: Path) -> None:
    """J qd is the rate of the pose, Jd the rate of J."""
    it = case(path)
    for q, qd, *_ in it.states(2):
        for tool in it.tree.tools:
            J = jacobian(it.tree, q, tool)
            T_dot = slope(lambda t, q=q, qd=qd, tool=tool: pose(it.tree, q + t * qd, tool))
            spin = T_dot[:3, :3] @ pose(it.tree, q, tool)[:3, :3].T
            twist = np.array([spin[2, 1], spin[0, 2], spin[1, 0], *T_dot[:3, 3]])
            scale = float(np.abs(J).max() * np.abs(qd).sum())
            assert_near(J @ qd, twist, scale)
            J_dot = slope(lambda t, q=q, qd=qd, tool=tool: jacobian(it.tree, q + t * qd, tool))
            assert_near(jacobian_rate(it.tree, q, qd, tool), J_dot, scale)


@over_robots
def test_operational_space(path: Path) -> None:
    """The recursion for Omega is J M^-1 J*; tip forces act through M^-1 J*; Lambda inverts Omega where it can."""
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        kappa, inverse = condition(it.tree, q), np.linalg.inv(mass_matrix(it.tree, q))
        for tool in it.tree.tools:
            J = jacobian(it.tree, q, tool)
            Omega = operational_inertia_inverse(it.tree, q, tool)
            assert_close(it, Omega, J @ inverse @ J.T, kappa)
            f = np.resize(qd, 6)
            assert_close(it, tip_force_acceleration(it.tree, q, tool, f), inverse @ J.T @ f, kappa)
            if np.linalg.matrix_rank(J[list(tool.rows)]) == len(tool.rows):
                wanted = Omega[np.ix_(tool.rows, tool.rows)]
                product = operational_inertia(it.tree, q, tool) @ wanted
                assert_close(it, product, np.eye(len(tool.rows)), float(np.linalg.cond(wanted)))
