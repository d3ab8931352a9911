"""Which functions are made: names, groups and `a+b` into quantities, their tools, and what a robot does not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from symdyn.description.robot import DIRECTIONS
from symdyn.description.spelling import close_to, identifier, suggestion
from symdyn.faults import Fault, InputError, Place
from symdyn.generation.lacking import lacking, singular_joints
from symdyn.judge.loops import loop_faults
from symdyn.judge.reference import base_of_model, full_rank, has_mass
from symdyn.judge.subject import Subject
from symdyn.judge.values import values_of
from symdyn.model.columns import columns_of
from symdyn.model.tree import ON_BASE, Model, ToolFrame
from symdyn.quantities import ALWAYS, BY_NAME, DEFAULT, EVERYTHING, QUANTITIES
from symdyn.quantities.combined import combined
from symdyn.quantities.contract import Axis, Group, Need, Quantity, Sizes
from symdyn.wording import counted, listed

_TOGETHER = "+"
_FUNCTIONS = Place("--functions")
_OTHER_NAMES = {
    "rnea": "inverse_dynamics",
    "id": "inverse_dynamics",
    "aba": "forward_dynamics",
    "fd": "forward_dynamics",
    "crba": "mass_matrix",
    "minverse": "mass_matrix_inverse",
    "nle": "bias_forces",
    "fk": "pose",
    "forward_kinematics": "pose",
}
"""What other libraries call functions, and what they are called here."""
_PAYLOAD = Place("--payload")


@dataclass(frozen=True)
class Wanted:
    """A function to generate.

    Attributes:
        quantity: what it gives.
        tool: that it is of.
        tools: that functions are made for, in the order of the file.
    """

    quantity: Quantity
    tool: ToolFrame | None = None
    tools: tuple[ToolFrame, ...] = ()

    @property
    def name(self) -> str:
        return _of_tool(self.quantity, self.tool.name) if self.tool else self.quantity.name

    @property
    def summary(self) -> str:
        return self.quantity.about(self.tool.name if self.tool else "")

    def _base_columns(self, model: Model) -> int:
        """Base parameters, where the function has any."""
        return len(base_of_model(model).kept) if self.has_base_columns else 0

    @property
    def has_base_columns(self) -> bool:
        """Whether a result belongs to base parameters."""
        return any(Axis.BASE_COLUMN in output.axes for output in self.quantity.outputs)

    def sizes(self, model: Model) -> Sizes:
        """How large the arguments and results of the function are, for a robot."""
        return Sizes(
            dofs=model.nv,
            positions=model.nq,
            bodies=len(model.bodies),
            tools=len(self.tools),
            directions=len(self.tool.directions if self.tool else ()) or len(DIRECTIONS),
            held=sum(len(loop.constrain) for loop in model.loops),
            all_directions=sum(len(tool.directions or DIRECTIONS) for tool in self.tools),
            columns=len(columns_of(model)),
            base_columns=self._base_columns(model),
        )


def chosen_quantities(names: Sequence[str], tools: Sequence[str] = ()) -> list[Quantity]:
    """Names and groups into quantities in the order of the table, then those that stand together as they were typed.

    Args:
        names: as typed.
        tools: of the robot; the function of a tool, `pose_gripper`, is a name as well.

    Raises:
        InputError: for a name that is none of these.
    """
    groups = [group.value for group in Group]
    of_tools = {_of_tool(quantity, tool): quantity for quantity in QUANTITIES if quantity.per_tool for tool in tools}
    known = [*groups, EVERYTHING, *BY_NAME, *of_tools]
    alone = [name for name in names if _TOGETHER not in name]
    together = dict.fromkeys(tuple(map(str.strip, name.split(_TOGETHER))) for name in names if _TOGETHER in name)
    faults = [
        Fault(_FUNCTIONS, name, "is no function and no group", _meant(name, known, tools))
        for name in alone
        if name not in known
    ]
    faults += [fault for parts in together for fault in _faults_together(parts, of_tools)]
    _raise(faults)
    wanted = {group for group in Group if group.value in alone or EVERYTHING in alone}
    named = {quantity.name for name, quantity in {**BY_NAME, **of_tools}.items() if name in alone}
    chosen = [quantity for quantity in QUANTITIES if quantity.name in named or quantity.group in wanted]
    chosen += [combined([BY_NAME[part] for part in parts]) for parts in together]
    if not chosen:
        raise InputError([Fault(_FUNCTIONS, "", "names nothing", f"known here: {listed(known)}")])
    return chosen


def _meant(name: str, known: Sequence[str], tools: Sequence[str]) -> str:
    """What a name that is none may have meant; that of a quantity with another word behind it may mean a tool."""
    stems = [f"{quantity.name}_" for quantity in QUANTITIES if quantity.per_tool]
    if name.lower() in _OTHER_NAMES:
        return f"that is '{_OTHER_NAMES[name.lower()]}' here"
    if tools and not close_to(name, known) and name.startswith(tuple(stems)):
        return f"tools here: {listed(tools)}"
    return suggestion(name, known)


def _of_tool(quantity: Quantity, tool: str) -> str:
    """The name of a quantity's function for a tool."""
    return f"{quantity.name}_{identifier(tool)}"


