"""Values of a tape in figures of fifty digits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from random import Random

from symdyn.symbolic import constants, elementary
from symdyn.symbolic.constants import Number
from symdyn.symbolic.tape import Kind, Tape, Value

DIGITS = 50
PRECISION = Context(prec=DIGITS)
_SNAPPED = Decimal("1e-25")
_LARGEST_DENOMINATOR = 10**9


class Figures:
    """Works out values at given inputs; what they need is found once.

    Attributes:
        inputs: the names of all inputs that they need.
    """

    def __init__(self, tape: Tape, values: Sequence[Value]) -> None:
        self._values, self._size = values, len(tape.nodes)
        self._steps = [(index, tape.nodes[index]) for index in tape.reachable(values, through_parameters=True)]
        self._numbers = {node.number: as_decimal(node.number) for _, node in self._steps if node.kind is not Kind.INPUT}
        self.inputs = {node.text for _, node in self._steps if node.kind is Kind.INPUT}

    def at(self, given: Mapping[str, Decimal]) -> list[Decimal]:
        """The values there."""
        found: list[Decimal] = [Decimal(0)] * self._size
        with localcontext(PRECISION):
            for index, node in self._steps:
                kind, left = node.kind, found[node.left]
                if kind is Kind.MUL:
                    x = left * found[node.right]
                elif kind is Kind.ADD:
                    x = left + found[node.right]
                elif kind is Kind.SUB:
                    x = left - found[node.right]
                elif kind is Kind.SCALE:
                    x = left * self._numbers[node.number]
                elif kind is Kind.SHIFT:
                    x = left + self._numbers[node.number]
                elif kind is Kind.INPUT:
                    x = given[node.text]
                else:
                    x = 1 / left if kind is Kind.INVERSE else _called(node.text, left)
                found[index] = x
            return [_signed(value, found) for value in self._values]


def _signed(value: Value, found: Sequence[Decimal]) -> Decimal:
    if value.number is not None:
        return as_decimal(value.number)
    return -found[value.node] if value.negative else found[value.node]


def _called(function: str, x: Decimal) -> Decimal:
    return _decimal(elementary.call(function, Fraction(x)))


def as_decimal(number: Number) -> Decimal:
    with localcontext(PRECISION):
        return _decimal(number.fraction)


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


def drawn(random: Random, size: int = 1) -> Decimal:
    """A random number up to that size, of either sign, in six decimals."""
    return Decimal(random.randint(-(10**6), 10**6)) * size / 10**6


def as_number(figure: Decimal) -> Number:
    """A constant: the fraction that it is in 25 digits, where it is one of small numbers; else its first 40 digits."""
    fraction = Fraction(figure).limit_denominator(_LARGEST_DENOMINATOR)
    with localcontext(PRECISION):
        if abs(_decimal(fraction) - figure) < _SNAPPED:
            return constants.exact(fraction)
    return constants.rounded(Fraction(figure))
