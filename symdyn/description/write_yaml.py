"""A `Robot` as the text of a robot file, exact to the digit: what was read reads back to the same model."""

from __future__ import annotations

import json
import re

from symdyn.description.expressions import Expression
from symdyn.description.floating import base_name
from symdyn.description.robot import (
    ORIGIN,
    Inertia,
    Joint,
    JointKind,
    Link,
    Loop,
    Pose,
    Robot,
    Tool,
    Triple,
)

_PLAIN = re.compile(r"[A-Za-z_][\w.\-]*", re.ASCII)
_WORDS_OF_YAML = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}


def yaml_text(robot: Robot, source: str) -> str:
    """The robot file.

    Args:
        robot: a robot without DH joints or parameters.
        source: the name of the file it came from, for the head.
    """
    source = "".join(sign if sign.isprintable() else "?" for sign in source)
    lines = [f"# Converted from {source} by symdyn; SI units, radians.", f"name: {_name(robot.name)}"]
    base = _base(robot)
    if base is not None:
        lines.append("base: floating")
    lines.append(f"gravity: {_triple(robot.gravity)}")
    lines.append("links:")
    lines += [f"  {_name(link.name)}: {_link(link)}" for link in robot.links]
    joints = [joint for joint in robot.joints if joint is not base]
    lines.append("joints:" if joints else "joints: {}")
    lines += [f"  {_name(joint.name)}: {_joint(joint)}" for joint in joints]
    if robot.tools:
        lines.append("tools:")
        lines += [f"  {_name(tool.name)}: {_tool(tool)}" for tool in robot.tools]
    if robot.loops:
        lines.append("loops:")
        lines += [f"  - {_loop(loop)}" for loop in robot.loops]
    return "\n".join(lines) + "\n"


def _base(robot: Robot) -> Joint | None:
    """The joint that `base: floating` says all of: of that name, with nothing more, alone on a nameless world."""
    on_world = [joint for joint in robot.joints if joint.parent == robot.root]
    if len(on_world) > 1 or robot.root in {link.name for link in robot.links}:
        return None
    name = base_name(joint.name for joint in robot.joints if joint not in on_world)
    for joint in on_world:
        if joint == Joint(name, joint.at, JointKind.FLOATING, robot.root, joint.child):
            return joint
    return None


def _name(name: str) -> str:
    if _PLAIN.fullmatch(name) and name.lower() not in _WORDS_OF_YAML:
        return name
    return json.dumps(name, ensure_ascii=False)


def _list(values: tuple[Expression, ...]) -> str:
    return "[" + ", ".join(value.text for value in values) + "]"


def _triple(triple: Triple) -> str:
    return _list(triple)


def _fields(fields: dict[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in fields.items()) + "}"


def _link(link: Link) -> str:
    fields = {}
    if not link.mass.is_zero:
        fields["mass"] = link.mass.text
    if not _vanishes(link.com):
        fields["com"] = _triple(link.com)
    if not all(entry.is_zero for entry in link.inertia.six):
        fields["inertia"] = _inertia(link.inertia)
    return _fields(fields)


def _inertia(inertia: Inertia) -> str:
    if not inertia.about_origin and _vanishes(inertia.rpy):
        return _list(inertia.six)
    fields = {"about": "origin" if inertia.about_origin else "com", "rpy": _triple(inertia.rpy)}
    names = ("xx", "yy", "zz", "xy", "xz", "yz")
    fields.update((name, value.text) for name, value in zip(names, inertia.six, strict=True))
    return _fields(fields)


def _joint(joint: Joint) -> str:
    fields = {"type": joint.kind.value, "parent": _name(joint.parent), "child": _name(joint.child)}
    if joint.kind.has_axis:
        fields["axis"] = _triple(joint.axis)
    if joint.origin != Pose():
        fields["origin"] = _pose(joint.origin)
    if joint.limits:
        fields["limits"] = _list(joint.limits)
    for key in ("viscous", "coulomb", "armature"):
        value: Expression = getattr(joint, key)
        if not value.is_zero:
            fields[key] = value.text
    if joint.mimic is not None:
        mimic = joint.mimic
        fields["mimic"] = _fields(
            {"joint": _name(mimic.joint), "multiplier": _text(mimic.multiplier), "offset": _text(mimic.offset)}
        )
    if joint.locked is not None:
        fields["locked"] = _text(joint.locked)
    return _fields(fields)


def _text(number: Expression) -> str:
    """As typed on the command line perhaps, blanks and all."""
    return json.dumps(number.text)


def _tool(tool: Tool) -> str:
    fields = {"link": _name(tool.link)}
    if tool.origin != Pose():
        fields["origin"] = _pose(tool.origin)
    if tool.directions:
        fields["directions"] = f"[{', '.join(tool.directions)}]"
    return _fields(fields)


def _loop(loop: Loop) -> str:
    fields = {"a": _name(loop.a), "b": _name(loop.b), "constrain": f"[{', '.join(loop.constrain)}]"}
    if loop.frame != Pose():
        fields["at"] = _pose(loop.frame)
    return _fields(fields)


def _pose(pose: Pose) -> str:
    fields = {}
    if pose.xyz != ORIGIN:
        fields["xyz"] = _triple(pose.xyz)
    if not _vanishes(pose.rpy):
        fields["rpy"] = _triple(pose.rpy)
    return _fields(fields)


def _vanishes(triple: Triple) -> bool:
    return all(entry.is_zero for entry in triple)
