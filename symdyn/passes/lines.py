"""A program's assignments taken apart, and programs put together again from rewritten ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

import sympy as sp

from symdyn.symbolic.forms import Form, Operand, Signed, expression, operand, symbols_of
from symdyn.symbolic.program import Assignment, Label, Output, Program


@dataclass(frozen=True)
class Line:
    """An assignment with its operation taken apart, and the assignment itself as long as it is unchanged."""

    symbol: sp.Symbol
    form: Form | Operand
    section: str
    source: Assignment | None = None

    def becomes(self, new: Form | Operand) -> Line:
        """The line with another operation; itself if it is the same one."""
        return self if new == self.form else Line(self.symbol, new, self.section)


def lines(program: Program) -> list[Line]:
    """The assignments of a program, taken apart."""
    return [Line(a.symbol, a.form, a.section, a) for a in program.assignments]


def assemble(program: Program, rewritten: Iterable[Line], meaning: Mapping[sp.Symbol, Operand]) -> Program:
    """A program from rewritten lines; outputs and labels follow what became of their symbols."""

    def assignment(line: Line) -> Assignment:
        return line.source or Assignment(line.symbol, expression(line.form), line.section)

    outputs = tuple(
        replace(output, entries=tuple(expression(resolve(operand(e), meaning)) for e in output.entries))
        for output in program.outputs
    )
    labels = _followed(program.labels, meaning)
    return Program(program.inputs, tuple(assignment(line) for line in rewritten), outputs, labels)


def _followed(labels: Mapping[sp.Symbol, Label], meaning: Mapping[sp.Symbol, Operand]) -> Mapping[sp.Symbol, Label]:
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


def resolve(item: Operand, meaning: Mapping[sp.Symbol, Operand]) -> Operand:
    """What an operand means by now."""
    if not isinstance(item, Signed) or item.symbol not in meaning:
        return item
    known = meaning[item.symbol]
    if isinstance(known, Signed):
        return known.flipped(item.negative)
    return -known if item.negative else known


def resolved(line: Line, meaning: Mapping[sp.Symbol, Operand]) -> Form | Operand:
    """A line's operation with its operands resolved."""
    if not isinstance(line.form, Form):
        return resolve(line.form, meaning)
    return Form(line.form.op, *(resolve(item, meaning) for item in line.form.operands))


def uses(program_lines: Iterable[Line], outputs: Iterable[Output]) -> dict[sp.Symbol, int]:
    """How often every symbol is used."""
    count: dict[sp.Symbol, int] = {}
    used = [line.form for line in program_lines]
    used += [operand(entry) for output in outputs for entry in output.entries]
    for item in used:
        for symbol in symbols_of(item):
            count[symbol] = count.get(symbol, 0) + 1
    return count
