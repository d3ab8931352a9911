"""The proof that a closed form is the program: both in exact fractions at a rational pose, with not one difference.

Where the robot's constants are no rationals but have 40 digits, what cancels exactly cancels to those digits only; where the
file's parameters stand in roots and sines, nothing is rational: both are compared in floats then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.derivative import Variable
from symdyn.closed.dual import Dual, DualPose
from symdyn.closed.points import FloatPose, Pose, fractions
from symdyn.closed.question import Question, recorded
from symdyn.closed.scene import Scene
from symdyn.symbolic import constants
from symdyn.symbolic.program import Program, evaluate
from symdyn.symbolic.tape import Kind, Level
from symdyn.symbolic.workshop import Cut, Workshop

_DIGITS = Fraction(1, 10**20)
_ROUNDING = 1e-9
_FAR = Fraction(10**15)
_NEARLY = Fraction(1, 10**9)
"""How far from its limit a ratio of polynomials may be where its variable is that far out."""
_LEAST = Fraction(1, 10**6)
"""What the largest entry is taken for where it is less: if all vanish, rounding is all that a program gives."""


class DisprovedError(AssertionError):
    """A closed form that is not what the program computes: a mistake of ours, never shown to anybody."""


@dataclass(frozen=True)
class Stand:
    """Numbers to evaluate at: a pose, the other arguments, values of the parameters in their order."""

    pose: Any
    others: dict[str, list[Any]]
    parameters: dict[str, Any]
    number: Any

    def of_form(self, form: ClosedForm) -> dict[tuple[int, ...], Any]:
        return form.at({**self.others, "q": self.pose.q}, self.parameters, self.pose.wave, self.number, self.pose.call)

    def of_program(self, cut: Cut, output: str) -> list[Any]:
        """The program, with what depends on run-time parameters only before it."""
        given = {**self.others, "q": self.pose.q}
        call = {name: _calling(self.pose, name) for name in ("sin", "cos", "sqrt", "sign")}
        functions = {**call, "number": lambda value: self.number(value.fraction)}
        if cut.prepare is not None:
            given["k"] = evaluate(cut.prepare, {"params": list(self.parameters.values())}, functions)["k"]
        return evaluate(cut.program, given, functions)[output]


def _calling(pose: Any, name: str) -> Any:
    return lambda value: pose.call(name, value)


def prove(scene: Scene, question: Question, form: ClosedForm) -> None:
    """Compare a form with the program that generated code is made of.

    Raises:
        DisprovedError: where they differ.
    """
    cut = program_of(scene, question)
    stand = stand_of(scene, form, cut.program)
    exact = isinstance(stand.pose, Pose)
    tolerance: Any = (_DIGITS if has_floats(scene) else 0) if exact else _ROUNDING
    known = form.function, form.output
    if known not in scene.values:
        scene.values[known] = stand.of_program(cut, form.output)
    compare(form, stand.of_form(form), scene.values[known], tolerance)


def prove_derivative(scene: Scene, question: Question, form: ClosedForm, by: Variable) -> None:
    """Compare a derivative with that of the program, which is run on numbers that carry theirs.

    Raises:
        DisprovedError: where they differ.
    """
    cut = program_of(scene, question)
    stand = stand_of(scene, form, cut.program)
    exact = isinstance(stand.pose, Pose)
    parameters = {name: Dual(value, int(name == by.parameter)) for name, value in stand.parameters.items()}
    carrying = Stand(DualPose(stand.pose, by.joint - 1), stand.others, parameters, stand.number)
    found = [value.change if isinstance(value, Dual) else 0 for value in carrying.of_program(cut, form.output)]
    tolerance: Any = (_DIGITS if has_floats(scene) else 0) if exact else _ROUNDING
    compare(form, stand.of_form(form), found, tolerance)


def prove_limit(scene: Scene, question: Question, form: ClosedForm, parameter: str, value: Fraction | None) -> None:
    """Compare a limit with the program at the value, or where the parameter is huge.

    Raises:
        DisprovedError: where they differ.
    """
    cut = program_of(scene, question)
    stand = stand_of(scene, form, cut.program)
    if not isinstance(stand.pose, Pose):
        return  # nothing is rational: huge numbers would leave no digit to compare
    name = next(stem for stem, own in zip(form.parameters, scene.ground.defaults, strict=True) if own == parameter)
    at = Stand(stand.pose, stand.others, {**stand.parameters, name: _FAR if value is None else value}, stand.number)
    usual = max(abs(value) for value in stand.of_program(cut, form.output))
    compare(form, at.of_form(form), at.of_program(cut, form.output), _NEARLY, usual)


def program_of(scene: Scene, question: Question) -> Cut:
    """The program of the question's function, recorded anew for the first question about it."""
    if question.function not in scene.programs:
        workshop = Workshop(scene.ground, question.tools or None)
        scene.programs[question.function] = workshop.cut(question.quantity.argument_keys, recorded(workshop, question))
    return scene.programs[question.function]


