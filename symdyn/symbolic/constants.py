"""Exact numbers: rationals wherever possible, else 50 digits, rounded to 40 so that equal constants stay equal."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import sympy as sp

_WORKING = 50
_KEPT = 40
_NOTHING = sp.Rational(1, 10**35)


def exact(value: Fraction | int) -> sp.Number:
    """A rational number."""
    fraction = Fraction(value)
    return sp.Rational(fraction.numerator, fraction.denominator)


def settle(number: sp.Expr) -> sp.Number:
    """A constant as a rational, or as a float of 40 digits; what is whole to 35 digits is whole."""
    if number.is_Rational:
        return number
    value = sp.Float(number.evalf(_WORKING), _WORKING)
    nearest = sp.Integer(int(sp.floor(value + sp.S.Half)))
    if abs(value - nearest) < _NOTHING:
        return nearest
    return sp.Float(value, _KEPT)


def add(a: sp.Number, b: sp.Number) -> sp.Number:
    """The sum; two floats that cancel to 35 digits give zero."""
    total = a + b
    if total.is_Rational:
        return total
    if abs(total) < _NOTHING * max(abs(a), abs(b)):
        return sp.S.Zero
    return settle(total)


def multiply(a: sp.Number, b: sp.Number) -> sp.Number:
    product = a * b
    return product if product.is_Rational else settle(product)


@cache
def function(name: str, argument: sp.Expr) -> sp.Number:
    """`sin`, `cos`, `tan`, `sqrt` of a constant; exact where the result is rational."""
    return settle(getattr(sp, name)(argument))


def decimal(number: sp.Number) -> str:
    """For people: twelve digits at most."""
    return f"{float(number):.12g}"
