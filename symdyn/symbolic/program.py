"""`Program`: a straight line of named, short expressions.

Right-hand sides are SymPy expressions of one operation each: a sum or difference of two terms, a product of two factors, a
reciprocal, a function. A term is a symbol, a negated symbol or a number. Order, names and sharing are ours; nothing here
depends on how SymPy orders or simplifies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sympy as sp

FUNCTIONS = (sp.sin, sp.cos, sp.sqrt, sp.sign)


@dataclass(frozen=True)
class Input:
    """An argument of the program: a vector (or a scalar per entry) under one name."""

    name: str
    symbols: tuple[sp.Symbol, ...]


@dataclass(frozen=True)
class Assignment:
    """`symbol = expression`, with the heading under which it is shown."""

    symbol: sp.Symbol
    expression: sp.Expr
    section: str


@dataclass(frozen=True)
class Output:
    """A result: its entries row by row, each a number, a symbol or a negated symbol."""

    name: str
    shape: tuple[int, ...]
    entries: tuple[sp.Expr, ...]


@dataclass(frozen=True)
class Program:
    """Inputs, assignments in order, outputs."""

    inputs: tuple[Input, ...]
    assignments: tuple[Assignment, ...]
    outputs: tuple[Output, ...]

    @property
    def input_symbols(self) -> set[sp.Symbol]:
        return {symbol for group in self.inputs for symbol in group.symbols}


@dataclass(frozen=True)
class Operations:
    """What a program costs: products, sums and differences, divisions, square roots, sines and cosines. Negation is free."""

    mul: int = 0
    add: int = 0
    div: int = 0
    sqrt: int = 0
    trig: int = 0

    @property
    def total(self) -> int:
        """Products and sums, the figure that is compared."""
        return self.mul + self.add

    @property
    def weight(self) -> int:
        """One figure for choosing between two programs; a division counts as several products."""
        return self.mul + self.add + 10 * self.div + 10 * self.sqrt + 20 * self.trig

    def as_dict(self) -> dict[str, int]:
        """Without the kinds that do not occur, but always with mul and add."""
        rest = {"div": self.div, "sqrt": self.sqrt, "trig": self.trig}
        return {"mul": self.mul, "add": self.add, **{key: value for key, value in rest.items() if value}}


def operations(program: Program) -> Operations:
    """Count the operations of a program."""
    counts = {"mul": 0, "add": 0, "div": 0, "sqrt": 0, "trig": 0}
    for assignment in program.assignments:
        for kind in kinds(assignment.expression):
            counts[kind] += 1
    return Operations(**counts)


def used_symbols(program: Program) -> set[sp.Symbol]:
    """Every symbol that an assignment or an output of the program uses."""
    expressions = [assignment.expression for assignment in program.assignments]
    expressions += [entry for output in program.outputs for entry in output.entries]
    return {symbol for expression in expressions for symbol in expression.free_symbols}


def kinds(expression: sp.Expr) -> Iterable[str]:
    """The kinds of operation in one expression."""
    if expression.is_Add:
        yield "add"
    elif expression.is_Mul:
        first = expression.args[0]
        if not (len(expression.args) == 2 and first is sp.S.NegativeOne):
            yield "mul"
    elif expression.is_Pow:
        yield "sqrt" if expression.exp is sp.S.Half else "div"
    elif isinstance(expression, sp.sin | sp.cos):
        yield "trig"


def evaluate(
    program: Program, values: Mapping[str, Iterable[Any]], functions: Mapping[str, Any]
) -> dict[str, list[Any]]:
    """Run the program in any numbers, for tests and for choosing; far slower than generated code.

    Args:
        program: what to run.
        values: the entries of every input.
        functions: `sin`, `cos`, `sqrt`, `sign` and `number`, which turns a SymPy number into the numbers wanted.
    """
    known: dict[sp.Symbol, Any] = {}
    for group in program.inputs:
        known.update(zip(group.symbols, values[group.name], strict=True))

    def value(expression: sp.Expr) -> Any:
        if expression.is_Symbol:
            return known[expression]
        if expression.is_number:
            return functions["number"](expression)
        arguments = [value(argument) for argument in expression.args]
        if expression.is_Add:
            return arguments[0] + arguments[1]
        if expression.is_Mul:
            return arguments[0] * arguments[1]
        if expression.is_Pow:
            return functions["sqrt"](arguments[0]) if expression.exp is sp.S.Half else 1 / arguments[0]
        return functions[type(expression).__name__](arguments[0])

    for assignment in program.assignments:
        known[assignment.symbol] = value(assignment.expression)
    return {output.name: [value(entry) for entry in output.entries] for output in program.outputs}
