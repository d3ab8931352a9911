"""A long body in parts that a compiler can digest: functions of their own, passing on only what later parts need.

Compilers take far more than twice the time for a function of twice the length. Cuts are made where the fewest values
cross; those values go through one array, whose places are used again once a value is done with.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from symdyn.emit.body import Block, FunctionBody, Statement
from symdyn.emit.terms import Call, Inverse, Lane, Lanes, Product, Sum, Term

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
    used = [names_in(body, statement.term) for _, statement in rows]
    last = _last_uses(body, used)
    return _parts(rows, used, _cuts(rows, last), last)


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


def _last_uses(body: FunctionBody, used: list[set[str]]) -> dict[str, int]:
    """The statement that uses each name last; results come after all statements."""
    last = {name: row for row, names in enumerate(used) for name in names}
    entries = (entry for result in body.results for entry in result.entries)
    return {**last, **{name: len(used) for entry in entries for name in names_in(body, entry)}}


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


def _parts(rows: list[tuple[str, Statement]], uses: list[set[str]], cuts: list[int], last: dict[str, int]) -> Parts:
    made_in = {statement.name for _, statement in rows}
    places: dict[str, int] = {}
    free: list[int] = []
    size = 0
    parts = []
    for start, end in itertools.pairwise(cuts):
        own = rows[start:end]
        here = {statement.name for _, statement in own}
        used = set().union(*uses[start:end])
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
