"""The proof that a closed form is the program: both in exact fractions at a rational pose, with not one difference.

Where the robot's constants are no rationals but have 40 digits, what cancels exactly cancels to those digits only; where the
file's parameters stand in roots and sines, nothing is rational: both are compared in floats then.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symdyn.closed.closed_form import ClosedForm, float_wave
from symdyn.closed.definitions import rational
from symdyn.closed.points import Pose, fractions
from symdyn.quantities.contract import Need
from symdyn.symbolic.program import Program, evaluate
from symdyn.symbolic.table import RECORDERS
from symdyn.symbolic.tape import Kind, Level
from symdyn.symbolic.workshop import Cut, Workshop

if TYPE_CHECKING:
    from symdyn.closed.ladder import Question
    from symdyn.closed.scene import Scene

_DIGITS = Fraction(1, 10**20)
_ROUNDING = 1e-9
_LEAST = Fraction(1, 10**6)
"""What the largest entry is taken for where it is less: if all vanish, rounding is all that a program gives."""


class Disproved(AssertionError):
    """A closed form that is not what the program computes: a mistake of ours, never shown to anybody."""


def prove(scene: Scene, question: Question, form: ClosedForm) -> None:
    """Compare a form with the program that generated code is made of.

    Raises:
        Disproved: where they differ.
    """
    cut = recorded(scene, question)
    tape = scene.ground.tape
    opaque = any(
        node.kind is Kind.CALL and level == Level.PARAMETER for node, level in zip(tape.nodes, tape.levels, strict=True)
    )
    floats = any(not node.number.is_Rational for node in tape.nodes)
    if opaque:
        _compare(form, *_in_floats(scene, question, form, cut), _ROUNDING)
    else:
        _compare(form, *_in_fractions(scene, question, form, cut), _DIGITS if floats else 0)


def recorded(scene: Scene, question: Question) -> Cut:
    """The program of the question's function, by the first way."""
    workshop = Workshop(scene.ground)
    quantity = question.quantity
    record = RECORDERS[quantity.name]
    if quantity.per_tool:
        ways = record(workshop, question.tool)
    else:
        ways = record(workshop, question.tools) if Need.TOOLS in quantity.needs else record(workshop)
    results = [(o.name, value) for o, (_, value) in zip(quantity.outputs, ways[0](), strict=True)]
    return workshop.cut(quantity.argument_names, results)


def _in_fractions(scene: Scene, question: Question, form: ClosedForm, cut: Cut) -> tuple[Any, Any]:
    pose = Pose(fractions(scene.n, 1), scene_offsets(scene), scene.slides)
    parameters = {name: Fraction(k + 2, k + 3) for k, name in enumerate(form.parameters)}
    others = arguments(cut.program, pose.q)
    program = run(cut, others, list(parameters.values()), pose.sin, pose.cos, rational)
    given = {**others, "q": [t if isinstance(t, Fraction) else None for t in pose.q]}
    found = form.at(given, parameters, pose.wave, Fraction, lambda function, value: _sign(value))
    return found, program[form.output]


def _in_floats(scene: Scene, question: Question, form: ClosedForm, cut: Cut) -> tuple[Any, Any]:
    q = [float(t) for t in fractions(scene.n, 1)]
    others = {name: [float(x) if isinstance(x, Fraction) else x for x in v] for name, v in arguments(cut.program, q).items()}
    program = run(cut, others, list(form.parameters.values()), math.sin, math.cos, float)
    wave = float_wave(q, {place: float(offset) for place, offset in form.offsets.items()})
    call = {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "sign": _sign}
    found = form.at(others, form.parameters, wave, float, lambda function, value: call[function](value))
    return found, program[form.output]


def arguments(program: Program, q: Sequence[Any]) -> dict[str, list[Any]]:
    """Values of every argument of a program at a pose, small fractions but for q."""
    names = [group.name for group in program.inputs if group.name not in ("q", "k")]
    sizes = {group.name: len(group.symbols) for group in program.inputs}
    return {"q": list(q), **{name: fractions(sizes[name], 3 + k) for k, name in enumerate(names)}}


def run(
    cut: Cut, given: dict[str, list[Any]], parameters: Sequence[Any], sin: Any, cos: Any, number: Any
) -> dict[str, list[Any]]:
    """A program, with what depends on run-time parameters only before it."""
    functions = {"sin": sin, "cos": cos, "sqrt": math.sqrt, "sign": _sign, "number": number}
    if cut.prepare is not None:
        inner = {**functions, "sin": math.sin, "cos": math.cos}
        given = {**given, "k": evaluate(cut.prepare, {"params": parameters}, inner)["k"]}
    return evaluate(cut.program, given, functions)


def scene_offsets(scene: Scene) -> dict[int, Fraction]:
    """The constant that every joint's angle has beside it in the program."""
    tape, found = scene.ground.tape, {}
    for node in tape.nodes:
        if node.kind is Kind.CALL and tape.nodes[node.left].kind is Kind.SHIFT:
            inner = tape.nodes[node.left]
            text = tape.nodes[inner.left].text
            if text.startswith("q") and text[1:].isdecimal():
                found[int(text[1:])] = rational(inner.number)
    return found


def _compare(form: ClosedForm, found: dict[tuple[int, ...], Any], program: Sequence[Any], tolerance: Any) -> None:
    size = max((abs(value) for value in program), default=0)
    size = max(size, _LEAST) if tolerance else size
    for index, value in found.items():
        flat = 0
        for k, length in zip(index, form.shape, strict=True):
            flat = flat * length + k
        if abs(value - program[flat]) > tolerance * size:
            raise Disproved(f"{form.function}{list(index)} of {form.robot}: {value} is not {program[flat]}")


def _sign(value: Any) -> int:
    return (value > 0) - (value < 0)
