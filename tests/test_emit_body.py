"""Names, lines, numbers and words of generated code, on small libraries recorded by hand."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
import sympy as sp

from symdyn.emit.body import FunctionBody, make_body
from symdyn.emit.names import RESERVED
from symdyn.emit.numerals import double, nearest_single, single
from symdyn.emit.printer import Spelling
from symdyn.emit.registry import BACKENDS
from symdyn.emit.selftest import expected
from symdyn.emit.terms import Term, combined
from symdyn.emit.text import one_line, quoted
from symdyn.render import render
from symdyn.symbolic.forms import Op
from symdyn.symbolic.in_sympy import form, number_of
from symdyn.symbolic.library import Function, JointInfo, Joints, Library, Sample
from symdyn.symbolic.program import Assignment, Input, Output, Program, evaluate, operations
from symdyn.symbolic.tape import Level, Tape, Value, constant

FLOATS = {
    "sin": math.sin,
    "cos": math.cos,
    "sqrt": math.sqrt,
    "sign": lambda x: float((x > 0) - (x < 0)),
    "number": float,
}
BOUND = 1e-13
STATES: tuple[dict[str, tuple[float, ...]], ...] = (
    {"q": (0.25, -1.5), "qd": (0.5, -0.75), "tau": (1.25, -2.0)},
    {"q": (-2.125, 0.625), "qd": (0.0, 1.5), "tau": (0.0, 0.375)},
    {"q": (1.0, 3.0), "qd": (-0.25, 0.0), "tau": (-4.5, 1.0)},
)


def number(text: str) -> Value:
    """A constant that is exactly what the text says."""
    return constant(Fraction(text))


def run(program: Program, values: Mapping[str, Sequence[float]]) -> list[list[float]]:
    """Every output of a program, by plain evaluation: the judge of the generated code."""
    results = evaluate(program, values, FLOATS)
    return [results[output.name] for output in program.outputs]


class Recorder:
    """Records functions of two joints on one tape."""

    def __init__(self) -> None:
        self.tape = Tape()
        self.arguments = {name: [self.tape.input(f"{name}{i}") for i in range(2)] for name in ("q", "qd", "tau")}
        self.recorded: list[tuple[str, str, tuple[str, ...], list[tuple[str, Any]]]] = []

    def add(self, name: str, summary: str, arguments: str, outputs: list[tuple[str, Any]]) -> None:
        """Note a function and its outputs."""
        self.recorded.append((name, summary, tuple(arguments.split()), outputs))

    def hoisted(self) -> list[Value]:
        """What depends on parameters only and some function uses."""
        return self.tape.hoisted([output for _, _, _, outputs in self.recorded for output in outputs])

    def functions(self, hoisted: Sequence[Value] = ()) -> tuple[Function, ...]:
        """Cut all functions out of the tape."""
        found = []
        for name, summary, arguments, outputs in self.recorded:
            inputs = [(argument, self.arguments[argument]) for argument in arguments]
            program = self.tape.program(inputs, outputs, hoisted)
            found.append(Function(name, name, summary, arguments, program, operations(program)))
        return tuple(found)

    def library(self, name: str, hoisted: Sequence[Value] = (), samples_at: Any = STATES, **extra: Any) -> Library:
        """Everything recorded, with what `evaluate` makes of the states as samples."""
        joints = [
            JointInfo.single("shoulder", "rad", (-math.pi, math.pi)),
            JointInfo.single("elbow joint", "rad", None),
        ]
        known: dict[str, Any] = {
            "title": name,
            "joints": Joints(tuple(joints)),
            "tools": ("gripper",),
            "parameters": (),
            "prepare": None,
            "notes": ("nothing of note", "long " * 40),
            "source": f"{name}.yaml",
            "source_sha256": "0" * 64,
            "command": f"symdyn generate {name}.yaml",
            "version": "0.0.0",
            "conventions": ("Angles in rad, forces in N.",),
            **extra,
        }
        library = Library(name=name, functions=self.functions(hoisted), samples=(), **known)
        return replace(library, samples=tuple(sample(library, state) for state in samples_at))


def sample(library: Library, state: Mapping[str, tuple[float, ...]]) -> Sample:
    """What the library's functions give at a state."""
    values: dict[str, Sequence[float]] = dict(state)
    if library.prepare is not None:
        defaults = tuple(default for _, default in library.parameters)
        values["k"] = run(library.prepare, {"params": state.get("params", defaults)})[0]
    results = {function.name: run(function.program, values) for function in library.functions}
    return Sample(
        dict(state),
        {name: tuple(tuple(output) for output in outputs) for name, outputs in results.items()},
        {name: tuple(BOUND for _ in outputs) for name, outputs in results.items()},
    )


