"""Pieces that joint entries and DH rows of a robot file have in common."""

from __future__ import annotations

from typing import TypedDict

from symdyn.description.expressions import ONE, Expression
from symdyn.description.robot import JointKind, Mimic, Pose
from symdyn.description.yaml_nodes import Mapping, YamlValue


class JointExtras(TypedDict):
    """The keys of a joint that say nothing about where it sits."""

    limits: tuple[Expression, Expression] | None
    viscous: Expression
    coulomb: Expression
    armature: Expression
    locked: Expression | None
    mimic: Mimic | None


def joint_extras(fields: Mapping, kind: JointKind) -> JointExtras:
    """Read limits, friction, armature, `locked` and `mimic` of a joint entry."""
    if not kind.single and kind is not JointKind.FIXED:
        for key in ("limits", "mimic"):
            value = fields.take(key)
            if value:
                value.error(f"is of a joint that one number moves, not of a {kind.value} one", "leave it out")
    return JointExtras(
        limits=fields.read("limits", _limits, None),
        viscous=fields.number("viscous"),
        coulomb=fields.number("coulomb"),
        armature=fields.number("armature"),
        locked=fields.read("locked", lambda value: _locked(value, kind), None),
        mimic=fields.read("mimic", _mimic, None),
    )


def _locked(value: YamlValue, kind: JointKind) -> Expression:
    position = value.number(parameters=False)
    if not kind.single and kind is not JointKind.FIXED and not position.is_zero:
        value.error(f"must be 0 for a {kind.value} joint, got {position.text}", "it is held where it moves nothing")
    return position


def _mimic(value: YamlValue) -> Mimic:
    fields = value.mapping("{joint: NAME, multiplier: 1, offset: 0}")
    joint = fields.need("joint", "the name of the joint that it follows")
    found = Mimic(
        joint=joint.text() if joint else "",
        multiplier=fields.read("multiplier", lambda entry: entry.number(parameters=False), ONE),
        offset=fields.number("offset", parameters=False),
    )
    fields.close()
    return found


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
