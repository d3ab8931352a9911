"""Formulas as people write them: sums of products of named things, in the order in which they are to be printed.

Nothing here simplifies or reorders; writers (`text.py`, `latex.py`, …) spell what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Union


class Sort(Enum):
    """What a name is of."""

    CONSTANT = "grouped constant, defined in the where list"
    PARAMETER = "parameter of the robot, by its own name"
    LINE = "left side of a line"
    STATE = "coordinate, rate or other argument"


@dataclass(frozen=True)
class Name:
    """A letter with joint numbers, from 1: `b12`, `Δ`, `q̇2`; or a parameter's name.

    Attributes:
        stem: the letter, or the whole name of a parameter.
        index: numbers of joints.
        sort: what it is of.
        primes: that tell it from another of the same letter and numbers.
    """

    stem: str
    index: tuple[int, ...] = ()
    sort: Sort = Sort.LINE
    primes: int = 0


@dataclass(frozen=True)
class Wave:
    """The sine or cosine of a sum of joint angles.

    Attributes:
        sine: or the cosine.
        angle: letter of the angle (`q`, or `φ` where the joint has an offset), number of the joint from 1, how often.
    """

    sine: bool
    angle: tuple[tuple[str, int, int], ...]

    @property
    def simple(self) -> bool:
        """Whether every angle is in it once, so that its short name will do: `c23`; `c12` is never the cosine of q12 alone."""
        two_digits = len(self.angle) == 1 and self.angle[0][1] > 9
        return not two_digits and all(abs(times) == 1 for _, _, times in self.angle)


@dataclass(frozen=True)
class Call:
    """A function of something: a root or a sine of parameters, the sign of a rate."""

    function: str
    argument: Sum


Factor = Union["Name", "Wave", "Call", "Sum"]


@dataclass(frozen=True)
class Product:
    """A number times factors with whole powers, negative ones for what is divided by."""

    coefficient: Fraction
    factors: tuple[tuple[Factor, int], ...] = ()


@dataclass(frozen=True)
class Sum:
    """Terms in the order in which they are printed; none for zero."""

    terms: tuple[Product, ...] = ()


@dataclass(frozen=True)
class Line:
    """`name = value`; what is remarked stands behind it: the unit of a constant, the joints of an entry."""

    name: Name
    value: Sum
    remark: str = ""


ZERO = Sum()
ONE = Sum((Product(Fraction(1)),))


def only(factor: Factor, power: int = 1) -> Sum:
    """A sum of one factor."""
    return Sum((Product(Fraction(1), ((factor, power),)),))


def number(value: Fraction) -> Sum:
    """A plain number."""
    return Sum((Product(value),)) if value else ZERO


def over(numerator: Sum, denominator: Factor) -> Sum:
    """`numerator / denominator`; a numerator of one term takes the denominator among its factors."""
    if not numerator.terms:
        return numerator
    if len(numerator.terms) == 1:
        (term,) = numerator.terms
        return Sum((Product(term.coefficient, (*term.factors, (denominator, -1))),))
    return Sum((Product(Fraction(1), ((numerator, 1), (denominator, -1))),))


def factors_of(value: Sum) -> Iterator[Factor]:
    """Every name, wave and call in it, however deep."""
    for term in value.terms:
        for factor, _ in term.factors:
            if isinstance(factor, Sum):
                yield from factors_of(factor)
                continue
            yield factor
            if isinstance(factor, Call):
                yield from factors_of(factor.argument)


def evaluated(value: Sum, of: Callable[[Name | Wave | Call], Any], exact: Callable[[Fraction], Any] = Fraction) -> Any:
    """In any numbers.

    Args:
        value: what to evaluate.
        of: what a name, wave or call is.
        exact: turns coefficients into the numbers wanted.
    """
    total = exact(Fraction(0))
    for term in value.terms:
        product = exact(term.coefficient)
        for factor, power in term.factors:
            base = evaluated(factor, of, exact) if isinstance(factor, Sum) else of(factor)
            for _ in range(abs(power)):
                product = product * base if power > 0 else product / base
        total = total + product
    return total


def in_order(terms: Iterable[Product]) -> Sum:
    """A sum that begins with a positive term if it has one, so that no sign leads needlessly."""
    ordered = list(terms)
    first = next((place for place, term in enumerate(ordered) if term.coefficient > 0), 0)
    return Sum((*ordered[first : first + 1], *ordered[:first], *ordered[first + 1 :]))
