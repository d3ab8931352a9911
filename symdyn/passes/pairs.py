"""Values that are a sum, difference or product of two others, looked for by whole arrays in a small field.

For every value v that is asked for and every u it is looked up whether one of `v - u`, `v + u`, `v / u` is there, too. What is
found here is looked at again in a field that leaves nothing to chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from symdyn.passes.field import Field
from symdyn.passes.listing import INPUT, NUMBER, Listing
from symdyn.symbolic.forms import Op

_PRIME = 2**31 - 1
_SPARSE, _SLOTS = 512, 2**22  # slots of the table for each value; of the whole table at most
_LONG = 10_000  # lines
_MOST = 2**24  # pairs looked at for one program; beyond, only what was made shortly before a value
_FEWER = 2**22  # the same for a long one
_BLOCK = 2**15  # more would not stay near the processor

Words = npt.NDArray[np.int64]


class Pair(NamedTuple):
    """An operation and its operands, as listings have them."""

    op: Op
    left: int
    right: int


class Pairs:
    """All values of a program in the small field, and a table of those that are there.

    A sum of two residues is looked up before it is reduced: x as `x` and `x + p`, whose last bits are those of `x - 1`.
    """

    def __init__(self, listing: Listing) -> None:
        self.x: Words = np.array(Field(listing, _PRIME).values, np.int64)
        self.ways = (Op.ADD, _PRIME - self.x), (Op.ADD, self.x), (Op.MUL, _inverses(self.x))
        self.lines = sum(op not in (INPUT, NUMBER) for op in listing.ops)
        left, right = np.array(listing.left) >> 1, np.array(listing.right) >> 1
        self.later, self.earlier = np.maximum(left, right), np.minimum(left, right)
        sizes = np.minimum(self.x, _PRIME - self.x)
        sizes[sizes == 1] = 0  # zero and one make nothing of others
        self.sizes, self.first = np.unique(sizes, return_index=True)
        slots = min(1 << (_SPARSE * len(self.x)).bit_length(), _SLOTS)
        self.last = slots - 1
        self.there = np.zeros(slots, bool)
        for x in (self.sizes[1:], _PRIME - self.sizes[1:]):
            self.there[x & self.last] = True
            self.there[(x - 1) & self.last] = True
        self.first_bits = _PRIME.bit_length() - slots.bit_length() + 1  # a second look, at other bits
        self.beside = np.zeros(slots, bool)
        self.beside[self.sizes >> self.first_bits] = True

    def of(self, wanted: Sequence[int]) -> dict[int, list[Pair]]:
        """For each place the pairs that may make it, of what is before it, but for those that do; signs are left open."""
        window = max(256, (_FEWER if self.lines > _LONG else _MOST) // len(wanted))
        pairs: dict[int, list[Pair]] = {place: [] for place in wanted}
        at = 0
        while at < len(wanted):
            rows = wanted[at : at + max(1, _BLOCK // min(window, wanted[at] + 1))]
            for op, place, later, earlier in self._hits(np.array(rows), max(0, rows[0] - window)):
                pairs[place].append(Pair(op, 2 * later, 2 * earlier))
            at += len(rows)
        return pairs

    def _hits(self, rows: Words, start: int) -> Iterator[tuple[Op, int, int, int]]:
        """For values and all before them: the first value that is their difference, sum or quotient but for its sign.

        Both values of a pair would find the other; the later one does.
        """
        v, others = self.x[rows][:, None], slice(start, int(rows[-1]))
        sums = np.empty((len(rows), others.stop - start), np.int64)
        slots, there = np.empty_like(sums), np.empty(sums.shape, bool)
        near: list[Words] = []
        likely: list[Words] = []
        for op, first in self.ways:
            if op is Op.ADD:
                np.add(v, first[others], out=sums)
            else:
                np.multiply(v, first[others], out=sums)
                np.right_shift(sums, 31, out=slots)
                sums &= _PRIME
                sums += slots
            np.bitwise_and(sums, self.last, out=slots)
            near.append(np.flatnonzero(self.there.take(slots, out=there, mode="wrap")))
            likely.append(sums.ravel()[near[-1]])
        way = np.repeat(np.arange(len(near)), [len(part) for part in near])
        which, column = np.divmod(np.concatenate(near), sums.shape[1])
        return self._exact(np.concatenate(likely), way, rows[which], start + column)

    def _exact(self, sums: Words, way: Words, place: Words, later: Words) -> Iterator[tuple[Op, int, int, int]]:
        """Of what is likely what is there: operations and places, with the pairs that may make what is there."""
        size = sums % _PRIME
        size = np.minimum(size, _PRIME - size)
        likely = np.flatnonzero(self.beside[size >> self.first_bits])
        size, way, place, later = size[likely], way[likely], place[likely], later[likely]
        near = np.minimum(np.searchsorted(self.sizes, size), len(self.sizes) - 1)
        there = np.flatnonzero((self.sizes[near] == size) & (size > 0))
        way, place, later, earlier = way[there], place[there], later[there], self.first[near[there]]
        new = (earlier != self.earlier[place]) | (later != self.later[place])
        exact = (earlier <= later) & (later < place) & new
        for number, *hit in zip(*(part[exact].tolist() for part in (way, place, later, earlier)), strict=True):
            yield self.ways[number][0], *hit


def _inverses(x: Words) -> Words:
    """`x^(p-2)`, zero for zero."""
    found, power = np.ones(len(x), np.int64), x
    for bit in range(_PRIME.bit_length()):
        if (_PRIME - 2) >> bit & 1:
            found = found * power % _PRIME
        power = power * power % _PRIME
    return found
