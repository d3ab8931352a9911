"""One-operation expressions as plain tuples, and rewriting a program assignment by assignment.

An operand is a number or a signed symbol. SymPy expressions are only taken apart and put together here, so that no pass
depends on how SymPy would order or simplify them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, Union

import sympy as sp

from symdyn.symbolic.program import Assignment, Output, Program


class Signed(NamedTuple):
    """Plus or minus a symbol."""

    symbol: sp.Symbol
    negative: bool = False

    def flipped(self, flip: bool = True) -> Signed:
        return Signed(self.symbol, self.negative != flip)


Operand = Union[Signed, sp.Number]  # noqa: UP007 - sp.Number has no `|` for type checkers without stubs


class Form(NamedTuple):
    """An operation: `add`, `mul` with two operands, `inverse`, `sqrt`, `sin`, `cos`, `sign` with one."""

    kind: str
    left: Operand
    right: Operand | None = None

    @property
    def operands(self) -> tuple[Operand, ...]:
        return (self.left,) if self.right is None else (self.left, self.right)


_CALLS = {"sqrt": sp.sqrt, "sin": sp.sin, "cos": sp.cos, "sign": sp.sign}


def operand(expression: sp.Expr) -> Operand:
    """A number, a symbol or a negated symbol."""
    if expression.is_Symbol:
        return Signed(expression)
    if expression.is_Mul:
        return Signed(expression.args[1], True)
    return expression


@lru_cache(maxsize=1 << 17)
def form(expression: sp.Expr) -> Form | Operand:
    """Take an expression apart; a mere operand comes back as such."""
    if expression.is_Add:
        return Form("add", operand(expression.args[0]), operand(expression.args[1]))
    if expression.is_Mul:
        left, right = expression.args
        return operand(expression) if left is sp.S.NegativeOne else Form("mul", operand(left), operand(right))
    if expression.is_Pow:
        return Form("sqrt" if expression.exp is sp.S.Half else "inverse", operand(expression.base))
    if expression.args:
        return Form(type(expression).__name__, operand(expression.args[0]))
    return operand(expression)


def expression(item: Form | Operand) -> sp.Expr:
    """Put an expression together, operands in the order given."""
    if isinstance(item, Signed):
        return sp.Mul(sp.S.NegativeOne, item.symbol, evaluate=False) if item.negative else item.symbol
    if not isinstance(item, Form):
        return item
    left = expression(item.left)
    if item.kind == "inverse":
        return sp.Pow(left, sp.S.NegativeOne, evaluate=False)
    if item.right is None:
        return _CALLS[item.kind](left, evaluate=False)
    build = sp.Add if item.kind == "add" else sp.Mul
    return build(left, expression(item.right), evaluate=False)


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
    return [Line(a.symbol, form(a.expression), a.section, a) for a in program.assignments]


def assemble(program: Program, rewritten: Iterable[Line], meaning: dict[sp.Symbol, Operand]) -> Program:
    """A program from rewritten lines; outputs follow what became of their symbols."""

    def assignment(line: Line) -> Assignment:
        return line.source or Assignment(line.symbol, expression(line.form), line.section)

    outputs = tuple(
        replace(output, entries=tuple(expression(resolve(operand(e), meaning)) for e in output.entries))
        for output in program.outputs
    )
    return Program(program.inputs, tuple(assignment(line) for line in rewritten), outputs)


def resolve(item: Operand, meaning: dict[sp.Symbol, Operand]) -> Operand:
    """What an operand means by now."""
    if not isinstance(item, Signed) or item.symbol not in meaning:
        return item
    known = meaning[item.symbol]
    if isinstance(known, Signed):
        return known.flipped(item.negative)
    return -known if item.negative else known


def resolved(line: Line, meaning: dict[sp.Symbol, Operand]) -> Form | Operand:
    """A line's operation with its operands resolved."""
    if not isinstance(line.form, Form):
        return resolve(line.form, meaning)
    return Form(line.form.kind, *(resolve(item, meaning) for item in line.form.operands))


def uses(program_lines: Iterable[Line], outputs: Iterable[Output]) -> dict[sp.Symbol, int]:
    """How often every symbol is used."""
    count: dict[sp.Symbol, int] = {}
    for line in program_lines:
        for item in line.form.operands if isinstance(line.form, Form) else (line.form,):
            if isinstance(item, Signed):
                count[item.symbol] = count.get(item.symbol, 0) + 1
    for output in outputs:
        for entry in output.entries:
            item = operand(entry)
            if isinstance(item, Signed):
                count[item.symbol] = count.get(item.symbol, 0) + 1
    return count
