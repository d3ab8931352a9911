"""Programs put together again from rewritten assignments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from symdyn.symbolic.forms import Form, Operand, Signed
from symdyn.symbolic.program import Assignment, Label, Program


def assemble(program: Program, assignments: Iterable[Assignment], meaning: Mapping[str, Operand]) -> Program:
    """A program from rewritten assignments; outputs and labels follow what became of their symbols. The program itself where
    nothing has changed.
    """
    assignments = tuple(assignments)
    if not meaning and assignments == program.assignments:
        return program
    outputs = tuple(
        replace(output, entries=tuple(resolve(entry, meaning) for entry in output.entries))
        for output in program.outputs
    )
    labels = _followed(program.labels, meaning)
    return Program(program.inputs, assignments, outputs, labels)


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
    if not isinstance(item, Signed):
        return item
    known = meaning.get(item.symbol)
    if known is None:
        return item
    if isinstance(known, Signed):
        return known.flipped() if item.negative else known
    return -known if item.negative else known


def resolved(line: Assignment, meaning: Mapping[str, Operand]) -> Form | Operand:
    """A line's operation with its operands resolved; the operation itself where they mean what they did."""
    form = line.form
    if not meaning:
        return form
    if not isinstance(form, Form):
        return resolve(form, meaning)
    op, left, right = form
    first = resolve(left, meaning)
    second = None if right is None else resolve(right, meaning)
    return form if first is left and second is right else Form(op, first, second)
