"""Expressions of a robot file: the grammar, exact numbers, and what is refused."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from symdyn.description.expressions import FLOATS, ExpressionError, parse


class Exact:
    """Fractions, in which `+ - * / **` are exact."""

    pi = None

    def number(self, value: Fraction) -> Fraction:
        return value

    def call(self, function: str, argument: Any) -> Any:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2*3", 7),
        ("(1 + 2)*3", 9),
        ("8/4/2", 1),
        ("8 - 4 - 2", 2),
        ("-2**2", -4),
        ("(-2)**2", 4),
        ("2**-1", Fraction(1, 2)),
        ("2**+3", 8),
        ("2*-3", -6),
        ("--2", 2),
        ("+-+2", -2),
        ("2 - -2", 4),
        ("1/3 + 1/6", Fraction(1, 2)),
        ("  7\t+ 1 ", 8),
        ("1.5e1", 15),
        (".5", Fraction(1, 2)),
        ("5.", 5),
        ("010", 10),
        ("0.1", Fraction(1, 10)),
        ("1e-3", Fraction(1, 1000)),
    ],
)
def test_arithmetic(text: str, value: Fraction) -> None:
    """Operators bind as in mathematics, decimals are exact and a leading zero does not mean octal."""
    assert parse(text).evaluate(Exact(), {}) == value


def test_functions_and_names() -> None:
    """Functions, pi and parameters give the floats of the math module."""
    expression = parse("sqrt(x)*sin(pi/6) + cos(0.3) - tan(y)")
    assert expression.names == {"x", "y"}
    expected = math.sqrt(2.0) * math.sin(math.pi / 6) + math.cos(0.3) - math.tan(0.5)
    assert expression.value({"x": 2.0, "y": 0.5}) == expected


def test_a_number_is_rounded_once() -> None:
    """A decimal becomes the float that Python itself makes of it."""
    assert parse("0.1").value() == 0.1
    assert parse("-9.80665").evaluate(FLOATS, {}) == -9.80665


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is empty"),
        ("   ", "is empty"),
        ("1 2", "should end or go on"),
        ("2(3)", "should end or go on"),
        ("0x10", "should end or go on"),
        ("1_000", "should end or go on"),
        ("pi pi", "should end or go on"),
        ("x.real", "cannot be read from '.real'"),
        ("1,5", "cannot be read from ',5'"),
        ("x[0]", "cannot be read"),
        ("'a'", "cannot be read"),
        ("lambda: 0", "cannot be read"),
        ("1 if x else 2", "should end or go on"),
        ("1 // 2", "has '/' where a number should stand"),
        ("1 +", "ends too early"),
        ("* 2", "has '*' where a number should stand"),
        ("(1", "lacks a ')'"),
        ("1)", "has ')' where it should end"),
        ("()", "has ')' where a number should stand"),
        ("sin", "has no '(' after sin"),
        ("sin 1", "has no '(' after sin"),
        ("__import__('os')", "cannot be read"),
        ("__import__(os)", "has '(' where it should end"),
        ("exp(1)", "has '(' where it should end"),
        ("1e999", "beyond 1e300"),
        ("1e99999999999", "beyond 1e300"),
        ("2**0.5", "no whole number"),
        ("2**x", "no whole number"),
        ("2**17", "no whole number"),
        ("9**9**9", "no whole number"),
        ("((x**16)**16)**16", "powers of powers"),
        ("(1 + (0.5**4)**5)", "powers of powers"),
        ("٣", "cannot be read"),
        ("(" * 60 + "1" + ")" * 60, "nested deeper"),
        ("-" * 60 + "1", "nested deeper"),
        ("1+" * 300 + "1", "longer than"),
    ],
)
def test_refused_text(text: str, reason: str) -> None:
    """What is outside the grammar is refused with the reason."""
    with pytest.raises(ExpressionError, match=re.escape(reason)):
        parse(text)


@pytest.mark.parametrize("text", ["inf", "nan", "__import__", "e", "True", "None"])
def test_words_are_only_names(text: str) -> None:
    """Words of Python mean nothing: they are names of parameters that must be declared."""
    assert parse(text).names == {text}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1/0", "divides by zero"),
        ("1/(2 - 2)", "divides by zero"),
        ("0**-1", "divides by zero"),
        ("sqrt(-1)", "no finite real value"),
        ("1e200**16", "no finite real value"),
        ("1e200*1e200", "no finite real value"),
        ("9" * 390, "no finite real value"),
        ("1e50", "beyond 1e+40"),
    ],
)
def test_refused_values(text: str, reason: str) -> None:
    """An expression without a real value of sensible size is refused when it is worked out."""
    with pytest.raises(ExpressionError, match=re.escape(reason)):
        parse(text).value()


@pytest.mark.parametrize("text", ["((" * 20 + "1" + "))" * 20, "1" + "+1" * 190, "2**(3)", "-" * 40 + "1"])
def test_long_but_fair_text(text: str) -> None:
    """Long and nested expressions within the bounds are read."""
    assert parse(text).value() > 0


@settings(max_examples=300, deadline=None, derandomize=True)
@given(text=st.text(max_size=40) | st.text("0123456789.eE+-*/() \tpisqrtx", max_size=40))
def test_any_text(text: str) -> None:
    """Any text either parses, to a value or none, or raises ExpressionError; nothing else ever comes out."""
    try:
        expression = parse(text)
        expression.value(dict.fromkeys(expression.names, 0.5))
    except ExpressionError as problem:
        assert str(problem)


_NUMBERS = st.sampled_from(("0", "1", "2", "3", "7", "10", "0.5", "1.25", "0.1"))


def _larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    binary = st.tuples(inner, st.sampled_from(("+", "-", "*", "/", " + ", " - ")), inner).map("".join)
    base = _NUMBERS | st.lists(_NUMBERS, min_size=1, max_size=3).map(" - ".join).map("({})".format)
    power = st.tuples(base, st.just("**"), st.integers(-3, 3).map(str)).map("".join)
    return binary | power | inner.map("-{}".format) | inner.map("({})".format)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(text=st.recursive(_NUMBERS, _larger, max_leaves=12))
def test_same_as_python(text: str) -> None:
    """A random expression is worked out as Python's own parser and exact fractions work it out."""
    python = re.sub(r"\d+(\.\d+)?", lambda number: f"F('{number.group()}')", text)
    try:
        expected = eval(python, {"F": Fraction})
    except ZeroDivisionError:
        with pytest.raises(ZeroDivisionError):
            parse(text).evaluate(Exact(), {})
        return
    assert parse(text).evaluate(Exact(), {}) == expected
