"""Recording: every function by itself, the cheapest of the ways to it, and what `prepare` has to do for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from symdyn.generation.selection import Wanted
from symdyn.passes import hoist, merge, optimise, upright
from symdyn.passes.lanes import side_by_side
from symdyn.passes.rewriting import assemble, resolved
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Axis, Quantity
from symdyn.symbolic.branches import Siblings, siblings
from symdyn.symbolic.forms import Operand, Signed
from symdyn.symbolic.library import Function
from symdyn.symbolic.program import OURS, Input, Program, operations
from symdyn.symbolic.table import Ways, ways_to
from symdyn.symbolic.workshop import Cut, Ground, Workshop

Progress = Callable[[str], None]
_AXES = {
    argument.name: argument.axes[0] is Axis.POSITION
    for argument in ARGUMENTS.values()
    if argument.axes in ((Axis.POSITION,), (Axis.DOF,))
}


class Picked(NamedTuple):
    """The axes that bodies are recorded in, and the way to each part of a quantity."""

    layout: int
    ways: tuple[int, ...]

    def neighbours(self, layouts: int, counts: Sequence[int]) -> list[Picked]:
        """What differs in one of them."""
        others = [self._replace(layout=layout) for layout in range(layouts)]
        for place, count in enumerate(counts):
            before, behind = self.ways[:place], self.ways[place + 1 :]
            others += [self._replace(ways=(*before, way, *behind)) for way in range(count)]
        return others


def programs(
    ground: Ground, wanted: Sequence[Wanted], progress: Progress
) -> tuple[tuple[Function, ...], Program | None]:
    """Record every function by itself, keep the cheapest way of each, and put together what `prepare` has to do."""
    cuts = []
    for item in wanted:
        progress(f"recording {item.name}")
        cuts.append(_cheapest(ground, item))
    for place, item in enumerate(wanted):
        progress(f"optimising {item.name}")
        cuts[place] = _optimised(cuts[place])
    preparing = [cut.prepare for cut in cuts if cut.prepare is not None]
    prepare, places = merge(preparing) if preparing else (None, [])
    ours = iter(places)
    functions, branches = [], siblings(ground.model)
    for item, cut in zip(wanted, cuts, strict=True):
        program = cut.program
        if prepare is not None:
            program = _prepared(program, next(ours) if cut.prepare else [], len(prepare.outputs[0].entries))
        functions.append(_function(item, program, branches))
    return tuple(functions), upright(optimise(prepare)) if prepare else None


def _optimised(cut: Cut) -> Cut:
    """A function with fewer operations; those that depend on run-time parameters only are prepared."""
    program, prepare = optimise(cut.program), cut.prepare
    if prepare is not None:
        program, prepare = hoist(program, prepare)
    return Cut(upright(program), prepare)


def _prepared(program: Program, places: Sequence[int], size: int) -> Program:
    """The program with its own entries of `k` at their places among those of all functions; equal ones have one place."""
    own = program.inputs[-1].symbols if places else ()
    first = dict(reversed(list(zip(places, own, strict=True))))
    meaning: dict[str, Operand] = {s: Signed(first[place]) for place, s in zip(places, own, strict=True)}
    lines = [line.becomes(resolved(line, meaning)) for line in program.assignments]
    symbols = tuple(first.get(place, f"{OURS}other{place}") for place in range(size))
    inputs = [group for group in program.inputs if group.name != "k"]
    return replace(assemble(program, lines, meaning), inputs=(*inputs, Input("k", symbols)))


def _cheapest(ground: Ground, item: Wanted) -> Cut:
    """Of the ways to a function's quantities, and of the axes to record them in, those that have the fewest operations.

    What is returned body by body is recorded in the bodies' own axes, as it is in the papers. Where there are several
    quantities: starts with the cheapest way to each of them alone, in the axes in which these are cheapest together, and
    changes one choice at a time while the whole becomes cheaper.
    """
    parts, layouts = item.quantity.parts, range(1 if item.quantity.of_bodies else len(ground.layouts))
    counts = [len(ways_of(Workshop(ground, item.tools), item, part)) for part in parts]

    @cache
    def weight(place: int | None, picked: Picked) -> int:
        return operations(recorded(place, picked).program).weight

    @cache
    def recorded(place: int | None, picked: Picked) -> Cut:
        return _recorded(ground, item if place is None else replace(item, quantity=parts[place]), picked)

    def alone(layout: int, place: int) -> int:
        one = None if len(parts) == 1 else place
        ways = range(counts[place])
        return min(ways, key=lambda way: weight(one, Picked(layout, (way,)))) if len(ways) > 1 else 0

    def whole(picked: Picked) -> int:
        return weight(None, picked)

    picked = min((Picked(layout, tuple(alone(layout, k) for k in range(len(parts)))) for layout in layouts), key=whole)
    while len(parts) > 1:
        better = min([picked, *picked.neighbours(len(layouts), counts)], key=whole)
        if better == picked:
            break
        picked = better
    return recorded(None, picked)


def _recorded(ground: Ground, item: Wanted, picked: Picked) -> Cut:
    """A function in one way, with results under the names of the contract."""
    workshop, quantity = Workshop(ground, item.tools, picked.layout), item.quantity
    values = [
        value
        for part, way in zip(quantity.parts, picked.ways, strict=True)
        for _, value in ways_of(workshop, item, part)[way]()
    ]
    results = [(output.name, value) for output, value in zip(quantity.outputs, values, strict=True)]
    return workshop.cut(quantity.argument_keys, results)


def ways_of(workshop: Workshop, item: Wanted, part: Quantity) -> Ways:
    """The ways to one of the quantities that a function gives."""
    return ways_to(workshop, part, item.tool, item.tools)


def _function(item: Wanted, program: Program, branches: Sequence[Siblings]) -> Function:
    keys = item.quantity.argument_keys
    lanes = side_by_side(program, branches, _AXES)
    return Function(item.name, item.quantity.name, item.summary, keys, program, operations(program), lanes)
