"""`base: floating` and `--floating`: the root link hangs on the world by a joint that lets it move every way."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from symdyn.description.robot import FLOATING_BASE, WORLD, Joint, JointKind, Robot
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, InputError, Place


def floating(robot: Robot, at: Place) -> Robot:
    """The robot with a floating base; `at` says where that was asked for.

    Raises:
        InputError: when it floats already.
    """
    first = (joint for joint in depth_first(robot.joints, robot.root) if joint.parent == robot.root)
    free = next((joint for joint in first if joint.kind is JointKind.FLOATING), None)
    if free and not _weighs(robot):
        rule = f"link '{robot.root}' carries the floating joint '{free.name}': the robot floats already"
        raise InputError([Fault(at, "base", rule, "leave this out")])
    world = _unlike(WORLD, {link.name for link in robot.links} | {robot.root})  # many files call their root so
    name = base_name(joint.name for joint in robot.joints)
    base = Joint(name, at, JointKind.FLOATING, world, robot.root)
    return replace(robot, root=world, joints=(base, *robot.joints))


def _weighs(robot: Robot) -> bool:
    """Whether the root is more than the world: a link with inertia of its own."""
    root = (link for link in robot.links if link.name == robot.root)
    return any(not number.is_zero for link in root for number in (link.mass, *link.inertia.six))


def base_name(others: Iterable[str]) -> str:
    """What the joint of a floating base is called beside those others; some files have a fixed joint called so."""
    return _unlike(FLOATING_BASE, set(others))


def _unlike(name: str, taken: Collection[str]) -> str:
    """The name, with underscores behind it until nothing else is called so."""
    while name in taken:
        name += "_"
    return name
