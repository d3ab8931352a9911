"""The main job, stage by stage: robot -> tape -> programs -> library -> text of the files."""

from __future__ import annotations

import hashlib
import random
import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from symdyn.core.tree import ToolPoint, Tree
from symdyn.description import read_robot
from symdyn.description.limits import LARGEST_URDF
from symdyn.description.robot import Robot
from symdyn.description.rules import robot_faults
from symdyn.description.spelling import identifier, suggestion
from symdyn.emit.stems import broken_rule
from symdyn.faults import Fault, InputError, Place, Severity
from symdyn.judge.equality import DOUBLE
from symdyn.judge.equality import C as ALLOWED
from symdyn.judge.loops import loop_faults
from symdyn.judge.reference import REFERENCES, SOLVES_M, argument_sizes, condition, full_rank, scales
from symdyn.judge.singular import bad_pivots
from symdyn.model.build import numeric_model
from symdyn.model.tree import Model, ToolFrame
from symdyn.passes import optimise
from symdyn.reading import read_bytes
from symdyn.symbolic.free import CLASSES
from symdyn.symbolic.library import Function, JointInfo, Library, Sample
from symdyn.symbolic.program import Program, operations
from symdyn.symbolic.table import BY_NAME, DEFAULT, GROUPS, QUANTITIES, Quantity, Results
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Choices, Workshop
from symdyn.version import __version__

TARGETS = ("python", "c")
_SAMPLES = 2

Progress = Callable[[str], None]
Arguments = Sequence[tuple[str, Sequence[Value]]]


def _silent(_: str) -> None:
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
class Subject:
    """The robot of a request, read and ready for the core."""

    robot: Robot
    model: Model
    tree: Tree


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
    model = numeric_model(robot)
    tree = Tree.of(model)
    if not request.friction:
        tree = replace(tree, viscous=0 * tree.viscous, coulomb=0 * tree.coulomb)
    if not request.armature:
        tree = replace(tree, armature=0 * tree.armature)
        model = replace(model, bodies=tuple(replace(body, armature=0.0) for body in model.bodies))
    return Subject(robot, model, tree)


