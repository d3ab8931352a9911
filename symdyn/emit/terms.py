"""Right-hand sides as small trees with the signs pulled out, so that they print as a person would write them.

Moving a sign through a product or a quotient changes no bit of the result, nor does swapping two operands. Nothing else is
ever rearranged.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple, Union

from symdyn.symbolic.forms import Form, Op, Operand, Signed

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

    op: Op
    argument: Term


def term(item: Form | Operand, inlined: Mapping[str, Term]) -> Term:
    """The tree of an operation, operands in the order in which they stand.

    Args:
        item: right-hand side of an assignment, or an entry of an output.
        inlined: symbols to be replaced by their own right-hand sides.
    """
    if isinstance(item, Signed):
        known = inlined.get(item.symbol) or Term(False, item.symbol)
        return Term(known.negative != item.negative, known.core)
    if not isinstance(item, Form):
        return Term(item.p < 0, abs(item.fraction))
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
