"""The core with joints of several columns, all kinds mixed, against Pinocchio, dense algebra and differences.

Every recursion of the core is here; none knows a kind of joint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.core.composite import mass_matrix, mass_matrix_denoc, stacked_inertia, stacked_joint_map, stacked_transforms
from symdyn.core.coriolis import coriolis_matrix
from symdyn.core.diagonal import diagonal_coriolis, diagonal_rates, joint_rates
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.factors import innovations, udu, udu_by_elimination
from symdyn.core.forward import acceleration_parts, forward_dynamics, forward_dynamics_three_solves
from symdyn.core.inverse import mass_matrix_inverse, mass_matrix_inverse_by_elements
from symdyn.core.kinematics import jacobian, jacobian_rate, pose
from symdyn.core.linear import inverse_dynamics_derivatives, state_space
from symdyn.core.loops import close_loops, constrained_forward_dynamics, constraint, opening
from symdyn.core.newton_euler import bias_forces, gravity_forces, inverse_dynamics
from symdyn.core.operational import (
    operational_inertia_inverse,
    operational_inertia_inverse_all,
    tip_force_acceleration,
)
from symdyn.core.riccati import riccati
from symdyn.core.sensitivity import mass_matrix_rate, mass_matrix_sensitivity
from symdyn.core.spatial import S
from symdyn.core.tree import ROWS
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase, ball_case, ball_cases, mixed_cases
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.test_core_diagonal import judge_coriolis, judge_motion
from tests.test_core_identities import (
    assert_close,
    assert_near,
    condition,
    gradient_of_position,
    rate_of_mass_matrix,
    slope,
    without_friction,
)
from tests.test_core_linear import (
    assert_scaled,
    derivatives,
    judge_by_differences,
    judge_perturbations,
    largest,
    momentum_scale,
)
from tests.test_core_loops import admissible, growth
from tests.test_core_oracles import Comparison, dynamics, everything_else
from tests.test_core_random import assert_equal

STATES = 4
WITH_JUDGE = 20
MANY = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

CASES = [
    ball_case("B", [ON_BASE]),
    ball_case("BRP", [ON_BASE, 0, 1]),  # at the base
    ball_case("RPBRR", [ON_BASE, 0, 1, 2, 3]),  # in the middle
    ball_case("PRB", [ON_BASE, 0, 1]),  # at the tip
    ball_case("BB", [ON_BASE, 0]),
    ball_case("RBRPBRB", [ON_BASE, 0, 1, 2, 1, 4, 4]),  # branches on balls
    ball_case("BPBR", [ON_BASE, 0, ON_BASE, 2]),  # two trees on the base
    ball_case("L", [ON_BASE]),
    ball_case("F", [ON_BASE]),
    ball_case("FRRRR", [ON_BASE, 0, 1, 0, 3]),  # two legs on a floating base
    ball_case("LRP", [ON_BASE, 0, 1]),  # a base that drives
    ball_case("RFPLB", [ON_BASE, 0, 1, 0, 3]),  # in the middle
    ball_case("RLRF", [ON_BASE, 0, 1, 2]),  # at the tip
    ball_case("FBLFR", [ON_BASE, 0, 1, ON_BASE, 3]),  # two trees that float
]

over_cases = pytest.mark.parametrize("it", CASES, ids=[it.path.name for it in CASES])


# --- against Pinocchio


def against_pinocchio(it: BallCase, judge: Pinocchio, state: tuple[np.ndarray, ...]) -> Iterator[Comparison]:
    """M, tau, qdd, M^-1, C, energies, steps, and poses, Jacobians and their rates of all tools."""
    q, qd, *_ = state
    yield from dynamics(it, judge, state)
    yield from everything_else(it, judge, state, "")
    yield "C", coriolis_matrix(it.tree, q, qd), judge.coriolis_matrix(q, qd), 1.0
    rotors = 0.5 * it.tree.armature @ qd**2
    yield "T", np.array([kinetic_energy(it.tree, q, qd) - rotors]), np.array([judge.kinetic_energy(q, qd)]), 1.0
    yield "U", np.array([potential_energy(it.tree, q)]), np.array([judge.potential_energy(q)]), 1.0
    yield "q after a step", judge.apart(it.tree.integrate(q, qd), judge.integrate(q, qd)), 0 * qd, 1.0


def judge_by_pinocchio(it: BallCase, count: int) -> None:
    """All of that at so many states, and the derivatives in the tangent space."""
    judge = Pinocchio.of(it.model)
    states = it.states(count)
    assert_equal(it, [list(against_pinocchio(it, judge, state)) for state in states])
    for state in states:
        for what, got, wanted, kappa, natural in derivatives(it.tree, judge, state):
            assert_scaled(it, what, got, wanted, kappa, natural)


@over_cases
def test_equals_pinocchio(it: BallCase) -> None:
    """At the base, in the middle and at the tip they are Pinocchio's spherical, planar and free-flying joints."""
    judge_by_pinocchio(it, WITH_JUDGE)


