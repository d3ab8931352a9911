"""Lanes: branches of one state side by side, as far as their operations are alike.

A program is read from the arguments that belong to each branch (`branches.py`): operations of one kind on what is known to be
alike are alike (`alike.py`). Those of all branches make packs (`packing.py`), which become lines with lanes (`weaving.py`).
No robot and no recursion is known here, and nothing rests on what looks alike being so: each lane works on its own numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from symdyn.passes.lanes.alike import Graph, Pairs, pairs
from symdyn.passes.lanes.packing import Packing
from symdyn.passes.lanes.weaving import Weaving
from symdyn.symbolic.branches import Siblings
from symdyn.symbolic.lanes import LaneProgram
from symdyn.symbolic.program import Program

__all__ = ["side_by_side"]

WORTH = 0.75
"""The part of a program's operations that may be left with lanes; numbers that go into lanes and out of them count too."""

_LIKE = 0.9  # how much of what is most alike

Arguments = Sequence[Sequence[str]]


def side_by_side(program: Program, found: Sequence[Siblings], axes: Mapping[str, bool]) -> LaneProgram | None:
    """The program with branches side by side; None where that saves too little.

    Args:
        program: what is to be put into lanes.
        found: branches of the robot.
        axes: arguments that have an entry for each number of position (True) or for each degree of freedom (False).
    """
    if not found:
        return None
    packing, names = Packing(Graph(program)), []
    for each in found:
        for alike, paired in _alike(packing.graph, _arguments(program, each, axes)):
            packing.add([arguments for _, arguments in alike], paired)
            names.append(tuple(each.names[place] for place, _ in alike))
    most = WORTH * len(program.assignments)
    if packing.least > most:
        return None
    lanes = Weaving(packing, tuple(names)).run()
    return lanes if lanes.instructions <= most else None


def _arguments(program: Program, found: Siblings, axes: Mapping[str, bool]) -> Arguments:
    """The inputs that belong to each branch."""
    return [
        [
            group.symbols[place]
            for group in program.inputs
            if group.name in axes
            for place in (positions if axes[group.name] else dofs)
        ]
        for positions, dofs in zip(found.positions, found.dofs, strict=True)
    ]


def _alike(graph: Graph, arguments: Arguments) -> Iterator[tuple[list[tuple[int, Sequence[str]]], list[Pairs]]]:
    """Branches of which most is alike, with the pairs of the first and each other one."""
    left = list(range(len(arguments)))
    found = {(a, b): pairs(graph, arguments[a], arguments[b]) for a, b in combinations(left, 2)}
    while len(left) > 1:
        size = {a: {b: len(found[min(a, b), max(a, b)]) for b in left if b != a} for a in left}
        first = max(left, key=lambda a: sum(size[a].values()))
        most = max(size[first].values())
        chosen = sorted([first, *(b for b, count in size[first].items() if count >= _LIKE * most)])
        own, *others = chosen
        yield [(place, arguments[place]) for place in chosen], [found[own, other] for other in others]
        left = [place for place in left if place not in chosen]
