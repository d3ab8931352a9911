"""The tape: equal operations are shared as they are recorded, and nothing that is known beforehand reaches it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from operator import attrgetter

import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.symbolic.program import Operations, Program, evaluate, operations
from symdyn.symbolic.tape import HALF, ONE, ZERO, Level, Tape, Value, constant


def recorded(tape: Tape, *values: Value) -> Program:
    """The program of those values over x, y and z."""
    return tape.program([("x", [tape.input(name) for name in "xyz"])], [("out", list(values))])


def xyz(tape: Tape) -> list[Value]:
    return [tape.input(name) for name in "xyz"]


def cost(tape: Tape, *values: Value) -> Operations:
    return operations(recorded(tape, *values))


def result(tape: Tape, *values: Value) -> list[Fraction]:
    """The values at x = 2, y = 3/5, z = -7, exactly."""
    at = (Fraction(2), Fraction(3, 5), Fraction(-7))
    return evaluate(recorded(tape, *values), {"x": at}, {"number": attrgetter("fraction")})["out"]


def test_equal_operations_are_one() -> None:
    """Sums and products in any order, and functions of the same, are recorded once."""
    tape = Tape()
    x, y, _ = xyz(tape)
    assert cost(tape, x * y, y * x, x + y, y + x) == Operations(mul=1, add=1)
    assert cost(tape, x.call("sin"), (x * 1).call("sin"), (-x).call("sin")) == Operations(trig=1)
    assert cost(tape, 1 / x, y / x, x.inverse()) == Operations(div=1, mul=1)


def test_a_factor_divides_out() -> None:
    """x y / x is y, also with numbers and signs in it, and nothing is divided."""
    tape = Tape()
    x, y, _ = xyz(tape)
    quotients = (x * y / x, 3 * x / (-2 * x), -(x * y) / (2 * y), (x * y) / (-x), 5 * x / x)
    assert result(tape, *quotients) == [Fraction(3, 5), Fraction(-3, 2), Fraction(-1), Fraction(-3, 5), Fraction(5)]
    assert cost(tape, *quotients).div == 0


def test_a_difference_is_one_node_whichever_way_round() -> None:
    """x - y and y - x, and products with either, differ by a free sign."""
    tape = Tape()
    x, y, z = xyz(tape)
    a, b = x - y, y - x
    assert a.node == b.node and a.negative != b.negative
    assert (a * z).node == (b * z).node
    assert cost(tape, a, b, a * z, b * z) == Operations(mul=1, add=1)
    assert result(tape, a, b, -x - y, a * z) == [Fraction(7, 5), Fraction(-7, 5), Fraction(-13, 5), Fraction(-49, 5)]


@pytest.mark.parametrize("number", [0, 1, -1])
def test_zeros_and_ones_reach_no_program(number: int) -> None:
    """Adding zero, multiplying by zero, one and minus one record nothing."""
    tape = Tape()
    x, *_ = xyz(tape)
    before = len(tape.nodes)
    made = [number * x, x * number, x * constant(number), x + 0, 0 + x, x - 0, x - x, x + -x]
    assert len(tape.nodes) == before
    assert result(tape, *made) == [2 * number] * 3 + [2, 2, 2, 0, 0]


def test_numbers_are_worked_out() -> None:
    """What is a number beforehand stays one, exactly; factors and shifts of one value merge."""
    tape = Tape()
    x, y, _ = xyz(tape)
    third = constant(Fraction(1, 3))
    assert (third * 3).number == 1 and (third + third + third).number == 1
    assert (constant(2).call("sqrt") ** 2).number == 2
    assert cost(tape, 2 * (third * x)) == Operations(mul=1)
    assert cost(tape, 2 * x + 3 * x, 5 * x) == Operations(mul=1)
    assert cost(tape, (x + 2) + third) == Operations(add=1)
    gone = [
        (x + 2) - 2,
        3 * (third * y),
        -3 * (third * y),
        x + (y - x),
        (y - x) + x,
        y + (x - y),
        (x + y) - y,
        x - (x + y),
    ]
    assert cost(tape, *gone) == Operations()
    at = Fraction(2), Fraction(3, 5)
    assert result(tape, *gone) == [at[0], at[1], -at[1], at[1], at[1], at[0], at[0], -at[1]]
    assert [value.number for value in (ZERO, ONE, HALF)] == [0, 1, sp.S.Half]
    assert result(tape, 2 * x - 3 * x, 1 - x, x**3, (x + 2) + third) == [-2, -1, 8, Fraction(13, 3)]


def test_signs_leave_functions() -> None:
    """sin and sign are odd, cos is even: a negated argument costs nothing more."""
    tape = Tape()
    x, *_ = xyz(tape)
    for name, sign in (("sin", True), ("sign", True), ("cos", False)):
        assert ((-x).call(name).node, (-x).call(name).negative) == (x.call(name).node, sign)


def test_functions_have_their_values() -> None:
    """Sines, cosines, roots and signs, of plus and minus a value, are those of the numbers."""
    tape = Tape()
    x, _, z = xyz(tape)
    functions = {"sin": math.sin, "cos": math.cos, "sqrt": math.sqrt, "sign": lambda v: math.copysign(1.0, v)}
    made = {(name, sign): (x * sign if name != "sqrt" else z * -1).call(name) for name in functions for sign in (1, -1)}
    made["sqrt", 1] = x.call("sqrt")
    wanted = {(name, sign): functions[name](0.7 * sign) for name, sign in made if name != "sqrt"}
    wanted |= {("sqrt", 1): math.sqrt(0.7), ("sqrt", -1): math.sqrt(5.0)}
    got = evaluate(recorded(tape, *made.values()), {"x": (0.7, 0.0, -5.0)}, {**functions, "number": float})["out"]
    assert dict(zip(made, got, strict=True)) == wanted


def test_powers_and_quotients() -> None:
    """Whole powers of either sign, nought among them, and quotients with numbers and values on either side."""
    tape = Tape()
    x, y, z = xyz(tape)
    at = Fraction(2), Fraction(3, 5), Fraction(-7)
    made = [x**0, x**1, x**-1, y**-3, (-z) ** 2, x / y, 3 / z, z / 3, -x / -y, (-y).inverse(), 1 - y, y - 1]
    wanted = [1, 2, Fraction(1, 2), Fraction(125, 27), 49, at[0] / at[1], 3 / at[2], at[2] / 3, at[0] / at[1]]
    wanted += [-1 / at[1], 1 - at[1], at[1] - 1]
    assert result(tape, *made) == wanted
    assert (x**0).number == 1 and (constant(4) ** -2).number == sp.Rational(1, 16)


def test_results_keep_their_shape() -> None:
    """Nested lists are a result row by row, whatever its shape; a single value has none."""
    tape = Tape()
    x, y, z = xyz(tape)
    program = tape.program([("x", [x, y, z])], [("wide", [[x, y, z], [z, y, -x]]), ("one", z), ("none", [])])
    assert [output.shape for output in program.outputs] == [(2, 3), (), (0,)]
    wide = evaluate(program, {"x": (1, 2, 3)}, {"number": attrgetter("fraction")})["wide"]
    assert wide == [1, 2, 3, 3, 2, -1]


def test_a_constant_zero_has_no_inverse() -> None:
    """1/0 is refused where it is recorded."""
    with pytest.raises(ZeroDivisionError):
        constant(0).inverse()


def test_every_program_holds_only_what_it_needs() -> None:
    """Two quantities on one tape share nodes; each program has its own part, in the order of the tape."""
    tape = Tape()
    x, y, z = xyz(tape)
    common = x * y
    first, second = common + z, common * z
    assert [cost(tape, first), cost(tape, second)] == [Operations(mul=1, add=1), Operations(mul=2)]
    one, two = recorded(tape, first), recorded(tape, second)
    assert one.assignments[0] == two.assignments[0]


def test_expressions_are_as_recorded() -> None:
    """Every operation is one SymPy expression, its operands in the order of the tape: nothing is left for SymPy to sort."""
    tape = Tape()
    x, y, _ = xyz(tape)
    made = [y + x, x - y, y * x, 3 * y, y + 3, y.inverse(), y.call("cos")]
    program = recorded(tape, *made, x - 2 * y, -y)
    X, Y = sp.symbols("x y")
    parts = [(sp.Add, (X, Y)), (sp.Add, (X, sp.Mul(-1, Y))), (sp.Mul, (X, Y)), (sp.Mul, (sp.Integer(3), Y))]
    parts += [(sp.Add, (Y, sp.Integer(3))), (sp.Pow, (Y, sp.S.NegativeOne)), (sp.cos, (Y,))]
    assert [(a.expression.func, a.expression.args) for a in program.assignments[:7]] == parts
    assert program.outputs[0].expressions[-1].args == (sp.S.NegativeOne, Y)


def test_a_program_follows_the_tape() -> None:
    """On a long tape, too, what is used comes before what uses it (3074 is 2 modulo 8 to 1024: a set would show it first)."""
    tape = Tape()
    x, y, _ = xyz(tape)
    first = x * y
    for number in range(2, 3073):
        last = first + number
    assert [a.symbol for a in recorded(tape, last * first, first).assignments] == ["#3", "#3074", "#3075"]


def test_what_is_no_argument_is_refused() -> None:
    """A program that needs an input it was not given cannot be cut out."""
    tape = Tape()
    other = tape.input("w") * 2
    with pytest.raises(ValueError, match="'w' is used but is no argument"):
        recorded(tape, other)


def test_sections() -> None:
    """Operations stand under the heading they were first made under, also after a nested one."""
    tape = Tape()
    x, y, _ = xyz(tape)
    with tape.section("first"):
        one = x * y
        with tape.section("inner"):
            two = one + x
        three = two * y
    with tape.section("last"):
        again = x * y
        four = again + three
    program = recorded(tape, one, two, three, four)
    assert [a.section for a in program.assignments] == ["first", "inner", "first", "last"]


# --- run-time parameters


def split(tape: Tape, parameters: Sequence[Value], *values: Value) -> tuple[Program, Program]:
    """`prepare` and the function that takes what it gives."""
    results = [("out", list(values))]
    hoisted = tape.hoisted(results)
    return tape.prepare_program(parameters, hoisted), tape.program([("x", xyz(tape))], results, hoisted)


def test_hoisting() -> None:
    """What depends on parameters only is left to prepare, once, and only what functions use comes out of it."""
    tape = Tape()
    x, y, _ = xyz(tape)
    m, r = tape.input("m", Level.PARAMETER), tape.input("r", Level.PARAMETER)
    moment = m * r * r + Fraction(1, 12)
    prepare, function = split(tape, [m, r], moment * x + m * y, moment * y)
    assert operations(prepare) == Operations(mul=2, add=1)
    assert operations(function) == Operations(mul=3, add=1)
    assert [group.name for group in function.inputs] == ["x", "k"]
    assert prepare.outputs[0].shape == (2,)  # m and the moment
    k = evaluate(prepare, {"params": (Fraction(3), Fraction(2))}, {"number": attrgetter("fraction")})["k"]
    at = {"x": (Fraction(1), Fraction(10), Fraction(0)), "k": k}
    assert evaluate(function, at, {"number": attrgetter("fraction")})["out"] == [
        Fraction(145, 12) + 30,
        Fraction(1450, 12),
    ]


@pytest.mark.parametrize("early", [True, False], ids=["before the state", "after it"])
def test_what_is_prepared_may_be_numbered_anew(early: bool) -> None:
    """One tape gives programs for several sets of functions, where the same parameter has another place in k."""
    tape = Tape()
    m, r = (tape.input(name, Level.PARAMETER) for name in "mr") if early else (None, None)
    x, *_ = xyz(tape)
    if m is None or r is None:
        m, r = (tape.input(name, Level.PARAMETER) for name in "mr")
    product = x * r
    for hoisted, k in (([r], (5,)), ([m, r], (7, 5)), ([r, m], (5, 7))):
        program = tape.program([("x", xyz(tape))], [("out", [product])], hoisted)
        assert evaluate(program, {"x": (2, 0, 0), "k": k}, {"number": attrgetter("fraction")})["out"] == [10]


def test_parameters_alone_are_prepared() -> None:
    """An output that is a parameter, or depends on nothing else, comes straight out of k."""
    tape = Tape()
    m = tape.input("m", Level.PARAMETER)
    prepare, function = split(tape, [m], m * m, -m)
    assert operations(prepare).total == 1 and operations(function).total == 0


@pytest.mark.parametrize("name", ["x", "k0", "out"])
def test_a_parameter_may_have_any_name(name: str) -> None:
    """A parameter that is called like an argument or like a name of ours is still its own value."""
    tape = Tape()
    x, *_ = xyz(tape)
    p = tape.input(name, Level.PARAMETER)
    prepare, function = split(tape, [p], x + p * p)
    k = evaluate(prepare, {"params": (Fraction(3),)}, {"number": attrgetter("fraction")})["k"]
    at = {"x": (Fraction(5), Fraction(0), Fraction(0)), "k": k}
    assert evaluate(function, at, {"number": attrgetter("fraction")})["out"] == [14]


# --- random expressions


@given(st.lists(st.tuples(st.sampled_from("+-*"), st.integers(-3, 40), st.integers(-3, 40)), min_size=1, max_size=25))
@settings(max_examples=50, deadline=None, derandomize=True)
def test_recording_is_arithmetic(steps: list[tuple[str, int, int]]) -> None:
    """Whatever is recorded has the value it would have in exact arithmetic, and costs no more operations."""
    tape = Tape()
    values: list[Value] = xyz(tape)
    plain: list[Fraction] = [Fraction(2), Fraction(3, 5), Fraction(-7)]
    for kind, a, b in steps:
        pair, numbers = [], []
        for index in (a, b):
            pair.append(constant(index) if index < 0 else values[index % len(values)])
            numbers.append(Fraction(index) if index < 0 else plain[index % len(plain)])
        (p, q), (m, n) = pair, numbers
        values.append(p + q if kind == "+" else p - q if kind == "-" else p * q)
        plain.append(m + n if kind == "+" else m - n if kind == "-" else m * n)
    assert result(tape, *values) == plain
    assert cost(tape, *values).total <= len(steps)


# --- names, and one recording after another


def test_names_follow_their_values() -> None:
    """A value goes by the first name it is given; one that is minus a node says so; numbers and arguments need none."""
    tape = Tape()
    x, y, _ = xyz(tape)
    difference = (x - y).named("d")
    (y - x).named("other")
    (-(x * y)).named("p")
    assert constant(2).named("two").number == 2
    program = recorded(tape, difference, x * y)
    labels = {label.text: label.negative for label in program.labels.values()}
    assert labels == {"d": False, "p": True}


def test_a_rewound_tape_remembers_nothing() -> None:
    """What is recorded after rewinding is what a new tape would have recorded; what was there before stays."""

    def record(tape: Tape, x: Value, y: Value, early: Value) -> Program:
        with tape.section("later"):
            total = (x - y).named("later") * early + x * y
        return tape.program([("x", xyz(tape))], [("out", [total])])

    tape = Tape()
    x, y, z = xyz(tape)
    early = (x * x).named("square")
    mark = tape.mark()
    first = record(tape, x, y, early)
    tape.rewind(mark)
    with tape.section("between"):
        (y - x).named("between")
        early.named("again")
        _ = x * y + z
    tape.rewind(mark)
    assert record(tape, x, y, early) == first
