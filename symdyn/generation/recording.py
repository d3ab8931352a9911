"""Recording: the ways to every function, the cheapest of them, and what is hoisted into `prepare`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from symdyn.generation.selection import Wanted
from symdyn.passes import optimise
from symdyn.quantities.contract import Need, Quantity
from symdyn.symbolic.library import Function
from symdyn.symbolic.program import Program, operations
from symdyn.symbolic.table import RECORDERS, Results, Ways
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Workshop

Progress = Callable[[str], None]
Arguments = Sequence[tuple[str, Sequence[Value]]]


def programs(
    workshop: Workshop, wanted: Sequence[Wanted], progress: Progress
) -> tuple[tuple[Function, ...], Program | None]:
    """Record every function, hoist what depends on parameters only, keep the cheapest way of each."""
    recorded: list[tuple[Wanted, list[list[Results]]]] = []
    for item in wanted:
        progress(f"recording {item.name}")
        recorded.append((item, [[way() for way in ways_of(workshop, item, part)] for part in item.quantity.parts]))
    chosen = []
    for item, made in recorded:
        progress(f"choosing among the ways to {item.name}")
        arguments = [(name, workshop.argument(name)) for name in item.quantity.argument_names]
        results = _cheapest(workshop, item.quantity, arguments, made)
        chosen.append((item, arguments, results))
    hoisted = workshop.tape.hoisted(results for _, _, results in chosen)
    functions = []
    for item, arguments, results in chosen:
        progress(f"optimising {item.name}")
        functions.append(_function(item, optimise(workshop.tape.program(arguments, results, hoisted))))
    prepare = optimise(workshop.tape.prepare_program(workshop.parameters, hoisted)) if hoisted else None
    return tuple(functions), prepare


def ways_of(workshop: Workshop, item: Wanted, part: Quantity) -> Ways:
    """The ways to one of the quantities that a function gives."""
    record = RECORDERS[part.name]
    if part.per_tool:
        return record(workshop, item.tool)
    return record(workshop, item.tools) if Need.TOOLS in part.needs else record(workshop)


def _cheapest(
    workshop: Workshop, quantity: Quantity, arguments: Arguments, made: Sequence[Sequence[Results]]
) -> Results:
    """Of several ways to each part those that have the fewest operations together.

    Starts with the cheapest way to every part alone, and changes one part's way at a time while the whole becomes cheaper.
    """

    def weight(results: Results) -> int:
        return operations(workshop.tape.program(arguments, results, workshop.tape.hoisted([results]))).weight

    @cache
    def whole(picked: tuple[int, ...]) -> int:
        return weight(_together(quantity, made, picked))

    alone = [[weight(way) for way in ways] if len(ways) > 1 else [0] for ways in made]
    picked = tuple(weights.index(min(weights)) for weights in alone)
    while len(made) > 1:
        others = [
            (*picked[:part], way, *picked[part + 1 :]) for part, ways in enumerate(made) for way in range(len(ways))
        ]
        better = min([picked, *others], key=whole)
        if better == picked:
            break
        picked = better
    return _together(quantity, made, picked)


def _together(quantity: Quantity, made: Sequence[Sequence[Results]], picked: Sequence[int]) -> Results:
    """The results of the ways picked, one after the other, under the names of the contract."""
    values = [value for ways, pick in zip(made, picked, strict=True) for _, value in ways[pick]]
    return [(output.name, value) for output, value in zip(quantity.outputs, values, strict=True)]


def _function(item: Wanted, program: Program) -> Function:
    names = item.quantity.argument_names
    return Function(item.name, item.quantity.name, item.summary, names, program, operations(program))