def make_library(request: Request, progress: Progress = _silent) -> Library:
    """Everything the files say.

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
    workshop = Workshop(subject.robot, Choices(request.parameters, request.friction, request.armature))
    wanted, notes = wanted_functions(subject, workshop.model, quantities)
    if not wanted:
        rule = "names nothing that this robot has"
        raise InputError([Fault(Place("--functions"), ",".join(request.functions), rule, " ".join(notes))])
    functions, prepare = _programs(workshop, wanted, progress)
    if workshop.defaults and prepare is None:
        notes.append("prepare is left out: no function here depends on the run-time parameters.")
    progress("self-test values")
    return Library(
        name=identifier(request.name or subject.robot.name),
        title=subject.robot.name,
        joints=tuple(_joint_info(subject.model)),
        tools=tuple(identifier(tool.name) for tool in subject.model.tools),
        parameters=tuple(workshop.defaults.items()) if prepare else (),
        prepare=prepare,
        functions=functions,
        samples=_samples(subject, wanted),
        notes=tuple(notes),
        source=Path(request.source).name,
        source_sha256=source_hash(request.source),
        command=request.command,
        version=__version__,
        conventions=CONVENTIONS,
    )


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
        joint = joints[body.joint]
        rotor = (
            "keep its armature" if joint.armature.value(subject.robot.defaults) > 0 else "give the joint an armature"
        )
        cure = f"give '{body.name}' mass and inertia, {rotor}, hold it with '--lock {body.joint}', {otherwise}"
        faults.append(Fault(joint.at, f"joint '{body.joint}'", rule, cure))
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
    workshop: Workshop, wanted: Sequence[Wanted], progress: Progress
) -> tuple[tuple[Function, ...], Program | None]:
    """Record every function, hoist what depends on parameters only, keep the cheapest way of each."""
    recorded: list[tuple[Wanted, list[Results]]] = []
    for item in wanted:
        progress(f"recording {item.name}")
        ways = item.quantity.record(workshop, item.tool) if item.tool else item.quantity.record(workshop)
        recorded.append((item, [way() for way in ways]))
    chosen = []
    for item, made in recorded:
        progress(f"optimising {item.name}")
        arguments = [(name, workshop.argument(name)) for name in item.quantity.arguments]
        chosen.append((item, arguments, *_cheapest(workshop, arguments, made)))
    hoisted = workshop.tape.hoisted(results for _, _, results, _ in chosen)
    if not hoisted:
        return tuple(_function(item, program) for item, _, _, program in chosen), None
    functions = []
    for item, arguments, results, _ in chosen:
        progress(f"hoisting from {item.name}")
        functions.append(_function(item, optimise(workshop.tape.program(arguments, results, hoisted))))
    return tuple(functions), optimise(workshop.tape.prepare_program(workshop.parameters, hoisted))


def _cheapest(workshop: Workshop, arguments: Arguments, made: Sequence[Results]) -> tuple[Results, Program]:
    """Of several ways to a quantity the one with the fewest operations, and its program."""
    programs = [workshop.tape.program(arguments, results, workshop.tape.hoisted([results])) for results in made]
    weights = [operations(program).weight for program in programs]
    best = weights.index(min(weights))
    return made[best], optimise(programs[best])


def _function(item: Wanted, program: Program) -> Function:
    return Function(item.name, item.summary, item.quantity.arguments, program, operations(program))


def _joint_info(model: Model) -> Iterable[JointInfo]:
    for body in model.bodies:
        limits = None if body.limits is None else (float(body.limits[0]), float(body.limits[1]))
        yield JointInfo(body.joint, "m" if body.prismatic else "rad", limits)


def reference_results(
    tree: Tree, wanted: Wanted, state: dict[str, np.ndarray], condition_of_M: float | None = None
) -> tuple[list[np.ndarray], float]:
    """What the core makes of a function at a state, and the condition number its error may grow with.

    That of M may be given, where many functions are judged at one state.
    """
    reference = REFERENCES[wanted.quantity.name]
    tool = next((t for t in tree.tools if wanted.tool and t.name == wanted.tool.name), None) or ToolPoint(
        "", -1, np.eye(3), np.zeros(3)
    )
    results = [np.asarray(result, dtype=float) for result in reference.results(tree, state, tool)]
    if reference.growth == SOLVES_M and condition_of_M is not None:
        return results, condition_of_M
    return results, condition(tree, state, tool, reference.growth)


def _samples(subject: Subject, wanted: Sequence[Wanted]) -> tuple[Sample, ...]:
    """States for the self-test: round numbers, so that they print short and are the same everywhere."""
    dice = random.Random(1)
    n = subject.tree.n
    samples = []
    for _ in range(_SAMPLES):
        sizes = argument_sizes(n)
        arguments = {name: tuple(round(dice.uniform(-2, 2), 2) for _ in range(size)) for name, size in sizes.items()}
        state = {name: np.array(values) for name, values in arguments.items()}
        results, bounds = {}, {}
        for item in wanted:
            arrays, kappa = reference_results(subject.tree, item, state)
            measures = scales(REFERENCES[item.quantity.name], subject.tree, [state], [arrays])
            allowed = [ALLOWED * n * DOUBLE * kappa * float(scale[0]) for scale in measures]
            bounds[item.name] = tuple(float(f"{bound:.0e}") for bound in allowed)
            results[item.name] = tuple(
                tuple(0.0 if abs(entry) <= bound else float(entry) for entry in array.ravel())
                for array, bound in zip(arrays, bounds[item.name], strict=True)
            )
        used = {name for item in wanted for name in item.quantity.arguments}
        samples.append(Sample({k: v for k, v in arguments.items() if k in used}, results, bounds))
    return tuple(samples)
