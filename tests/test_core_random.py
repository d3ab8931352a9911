"""The core against Pinocchio and MuJoCo on random trees: whatever order, branching, axes and fixed joints there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from hypothesis import HealthCheck, given, settings

from symdyn.core.kinematics import jacobian
from symdyn.core.tree import Tree
from symdyn.description.yaml_file import read_yaml
from symdyn.judge.equality import difference, scale_of
from symdyn.model.assemble import numeric_model
from tests.collection import Case
from tests.oracles.mujoco_oracle import MuJoCo
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.strategies import robot_yaml
from tests.test_core_oracles import Comparison, dynamics, everything_else

STATES = 4
MANY = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def case_of(text: str) -> Case:
    robot = read_yaml(text, "robot.yaml")
    model = numeric_model(robot)
    return Case(Path("robot.yaml"), robot, model, Tree.of(model))


def assert_equal(it: Case, states: list[list[Comparison]]) -> None:
    """Compare what was found at every state; an output has the size it has over all of them."""
    for compared in zip(*states, strict=True):
        scale = scale_of(np.array([wanted for _, _, wanted, _ in compared]))
        for what, got, wanted, kappa in compared:
            found = difference(got, wanted, it.tree.n, kappa, scale=scale)
            assert found.equal, f"{what}{list(found.worst)} is {found.got}, not {found.wanted} ({found.ratio:.2g})"


@given(text=robot_yaml(largest=8))
@MANY
def test_random_trees_equal_pinocchio(text: str) -> None:
    """M, tau, qdd, M^-1, poses, Jacobians and their rates of random trees are Pinocchio's."""
    it = case_of(text)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    assert_equal(
        it,
        [[*dynamics(it, judge, state), *everything_else(it, judge, state, TOOL_PREFIX)] for state in it.states(STATES)],
    )


@given(text=robot_yaml(largest=8))
@MANY
def test_random_trees_equal_mujoco(text: str) -> None:
    """M, tau, qdd and Jacobians of random trees are MuJoCo's; their links are solid bodies, so it takes all of them."""
    it = case_of(text)
    judge = MuJoCo(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    assert_equal(it, [[*dynamics(it, judge, state), *jacobians(it, judge, state[0])] for state in it.states(STATES)])


def jacobians(it: Case, judge: MuJoCo, q: np.ndarray) -> Iterator[Comparison]:
    for tool in it.tree.tools:
        yield f"J {tool.name}", jacobian(it.tree, q, tool), judge.jacobian(q, TOOL_PREFIX + tool.name), 1.0
