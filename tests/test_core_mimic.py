"""Joints that follow others, in the core: against Pinocchio's, its free ones folded densely, and the constrained tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings

from symdyn.core import Array
from symdyn.core.composite import mass_matrix
from symdyn.core.folding import Folded, tree_of
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, jacobian_rate
from symdyn.core.newton_euler import bias_forces, friction_forces, gravity_forces
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from tests.collection import URDFS, name_of
from tests.mimic_robots import HAND, PINCER, MimicCase, case_of, mimic_case
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.strategies import mimic_yaml
from tests.test_core_identities import assert_near, gradient, slope

STATES = 20
MANY = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
over_robots = pytest.mark.parametrize("text", [HAND, PINCER], ids=["hand", "pincer"])


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], MimicCase]:
    return lambda text: mimic_case(text, tmp_path)


def unarmed(it: MimicCase) -> MimicCase:
    """Without friction and armature, which Pinocchio has none of or forgets."""
    model = it.model.chosen(friction=False, armature=False)
    return replace(it, model=model, tree=Folded.of(model))


@pytest.mark.parametrize("path", [path for path in URDFS if "<mimic" in path.read_text()], ids=name_of)
def test_equals_pinocchio_reading_the_file_itself(path: Path) -> None:
    """M, tau and Jacobians of real grippers are those of Pinocchio's mimic joints."""
    robot = read_robot(path, literal_angles=True)
    it = unarmed(case_of(robot, np.zeros((0, 0)), np.zeros(0)))
    assert it.model.folds
    equals_pinocchio(it, path.read_text(), "", STATES)


@given(text=mimic_yaml(largest=7))
@MANY
def test_random_trees_equal_pinocchio(text: str, tmp_path: Path) -> None:
    """The same where what is followed comes first, which Pinocchio asks for."""
    it = unarmed(mimic_case(text, tmp_path))
    follows = enumerate(joint.follows for joint in it.model.joints)
    assume(all(step is None or step.leader < i for i, step in follows))
    equals_pinocchio(it, urdf_text(it.robot), TOOL_PREFIX, 3)


def equals_pinocchio(it: MimicCase, urdf: str, prefix: str, states: int) -> None:
    names, none = [joint.name for joint in it.model.leaders], np.zeros(it.n)
    judge = Pinocchio(urdf, names, it.tree.whole.gravity, none, mimic=True)
    for state in it.states(states):
        q, qd, qdd = state["q"], state["qd"], state["qdd"]
        it.close(it.one("mass_matrix", q=q), judge.mass_matrix(q))
        it.close(it.one("inverse_dynamics", q=q, qd=qd, qdd=qdd), judge.inverse_dynamics(q, qd, qdd))
        for t, tool in enumerate(it.tree.tools):
            it.close(it.one("jacobian", t, q=q), judge.jacobian(q, prefix + tool.name))


@given(text=mimic_yaml(largest=7))
@MANY
def test_random_trees_equal_folded_ones_of_pinocchio(text: str, tmp_path: Path) -> None:
    """With armature: Pinocchio's tree with all joints free, folded by an `E` that was found from the file by hand."""
    it = mimic_case(text, tmp_path)
    judge, E = Pinocchio.of(it.model.unfolded), it.E
    for state in it.states(3):
        q, v, a = it.E @ state["q"] + it.c, E @ state["qd"], E @ state["qdd"]
        given = {key: state[key] for key in ("q", "qd", "qdd")}
        friction = E.T @ friction_forces(it.tree.whole, v)
        it.close(it.one("mass_matrix", **given), E.T @ judge.mass_matrix(q) @ E)
        it.close(it.one("inverse_dynamics", **given) - friction, E.T @ judge.inverse_dynamics(q, v, a))
        it.close(it.one("coriolis_matrix", **given), E.T @ judge.coriolis_matrix(q, v) @ E)
        by_q, by_qd, _ = judge.inverse_dynamics_derivatives(q, v, a)
        got = it.core("inverse_dynamics_derivatives", **given)
        it.close(got[0], E.T @ by_q @ E)
        it.close(got[1], E.T @ (by_qd + np.diag(it.tree.whole.viscous)) @ E)
        it.close(it.one("jacobian_rate", **given), judge.jacobian_rate(q, v, it.tree.tools[0].name) @ E)
        it.close(it.one("potential_energy", **given), np.asarray(judge.potential_energy(q)))


