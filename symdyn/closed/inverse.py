"""The inverse of the mass matrix, block by block, by the most readable form that its size allows.

`M⁻¹ = B N⁻¹ B*` (`rates.py`). One fraction an entry, cofactor over determinant, reads well up to three joints; two levels,
`N` and then cofactors over its entries, do for three joints whose `N` is long; elimination lines for more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from sympy.polys.rings import PolyElement

from symdyn.closed.budget import Budget, OutOfBudgetError
from symdyn.closed.elimination import Eliminated
from symdyn.closed.expression import Factor, Line, Name, Product, Sum, in_order, number, only, over
from symdyn.closed.form import Rung
from symdyn.closed.minors import Minors
from symdyn.closed.rates import Change
from symdyn.closed.text import line_text, sum_text
from symdyn.closed.vocabulary import Vocabulary

LONGEST_FRACTION = 160
LONGEST_NUMERATOR = 40
"""Of an entry written out; what is longer is written in cofactors."""

_LARGEST_TWO_LEVELS = 3
Weights = Mapping[tuple[int, int], int]
"""How often entries of `N⁻¹` are in an entry of `M⁻¹`, each pair with the smaller index first."""


class BlockInverse(Protocol):
    """The inverse of one block of N."""

    rung: Rung
    why: str
    """Why one fraction an entry would not do; empty where it does."""

    @property
    def lines(self) -> list[Line]:
        """That the entries are made of, once those have been asked for."""

    def entry(self, weights: Weights) -> Sum:
        """The sum of some entries of the block's inverse."""


class Matrix:
    """N in words."""

    def __init__(self, vocabulary: Vocabulary, rows: Sequence[Sequence[PolyElement]]) -> None:
        self.vocabulary, self.rows = vocabulary, rows

    def sum_of(self, i: int, j: int) -> Sum:
        return self.vocabulary.sum_of(self.rows[i][j])


def block_inverse(
    N: Matrix, block: Sequence[int], wanted: Sequence[Weights], budget: Budget, *, alone: bool
) -> BlockInverse:
    """The inverse of a block by the first rung of the ladder that does.

    Args:
        N: the matrix.
        block: its rows.
        wanted: the entries that will be asked for.
        budget: of every product.
        alone: whether there is no other block with a determinant of its own.
    """
    if len(block) == 1:
        return Single(N, block[0])
    try:
        fractions = Fractions(N, block, wanted, budget, alone=alone)
        if fractions.longest <= LONGEST_FRACTION:
            return fractions
        why = f"would have a line of {fractions.longest:,} characters"
    except OutOfBudgetError as stopped:
        why = str(stopped)
    if len(block) <= _LARGEST_TWO_LEVELS:
        return TwoLevels(N, block, wanted, budget, alone=alone, why=why)
    return ByElimination(N, block, why)


class Single:
    """A block of one joint: `1/N_kk`."""

    rung = Rung.EXPLICIT
    why = ""

    def __init__(self, N: Matrix, k: int) -> None:
        self._value = N.sum_of(k, k)
        self.lines: list[Line] = []

    def entry(self, weights: Weights) -> Sum:
        (weight,) = weights.values()
        value = self._value
        if len(value.terms) == 1:  # a plain word or number is divided by as it is
            (term,) = value.terms
            below = tuple((factor, -power) for factor, power in term.factors)
            return Sum((Product(Fraction(weight) / term.coefficient, below),))
        return over(number(Fraction(weight)), value)


class Fractions:
    """Cofactors over the determinant, multiplied out."""

    rung = Rung.EXPLICIT
    why = ""

    def __init__(
        self, N: Matrix, block: Sequence[int], wanted: Sequence[Weights], budget: Budget, *, alone: bool
    ) -> None:
        self._N, self._block = N, list(block)
        self._minors = Minors(N.rows, budget)
        self._delta = Name("Δ", () if alone else tuple(k + 1 for k in block))
        self._shared = self._common(wanted)
        self._written_out = all(len(sum_text(self._numerator(w))) <= LONGEST_NUMERATOR for w in wanted)
        pairs = dict.fromkeys(pair for weights in wanted for pair in weights)
        plain = {pair: N.vocabulary.sum_of(self._cofactor(*pair)) for pair in pairs}
        named = {pair: value for pair, value in plain.items() if len(value.terms) > 1 or not self._is_short(value)}
        self._cofactors = (
            {} if self._written_out else {pair: Line(_name("C", pair), value) for pair, value in named.items()}
        )
        self._plain = plain
        determinant = N.vocabulary.sum_of(self._divided(self._minors.determinant(self._block)))
        self.lines = [Line(self._delta, determinant), *self._cofactors.values()]

    @property
    def longest(self) -> int:
        """Characters of the longest line."""
        return max(len(line_text(line)) for line in self.lines)

    def entry(self, weights: Weights) -> Sum:
        if self._written_out:
            return over(self._numerator(weights), self._delta)
        terms = []
        for pair, weight in weights.items():
            if pair in self._cofactors:
                terms.append(Product(Fraction(weight), ((self._cofactors[pair].name, 1),)))
            else:
                terms += [Product(weight * term.coefficient, term.factors) for term in self._plain[pair].terms]
        return over(in_order(terms), self._delta)

    @staticmethod
    def _is_short(value: Sum) -> bool:
        return len(sum_text(value)) <= 4

    def _numerator(self, weights: Weights) -> Sum:
        total = self._N.vocabulary.ring.zero
        for pair, weight in weights.items():
            total += self._cofactor(*pair) * weight
        return self._N.vocabulary.sum_of(total)

    def _cofactor(self, k: int, m: int) -> PolyElement:
        return self._divided(self._minors.cofactor(self._block, k, m))

    def _common(self, wanted: Sequence[Weights]) -> tuple[int, ...]:
        """The powers of words that the determinant and all cofactors that are wanted share."""
        pairs = {pair for weights in wanted for pair in weights}
        polynomials = [self._minors.cofactor(self._block, *pair) for pair in pairs]
        polynomials.append(self._minors.determinant(self._block))
        monomials = [monomial for polynomial in polynomials for monomial in polynomial.monoms()]
        return tuple(map(min, zip(*monomials, strict=True)))

    def _divided(self, polynomial: PolyElement) -> PolyElement:
        if not any(self._shared):
            return polynomial
        ring = self._N.vocabulary.ring
        terms = {tuple(p - s for p, s in zip(m, self._shared, strict=True)): c for m, c in polynomial.terms()}
        return ring(terms)


