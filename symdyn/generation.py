"""The main job, stage by stage: robot -> tape -> programs -> library -> text of the files."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import sympy as sp

from symdyn.description import read_robot
from symdyn.description.limits import LARGEST_URDF
from symdyn.description.robot import Robot
from symdyn.description.rules import robot_faults, used_parameters
from symdyn.description.spelling import identifier, suggestion
from symdyn.emit.registry import BACKENDS
from symdyn.emit.stems import broken_rule
from symdyn.faults import Fault, InputError, Place, Severity
from symdyn.judge.equality import allowed_part
from symdyn.judge.loops import loop_faults
from symdyn.judge.reference import full_rank
from symdyn.judge.samples import samples
from symdyn.judge.singular import bad_pivots
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.model.free import CLASSES
from symdyn.model.tree import Model, ToolFrame
from symdyn.passes import merge, optimise, upright
from symdyn.reading import read_bytes
from symdyn.symbolic.library import Function, JointInfo, Library
from symdyn.symbolic.program import OURS, Input, Program, operations, used_symbols
from symdyn.symbolic.table import BY_NAME, DEFAULT, GROUPS, QUANTITIES, Quantity
from symdyn.symbolic.table.quantity import Ways
from symdyn.symbolic.workshop import Choices, Cut, Ground, Workshop
from symdyn.version import __version__

TARGETS = tuple(BACKENDS)

Progress = Callable[[str], None]


def silent(_: str) -> None:
    """No progress shown."""


@dataclass(frozen=True)
class Request:
    """What the user asks for; the defaults are the command's."""

    source: str
    functions: tuple[str, ...] = DEFAULT
    targets: tuple[str, ...] = ("python",)
    parameters: tuple[str, ...] = ()
    friction: bool = True
    armature: bool = True
    float32: bool = False
    name: str = ""
    lock: tuple[str, ...] = ()
    literal_angles: bool = False

    @property
    def command(self) -> str:
        """How to ask for the same again; only what differs from the defaults, the file without folders."""
        words = ["symdyn", "generate", Path(self.source).name]
        if self.functions != DEFAULT:
            words += ["--functions", ",".join(self.functions)]
        if self.targets != ("python",):
            words += ["--target", ",".join(self.targets)]
        if self.parameters:
            words += ["--parameters", ",".join(self.parameters)]
        switches = {"--no-friction": not self.friction, "--no-armature": not self.armature, "--float32": self.float32}
        words += [switch for switch, on in switches.items() if on]
        words += ["--name", self.name] if self.name else []
        for joint in self.lock:
            words += ["--lock", joint]
        words += ["--literal-angles"] if self.literal_angles else []
        return shlex.join(words)


@dataclass(frozen=True)
class Wanted:
    """A function to generate: a quantity, and the tool it is of."""

    quantity: Quantity
    tool: ToolFrame | None = None

    @property
    def name(self) -> str:
        return f"{self.quantity.name}_{identifier(self.tool.name)}" if self.tool else self.quantity.name

    @property
    def summary(self) -> str:
        text = self.quantity.summary
        return text.replace("the tool", f"tool '{self.tool.name}'", 1) if self.tool else text


def subject_of(request: Request) -> Subject:
    """Read the robot; friction and armature that are not wanted are left out of the core's tree too.

    Raises:
        InputError: when the robot cannot be read or breaks a rule that is an error.
    """
    robot = read_robot(request.source, lock=request.lock, literal_angles=request.literal_angles)
    _raise([fault for fault in robot_faults(robot) if fault.severity is Severity.ERROR])
    return Subject.of(robot, request.parameters, friction=request.friction, armature=request.armature)


@dataclass(frozen=True)
class Generation:
    """What a request has led to: the robot as the core sees it, the functions to make, and all that the files say."""

    request: Request
    subject: Subject
    functions: tuple[Wanted, ...]
    library: Library


def make_library(request: Request, progress: Progress = silent) -> Library:
    """Everything the files say.

    Raises:
        InputError: for whatever the request or the robot makes impossible.
    """
    return generate(request, progress).library