def as_constrained(it: MimicCase, q: Array) -> tuple[Array, Array, float]:
    """Rows `c v_all = 0` that hold what follows, `E M_r^-1 E*` as the constrained tree has it, and how far to trust that."""
    N, whole = len(it.E), it.tree.whole
    rows = np.linalg.svd(it.E.T)[2][it.n :] if it.n < N else np.zeros((0, N))
    M = mass_matrix(whole, it.E @ q + it.c)
    inverse = mass_matrix_inverse(whole, it.E @ q + it.c)
    cut = rows @ inverse @ rows.T
    held = inverse - inverse @ rows.T @ np.linalg.solve(cut, rows @ inverse)
    return rows, held, float(np.linalg.cond(M) * np.linalg.cond(cut))


@given(text=mimic_yaml(largest=6))
@MANY
def test_the_inverse_is_that_of_the_constrained_tree(text: str, tmp_path: Path) -> None:
    """Forward dynamics, M^-1 and responses by constraints on the tree with all joints free, whose gains are per body."""
    it = mimic_case(text, tmp_path)
    E, whole = it.E, it.tree.whole
    pinv = np.linalg.pinv(E)
    for state in it.states(2):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        at, v = E @ q + it.c, E @ qd
        rows, held, kappa = as_constrained(it, q)
        if kappa > 1e10:
            continue
        it.close(E @ it.one("mass_matrix_inverse", q=q) @ E.T, held, kappa)
        free = forward_dynamics(whole, at, v, pinv.T @ tau)
        inverse = mass_matrix_inverse(whole, at)
        lam = np.linalg.solve(rows @ inverse @ rows.T, rows @ free)
        it.close(E @ it.one("forward_dynamics", q=q, qd=qd, tau=tau), free - inverse @ rows.T @ lam, kappa)
        J, drift = jacobian(whole, at, whole.tools[0]), jacobian_rate(whole, at, v, whole.tools[0]) @ v
        it.close(it.one("operational_inertia_inverse", q=q), J @ held @ J.T, kappa)
        f = np.arange(1.0, 7.0)
        it.close(E @ it.one("tip_force_acceleration", q=q, f=f), held @ J.T @ f, kappa)
        under = it.one("forward_dynamics_under_forces", q=q, qd=qd, tau=tau, wrenches=f[None])
        pushed = it.one("forward_dynamics", q=q, qd=qd, tau=tau) + it.one("tip_force_acceleration", q=q, f=f)
        it.close(under, pushed, kappa)
        parts = it.core("acceleration_parts", q=q, qd=qd, tau=tau)
        it.close(sum(parts), it.one("forward_dynamics", q=q, qd=qd, tau=tau), kappa)
        assert drift.shape == (6,)


@over_robots
def test_factors_are_those_of_the_folded_matrix(text: str, read: Callable[[str], MimicCase]) -> None:
    """`M = U D U*`, `W U = 1`, `W* D^-1 W = M^-1`."""
    it = read(text)
    for state in it.states(STATES):
        q = state["q"]
        M, (U, D), (W, D_w) = it.one("mass_matrix", q=q), it.core("udu", q=q), it.core("innovations", q=q)
        kappa = float(np.linalg.cond(M))
        it.close(U @ np.diag(D) @ U.T, M)
        it.close(W @ U, np.eye(it.n), kappa)
        it.close(it.one("mass_matrix_inverse", q=q) @ M, np.eye(it.n), kappa)
        assert np.array_equal(D, D_w) and (D > 0).all()


@over_robots
def test_derivatives_are_differences(text: str, read: Callable[[str], MimicCase]) -> None:
    """Of forward dynamics by q and qd, of M by q, of Jacobians along the motion; perturbations are their products."""
    it = read(text)
    for state in it.states(3):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        by_q, by_qd, by_tau = it.core("forward_dynamics_derivatives", q=q, qd=qd, tau=tau)
        qdd = it.one("forward_dynamics", q=q, qd=qd, tau=tau)
        size = 100.0 * float(np.abs(qdd).max())
        assert_near(by_q, gradient(lambda x, s=state: it.one("forward_dynamics", **{**s, "q": x}), q).T, size)
        assert_near(by_qd, gradient(lambda x, s=state: it.one("forward_dynamics", **{**s, "qd": x}), qd).T, size)
        A, B = it.core("state_space", q=q, qd=qd, tau=tau)
        n = it.n
        it.close(A, np.block([[np.zeros((n, n)), np.eye(n)], [by_q, by_qd]]))
        it.close(B, np.vstack([np.zeros((n, n)), by_tau]))
        changed = it.one("forward_dynamics_perturbation", **state)
        it.close(changed, by_q @ state["dq"] + by_qd @ state["dqd"] + by_tau @ state["dtau"])
        back = it.one("inverse_dynamics_perturbation", **{**state, "qdd": qdd, "dqdd": changed})
        it.close(back, state["dtau"], 1e6)
        M = it.one("mass_matrix", q=q)
        assert_near(
            it.one("mass_matrix_sensitivity", q=q), gradient(lambda x: it.one("mass_matrix", q=x), q), np.abs(M).max()
        )
        rate = slope(lambda t, q=q, qd=qd: it.one("mass_matrix", q=q + t * qd))
        assert_near(it.one("mass_matrix_rate", q=q, qd=qd), rate, float(np.abs(M).max()))
        rate = slope(lambda t, q=q, qd=qd: it.one("jacobian", q=q + t * qd))
        assert_near(it.one("jacobian_rate", q=q, qd=qd), rate, 1.0)


