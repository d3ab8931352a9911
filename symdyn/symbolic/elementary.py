"""Sine, cosine, arctangent and square root of rational numbers, to far more digits than constants keep; by mpmath, which gives
the same on every machine.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from mpmath import libmp

_BITS = 288
"""Of results, behind the point; a constant below 1e-35 is zero."""


def call(function: str, x: Fraction) -> Fraction:
    """`sin`, `cos`, `tan`, `sqrt` or `sign`; what is rational is exact."""
    if function == "sqrt":
        return square_root(x)
    if function == "sign":
        return Fraction((x > 0) - (x < 0))
    if x == 0:
        return Fraction(function == "cos")
    made = {"sin": libmp.mpf_sin, "cos": libmp.mpf_cos, "tan": libmp.mpf_tan}[function]
    return _fraction(made(*_real(x)))


def pi() -> Fraction:
    """Near it."""
    return _fraction(libmp.mpf_pi(_BITS))


def arctangent(y: Fraction, x: Fraction) -> Fraction:
    """The angle of a point of the plane, from -pi to pi; the point is not the origin."""
    return _fraction(libmp.mpf_atan2(_real(y)[0], _real(x)[0], _BITS))


def square_root(x: Fraction) -> Fraction:
    """Exact where it is rational."""
    p, q = math.isqrt(x.numerator), math.isqrt(x.denominator)
    if p * p == x.numerator and q * q == x.denominator:
        return Fraction(p, q)
    return _fraction(libmp.mpf_sqrt(*_real(x)))


def _real(x: Fraction) -> tuple[Any, int]:
    """With bits enough behind the point, and how many in all."""
    bits = _BITS + max(0, x.numerator.bit_length() - x.denominator.bit_length())
    return libmp.from_rational(x.numerator, x.denominator, bits), bits


def _fraction(x: Any) -> Fraction:
    p, q = libmp.to_rational(x)
    return Fraction(int(p), int(q))