def generate(request: Request, progress: Progress = silent) -> Generation:
    """Read, record, optimise; everything but the text of the files.

    Raises:
        InputError: for whatever the request or the robot makes impossible.
    """
    quantities = chosen_quantities(request.functions)
    _check_classes(request.parameters)
    progress("reading")
    subject = subject_of(request)
    _check_stem(request, subject.robot)
    if any(quantity.inverts for quantity in quantities):
        possible = ",".join(quantity.name for quantity in QUANTITIES if not quantity.inverts)
        refuse_singular(subject, f"or ask for functions that need no inverse: --functions {possible}")
    if any(quantity.needs == "loops" for quantity in quantities):
        _raise(loop_faults(subject.robot, subject.model))
    ground = Ground(subject.robot, Choices(request.parameters, request.friction, request.armature))
    wanted, notes = wanted_functions(subject, ground.model, quantities)
    if not wanted:
        rule = "names nothing that this robot has"
        raise InputError([Fault(Place("--functions"), ",".join(request.functions), rule, " ".join(notes))])
    functions, prepare = _programs(ground, wanted, progress)
    notes += idle_parameters(subject, prepare)
    if ground.defaults and prepare is None:
        notes.append("prepare is left out: no function here depends on the run-time parameters.")
    progress("self-test values")
    library = Library(
        name=identifier(request.name or subject.robot.name),
        title=subject.robot.name,
        joints=tuple(_joint_info(subject.model)),
        tools=tuple(identifier(tool.name) for tool in subject.model.tools),
        parameters=tuple(ground.defaults.items()) if prepare else (),
        prepare=prepare,
        functions=functions,
        samples=samples(subject, wanted),
        notes=tuple(notes),
        source=Path(request.source).name,
        source_sha256=source_hash(request.source),
        command=request.command,
        version=__version__,
        roundings=allowed_part(subject.tree.n, kappa=1.0, eps=1.0),
        conventions=CONVENTIONS,
    )
    return Generation(request, subject, tuple(wanted), library)


CONVENTIONS = (
    "SI units, radians; q has one entry for each joint, in the order above.",
    "Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].",
    "Jacobians, operational inertias and wrenches: base axes, at the tool point.",
    "Matrices are full, row by row.",
)