def stand_of(scene: Scene, form: ClosedForm, program: Program) -> Stand:
    """A rational pose with small fractions for all else; floats where parameters stand in roots and sines."""
    sizes = {group.name: len(group.symbols) for group in program.inputs if group.name not in ("q", "k")}
    others: dict[str, list[Any]] = {name: fractions(size, 3 + k) for k, (name, size) in enumerate(sizes.items())}
    q = fractions(scene.n, 1)
    if _has_calls(scene):
        floats = {name: [float(x) for x in values] for name, values in others.items()}
        held = {place: float(number) for place, number in scene.view.at.items()}
        offsets = {place: float(offset) for place, offset in form.offsets.items()}
        return Stand(
            FloatPose([held.get(i, float(t)) for i, t in enumerate(q)], offsets), floats, form.parameters, float
        )
    parameters = {name: Fraction(k + 2, k + 3) for k, name in enumerate(form.parameters)}
    return Stand(Pose(q, _offsets(scene), scene.slides, _held(scene)), others, parameters, Fraction)


def _held(scene: Scene) -> dict[int, Any]:
    """Held positions: of a slide how far it is out, of an angle with its offset the cosine and sine."""
    found: dict[int, Any] = {}
    offsets = _offsets(scene)
    for place, number in scene.view.at.items():
        if scene.slides[place]:
            found[place] = number.fraction
        else:
            angle = constants.add(number, constants.exact(offsets.get(place, Fraction(0))))
            found[place] = tuple(constants.function(name, angle).fraction for name in ("cos", "sin"))
    return found


def _offsets(scene: Scene) -> dict[int, Fraction]:
    """The constant that every joint's angle has beside it in the program."""
    tape, found = scene.ground.tape, {}
    for node in tape.nodes:
        if node.kind is Kind.CALL and tape.nodes[node.left].kind is Kind.SHIFT:
            inner = tape.nodes[node.left]
            text = tape.nodes[inner.left].text
            if tape.nodes[inner.left].kind is Kind.INPUT and text.startswith("q") and text[1:].isdecimal():
                found[int(text[1:])] = inner.number.fraction
    return found


def has_floats(scene: Scene) -> bool:
    """Whether constants have 40 digits where they are no rationals."""
    if any(node.number.rounded for node in scene.ground.tape.nodes) or scene.view.at:
        return True
    for body in scene.tree.bodies:  # constants that meet no variable are on no tape
        J, h = body.inertia.J, body.inertia.h
        values = [J.xx, J.yy, J.zz, J.xy, J.xz, J.yz, *h, body.inertia.m, body.armature, *body.r]
        if any(value.number is not None and value.number.rounded for value in values):
            return True
    return False


def _has_calls(scene: Scene) -> bool:
    """Whether parameters stand in roots and sines."""
    tape = scene.ground.tape
    return any(
        n.kind is Kind.CALL and level == Level.PARAMETER for n, level in zip(tape.nodes, tape.levels, strict=True)
    )


def compare(
    form: ClosedForm, found: Mapping[tuple[int, ...], Any], program: Sequence[Any], tolerance: Any, usual: Any = 0
) -> None:
    """Every entry of a form with the program's results, whose usual size may be given.

    Raises:
        DisprovedError: where they differ by more than a part of the largest entry.
    """
    size = max((abs(value) for value in program), default=0)
    size = max(size, usual, _LEAST if tolerance else 0)
    for index, value in found.items():
        flat = 0
        for k, length in zip(index, form.shape, strict=True):
            flat = flat * length + k
        if not abs(value - program[flat]) <= tolerance * size:
            raise DisprovedError(f"{form.function}{list(index)} of {form.robot}: {value} is not {program[flat]}")
