"""The joints and tools of a robot as plain numbers, at the defaults of its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from symdyn.description.robot import Robot, Triple
from symdyn.model.tree import Model

Vector = tuple[float, float, float]


@dataclass(frozen=True)
class Joint:
    """A joint that moves by itself.

    Attributes:
        name: as in the robot file.
        index: its place in q.
        kind: `revolute`, `continuous` or `prismatic`.
        unit: of its position, `rad` or `m`.
        limits: smallest and largest position, where the file states them.
        parent, child: the links that it joins.
    """

    name: str
    index: int
    kind: str
    unit: str
    limits: tuple[float, float] | None
    parent: str
    child: str


@dataclass(frozen=True)
class Tool:
    """A named frame on a link.

    Attributes:
        name: as in the robot file.
        link: that it sits on.
        position: of its origin in the link's frame, m.
        rpy: roll, pitch and yaw of its axes in the link's frame, rad.
        directions: the rows of its Jacobian that matter, of `x y z rx ry rz`; empty for all six.
    """

    name: str
    link: str
    position: Vector
    rpy: Vector
    directions: tuple[str, ...]


def joints_of(robot: Robot, model: Model) -> tuple[Joint, ...]:
    """The joints that move by themselves, in the order of q."""
    said = {joint.name: joint for joint in robot.joints}
    places = accumulate((joint.motion.nq for joint in model.leaders), initial=0)
    return tuple(
        Joint(
            name=joint.name,
            index=place,
            kind=said[joint.name].kind.value,
            unit=joint.motion.unit,
            limits=None if joint.limits is None else (float(joint.limits[0]), float(joint.limits[1])),
            parent=said[joint.name].parent,
            child=said[joint.name].child,
        )
        for place, joint in zip(places, model.leaders, strict=False)
    )


def tools_of(robot: Robot) -> tuple[Tool, ...]:
    """The tools, in the order of the file."""
    values = robot.defaults
    return tuple(
        Tool(tool.name, tool.link, _vector(tool.origin.xyz, values), _vector(tool.origin.rpy, values), tool.directions)
        for tool in robot.tools
    )


def _vector(triple: Triple, values: Mapping[str, float]) -> Vector:
    x, y, z = (entry.value(values) for entry in triple)
    return x, y, z
