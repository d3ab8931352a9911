"""Programs put together again from rewritten assignments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from symdyn.symbolic.forms import Form, Operand, Signed, symbols_of
from symdyn.symbolic.program import Assignment, Label, Output, Program


def assemble(program: Program, assignments: Iterable[Assignment], meaning: Mapping[str, Operand]) -> Program:
    """A program from rewritten assignments; outputs and labels follow what became of their symbols."""

    outputs = tuple(
        replace(output, entries=tuple(resolve(entry, meaning) for entry in output.entries))
        for output in program.outputs
    )
    labels = _followed(program.labels, meaning)
    return Program(program.inputs, tuple(assignments), outputs, labels)


def _followed(labels: Mapping[str, Label], meaning: Mapping[str, Operand]) -> Mapping[str, Label]:
    """Labels after symbols were replaced: one that is now minus itself has its label turned, one that is now another leaves
    its label to that if it has none."""
    found = dict(labels)
    for symbol, item in meaning.items():
        label = labels.get(symbol)
        if label is None or not isinstance(item, Signed):
            continue
        text, negative = label
        if item.symbol == symbol:
            found[symbol] = Label(text, negative != item.negative)
        else:
            found.setdefault(item.symbol, Label(text, negative != item.negative))
    return found


def resolve(item: Operand, meaning: Mapping[str, Operand]) -> Operand:
    """What an operand means by now."""
    if not isinstance(item, Signed) or item.symbol not in meaning:
        return item
    known = meaning[item.symbol]
    if isinstance(known, Signed):
        return known.flipped(item.negative)
    return -known if item.negative else known


def resolved(line: Assignment, meaning: Mapping[str, Operand]) -> Form | Operand:
    """A line's operation with its operands resolved."""
    if not isinstance(line.form, Form):
        return resolve(line.form, meaning)
    return Form(line.form.op, *(resolve(item, meaning) for item in line.form.operands))


def uses(lines: Iterable[Assignment], outputs: Iterable[Output]) -> dict[str, int]:
    """How often every symbol is used."""
    count: dict[str, int] = {}
    used = [line.form for line in lines]
    used += [entry for output in outputs for entry in output.entries]
    for item in used:
        for symbol in symbols_of(item):
            count[symbol] = count.get(symbol, 0) + 1
    return count
