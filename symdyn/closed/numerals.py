"""Numbers as people read them: few digits, and it is known whether that is all of them."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction

DIGITS = 5
_LARGEST_DENOMINATOR = 12


def rounded(value: Fraction, digits: int) -> Fraction:
    """To so many significant digits."""
    return Fraction(_decimal(value, digits))


def shown(value: Fraction, digits: int) -> Fraction:
    """What `numeral` writes, exactly."""
    return value if _as_quotient(value, digits) else rounded(value, digits)


def numeral(value: Fraction, digits: int) -> str:
    """A number that is not negative: `2`, `0.425`, `1/3` (where no short decimal is exact), `3.1416`, `1.2e-7`."""
    if _as_quotient(value, digits):
        return f"{value.numerator}/{value.denominator}"
    number = _decimal(value, digits).normalize()
    exponent = number.adjusted()
    if number and not -5 < exponent < 7:
        mantissa = number.scaleb(-exponent)
        return f"{mantissa:f}e{exponent}"
    return f"{number:f}"


def _as_quotient(value: Fraction, digits: int) -> bool:
    return 1 < value.denominator <= _LARGEST_DENOMINATOR and rounded(value, digits) != value


def _decimal(value: Fraction, digits: int) -> Decimal:
    context = Context(prec=digits, rounding=ROUND_HALF_EVEN)
    return context.divide(Decimal(value.numerator), Decimal(value.denominator))
