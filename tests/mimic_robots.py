"""Robots whose joints follow others: as the core folds them, and `E`, `c` of `q_all = E q + c` worked out here once more."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import yaml

from symdyn.core import Array
from symdyn.core.folding import Folded
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.judge.equality import difference
from symdyn.judge.reference import At, core_results
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Model
from symdyn.quantities import BY_NAME

HAND = """\
name: hand
gravity: [0.3, -9.0, 2.0]
parameters: {grip: 0.3}
links:
  arm: {mass: 2.0, com: [0.1, 0.02, 0.03], inertia: [0.02, 0.03, 0.025, 0.001, 0.002, -0.001]}
  palm: {mass: 0.8, com: [0.03, -0.01, 0.05], inertia: [0.004, 0.005, 0.006, 0.0005, 0, 0.0002]}
  finger: {mass: grip, com: [0.05, 0.01, 0], inertia: [0.0004, 0.001, 0.0012, 0.0001, 0, 0]}
  nail: {mass: 0.2, com: [0.04, 0.0, 0.01], inertia: [0.0003, 0.0006, 0.0007, 0, 0.00005, 0]}
  thumb: {mass: 0.25, com: [0.05, -0.02, 0.01], inertia: [0.0005, 0.0009, 0.001, 0, 0, 0.0001]}
  rack: {mass: 0.4, com: [0.02, 0.01, 0.02], inertia: [0.001, 0.001, 0.0015, 0, 0, 0]}
  swing: {mass: 0.35, com: [0.02, 0.03, 0.02], inertia: [0.001, 0.0012, 0.0015, 0.0001, 0, 0]}
joints:
  shoulder: {type: revolute, parent: base, child: arm, axis: [0, 0, 1], viscous: 0.1, coulomb: 0.2, armature: 0.05}
  rack rail:
    {type: prismatic, parent: base, child: rack, axis: [0.6, 0, 0.8], origin: {xyz: [0, 0.3, 0]}, viscous: 0.3, coulomb: 0.4,
     armature: 0.1, mimic: {joint: knuckle, multiplier: 0.2}}
  wrist: {type: revolute, parent: arm, child: palm, axis: [0, 1, 0], origin: {xyz: [0.4, 0, 0], rpy: [0.3, 0, 0]}}
  nail joint:
    {type: revolute, parent: finger, child: nail, axis: [0, 0, 1], origin: {xyz: [0.1, 0, 0]}, viscous: 0.05, coulomb: 0.03,
     armature: 0.002, mimic: {joint: knuckle, multiplier: 0.7, offset: 0.1}}
  knuckle:
    {type: revolute, parent: palm, child: finger, axis: [0, 0, 1], origin: {xyz: [0.1, 0.05, 0]}, viscous: 0.02, coulomb: 0.01,
     armature: 0.003, limits: [0, 1.2]}
  thumb joint:
    {type: revolute, parent: palm, child: thumb, axis: [0, 0.6, 0.8], origin: {xyz: [0.1, -0.05, 0]},
     mimic: {joint: nail joint, multiplier: -1.5, offset: pi/4}}
  swing joint: {type: revolute, parent: rack, child: swing, axis: [1, 0, 0], origin: {xyz: [0.1, -0.05, 0]}}
tools:
  nail tip: {link: nail, origin: {xyz: [0.08, 0, 0]}, directions: [x, y]}
  thumb tip: {link: thumb, origin: {xyz: [0.08, 0, 0]}, directions: [z]}
  swing tip: {link: swing, origin: {xyz: [0.05, 0, 0.1]}, directions: [x]}
loops:
  - {a: thumb tip, b: swing tip, constrain: [x]}
"""
"""A chain of followers, one that slides after a joint that turns, leaders on other branches and behind what follows them."""

PINCER = """\
name: pincer
links:
  left: {mass: 0.3, com: [0.05, 0.01, 0], inertia: [0.0004, 0.001, 0.0012, 0.0001, 0, 0]}
  right: {mass: 0.25, com: [0.04, 0, 0.02], inertia: [0.0003, 0.0008, 0.001, 0, 0.0001, 0]}
joints:
  left: {type: revolute, parent: base, child: left, axis: [0, 1, 0], armature: 0.01}
  right:
    {type: revolute, parent: left, child: right, axis: [0, 1, 0], origin: {xyz: [0.2, 0, 0]},
     mimic: {joint: left, multiplier: -2}}
tools:
  tip: {link: right, origin: {xyz: [0.08, 0, 0]}, directions: [x]}
"""
"""One degree of freedom, two bodies."""


@dataclass(frozen=True)
class MimicCase:
    """A robot, its folded tree, and `E`, `c` of all joints in the order of the bodies by the leaders' in theirs."""

    robot: Robot
    model: Model
    tree: Folded
    E: Array
    c: Array

    @property
    def n(self) -> int:
        return self.tree.n

    def states(self, count: int, seed: int = 0) -> list[dict[str, Array]]:
        """Random states, the same in every run; velocities are no smaller than the steps of differences."""
        random, size = np.random.default_rng(seed), self.n
        keys = ("q", "qd", "qdd", "tau", "dq", "dqd", "dtau")
        found = [{key: random.uniform(-2.0, 2.0, size) for key in keys} for _ in range(count)]
        for state in found:
            state["qd"] = np.sign(state["qd"]) * np.maximum(np.abs(state["qd"]), 0.1)
        return found

    def core(self, name: str, tool: int = 0, **state: Array) -> list[Array]:
        """What the judge has of the core."""
        tools = self.tree.tools
        return core_results(BY_NAME[name], At(self.tree, state, tools[tool], tools))

    def one(self, name: str, tool: int = 0, **state: Array) -> Array:
        """The only, or the first, result."""
        return self.core(name, tool, **state)[0]

    def close(self, got: Array, wanted: Array, kappa: float = 1.0) -> None:
        found = difference(got, wanted, self.tree.whole.n, kappa)
        assert found.equal, f"entry {found.worst} is {found.got}, not {found.wanted} ({found.ratio:.1f}x)"


def mimic_case(text: str, folder: Path) -> MimicCase:
    """Read a robot file whose joints follow others."""
    file = folder / "robot.yaml"
    file.write_text(text)
    robot = read_robot(file)
    model = numeric_model(robot)
    said = {name: joint.get("mimic") for name, joint in yaml.safe_load(text)["joints"].items()}
    names = [joint.name for joint in model.joints]
    leaders = [name for name in names if not said[name]]

    def position(name: str, q: Array) -> float:
        mimic = said[name]
        if not mimic:
            return float(q[leaders.index(name)])
        number = {"pi/4": np.pi / 4}
        offset = mimic.get("offset", 0.0)
        return float(mimic.get("multiplier", 1.0)) * position(mimic["joint"], q) + number.get(offset, offset)

    c = np.array([position(name, np.zeros(len(leaders))) for name in names])
    columns = [np.array([position(name, unit) for name in names]) - c for unit in np.eye(len(leaders))]
    return case_of(robot, np.array(columns).T, c)


def case_of(robot: Robot, E: Array, c: Array) -> MimicCase:
    """A robot that was read, with `E` and `c` as they were found elsewhere."""
    model = numeric_model(robot)
    return MimicCase(robot, model, Folded.of(model), E, c)
