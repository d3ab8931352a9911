"""Polynomials in n as the papers print them, and as counts of operations turn out to be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Polynomial:
    """`c_0 + c_1 n + c_2 n² + c_3 n³`, right from `start` on."""

    coefficients: tuple[Fraction, ...]
    start: int = 1

    def __call__(self, n: int) -> Fraction:
        return sum((c * n**k for k, c in enumerate(self.coefficients)), Fraction())

    def __add__(self, other: Polynomial) -> Polynomial:
        pairs = zip(self.coefficients, other.coefficients, strict=True)
        return Polynomial(tuple(a + b for a, b in pairs), max(self.start, other.start))

    def __str__(self) -> str:
        """As the papers print it: `n³/6 + 3n²/2 - 153`."""
        text = ""
        for c, power in reversed(list(zip(self.coefficients, ("", "n", "n²", "n³"), strict=True))):
            if c:
                over = f"/{c.denominator}" if c.denominator > 1 else ""
                text += f" {'-' if c < 0 else '+'} {_factor(abs(c.numerator), power)}{power}{over}"
        return text.removeprefix(" + ").removeprefix(" ") or "0"


def _factor(number: int, power: str) -> str:
    return "" if number == 1 and power else str(number)


_TERM = re.compile(r"([+-]?) ?(\d*)(n[²³]?)?(?:/(\d+))?(?: |$)")


def parsed(text: str) -> Polynomial:
    """A polynomial as it is printed."""
    coefficients = [Fraction()] * 4
    for sign, number, power, under in _TERM.findall(text):
        if number or power:
            degree = ("", "n", "n²", "n³").index(power)
            coefficients[degree] += Fraction(int(f"{sign}{number or 1}"), int(under or 1))
    return Polynomial(tuple(coefficients))


def fitted(points: Mapping[int, int]) -> Polynomial:
    """The cubic through four points in a row that has all points after them: from the first place where there is one.

    Raises:
        ValueError: if no four points leave two others that agree.
    """
    places = sorted(points)
    for k in range(len(places) - 5):
        found = _through({n: points[n] for n in places[k : k + 4]})
        if all(found(n) == points[n] for n in places[k:]):
            return found
    raise ValueError(f"no polynomial in n: {points}")


def _through(points: Mapping[int, int]) -> Polynomial:
    """Lagrange's polynomial."""
    total = [Fraction()] * 4
    for n, value in points.items():
        term = [Fraction(value)]
        for m in points:
            if m != n:
                shifted, scaled = [Fraction(), *term], [-m * c for c in term] + [Fraction()]
                term = [(a + b) / (n - m) for a, b in zip(shifted, scaled, strict=True)]
        total = [a + b for a, b in zip(total, term, strict=True)]
    return Polynomial(tuple(total), min(points))
