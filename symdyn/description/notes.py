"""What a user should know who compares results with another library's; `check` and `generate` both tell it."""

from __future__ import annotations

from collections.abc import Iterable

from symdyn.description.robot import Joint, Robot
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, Severity
from symdyn.wording import counted


def notes(robot: Robot, *, friction: bool = True) -> list[Fault]:
    """On friction that is included (unless it is left out) and on inertia that the base holds still."""
    return [*(_friction_notes(robot) if friction else ()), *_root_notes(robot)]


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
        cure = "right for a robot that is bolted down, one that floats is read with --floating"
        at = next(link.at for link in robot.links if link.name in held)
        yield Fault(at, f"link '{robot.root}'", rule, cure, Severity.NOTE)
