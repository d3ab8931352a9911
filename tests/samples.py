"""Small robots as text, and short ways to read them."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.kinematics import pose
from symdyn.core.tree import Tree
from symdyn.description.robot import Robot
from symdyn.description.urdf import read_urdf
from symdyn.description.yaml_file import read_yaml
from symdyn.faults import Fault, InputError
from symdyn.model.assemble import numeric_model

TWO_LINK = """\
name: two_link
gravity: [0, 0, -9.81]          # in the base frame
parameters:                     # stay symbols
  payload: 0.0
links:
  upper: {mass: 1.2, com: [0.15, 0, 0], inertia: [0.001, 0.02, 0.02, 0, 0, 0]}
  fore:  {mass: "0.8 + payload", com: [0.1, 0, 0], inertia: {about: origin, xx: 0.001, yy: 0.01, zz: 0.01}}
joints:
  shoulder: {type: revolute, parent: base, child: upper, axis: [0, 0, 1], limits: [-pi, pi],
             viscous: 0.1, coulomb: 0.0, armature: 0.02}
  elbow:    {type: revolute, parent: upper, child: fore, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0], rpy: [0, 0, 0]}}
tools:
  gripper:  {link: fore, origin: {xyz: [0.2, 0, 0]}}
loops: []
"""

ARM_URDF = """\
<?xml version="1.0"?>
<robot name="arm">
  <link name="world"/>
  <link name="upper">
    <inertial>
      <origin xyz="0.1 0.02 0" rpy="0.3 -0.2 0.5"/>
      <mass value="1.5"/>
      <inertia ixx="0.01" iyy="0.02" izz="0.025" ixy="0.001" ixz="-0.002" iyz="0.0005"/>
    </inertial>
  </link>
  <link name="plate">
    <inertial>
      <origin xyz="0 0.05 0.01"/>
      <mass value="0.4"/>
      <inertia ixx="0.002" iyy="0.003" izz="0.004" ixy="0" ixz="0" iyz="0"/>
    </inertial>
  </link>
  <link name="slide">
    <inertial>
      <mass value="0.7"/>
      <inertia ixx="0.004" iyy="0.005" izz="0.006" ixy="0" ixz="0" iyz="0"/>
    </inertial>
  </link>
  <joint name="shoulder" type="revolute">
    <parent link="world"/>
    <child link="upper"/>
    <origin xyz="0 0 0.5" rpy="0 1.5708 0"/>
    <axis xyz="0 0 1"/>
    <limit lower="-2" upper="2" effort="10" velocity="3"/>
    <dynamics damping="0.3" friction="0.2"/>
  </joint>
  <joint name="bolt" type="fixed">
    <parent link="upper"/>
    <child link="plate"/>
    <origin xyz="0.2 0 0.1" rpy="0.4 0 0.7"/>
  </joint>
  <joint name="rail" type="prismatic">
    <parent link="plate"/>
    <child link="slide"/>
    <origin xyz="0 0.1 0"/>
    <limit lower="0" upper="0.4" effort="10" velocity="3"/>
  </joint>
</robot>
"""


def from_yaml(text: str) -> Robot:
    return read_yaml(text, "robot.yaml")


def from_urdf(text: str, **options: object) -> Robot:
    return read_urdf(text.encode(), "robot.urdf", **options)


def refused(read: object, text: str, **options: object) -> tuple[Fault, ...]:
    """The faults for which the text is refused."""
    with pytest.raises(InputError) as caught:
        read(text, **options)
    return caught.value.faults


def tree(robot: Robot) -> Tree:
    return Tree.of(numeric_model(robot))


def tool_pose(robot: Robot, q: list[float], tool: int = 0) -> np.ndarray:
    """The 4x4 pose of a tool."""
    return pose(tree(robot), np.array(q), tree(robot).tools[tool])


def masses(robot: Robot, q: list[float]) -> np.ndarray:
    """The mass matrix."""
    return mass_matrix(tree(robot), np.array(q))


def matrix(xyz: tuple[float, float, float] = (0, 0, 0), turn: np.ndarray | None = None) -> np.ndarray:
    """A 4x4 matrix from a position and a rotation."""
    T = np.eye(4)
    T[:3, 3] = xyz
    if turn is not None:
        T[:3, :3] = turn
    return T


def about(axis: str, angle: float) -> np.ndarray:
    """The rotation by an angle about x, y or z."""
    c, s = np.cos(angle), np.sin(angle)
    rows = {"x": [[1, 0, 0], [0, c, -s], [0, s, c]], "y": [[c, 0, s], [0, 1, 0], [-s, 0, c]]}
    return np.array(rows.get(axis, [[c, -s, 0], [s, c, 0], [0, 0, 1]]))
