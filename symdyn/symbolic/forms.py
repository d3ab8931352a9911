"""One-operation expressions as plain tuples. SymPy's expressions are taken apart and put together here and nowhere else,
so that nothing depends on how SymPy would order or simplify them.

An operand is a number or a signed symbol.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple, Union

import sympy as sp


class Op(IntEnum):
    """The operations there are; sums and products have two operands, all others one."""

    ADD = 0
    MUL = 1
    INVERSE = 2
    SQRT = 3
    SIN = 4
    COS = 5
    SIGN = 6

    @property
    def is_trig(self) -> bool:
        return self in (Op.SIN, Op.COS)

    @property
    def function(self) -> str:
        """The name that mathematics has for it: `sin`, `cos`, `sqrt`, `sign`."""
        return self.name.lower()


class Signed(NamedTuple):
    """Plus or minus a symbol."""

    symbol: sp.Symbol
    negative: bool = False

    def flipped(self, flip: bool = True) -> Signed:
        return Signed(self.symbol, self.negative != flip)


Operand = Union[Signed, sp.Number]  # noqa: UP007 - sp.Number has no `|` for type checkers without stubs


class Form(NamedTuple):
    """An operation and its operands."""

    op: Op
    left: Operand
    right: Operand | None = None

    @property
    def operands(self) -> tuple[Operand, ...]:
        return (self.left,) if self.right is None else (self.left, self.right)


class Gathered(NamedTuple):
    """One operand for each of several lanes (`lanes.py`)."""

    operands: tuple[Operand, ...]


class Picked(NamedTuple):
    """What is in one lane of a symbol."""

    vector: Signed
    lane: int

    @property
    def operands(self) -> tuple[Operand, ...]:
        return (self.vector,)


LaneForm = Union[Form, Operand, Gathered, Picked]  # noqa: UP007 - see Operand

_CALLS = {Op.SQRT: sp.sqrt, Op.SIN: sp.sin, Op.COS: sp.cos, Op.SIGN: sp.sign}
_CALLED = {sp.sin: Op.SIN, sp.cos: Op.COS, sp.sign: Op.SIGN}


def operand(expression: sp.Expr) -> Operand:
    """A number, a symbol or a negated symbol.

    Raises:
        TypeError: for anything else.
    """
    if expression.is_Symbol:
        return Signed(expression)
    if expression.is_Mul and expression.args[0] is sp.S.NegativeOne and expression.args[1].is_Symbol:
        return Signed(expression.args[1], True)
    if not expression.is_Number:
        raise TypeError(f"not an operand: {expression}")
    return expression


@lru_cache(maxsize=1 << 17)
def form(expression: sp.Expr) -> Form | Operand:
    """Take an expression apart; a mere operand comes back as such.

    Raises:
        TypeError: for what a program does not hold.
    """
    if expression.is_Add:
        left, right = expression.args
        return Form(Op.ADD, operand(left), operand(right))
    if expression.is_Mul:
        left, right = expression.args
        return operand(expression) if left is sp.S.NegativeOne else Form(Op.MUL, operand(left), operand(right))
    if expression.is_Pow and expression.exp in (sp.S.Half, sp.S.NegativeOne):
        return Form(Op.SQRT if expression.exp is sp.S.Half else Op.INVERSE, operand(expression.base))
    if type(expression) in _CALLED:
        return Form(_CALLED[type(expression)], operand(expression.args[0]))
    return operand(expression)


def expression(item: Form | Operand) -> sp.Expr:
    """Put an expression together, operands in the order given."""
    if isinstance(item, Signed):
        return sp.Mul(sp.S.NegativeOne, item.symbol, evaluate=False) if item.negative else item.symbol
    if not isinstance(item, Form):
        return item
    left = expression(item.left)
    if item.op is Op.INVERSE:
        return sp.Pow(left, sp.S.NegativeOne, evaluate=False)
    if item.right is None:
        return _CALLS[item.op](left, evaluate=False)
    build = sp.Add if item.op is Op.ADD else sp.Mul
    return build(left, expression(item.right), evaluate=False)


def symbols_of(item: LaneForm) -> list[sp.Symbol]:
    """The symbols in it, as often as they occur, in order."""
    operands = item.operands if isinstance(item, Form | Gathered | Picked) else (item,)
    return [operand.symbol for operand in operands if isinstance(operand, Signed)]
