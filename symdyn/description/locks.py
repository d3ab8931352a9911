"""`--lock joint[=value]`: hold a joint while reading, or several: `*` in the name stands for any letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from symdyn.description.expressions import ZERO, Expression, ExpressionError, parse
from symdyn.description.robot import Joint, JointKind, Robot
from symdyn.description.slips import number_cure
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place

_PLACE = Place("--lock")
_ANY = "*"


def parse_locks(texts: Iterable[str]) -> dict[str, Expression]:
    """Understand `elbow`, `elbow=pi/2` and `finger*=0.02`.

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
            cure = number_cure(value, "write --lock joint or --lock joint=value, the value in rad or m")
            raise InputError([Fault(_PLACE, name, f"value '{value}' {problem}", cure)]) from None
    return locks


def held_at(joint: str, locks: Mapping[str, Expression]) -> Expression | None:
    """The position at which a joint is held: by its own name, else by the last pattern that fits; None if by none."""
    if joint in locks:
        return locks[joint]
    fitting = [value for name, value in locks.items() if _fits(name, joint)]
    return fitting[-1] if fitting else None


def _fits(name: str, joint: str) -> bool:
    """Whether a name as typed, a pattern perhaps, means the joint."""
    return name == joint or bool(re.fullmatch(".*".join(map(re.escape, name.split(_ANY))), joint))


def lock_joints(robot: Robot, locks: Mapping[str, Expression]) -> Robot:
    """The robot with those joints held.

    Raises:
        InputError: when a name is no joint of the robot, or fits none.
    """
    names = [joint.name for joint in robot.joints]
    faults = [
        Fault(
            _PLACE,
            name,
            f"{'fits' if _ANY in name else 'is'} no joint of {robot.at.file}",
            suggestion(name.replace(_ANY, ""), names),
        )
        for name in locks
        if not any(_fits(name, joint) for joint in names)
    ]
    faults += [
        Fault(
            _PLACE,
            joint.name,
            f"is a {joint.kind.value} joint, which no single number moves",
            f"hold it where it moves nothing: --lock {joint.name}",
        )
        for joint in robot.joints
        if not joint.kind.single and joint.kind is not JointKind.FIXED
        if (position := held_at(joint.name, locks)) is not None and position.value() != 0.0
    ]
    if faults:
        raise InputError(faults)

    def held(joint: Joint) -> Joint:
        position = held_at(joint.name, locks)
        if position is None or joint.kind is JointKind.FIXED:
            return joint
        return replace(joint, locked=position)

    return replace(robot, joints=tuple(held(joint) for joint in robot.joints))
