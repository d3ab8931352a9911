"""The ladder: the most readable closed form of a result, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.closed import inertial, operational
from symdyn.closed.budget import Budget, OutOfBudget
from symdyn.closed.closed_form import ClosedForm, JointWord
from symdyn.closed.expression import Line, Name, Sort, Wave
from symdyn.closed.form import Parts, needed_lines, used
from symdyn.closed.inertial import Unreadable
from symdyn.closed.naming import parameter_name
from symdyn.closed.polynomial import polynomial
from symdyn.closed.precision import with_digits
from symdyn.closed.proof import prove
from symdyn.closed.rates import cumulated
from symdyn.closed.reading import NoPolynomial
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.model.tree import ToolFrame
from symdyn.quantities.contract import Axis, Need, Output, Quantity, Sizes
from symdyn.symbolic.table import RECORDERS
from symdyn.symbolic.table.kinematics import tool_rows
from symdyn.symbolic.tape import Value, flatten
from symdyn.symbolic.workshop import Ground

Place = tuple[int, ...]

LETTERS = {
    "M_inverse": "M⁻¹",
    "Omega": "Ω",
    "Lambda": "Λ",
    "tau": "τ",
    "bias": "β",
    "pose": "A",
    "Jd": "J̇",
    "qdd": "q̈",
}
_ENERGY = {"kinetic_energy": "T", "potential_energy": "V"}


@dataclass(frozen=True)
class Question:
    """What is asked: one result of a quantity, or one entry of it.

    Attributes:
        quantity: of the contract.
        output: one of its results.
        place: the entry, by its indices from 0; None for all.
        tool: that the quantity is of.
        tools: that functions are made for.
        function: the name of the generated function.
    """

    quantity: Quantity
    output: Output
    place: Place | None = None
    tool: ToolFrame | None = None
    tools: tuple[ToolFrame, ...] = ()
    function: str = ""


@dataclass(frozen=True)
class Reader:
    """What a reader is told of a robot besides its formulas: its name, the legend of joints, their limits."""

    name: str
    joints: tuple[JointWord, ...]
    limits: tuple[tuple[float, float] | None, ...]


def closed_form(ground: Ground, reader: Reader, question: Question, budget: Budget) -> ClosedForm:
    """The most readable form, proven equal to the program.

    Raises:
        Unreadable: when no rung of the ladder gives one.
    """
    scene = Scene(ground, budget)
    try:
        speech, parts, symmetric = _parts(scene, question)
    except OutOfBudget as stopped:
        raise Unreadable(str(stopped)) from None
    except NoPolynomial:
        raise Unreadable("it divides by what depends on the pose") from None
    form = _assembled(scene, reader, question, speech, parts, symmetric=symmetric)
    prove(scene, question, form)
    return with_digits(form, reader.limits)


def _parts(scene: Scene, question: Question) -> tuple[Speech, Parts, bool]:
    name, output = question.quantity.name, question.output
    alone = question.place is not None
    if name in _INERTIAL:
        places, symmetric = _places(scene, question)
        found = _inertial(scene, question, places, alone=alone)
        return scene.inertia[0], found, symmetric
    if name in ("operational_inertia_inverse", "operational_inertia"):
        assert question.tool is not None
        J = scene.workshop.jacobian(question.tool)
        rows = tool_rows(question.tool) if name == "operational_inertia" else range(6)
        places, symmetric = _places(scene, question, len(list(rows)))
        closed = operational.lambda_ if name == "operational_inertia" else operational.omega
        speech, found = closed(scene, [J[row] for row in rows], places, alone=alone)
        return speech, found, symmetric
    values, symmetric = _recorded(scene, question)
    speech, found = polynomial(scene, name, output, letter_of(question), values, alone=alone)
    return speech, found, symmetric


_INERTIAL = ("mass_matrix", "mass_matrix_inverse", "udu", "innovations", "kinetic_energy")


def _inertial(scene: Scene, question: Question, places: Sequence[Place], *, alone: bool) -> Parts:
    name = question.quantity.name
    if name == "kinetic_energy":
        return inertial.kinetic_energy(scene)
    if name in ("udu", "innovations"):
        factor = inertial.udu if name == "udu" else inertial.innovations
        return factor(scene, question.output.name, places)
    inverse = inertial.mass_matrix if name == "mass_matrix" else inertial.mass_matrix_inverse
    return inverse(scene, places, alone=alone)


def _places(scene: Scene, question: Question, rows: int = 0) -> tuple[list[Place], bool]:
    """The entries that are wanted; of a symmetric matrix those on and above the diagonal."""
    size = rows or scene.n
    axes = len(question.output.axes)
    symmetric = axes == 2 and question.quantity.name not in ("udu", "innovations")
    if question.place is not None:
        place = tuple(sorted(question.place)) if symmetric else question.place
        return [place], symmetric
    if axes == 1:
        return [(k,) for k in range(size)], False
    if not symmetric:
        return [(i, j) for i in range(size) for j in range(i + 1, size)], False  # of a unit upper triangular matrix
    return [(i, j) for i in range(size) for j in range(i, size)], True


def _recorded(scene: Scene, question: Question) -> tuple[dict[Place, Value], bool]:
    """The values of a result as they are recorded, by the first way; of a symmetric matrix those above the diagonal."""
    quantity, workshop = question.quantity, scene.workshop
    record = RECORDERS[quantity.name]
    if quantity.per_tool:
        ways = record(workshop, question.tool)
    else:
        ways = record(workshop, question.tools) if Need.TOOLS in quantity.needs else record(workshop)
    nested = dict(zip((o.name for o in quantity.outputs), (value for _, value in ways[0]()), strict=True))
    shape, flat = flatten(nested[question.output.name])
    values = {place: value for place, value in zip(_indices(shape), flat, strict=True)}
    symmetric = len(shape) == 2 and shape[0] == shape[1] > 1 and all(
        _same(values[i, j], values[j, i]) for i, j in values
    )
    if question.place is not None:
        return {question.place: values[question.place]}, symmetric
    return {place: value for place, value in values.items() if not symmetric or place[0] <= place[1]}, symmetric


def _same(a: Value, b: Value) -> bool:
    return a.number == b.number and (a.number is not None or (a.node == b.node and a.negative == b.negative))


def _indices(shape: Sequence[int]) -> list[Place]:
    found: list[Place] = [()]
    for size in shape:
        found = [(*place, k) for place in found for k in range(size)]
    return found


def letter_of(question: Question) -> str:
    """The letter that a result has in formulas."""
    name = question.output.name
    return _ENERGY.get(question.quantity.name) or LETTERS.get(name, name)


def _assembled(
    scene: Scene, reader: Reader, question: Question, speech: Speech, parts: Parts, *, symmetric: bool
) -> ClosedForm:
    results = [*parts.lines, *(entry.line for entry in parts.entries)]
    order = [name for name in used(results) if name in speech.definitions]
    definitions = [speech.definitions[name] for name in speech.definitions if name in order]  
    words = used([*results, *definitions])
    joints = {joint for word in words if isinstance(word, Wave) for _, joint, _ in word.angle}
    by_rates = bool(parts.statement) or any(isinstance(w, Name) and w.stem == "ω" for w in words)
    return ClosedForm(
        robot=reader.name,
        function=question.function or question.quantity.name,
        output=question.output.name,
        several=len(question.quantity.outputs) > 1,
        arguments=tuple(question.quantity.argument_names),
        summary=question.quantity.about(question.tool.name if question.tool else ""),
        letter=letter_of(question),
        shape=question.output.shape(_sizes(scene, question)),
        place=question.place,
        parts=parts,
        symmetric=symmetric,
        where=tuple(definitions),
        offsets={place: offset for place, offset in speech.offsets.items() if place + 1 in joints},
        rates=tuple(cumulated(scene.B)) if by_rates else (),
        joints=reader.joints,
        parameters={parameter_name(name).stem: value for name, value in scene.ground.defaults.items()},
    )


def _sizes(scene: Scene, question: Question) -> Sizes:
    model = scene.workshop.model
    rows = len(tool_rows(question.tool)) if question.tool else 6
    return Sizes(model.nv, model.nq, len(model.bodies), len(question.tools), rows)