@given(it=ball_cases())
@MANY
def test_random_trees_with_balls_equal_pinocchio(it: BallCase) -> None:
    """So balls are wherever they stand among turning and sliding joints, with armature and friction or without."""
    judge_by_pinocchio(it, STATES)


@given(it=mixed_cases())
@settings(MANY, max_examples=50)
def test_random_trees_of_all_kinds_equal_pinocchio(it: BallCase) -> None:
    """So all kinds are, however they are mixed: floating joints on the base, in the middle and at tips."""
    judge_by_pinocchio(it, WITH_JUDGE)


# --- positions


@over_cases
def test_numbers_of_position_change_as_steps_do(it: BallCase) -> None:
    """`position_rate` is the slope of `integrate`; velocities held, the steps add up."""
    tree = it.tree
    for q, v, *_ in it.states(STATES):
        rate = slope(lambda t, q=q, v=v: tree.integrate(q, t * v))
        assert_near(tree.position_rate(q, v), rate, max(1.0, largest(q)) * largest(v))
        assert_close(it, tree.integrate(tree.integrate(q, 0.3 * v), 0.7 * v), tree.integrate(q, v))


@over_cases
def test_quaternions_of_length_one(it: BallCase) -> None:
    """`normalised` gives back what other lengths made of the quaternions and leaves all other numbers as they are."""
    quaternion = np.array([unit == "quaternion" for unit in it.model.position_units])
    for q, *_ in it.states(STATES):
        assert_close(it, it.tree.normalised(np.where(quaternion, 1.5 * q, q)), q)


# --- sections 2 to 7: two roads to one answer


@over_cases
def test_factors(it: BallCase) -> None:
    """M by elements is M by operators; U and D are those of the elimination, W inverts U; M^-1 by elements and by factors."""
    for q, *_ in it.states(STATES):
        GIM, kappa = mass_matrix(it.tree, q), condition(it.tree, q)
        assert_close(it, mass_matrix_denoc(it.tree, q), GIM)
        (U, D), (U_e, D_e) = udu(it.tree, q), udu_by_elimination(GIM)
        assert_close(it, U, U_e, kappa)
        assert_close(it, D, D_e, kappa)
        assert_close(it, U @ np.diag(D) @ U.T, GIM)
        assert_close(it, innovations(it.tree, q)[0] @ U, np.eye(it.tree.n), kappa)
        inverse = mass_matrix_inverse(it.tree, q)
        assert_close(it, inverse @ GIM, np.eye(it.tree.n), kappa)
        assert_close(it, mass_matrix_inverse_by_elements(it.tree, q), inverse, kappa)


@over_cases
def test_columns_make_the_block_of_a_joint(it: BallCase) -> None:
    """Column by column or all at once: `D = H P H* + r` is `U_ii diag(D_k) U_ii*`, `1 - G H` the product of the `tau_bar`."""
    tree = it.tree
    for q, *_ in it.states(STATES):
        filtered, (U, D), kappa = riccati(tree.at(q)), udu(tree, q), condition(tree, q)
        for end, (_, own) in zip(tree.ends, tree.slices, strict=True):
            H, P = tree.H[own], filtered.P[end]
            block = H @ P @ H.T + np.diag(tree.armature[own])
            assert_close(it, U[own, own] @ np.diag(D[own]) @ U[own, own].T, block, kappa)
            one_by_one = np.eye(6)
            for tau_bar in filtered.tau_bar[own]:
                one_by_one = one_by_one @ tau_bar
            assert_close(it, one_by_one, np.eye(6) - P @ H.T @ np.linalg.solve(block, H), kappa)


