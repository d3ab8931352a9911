"""`base: floating` and `--floating`: the root link hangs on the world by a joint that lets it move every way."""

from __future__ import annotations

from dataclasses import replace

from symdyn.description.robot import FLOATING_BASE, WORLD, Joint, JointKind, Robot
from symdyn.description.topology import depth_first
from symdyn.faults import Fault, InputError, Place


def floating(robot: Robot, at: Place) -> Robot:
    """The robot with a floating base; `at` says where that was asked for.

    Raises:
        InputError: when it floats already, or a joint has the name that the base's must have.
    """
    first = (joint for joint in depth_first(robot.joints, robot.root) if joint.parent == robot.root)
    free = next((joint for joint in first if joint.kind is JointKind.FLOATING), None)
    if free:
        rule = f"link '{robot.root}' carries the floating joint '{free.name}': the robot floats already"
        raise InputError([Fault(at, "base", rule, "leave this out")])
    if any(joint.name == FLOATING_BASE for joint in robot.joints):
        rule = f"a joint is called '{FLOATING_BASE}', which is what the joint of a floating base is called"
        raise InputError([Fault(at, "base", rule, "rename it")])
    names = {link.name for link in robot.links} | {robot.root}
    world = WORLD
    while world in names:  # many files call their root so
        world += "_"
    base = Joint(FLOATING_BASE, at, JointKind.FLOATING, world, robot.root)
    return replace(robot, root=world, joints=(base, *robot.joints))
