"""One entry of a closed form as a SymPy expression in the code's symbols, everything substituted."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import sympy as sp

from symdyn.closed.budget import OutOfBudgetError
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Call, Name, Sum, Wave
from symdyn.closed.naming import own_name
from symdyn.quantities.arguments import ARGUMENTS

MOST_FACTORS = 100_000
"""That an expression may have, written out: SymPy takes some seconds for as many."""


def to_sympy(form: ClosedForm, place: Sequence[int] = ()) -> sp.Expr:
    """An entry in the symbols of code: `q0`, `q1`, `qd0`, …; parameters by the file's names.

    A parameter that is called as an argument's entry is, `q0`, is `q0_parameter` here.

    Args:
        form: that has the entry.
        place: its indices, from 0; none for a number.

    Raises:
        OutOfBudgetError: when it has too many factors.
    """
    index = tuple(place)
    entries = {entry.index: entry.line.value for entry in form.entries}
    if index not in entries:
        if not form.symmetric:
            return sp.Integer(int(index[0] == index[1]))
        index = (index[1], index[0])
    _refuse_long(form, entries[index])
    arguments = {argument.name: _Entries(argument.name) for argument in ARGUMENTS.values()}
    own = {stem: own_name(stem) if not _is_entry(own_name(stem)) else stem for stem in form.parameters}
    parameters = {stem: sp.Symbol(name) for stem, name in own.items()}

    def wave(of: Wave) -> sp.Expr:
        angle = sum(
            times * (arguments["q"][joint - 1] + _number(form.offsets.get(joint - 1, Fraction(0))))
            for _, joint, times in of.angle
        )
        return sp.sin(angle) if of.sine else sp.cos(angle)

    return sp.sympify(form.at(arguments, parameters, wave, _number, _call)[index])


class _Entries:
    """An argument, entry by entry: `q0`, `q1`, …"""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getitem__(self, place: int) -> sp.Symbol:
        return sp.Symbol(f"{self._name}{place}")


def _is_entry(name: str) -> bool:
    """Whether an entry of an argument may be called so."""
    stem = name.rstrip("0123456789")
    return stem != name and stem in {argument.name for argument in ARGUMENTS.values()}


def _number(value: Fraction) -> sp.Rational:
    return sp.Rational(value.numerator, value.denominator)


def _call(function: str, value: Any) -> sp.Expr:
    return {"sqrt": sp.sqrt, "sin": sp.sin, "cos": sp.cos, "sign": sp.sign}[function](value)


def _refuse_long(form: ClosedForm, value: Sum) -> None:
    """Count the factors that an entry has when every line is put in its place."""
    sizes: dict[Name, int] = {}

    def size(of: Sum) -> int:
        total = 0
        for term in of.terms:
            for factor, _ in term.factors:
                inner = factor.argument if isinstance(factor, Call) else factor
                total += (
                    size(inner) if isinstance(inner, Sum) else sizes.get(inner, 1) if isinstance(inner, Name) else 1
                )
            total += 1
        return total

    for line in (*form.where, *form.lines):
        sizes[line.name] = size(line.value)
    if size(value) > MOST_FACTORS:
        raise OutOfBudgetError(f"has {size(value):,} factors with everything substituted")
