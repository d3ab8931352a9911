"""One-operation expressions as plain tuples, so that nothing depends on how SymPy would order or simplify them. SymPy's own
are taken apart and put together in `in_sympy.py` and nowhere else.

An operand is a number or a signed symbol; a symbol is its name.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from symdyn.symbolic.constants import Number


class Op(IntEnum):
    """The operations there are; sums and products have two operands, all others one."""

    ADD = 0
    MUL = 1
    INVERSE = 2
    SQRT = 3
    SIN = 4
    COS = 5
    SIGN = 6

    __hash__ = int.__hash__  # that of enums is by the name, and far slower

    @property
    def is_trig(self) -> bool:
        return self in (Op.SIN, Op.COS)

    @property
    def function(self) -> str:
        """The name that mathematics has for it: `sin`, `cos`, `sqrt`, `sign`."""
        return self.name.lower()


ADD, MUL, INVERSE = Op.ADD, Op.MUL, Op.INVERSE
"""For those who ask often: asking the class takes as long as comparing."""


class Signed(NamedTuple):
    """Plus or minus a symbol."""

    symbol: str
    negative: bool = False

    def flipped(self, flip: bool = True) -> Signed:
        return Signed(self.symbol, self.negative != flip)


Operand = Signed | Number


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


LaneForm = Form | Operand | Gathered | Picked


def symbols_of(item: LaneForm) -> list[str]:
    """The symbols in it, as often as they occur, in order."""
    if type(item) is Signed:
        return [item.symbol]
    if type(item) is not Form:
        operands = item.operands if type(item) is Gathered else item[:1] if type(item) is Picked else ()
        return [operand.symbol for operand in operands if type(operand) is Signed]
    left, right = item.left, item.right
    found = [left.symbol] if type(left) is Signed else []
    if type(right) is Signed:
        found.append(right.symbol)
    return found
