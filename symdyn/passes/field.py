"""Programs in a finite field, where equal functions have equal values and, but for a chance that is bounded, no others.

Inputs are random residues, the cosine and sine of every angle a random point of the circle `c² + s² = 1`, which a half-tangent
gives; a sum of angles has the product of their points. Roots and signs of anything are random residues, the same for the same
argument. All that is done in the field can be done with functions, so equal values are needed for equal functions. They are
enough but for a chance: two functions of degree d agree at a random point with a chance of d/p at most (Schwartz, Zippel),
and the prime p is chosen for the degrees of each program so large that no pair or triple of its values agrees by chance, but
for 1 in 2^80.

A number is taken as it is written. What holds only to the last of its digits is not found, and nothing is lost by that.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from symdyn.passes.listing import COPY, INPUT, NUMBER, Listing
from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import ADD, INVERSE, MUL, Op

_PRIMES = (2**128 - 159, 2**256 - 189, 2**512 - 569, 2**1024 - 105, 2**2048 - 1942289)
_SURE = 80
_SMALL = 64
"""How many times an angle may be in a sum of angles; what is more is an angle of its own."""

Point = tuple[int, int]
Angle = dict[tuple[int, int], int]
"""A sum of angles: of parts `1/k` of the values at places, how often each is in it."""


class Field:
    """Residues modulo a prime, and what is drawn at random in them; the same on every machine.

    Args:
        listing: the program.
        prime: the modulus; one that is large enough for the program, where none is given.
    """

    def __init__(self, listing: Listing, prime: int) -> None:
        self.listing, self.prime = listing, prime
        self._random = random.Random(prime)
        self._drawn: dict[object, int] = {}
        self._points: dict[tuple[int, int], Point] = {}
        self._angles: dict[int, Angle] = {}

    @cached_property
    def values(self) -> list[int]:
        """The value at every place."""
        p, listing = self.prime, self.listing
        values: list[int] = []
        for place, (op, a, b) in enumerate(zip(listing.ops, listing.left, listing.right, strict=True)):
            if op == MUL:
                x = values[a >> 1] * values[b >> 1]
                x = (-x if (a ^ b) & 1 else x) % p
            elif op == ADD:
                left, right = values[a >> 1], values[b >> 1]
                x = ((-left if a & 1 else left) + (-right if b & 1 else right)) % p
            elif op == INPUT:
                x = self.drawn(("input", place))
            elif op == NUMBER:
                x = self.number(listing.number(place))
            else:
                argument = values[a >> 1]
                x = self._of_one(op, -argument % p if a & 1 else argument, place, values)
            values.append(x)
        return values

    def drawn(self, what: object) -> int:
        """A random residue, the same whenever it is asked for."""
        if what not in self._drawn:
            self._drawn[what] = self._random.getrandbits(self.prime.bit_length() + 64) % self.prime
        return self._drawn[what]

    def number(self, number: Number) -> int:
        """A rational number; a denominator that the prime divides makes it one that nothing is known of."""
        exact = number.fraction
        if exact.denominator % self.prime == 0:
            return self.drawn(("number", exact))
        return exact.numerator * pow(exact.denominator, -1, self.prime) % self.prime

    def _of_one(self, op: int, x: int, place: int, values: list[int]) -> int:
        """What has one operand: a copy, a reciprocal or a function."""
        if op == COPY:
            return x
        if op == Op.INVERSE:
            return pow(x, -1, self.prime) if x else self.drawn("inverse of zero")
        if op == Op.SQRT:
            return self.drawn((op, x))
        if op == Op.SIGN:
            size, negative = self._size(x)
            return -self.drawn((op, size)) % self.prime if negative else self.drawn((op, size))
        cosine, sine = 1, 0
        for (leaf, part), times in angle(self.listing, self._angles, self.listing.left[place]).items():
            cosine, sine = self._times((cosine, sine), self._turned(values[leaf], part, times))
        return cosine if op == Op.COS else sine

    def _size(self, x: int) -> tuple[int, bool]:
        """The smaller one of plus and minus x, and whether it is minus."""
        return (x, False) if 2 * x < self.prime else (self.prime - x, True)

    def _turned(self, x: int, part: int, times: int) -> Point:
        """The point of `times` times the angle `x / part`."""
        size, negative = self._size(x)
        if (size, part) not in self._points:
            t = self.drawn(("half-tangent", size, part))
            scale = pow(1 + t * t, -1, self.prime)
            self._points[size, part] = (1 - t * t) * scale % self.prime, 2 * t * scale % self.prime
        cosine, sine = self._points[size, part]
        step = (cosine, -sine if negative != (times < 0) else sine)
        found = (1, 0)
        for _ in range(abs(times)):
            found = self._times(found, step)
        return found

    def _times(self, a: Point, b: Point) -> Point:
        return (a[0] * b[0] - a[1] * b[1]) % self.prime, (a[1] * b[0] + a[0] * b[1]) % self.prime


def field_of(listing: Listing) -> Field | None:
    """A field in which no two values of the program agree by chance; None if its degrees are too high for any."""
    chances = _degree(listing).bit_length() + 3 * len(listing).bit_length() + _SURE
    return next((Field(listing, prime) for prime in _PRIMES if prime.bit_length() > chances), None)


def angle(listing: Listing, known: dict[int, Angle], operand: int) -> Angle:
    """An operand as a sum of angles; `known` keeps what was found."""
    place, sign = operand >> 1, -1 if operand & 1 else 1
    if place not in known:
        known[place] = _sum_of_angles(listing, known, place)
    return {leaf: sign * times for leaf, times in known[place].items()}


def _sum_of_angles(listing: Listing, known: dict[int, Angle], place: int) -> Angle:
    op, left, right = listing.ops[place], listing.left[place], listing.right[place]
    alone = {(place, 1): 1}
    if op == COPY:
        return angle(listing, known, left)
    if op == Op.ADD:
        found = angle(listing, known, left)
        for leaf, times in angle(listing, known, right).items():
            found[leaf] = found.get(leaf, 0) + times
        return found if all(abs(times) <= _SMALL for times in found.values()) else alone
    if op == Op.MUL:
        for number, other in ((left, right), (right, left)):
            if listing.ops[number >> 1] == NUMBER:
                factor = listing.number(number >> 1).fraction
                return _scaled(angle(listing, known, other), -factor if number & 1 else factor) or alone
    return alone


def _scaled(sum_of_angles: Angle, factor: Fraction) -> Angle | None:
    """Every angle of the sum times a number; None if that is no small fraction."""
    found: Angle = {}
    for (leaf, part), times in sum_of_angles.items():
        product = factor * Fraction(times, part)
        key = (leaf, product.denominator)
        found[key] = found.get(key, 0) + product.numerator
    small = all(abs(times) <= _SMALL and part <= _SMALL for (_, part), times in found.items())
    return found if small else None


class _Height(NamedTuple):
    """A bound for a rational function: a numerator of that degree over the first `level` divisors, each `power` times."""

    level: int
    power: int
    degree: int


def _degree(listing: Listing) -> int:
    """A bound for the degrees in inputs and half-tangents of `x - y` and `x - y z`, for any values x, y, z of the program.

    A cosine of k angles has degree 2k in half-tangents with its denominator, which all terms of a sum are brought to.
    """
    divisors = [0]  # the degree of the product of the first so many
    heights: list[_Height] = []
    angles: dict[int, Angle] = {}
    leaves: set[tuple[int, int]] = set()

    def lifted(x: _Height, level: int) -> _Height:
        return _Height(level, x.power, x.degree + x.power * (divisors[level] - divisors[x.level]))

    known, unknown = _Height(0, 0, 0), _Height(0, 0, 1)
    for op, a, b in zip(listing.ops, listing.left, listing.right, strict=True):
        found = known if op == NUMBER else unknown
        if op in (MUL, ADD):
            x, y = heights[a >> 1], heights[b >> 1]
            if x.level < y.level:
                x = lifted(x, y.level)
            elif y.level < x.level:
                y = lifted(y, x.level)
            level, power, degree = x
            if op == MUL:
                found = _Height(level, power + y.power, degree + y.degree)
            elif power < y.power:
                found = _Height(level, y.power, max(degree + (y.power - power) * divisors[level], y.degree))
            else:
                found = _Height(level, power, max(degree, y.degree + (power - y.power) * divisors[level]))
        elif op == INVERSE:
            x = lifted(heights[a >> 1], len(divisors) - 1)
            found = _Height(len(divisors), 1, (x.power + 1) * divisors[-1])
            divisors.append(divisors[-1] + x.degree)
        elif op == COPY:
            found = heights[a >> 1]
        elif op in (Op.SIN, Op.COS):
            parts = angle(listing, angles, a)
            leaves.update(parts)
            found = _Height(0, 0, sum(map(abs, parts.values())))
        heights.append(found)
    return 3 * max(_whole(heights, divisors)) * 2 * (1 + len(leaves))


def _whole(heights: Iterable[_Height], divisors: list[int]) -> Iterable[int]:
    """Degrees of numerators and denominators together."""
    return (x.degree + x.power * divisors[-1] for x in heights)