def planar(recorder: Recorder, payload: Value) -> None:
    """Two links in a plane: M(q), its factors, friction, energy, a square root, a constant matrix."""
    tape, (q, qd, tau) = recorder.tape, recorder.arguments.values()
    with tape.section("composite inertia of 'fore'"):
        a = payload * number("0.04") + number("0.01")
        b = payload * number("0.06")
    with tape.section("inertia that joint 'shoulder' feels"):
        coupling = b * q[1].call("cos")
        M11 = a
        M01 = a + coupling
        M00 = number("0.35") + a + 2 * coupling
    recorder.add("mass_matrix", "Mass matrix M(q) [kg m²].", "q", [("M", [[M00, M01], [M01, M11]])])
    with tape.section("elimination"):
        U01 = M01 / M11
        D0 = M00 - U01 * M01
    recorder.add("udu", "Factors of M = U D Uᵀ.", "q", [("U", [[1, U01], [0, 1]]), ("D", [D0, M11])])
    with tape.section("friction of the joints"):
        friction = [number("0.1") * rate + number("0.3") * rate.call("sign") for rate in qd]
        s = b * q[1].call("sin")
        bias = [-(s * (2 * qd[0] + qd[1])) * qd[1] + friction[0], s * (qd[0] * qd[0]) + friction[1]]
    recorder.add("bias_forces", "Joint forces without acceleration [N m].", "q qd", [("tau", bias)])
    with tape.section("solve"):
        right = [t - h for t, h in zip(tau, bias, strict=True)]
        x0 = (right[0] - U01 * right[1]) / D0
        x1 = right[1] / M11 - U01 * x0
    recorder.add("forward_dynamics", "Joint accelerations [rad/s²].", "q qd tau", [("qdd", [x0, x1])])
    with tape.section("kinetic energy"):
        T = (M00 * qd[0] * qd[0] + M11 * qd[1] * qd[1]) / 2 + M01 * qd[0] * qd[1]
    recorder.add("kinetic_energy", "Kinetic energy [J].", "q qd", [("energy", T)])
    angle = q[0] + q[1]
    with tape.section("position of the tool"):
        x, y = number("0.3") * q[0].call("cos") + number("0.2") * angle.call("cos"), angle.call("sin") / 5
        reach = (x * x + y * y).call("sqrt")
    recorder.add("reach", "Distance of the tool [m], and the tool.", "q", [("reach", reach), ("p", [x, -y, 0])])
    root = number("2").call("sqrt")  # a float of 40 digits
    recorder.add("frame", "A constant; depends on nothing.", "q qd", [("R", [[0, -1], [root, number("1/3")]])])


def two_link() -> Library:
    """Without run-time parameters."""
    recorder = Recorder()
    planar(recorder, number("1.3"))
    return recorder.library("two_link")


def loaded() -> Library:
    """With two run-time parameters, one of them with a name that no language allows."""
    recorder = Recorder()
    tape = recorder.tape
    payload, extra = tape.input("payload", Level.PARAMETER), tape.input("class", Level.PARAMETER)
    planar(recorder, payload + (extra * extra).call("sqrt").inverse())
    hoisted = recorder.hoisted()
    prepare = tape.prepare_program([payload, extra], hoisted)
    parameters = (("payload", 1.25), ("class", 0.5))
    return recorder.library("loaded", hoisted, prepare=prepare, parameters=parameters)


SPELLING = Spelling(double, {name: name for name in ("sin", "cos", "sqrt", "sign")})
HOSTILE = 'arm """ \\ */ /* ??/ {{ 7 }} {% if %} \n # \u202e " \''


def random_program(seed: int) -> Program:
    """Sums, products, reciprocals, roots and signs at random, under random headings."""
    dice = random.Random(seed)
    tape = Tape()
    q = [tape.input(f"q{i}") for i in range(4)]
    values = [*q, *(value.call(name) for value in q for name in ("sin", "cos"))]
    for _ in range(60):
        a, b = dice.choice(values[-12:]), dice.choice(values)
        with tape.section(dice.choice(("first", "second"))):
            kind = dice.randrange(10)
            if kind < 3:
                values.append(a + b)
            elif kind < 5:
                values.append(a - b)
            elif kind < 8:
                values.append(a * b)
            elif kind == 8:
                values.append(number(str(dice.randint(-9, 9) or 1)) / 7 * a + number("0.1"))
            else:
                values.append((a * a + 1).call("sqrt").inverse() - b.call("sign"))
    return tape.program([("q", q)], [("out", [-value for value in values[-9:]])])


