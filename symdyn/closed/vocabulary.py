"""The words of formulas: named constants, coordinates and waves, and polynomials in them as if all were independent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd

from sympy.polys.domains import QQ
from sympy.polys.rings import PolyElement, PolyRing, ring

from symdyn.closed.budget import Budget
from symdyn.closed.expression import Call, Factor, Name, Product, Sort, Sum, Wave, in_order
from symdyn.closed.grouping import Group, Powers
from symdyn.closed.products import Waves, shortest
from symdyn.closed.reading import Reading
from symdyn.closed.text import name_text, text_length, wave_text
from symdyn.closed.trig import SIN, Key, fraction

Terms = dict[tuple[tuple[Factor, int], ...], Fraction]
"""Products of words with their coefficients."""


class Vocabulary:
    """Words as generators of one ring, so that minors can be multiplied out.

    Attributes:
        words: constants, then coordinates and rates, then waves.
        ring: whose generators they are.
    """

    def __init__(self, words: Sequence[Factor]) -> None:
        self.words = list(words)
        self.ring: PolyRing = ring([f"y{i}" for i in range(len(self.words))] or ["none"], QQ)[0]
        self._place = {word: place for place, word in enumerate(self.words)}

    def polynomial(self, terms: Terms) -> PolyElement:
        """From products of words with their coefficients."""
        found = self.ring.zero
        for factors, coefficient in terms.items():
            powers = [0] * self.ring.ngens
            for factor, power in factors:
                powers[self._place[factor]] += power
            found += self.ring({tuple(powers): QQ(*coefficient.as_integer_ratio())})
        return found

    def sum_of(self, polynomial: PolyElement) -> Sum:
        """As people read it: numbers first, then by words in their order."""
        terms = sorted(polynomial.terms(), key=lambda term: (sum(term[0]) > 0, tuple(-power for power in term[0])))
        return in_order(
            Product(fraction(value), tuple((self.words[i], power) for i, power in enumerate(powers) if power))
            for powers, value in terms
        )

    def generator(self, word: Factor) -> PolyElement:
        return self.ring.gens[self._place[word]]


class Angles:
    """How angles are written: joints with an offset, given by their places in q, have a letter of their own."""

    def __init__(self, offsets: dict[int, Fraction]) -> None:
        self.offsets = offsets
        self._texts: dict[Key, str] = {}

    def text(self, key: Key) -> str:
        if key not in self._texts:
            self._texts[key] = wave_text(self.wave(key))
        return self._texts[key]

    def wave(self, key: Key) -> Wave:
        angle, part = key
        parts = [("φ" if self.offsets.get(i) else "q", i + 1, times) for i, times in enumerate(angle) if times]
        return Wave(part == SIN, tuple(parts))


def spoken(
    reading: Reading, groups: Sequence[Group], names: Sequence[Name | None], count: int, visible: Sequence[Factor]
) -> tuple[Vocabulary, list[PolyElement], list[Fraction]]:
    """Polynomials of grouped constants in words, waves as products where that is shorter.

    Args:
        reading: that they come from.
        groups: the constants.
        names: of the constants; None for a plain number.
        count: how many polynomials there are.
        visible: the words for the reading's variables, where they are seen.

    Returns:
        The words, the polynomials, and for each constant the factor that was taken into it.
    """
    angles = Angles(reading.offsets)
    found: list[Terms] = [{} for _ in range(count)]
    scales = []
    for group, name in zip(groups, names, strict=True):
        before = ((name, 1),) if name is not None else ()
        written: dict[int, Terms] = {}
        for (number, powers), waves in _by_place(group).items():
            seen = tuple((visible[i], power) for i, power in enumerate(powers) if power)
            texts = [name_text(word) if isinstance(word, Name) else "" for word, _ in (*before, *seen)]
            for factors, value in in_products(waves, angles, texts, reading.ring.budget).items():
                product = (*before, *seen, *factors)
                written.setdefault(number, {})[product] = value
        scale = _whole_content(written.values()) if name is not None and name.sort is Sort.CONSTANT else Fraction(1)
        scales.append(scale)
        for number, terms in written.items():
            for place, value in terms.items():
                found[number][place] = found[number].get(place, Fraction(0)) + value / scale
    vocabulary = Vocabulary(_words(found, [name for name in names if name is not None]))
    return vocabulary, [vocabulary.polynomial(terms) for terms in found], scales


def _whole_content(written: Iterable[Terms]) -> Fraction:
    """The whole number that all coefficients of a constant are multiples of: it belongs to the constant."""
    values = [value for terms in written for value in terms.values()]
    if not all(value.denominator == 1 for value in values):
        return Fraction(1)
    return Fraction(gcd(*(value.numerator for value in values)))


def _by_place(group: Group) -> dict[tuple[int, Powers], dict[Key, Fraction]]:
    found: dict[tuple[int, Powers], dict[Key, Fraction]] = {}
    for (number, powers, key), value in group.row.items():
        found.setdefault((number, powers), {})[key] = value
    return found


def in_products(waves: dict[Key, Fraction], angles: Angles, before: Sequence[str], budget: Budget) -> Terms:
    """Waves as the shortest sum of products."""

    def cost(value: Fraction, term: Waves) -> int:
        squares = len(set(term)) < len(term)
        texts = [angles.text(key) for key in dict.fromkeys(term)]
        return text_length(value, [*before, *texts]) + squares

    found: Terms = {}
    for term, value in shortest(waves, cost, budget).items():
        powers: dict[Factor, int] = {}
        for key in term:
            wave = angles.wave(key)
            powers[wave] = powers.get(wave, 0) + 1
        found[tuple(powers.items())] = value
    return found


def _words(found: Sequence[Terms], constants: Sequence[Name]) -> list[Factor]:
    """Constants in alphabetical order, capital letters (inertias) first; then coordinates; then waves by their angles."""
    used = {factor for terms in found for factors in terms for factor, _ in factors}
    waves = sorted((word for word in used if isinstance(word, Wave)), key=_wave_order)
    rest = [word for word in used if isinstance(word, Name) and word not in constants]
    calls = [word for word in used if isinstance(word, Call)]
    named = sorted((c for c in dict.fromkeys(constants) if c in used), key=_name_order)
    return [*named, *sorted(rest, key=_name_order), *sorted(calls, key=str), *waves]


_LETTERS = "JMXYEF_"  # inertias first; others by the alphabet


def _name_order(name: Name) -> tuple[object, ...]:
    return (name.sort is Sort.PARAMETER, _LETTERS.find(name.stem) % len(_LETTERS), name.stem, name.index, name.primes)


def _wave_order(wave: Wave) -> tuple[object, ...]:
    return (len(wave.angle), [(joint, times) for _, joint, times in wave.angle], wave.sine)
