"""Judges closed forms, as Python, JSON and text, in exact fractions against the program that generated code is made of."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symdyn
from symdyn.closed.closed_form import ClosedForm, float_wave
from symdyn.closed.expression import Call, Sum, Wave
from symdyn.closed.numerals import shown
from symdyn.closed.precision import random_state
from symdyn.closed.python import function_name
from symdyn.closed.text import name_text
from symdyn.generation import Request, make_library
from symdyn.symbolic import workshop
from symdyn.symbolic.forms import Form, Op, Signed
from symdyn.symbolic.groups import layouts
from symdyn.symbolic.library import Function, Library
from symdyn.symbolic.program import Program, evaluate
from tests import turns
from tests.closed_text import Evaluation, Page, read

FUNCTIONS = (
    "mass_matrix",
    "udu",
    "innovations",
    "mass_matrix_inverse",
    "gravity_forces",
    "coriolis_matrix",
    "kinetic_energy",
    "potential_energy",
    "bias_forces",
    "inverse_dynamics",
    "pose",
    "jacobian",
    "jacobian_rate",
    "operational_inertia_inverse",
    "operational_inertia",
)
_DIGITS = Fraction(1, 10**20)
"""What cancels exactly cancels to so many digits where a robot's constants have 40, of which programs round products."""

_ROUNDING = 1e-12
"""Of floats, beside the error that is stated, as a part of the largest entry, or of 1 where all vanish."""

Values = dict[str, list[Any]]


@dataclass(frozen=True)
class Point:
    """A state at which everything is a fraction.

    Attributes:
        arguments: entries of `q`, `qd`, …
        angles: `q + offset` of joints with an offset, by the joint's number from 1.
        parameters: by the file's names.
    """

    arguments: dict[str, list[Any]]
    angles: dict[int, turns.Turn]
    parameters: dict[str, Fraction]


class Subject:
    """A robot with its closed forms and its programs.

    Args:
        source: of the robot.
        lock: joints to hold.
        parameters: classes of numbers that become symbols.
        alone: bodies in their own axes, whatever others they are parallel to: points of the circle know the offsets of
            joints, not of sums of them.
    """

    def __init__(
        self,
        source: str | Path,
        lock: Sequence[str] = (),
        parameters: Sequence[str] = (),
        *,
        alone: bool = False,
    ) -> None:
        self.robot = symdyn.load(source, lock=lock)
        self._parameters = tuple(parameters)
        request = Request(str(self.robot.source), FUNCTIONS, lock=tuple(lock), parameters=self._parameters)
        with pytest.MonkeyPatch.context() as patch:
            if alone:
                patch.setattr(workshop, "layouts", lambda tree: layouts(tree)[:1])
            self.library: Library = make_library(request)
        self.exact = not any(map(_is_irrational, _constants(self._programs)))
        slides = [joint.unit == "m" for joint in self.robot.joints]
        self.point = _point(self.library, slides, _offsets(self._programs))

    def forms(self) -> Iterator[tuple[Function, str, ClosedForm | symdyn.InputError]]:
        """The closed form of every result of every function, or why there is none."""
        for function in self.library.functions:
            for output in function.program.outputs:
                several = len(function.program.outputs) > 1
                try:
                    what = f"{function.name}.{output.name}" if several else function.name
                    yield function, output.name, self.robot.closed(what, parameters=self._parameters)
                except symdyn.InputError as refused:
                    yield function, output.name, refused

    def program(self, function: Function) -> Values:
        """What the program computes at the point."""
        return run(self.library, function, self.point.arguments, list(self.point.parameters.values()), _EXACT)

    @property
    def _programs(self) -> list[Program]:
        prepare = [self.library.prepare] if self.library.prepare else []
        return [*prepare, *(function.program for function in self.library.functions)]


_EXACT = {"sin": turns.sin, "cos": turns.cos, "sqrt": None, "sign": np.sign, "number": attrgetter("fraction")}
_FLOAT = {"sin": np.sin, "cos": np.cos, "sqrt": np.sqrt, "sign": np.sign, "number": float}


def run(
    library: Library, function: Function, arguments: Mapping[str, Sequence[Any]], parameters: Sequence[Any], by: Any
) -> Values:
    """A function's program in any numbers."""
    given = {name: list(arguments[name]) for name in function.arguments}
    if library.prepare is not None:
        given["k"] = evaluate(library.prepare, {"params": parameters}, by)["k"]
    return evaluate(function.program, given, by)


def _constants(programs: Iterable[Program]) -> Iterator[Any]:
    for program in programs:
        for assignment in program.assignments:
            item = assignment.form
            yield from (item.operands if isinstance(item, Form) else (item,))
        yield from (entry for output in program.outputs for entry in output.entries)


def _is_irrational(item: Any) -> bool:
    return not isinstance(item, Signed) and item.rounded


