"""Exact numbers: rationals wherever possible, else rounded to 136 bits (40 digits), so that equal constants stay equal.

What is whole to 35 digits is whole, and what cancels to 35 digits is zero. A number that was rounded is never equal to one that
was not. SymPy's numbers would do the same, forty times as slowly; they are made where somebody asks for them.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from symdyn.symbolic import elementary

# ruff: noqa: PLC0415 - SymPy is loaded where somebody asks for it

if TYPE_CHECKING:
    import sympy as sp

_BITS = 136
_SURE = 10**35  # one over what counts as nothing


class Number:
    """`p/q` in lowest terms, `q` positive; `rounded` if it stands for a number that is none or another, then `q` is a power
    of two. There is one object of zero, one and minus one each.
    """

    __slots__ = ("_hash", "p", "q", "rounded")

    def __init__(self, p: int, q: int, rounded: bool) -> None:
        self.p, self.q, self.rounded = p, q, rounded
        self._hash = hash(p) if q == 1 and not rounded else hash((p, q, rounded))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if type(other) is Number:
            return self.p == other.p and self.q == other.q and self.rounded is other.rounded
        if isinstance(other, int):
            return self.q == 1 and self.p == other and not self.rounded
        return NotImplemented

    def __reduce__(self) -> tuple[Any, ...]:
        return _number, (self.p, self.q, self.rounded)

    def __neg__(self) -> Number:
        return _number(-self.p, self.q, self.rounded)

    def __abs__(self) -> Number:
        return -self if self.p < 0 else self

    def __lt__(self, other: Figure) -> bool:
        p, q = _ratio(other)
        return self.p * q < p * self.q

    def __le__(self, other: Figure) -> bool:
        p, q = _ratio(other)
        return self.p * q <= p * self.q

    def __gt__(self, other: Figure) -> bool:
        return not self <= other

    def __ge__(self, other: Figure) -> bool:
        return not self < other

    def __float__(self) -> float:
        return self.p / self.q  # division of whole numbers rounds once

    @property
    def fraction(self) -> Fraction:
        """Its value."""
        return Fraction(self.p, self.q)

    def __repr__(self) -> str:
        return f"{float(self)!r}…" if self.rounded else str(self.fraction)

    def _sympy_(self) -> sp.Number:
        """What SymPy makes of it where it meets one."""
        import sympy

        if not self.rounded:
            return sympy.Rational(self.p, self.q)
        return sympy.Float(
            (int(self.p < 0), abs(self.p), 1 - self.q.bit_length(), self.p.bit_length()), precision=_BITS
        )


Figure = Number | int | Fraction


def _ratio(figure: Figure) -> tuple[int, int]:
    return (figure.p, figure.q) if isinstance(figure, Number) else (figure.numerator, figure.denominator)


ZERO, ONE, MINUS_ONE = Number(0, 1, False), Number(1, 1, False), Number(-1, 1, False)


def _number(p: int, q: int, rounded: bool = False) -> Number:
    """In lowest terms already."""
    if q == 1 and -1 <= p <= 1:
        return (ZERO, ONE, MINUS_ONE)[p]
    return Number(p, q, rounded)


def exact(value: Fraction | int) -> Number:
    """A rational number."""
    return _number(value.numerator, value.denominator)


def settled(p: int, q: int) -> Number:
    """`p/q` rounded to as many bits as are kept; what is whole to 35 digits is whole. `q` is positive."""
    p, q = _kept(p, q)
    whole = (2 * p + q) // (2 * q)
    if abs(p - whole * q) * _SURE < q:
        return _number(whole, 1)
    return Number(p, q, True)


def _kept(p: int, q: int) -> tuple[int, int]:
    """The nearest number of so many bits, ties to even, as whole numbers without a common factor; `q` is a power of two."""
    if q & (q - 1):  # some more bits of the quotient, and one that says that there are still more
        more = max(0, _BITS + 2 - p.bit_length() + q.bit_length())
        quotient, rest = divmod(p << more, q)
        p, q = 2 * quotient + (rest != 0), 2 << more
    surplus = p.bit_length() - _BITS
    if surplus > 0:
        half, rest = 1 << (surplus - 1), p & ((1 << surplus) - 1)
        p >>= surplus
        p += rest > half or (rest == half and p & 1)
        p <<= surplus
    shared = (p & -p) | q
    shared &= -shared  # the largest power of two in both
    return p // shared, q // shared


def add(a: Number, b: Number) -> Number:
    """The sum; two of which one is rounded give zero where they cancel to 35 digits."""
    if not (a.rounded or b.rounded):
        return _in_lowest_terms(a.p * b.q + b.p * a.q, a.q * b.q)
    (ap, aq), (bp, bq) = _operand(a), _operand(b)
    p, q = ap * bq + bp * aq, aq * bq
    if abs(p) * _SURE < max(abs(ap) * bq, abs(bp) * aq):
        return ZERO
    return settled(p, q)


def multiply(a: Number, b: Number) -> Number:
    """The product."""
    if not (a.rounded or b.rounded):
        return _in_lowest_terms(a.p * b.p, a.q * b.q)
    (ap, aq), (bp, bq) = _operand(a), _operand(b)
    return settled(ap * bp, aq * bq)


def inverse(number: Number) -> Number:
    """One over a number that is not zero."""
    p, q = (number.q, number.p) if number.p > 0 else (-number.q, -number.p)
    return settled(p, q) if number.rounded else _number(p, q)


def _operand(number: Number) -> tuple[int, int]:
    """A number as it enters an operation with a rounded one: rounded itself."""
    return (number.p, number.q) if number.rounded else _kept(number.p, number.q)


def _in_lowest_terms(p: int, q: int) -> Number:
    shared = math.gcd(p, q)
    return _number(p // shared, q // shared)


@cache
def function(name: str, argument: Number) -> Number:
    """`sin`, `cos`, `tan`, `sqrt`, `sign` of a constant; exact where the result is rational."""
    value = elementary.call(name, argument.fraction)
    if name == "sqrt" and not argument.rounded and value * value == argument.fraction:
        return exact(value)
    return rounded(value)


def angle(y: Number, x: Number) -> Number:
    """The angle of a point of the plane other than the origin, from -pi to pi."""
    return ZERO if y is ZERO and x.p > 0 else rounded(elementary.arctangent(y.fraction, x.fraction))


def rounded(value: Fraction) -> Number:
    """A number that stands for another near it."""
    return settled(value.numerator, value.denominator)


PI = rounded(elementary.pi())


def decimal(number: Number) -> str:
    """For people: twelve digits at most."""
    return f"{float(number):.12g}"
