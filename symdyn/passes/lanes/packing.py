"""Which operations go side by side: pairs of all branches, and what those work on as far as it is alike."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

import sympy as sp

from symdyn.passes.lanes.alike import Graph, Pairs, shape_of
from symdyn.symbolic.forms import Op, Operand, Signed, symbols_of

Pack = tuple[sp.Symbol, ...]
"""Symbols side by side, one in each lane."""

Column = tuple[Operand, ...]
"""What the operations of a pack have as one of their operands."""

_IN_LANES = (Op.ADD, Op.MUL, Op.INVERSE, Op.SIN, Op.COS)


class Packing:
    """Packs of a program: no value is in two of them.

    Attributes:
        graph: the program.
        packs: each with the pairs that it was made by, in the order in which they were found.
        homes: of every symbol that is in a pack, the pack and the lane.
        given: packs of arguments.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.packs: dict[Pack, Sequence[Pairs]] = {}
        self.homes: dict[sp.Symbol, tuple[Pack, int]] = {}
        self.given: set[Pack] = set()

    def add(self, arguments: Sequence[Sequence[sp.Symbol]], paired: Sequence[Pairs]) -> None:
        """Put branches side by side: the first with all others, of which `paired` has the pairs."""
        self.given |= set(zip(*arguments, strict=True))
        for symbol in self.graph.forms:
            if all(symbol in pairs for pairs in paired):
                self._try((symbol, *(pairs[symbol] for pairs in paired)), paired)
        for pack in list(self.packs):
            self._go_down(pack)

    def _try(self, pack: Pack, paired: Sequence[Pairs]) -> bool:
        """Make a pack if its operations are of one kind and in no other pack."""
        forms = [self.graph.forms.get(symbol) for symbol in pack]
        first = forms[0]
        if first is None or first.op not in _IN_LANES or any(symbol in self.homes for symbol in pack):
            return False
        kind = first.op, sorted(shape_of(first))
        if not all(item is not None and (item.op, sorted(shape_of(item))) == kind for item in forms):
            return False
        self.packs[pack] = paired
        for lane, symbol in reversed(list(enumerate(pack))):
            self.homes[symbol] = pack, lane
        return True

    def _go_down(self, pack: Pack) -> None:
        """Make packs of what a pack works on, as far as that is possible."""
        waiting = [pack]
        while waiting:
            paired = self.packs[waiting[-1]]
            for column in self.columns(waiting.pop()):
                below = tuple(item.symbol for item in column if isinstance(item, Signed))
                if below and len(set(below)) > 1 and below not in self.packs and self._try(below, paired):
                    waiting.append(below)

    def columns(self, pack: Pack) -> list[Column]:
        """The operands of a pack, first and second of each lane so that they are pairs where there are any."""
        first, *others = (self.graph.forms[symbol] for symbol in pack)
        rows = [first.operands]
        for item, pairs in zip(others, self.packs[pack], strict=True):
            straight, crossed = item.operands, item.operands[::-1]
            rows.append(max(straight, crossed, key=lambda row: _agreement(first.operands, row, pairs)))
        return list(zip(*rows, strict=True))

    def remove(self, pack: Pack) -> None:
        """Take a pack apart."""
        del self.packs[pack]
        for symbol in pack:
            self.homes.pop(symbol, None)


def _agreement(own: Sequence[Operand], other: Sequence[Operand], pairs: Pairs) -> int:
    """How many operands are pairs, or numbers, or the same."""
    agreeing = 0
    for a, b in zip(own, other, strict=True):
        if isinstance(a, Signed) and isinstance(b, Signed):
            agreeing += pairs.get(a.symbol, a.symbol) == b.symbol
        else:
            agreeing += 3 * (isinstance(a, Signed) == isinstance(b, Signed))
    return agreeing


def in_order(packing: Packing) -> list[Pack]:
    """Packs and single lines (as packs of one), each after what it uses, near to the order of the program.

    What uses itself through others cannot be side by side; the first pack that is stuck so is taken apart.
    """
    lines = packing.graph.program.assignments
    while True:
        rank = {line.symbol: place for place, line in enumerate(lines)}
        item = {s: packing.homes[s][0] if s in packing.homes else (s,) for s in rank}
        needs = {of: _needed(packing, of, item) for of in dict.fromkeys(item.values())}
        order = _sorted(needs, rank)
        if len(order) == len(needs):
            return order
        done = set(order)
        stuck = min((it for it in needs if it not in done and it in packing.packs), key=lambda it: rank[it[0]])
        packing.remove(stuck)


def _needed(packing: Packing, pack: Pack, item: Mapping[sp.Symbol, Pack]) -> set[Pack]:
    """What a pack uses; itself too, if one of its lanes uses another."""
    lines = packing.graph.lines
    return {item[leaf] for symbol in dict.fromkeys(pack) for leaf in symbols_of(lines[symbol].form) if leaf in item}


def _sorted(needs: Mapping[Pack, set[Pack]], rank: Mapping[sp.Symbol, int]) -> list[Pack]:
    """As far as they can be sorted, the one that comes first in the program first."""
    users: dict[Pack, list[Pack]] = {pack: [] for pack in needs}
    for pack, needed in needs.items():
        for below in needed:
            users[below].append(pack)
    open_needs = {pack: len(needed) for pack, needed in needs.items()}
    ready = [(rank[pack[0]], pack) for pack, count in open_needs.items() if not count]
    heapq.heapify(ready)
    order = []
    while ready:
        _, pack = heapq.heappop(ready)
        order.append(pack)
        for user in users[pack]:
            open_needs[user] -= 1
            if not open_needs[user]:
                heapq.heappush(ready, (rank[user[0]], user))
    return order
