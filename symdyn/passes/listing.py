"""A program in whole numbers, for passes that go through it many times: places in place of symbols."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.symbolic.constants import ONE, ZERO, Number
from symdyn.symbolic.forms import Form, Operand, Signed
from symdyn.symbolic.program import Program

INPUT, NUMBER, COPY = -1, -2, -3
"""What a place holds besides the results of operations; a copy is a line without an operation."""


@dataclass(frozen=True)
class Listing:
    """The numbers of a program (without their signs), its inputs and its lines, each at a place, operands before results.

    An operand is twice its place, and one more if it is negated.

    Attributes:
        items: the symbol or number at each place.
        ops: the operation there, or INPUT, NUMBER, COPY.
        left, right: its operands; -1 where it has none.
        place: of every symbol and number.
    """

    items: tuple[str | Number, ...]
    ops: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    place: dict[str | Number, int]

    def __len__(self) -> int:
        return len(self.ops)

    def number(self, place: int) -> Number:
        """The number that is there."""
        item = self.items[place]
        assert isinstance(item, Number)
        return item

    def symbol(self, place: int) -> str:
        """The symbol that is there."""
        item = self.items[place]
        assert isinstance(item, str)
        return item

    def operand(self, code: int) -> Operand:
        """An operand as programs have it."""
        item, negative = self.items[code >> 1], bool(code & 1)
        if isinstance(item, Number):
            return -item if negative else item
        return Signed(item, negative)

    def code(self, item: Operand) -> int:
        """An operand of the program; numbers that no line has are as good as zero."""
        if isinstance(item, Signed):
            return 2 * self.place[item.symbol] + item.negative
        return 0


def listed(program: Program) -> Listing:
    """Number the symbols of a program, and the numbers in it; zero and one are always there."""
    items: list[str | Number] = []
    ops: list[int] = []
    left: list[int] = []
    right: list[int] = []
    place: dict[str | Number, int] = {}

    def put(item: str | Number, op: int, a: int = -1, b: int = -1) -> None:
        place[item] = len(items)
        items.append(item)
        ops.append(op)
        left.append(a)
        right.append(b)

    def code(item: Operand | None) -> int:
        if type(item) is Signed:
            symbol, negative = item
            return 2 * place[symbol] + negative
        if item is None:
            return -1
        assert isinstance(item, Number)
        return 2 * place[abs(item)] + bool(item < 0)

    for number in (ZERO, ONE, *_numbers(program)):
        if number not in place:
            put(number, NUMBER)
    for group in program.inputs:
        for symbol in group.symbols:
            put(symbol, INPUT)
    for line in program.assignments:
        if isinstance(line.form, Form):
            put(line.symbol, line.form.op, code(line.form.left), code(line.form.right))
        else:
            put(line.symbol, COPY, code(line.form))
    return Listing(tuple(items), tuple(ops), tuple(left), tuple(right), place)


def _numbers(program: Program) -> list[Number]:
    """The numbers of all lines without their signs."""
    forms = [line.form for line in program.assignments]
    operands = [item for form in forms for item in (form.operands if isinstance(form, Form) else (form,))]
    return [abs(item) for item in operands if not isinstance(item, Signed)]