def lines_of(body: FunctionBody) -> list[str]:
    """A body as Python statements."""
    return [f"{line.name} = {body.spell(line.term, SPELLING)}" for block in body.blocks for line in block.statements]


def run_text(program: Program, values: Sequence[float]) -> tuple[list[float], list[str]]:
    """Run what is printed for a program with one input and one output; also the text."""
    body = make_body(program)
    scope: dict[str, Any] = {name: values[index] for index, name in body.arguments[0].used}
    lines = lines_of(body)
    exec("\n".join(lines), dict(FLOATS), scope)
    return [eval(body.spell(entry, SPELLING), dict(FLOATS), scope) for entry in body.results[0].entries], lines


@pytest.mark.parametrize("seed", range(40))
def test_the_text_does_the_same_operations(seed: int) -> None:
    """Sharing lines and leaving out parentheses changes no bit of any result."""
    program = random_program(seed)
    values = [0.3 + seed, -1.7, 0.9, 2.2]
    got, lines = run_text(program, values)
    assert got == run(program, {"q": values})[0]
    assert len(lines) < len(program.assignments)


@pytest.mark.parametrize("seed", range(10))
def test_lines_fit_and_names_are_free(seed: int) -> None:
    """No line is longer than its room; no name is used twice or reserved."""
    body = make_body(random_program(seed))
    names = list(body.names.values())
    assert len(names) == len(set(names))
    assert not RESERVED.intersection(names)
    assert all(name.isidentifier() and name.isascii() for name in names)
    assert max(map(len, lines_of(body))) <= 82


def spelt(tree: Term) -> str:
    """A tree over plain symbols as text."""
    return FunctionBody((), (), (), (), {name: name for name in "abcd"}).spell(tree, SPELLING)


def test_signs_and_parentheses() -> None:
    """Text as a person would write it; only sides are swapped, never grouping."""
    a, b, c_, d = (Term(False, name) for name in "abcd")

    def plus(x: Term, y: Term) -> Term:
        return combined(Op.ADD, x, y)

    def times(x: Term, y: Term) -> Term:
        return combined(Op.MUL, x, y)

    def minus(x: Term) -> Term:
        return Term(not x.negative, x.core)

    wanted = [
        ("a - b", plus(a, minus(b))),
        ("b - a", plus(minus(a), b)),
        ("-a - b", plus(minus(a), minus(b))),
        ("-a - b", minus(plus(a, b))),
        ("a + b + c", plus(plus(a, b), c_)),
        ("b + c + a", plus(a, plus(b, c_))),
        ("a - (b + c)", plus(a, minus(plus(b, c_)))),
        ("a - (b + c)", plus(a, plus(minus(b), minus(c_)))),
        ("b + c + a", minus(plus(minus(a), minus(plus(b, c_))))),
        ("c - b", minus(plus(b, minus(c_)))),
        ("a + b + (c + d)", plus(plus(a, b), plus(c_, d))),
        ("b*c*a", times(a, times(b, c_))),
        ("a*b*(c*d)", times(times(a, b), times(c_, d))),
        ("-a*b", times(a, minus(b))),
        ("a*(b - c)", times(a, plus(b, minus(c_)))),
        ("-0.5*a", times(Term(True, Fraction(1, 2)), a)),
        ("a - 0.5", plus(a, Term(True, Fraction(1, 2)))),
        ("a - 2.0*b", plus(a, times(Term(True, Fraction(2)), b))),
        ("1.0/(a*b)", combined(Op.INVERSE, times(a, b))),
        ("1.0/b*a", times(a, combined(Op.INVERSE, b))),
        ("sqrt(a + b)", combined(Op.SQRT, plus(a, b))),
        ("-sin(-a)", minus(combined(Op.SIN, minus(a)))),
    ]
    assert [spelt(tree) for _, tree in wanted] == [text for text, _ in wanted]


def test_what_a_program_does_not_hold_is_refused() -> None:
    """A power or an unsettled constant is an error, not a guess."""
    x = sp.Symbol("x")
    for expression in (x**3, sp.tan(x), sp.pi):
        with pytest.raises(TypeError):
            form(expression)


