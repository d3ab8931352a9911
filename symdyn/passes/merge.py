"""Several programs of the same inputs as one: equal operations and equal results once."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.passes.rewriting import assemble, resolve, resolved
from symdyn.passes.share import share
from symdyn.symbolic.forms import Operand, Signed
from symdyn.symbolic.program import OURS, Assignment, Label, Output, Program


def merge(programs: Sequence[Program]) -> tuple[Program, list[list[int]]]:
    """One program with one output of all results, and for each program the places of its own results there."""
    inputs, name = programs[0].inputs, programs[0].outputs[0].name
    rewritten: list[Assignment] = []
    labels: dict[str, Label] = {}
    entries: list[Operand] = []
    for program in programs:
        meaning: dict[str, Operand] = {}
        for line in program.assignments:
            symbol = f"{OURS}k{len(rewritten)}"
            rewritten.append(Assignment(symbol, resolved(line, meaning), line.section))
            meaning[line.symbol] = Signed(symbol)
            if line.symbol in program.labels:
                labels[symbol] = program.labels[line.symbol]
        entries += [resolve(entry, meaning) for output in program.outputs for entry in output.entries]
    everything = Output(name, (len(entries),), tuple(entries))
    shared = share(assemble(Program(inputs, (), (everything,), labels), rewritten, {}))
    found = shared.outputs[0].entries
    kept = list(dict.fromkeys(found))
    result = Output(name, (len(kept),), tuple(kept))
    places = iter([kept.index(entry) for entry in found])
    sizes = [sum(len(output.entries) for output in program.outputs) for program in programs]
    return Program(inputs, shared.assignments, (result,), shared.labels), [
        [next(places) for _ in range(size)] for size in sizes
    ]