@over_cases
def test_forward_dynamics(it: BallCase) -> None:
    """The filter, the three solves and the three parts agree, and undo inverse dynamics; a3 is what its dense form says."""
    tree = it.tree
    for q, qd, qdd, _ in it.states(STATES):
        tau, kappa = inverse_dynamics(tree, q, qd, qdd), condition(tree, q)
        assert_close(it, forward_dynamics(tree, q, qd, tau), qdd, kappa)
        assert_close(it, forward_dynamics_three_solves(tree, q, qd, tau), qdd, kappa)
        parts = acceleration_parts(tree, q, qd, tau)
        assert_scaled(it, "parts", sum(parts), qdd, kappa, largest(*parts))
        phi, H = stacked_transforms(tree.at(q)), stacked_joint_map(tree)
        V, a = (phi.T @ H.T @ qd).reshape(-1, 6), np.zeros((tree.n, 6))
        for end, (_, own) in zip(tree.ends, tree.slices, strict=True):
            a[end] = S(tree.H[own].T @ qd[own]).T @ V[end]
        wanted = -np.linalg.solve(mass_matrix(tree, q), H @ phi @ stacked_inertia(tree) @ phi.T @ a.ravel())
        assert_close(it, parts[2], wanted, kappa)


@over_cases
def test_kinematics_along_the_motion(it: BallCase) -> None:
    """J v is the rate of the pose and Jd the rate of J, v held in the bodies' axes."""
    for q, qd, *_ in it.states(2):
        for tool in it.tree.tools:
            J = jacobian(it.tree, q, tool)
            T_dot = slope(lambda t, q=q, qd=qd, tool=tool: pose(it.tree, it.tree.integrate(q, t * qd), tool))
            spin = T_dot[:3, :3] @ pose(it.tree, q, tool)[:3, :3].T
            scale = max(1.0, largest(J) * np.abs(qd).sum())
            assert_near(J @ qd, np.array([spin[2, 1], spin[0, 2], spin[1, 0], *T_dot[:3, 3]]), scale)
            J_dot = slope(lambda t, q=q, qd=qd, tool=tool: jacobian(it.tree, it.tree.integrate(q, t * qd), tool))
            assert_near(jacobian_rate(it.tree, q, qd, tool), J_dot, scale)


@over_cases
def test_operational_space(it: BallCase) -> None:
    """Omega at a tool and between tools is J M^-1 J*, and tip forces act through M^-1 J*."""
    for q, qd, *_ in it.states(STATES):
        kappa, inverse = condition(it.tree, q), np.linalg.inv(mass_matrix(it.tree, q))
        jacobians = [jacobian(it.tree, q, tool) for tool in it.tree.tools]
        J = np.vstack(jacobians)
        assert_close(it, operational_inertia_inverse_all(it.tree, q), J @ inverse @ J.T, kappa)
        f = np.resize(qd, 6)
        for tool, J in zip(it.tree.tools, jacobians, strict=True):
            assert_close(it, operational_inertia_inverse(it.tree, q, tool), J @ inverse @ J.T, kappa)
            assert_close(it, tip_force_acceleration(it.tree, q, tool, f), inverse @ J.T @ f, kappa)


@over_cases
def test_energies(it: BallCase) -> None:
    """T = ½ v·M v, gravity is the gradient of U along the motions of the columns, and power goes into T + U."""
    tree = without_friction(it.tree)
    for q, qd, qdd, _ in it.states(STATES):
        assert_close(it, np.array([kinetic_energy(tree, q, qd)]), np.array([0.5 * qd @ mass_matrix(tree, q) @ qd]))
        dU = gradient_of_position(tree, lambda x: potential_energy(it.tree, x), q)
        assert_near(gravity_forces(tree, q), dU, abs(potential_energy(tree, q)) + largest(dU))

        def energy(t: float, q: np.ndarray = q, qd: np.ndarray = qd, qdd: np.ndarray = qdd) -> float:
            there, fast = tree.integrate(q, t * qd), qd + t * qdd
            return kinetic_energy(tree, there, fast) + potential_energy(tree, there)

        assert_near(np.array(inverse_dynamics(tree, q, qd, qdd) @ qd), slope(energy), tree.n * abs(energy(0.0)))


# --- sections 9 and 10


def bracket(it: BallCase, v: np.ndarray) -> np.ndarray:
    """`ad_v` over all joints."""
    found = np.zeros((it.tree.n, it.tree.n))
    for joint, (_, own) in zip(it.tree.joints, it.tree.slices, strict=True):
        found[own, own] = joint.ad(v[own])
    return found