def _faults_together(parts: Sequence[str], of_tools: Mapping[str, Quantity]) -> list[Fault]:
    """What cannot stand together in `a+b`: groups, functions of one tool, unknown names, a name twice."""
    typed = _TOGETHER.join(parts)
    groups = {group.value: [q.name for q in QUANTITIES if q.group is group] for group in Group}
    groups[EVERYTHING] = list(BY_NAME)
    faults = []
    for part in dict.fromkeys(parts):
        if part in groups:
            cure = f"name functions of it: {_TOGETHER.join(groups[part][:2])}"
            faults.append(Fault(_FUNCTIONS, typed, f"'{part}' is a group, which cannot be one function", cure))
        elif part in of_tools:
            cure = f"leave the tool out: {of_tools[part].name}"
            faults.append(Fault(_FUNCTIONS, typed, f"'{part}' is a function of one tool", cure))
        elif part not in BY_NAME:
            rule = f"'{part}' is no function" if part else f"a function is missing beside '{_TOGETHER}'"
            faults.append(Fault(_FUNCTIONS, typed, rule, suggestion(part, BY_NAME)))
        elif parts.count(part) > 1:
            faults.append(Fault(_FUNCTIONS, typed, f"names '{part}' twice", "name it once"))
    return faults or _faults_of_arguments(typed, [BY_NAME[part] for part in parts])


def _faults_of_arguments(typed: str, parts: Sequence[Quantity]) -> list[Fault]:
    """Arguments of one name and different shapes: the wrench on a tool, and those on all tools."""
    keys = {argument.key: argument.name for part in parts for argument in part.arguments}
    clashing = {name for name in keys.values() if list(keys.values()).count(name) > 1}
    return [
        Fault(_FUNCTIONS, typed, f"'{name}' would be two arguments of different shapes", "ask for two functions")
        for name in sorted(clashing)
    ]


def chosen_tools(model: Model, names: Sequence[str]) -> tuple[ToolFrame, ...]:
    """The tools of a model, in any numbers, that functions are made for: all, or those named, in the order of the file.

    Raises:
        InputError: for a name that no tool has.
    """
    known = [tool.name for tool in model.tools]
    _raise(
        [
            Fault(Place("--tools"), name, f"is no tool of '{model.name}'", suggestion(name, known) or "it has none")
            for name in names
            if name not in known
        ]
    )
    return tuple(tool for tool in model.tools if not names or tool.name in names)