def _offsets(programs: Iterable[Program]) -> dict[int, Fraction]:
    """What is added to joint angles before their sine or cosine is taken, by the place in q."""
    found: dict[int, Fraction] = {}
    for program in programs:
        places = {symbol: k for group in program.inputs if group.name == "q" for k, symbol in enumerate(group.symbols)}
        for assignment in program.assignments:
            item = assignment.form
            if not isinstance(item, Form) or item.op is not Op.ADD:
                continue
            turned = [o for o in item.operands if isinstance(o, Signed) and o.symbol in places]
            numbers = [o for o in item.operands if not isinstance(o, Signed)]
            if turned and numbers:
                found[places[turned[0].symbol]] = numbers[0].fraction
    return found


def _point(library: Library, slides: Sequence[bool], offsets: Mapping[int, Fraction]) -> Point:
    """Different small fractions everywhere."""
    halves = {k: Fraction(2 * k + 3, 3 * k + 5) * (-1) ** k for k in range(len(slides))}
    offsets = {k: offset for k, offset in offsets.items() if not slides[k]}
    circle = turns.Circle(halves, offsets)
    q = [halves[k] if slide else circle.angle(k) for k, slide in enumerate(slides)]
    others = {
        name: [Fraction(k + 2, 2 * k + 3 + j) for k in range(len(q))] for j, name in enumerate(("qd", "qdd", "tau"))
    }
    angles = {k + 1: circle.angle(k) + offset for k, offset in offsets.items()}
    parameters = {name: Fraction(k + 2, k + 3) for k, (name, _) in enumerate(library.parameters)}
    return Point({"q": q, **others}, angles, parameters)


def judge(subject: Subject) -> dict[str, ClosedForm]:
    """Compare every closed form of a robot that there is with its program; those that there are."""
    found = {}
    for function, output, form in subject.forms():
        if isinstance(form, symdyn.InputError):
            continue
        found[f"{function.name}.{output}"] = form
        program = subject.program(function)[output]
        judge_python(subject, form, program)
        judge_json(subject, form, program)
        judge_text(subject, function, form, program)
    return found


# --- as Python


def judge_python(subject: Subject, form: ClosedForm, program: Sequence[Any]) -> None:
    """The function, alone in an empty module, gives what the program gives."""
    values = _flat(called(form, subject.point), len(form.shape))
    assert len(values) == math.prod(form.shape)
    same(subject, values, program)


def called(form: ClosedForm, point: Point) -> Any:
    """What the Python function gives at a point."""
    module: dict[str, Any] = {}
    exec(form.python(), module)
    function = module[function_name(form)]
    parameters = {name: point.parameters[_own(name)] for name in function.__kwdefaults__ if name not in _EXACT}
    arguments = [point.arguments[name] for name in form.arguments]
    return function(*arguments, **parameters, sin=turns.sin, cos=turns.cos)


def _own(name: str) -> str:
    return name.removesuffix("_parameter")


def _flat(value: Any, depth: int) -> list[Any]:
    return [entry for row in value for entry in _flat(row, depth - 1)] if depth else [value]


def same(subject: Subject, values: Sequence[Any], program: Sequence[Any]) -> None:
    """Equal, or, where a robot's constants are no fractions, to the digits that those have."""
    if subject.exact:
        assert list(values) == list(program)
        return
    size = max([*map(abs, program), Fraction(1, 10**6)])  # if all vanish, rounding is all that a program gives
    assert all(abs(a - b) <= _DIGITS * size for a, b in zip(values, program, strict=True))


# --- as JSON


def judge_json(subject: Subject, form: ClosedForm, program: Sequence[Any]) -> None:
    """What JSON holds, worked out as its description says, is what the program gives."""
    answer = json.loads(json.dumps(form.as_dict()))
    found = by_json(answer, subject.point)
    shape = answer["shape"]
    places = list(product(*(range(size) for size in shape)))
    same(subject, [_filled(answer, found, place) for place in places], program)


def by_json(answer: Mapping[str, Any], point: Point) -> dict[tuple[int, ...], Any]:
    """The entries that are listed, in fractions."""
    known: dict[str, Any] = {"sin": turns.sin, "cos": turns.cos, "sign": np.sign, "Fraction": Fraction}
    known |= {name: point.arguments[name] for name in answer["arguments"]}
    known |= {name: point.parameters[_own(name)] for name in answer["parameters"]}

    def value(formula: str) -> Any:
        return eval(re.sub(r"[(]([0-9]+)/([0-9]+)[)]", r"Fraction(\1, \2)", formula), known)

    for part in ("angles", "rates", "where", "waves", "lines"):
        for item in answer[part]:
            assert item["name"].isidentifier() and item["name"] not in known
            known[item["name"]] = value(item["formula"])
    return {tuple(entry["index"]): value(entry["formula"]) for entry in answer["entries"]}


