"""Programs as people look at them: run-time parameters under their own names, and only what one entry needs."""

from __future__ import annotations

from dataclasses import replace

from symdyn.passes import drop
from symdyn.passes.rewriting import assemble, resolve, resolved
from symdyn.symbolic.forms import Operand, Signed
from symdyn.symbolic.program import Output, Program


def with_parameters(prepare: Program | None, program: Program) -> Program:
    """The program with what `prepare` computes written out, so that parameters stand under their own names.

    They come first among the inputs, as `params`. A parameter that is called like an argument's entry, `q1`, becomes
    `q1_parameter`.
    """
    if prepare is None:
        return program
    own = {symbol for group in program.inputs[:-1] for symbol in group.symbols}
    (params,) = prepare.inputs
    names = [f"{symbol}_parameter" if symbol in own else symbol for symbol in params.symbols]
    renamed: dict[str, Operand] = dict(zip(params.symbols, map(Signed, names), strict=True))
    prepared = [resolve(entry, renamed) for entry in prepare.outputs[0].entries]
    meaning = dict(zip(program.inputs[-1].symbols, prepared, strict=True))
    first = [line.becomes(resolved(line, renamed)) for line in prepare.assignments]
    whole = [*first, *(line.becomes(resolved(line, meaning)) for line in program.assignments)]
    inputs = (replace(params, symbols=tuple(names)), *program.inputs[:-1])
    return drop(replace(assemble(program, whole, meaning), inputs=inputs))


def only_entry(program: Program, output: Output, position: int) -> Program:
    """What one entry of a result needs; it is the only result, called `entry`."""
    return drop(replace(program, outputs=(Output("entry", (), (output.entries[position],)),)))