def check_payload(model: Model, names: Sequence[str]) -> None:
    """Refuse loads where there is no tool, or none that moves.

    Raises:
        InputError: with the tools that can carry one.
    """
    tools = {tool.name: tool for tool in model.tools}
    moving = [tool.name for tool in model.tools if tool.body != ON_BASE]
    faults = []
    for name in names:
        if name not in tools:
            cure = suggestion(name, moving) or "name one under 'tools:' in the robot file"
            faults.append(Fault(_PAYLOAD, name, f"is no tool of '{model.name}'", cure))
        elif name not in moving:
            cure = f"tools that move: {', '.join(moving)}" if moving else "leave it out"
            faults.append(Fault(_PAYLOAD, name, "sits on the base, so that no joint feels its load", cure))
    _raise(faults)


def refuse_impossible(subject: Subject, quantities: Sequence[Quantity], otherwise: str = "") -> None:
    """A robot without what a quantity needs, where that is a fault of its file: an inverse of M, loops that can be closed.

    Args:
        subject: the robot.
        quantities: that are asked for.
        otherwise: ends the cure of a robot without an inverse; by default it names functions that need none.

    Raises:
        InputError: naming joints or loops.
    """
    needs = {need for quantity in quantities for need in quantity.needs}
    if Need.INVERSE in needs:
        lacked = lacking(subject)
        possible = [it for it in QUANTITIES if not lacked & it.needs and (subject.model.tools or not it.per_tool)]
        usual = sorted(possible, key=lambda it: it.group is None or it.group.value not in DEFAULT)
        named = ",".join(quantity.name for quantity in usual[:3])
        refuse_singular(subject, otherwise or f"or ask for functions that need no inverse, such as {named}")
    if Need.LOOPS in needs:
        _raise(loop_faults(subject.robot, subject.model))


def refuse_singular(subject: Subject, otherwise: str) -> None:
    """A robot whose mass matrix has no inverse gets nothing that needs one; `otherwise` ends the cure.

    Raises:
        InputError: naming the joints that make it singular.
    """
    faults = []
    for joint, body in singular_joints(subject):
        rule = "moves no inertia of its own, so the mass matrix is singular and has no inverse"
        rotor = (
            "keep its armature" if joint.armature.value(subject.robot.defaults) > 0 else "give the joint an armature"
        )
        cure = f"give '{body.name}' mass and inertia, {rotor}, hold it with '--lock {joint.name}', {otherwise}"
        faults.append(Fault(joint.at, f"joint '{joint.name}'", rule, cure))
    _raise(faults)


def wanted_functions(
    subject: Subject,
    model: Model,
    quantities: Sequence[Quantity],
    names: Sequence[str] = (),
    typed: Sequence[str] = (),
) -> tuple[list[Wanted], list[str]]:
    """The functions to make, and notes on those that cannot be made.

    Args:
        subject: the robot as the core sees it.
        model: the robot in any numbers.
        quantities: to make functions of.
        names: of the tools to make them for; none means all.
        typed: the words of `--functions`; where a quantity is asked for by the names of its tools' functions only,
            the others are not made.

    Raises:
        InputError: for a tool that the robot does not have, and for two functions of one name.
    """
    single = model.nq == model.nv == len(model.leaders)
    quantities = [*quantities, *(it for it in ALWAYS if it not in quantities and not single)]
    tools = chosen_tools(model, names)
    found, notes = [], []
    for quantity in quantities:
        if model.folds and Need.OWN_JOINTS in quantity.needs:
            notes.append(_left_to_free_joints(subject, quantity, typed))
            continue
        if (Need.LOOPS in quantity.needs and not model.loops) or (Need.TOOLS in quantity.needs and not tools):
            continue
        if Need.TURNING_VELOCITIES in quantity.needs and single:
            continue
        for tool in tools if quantity.per_tool else (None,):
            wanted = Wanted(quantity, tool, tools)
            if not _is_typed(wanted, typed):
                continue
            missing = _missing(subject, wanted, typed)
            if missing:
                notes.append(f"{wanted.name} is left out: {missing}.")
            else:
                found.append(wanted)
    possible = [quantity for quantity in quantities if Need.LOOPS not in quantity.needs or model.loops]
    if not model.tools and any(quantity.per_tool for quantity in possible):
        notes.append("The robot file has no tools, so there are no poses and Jacobians.")
    if not model.loops and any(Need.LOOPS in quantity.needs for quantity in quantities):
        notes.append("The robot file has no loops, so there are no constrained dynamics.")
    _refuse_equal_names(found)
    return found, notes


