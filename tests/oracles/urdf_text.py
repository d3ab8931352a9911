"""A `Robot` written as URDF text for the oracles: link by link, nothing lumped, so that they do their own lumping."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

import numpy as np
import pinocchio as pin

from symdyn.description.robot import Joint, JointKind, Link, Pose, Robot, Tool, Triple

Transform = "pin.SE3"
TOOL_PREFIX = "tool of "


def urdf_text(robot: Robot) -> str:
    """The robot at its parameters' defaults; every tool becomes a massless link `tool of NAME`. Mimics are told."""
    values = robot.defaults
    names = {robot.root, *(link.name for link in robot.links)}
    known = {link.name: link for link in robot.links}
    lines = [f"<robot name={quoteattr(robot.name)}>"]
    for name in sorted(names):
        lines.append(_link(name, known.get(name), values))
    for joint in robot.joints:
        lines += _joint(joint, values, any(it.mimic for it in robot.joints))
    for tool in robot.tools:
        lines += _tool(tool, values)
    return "\n".join([*lines, "</robot>"])


def _floats(triple: Triple, values: dict[str, float]) -> np.ndarray:
    return np.array([entry.value(values) for entry in triple])


def _se3(pose: Pose, values: dict[str, float]) -> pin.SE3:
    return pin.SE3(pin.rpy.rpyToMatrix(*_floats(pose.rpy, values)), _floats(pose.xyz, values))


def _numbers(vector: np.ndarray) -> str:
    return " ".join(repr(float(entry)) for entry in vector)


def _origin(placed: pin.SE3) -> str:
    return f'<origin xyz="{_numbers(placed.translation)}" rpy="{_numbers(pin.rpy.matrixToRpy(placed.rotation))}"/>'


def _pose(pose: Pose, values: dict[str, float]) -> str:
    return f'<origin xyz="{_numbers(_floats(pose.xyz, values))}" rpy="{_numbers(_floats(pose.rpy, values))}"/>'


def _link(name: str, link: Link | None, values: dict[str, float]) -> str:
    if link is None or (link.mass.is_zero and all(entry.is_zero for entry in link.inertia.six)):
        return f"<link name={quoteattr(name)}/>"
    mass, com = link.mass.value(values), _floats(link.com, values)
    xx, yy, zz, xy, xz, yz = (entry.value(values) for entry in link.inertia.six)
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    rpy = _floats(link.inertia.rpy, values)
    if link.inertia.about_origin:
        turn = pin.rpy.rpyToMatrix(*rpy)
        tensor = turn @ tensor @ turn.T - mass * (com @ com * np.eye(3) - np.outer(com, com))
        rpy = np.zeros(3)
    entries = {"ixx": (0, 0), "iyy": (1, 1), "izz": (2, 2), "ixy": (0, 1), "ixz": (0, 2), "iyz": (1, 2)}
    attributes = " ".join(f'{key}="{float(tensor[at])!r}"' for key, at in entries.items())
    return (
        f'<link name={quoteattr(name)}><inertial><origin xyz="{_numbers(com)}" rpy="{_numbers(rpy)}"/>'
        f'<mass value="{mass!r}"/><inertia {attributes}/></inertial></link>'
    )


def _joint(joint: Joint, values: dict[str, float], mimics: bool) -> list[str]:
    """A joint; with `after` an extra link between the joint and its child."""
    plain = joint.after == Pose()
    child = joint.child if plain else f"before {joint.child}"
    axis = _floats(joint.axis, values)
    kind, origin = joint.kind.value, _pose(joint.origin, values)
    if joint.kind is JointKind.REVOLUTE:
        kind = "continuous"  # limits do not matter here
    if joint.locked is not None and joint.kind is not JointKind.FIXED:
        held = joint.locked.value() * axis / np.linalg.norm(axis)
        sliding = joint.kind is JointKind.PRISMATIC
        motion = pin.SE3(np.eye(3), held) if sliding else pin.SE3(pin.exp3(held), np.zeros(3))
        kind, origin = "fixed", _origin(_se3(joint.origin, values) * motion)
    elif joint.kind in (JointKind.REVOLUTE, JointKind.CONTINUOUS) and mimics:
        kind = "revolute"  # Pinocchio's continuous joints have two numbers, which nothing can follow
    lines = _joint_text(joint.name, kind, joint.parent, child, origin, axis, _mimic(joint))
    if not plain:
        lines.append(f"<link name={quoteattr(child)}/>")
        lines += _joint_text(f"after {joint.name}", "fixed", child, joint.child, _pose(joint.after, values), axis)
    return lines


def _mimic(joint: Joint) -> str:
    mimic = joint.mimic
    if mimic is None:
        return ""
    numbers = f'multiplier="{mimic.multiplier.value()!r}" offset="{mimic.offset.value()!r}"'
    return f"<mimic joint={quoteattr(mimic.joint)} {numbers}/>"


def _joint_text(
    name: str, kind: str, parent: str, child: str, origin: str, axis: np.ndarray, mimic: str = ""
) -> list[str]:
    limit = "" if kind in ("fixed", "continuous") else '<limit lower="-1" upper="1" effort="1" velocity="1"/>'
    return [
        f'<joint name={quoteattr(name)} type="{kind}">'
        f"<parent link={quoteattr(parent)}/><child link={quoteattr(child)}/>"
        f'{origin}<axis xyz="{_numbers(axis)}"/>{limit}{mimic}</joint>'
    ]


def _tool(tool: Tool, values: dict[str, float]) -> list[str]:
    name = f"{TOOL_PREFIX}{tool.name}"
    lines = _joint_text(f"to {name}", "fixed", tool.link, name, _pose(tool.origin, values), np.array([1.0, 0, 0]))
    return [f"<link name={quoteattr(name)}/>", *lines]
