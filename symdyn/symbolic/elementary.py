"""Sine, cosine, arctangent and square root of rational numbers, in whole numbers: to far more digits than constants keep,
the same on every machine.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

BITS = 256
"""Results are off by a few units in this place behind the point; a constant below 1e-35 is zero."""

_GUARD = 32
_HALVINGS = 6  # of an angle, before its series is summed: each term then gives twelve bits


@cache
def pi(bits: int = BITS) -> int:
    """As a whole number of `2^-bits`, by Machin's formula."""
    work = bits + _GUARD
    return (16 * _arctangent_of_inverse(5, work) - 4 * _arctangent_of_inverse(239, work)) >> _GUARD


def call(function: str, x: Fraction) -> Fraction:
    """`sin`, `cos`, `tan`, `sqrt` or `sign`; what is rational is exact."""
    if function == "sqrt":
        return square_root(x)
    if function == "sign":
        return Fraction((x > 0) - (x < 0))
    if x == 0:
        return Fraction(function == "cos")
    sine, cosine = sine_and_cosine(x)
    return sine if function == "sin" else cosine if function == "cos" else sine / cosine


def sine_and_cosine(x: Fraction) -> tuple[Fraction, Fraction]:
    """Both, of the angle less as many quarter turns as it has."""
    bits = BITS + _GUARD + max(0, x.numerator.bit_length() - x.denominator.bit_length())
    angle = (x.numerator << bits) // x.denominator
    quarter = pi(bits + 1) >> 2
    turns = (2 * angle + quarter) // (2 * quarter)
    s, c = _series(angle - turns * quarter, bits)
    s, c = ((s, c), (c, -s), (-s, -c), (-c, s))[turns % 4]
    return Fraction(s, 1 << bits), Fraction(c, 1 << bits)


def arctangent(y: Fraction, x: Fraction) -> Fraction:
    """The angle of a point of the plane, from -pi to pi; the point is not the origin."""
    bits = BITS + _GUARD
    steep = abs(y) > abs(x)
    ratio = abs(x) / abs(y) if steep else abs(y) / abs(x)
    angle = _small_arctangent((ratio.numerator << bits) // ratio.denominator, bits)
    angle = (pi(bits) >> 1) - angle if steep else angle
    angle = pi(bits) - angle if x < 0 else angle
    return Fraction(-angle if y < 0 else angle, 1 << bits)


def square_root(x: Fraction) -> Fraction:
    """Exact where it is rational, else to so many bits of its own that no rounding to fewer sees the rest."""
    p, q = math.isqrt(x.numerator), math.isqrt(x.denominator)
    if p * p == x.numerator and q * q == x.denominator:
        return Fraction(p, q)
    bits = BITS + max(0, x.denominator.bit_length() - x.numerator.bit_length())
    return Fraction(math.isqrt((x.numerator << 2 * bits) // x.denominator), 1 << bits)


def _series(angle: int, bits: int) -> tuple[int, int]:
    """Sine and cosine of less than an eighth of a turn, by Taylor's series."""
    square = angle * angle >> bits
    s = c = 0
    odd, even, k = angle, 1 << bits, 1
    while even not in (0, -1):
        s, c = s + odd, c + even
        odd = -(odd * square >> bits) // ((k + 1) * (k + 2))
        even = -(even * square >> bits) // (k * (k + 1))
        k += 2
    return s, c


def _small_arctangent(t: int, bits: int) -> int:
    """Of 0 to 1: half the angle again and again, `t / (1 + sqrt(1 + t²))`, then Taylor's series."""
    one = 1 << bits
    for _ in range(_HALVINGS):
        t = (t << bits) // (one + math.isqrt((one << bits) + t * t))
    square, power, total, k = t * t >> bits, t, 0, 1
    while power:
        total += power // k if k % 4 == 1 else -(power // k)
        power = power * square >> bits
        k += 2
    return total << _HALVINGS


def _arctangent_of_inverse(n: int, bits: int) -> int:
    power = (1 << bits) // n
    total, k = 0, 1
    while power:
        total += power // k if k % 4 == 1 else -(power // k)
        power //= n * n
        k += 2
    return total
