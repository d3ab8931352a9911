"""Elimination lines: `N = U diag(D) U*` with one short line for every entry, tips first.

`P_jk = N_jk - sum P_jm P_km / D_m` over the m behind k; then `D_k = P_kk`, `U_jk = P_jk / D_k`, and the rows of `W = U⁻¹` are
`W_ik = -(P_ik + sum W_im P_mk) / D_k` (UDU 21, DIAG 4.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from symdyn.closed.expression import Factor, Line, Name, Product, Sum, only, over
from symdyn.closed.text import line_text

LONGEST_LINE = 40
"""What is longer is split in two."""


class Eliminated:
    """The factors of a block of N, as lines.

    Attributes:
        lines: in the order in which they are worked out; those of innovations once they have been asked for.

    Args:
        block: the rows of N.
        entry: of N, by its indices.
        letter: of the innovations.
    """

    def __init__(self, block: Sequence[int], entry: Callable[[int, int], Sum], letter: str = "W") -> None:
        self.block, self._letter = list(block), letter
        self.lines: list[Line] = []
        self._given = {(j, k): entry(j, k) for k in block for j in block if j <= k}
        self._P: dict[tuple[int, int], Sum] = {}
        self._W: dict[tuple[int, int], Sum] = {}
        for k in reversed(self.block):
            for j in reversed([j for j in self.block if j <= k]):
                self._P[j, k] = self._eliminated(j, k)

    def pivot(self, k: int) -> Sum:
        """`D_k`."""
        return self._P[k, k]

    def coupling(self, j: int, k: int) -> Sum:
        """`P_jk`, of which `U_jk` is the quotient with the pivot of k."""
        return self._P[j, k]

    def innovation(self, i: int, k: int) -> Sum:
        """`W_ik`, i before k or k itself."""
        if i == k:
            return Sum((Product(Fraction(1)),))
        if (i, k) not in self._W:
            terms = list(self._P[i, k].terms)
            for m in self.block:
                if i < m < k and self._P[m, k].terms and self.innovation(i, m).terms:
                    terms.append(_times(self.innovation(i, m), self._P[m, k]))
            value = _negated(over(Sum(tuple(terms)), _factor(self.pivot(k)))) if terms else Sum()
            self._W[i, k] = self._named(self._letter, i, k, value)
        return self._W[i, k]

    def unlisted(self) -> list[Line]:
        """Pivots and innovations that have no line, being one word."""
        named = {line.name for line in self.lines}
        found = [Line(Name("D", (k + 1,)), self._P[k, k]) for k in self.block]
        found += [Line(Name(self._letter, (i + 1, k + 1)), value) for (i, k), value in self._W.items() if i != k]
        return [line for line in found if line.value.terms and line.name not in named]

    def _eliminated(self, j: int, k: int) -> Sum:
        given = self._given[j, k]
        behind = [m for m in self.block if m > k and self._P[j, m].terms and self._P[k, m].terms]
        if not behind:
            return self._named("N", j, k, given)
        terms = list(given.terms)
        terms += [_update(self._P[j, m], self._P[k, m], self.pivot(m)) for m in behind]
        return self._named("P", j, k, Sum(tuple(terms)))

    def _named(self, letter: str, j: int, k: int, value: Sum) -> Sum:
        """A value under its own name; what is nothing, one word, or a product that is needed once needs none."""
        once = letter == "N" and len(self.block) == 2 and len(value.terms) == 1 and j != k
        if not value.terms or _is_word(value) or once:
            return value
        name = Name("D", (k + 1,)) if j == k else Name(letter, (j + 1, k + 1))
        self.lines += split(Line(name, value), (j + 1, k + 1))
        return only(name)


def split(line: Line, index: tuple[int, ...]) -> list[Line]:
    """A line that is too long as several, the first terms under names of their own: `Q12`, `R12`, …"""
    found, rest = [], line
    for letter in "QRSTABFGHK":
        terms = rest.value.terms
        if len(terms) < 3 or len(line_text(rest)) <= LONGEST_LINE:
            break
        part = Name(letter, index)
        count = 2
        while count < len(terms) - 1 and len(line_text(Line(part, Sum(terms[: count + 1])))) <= LONGEST_LINE:
            count += 1
        found.append(Line(part, Sum(terms[:count])))
        rest = Line(line.name, Sum((*only(part).terms, *terms[count:])))
    return [*found, rest]


def _is_word(value: Sum) -> bool:
    (term, *others) = value.terms
    return not others and (not term.factors or (term.coefficient == 1 and len(term.factors) == 1 and _plain(term)))


def _plain(term: Product) -> bool:
    (factor, power) = term.factors[0]
    return power == 1 and not isinstance(factor, Sum)


def _factor(value: Sum) -> Factor:
    """A word as a factor; anything else in brackets."""
    if _is_word(value) and value.terms[0].factors:
        return value.terms[0].factors[0][0]
    return value


def _update(left: Sum, right: Sum, pivot: Sum) -> Product:
    """`-left right / pivot`, all of them products."""
    powers: dict[Factor, int] = {}
    for factor, power in (*_factors_of_word(left), *_factors_of_word(right)):
        powers[factor] = powers.get(factor, 0) + power
    below = [(factor, -power) for factor, power in _factors_of_word(pivot)]
    return Product(-_number(left) * _number(right) / _number(pivot), (*powers.items(), *below))


def _times(left: Sum, right: Sum) -> Product:
    return Product(_number(left) * _number(right), (*_factors_of_word(left), *_factors_of_word(right)))


def _number(word: Sum) -> Fraction:
    return word.terms[0].coefficient


def _factors_of_word(word: Sum) -> list[tuple[Factor, int]]:
    return list(word.terms[0].factors)


def _negated(value: Sum) -> Sum:
    return Sum(tuple(Product(-term.coefficient, term.factors) for term in value.terms))