@over_robots
def test_power_is_balanced(text: str, read: Callable[[str], MimicCase]) -> None:
    """Energies change by what the joint forces do less friction, and `M = d²T/dqd²`."""
    it = read(text)
    for state in it.states(5):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        qdd = it.one("forward_dynamics", q=q, qd=qd, tau=tau)

        def energy(t: float, q: Array = q, qd: Array = qd) -> Array:
            moved = {"q": q + t * qd, "qd": qd}
            return it.one("kinetic_energy", **moved) + it.one("potential_energy", **moved)

        M, friction = it.one("mass_matrix", q=q), friction_forces(it.tree.whole, it.E @ qd) @ (it.E @ qd)
        assert_near(slope(energy) + qd @ M @ qdd, np.asarray(tau @ qd - friction), 100.0 * float(np.abs(tau).max()))
        it.close(it.one("kinetic_energy", q=q, qd=qd), np.asarray(qd @ M @ qd / 2))


@over_robots
def test_diagonalised_dynamics(text: str, read: Callable[[str], MimicCase]) -> None:
    """`xi = U* qd` changes as the equation says, `nu·C_nu = 0`, and the normalised forms are the others scaled."""
    it = read(text)
    for state in it.states(3):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        U, D = it.core("udu", q=q)
        xi, root = U.T @ qd, np.sqrt(D)
        qdd = it.one("forward_dynamics", q=q, qd=qd, tau=tau)
        moving = slope(lambda t, q=q, qd=qd, a=qdd: it.core("udu", q=q + t * qd)[0].T @ (qd + t * a))
        xid, back = it.core("diagonal_simulation_step", q=q, xi=xi, tau=tau)
        it.close(back, qd, 1e4)
        assert_near(xid, moving, 100.0 * float(np.abs(qdd).max()))
        kappa = np.linalg.solve(U, tau)
        it.close(it.one("working_moments_unnormalised", q=q, tau=tau), kappa, 1e4)
        it.close(it.one("joint_moments_unnormalised", q=q, kappa=kappa), tau, 1e4)
        it.close(it.one("diagonal_forward_dynamics_unnormalised", q=q, xi=xi, kappa=kappa), xid, 1e4)
        nu, eps = root * xi, kappa / root
        it.close(it.one("diagonal_rates", q=q, qd=qd), nu, 1e4)
        it.close(it.one("joint_rates", q=q, nu=nu), qd, 1e4)
        it.close(it.one("working_moments", q=q, tau=tau), eps, 1e4)
        it.close(it.one("joint_moments", q=q, epsilon=eps), tau, 1e4)
        C_nu = it.one("diagonal_coriolis", q=q, nu=nu)
        assert abs(nu @ C_nu) <= 1e-11 * np.linalg.norm(nu) * max(np.linalg.norm(C_nu), 1e-3)
        D_rate = slope(lambda t, q=q, qd=qd: it.core("udu", q=q + t * qd)[1])
        nud = root * xid + D_rate / (2 * root) * xi
        assert_near(it.one("diagonal_forward_dynamics", q=q, nu=nu, epsilon=eps), nud, 100.0 * float(np.abs(nud).max()))


