"""Work for `prepare` that the other passes find: `m x + r x = (m + r) x` leaves a sum of prepared numbers."""

from __future__ import annotations

from dataclasses import replace

from symdyn.passes.rewriting import resolved
from symdyn.symbolic.forms import Operand, Signed, symbols_of
from symdyn.symbolic.program import OURS, Assignment, Program, used_symbols


def hoist(program: Program, prepare: Program) -> tuple[Program, Program]:
    """Move operations on prepared numbers alone to the program that prepares them; what is no longer used is not handed over.

    Args:
        program: its last input is what `prepare` gives.
        prepare: one output.
    """
    given, (output,) = program.inputs[-1], prepare.outputs
    meaning: dict[str, Operand] = dict(zip(given.symbols, output.entries, strict=True))
    moved: list[Assignment] = []
    kept: list[Assignment] = []
    labels = dict(prepare.labels)
    for line in program.assignments:
        if not all(symbol in meaning for symbol in symbols_of(line.form)):
            kept.append(line)
            continue
        symbol = f"{OURS}moved{len(moved)}"
        moved.append(Assignment(symbol, resolved(line, meaning), line.section))
        meaning[line.symbol] = Signed(symbol)
        if line.symbol in program.labels:
            labels[symbol] = program.labels[line.symbol]
    if not moved:
        return program, prepare
    used = used_symbols(replace(program, assignments=tuple(kept)))
    handed = tuple(symbol for symbol in meaning if symbol in used)
    inputs = (*program.inputs[:-1], replace(given, symbols=handed))
    entries = tuple(meaning[symbol] for symbol in handed)
    return (
        replace(program, inputs=inputs, assignments=tuple(kept)),
        Program(
            prepare.inputs,
            (*prepare.assignments, *moved),
            (replace(output, shape=(len(handed),), entries=entries),),
            labels,
        ),
    )
