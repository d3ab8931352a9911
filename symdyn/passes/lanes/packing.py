"""Which operations go side by side: pairs of all branches, and what those work on as far as it is alike."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence

from symdyn.passes.lanes.alike import Graph, Pairs
from symdyn.symbolic.forms import Op, Operand, Signed, symbols_of

Pack = tuple[str, ...]
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
        self.homes: dict[str, tuple[Pack, int]] = {}
        self.given: set[Pack] = set()
        self._columns: dict[Pack, list[Column]] = {}

    @property
    def least(self) -> int:
        """The fewest lines that there can be with these packs: one for each, and one for everything that is in none."""
        return len(self.graph.program.assignments) - sum(len(set(pack)) - 1 for pack in self.packs)

    def add(self, arguments: Sequence[Sequence[str]], paired: Sequence[Pairs]) -> None:
        """Put branches side by side: the first with all others, of which `paired` has the pairs."""
        self.given |= set(zip(*arguments, strict=True))
        for symbol in self.graph.forms:
            if all(symbol in pairs for pairs in paired):
                self._try((symbol, *(pairs[symbol] for pairs in paired)), paired)
        for pack in list(self.packs):
            self._go_down(pack)

    def _try(self, pack: Pack, paired: Sequence[Pairs]) -> bool:
        """Make a pack if its operations are of one kind and in no other pack."""
        kinds = self.graph.kinds
        kind = kinds.get(pack[0])
        if kind is None or kind[0] not in _IN_LANES:
            return False
        if any(symbol in self.homes or kinds.get(symbol) != kind for symbol in pack):
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
        if pack not in self._columns:
            self._columns[pack] = self._in_columns(pack)
        return self._columns[pack]

    def _in_columns(self, pack: Pack) -> list[Column]:
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

    What uses itself through others cannot be side by side: where all is stuck, the first pack of those left is taken apart.
    """
    return _Order(packing).run()


class _Order:
    """Sorting, the line that comes first in the program first."""

    def __init__(self, packing: Packing) -> None:
        self.packing = packing
        self.rank = {line.symbol: place for place, line in enumerate(packing.graph.program.assignments)}
        self.item = {symbol: packing.homes[symbol][0] if symbol in packing.homes else (symbol,) for symbol in self.rank}
        self.users: dict[Pack, list[Pack]] = {}
        self.open: dict[Pack, int] = {}  # how much of what it uses is not done; of those that are not done themselves
        self.ready: list[tuple[int, Pack]] = []
        self.done: dict[Pack, None] = {}

    def run(self) -> list[Pack]:
        """Until all are done."""
        self._wait_for(dict.fromkeys(self.item.values()))
        packs = iter(sorted(self.packing.packs, key=lambda pack: self.rank[pack[0]]))
        while True:
            while self.ready:
                self._do(heapq.heappop(self.ready)[1])
            if not self.open:
                return list(self.done)
            self._take_apart(next(pack for pack in packs if pack in self.open))

    def _wait_for(self, packs: Iterable[Pack]) -> None:
        """Count what they use."""
        for pack in packs:
            needed = {it for it in self._used(pack) if it not in self.done}
            self.open[pack] = len(needed)
            for below in needed:
                self.users.setdefault(below, []).append(pack)
            if not needed:
                heapq.heappush(self.ready, (self.rank[pack[0]], pack))

    def _used(self, pack: Pack) -> set[Pack]:
        """What a pack uses; itself too, if one of its lanes uses another."""
        lines = self.packing.graph.lines
        return {self.item[leaf] for symbol in set(pack) for leaf in symbols_of(lines[symbol].form) if leaf in self.item}

    def _do(self, pack: Pack) -> None:
        self.done[pack] = None
        del self.open[pack]
        for user in self.users.pop(pack, ()):
            self.open[user] -= 1
            if not self.open[user]:
                heapq.heappush(self.ready, (self.rank[user[0]], user))

    def _take_apart(self, pack: Pack) -> None:
        """Single lines in place of a pack; what used it uses some of those."""
        users = [user for user in self.users.pop(pack, ()) if user != pack]
        waiting = {pack, *users}
        for below in set().union(*map(self._used, waiting)) & self.users.keys():
            self.users[below] = [user for user in self.users[below] if user not in waiting]
        self.packing.remove(pack)
        single = [(symbol,) for symbol in dict.fromkeys(pack)]
        self.item.update((symbol, (symbol,)) for symbol in pack)
        del self.open[pack]
        self._wait_for([*single, *users])