def test_closed_loops(read: Callable[[str], MimicCase]) -> None:
    """The equations of motion hold with the loop forces, and the cut stays closed; by the constrained tree as well."""
    it = read(HAND)
    for state in it.states(5):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        J, bias = it.core("loop_constraint", q=q, qd=qd)
        qdd, lam = it.core("constrained_forward_dynamics", q=q, qd=qd, tau=tau)
        it.close(J @ qdd, -bias, 1e4)
        needed = it.one("inverse_dynamics", q=q, qd=qd, qdd=qdd)
        it.close(tau - J.T @ lam, needed, 1e4)
        it.close(it.one("loop_inertia", q=q) @ it.one("free_loop_acceleration", q=q, qd=qd, tau=tau), lam, 1e4)
        e = slope(lambda t, q=q, qd=qd: it.core("closure_error", q=q + t * qd, qd=qd)[0])
        assert_near(it.core("closure_error", q=q, qd=qd)[1], e, 1.0)
        _, held, kappa = as_constrained(it, q)
        J_t, J_c = jacobian(it.tree.whole, it.E @ q + it.c, it.tree.tools[0]), np.linalg.pinv(it.E).T @ J.T
        cut = held @ J_c @ np.linalg.solve(J_c.T @ held @ J_c, J_c.T @ held)
        it.close(it.one("constrained_operational_inertia_inverse", q=q), J_t @ (held - cut) @ J_t.T, kappa)


@over_robots
def test_operational_space(text: str, read: Callable[[str], MimicCase]) -> None:
    """`Lambda xdd + mu = J_bar* tau` along the directions of the tools, whatever tau."""
    it = read(text)
    for state in it.states(5):
        q, qd, tau = state["q"], state["qd"], state["tau"]
        for t, tool in enumerate(it.tree.tools):
            rows = list(tool.rows)
            J, drift = it.one("jacobian", t, q=q)[rows], it.one("jacobian_rate", t, q=q, qd=qd)[rows] @ qd
            moved = J @ it.one("forward_dynamics", q=q, qd=qd, tau=tau) + drift
            Lambda, J_bar = (it.one(name, t, q=q) for name in ("operational_inertia", "dynamically_consistent_inverse"))
            mu = it.one("operational_bias", t, q=q, qd=qd)
            it.close(Lambda @ moved + mu, J_bar.T @ tau, 1e4)
            it.close(J @ J_bar, np.eye(len(rows)), 1e4)


def test_coulomb_friction_is_that_of_all_joints(read: Callable[[str], MimicCase]) -> None:
    """`sum k c sign(k v)` and `k² viscous`; gravity folds with k too, armature with its square."""
    it = read(HAND)
    whole, still = it.tree.whole, np.zeros(it.n)
    qd = np.array([0.0, 0.0, -0.7, 0.0])
    folded = it.one("bias_forces", q=still, qd=qd) - E_bias(it, still, qd)
    knuckle, nail, thumb, rack = 2, 0.7, -1.05, 0.2
    by_coulomb = -(0.01 + nail * 0.03 + rack * 0.4)
    by_viscous = -0.7 * (0.02 + nail**2 * 0.05 + rack**2 * 0.3)
    assert thumb == pytest.approx(it.E[[j.name for j in it.model.joints].index("thumb joint"), knuckle])
    it.close(folded[knuckle], np.asarray(by_coulomb + by_viscous))
    it.close(it.one("gravity_forces", q=still), it.E.T @ gravity_forces(whole, it.c))
    armature = it.one("mass_matrix", q=still) - unarmed(it).one("mass_matrix", q=still)
    it.close(np.diag(armature), np.array([0.05, 0.0, 0.003 + nail**2 * 0.002 + rack**2 * 0.1, 0.0]))


def E_bias(it: MimicCase, q: Array, qd: Array) -> Array:
    """The bias without friction."""
    rough, rates = it.tree.whole, it.E @ qd
    smooth = replace(rough, viscous=0 * rough.viscous, coulomb=0 * rough.coulomb)
    return it.E.T @ bias_forces(smooth, it.E @ q + it.c, rates)


def test_positions_integrate_as_those_of_the_leaders(read: Callable[[str], MimicCase]) -> None:
    """The folded tree has the sizes, the neutral position and the steps of the joints that move by themselves."""
    it = read(HAND)
    tree, v = it.tree, np.array([0.1, 0.2, 0.3, 0.4])
    assert (tree.n, tree.nq, tree.bodies) == (4, 4, 7) and it.model.nv == it.model.nq == 4
    assert np.array_equal(tree.neutral, np.zeros(4)) and tree.turning.all()
    assert np.allclose(tree.integrate(2 * v, v), 3 * v, atol=1e-15)
    assert np.allclose(tree.position_rate(v, v), v, atol=1e-15) and np.array_equal(tree.normalised(v), v)


def test_a_tree_without_followers_is_itself(read: Callable[[str], MimicCase]) -> None:
    tree = tree_of(read(PINCER.replace("mimic: {joint: left, multiplier: -2}", "")).model)
    assert isinstance(tree, Tree) and tree.whole is tree
