"""What in one branch is the same operation as what in another: found from the arguments that belong to each.

Nothing rests on these pairs but how much goes side by side: lanes hold whatever numbers they are given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.symbolic.forms import Form, Signed, symbols_of
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
    def users(self) -> Mapping[str, Sequence[str]]:
        """The operations that use each symbol, in order."""
        found: dict[str, list[str]] = defaultdict(list)
        for symbol, item in self.forms.items():
            for leaf in dict.fromkeys(symbols_of(item)):
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
        found = [look]
        for _ in range(_ROUNDS):
            before = found[-1]
            found.append(
                {
                    symbol: number(
                        (
                            before[symbol],
                            tuple(sorted(before.get(leaf, -1) for leaf in self._leaves(symbol))),
                            tuple(sorted([*(before[user] for user in self.users.get(symbol, ())), *results[symbol]])),
                        )
                    )
                    for symbol in before
                }
            )
        return found[::-1]

    def _leaves(self, symbol: str) -> list[str]:
        return symbols_of(self.forms[symbol]) if symbol in self.forms else []


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
        while True:
            known = len(self.image)
            for symbol, item in self.graph.forms.items():
                if self._is_free(symbol):
                    found = self._counterpart(symbol, item)
                    if found is not None:
                        self.image[symbol] = found
                        self.origin[found] = symbol
            if len(self.image) == known:
                return self.image

    def _is_free(self, symbol: str) -> bool:
        return symbol not in self.image and symbol not in self.origin

    def _counterpart(self, symbol: str, item: Form) -> str | None:
        leaves = symbols_of(item)
        shared = next((leaf for leaf in leaves if leaf in self.image), None)
        if shared is None:
            return None
        like = [
            user
            for user in self.graph.users.get(self.image[shared], ())
            if self._is_free(user) and user != symbol and self._is_like(self.graph.forms[user], item)
        ]
        if len(leaves) == 2:
            like = self._with_other(like, self.image[shared], _other(leaves, shared))
        return self._nearest(symbol, like)

    def _is_like(self, item: Form, wanted: Form) -> bool:
        return item.op is wanted.op and sorted(shape_of(item)) == sorted(shape_of(wanted))

    def _with_other(self, like: list[str], shared: str, own: str) -> list[str]:
        """Of operations on one operand those whose other one is the image of ours; else those where neither has one."""
        others = {user: _other(symbols_of(self.graph.forms[user]), shared) for user in like}
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
