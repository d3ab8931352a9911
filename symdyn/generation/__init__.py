"""The main job, stage by stage: request -> selection -> recording -> everything that the files say.

`render` spells it, `generation.judging` runs what is spelt before it is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from symdyn.collecting import uncollected
from symdyn.description import read_robot
from symdyn.description.robot import Robot
from symdyn.description.rules import robot_faults
from symdyn.description.source import source_hash
from symdyn.description.spelling import identifier
from symdyn.emit.stems import broken_rule
from symdyn.faults import Fault, InputError, Place, Severity
from symdyn.generation.identification import base_combinations, regressor_numbers
from symdyn.generation.idle import empty_classes, idle_parameters
from symdyn.generation.lacking import without_lacking
from symdyn.generation.loops import told_of_choice, with_loops
from symdyn.generation.recording import Progress, programs
from symdyn.generation.request import Request, check_classes, check_command
from symdyn.generation.selection import (
    Wanted,
    check_payload,
    chosen_quantities,
    chosen_tools,
    refuse_impossible,
    wanted_functions,
)
from symdyn.judge.contacts import told_of_contacts
from symdyn.judge.equality import allowed_part
from symdyn.judge.samples import samples
from symdyn.judge.subject import Subject
from symdyn.model.tree import Model
from symdyn.quantities.contract import Need
from symdyn.symbolic.library import JointInfo, Joints, Library
from symdyn.symbolic.workshop import Choices, Ground
from symdyn.version import __version__

__all__ = ["Generation", "Progress", "Request", "Wanted", "generate", "make_library", "subject_of"]


@dataclass(frozen=True)
class Generation:
    """What a request has led to: the robot of its file, and as the core sees it, the functions, and all that the files say."""

    request: Request
    robot: Robot
    subject: Subject
    functions: tuple[Wanted, ...]
    library: Library


def silent(_: str) -> None:
    """No progress shown."""


def make_library(request: Request, progress: Progress = silent) -> Library:
    """Everything the files say.

    Raises:
        InputError: for whatever the request or the robot makes impossible.
    """
    return generate(request, progress).library


@uncollected()
def generate(request: Request, progress: Progress = silent, robot: Robot | None = None) -> Generation:
    """Read, record, optimise; everything but the text of the files.

    Args:
        request: what is asked for.
        progress: is told what is being done.
        robot: what the request's source says, where it is read already.

    Raises:
        InputError: for whatever the request or the robot makes impossible.
    """
    check_classes(request.parameters)
    check_command(request)
    progress("reading")
    robot = robot or read_robot(request.source, **request.reading)
    subject = subject_of(request, robot)
    _check_stem(request, subject.robot)
    check_payload(subject.model, request.payload)
    tools = [tool.name for tool in chosen_tools(subject.model, request.tools)]
    asked = chosen_quantities(request.functions, tools)
    quantities, lacking = without_lacking(subject, asked, request.functions)
    refuse_impossible(subject, quantities or asked)
    ground = Ground(subject.robot, Choices(request.parameters, request.friction, request.armature, request.payload))
    wanted, notes = wanted_functions(subject, ground.model, quantities, request.tools, request.functions)
    notes = [*lacking, *notes]
    if not wanted:
        rule = "names nothing that this robot has"
        raise InputError([Fault(Place("--functions"), ",".join(request.functions), rule, " ".join(notes))])
    functions, prepare = programs(ground, wanted, progress)
    notes = [*_followers(subject.model), *notes]
    if any(Need.LOOPS in it.quantity.needs for it in wanted):
        notes += [*told_of_choice(subject.robot, request.loops), *told_of_contacts(subject.robot)]
    notes += [*idle_parameters(robot, subject, prepare), *empty_classes(subject)]
    if ground.defaults and prepare is None:
        notes.append("prepare is left out: no function here depends on the run-time parameters.")
    progress("self-test values")
    library = Library(
        name=identifier(request.name or subject.robot.name),
        title=subject.robot.name,
        joints=Joints(tuple(_joint_info(subject.model))),
        tools=tuple(map(identifier, tools)),
        parameters=tuple(ground.defaults.items()) if prepare else (),
        prepare=prepare,
        functions=functions,
        samples=samples(subject, wanted),
        notes=tuple(notes),
        source=Path(request.source).name,
        source_sha256=source_hash(request.source, subject.robot.files),
        command=request.command,
        version=__version__,
        roundings=allowed_part(subject.tree.n, kappa=1.0, eps=1.0),
        regressor=regressor_numbers(subject, ground, wanted),
        base_parameters=base_combinations(subject, ground, wanted),
        conventions=conventions(Joints(tuple(_joint_info(subject.model))), grouped=len(ground.layouts) > 1),
    )
    return Generation(request, robot, subject, tuple(wanted), library)


def conventions(joints: Joints, *, grouped: bool) -> tuple[str, ...]:
    """What the numbers of a robot mean; some of its frames may be those of parallel groups."""
    common = (*_CONVENTIONS, _GROUPED) if grouped else _CONVENTIONS
    if joints.single:
        return ("SI units, radians; q has one entry for each joint, in the order above.", *common)
    return (
        "SI units, radians; q, and qd, qdd, tau, have the numbers of each joint from the places above.",
        *_OF_SEVERAL,
        *common,
    )


_OF_SEVERAL = (
    "Where a joint has several numbers, quaternions are x y z w, of length one (see normalise); they take vectors from the "
    "axes of the link that the joint moves to those of the joint (of a floating base: the world's), in which x y z is the "
    "link's origin. Velocities and forces are angular first, at the link's origin and in its axes; of a planar joint "
    "about the normal and along the axes of the plane, as the link carries them.",
    "Floating: q = [x y z qx qy qz qw], qd = [wx wy wz vx vy vz]; ball: q = [qx qy qz qw], qd = [wx wy wz]; "
    "planar: q = [x y angle], qd = [wz vx vy]. qd is no derivative of q: see integrate and position_rate; qdd is that of qd.",
    "tau of a floating base is a wrench on it from outside, zero where nothing pushes it.",
    "Derivatives by q are by small motions along the numbers of qd, with qd itself held.",
)
_CONVENTIONS = (
    "Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].",
    "Jacobians, operational inertias and wrenches: base axes, at the tool point.",
    "Matrices are full, row by row.",
    "Inside functions a number behind a letter is the place of a joint or its body; frames have z along its axis.",
)
_GROUPED = "Frames of bodies with parallel axes may stand side by side: they do not turn then with each of the joints."


def subject_of(request: Request, robot: Robot | None = None) -> Subject:
    """Read the robot, unless it is; friction and armature that are not wanted are left out of the core's tree too.

    Raises:
        InputError: when the robot cannot be read or breaks a rule that is an error.
    """
    if robot is None:
        robot = read_robot(request.source, **request.reading)
    errors = [fault for fault in robot_faults(robot) if fault.severity is Severity.ERROR]
    if errors:
        raise InputError(errors)
    robot = with_loops(robot, request.loops)
    return Subject.of(
        robot, request.parameters, friction=request.friction, armature=request.armature, payload=request.payload
    )


def _check_stem(request: Request, robot: Robot) -> None:
    name = request.name or robot.name
    rule = broken_rule(identifier(name), request.targets)
    if rule:
        at = Place("--name") if request.name else robot.at
        shown = name if len(name) <= 60 else f"{name[:57]}..."
        raise InputError([Fault(at, f"name '{shown}'", rule, "call the files otherwise: --name my_arm")])


def _followers(model: Model) -> Iterable[str]:
    """Which joints follow others, and how."""
    for joint in model.joints:
        if joint.follows is not None:
            leader, multiplier, offset = joint.follows.leader, joint.follows.multiplier, joint.follows.offset
            shift = "" if offset == 0 else f" {'-' if offset < 0 else '+'} {abs(offset):.6g}"
            factor = {1: "", -1: "minus "}.get(multiplier, f"{multiplier:.6g} times ")
            led = model.joints[leader].name
            yield f"Joint '{joint.name}' follows '{led}': its position is {factor}that of '{led}'{shift}."


def _joint_info(model: Model) -> Iterable[JointInfo]:
    for joint in model.leaders:
        limits = None if joint.limits is None else (float(joint.limits[0]), float(joint.limits[1]))
        yield JointInfo(joint.name, joint.motion.position_units, joint.motion.rate_units, limits)
