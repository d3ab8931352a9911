"""Right-hand sides as small trees with the signs pulled out, so that they print as a person would write them.

Moving a sign through a product or a quotient changes no bit of the result, nor does swapping two operands. Nothing else is
ever rearranged.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple, Union

from symdyn.emit.numerals import exact
from symdyn.symbolic.forms import Form, Gathered, LaneForm, Op, Picked, Signed

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
    if isinstance(item, Signed):
        known = inlined.get(item.symbol.name) or Term(False, item.symbol.name)
        return Term(known.negative != item.negative, known.core)
    if not isinstance(item, Form):
        if isinstance(item, Gathered):
            return Term(False, Lanes(tuple(term(operand, inlined) for operand in item.operands)))
        if isinstance(item, Picked):
            return Term(item.vector.negative, Lane(item.vector.symbol.name, item.lane))
        value = exact(item)
        return Term(value < 0, abs(value))
    return combined(item.op, *(term(operand, inlined) for operand in item.operands))


def combined(op: Op, *terms: Term) -> Term:
    """An operation on trees, signs pulled out of products, quotients, and sums of which both terms have one."""
    first = terms[0]
    if op is Op.ADD:
        second = terms[1]
        if first.negative and second.negative:
            return Term(True, Sum(Term(False, first.core), Term(False, second.core)))
        return Term(False, Sum(first, second))
    if op is Op.MUL:
        return Term(first.negative != terms[1].negative, Product(first.core, terms[1].core))
    return Term(first.negative, Inverse(first.core)) if op is Op.INVERSE else Term(False, Call(op, first))
