"""`Program`: a straight line of named, short expressions.

Right-hand sides are SymPy expressions of one operation each: a sum or difference of two terms, a product of two factors, a
reciprocal, a function. A term is a symbol, a negated symbol or a number. They are kept taken apart (`forms.py`), and put
together on demand: SymPy is not even loaded before. Order, names and sharing are ours; nothing here depends on how SymPy
orders or simplifies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from symdyn.symbolic.forms import Form, Op, Operand, Signed, symbols_of

if TYPE_CHECKING:
    import sympy as sp

# ruff: noqa: PLC0415 - SymPy is loaded where somebody asks for it

OURS = "#"
"""What symbols begin with that no robot file gave its name; inputs of that kind are named by what they are."""


@dataclass(frozen=True)
class Input:
    """An argument of the program: a vector (or a scalar per entry) under one name."""

    name: str
    symbols: tuple[str, ...]


class Assignment(NamedTuple):
    """`symbol = expression`, the expression taken apart, with the heading under which it is shown."""

    symbol: str
    form: Form | Operand
    section: str

    @staticmethod
    def of(symbol: sp.Symbol, expression: sp.Expr, section: str) -> Assignment:
        """From SymPy's expression of one operation."""
        from symdyn.symbolic.in_sympy import form

        return Assignment(symbol.name, form(expression), section)

    @property
    def expression(self) -> sp.Expr:
        """The right-hand side as SymPy has it."""
        from symdyn.symbolic.in_sympy import expression

        return expression(self.form)

    def becomes(self, new: Form | Operand) -> Assignment:
        """The assignment of another operation; itself if it is the same one."""
        return self if new is self.form or new == self.form else Assignment(self.symbol, new, self.section)


@dataclass(frozen=True)
class Output:
    """A result: its entries row by row, each a number, a symbol or a negated symbol."""

    name: str
    shape: tuple[int, ...]
    entries: tuple[Operand, ...]

    @staticmethod
    def of(name: str, shape: tuple[int, ...], expressions: Iterable[sp.Expr]) -> Output:
        """From SymPy's numbers, symbols and negated symbols."""
        from symdyn.symbolic.in_sympy import operand

        return Output(name, shape, tuple(map(operand, expressions)))

    @property
    def expressions(self) -> tuple[sp.Expr, ...]:
        """The entries as SymPy has them."""
        from symdyn.symbolic.in_sympy import expression

        return tuple(map(expression, self.entries))


class Label(NamedTuple):
    """What a symbol is to people, as they would name it in code: `R4_Jxx`; or minus that."""

    text: str
    negative: bool = False


@dataclass(frozen=True)
class Program:
    """Inputs, assignments in order, outputs; and labels of the symbols that have a meaning of their own."""

    inputs: tuple[Input, ...]
    assignments: tuple[Assignment, ...]
    outputs: tuple[Output, ...]
    labels: Mapping[str, Label] = field(default_factory=dict, hash=False)


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


_COSTS = {Op.ADD: "add", Op.MUL: "mul", Op.INVERSE: "div", Op.SQRT: "sqrt", Op.SIN: "trig", Op.COS: "trig"}


def operations(program: Program) -> Operations:
    """Count the operations of a program; a sign costs nothing."""
    found = Counter([form[0] for _, form, _ in program.assignments if type(form) is Form])
    counts = {"mul": 0, "add": 0, "div": 0, "sqrt": 0, "trig": 0}
    for op, kind in _COSTS.items():
        counts[kind] += found[op]
    return Operations(**counts)


def used_symbols(program: Program) -> set[str]:
    """Every symbol that an assignment or an output of the program uses."""
    forms = [assignment.form for assignment in program.assignments]
    forms += [entry for output in program.outputs for entry in output.entries]
    return {symbol for item in forms for symbol in symbols_of(item)}


def evaluate(
    program: Program, values: Mapping[str, Iterable[Any]], functions: Mapping[str, Any]
) -> dict[str, list[Any]]:
    """Run the program in any numbers, for tests and for choosing; far slower than generated code.

    Args:
        program: what to run.
        values: the entries of every input.
        functions: `sin`, `cos`, `sqrt`, `sign` and `number`, which turns a constant into the numbers wanted.
    """
    known: dict[str, Any] = {}
    for group in program.inputs:
        known.update(zip(group.symbols, values[group.name], strict=True))

    def value(item: Form | Operand) -> Any:
        if isinstance(item, Signed):
            return -1 * known[item.symbol] if item.negative else known[item.symbol]
        if not isinstance(item, Form):
            return functions["number"](item)
        left, *others = map(value, item.operands)
        if item.op is Op.ADD:
            return left + others[0]
        if item.op is Op.MUL:
            return left * others[0]
        return 1 / left if item.op is Op.INVERSE else functions[item.op.function](left)

    for assignment in program.assignments:
        known[assignment.symbol] = value(assignment.form)
    return {output.name: [value(entry) for entry in output.entries] for output in program.outputs}
