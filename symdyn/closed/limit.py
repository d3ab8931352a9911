"""Limits: what entries tend to when a parameter grows without bound or takes a value, from the polynomials in it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import prod
from typing import Any

from sympy.polys.domains import QQ
from sympy.polys.rings import PolyElement

from symdyn.closed.expression import Call, Factor, Line, Name, Product, Sum, Wave, evaluated, factors_of, over
from symdyn.closed.form import Entry, Parts, Rung
from symdyn.closed.inertial import LONGEST_LINE, Places, UnreadableError, entries_of_mass_matrix
from symdyn.closed.inverse import Matrix, weights_of
from symdyn.closed.minors import Minors, blocks
from symdyn.closed.naming import parameter_name
from symdyn.closed.points import Pose, fractions
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.closed.text import line_text, name_text
from symdyn.closed.trig import fraction

Ratio = tuple[PolyElement, PolyElement]
"""Numerator and denominator, in words."""


def limit(scene: Scene, quantity: str, wanted: Places, value: Fraction | None) -> tuple[Parts, list[str]]:
    """Entries when the open parameter of the scene tends to a value, and notes on those that grow without bound.

    Raises:
        UnreadableError: for quantities whose limits are not worked out, and where formulas would be too long.
    """
    speech, N = scene.inertia
    letter = {"mass_matrix": "M", "mass_matrix_inverse": "M⁻¹"}.get(quantity)
    if letter is None:
        raise UnreadableError("limits are worked out for mass_matrix and mass_matrix_inverse only")
    if quantity == "mass_matrix":
        ratios = {place: [(p, N.vocabulary.ring.one)] for place, p in entries_of_mass_matrix(scene, N, wanted).items()}
    else:
        ratios = _inverse_ratios(scene, N, wanted)
    word = parameter_name(scene.view.open_parameter)
    if any(word in factors_of(line.value) for line in speech.definitions.values()):
        raise UnreadableError(f"{name_text(word)} stands below a fraction bar, in a root or in a sine")
    if word not in N.vocabulary.words:
        raise UnreadableError(f"it does not depend on {name_text(word)}")
    place = N.vocabulary.words.index(word)
    vanishes = _Vanishing(scene, speech)
    entries, notes = [], []
    for index, parts in ratios.items():
        name = Name(letter, tuple(k + 1 for k in index))
        terms: list[Product] = []
        for ratio in parts:
            found, power = _tends_to(ratio, place, value, vanishes)
            if power > 0:
                notes.append(f"{name_text(name)} grows without bound, as shown.")
                found = (found[0] * N.vocabulary.ring.gens[place] ** power, found[1])
            terms += _quotient(N, found).terms
        entries.append(Entry(index, Line(name, Sum(tuple(terms)))))
    longest = max(len(line_text(entry.line)) for entry in entries)
    if longest > LONGEST_LINE:
        raise UnreadableError(f"its longest limit would take {longest:,} characters")
    return Parts(Rung.EXPLICIT, (), tuple(entries)), notes


def _inverse_ratios(scene: Scene, N: Matrix, wanted: Places) -> dict[tuple[int, ...], list[Ratio]]:
    found: dict[tuple[int, ...], list[Ratio]] = {place: [] for place in wanted}
    minors = Minors(N.rows, scene.budget)
    for block in blocks(N.rows):
        determinant = minors.determinant(block)
        for i, j in wanted:
            weights = weights_of(scene.B, block, i, j)
            numerator = N.vocabulary.ring.zero
            for pair, weight in weights.items():
                numerator += minors.cofactor(block, *pair) * weight
            if numerator:
                found[i, j].append((numerator, determinant))
    return found


def _tends_to(
    ratio: Ratio, place: int, value: Fraction | None, vanishes: Callable[[PolyElement], bool]
) -> tuple[Ratio, int]:
    """A ratio at a value of one word, or its leading coefficients and the power it grows with."""
    if value is not None:
        at = QQ(*value.as_integer_ratio())
        numerator, denominator = (_substituted(polynomial, place, at) for polynomial in ratio)
        if vanishes(denominator):
            raise UnreadableError("its denominator vanishes there")
        return (numerator, denominator), 0
    (top, high), (bottom, low) = (_leading(polynomial, place, vanishes) for polynomial in ratio)
    zero = top.ring.zero
    return ((top if high >= low else zero, bottom), max(high - low, 0))


def _leading(polynomial: PolyElement, place: int, vanishes: Callable[[PolyElement], bool]) -> tuple[PolyElement, int]:
    """The coefficient of the highest power of a word that does not vanish, and that power."""
    for power in sorted({powers[place] for powers in polynomial.monoms()}, reverse=True):
        terms = {_without(powers, place): value for powers, value in polynomial.terms() if powers[place] == power}
        coefficient = polynomial.ring(terms)
        if not vanishes(coefficient):
            return coefficient, power
    return polynomial.ring.zero, 0


class _Vanishing:
    """Whether a polynomial in words is nothing: words are taken for independent, but `c² + s² = 1` and `J = m r²`.

    It is evaluated at a pose and parameters at which no such thing happens by chance.
    """

    def __init__(self, scene: Scene, speech: Speech) -> None:
        pose = Pose(fractions(scene.n, 1), {}, scene.slides)
        names = [parameter_name(name) for name in scene.ground.defaults]
        parameters = zip(names, fractions(len(names), 2), strict=True)
        known: dict[Factor, Fraction] = {name: abs(value) for name, value in parameters}

        def of(factor: Factor) -> Any:
            if isinstance(factor, Wave):
                return pose.wave(factor)
            if isinstance(factor, Call):
                argument = evaluated(factor.argument, of)
                return Fraction({"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos}[factor.function](argument))
            assert isinstance(factor, Name)
            return known[factor] if factor in known else pose.q[factor.index[0] - 1]

        for line in speech.definitions.values():
            known[line.name] = evaluated(line.value, of)
        self._values = [of(word) for word in speech.vocabulary.words]

    def __call__(self, polynomial: PolyElement) -> bool:
        terms = [
            fraction(value) * prod(base**power for base, power in zip(self._values, powers, strict=False) if power)
            for powers, value in polynomial.terms()
        ]
        return bool(abs(sum(terms)) <= _ROUNDING * sum(map(abs, terms)))


_ROUNDING = Fraction(1, 10**12)
"""Of what cancels where numbers have 40 digits or are roots."""


def _substituted(polynomial: PolyElement, place: int, at: Any) -> PolyElement:
    total = polynomial.ring.zero
    for powers, value in polynomial.terms():
        total += polynomial.ring({_without(powers, place): value * prod([at] * powers[place], start=QQ(1))})
    return total


def _without(powers: Sequence[int], place: int) -> tuple[int, ...]:
    return tuple(0 if i == place else power for i, power in enumerate(powers))


def _quotient(N: Matrix, ratio: Ratio) -> Sum:
    """Shared words and numbers cancelled, written as a fraction."""
    numerator, denominator = ratio
    if not numerator:
        return Sum()
    numerator, denominator = numerator.cancel(denominator)
    value = N.vocabulary.sum_of(denominator)
    top = N.vocabulary.sum_of(numerator)
    if len(value.terms) == 1:
        (term,) = value.terms
        below = tuple((factor, -power) for factor, power in term.factors)
        if len(top.terms) == 1 or not below:
            return Sum(tuple(Product(t.coefficient / term.coefficient, (*t.factors, *below)) for t in top.terms))
        scaled = Sum(tuple(Product(t.coefficient / term.coefficient, t.factors) for t in top.terms))
        return Sum((Product(Fraction(1), ((scaled, 1), *below)),))
    return over(top, value)
