"""Right-hand sides as small trees with the signs pulled out, so that they print as a person would write them.

Moving a sign through a product or a quotient changes no bit of the result, nor does swapping two operands. Nothing else is
ever rearranged.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Union

from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import INVERSE, MUL, Form, Gathered, LaneForm, Op, Operand, Picked, Signed

Operation = Union["Sum", "Product", "Inverse", "Call", "Lanes", "Lane"]
Core = Union[str, Fraction, "Sum", "Product", "Inverse", "Call", "Lanes", "Lane"]
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

    op: Op
    argument: Term


class Lanes(NamedTuple):
    """Terms side by side."""

    terms: tuple[Term, ...]


class Lane(NamedTuple):
    """The term in a place of those side by side."""

    lanes: str
    place: int


def term(item: LaneForm, inlined: Mapping[str, Term]) -> Term:
    """The tree of an operation, operands in the order in which they stand.

    Args:
        item: right-hand side of an assignment, or an entry of an output.
        inlined: symbols to be replaced by their own right-hand sides.
    """
    if isinstance(item, Gathered):
        return Term(False, Lanes(tuple(_leaf(operand, inlined) for operand in item.operands)))
    if isinstance(item, Picked):
        return Term(item.vector.negative, Lane(item.vector.symbol, item.lane))
    if not isinstance(item, Form):
        return _leaf(item, inlined)
    left, right = _leaf(item.left, inlined), item.right
    return combined(item.op, left) if right is None else combined(item.op, left, _leaf(right, inlined))


def _leaf(item: Operand, inlined: Mapping[str, Term]) -> Term:
    if type(item) is Signed:
        symbol, negative = item
        known = inlined.get(symbol)
        return Term(negative, symbol) if known is None else Term(known.negative != negative, known.core)
    assert isinstance(item, Number)
    return Term(item.p < 0, _size(item))


@lru_cache(maxsize=1 << 16)
def _size(number: Number) -> Fraction:
    """A constant without its sign; the same object for all lines that have it."""
    return abs(number.fraction)


def combined(op: Op, first: Term, second: Term | None = None) -> Term:
    """An operation on trees, signs pulled out of products, quotients, and sums of which both terms have one."""
    if second is None:
        return Term(first.negative, Inverse(first.core)) if op is INVERSE else Term(False, Call(op, first))
    if op is MUL:
        return Term(first.negative != second.negative, Product(first.core, second.core))
    if first.negative and second.negative:
        return Term(True, Sum(Term(False, first.core), Term(False, second.core)))
    return Term(False, Sum(first, second))
