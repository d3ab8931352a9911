"""Recording: every function by itself, the cheapest of the ways to it, and what `prepare` has to do for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from symdyn.generation.selection import Wanted
from symdyn.passes import gather_numbers, hoist, merge, optimise, upright
from symdyn.passes.lanes import side_by_side
from symdyn.passes.rewriting import assemble, resolved
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Axis, Group, Quantity
from symdyn.symbolic.branches import Siblings, siblings
from symdyn.symbolic.forms import Operand, Signed
from symdyn.symbolic.library import Function
from symdyn.symbolic.program import OURS, Input, Program, operations
from symdyn.symbolic.table import Ways, ways_to
from symdyn.symbolic.workshop import Cut, Ground, Workshop

Progress = Callable[[str], None]
Picked = tuple[int, ...]
"""Which way to each part of a quantity."""
_AXES = {
    argument.name: argument.axes[0] is Axis.POSITION
    for argument in ARGUMENTS.values()
    if argument.axes in ((Axis.POSITION,), (Axis.DOF,))
}

_NEAR = 1.05  # two programs whose weights are closer may change places in the passes


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
    """A function by the cheapest ways, in the axes in which these have the fewest operations.

    What is returned body by body is recorded in the bodies' own axes, as it is in the papers.
    """
    layouts = range(1 if item.quantity.of_bodies else len(ground.layouts))
    return lightest([_by_cheapest_ways(ground, item, layout) for layout in layouts])


def lightest(cuts: Sequence[Cut]) -> Cut:
    """Of the same in several layouts the one with the fewest operations; where it is a near thing, as the passes leave them."""
    if len(cuts) == 1:
        return cuts[0]
    least = min(map(weight, cuts))
    near = [cut for cut in cuts if weight(cut) <= _NEAR * least]
    return near[0] if len(near) == 1 else min(near, key=lambda cut: weight(_optimised(cut)))


def _by_cheapest_ways(ground: Ground, item: Wanted, layout: int) -> Cut:
    """Of the ways to a function's quantities those that have the fewest operations together, in these axes.

    Starts with the cheapest way to each quantity alone, and changes one way at a time while the whole becomes cheaper.
    """
    parts = item.quantity.parts
    counts = [len(ways_of(Workshop(ground, item.tools), item, part)) for part in parts]

    @cache
    def whole(picked: Picked) -> Cut:
        return _recorded(ground, item, layout, picked)

    def alone(place: int) -> int:
        single = replace(item, quantity=parts[place])
        return min(range(counts[place]), key=lambda way: weight(_recorded(ground, single, layout, (way,))))

    if counts == [1]:
        return whole((0,))
    if len(parts) == 1:
        return min((whole((way,)) for way in range(counts[0])), key=weight)
    picked = tuple(alone(place) if count > 1 else 0 for place, count in enumerate(counts))
    while True:
        others = [
            (*picked[:place], way, *picked[place + 1 :]) for place, count in enumerate(counts) for way in range(count)
        ]
        better = min([picked, *others], key=lambda candidate: weight(whole(candidate)))
        if better == picked:
            return whole(picked)
        picked = better


def weight(cut: Cut) -> int:
    """What a function as it was recorded costs."""
    return operations(gather_numbers(cut.program)).weight


def workshop_for(ground: Ground, item: Wanted, layout: int) -> Workshop:
    """Where a function is recorded in a layout."""
    derives = any(part.group is Group.LINEAR for part in item.quantity.parts)
    return Workshop(ground, item.tools, layout, derives=derives)


def _recorded(ground: Ground, item: Wanted, layout: int, picked: Picked) -> Cut:
    """A function in one layout, by one way to each of its quantities, with results under the names of the contract."""
    workshop, quantity = workshop_for(ground, item, layout), item.quantity
    values = [
        value
        for part, way in zip(quantity.parts, picked, strict=True)
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