def source_hash(source: str) -> str:
    """SHA-256 of a file's text with LF line ends."""
    data = read_bytes(Path(source), LARGEST_URDF, "give the path of a robot file")
    return hashlib.sha256(data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")).hexdigest()


def chosen_quantities(names: Sequence[str]) -> list[Quantity]:
    """Names and groups into quantities, in the order of the table.

    Raises:
        InputError: for a name that is neither.
    """
    known = [*BY_NAME, *GROUPS, "all"]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise InputError(
            [
                Fault(Place("--functions"), name, "is no function and no group", suggestion(name, known))
                for name in unknown
            ]
        )
    chosen = [q for q in QUANTITIES if {q.name, q.group, "all"} & set(names)]
    if not chosen:
        raise InputError([Fault(Place("--functions"), "", "names nothing", f"known here: {', '.join(known)}")])
    return chosen


def idle_parameters(subject: Subject, prepare: Program | None) -> list[str]:
    """A note for every parameter of the file that changes nothing here, and why."""
    reached = {symbol.name for symbol in used_symbols(prepare)} if prepare else set()
    named = used_parameters(subject.robot)
    notes = []
    for name in subject.robot.defaults:
        if name not in named:
            why = "nothing in the robot file uses it"
        elif not _enters(subject, name):
            freed = f"--parameters {','.join(subject.free)} has freed the numbers it stands in"
            why = freed if subject.free else "the numbers it stands in do not change with it"
        elif name not in reached:
            why = "no function here depends on it"
        else:
            continue
        notes.append(f"Parameter '{name}' has no effect: {why}.")
    return notes


def _enters(subject: Subject, name: str) -> bool:
    """Whether the core's robot changes with a parameter while all others, freed ones among them, keep their values.

    Where no other value is possible, it is taken to.
    """
    defaults, other = subject.defaults, values_of(subject).another(name)
    if other is None:
        return True
    trees = [subject.at({**defaults, name: value}).tree for value in (defaults[name], other)]
    pairs = zip(*([t.p, t.M, t.armature, t.viscous, t.coulomb, t.gravity] for t in trees), strict=True)
    tools = zip(*([tool.p for tool in tree.tools] for tree in trees), strict=True)
    return not all(np.allclose(a, b, rtol=1e-12, atol=0.0) for a, b in (*pairs, *tools))


def _check_classes(classes: Iterable[str]) -> None:
    unknown = [name for name in classes if name not in CLASSES]
    if unknown:
        raise InputError(
            [
                Fault(Place("--parameters"), name, "is no class of parameters", suggestion(name, CLASSES))
                for name in unknown
            ]
        )


def _check_stem(request: Request, robot: Robot) -> None:
    name = request.name or robot.name
    rule = broken_rule(identifier(name), request.targets)
    if rule:
        at = Place("--name") if request.name else robot.at
        shown = name if len(name) <= 60 else f"{name[:57]}..."
        raise InputError([Fault(at, f"name '{shown}'", rule, "call the files otherwise: --name my_arm")])


def refuse_singular(subject: Subject, otherwise: str) -> None:
    """A robot whose mass matrix has no inverse gets nothing that needs one; `otherwise` ends the cure.

    Raises:
        InputError: naming the joints that make it singular.
    """
    joints = {joint.name: joint for joint in subject.robot.joints}
    faults = []
    for bad in bad_pivots(subject.model):
        body = subject.model.bodies[bad.joint]
        rule = "moves no inertia of its own, so the mass matrix is singular and has no inverse"
        joint = joints[body.joint.name]
        rotor = (
            "keep its armature" if joint.armature.value(subject.robot.defaults) > 0 else "give the joint an armature"
        )
        cure = f"give '{body.name}' mass and inertia, {rotor}, hold it with '--lock {joint.name}', {otherwise}"
        faults.append(Fault(joint.at, f"joint '{joint.name}'", rule, cure))
    _raise(faults)


def _raise(faults: Sequence[Fault]) -> None:
    if faults:
        raise InputError(faults)


def wanted_functions(subject: Subject, model: Model, quantities: Sequence[Quantity]) -> tuple[list[Wanted], list[str]]:
    """The functions to make, of the tools of a model in any numbers, and notes on those that cannot be made."""
    found, notes = [], []
    points = {tool.name: tool for tool in subject.tree.tools}
    has = {"": True, "loops": bool(model.loops), "tools": bool(model.tools)}
    for quantity in quantities:
        if not quantity.per_tool:
            if has[quantity.needs]:
                found.append(Wanted(quantity))
            continue
        for tool in model.tools:
            wanted = Wanted(quantity, tool)
            if quantity.name == "operational_inertia" and not full_rank(subject.tree, points[tool.name]):
                rows = len(points[tool.name].rows)
                notes.append(
                    f"{wanted.name} is left out: the Jacobian has less than {rows} independent rows everywhere."
                )
            else:
                found.append(wanted)
    if not model.tools and any(quantity.per_tool for quantity in quantities):
        notes.append("The robot file has no tools, so there are no poses and Jacobians.")
    if not model.loops and any(quantity.needs == "loops" for quantity in quantities):
        notes.append("The robot file has no loops, so there are no constrained dynamics.")
    return found, notes


def _programs(
    ground: Ground, wanted: Sequence[Wanted], progress: Progress
) -> tuple[tuple[Function, ...], Program | None]:
    """Record every function by itself, keep the cheapest way of each, and put together what `prepare` has to do."""
    cuts = []
    for item in wanted:
        progress(f"recording {item.name}")
        cuts.append(_cheapest(ground, item))
    preparing = [cut.prepare for cut in cuts if cut.prepare is not None]
    prepare, places = merge(preparing) if preparing else (None, [])
    ours = iter(places)
    functions = []
    for item, cut in zip(wanted, cuts, strict=True):
        progress(f"optimising {item.name}")
        program = upright(optimise(cut.program))
        if prepare is not None:
            program = _prepared(program, next(ours) if cut.prepare else [], len(prepare.outputs[0].entries))
        functions.append(_function(item, program))
    return tuple(functions), upright(optimise(prepare)) if prepare else None


def _prepared(program: Program, places: Sequence[int], size: int) -> Program:
    """The program with its own entries of `k` at their places among those of all functions."""
    symbols = [sp.Symbol(f"{OURS}other{place}") for place in range(size)]
    own = program.inputs[-1].symbols if places else ()
    for place, symbol in zip(places, own, strict=True):
        symbols[place] = symbol
    inputs = program.inputs[: len(program.inputs) - bool(places)]
    return replace(program, inputs=(*inputs, Input("k", tuple(symbols))))


def _cheapest(ground: Ground, item: Wanted) -> Cut:
    """Of several ways to a quantity the one with the fewest operations."""

    def ways() -> tuple[Workshop, Ways]:
        workshop = Workshop(ground)
        return workshop, item.quantity.record(workshop, item.tool) if item.tool else item.quantity.record(workshop)

    cuts = []
    for index in range(len(ways()[1])):
        workshop, found = ways()
        cuts.append(workshop.cut(item.quantity.arguments, found[index]()))
    return min(cuts, key=lambda cut: operations(cut.program).weight)


def _function(item: Wanted, program: Program) -> Function:
    return Function(item.name, item.quantity.name, item.summary, item.quantity.arguments, program, operations(program))


def _joint_info(model: Model) -> Iterable[JointInfo]:
    for joint in model.joints:
        limits = None if joint.limits is None else (float(joint.limits[0]), float(joint.limits[1]))
        yield JointInfo(joint.name, joint.motion.unit, limits)
