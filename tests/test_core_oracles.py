"""The core against Pinocchio and MuJoCo, for every robot, at 20 random states, under the project's rule of equality."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, jacobian_rate, pose
from symdyn.core.newton_euler import friction_forces, inverse_dynamics
from symdyn.judge.equality import difference
from tests.collection import ALL, URDFS, Case, case, name_of
from tests.oracles.mujoco_oracle import MuJoCo
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text

STATES = 20
# MuJoCo refuses inertias that no rigid body has, and moving links that have none (`symdyn check` names both).
REFUSED_BY_MUJOCO = {"allegro.yaml", "puma560.yaml", "allegro_right_dex.urdf", "oblique_axis_tree.urdf"} | {
    "two_joint_fixed_bullet.urdf",
    "cardan.urdf",
}

Comparison = tuple[str, np.ndarray, np.ndarray, float]


def dynamics(it: Case, judge: Pinocchio | MuJoCo, state: np.ndarray) -> Iterator[Comparison]:
    """M, tau and qdd; friction, which the judges do not have, is taken out."""
    q, qd, qdd, tau = state
    tree = it.tree
    kappa = float(np.linalg.cond(mass_matrix(tree, q)))
    friction = friction_forces(tree, qd)
    yield "M", mass_matrix(tree, q), judge.mass_matrix(q), 1.0
    yield "tau", inverse_dynamics(tree, q, qd, qdd) - friction, judge.inverse_dynamics(q, qd, qdd), 1.0
    yield "qdd", forward_dynamics(tree, q, qd, tau + friction), judge.forward_dynamics(q, qd, tau), kappa


def assert_equal(it: Case, comparisons: Iterator[Comparison]) -> None:
    for what, got, wanted, kappa in comparisons:
        found = difference(got, wanted, it.tree.n, kappa)
        assert found.equal, f"{it.path.name}: {what}{list(found.worst)} is {found.got}, not {found.wanted}"


@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_equals_pinocchio(path: Path) -> None:
    """M, tau, qdd, M^-1, poses, Jacobians and their rates are Pinocchio's, which lumps and orders by itself."""
    it = case(path)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(STATES):
        assert_equal(it, dynamics(it, judge, state))
        assert_equal(it, everything_else(it, judge, state, TOOL_PREFIX))


@pytest.mark.parametrize("path", URDFS, ids=name_of)
def test_equals_pinocchio_reading_the_file_itself(path: Path) -> None:
    """The same with Pinocchio's own URDF reader on the untouched file: nothing gets lost in ours."""
    it = case(path)
    judge = Pinocchio(path.read_text(), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(STATES):
        assert_equal(it, dynamics(it, judge, state))
        assert_equal(it, everything_else(it, judge, state, ""))


def everything_else(it: Case, judge: Pinocchio, state: np.ndarray, prefix: str) -> Iterator[Comparison]:
    q, qd = state[:2]
    kappa = float(np.linalg.cond(mass_matrix(it.tree, q)))
    yield "M^-1", mass_matrix_inverse(it.tree, q), judge.mass_matrix_inverse(q), kappa
    for tool in it.tree.tools:
        frame = prefix + tool.name
        yield f"pose {tool.name}", pose(it.tree, q, tool), judge.pose(q, frame), 1.0
        yield f"J {tool.name}", jacobian(it.tree, q, tool), judge.jacobian(q, frame), 1.0
        yield f"Jd {tool.name}", jacobian_rate(it.tree, q, qd, tool), judge.jacobian_rate(q, qd, frame), 1.0


@pytest.mark.parametrize("path", [p for p in ALL if p.name not in REFUSED_BY_MUJOCO], ids=name_of)
def test_equals_mujoco(path: Path) -> None:
    """M, tau, qdd and Jacobians are MuJoCo's."""
    it = case(path)
    judge = MuJoCo(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(STATES):
        assert_equal(it, dynamics(it, judge, state))
        for tool in it.tree.tools:
            theirs = judge.jacobian(state[0], TOOL_PREFIX + tool.name)
            assert_equal(it, iter([(f"J {tool.name}", jacobian(it.tree, state[0], tool), theirs, 1.0)]))


@pytest.mark.parametrize("path", [p for p in ALL if p.name in REFUSED_BY_MUJOCO], ids=name_of)
def test_mujoco_still_refuses(path: Path) -> None:
    """The list of robots that MuJoCo does not take is not longer than it must be."""
    it = case(path)
    with pytest.raises(ValueError, match="inertia"):
        MuJoCo(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