def _filled(answer: Mapping[str, Any], found: Mapping[tuple[int, ...], Any], place: tuple[int, ...]) -> Any:
    if place in found:
        return found[place]
    if answer["symmetric"]:
        return found[place[1], place[0]]
    assert answer["unit_triangular"]
    return int(place[0] == place[1])


# --- as text


def judge_text(subject: Subject, function: Function, form: ClosedForm, program: Sequence[Any]) -> None:
    """The text, read back, is the form with its numbers as shown; the program itself where none is rounded."""
    page, point = read(form.text()), subject.point
    assert {k: joint.name for k, joint in enumerate(subject.robot.joints, 1)} == page.joints
    stems = dict(zip(form.parameters, point.parameters.values(), strict=False))  # a library has all of them, or none
    calls = {"sin": turns.sin, "cos": turns.cos, "sign": np.sign}
    text = Evaluation(page, _only(form, point.arguments), point.angles, stems, calls)
    entries = {entry.index: text.entry(name_text(entry.line.name)) for entry in form.entries}
    rounded = form.at(point.arguments, stems, _wave(point), lambda v: _shown(v, form.digits), lambda f, v: calls[f](v))
    assert entries == rounded
    assert page.offsets == {k + 1: _shown(offset, form.digits) for k, offset in form.offsets.items()}
    assert not page.rest or page.rest in (-1, len(form.zeros))
    if all(_shown(number, form.digits) == number for number in numbers_of(form)):
        same(subject, list(entries.values()), [program[_place(form, index)] for index in entries])
        assert form.error == 0.0
    else:
        _within_the_error(subject, function, form, page)


def _only(form: ClosedForm, arguments: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
    """The arguments that the function has: the words of others may name its results."""
    return {name: arguments[name] for name in form.arguments}


def _shown(value: Fraction, digits: int) -> Fraction:
    return shown(abs(value), digits) * (1 if value >= 0 else -1)


def _place(form: ClosedForm, index: Sequence[int]) -> int:
    flat = 0
    for k, size in zip(index, form.shape, strict=True):
        flat = flat * size + k
    return flat


def _wave(point: Point) -> Any:
    def wave(of: Wave) -> Fraction:
        total: Any = 0
        for letter, joint, times in of.angle:
            total = total + (point.angles[joint] if letter == "φ" else point.arguments["q"][joint - 1]) * times
        return turns.sin(total) if of.sine else turns.cos(total)

    return wave


def numbers_of(form: ClosedForm) -> Iterator[Fraction]:
    """Every number that the text of a form shows."""

    def inside(value: Sum) -> Iterator[Fraction]:
        for term in value.terms:
            yield term.coefficient
            for factor, _ in term.factors:
                inner = factor.argument if isinstance(factor, Call) else factor
                if isinstance(inner, Sum):
                    yield from inside(inner)

    yield from form.offsets.values()
    for line in (*form.where, *form.lines, *(entry.line for entry in form.entries)):
        yield from inside(line.value)


def _within_the_error(subject: Subject, function: Function, form: ClosedForm, page: Page) -> None:
    """The program and the text in floats, over poses other than those by which the error was measured."""
    random = np.random.default_rng(7)
    slides = [joint.unit == "m" for joint in subject.robot.joints]
    limits = [joint.limits or (-1.0, 1.0) for joint in subject.robot.joints]
    ranges = [limit if slide else (-math.pi, math.pi) for slide, limit in zip(slides, limits, strict=True)]
    q = [random.uniform(*limit, 60) for limit in ranges]
    state = {"q": q, **{name: [random.normal(size=60) for _ in q] for name in ("qd", "qdd", "tau")}}
    defaults = dict(subject.library.parameters)
    program = run(subject.library, function, state, list(defaults.values()), _FLOAT)[form.output]
    angles = {k: q[k - 1] + float(offset) for k, offset in page.offsets.items()}
    text = Evaluation(
        page, _only(form, state), angles, dict(zip(form.parameters, defaults.values(), strict=False)), _FLOAT, float
    )
    sizes = _sizes(form, [joint.limits for joint in subject.robot.joints])
    for entry in form.entries:
        exact = program[_place(form, entry.index)]
        off = np.max(np.abs(text.entry(name_text(entry.line.name)) - exact))
        size = max(sizes[entry.index], float(np.max(np.abs(exact))))
        assert off <= form.error * size + _ROUNDING * max(1.0, *sizes.values(), size), entry.line.name


def _sizes(form: ClosedForm, limits: Sequence[Any]) -> dict[tuple[int, ...], float]:
    """The largest value of every entry, over the poses by which the error was measured."""
    state = random_state(len(form.joints), [joint.unit for joint in form.joints], limits)
    wave = float_wave(state["q"], {k: float(v) for k, v in form.offsets.items()}, np.sin, np.cos)
    values = form.at(state, form.parameters, wave, float, lambda f, v: _FLOAT[f](v))
    return {index: float(np.max(np.abs(value))) for index, value in values.items()}
