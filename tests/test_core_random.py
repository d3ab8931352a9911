"""The core against Pinocchio and MuJoCo on random trees: whatever order, branching, axes and fixed joints there are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from hypothesis import HealthCheck, given, settings

from symdyn.core.kinematics import jacobian
from symdyn.core.tree import Tree
from symdyn.description.yaml_file import read_yaml
from symdyn.model.build import numeric_model
from tests.collection import Case
from tests.oracles.mujoco_oracle import MuJoCo
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.strategies import robot_yaml
from tests.test_core_oracles import assert_equal, dynamics, everything_else

STATES = 5
MANY = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def case_of(text: str) -> Case:
    robot = read_yaml(text, "robot.yaml")
    model = numeric_model(robot)
    return Case(Path("robot.yaml"), robot, model, Tree.of(model))


@given(text=robot_yaml(largest=9))
@MANY
def test_random_trees_equal_pinocchio(text: str) -> None:
    """M, tau, qdd, M^-1, poses, Jacobians and their rates of random trees are Pinocchio's."""
    it = case_of(text)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(STATES):
        assert_equal(it, dynamics(it, judge, state))
        assert_equal(it, everything_else(it, judge, state, TOOL_PREFIX))


@given(text=robot_yaml(largest=9))
@MANY
def test_random_trees_equal_mujoco(text: str) -> None:
    """M, tau, qdd and Jacobians of random trees are MuJoCo's; their links are solid bodies, so it takes all of them."""
    it = case_of(text)
    judge = MuJoCo(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for state in it.states(STATES):
        assert_equal(it, dynamics(it, judge, state))
        for tool in it.tree.tools:
            theirs = judge.jacobian(state[0], TOOL_PREFIX + tool.name)
            ours = jacobian(it.tree, np.asarray(state[0]), tool)
            assert_equal(it, iter([(f"J {tool.name}", ours, theirs, 1.0)]))