@over_cases
def test_coriolis_matrix(it: BallCase) -> None:
    """C v is the velocity force, C + C* the rate of M, and `C = ½ (A_D + M ad_v)`, which is Christoffel's symbols with the
    structure constants of the columns: `½ (e_a·M[v,e_b] - v·M[e_b,e_a] - e_b·M[v,e_a])` beside the derivatives of M.

    M without armature: what that adds, `½ r ad_v`, makes no force and does no work.
    """
    tree = replace(without_friction(it.tree), armature=0 * it.tree.armature)
    still = np.eye(tree.n)
    for q, v, vd, _ in it.states(2):
        C, M, scale = coriolis_matrix(tree, q, v), mass_matrix(tree, q), momentum_scale(tree, q, v)
        forces = bias_forces(tree, q, v) - gravity_forces(tree, q)
        assert_scaled(it, "C v", C @ v, forces, 1.0, max(scale * largest(v), largest(gravity_forces(tree, q))))
        assert_near(C + C.T, rate_of_mass_matrix(tree, q, v), largest(M) * largest(v))
        A = inverse_dynamics_derivatives(tree, q, v, vd)[1]
        assert_scaled(it, "C", C, 0.5 * (A + M @ bracket(it, v)), 1.0, scale)
        dM = gradient_of_position(tree, lambda x: mass_matrix(tree, x), q)
        symbols = np.einsum("cab->abc", dM) + np.einsum("bac->abc", dM) - np.einsum("abc->abc", dM)
        turning = M @ bracket(it, v) - (M @ bracket(it, v)).T
        turning -= np.array([[v @ M @ bracket(it, b) @ a for b in still] for a in still])
        assert_near(C, 0.5 * (symbols @ v + turning), largest(M) * largest(v) * tree.n)


@over_cases
def test_how_the_mass_matrix_changes(it: BallCase) -> None:
    """dM/dq_i by elements is the difference of M along column i, and its sum along v the rate of M."""
    for q, qd, *_ in it.states(2):
        dM, size = mass_matrix_sensitivity(it.tree, q), largest(mass_matrix(it.tree, q))
        assert_near(dM, gradient_of_position(it.tree, lambda x: mass_matrix(it.tree, x), q), size)
        rate = np.einsum("kij,k->ij", dM, qd)
        assert_scaled(it, "Md", mass_matrix_rate(it.tree, q, qd), rate, 1.0, size * largest(qd))


@over_cases
def test_derivatives_by_differences(it: BallCase) -> None:
    """Derivatives are those of our own dynamics along the columns' motions, v held."""
    judge_by_differences(it.tree, *it.states(1)[0][:3])


@over_cases
def test_perturbations_are_the_matrices_times_the_changes(it: BallCase) -> None:
    """The O(n) sweeps give what the matrices give, and undo each other."""
    for state in it.states(STATES, 5):
        judge_perturbations(it, *state)


@over_cases
def test_state_space(it: BallCase) -> None:
    """How `[dq; dv]` goes on: along the motion dq changes by `dv - ad_v dq`, as Pinocchio's steps do."""
    judge = Pinocchio.of(it.model)
    for q, qd, tau, dq, dqd in it.states(2, 4):
        A, B = state_space(it.tree, q, qd, tau)

        def change(t: float, s: tuple[np.ndarray, ...] = (q, qd, dq, dqd)) -> np.ndarray:
            by_q, by_way = judge.integrate_derivatives(s[0], t * s[1])
            return by_q @ s[2] + t * by_way @ s[3]

        assert_near((A @ np.concatenate([dq, dqd]))[: it.tree.n], slope(change), largest(dq, dqd) * largest(qd))
        assert not B[: it.tree.n].any()


@over_cases
def test_diagonalised_dynamics(it: BallCase) -> None:
    """Rates are products with the factor and come back; C_nu does no work; both equations hold along the motion."""
    for q, qd, qdd, _ in it.states(2):
        U, D = udu_by_elimination(mass_matrix(it.tree, q))
        nu, kappa = diagonal_rates(it.tree, q, qd), condition(it.tree, q)
        assert_close(it, nu, np.sqrt(D) * (U.T @ qd), kappa)
        assert_close(it, joint_rates(it.tree, q, nu), qd, kappa)
        C = diagonal_coriolis(it.tree, q, nu)
        assert_close(it, nu @ C / (np.abs(nu) @ np.abs(C) + nu @ nu * largest(qd)), np.zeros(()), kappa)
        judge_coriolis(it.tree, q, qd)
        judge_motion(it.tree, q, qd, qdd)