def _left_to_free_joints(subject: Subject, quantity: Quantity, typed: Sequence[str]) -> str:
    """A note that a quantity of a group is left out where joints follow others.

    Raises:
        InputError: where it is asked for by its name.
    """
    (part, *_) = (part for part in quantity.parts if Need.OWN_JOINTS in part.needs)
    rule = f"needs {Need.OWN_JOINTS.value}"
    if quantity.together or quantity.name in typed:
        followers = [joint.name for joint in subject.model.joints if joint.follows is not None]
        held = " ".join(f"--lock '{name}'" for name in followers)
        raise InputError([Fault(_FUNCTIONS, part.name, rule, f"leave it out, or hold what follows: {held}")])
    return f"{quantity.name} is left out: it {rule}."


def _missing(subject: Subject, wanted: Wanted, typed: Sequence[str]) -> str:
    """What a robot does not have for a function, in words; what hangs on defaults is refused where it is asked for by name."""
    needs, points = wanted.quantity.needs, {tool.name: tool for tool in subject.tree.tools}
    task = [points[tool.name] for tool in ((wanted.tool,) if wanted.tool else wanted.tools)]
    if Need.FULL_RANK in needs and not full_rank(subject.tree, task):
        rows = sum(len(point.rows) for point in task)
        return f"the Jacobian has less than {counted(rows, 'independent row')} everywhere"
    if Need.MASS in needs and not has_mass(subject.tree):
        return "nothing that moves has mass"
    return _unsure_base_parameters(subject) if wanted.has_base_columns and wanted.name not in typed else ""


def _unsure_base_parameters(subject: Subject) -> str:
    """Why there are no base parameters that hold at all values of the run-time parameters; empty if there are."""
    base = base_of_model(subject.model)
    if not base.clear:
        return "some numbers of bodies can hardly be told apart as joints follow each other"
    if not subject.defaults:
        return ""
    other = base_of_model(subject.at(values_of(subject).draw(Random(0))).model)
    if base.kept != other.kept:
        return "at the defaults of the run-time parameters fewer numbers are felt than at others"
    if not np.allclose(base.shares, other.shares, rtol=1e-9, atol=1e-9):
        return "what joints that follow others leave unfelt depends on the run-time parameters"
    return ""


def _is_typed(wanted: Wanted, typed: Sequence[str]) -> bool:
    """Whether a function is meant by the words: by its own name, or with all of its quantity."""
    quantity = wanted.quantity
    whole = {EVERYTHING, quantity.name, quantity.group.value if quantity.group else ""}
    return (
        not typed or quantity in ALWAYS or bool(quantity.together) or bool(whole & set(typed)) or wanted.name in typed
    )


def _refuse_equal_names(functions: Sequence[Wanted]) -> None:
    """Tools can be called so that one of theirs has the name of two together, which `check` does not look for."""
    seen: set[str] = set()
    for function in functions:
        names = {function.name, f"{function.name}_batch", f"{function.name}_lanes"}
        if names & seen:
            raise InputError([Fault(_FUNCTIONS, function.name, "names two functions", "ask for one at a time")])
        seen |= names


def function_named(subject: Subject, name: str) -> Wanted:
    """The function of a robot that has this name.

    Raises:
        InputError: when it has none, with a suggestion.
    """
    functions, _ = wanted_functions(subject, subject.model, QUANTITIES)
    for function in functions:
        if function.name == name:
            return function
    known = [function.name for function in functions]
    rule = f"is no function of '{subject.robot.name}'"
    raise InputError([Fault(Place(name), "", rule, suggestion(name, known))])


def _raise(faults: Sequence[Fault]) -> None:
    if faults:
        raise InputError(faults)
