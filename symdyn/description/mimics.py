"""Joints that follow others: chains of them become one step, and what follows a joint that stands still is held.

A joint that is locked by name does not follow any more.
"""

from __future__ import annotations

from dataclasses import replace

from symdyn.description.expressions import Expression, ExpressionError, parse
from symdyn.description.robot import Joint, JointKind, Mimic, Robot
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError


def follow(robot: Robot) -> Robot:
    """The robot with every follower behind a joint that moves by itself, or held where that stands.

    Raises:
        InputError: for a joint that follows none there is, one that no single number moves, or itself in the end.
    """
    joints = {joint.name: joint for joint in robot.joints}
    faults = [fault for joint in robot.joints if joint.mimic and joint.moves for fault in _faults(joint, joints)]
    if faults:
        raise InputError(faults)
    return replace(robot, joints=tuple(_resolved(joint, joints) for joint in robot.joints))


def _faults(joint: Joint, joints: dict[str, Joint]) -> list[Fault]:
    subject, way = f"joint '{joint.name}'", [joint.name]
    free = f"hold it with '--lock {joint.name}', or delete 'mimic' to set it free"
    if not joint.kind.single and joint.kind is not JointKind.FIXED:
        return [Fault(joint.at, subject, f"is a {joint.kind.value} joint, which cannot follow another", free)]
    while (mimic := joints[way[-1]].mimic) and joints[way[-1]].moves:
        leader = joints.get(mimic.joint)
        if leader is None:
            if len(way) > 1:
                return []  # the one before it is told
            cure = suggestion(mimic.joint, joints)
            return [
                Fault(joint.at, subject, f"mimics joint '{mimic.joint}', which does not exist", f"{cure or ''}; {free}")
            ]
        if leader.moves and not leader.kind.single:
            rule = f"mimics joint '{leader.name}', a {leader.kind.value} one, which no single number moves"
            return [Fault(joint.at, subject, rule, free)]
        if leader.name in way:
            circle = " -> ".join([*way[way.index(leader.name) :], leader.name])
            return [Fault(joint.at, subject, f"mimics itself in the end: {circle}", free)]
        way.append(leader.name)
    return []


def _resolved(joint: Joint, joints: dict[str, Joint]) -> Joint:
    try:
        return _followed(joint, joints)
    except ExpressionError as problem:
        rule = f"follows others in a chain whose numbers together cannot be used: what it makes {problem}"
        cure = "let it follow the joint at the end of the chain, with one multiplier and offset"
        raise InputError([Fault(joint.at, f"joint '{joint.name}'", rule, cure)]) from None


def _followed(joint: Joint, joints: dict[str, Joint]) -> Joint:
    if joint.mimic is None or not joint.moves:
        return replace(joint, mimic=None)
    leader, multiplier, offset = joints[joint.mimic.joint], joint.mimic.multiplier, joint.mimic.offset
    while leader.mimic and leader.moves:  # q = k (k' q' + c') + c
        offset = _sum(_product(multiplier, leader.mimic.offset), offset)
        multiplier = _product(multiplier, leader.mimic.multiplier)
        leader = joints[leader.mimic.joint]
    if leader.moves and multiplier.value() != 0.0:
        return replace(joint, mimic=Mimic(leader.name, multiplier, offset))
    held = leader.locked if leader.locked is not None and leader.kind is not JointKind.FIXED else None
    at = offset if held is None else _sum(_product(multiplier, held), offset)
    return replace(joint, mimic=None, locked=at)


def _product(a: Expression, b: Expression) -> Expression:
    if a.text == "1" or b.text == "1":
        return b if a.text == "1" else a
    return parse(f"({a.text})*({b.text})")


def _sum(a: Expression, b: Expression) -> Expression:
    if a.is_zero or b.is_zero:
        return b if a.is_zero else a
    return parse(f"({a.text})+({b.text})")
