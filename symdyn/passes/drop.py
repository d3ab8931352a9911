"""Dead code: assignments that no output needs."""

from __future__ import annotations

from dataclasses import replace

from symdyn.symbolic.forms import symbols_of
from symdyn.symbolic.program import Program


def drop(program: Program) -> Program:
    """Keep what the outputs need, in its order."""
    needed = {symbol for output in program.outputs for entry in output.entries for symbol in symbols_of(entry)}
    kept = []
    for assignment in reversed(program.assignments):
        if assignment.symbol in needed:
            needed.update(symbols_of(assignment.form))
            kept.append(assignment)
    if len(kept) == len(program.assignments):
        return program
    return replace(program, assignments=tuple(reversed(kept)))