def test_dead_assignments_are_dropped() -> None:
    """What no output needs gets no line, so C compilers see no unused variable."""
    x, dead = sp.Symbol("q0"), sp.Symbol("t0")
    line = Assignment.of(dead, sp.Mul(2, x, evaluate=False), "")
    program = Program((Input("q", ("q0",)),), (line,), (Output.of("y", (1,), (x,)),))
    assert make_body(program).blocks == ()


def test_reserved_and_clashing_names_give_way() -> None:
    """Arguments that are words of a language, of <math.h>, or taken, get an underscore."""
    symbols = ("y1", "lambda", "gamma", "A_0", "double", "M_PI")
    total = sp.Add(*map(sp.Symbol, symbols[3:5]), evaluate=False)
    program = Program(
        (Input("A_0", symbols),),
        (Assignment.of(sp.Symbol("t9"), total, "sum"),),
        (Output.of("y1", (1,), (sp.Symbol("t9"),)),),
    )
    body = make_body(program)
    names = [body.arguments[0].name, body.results[0].name, *body.names.values()]
    assert names == ["A_0", "y1_", "y1_2_", "lambda_", "gamma_", "A_0_", "double_", "M_PI_", "y1_0"]


def test_sines_and_cosines_come_first_under_short_names() -> None:
    """`c01` is the cosine of `q01`, which is q0 + q1."""
    reach = next(function for function in two_link().functions if function.name == "reach")
    block = make_body(reach.program).blocks[0]
    assert block.heading == "sines and cosines"
    assert [line.name for line in block.statements] == ["q01", "c0", "c01", "s01"]


def test_numbers_are_rounded_once() -> None:
    """Constants are the doubles and float32s nearest to their exact values, with the fewest digits."""
    assert double(number_of(sp.Rational(1, 3)).fraction) == "0.3333333333333333"
    assert double(number_of(sp.Float("0.1", 40)).fraction) == "0.1"
    assert double(Fraction(2)) == "2.0"
    between = Fraction(1) + Fraction(1, 2**24) + Fraction(1, 2**60)  # through a double it would become 1
    assert nearest_single(between) == 1 + Fraction(1, 2**23)
    assert [single(Fraction(text)) for text in ("2", "0.1", "16777217", "1e-5", "0.30000001192")] == [
        "2.0f",
        "0.1f",
        "16777216.0f",
        "1e-05f",
        "0.3f",
    ]
    assert nearest_single(Fraction(3, 2**150)) == Fraction(1, 2**148)
    with pytest.raises(ValueError, match="does not fit"):
        single(Fraction(10) ** 39)


def test_known_results_carry_nine_digits() -> None:
    """Digits count from the largest entry; noise vanishes; the tolerance holds bound and rounding."""
    found = expected([12.3456789876, -6e-17, 0.1], 1e-13)
    assert [double(value) for value in found.values] == ["12.345679", "0.0", "0.1"]
    assert 5e-8 < found.tolerance < 6e-8
    assert set(expected([1e-16, -2e-17], 1e-15).values) == {0}
    assert [double(value) for value in expected([5e-14, 2e-17], 1e-27).values] == ["5e-14", "2e-17"]
    assert expected([5e-14, 2e-17], 1e-27).tolerance < 1e-22
    assert expected([1.0], 1e-13, float32=True).tolerance > Fraction(1, 10**13) * 2**29


def test_text_of_others_is_harmless() -> None:
    """Names that try to end comments or strings do not; strings still say what they said."""
    clean = one_line(HOSTILE)
    assert "\n" not in clean and "*/" not in clean and "/*" not in clean and '"""' not in clean and "\\" not in clean
    assert eval(quoted(HOSTILE)) == HOSTILE
    assert quoted(HOSTILE).isascii()


@pytest.mark.parametrize("make", [two_link, loaded])
def test_templates_leave_no_trace(make: Any) -> None:
    """Rendered twice the same; no blank line doubled inside code, no trailing space, no long line, a final newline."""
    library = make()
    texts = render(library, tuple(BACKENDS))
    assert texts == render(library, tuple(BACKENDS))
    assert list(texts) == [f"{library.name}{end}" for end in (".py", ".h", ".c", "_test.c", ".json", ".mjs")]
    for file, text in texts.items():
        assert text.endswith("\n") and not text.endswith("\n\n")
        longest = 1000 if file.endswith(".json") else 100  # no string of JSON can be broken
        assert all(line == line.rstrip() and len(line) <= longest for line in text.splitlines())
        assert "\n\n\n\n" not in text
