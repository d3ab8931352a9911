"""Right-hand sides as small trees with the signs pulled out, so that they print as a person would write them.

Moving a sign through a product or a quotient changes no bit of the result, nor does swapping two operands. Nothing else is
ever rearranged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple, Union

import sympy as sp

from symdyn.emit.numbers import exact

Core = Union[str, Fraction, "Sum", "Product", "Inverse", "Call"]
"""A symbol, a number that is not negative, or an operation."""


class Term(NamedTuple):
    """A core with its sign."""

    negative: bool
    core: Core


class Sum(NamedTuple):
    """`left + right`."""

    left: Term
    right: Term


class Product(NamedTuple):
    """`left * right`, without signs."""

    left: Core
    right: Core


class Inverse(NamedTuple):
    """`1 / argument`, without sign."""

    argument: Core


class Call(NamedTuple):
    """`sin`, `cos`, `sqrt` or `sign` of a term."""

    function: str
    argument: Term


def term(expression: sp.Expr, inlined: Mapping[str, Term]) -> Term:
    """The tree of an expression, operands in the order in which they stand.

    Args:
        expression: of a `Program`.
        inlined: symbols to be replaced by their own right-hand sides.

    Raises:
        TypeError: for anything a program does not hold.
    """
    if expression.is_Symbol:
        return inlined.get(expression.name) or Term(False, expression.name)
    if expression.is_Number:
        value = exact(expression)
        return Term(value < 0, abs(value))
    if expression.is_Add:
        first, *others = [term(argument, inlined) for argument in expression.args]
        for other in others:
            first = Term(False, Sum(first, other))
        return first
    if expression.is_Mul:
        return _product(expression, inlined)
    if expression.is_Pow and expression.exp in (sp.S.Half, sp.S.NegativeOne):
        argument = term(expression.base, inlined)
        if expression.exp is sp.S.Half:
            return Term(False, Call("sqrt", argument))
        return Term(argument.negative, Inverse(argument.core))
    if isinstance(expression, sp.sin | sp.cos | sp.sign):
        return Term(False, Call(type(expression).__name__, term(expression.args[0], inlined)))
    raise TypeError(f"no way to spell {expression}")


def _product(expression: sp.Expr, inlined: Mapping[str, Term]) -> Term:
    arguments = expression.args
    negative = arguments[0] is sp.S.NegativeOne
    first, *others = [term(argument, inlined) for argument in (arguments[1:] if negative else arguments)]
    for other in others:
        first = Term(first.negative != other.negative, Product(first.core, other.core))
    return Term(first.negative != negative, first.core)


def leaves(expression: sp.Expr) -> Iterator[str]:
    """Names of the symbols in an expression, as often as they occur, in order."""
    if expression.is_Symbol:
        yield expression.name
    else:
        for argument in expression.args:
            yield from leaves(argument)


def is_trig(expression: sp.Expr) -> bool:
    """Whether it is a sine or a cosine."""
    return isinstance(expression, sp.sin | sp.cos)