class TwoLevels:
    """`N` line by line, then cofactors and the determinant over its entries."""

    rung = Rung.TWO_LEVELS

    def __init__(
        self, N: Matrix, block: Sequence[int], wanted: Sequence[Weights], budget: Budget, *, alone: bool, why: str
    ) -> None:
        self._block, self.why = list(block), why
        self._delta = Name("Δ", () if alone else tuple(k + 1 for k in block))
        entries = {(i, j): N.sum_of(i, j) for i in block for j in block if i <= j}
        named = {pair: Line(_name("N", pair), value) for pair, value in entries.items() if not _is_word(value)}
        words: set[Factor] = {line.name for line in named.values()}
        words |= {f for p, v in entries.items() if p not in named for t in v.terms for f, _ in t.factors}
        self._vocabulary = Vocabulary(sorted(words, key=str))
        rows = [[self._word(entries, named, i, j) for j in range(len(N.rows))] for i in range(len(N.rows))]
        self._minors = Minors(rows, budget)
        first = self._block[0]
        pairs = dict.fromkeys((first, j) for j in block)
        pairs |= dict.fromkeys(pair for weights in wanted for pair in weights)
        self._cofactors = {pair: Line(_name("C", pair), self._cofactor(*pair)) for pair in sorted(pairs)}
        determinant = [
            Product(t.coefficient, (*t.factors, *only(self._cofactors[first, j].name).terms[0].factors))
            for j in block
            for t in self._vocabulary.sum_of(rows[first][j]).terms
        ]
        self.lines = [*named.values(), *self._cofactors.values(), Line(self._delta, in_order(determinant))]

    def entry(self, weights: Weights) -> Sum:
        terms = [Product(Fraction(w), ((self._cofactors[pair].name, 1),)) for pair, w in weights.items()]
        return over(in_order(terms), self._delta)

    def _cofactor(self, k: int, m: int) -> Sum:
        return self._vocabulary.sum_of(self._minors.cofactor(self._block, k, m))

    def _word(
        self, entries: Mapping[tuple[int, int], Sum], named: Mapping[tuple[int, int], Line], i: int, j: int
    ) -> PolyElement:
        pair = (min(i, j), max(i, j))
        if pair in named:
            return self._vocabulary.generator(named[pair].name)
        value = entries.get(pair, Sum())
        return self._vocabulary.polynomial({term.factors: term.coefficient for term in value.terms})


class ByElimination:
    """`N⁻¹ = W* D⁻¹ W` with the lines of the elimination."""

    rung = Rung.ELIMINATION

    def __init__(self, N: Matrix, block: Sequence[int], why: str) -> None:
        self.eliminated, self.why = Eliminated(block, N.sum_of), why

    @property
    def lines(self) -> list[Line]:
        return self.eliminated.lines

    def entry(self, weights: Weights) -> Sum:
        """`sum_i W_ik W_im / D_i`, i not behind k and m, for every pair."""
        terms: list[Product] = []
        for (k, m), weight in weights.items():
            for i in self.eliminated.block:
                if i > k or i > m:
                    continue
                left, right = self.eliminated.innovation(i, k), self.eliminated.innovation(i, m)
                if left.terms and right.terms:
                    terms.append(_share(left, right, self.eliminated.pivot(i), weight))
        return in_order(terms)


def _share(left: Sum, right: Sum, pivot: Sum, weight: int) -> Product:
    """`weight left right / pivot`, all of them words."""
    (a,), (b,), (p,) = left.terms, right.terms, pivot.terms
    powers: dict[Factor, int] = {}
    for factor, power in (*a.factors, *b.factors, *((f, -q) for f, q in p.factors)):
        powers[factor] = powers.get(factor, 0) + power
    coefficient = weight * a.coefficient * b.coefficient / p.coefficient
    return Product(coefficient, tuple(powers.items()))


def weights_of(B: Change, block: Sequence[int], i: int, j: int) -> dict[tuple[int, int], int]:
    """`M⁻¹_ij = sum B_ik B_jl N⁻¹_kl`: how often each entry of a block's inverse is in an entry of `M⁻¹`."""
    found: dict[tuple[int, int], int] = {}
    for k, left in B[i].items():
        for m, right in B[j].items():
            if k in block and m in block:
                pair = (min(k, m), max(k, m))
                found[pair] = found.get(pair, 0) + left * right
    return {pair: weight for pair, weight in found.items() if weight}


def _name(letter: str, pair: Iterable[int]) -> Name:
    return Name(letter, tuple(k + 1 for k in pair))


def _is_word(value: Sum) -> bool:
    """Nothing, a number, or one word to the first power."""
    if len(value.terms) != 1:
        return not value.terms
    (term,) = value.terms
    return not term.factors or (term.coefficient == 1 and len(term.factors) == 1 and term.factors[0][1] == 1)