@pytest.mark.parametrize(
    "identity",
    [
        test_factors,
        test_columns_make_the_block_of_a_joint,
        test_forward_dynamics,
        test_kinematics_along_the_motion,
        test_operational_space,
        test_energies,
        test_coriolis_matrix,
        test_how_the_mass_matrix_changes,
        test_derivatives_by_differences,
        test_perturbations_are_the_matrices_times_the_changes,
        test_state_space,
        test_diagonalised_dynamics,
    ],
)
@given(it=mixed_cases())
@settings(MANY, max_examples=10)
def test_identities_of_random_trees(identity: Callable[[BallCase], None], it: BallCase) -> None:
    """All of these for trees that nobody chose."""
    identity(it)


# --- closed chains

LOOPS = {
    "weld": ROWS,
    "point": ("x", "y", "z"),
    "slider": ("y", "z", "rx", "ry", "rz"),
    "revolute": ("x", "y", "z", "rx", "rz"),
}
# Two branches of one body, with tools 5 and 9 at their ends.
CLOSED = {
    (name, kinds): ball_case(kinds, [ON_BASE, 0, 1, 2, 3, 0, 5, 6, 7], loops=[(5, 9, rows)])
    for name, rows in LOOPS.items()
    for kinds in ("BRBRRBPRB", "FRLRRBPRB", "RLRFRRFPR")
}

over_loops = pytest.mark.parametrize(("name", "kinds"), CLOSED)


def closed_states(it: BallCase) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """q, qd, tau with all loops closed and kept so."""
    for start, qd, tau in it.states(STATES, 2):
        q = close_loops(it.tree, start)
        assert q is not None
        J = constraint(it.tree, q, 0 * qd).J
        yield it.tree.integrate(q, np.linalg.pinv(J) @ opening(it.tree, q)), qd, tau


@over_loops
def test_loops_close(name: str, kinds: str) -> None:
    """Closing moves balls and floating bodies as other joints, quaternions stay of length one, J_c is the rate of closure."""
    it = CLOSED[name, kinds]
    for q, qd, _ in closed_states(it):
        assert largest(opening(it.tree, q)) < 1e-12
        assert np.allclose(it.tree.normalised(q), q, rtol=0, atol=1e-14)
        held = constraint(it.tree, q, qd)
        rate = slope(lambda t, q=q, qd=qd: opening(it.tree, it.tree.integrate(q, t * qd)))
        assert_near(held.J @ qd, -rate, largest(held.J) * largest(qd))
        J_dot = slope(lambda t, q=q, qd=qd: constraint(it.tree, it.tree.integrate(q, t * qd), qd).J)
        assert_near(held.bias, J_dot @ qd, largest(held.J) * largest(qd) ** 2)


@over_loops
def test_closed_chains(name: str, kinds: str) -> None:
    """qdd and lam solve the dense system; for welds and points they are Pinocchio's."""
    it = CLOSED[name, kinds]
    tree = without_friction(it.tree)
    judge, n = Pinocchio.of(it.model), tree.n
    ((a, b, rows),) = tree.loops
    for q, any_rates, tau in closed_states(it):
        qd = admissible(tree, q, any_rates)
        held, kappa = constraint(tree, q, qd), growth(tree, q)
        J = held.J
        right = np.concatenate([tau - bias_forces(tree, q, qd), -held.bias])
        whole = np.block([[mass_matrix(tree, q), J.T], [J, np.zeros((len(J), len(J)))]])
        wanted = np.linalg.solve(whole, right)
        qdd, lam = constrained_forward_dynamics(tree, q, qd, tau)
        assert_close(it, qdd, wanted[:n], kappa)
        assert_close(it, lam, wanted[n:], kappa)
        if name in ("weld", "point"):
            frames = (a.name, b.name)
            theirs, wrench = judge.constrained_forward_dynamics(q, qd, tau, frames, turning=name == "point")
            assert_close(it, qdd, theirs, kappa)
            assert_close(it, lam, wrench[list(rows)], kappa)
