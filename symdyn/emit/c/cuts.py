"""A long body in parts that a compiler can digest: functions of their own, passing on only what later parts need.

Compilers take far more than twice the time for a function of twice the length. Cuts are made where the fewest values
cross; those values go through one array for every type that they have, whose places are used again once a value is done with.
Entries of results are stored by the part that makes them, once no argument is read any more: arrays may be the same.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.emit.body import Block, FunctionBody, Statement
from symdyn.emit.terms import Call, Inverse, Lane, Lanes, Product, Sum, Term

LONGEST = 800
"""Statements of one function, in a language that is compiled."""

_SHORTEST = 350


Entry = tuple[int, int]
"""A result, and an entry of it, by their places."""


@dataclass(frozen=True)
class Part:
    """Some statements, with what they take from and leave in the arrays: names and places; and the entries that they store."""

    blocks: tuple[Block, ...]
    inputs: frozenset[str]
    taken: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]
    stored: tuple[Entry, ...]


@dataclass(frozen=True)
class Parts:
    """A body in parts.

    Attributes:
        parts: in order.
        storing: the first of them that may store results; all after it may too.
        sizes: of the arrays, by how many numbers side by side their entries are.
        places: where the values of entries that no part stores are in the end.
    """

    parts: tuple[Part, ...]
    storing: int
    sizes: Mapping[int, int]
    places: dict[str, int]

    @property
    def stored(self) -> frozenset[Entry]:
        """The entries that parts store."""
        return frozenset(entry for part in self.parts for entry in part.stored)


def is_longer(body: FunctionBody, statements: int) -> bool:
    """Whether a body has more statements than that."""
    return sum(len(block.statements) for block in body.blocks) > statements


def split(body: FunctionBody, lanes: Mapping[str, int]) -> Parts:
    """Cut a long body; `lanes`: how many numbers side by side the names stand for that stand for several."""
    return _Cutting(body, lanes).run()


def names_in(body: FunctionBody, term: Term) -> set[str]:
    """The final names that a tree uses."""
    found: set[str] = set()
    waiting = [term.core]
    while waiting:
        core = waiting.pop()
        if isinstance(core, str):
            found.add(body.names[core])
        elif isinstance(core, Sum):
            waiting += core.left.core, core.right.core
        elif isinstance(core, Product):
            waiting += core
        elif isinstance(core, Inverse):
            waiting.append(core.argument)
        elif isinstance(core, Call):
            waiting.append(core.argument.core)
        elif isinstance(core, Lanes):
            waiting += (term.core for term in core.terms)
        elif isinstance(core, Lane):
            waiting.append(core.lanes)
    return found


class _Cutting:
    """A body on its way into parts; rows are its statements, one after the other."""

    def __init__(self, body: FunctionBody, lanes: Mapping[str, int]) -> None:
        self.body, self.lanes = body, lanes
        self.rows = [(block.heading, statement) for block in body.blocks for statement in block.statements]
        self.used = [names_in(body, statement.term) for _, statement in self.rows]
        self.made = {statement.name: row for row, (_, statement) in enumerate(self.rows)}
        self.entries = {
            (place, index): names_in(body, entry)
            for place, result in enumerate(body.results)
            for index, entry in enumerate(result.entries)
        }

    def run(self) -> Parts:
        """The parts, each with what it takes and leaves."""
        ends = self._ends()
        spans = list(itertools.pairwise(ends))
        storing = sum(start < self._settled for start, _ in spans)
        stores = [self._stores(start, end) if start >= self._settled else () for start, end in spans]
        last = self._last_uses(frozenset(entry for stored in stores for entry in stored))
        places: dict[str, int] = {}
        free: dict[int, list[int]] = defaultdict(list)
        sizes: dict[int, int] = {}
        parts = []
        for (start, end), stored in zip(spans, stores, strict=True):
            own = self.rows[start:end]
            used = set().union(*self.used[start:end])
            taken = sorted((places[name], name) for name in used if self.made.get(name, start) < start)
            for name in [name for name in places if last[name] < end]:  # done with: its place may be used again
                free[self.lanes.get(name, 1)].append(places.pop(name))
            left = []
            for _, statement in own:
                if last.get(statement.name, -1) >= end:
                    kind = self.lanes.get(statement.name, 1)
                    place = self._place(free[kind], sizes, kind)
                    places[statement.name] = place
                    left.append((statement.name, place))
            taken_pairs = tuple((name, place) for place, name in taken)
            parts.append(Part(_blocks(own), frozenset(used - self.made.keys()), taken_pairs, tuple(left), stored))
        return Parts(tuple(parts), storing, sizes, dict(places))

    @staticmethod
    def _place(free: list[int], sizes: dict[int, int], kind: int) -> int:
        """The first place of an array that is not taken."""
        if free:
            free.sort(reverse=True)
            return free.pop()
        place = sizes.get(kind, 0)
        sizes[kind] = place + 1
        return place

    @cached_property
    def _settled(self) -> int:
        """The first row from which on no argument is read; beyond all where results themselves read one."""
        rows = [row for row, names in enumerate(self.used) if not names <= self.made.keys()]
        if any(not names <= self.made.keys() for names in self.entries.values()):
            return len(self.rows)
        return rows[-1] + 1 if rows else 0

    def _stores(self, start: int, end: int) -> tuple[Entry, ...]:
        """The entries that are made of what is made there, and of nothing else."""
        return tuple(
            entry
            for entry, names in self.entries.items()
            if names and all(start <= self.made[name] < end for name in names)
        )

    def _last_uses(self, stored: frozenset[Entry]) -> dict[str, int]:
        """The statement that uses each name last; what results still need then comes after all statements."""
        last = {name: row for row, names in enumerate(self.used) for name in names}
        beyond = {
            name: len(self.used) for entry, names in self.entries.items() if entry not in stored for name in names
        }
        return {**last, **beyond}

    def _ends(self) -> list[int]:
        """Where parts end: each time, within reach, at the place that the fewest values cross."""
        settled = self._settled
        last = self._last_uses(
            frozenset(entry for entry, names in self.entries.items() if all(self.made[it] >= settled for it in names))
            if settled < len(self.rows)
            else frozenset()
        )
        change = [0] * (len(self.rows) + 2)
        for row, (_, statement) in enumerate(self.rows):
            change[row + 1] += 1
            change[last.get(statement.name, row) + 1] -= 1
        crossing = list(itertools.accumulate(change))
        ends = [0]
        while len(self.rows) - ends[-1] > LONGEST:
            reach: Sequence[int] = range(ends[-1] + _SHORTEST, ends[-1] + LONGEST + 1)
            ends.append(min(reach, key=lambda row: (crossing[row], -row)))
        return [*ends, len(self.rows)]


def _blocks(rows: list[tuple[str, Statement]]) -> tuple[Block, ...]:
    blocks: list[tuple[str, list[Statement]]] = []
    for heading, statement in rows:
        if not blocks or blocks[-1][0] != heading:
            blocks.append((heading, []))
        blocks[-1][1].append(statement)
    return tuple(Block(heading, tuple(statements)) for heading, statements in blocks)
