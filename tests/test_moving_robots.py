"""Robots that ship with a floating base or a joint that follows another: they are what they say they were made of."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.kinematics import pose
from symdyn.core.tree import Tree
from symdyn.description import read_robot
from symdyn.description.robot import FLOATING_BASE
from symdyn.judge.check import check
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Model
from tests.collection import ROOT, case
from tests.oracles.mujoco_oracle import MuJoCo
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text
from tests.test_core_oracles import STATES, assert_equal, dynamics

FLOATING = {"solo12_floating": 12, "humanoid_floating": 29, "anymal": 12, "drone_arm": 3}


def model(name: str, **reading: object) -> Model:
    return numeric_model(read_robot(ROOT / "robots" / f"{name}.yaml", **reading))


@pytest.mark.parametrize("name", ["solo12", "humanoid"])
def test_the_held_robot_set_free(name: str) -> None:
    """The floating file holds the figures of the held one, whose trunk is known but does not count there."""
    free, held = model(f"{name}_floating"), model(name, floating=True)
    assert (free.bodies, free.tools) == (held.bodies, held.tools)
    assert model(f"{name}_floating", lock=[FLOATING_BASE]).bodies == model(name).bodies


@pytest.mark.parametrize("name", FLOATING)
def test_what_floats(name: str) -> None:
    """Six degrees of freedom before those of the joints; every tool hangs on something that moves; no error."""
    found = model(name)
    assert (found.joints[0].name, found.nq, found.nv) == (FLOATING_BASE, 7 + FLOATING[name], 6 + FLOATING[name])
    assert found.tools and all(tool.body >= 0 for tool in found.tools)
    assert not [str(it) for it in check(read_robot(ROOT / "robots" / f"{name}.yaml")) if it.severity.value == "error"]


@pytest.mark.parametrize("name", FLOATING)
def test_equals_pinocchio_and_mujoco(name: str) -> None:
    """M, tau and qdd; both read URDF with a floating joint. The trunk pushed along an axis moves the mass of all links."""
    it = case(ROOT / "robots" / f"{name}.yaml")
    weight = sum(link.mass.value() for link in it.robot.links)
    for judge in (Pinocchio, MuJoCo):
        theirs = judge(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
        for v, *rest in it.states(STATES):
            state = [it.tree.integrate(it.tree.neutral, v), *rest]
            assert_equal(it, dynamics(it, theirs, state))
            assert_equal(it, iter([("mass", mass_matrix(it.tree, state[0])[3:6, 3:6], weight * np.eye(3), 1.0)]))


def test_a_quadruped_is_symmetric() -> None:
    """Anymal's left feet mirror its right ones, front and hind alike, to the length of a shank."""
    tree = Tree.of(model("anymal"))
    feet = {tool.name: pose(tree, tree.neutral, tool)[:3, 3] for tool in tree.tools}
    assert np.allclose(feet["LF_FOOT"] * [1, -1, 1], feet["RF_FOOT"]) and np.allclose(
        feet["LH_FOOT"] * [-1, 1, 1], feet["LF_FOOT"]
    )


def test_fingers_that_are_held_give_the_panda() -> None:
    """With both fingers shut it is `panda`; the one follows the other with the same way."""
    held, panda = model("panda_hand", lock=["panda_finger*"]), model("panda")
    assert held.bodies == panda.bodies
    joints = {joint.name: joint for joint in read_robot(ROOT / "robots" / "panda_hand.yaml").joints}
    mimic = joints["panda_finger_joint2"].mimic
    assert mimic and (mimic.joint, mimic.multiplier.value(), mimic.offset.value()) == ("panda_finger_joint1", 1.0, 0.0)
