"""Trigonometric polynomials in a normal form: `sum a_k cos(k·q) + b_k sin(k·q)`, `k` whole numbers, one for each angle.

The coefficients are polynomials over the rationals. The form is unique, so that equality is comparison, zero is visible, and
`s² + c² = 1` and sums of parallel angles come by themselves: products go by the addition theorems.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from sympy.polys.rings import PolyElement, PolyRing

from symdyn.closed.budget import Budget

Angle = tuple[int, ...]
"""How often each joint angle is in a sum of angles; the first that is there counts positive."""

COS, SIN = 0, 1
Key = tuple[Angle, int]


class TrigRing:
    """Where trigonometric polynomials live: the number of angles, the ring of their coefficients, the budget."""

    def __init__(self, angles: int, coefficients: PolyRing, budget: Budget) -> None:
        self.angles, self.coefficients, self.budget = angles, coefficients, budget
        self.still: Angle = (0,) * angles
        self.zero = Trig(self, {})
        self.one = self.constant(coefficients.one)

    def constant(self, value: Any) -> Trig:
        """A number or a polynomial of the coefficients, without angles."""
        value = self.coefficients.ground_new(value) if not isinstance(value, PolyElement) else value
        return Trig(self, {(self.still, COS): value} if value else {})

    def wave(self, part: int, angle: Angle) -> Trig:
        """`cos(k·q)` or `sin(k·q)`, any signs in `k`."""
        found: dict[Key, PolyElement] = {}
        _put(found, part, angle, self.coefficients.one)
        return Trig(self, found)

    def axis(self, i: int) -> Angle:
        """The angle of joint i alone."""
        return tuple(int(j == i) for j in range(self.angles))


class Trig:
    """A trigonometric polynomial; `terms` maps (angle, cosine or sine) to its coefficient, never zero."""

    __slots__ = ("ring", "terms")

    def __init__(self, ring: TrigRing, terms: dict[Key, PolyElement]) -> None:
        self.ring, self.terms = ring, terms

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trig) and self.terms == other.terms

    __hash__ = None  # type: ignore[assignment]

    @property
    def size(self) -> int:
        """How many terms it has, multiplied out."""
        return sum(len(coefficient) for coefficient in self.terms.values())

    def __iter__(self) -> Iterator[tuple[Key, PolyElement]]:
        return iter(self.terms.items())

    def __neg__(self) -> Trig:
        return Trig(self.ring, {key: -value for key, value in self.terms.items()})

    def __add__(self, other: Trig) -> Trig:
        found = dict(self.terms)
        for key, value in other.terms.items():
            total = found.get(key, 0) + value
            if total:
                found[key] = total
            else:
                found.pop(key, None)
        self.ring.budget.check(len(found))
        return Trig(self.ring, found)

    def __sub__(self, other: Trig) -> Trig:
        return self + -other

    def scaled(self, factor: Any) -> Trig:
        """Times a number or a polynomial of the coefficients."""
        return Trig(self.ring, {key: product for key, value in self.terms.items() if (product := value * factor)})

    def __mul__(self, other: Trig) -> Trig:
        ring = self.ring
        for constant, rest in ((self, other), (other, self)):
            if not constant.terms:
                return constant
            if len(constant.terms) == 1 and (ring.still, COS) in constant.terms:
                return rest.scaled(constant.terms[ring.still, COS])
        found: dict[Key, PolyElement] = {}
        half = ring.coefficients.domain(1) / 2
        for (first, part), a in self.terms.items():
            for (second, other_part), b in other.terms.items():
                product = a * b * half
                ring.budget.check(len(found) + len(product))
                plus = tuple(x + y for x, y in zip(first, second, strict=True))
                minus = tuple(x - y for x, y in zip(first, second, strict=True))
                if part == other_part:
                    _put(found, COS, minus, product)
                    _put(found, COS, plus, product if part == COS else -product)
                else:
                    _put(found, SIN, plus, product)
                    _put(found, SIN, minus, product if part == SIN else -product)
        result = Trig(ring, {key: value for key, value in found.items() if value})
        ring.budget.check(result.size)
        return result


def _put(found: dict[Key, PolyElement], part: int, angle: Angle, value: PolyElement) -> None:
    """Add `value cos(angle)` or `value sin(angle)`, the angle's sign made canonical."""
    lead = next((x for x in angle if x), 0)
    if not lead and part == SIN:
        return
    if lead < 0:
        angle = tuple(-x for x in angle)
        value = -value if part == SIN else value
    key = (angle, part)
    found[key] = found[key] + value if key in found else value


def fraction(number: Any) -> Fraction:
    """A number of the domain as Python's own fraction."""
    return Fraction(int(number.numerator), int(number.denominator))
