"""Pieces that joint entries and DH rows of a robot file have in common."""

from __future__ import annotations

from typing import TypedDict

from symdyn.description.expressions import Expression
from symdyn.description.robot import Pose
from symdyn.description.yaml_nodes import Mapping, YamlValue


class JointExtras(TypedDict):
    """The keys of a joint that say nothing about where it sits."""

    limits: tuple[Expression, Expression] | None
    viscous: Expression
    coulomb: Expression
    armature: Expression
    locked: Expression | None


def joint_extras(fields: Mapping) -> JointExtras:
    """Read limits, friction, armature and `locked` of a joint entry."""
    return JointExtras(
        limits=fields.read("limits", _limits, None),
        viscous=fields.number("viscous"),
        coulomb=fields.number("coulomb"),
        armature=fields.number("armature"),
        locked=fields.read("locked", lambda value: value.number(parameters=False), None),
    )


def read_pose(value: YamlValue) -> Pose:
    """Read `{xyz: […], rpy: […]}`; positions may use parameters, angles may not."""
    fields = value.mapping("{xyz: [x, y, z], rpy: [roll, pitch, yaw]}")
    pose = Pose(fields.triple("xyz"), fields.triple("rpy", parameters=False))
    fields.close()
    return pose


def _limits(value: YamlValue) -> tuple[Expression, Expression]:
    low, high = value.numbers(2, "[low, high]", parameters=False)
    if low.value() > high.value():
        value.error(f"must go from low to high, got [{low.text}, {high.text}]", "swap them")
    return low, high
