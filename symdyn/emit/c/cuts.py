"""A long body in parts that a compiler can digest: functions of their own, passing on only what later parts need.

Compilers take far more than twice the time for a function of twice the length. Cuts are made where the fewest values
cross; those values go through one array, whose places are used again once a value is done with.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from symdyn.emit.body import Block, FunctionBody, Statement
from symdyn.emit.terms import Call, Core, Inverse, Lane, Lanes, Product, Sum, Term

LONGEST = 800
"""Statements of one function, in a language that is compiled."""

_SHORTEST = 350


@dataclass(frozen=True)
class Part:
    """Some statements, with what they take from and leave in the array: names and places."""

    blocks: tuple[Block, ...]
    inputs: frozenset[str]
    taken: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Parts:
    """The parts in order, the size of the array, and where the results' values are in the end."""

    parts: tuple[Part, ...]
    size: int
    places: dict[str, int]


def split(body: FunctionBody) -> Parts | None:
    """Cut a body that is too long; None for all others."""
    rows = [(block.heading, statement) for block in body.blocks for statement in block.statements]
    if len(rows) <= LONGEST:
        return None
    last = _last_uses(body, [statement for _, statement in rows])
    return _parts(body, rows, _cuts(rows, last), last)


def names_in(body: FunctionBody, term: Term) -> set[str]:
    """The final names that a tree uses."""
    return {body.names[symbol] for symbol in _symbols(term.core)}


def _symbols(core: Core) -> Iterator[str]:
    if isinstance(core, str):
        yield core
    elif isinstance(core, Sum):
        yield from _symbols(core.left.core)
        yield from _symbols(core.right.core)
    elif isinstance(core, Product):
        yield from _symbols(core.left)
        yield from _symbols(core.right)
    elif isinstance(core, Inverse):
        yield from _symbols(core.argument)
    elif isinstance(core, Call):
        yield from _symbols(core.argument.core)
    elif isinstance(core, Lanes):
        for term in core.terms:
            yield from _symbols(term.core)
    elif isinstance(core, Lane):
        yield core.lanes


def _last_uses(body: FunctionBody, statements: list[Statement]) -> dict[str, int]:
    """The statement that uses each name last; results come after all statements."""
    last = {}
    for row, statement in enumerate(statements):
        for name in names_in(body, statement.term):
            last[name] = row
    for result in body.results:
        for entry in result.entries:
            for name in names_in(body, entry):
                last[name] = len(statements)
    return last


def _cuts(rows: list[tuple[str, Statement]], last: dict[str, int]) -> list[int]:
    """Where parts end: each time, within reach, at the place that the fewest values cross."""
    change = [0] * (len(rows) + 2)
    for row, (_, statement) in enumerate(rows):
        change[row + 1] += 1
        change[last.get(statement.name, row) + 1] -= 1
    crossing, alive = [], 0
    for step in change:
        alive += step
        crossing.append(alive)
    cuts = [0]
    while len(rows) - cuts[-1] > LONGEST:
        reach = range(cuts[-1] + _SHORTEST, cuts[-1] + LONGEST + 1)
        cuts.append(min(reach, key=lambda row: (crossing[row], -row)))
    return [*cuts, len(rows)]


def _parts(body: FunctionBody, rows: list[tuple[str, Statement]], cuts: list[int], last: dict[str, int]) -> Parts:
    made_in = {statement.name for _, statement in rows}
    places: dict[str, int] = {}
    free: list[int] = []
    size = 0
    parts = []
    for start, end in itertools.pairwise(cuts):
        own = rows[start:end]
        here = {statement.name for _, statement in own}
        used = set().union(*(names_in(body, statement.term) for _, statement in own))
        taken = sorted((places[name], name) for name in used - here if name in made_in)
        for name in [name for name in places if last[name] < end]:  # done with: its place may be used again
            free.append(places.pop(name))
        free.sort(reverse=True)
        left = []
        for _, statement in own:
            if last.get(statement.name, -1) >= end:
                place = free.pop() if free else size
                size = max(size, place + 1)
                places[statement.name] = place
                left.append((statement.name, place))
        taken_pairs = tuple((name, place) for place, name in taken)
        parts.append(Part(_blocks(own), frozenset(used - made_in), taken_pairs, tuple(left)))
    return Parts(tuple(parts), size, dict(places))


def _blocks(rows: list[tuple[str, Statement]]) -> tuple[Block, ...]:
    blocks: list[tuple[str, list[Statement]]] = []
    for heading, statement in rows:
        if not blocks or blocks[-1][0] != heading:
            blocks.append((heading, []))
        blocks[-1][1].append(statement)
    return tuple(Block(heading, tuple(statements)) for heading, statements in blocks)
