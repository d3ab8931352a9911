"""Minors, adjugate and determinant of a symmetric matrix of polynomials, and the blocks that it falls into."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sympy.polys.rings import PolyElement

from symdyn.closed.budget import Budget

Polynomials = Sequence[Sequence[PolyElement]]


def blocks(N: Sequence[Sequence[object]]) -> list[list[int]]:
    """The connected components of a symmetric matrix: rows that nothing but zeros tie to others are inverted apart."""
    left = list(range(len(N)))
    found = []
    while left:
        block, waiting = [], [left[0]]
        while waiting:
            i = waiting.pop()
            if i in left:
                left.remove(i)
                block.append(i)
                waiting += [j for j in left if N[i][j]]
        found.append(sorted(block))
    return found


class Minors:
    """Determinants of parts of a matrix, each worked out once, by expansion along the first row."""

    def __init__(self, N: Polynomials, budget: Budget) -> None:
        self._N, self._budget = N, budget
        self.of = cache(self._of)

    def _of(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> PolyElement:
        """The determinant of some rows and columns."""
        if not rows:
            return self._N[0][0].ring.one
        total = self._N[0][0].ring.zero
        for place, column in enumerate(columns):
            entry = self._N[rows[0]][column]
            if entry:
                rest = self.of(rows[1:], (*columns[:place], *columns[place + 1 :]))
                self._budget.check(len(entry) * len(rest))
                total = total + entry * rest * (-1) ** place
                self._budget.check(len(total))
        return total

    def cofactor(self, block: Sequence[int], i: int, j: int) -> PolyElement:
        """The entry i, j of the adjugate of a block."""
        rows = tuple(k for k in block if k != i)
        columns = tuple(k for k in block if k != j)
        sign = (-1) ** (block.index(i) + block.index(j))
        return self.of(rows, columns) * sign

    def determinant(self, block: Sequence[int]) -> PolyElement:
        return self.of(tuple(block), tuple(block))
