"""What in one branch is the same operation as what in another: found from the arguments that belong to each.

Nothing rests on these pairs but how much goes side by side: lanes hold whatever numbers they are given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.symbolic.forms import Form, Op, Signed, symbols_of
from symdyn.symbolic.program import Assignment, Program

Pairs = Mapping[str, str]

_ROUNDS = 4  # how far around an operation one looks to tell it from others


@dataclass(frozen=True)
class Graph:
    """A program by who uses what."""

    program: Program

    @cached_property
    def lines(self) -> Mapping[str, Assignment]:
        """The lines by what they assign to."""
        return {line.symbol: line for line in self.program.assignments}

    @cached_property
    def forms(self) -> Mapping[str, Form]:
        """The operations, in order."""
        return {line.symbol: line.form for line in self.program.assignments if isinstance(line.form, Form)}

    @cached_property
    def leaves(self) -> Mapping[str, tuple[str, ...]]:
        """The symbols that each operation works on, as often as it does, in order."""
        return {symbol: tuple(symbols_of(item)) for symbol, item in self.forms.items()}

    @cached_property
    def kinds(self) -> Mapping[str, tuple[Op, int]]:
        """Of each operation what it does, and how many of its operands are symbols; the others are numbers."""
        return {symbol: (item.op, len(self.leaves[symbol])) for symbol, item in self.forms.items()}

    @cached_property
    def users(self) -> Mapping[str, Sequence[str]]:
        """The operations that use each symbol, in order."""
        found: dict[str, list[str]] = defaultdict(list)
        for symbol, leaves in self.leaves.items():
            for leaf in dict.fromkeys(leaves):
                found[leaf].append(symbol)
        return found

    @cached_property
    def looks(self) -> Sequence[Mapping[str, int]]:
        """What every symbol looks like from afar, then from nearer and nearer: equal numbers, equal looks."""
        numbers: dict[object, int] = {}

        def number(look: object) -> int:
            return numbers.setdefault(look, len(numbers))

        results: dict[str, list[int]] = defaultdict(list)
        for output in self.program.outputs:
            for entry in output.entries:
                for symbol in symbols_of(entry):
                    results[symbol].append(number(output.name))
        look = {symbol: number(group.name) for group in self.program.inputs for symbol in group.symbols}
        look |= {symbol: number((item.op, shape_of(item))) for symbol, item in self.forms.items()}
        around = [
            (symbol, self.leaves.get(symbol, ()), self.users.get(symbol, ()), results.get(symbol, ()))
            for symbol in look
        ]
        found = [look]
        for _ in range(_ROUNDS):
            found.append(_nearer(found[-1], around, number))
        return found[::-1]


Around = Sequence[tuple[str, Sequence[str], Sequence[str], Sequence[int]]]
"""Symbols, each with what it is made of, what is made of it, and numbers for the results that it is."""


def _nearer(before: Mapping[str, int], around: Around, number: Callable[[object], int]) -> dict[str, int]:
    """What symbols look like from a step nearer."""
    found = {}
    for symbol, leaves, users, results in around:
        below = sorted([before.get(leaf, -1) for leaf in leaves])
        above = sorted([*[before[user] for user in users], *results])
        found[symbol] = number((before[symbol], tuple(below), tuple(above)))
    return found


def shape_of(item: Form) -> tuple[bool, ...]:
    """Which operands are symbols; the others are numbers."""
    return tuple(isinstance(operand, Signed) for operand in item.operands)


def pairs(graph: Graph, own: Sequence[str], other: Sequence[str]) -> Pairs:
    """Symbols of one branch with those of another, from the arguments outwards.

    Two operations are a pair if they are of one kind and work on pairs, or on a pair and on numbers or values that belong to
    neither branch. Where there is a choice, it is what looks the same from farthest.
    """
    return _Pairing(graph, own, other).run()


class _Pairing:
    def __init__(self, graph: Graph, own: Sequence[str], other: Sequence[str]) -> None:
        self.graph = graph
        self.image = dict(zip(own, other, strict=True))
        self.origin = dict(zip(other, own, strict=True))

    def run(self) -> Pairs:
        """Until a round finds nothing more."""
        image, origin, waiting = self.image, self.origin, list(self.graph.leaves.items())
        while True:
            known = len(image)
            waiting = [item for item in waiting if item[0] not in image and item[0] not in origin]
            for symbol, leaves in waiting:
                if symbol in origin:
                    continue
                for shared in leaves:
                    if shared in image:
                        found = self._counterpart(symbol, leaves, shared)
                        if found is not None:
                            image[symbol] = found
                            origin[found] = symbol
                        break
            if len(image) == known:
                return image

    def _is_free(self, symbol: str) -> bool:
        return symbol not in self.image and symbol not in self.origin

    def _counterpart(self, symbol: str, leaves: Sequence[str], shared: str) -> str | None:
        """What is to an image what a symbol is to one of its operands."""
        kinds, below = self.graph.kinds, self.image[shared]
        kind = kinds[symbol]
        like = [
            user
            for user in self.graph.users.get(below, ())
            if kinds[user] == kind and user != symbol and self._is_free(user)
        ]
        if like and len(leaves) == 2:
            like = self._with_other(like, below, _other(leaves, shared))
        return self._nearest(symbol, like)

    def _with_other(self, like: list[str], shared: str, own: str) -> list[str]:
        """Of operations on one operand those whose other one is the image of ours; else those where neither has one."""
        others = {user: _other(self.graph.leaves[user], shared) for user in like}
        wanted = self.image.get(own, own)
        exact = [user for user in like if others[user] == wanted]
        if exact or own in self.image:
            return exact
        return [user for user in like if self._is_free(others[user])]

    def _nearest(self, symbol: str, like: list[str]) -> str | None:
        """What looks the same from farthest; the first of those."""
        if len(like) < 2:
            return like[0] if like else None
        for look in self.graph.looks:
            same = [user for user in like if look[user] == look[symbol]]
            if same:
                return same[0]
        return like[0]


def _other(leaves: Sequence[str], one: str) -> str:
    """The other of two operands, which may be the same."""
    first, second = leaves
    return second if first == one else first
