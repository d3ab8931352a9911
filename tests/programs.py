"""Hypothesis strategies for programs: random straight lines, with much in them that a pass should find."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from operator import attrgetter
from typing import Any

import sympy as sp
from hypothesis import strategies as st

from symdyn.symbolic.forms import Signed
from symdyn.symbolic.program import Assignment, Input, Label, Output, Program, evaluate

INPUTS = sp.symbols("x y z")
NUMBERS = tuple(map(sp.sympify, ("0", "1", "-1", "2", "-2", "1/3", "-5/4")))
_CALLS = {"sin": sp.sin, "cos": sp.cos, "sqrt": sp.sqrt, "sign": sp.sign}


def argument(name: str, symbols: Iterable[sp.Symbol]) -> Input:
    """An argument whose entries are SymPy's symbols."""
    return Input(name, tuple(symbol.name for symbol in symbols))


ARGUMENT = argument("x", INPUTS)


def _minus(symbol: sp.Symbol) -> sp.Expr:
    return sp.Mul(-1, symbol, evaluate=False)


@st.composite
def _operand(draw: st.DrawFn, known: list[sp.Symbol]) -> sp.Expr:
    """A number, a symbol or a negated symbol; late symbols more often, so that chains grow."""
    kind = draw(st.sampled_from("nnssssss---"))
    if kind == "n":
        return draw(st.sampled_from(NUMBERS))
    symbol = draw(st.sampled_from(known) | st.sampled_from(known[-4:]))
    return symbol if kind == "s" else _minus(symbol)


@st.composite
def _expression(draw: st.DrawFn, known: list[sp.Symbol], calls: bool) -> sp.Expr:
    """One operation, or none at all; often of a symbol with itself, in all signs, which passes treat apart."""
    kind = draw(st.sampled_from(["add"] * 8 + ["mul"] * 8 + ["inverse", "copy"] + (["call"] * 3 if calls else [])))
    left, right = draw(_operand(known)), draw(_operand(known))
    if kind in ("add", "mul") and draw(st.integers(0, 3)) == 0:
        symbol = draw(st.sampled_from(known[-4:]))
        left, right = (draw(st.sampled_from((symbol, _minus(symbol)))) for _ in range(2))
    if kind == "add":
        return sp.Add(left, right, evaluate=False)
    if kind == "mul":
        if sp.S.NegativeOne in (left, right):  # that would be a negation, which is no product
            return _minus(known[-1])
        return sp.Mul(left, right, evaluate=False)
    if kind == "inverse" and left.is_Symbol:
        return sp.Pow(left, -1, evaluate=False)
    if kind == "call" and not left.is_number:
        return _CALLS[draw(st.sampled_from(sorted(_CALLS)))](left, evaluate=False)
    return left


@st.composite
def programs(draw: st.DrawFn, *, calls: bool = False) -> Program:
    """Up to thirty assignments over three inputs and two outputs, with repetitions, dead ends, zeros and ones."""
    known = list(INPUTS)
    assignments: list[Assignment] = []
    for index in range(draw(st.integers(1, 30))):
        again = assignments and draw(st.integers(0, 5)) == 0
        expression = draw(st.sampled_from(assignments)).expression if again else draw(_expression(known, calls))
        symbol = sp.Symbol(f"t{index}")
        assignments.append(Assignment.of(symbol, expression, f"s{index % 3}: part {index % 3}"))
        known.append(symbol)
    outputs = [
        Output.of(name, (3,), tuple(draw(st.lists(_operand(known), min_size=3, max_size=3))))
        for name in ("first", "last")
    ]
    labels = {a.symbol: Label(f"name{i}", draw(st.booleans())) for i, a in enumerate(assignments) if i % 3 == 0}
    return Program((ARGUMENT,), tuple(assignments), tuple(outputs), labels)


_EXACT = {"number": attrgetter("fraction")}
_FLOATS = {
    "sin": math.sin,
    "cos": math.cos,
    "sqrt": math.sqrt,
    "sign": lambda x: float((x > 0) - (x < 0)),
    "number": float,
}


def run_exactly(program: Program, x: tuple[Fraction, ...]) -> dict[str, list[Fraction]]:
    """The outputs in rational numbers; for programs without functions."""
    return evaluate(program, {"x": x}, _EXACT)


def named_values(program: Program, x: tuple[float, ...]) -> dict[str, float]:
    """What every labelled value is, with the sign that its label says, in floating point."""
    made = {assignment.symbol for assignment in program.assignments}
    labels = {symbol: label for symbol, label in program.labels.items() if symbol in made}
    shown = replace(program, outputs=(Output("all", (len(labels),), tuple(map(Signed, labels))),))
    values = zip(labels.values(), run(shown, x)["all"], strict=True)
    return {label.text: -value if label.negative else value for label, value in values}


def run(program: Program, x: tuple[float, ...], functions: Mapping[str, Any] = _FLOATS) -> dict[str, list[float]]:
    """The outputs in floating point."""
    return evaluate(program, {"x": x}, functions)
