"""What a user should know who compares results with another library's; `check` and `generate` both tell it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from symdyn.description.robot import Joint, Robot
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, Severity
from symdyn.wording import counted

_SLACK = 1e-3  # part of a range that rounding in files may take of it


def moving_told(robot: Robot) -> str:
    """How many joints move by themselves, and how many with those: `8 moving joints and 1 that follows another`."""
    leading, moving = (sum(getattr(joint, how) for joint in robot.joints) for how in ("leads", "moves"))
    others = moving - leading
    told = counted(leading, "moving joint")
    return f"{told} and {others} that {'follows another' if others == 1 else 'follow others'}" if others else told


def notes(robot: Robot, *, friction: bool = True) -> list[Fault]:
    """On friction that is included (unless it is left out), inertia that the base holds still, limits of what follows."""
    return [*(_friction_notes(robot) if friction else ()), *_root_notes(robot), *_limit_notes(robot)]


def _friction_notes(robot: Robot) -> Iterable[Fault]:
    rubbing = [joint for joint in robot.joints if joint.moves and _rubs(joint)]
    if rubbing:
        many = counted(len(rubbing), "joint")
        rule = (
            f"friction of {many} is included in inverse and forward dynamics and bias forces, Pinocchio leaves it out"
        )
        yield Fault(rubbing[0].at, "joints", rule, "'generate --no-friction' does so here", Severity.NOTE)


def _rubs(joint: Joint) -> bool:
    """A parameter counts even if its default is 0."""
    return not (joint.viscous.is_zero and joint.coulomb.is_zero)


def _root_notes(robot: Robot) -> Iterable[Fault]:
    """One note for all links that the root holds: the root itself and what is fixed to it."""
    held = {robot.root: None}
    for joint in depth_first(robot.joints, robot.root):
        if joint.parent in held and not joint.moves:
            held[joint.child] = None
    values = robot.defaults
    masses = {link.name: link.mass.value(values) for link in robot.links if link.name in held}
    own = masses.pop(robot.root, 0.0)
    others = [mass for mass in masses.values() if mass > 0]
    parts = [f"its {own:.4g} kg"] if own > 0 else []
    if others:
        parts.append(f"{sum(others):.4g} kg of {counted(len(others), 'link')} fixed to it")
    if parts:
        rule = f"is the root and held still: {' and '.join(parts)} do not count"
        cure = "right for a robot that is bolted down"
        cure += ", and this one's base is held" if robot.floats else ", one that floats is read with --floating"
        at = next(link.at for link in robot.links if link.name in held)
        yield Fault(at, f"link '{robot.root}'", rule, cure, Severity.NOTE)


def _limit_notes(robot: Robot) -> Iterable[Fault]:
    """Joints whose limits are reached before those of the joint that they follow, which are the only ones that files have."""
    joints = {joint.name: joint for joint in robot.joints}
    for joint in robot.joints:
        if joint.mimic is None or joint.limits is None:
            continue
        leader, k, c = joints[joint.mimic.joint], joint.mimic.multiplier.value(), joint.mimic.offset.value()
        low, high = sorted((limit.value() - c) / k for limit in joint.limits)
        own = [-math.inf, math.inf] if leader.limits is None else [limit.value() for limit in leader.limits]
        slack = _SLACK * (high - low)
        if low > own[0] + slack or high < own[1] - slack:
            rule = (
                f"reaches its limits with '{leader.name}' at [{low + 0.0:.6g}, {high + 0.0:.6g}], before that one's own"
            )
            cure = f"generated files have the limits of '{leader.name}' as they stand; narrow them if these count"
            yield Fault(joint.at, f"joint '{joint.name}'", rule, cure, Severity.NOTE)
