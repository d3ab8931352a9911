"""`--lock joint[=value]`: hold a joint while reading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from symdyn.description.expressions import ZERO, Expression, ExpressionError, parse
from symdyn.description.robot import Joint, JointKind, Robot
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place

_PLACE = Place("--lock")


def parse_locks(texts: Iterable[str]) -> dict[str, Expression]:
    """Understand `elbow` and `elbow=pi/2`.

    Raises:
        InputError: naming the option that cannot be understood.
    """
    locks: dict[str, Expression] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        try:
            locks[name] = parse(value) if equals else ZERO
            if locks[name].names:
                raise ExpressionError(f"uses '{min(locks[name].names)}', which is no number")
            locks[name].value()
        except ExpressionError as problem:
            cure = "write --lock joint or --lock joint=value, the value in rad or m"
            raise InputError([Fault(_PLACE, name, f"value '{value}' {problem}", cure)]) from None
    return locks


def lock_joints(robot: Robot, locks: Mapping[str, Expression]) -> Robot:
    """The robot with those joints held.

    Raises:
        InputError: when a name is no joint of the robot.
    """
    names = [joint.name for joint in robot.joints]
    faults = [
        Fault(_PLACE, name, f"is no joint of {robot.at.file}", suggestion(name, names))
        for name in locks
        if name not in names
    ]
    if faults:
        raise InputError(faults)

    def held(joint: Joint) -> Joint:
        if joint.name not in locks or joint.kind is JointKind.FIXED:
            return joint
        return replace(joint, locked=locks[joint.name])

    return replace(robot, joints=tuple(held(joint) for joint in robot.joints))
