"""A program with its packs side by side: numbers put into lanes, taken out, and the signs by which branches differ.

A lane holds plus or minus the value that the program has there, whichever costs less: `x - y` in one leg and `x + y` in its
mirror image are one difference, if the lane of `y` may hold minus `y`. The first lane holds its values as they are. What is a
number times something can have any sign, since the number can.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.passes.lanes.packing import Column, Pack, Packing, in_order
from symdyn.symbolic import constants
from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import Form, Gathered, LaneForm, Op, Operand, Picked, Signed
from symdyn.symbolic.lanes import LaneAssignment, LaneProgram
from symdyn.symbolic.program import OURS, Label, Output

_ARGUMENTS = "arguments, branch beside branch"
_NUMBERS = "numbers in which the branches differ"

Signs = tuple[int, ...]
"""1 or -1 for each lane."""


def _turned(numbers: Sequence[Number], signs: Signs) -> list[Number]:
    """Numbers times signs."""
    return [number if sign > 0 else -number for number, sign in zip(numbers, signs, strict=True)]


class _Lane:
    """An operand of a pack on its way into a line: in every lane a sign times the symbol's number there.

    `free`: the signs can be chosen, and are then settled by `turn`.
    """

    def __init__(self, symbol: str, signs: Signs, *, lanes: bool = True, free: bool = False) -> None:
        self.symbol, self.signs, self.lanes, self.free = symbol, signs, lanes, free

    @property
    def first(self) -> Signed:
        """As the first lane has it."""
        return Signed(self.symbol, self.signs[0] < 0)

    @property
    def relative(self) -> Signs:
        """Signs beside that of the first lane."""
        return tuple(sign * self.signs[0] for sign in self.signs)


class Weaving:
    """One program on its way into lanes."""

    def __init__(self, packing: Packing, branches: tuple[tuple[str, ...], ...]) -> None:
        self.packing, self.branches = packing, branches
        self.program = packing.graph.program
        self.arguments: list[LaneAssignment] = []
        self.literals: list[LaneAssignment] = []
        self.lines: list[LaneAssignment] = []
        self.labels = dict(self.program.labels)
        self.signs: dict[str, Signs] = {}
        self.numbers: dict[str, tuple[int, list[Number], _Lane]] = {}  # products whose signs are not settled
        self.fresh = 0
        self.made: dict[object, str] = {}  # gathered, picked, turned

    def run(self) -> LaneProgram:
        """All lines, the numbers of the branches in front."""
        for pack in in_order(self.packing):
            if pack in self.packing.packs:
                self._pack(pack)
            else:
                self._single(pack[0])
        outputs = tuple(
            Output(it.name, it.shape, tuple(self._scalar(entry, "") for entry in it.entries))
            for it in self.program.outputs
        )
        for symbol in list(self.numbers):
            self._settle(symbol, None)
        lines = (*self.arguments, *self.literals, *self.lines)
        return LaneProgram(self.program.inputs, lines, outputs, self.labels, self.branches)

    def _add(self, symbol: str, form: LaneForm, section: str, lanes: int = 1) -> str:
        self.lines.append(LaneAssignment(symbol, form, section, lanes))
        return symbol

    def _fresh(self, mark: str) -> str:
        self.fresh += 1
        return f"{OURS}{mark}{self.fresh}"

    def _single(self, symbol: str) -> None:
        """A line that is in no pack."""
        line = self.packing.graph.lines[symbol]
        item = line.form
        if isinstance(item, Form):
            self._add(symbol, Form(item.op, *(self._scalar(o, line.section) for o in item.operands)), line.section)
        else:
            self._add(symbol, self._scalar(item, line.section), line.section)

    def _scalar(self, item: Operand, section: str) -> Operand:
        """An operand of a single line; taken out of its lane if it is in one."""
        if not isinstance(item, Signed) or item.symbol not in self.packing.homes:
            return item
        pack, lane = self.packing.homes[item.symbol]
        vector = pack[0]
        self._settle(vector, None)
        negative = self.signs[vector][lane] < 0
        picked = self.made.get((vector, lane))
        if picked is None:
            picked = item.symbol if lane else self._fresh("lane")
            if picked in self.labels:
                text, turned = self.labels[picked]
                self.labels[picked] = Label(text, turned != negative)
            self.made[vector, lane] = self._add(picked, Picked(Signed(vector), lane), section)
        return Signed(picked, item.negative != negative)

    def _pack(self, pack: Pack) -> None:
        """A line of lanes, from the operands of all of them."""
        line = self.packing.graph.lines[pack[0]]
        item, columns = line.form, self.packing.columns(pack)
        assert isinstance(item, Form)
        number = next((place for place, column in enumerate(columns) if not isinstance(column[0], Signed)), None)
        if number is not None:
            (other,) = (column for place, column in enumerate(columns) if place != number)
            known = [o for o in columns[number] if not isinstance(o, Signed)]
            self._with_numbers(pack, item.op, known, self._operand(other, line.section), line.section)
            return
        given = [self._operand(column, line.section) for column in columns]
        if item.op is Op.ADD:
            self._agree(given, line.section)
        for it in given:
            self._use(it)
        if not any(it.lanes for it in given):
            given[0] = self._spread(given[0], len(pack), line.section)
        left, signs = given[0], given[0].relative
        if item.op is Op.MUL:
            signs = tuple(a * b for a, b in zip(signs, given[1].relative, strict=True))
        elif item.op is Op.COS:
            signs = (1,) * len(pack)
        self._made(pack, Form(item.op, left.first, *(it.first for it in given[1:])), line.section, signs)

    def _made(self, pack: Pack, form: Form, section: str, signs: Signs) -> None:
        self.signs[pack[0]] = signs
        self._add(pack[0], form, section, len(pack))

    def _with_numbers(self, pack: Pack, op: Op, numbers: list[Number], other: _Lane, section: str) -> None:
        """A number of each lane times, or plus, an operand."""
        self._use(other)
        if op is Op.MUL:
            numbers = _turned(numbers, other.signs)
            self.numbers[pack[0]] = len(self.lines), numbers, other
            self._made(pack, Form(op, constants.ONE, Signed(other.symbol)), section, (1,) * len(pack))
        else:
            numbers = _turned(numbers, other.relative)
            self._made(pack, Form(op, other.first, self._literal(numbers, other)), section, other.relative)

    def _operand(self, column: Column, section: str) -> _Lane:
        """A column as a symbol with lanes, or without where all lanes have the same."""
        items = [item for item in column if isinstance(item, Signed)]
        signs: Signs = tuple(-1 if item.negative else 1 for item in items)
        symbols = tuple(item.symbol for item in items)
        if len(set(symbols)) == 1:
            same = self._scalar(Signed(symbols[0]), section)
            assert isinstance(same, Signed)
            turn = -1 if same.negative else 1
            return _Lane(same.symbol, tuple(turn * sign for sign in signs), lanes=False)
        if symbols in self.packing.given:
            return _Lane(self._argument(symbols), signs)
        if symbols in self.packing.packs:
            of = self.signs[symbols[0]]
            free = symbols[0] in self.numbers
            return _Lane(symbols[0], tuple(a * b for a, b in zip(signs, of, strict=True)), free=free)
        numbers = tuple(self._scalar(item, section) for item in items)
        key = ("gathered", numbers)
        if key not in self.made:
            self.made[key] = self._add(self._fresh("lanes"), Gathered(numbers), section, len(items))
        return _Lane(self.made[key], (1,) * len(items))

    def _argument(self, symbols: Pack) -> str:
        key = ("argument", symbols)
        if key not in self.made:
            made = self.made[key] = self._fresh("lanes")
            self.arguments.append(LaneAssignment(made, Gathered(tuple(map(Signed, symbols))), _ARGUMENTS, len(symbols)))
            self.labels[made] = Label("_".join(symbols))
        return self.made[key]

    def _agree(self, given: list[_Lane], section: str) -> None:
        """Operands of a sum with the same signs, but for one that all lanes have: by choice, or by products with ±1."""
        left, right = given
        if left.relative == right.relative:
            return
        for one, other in ((left, right), (right, left)):
            if one.free and one.symbol != other.symbol:  # what is used twice cannot have two signs
                self._use(other)
                signs = tuple(one.signs[0] * sign for sign in other.relative)
                self._settle(
                    one.symbol,
                    tuple(a * b * c for a, b, c in zip(self.signs[one.symbol], one.signs, signs, strict=True)),
                )
                one.signs, one.free = signs, False
                return
        one, other = (left, right) if not left.lanes else (right, left)
        turns = tuple(a * b for a, b in zip(one.relative, other.relative, strict=True))
        key = ("turned", one.symbol, turns)
        if key not in self.made:
            literal = self._literal(_turned([constants.ONE] * len(turns), turns))
            self.made[key] = self._add(
                self._fresh("lanes"), Form(Op.MUL, literal, Signed(one.symbol)), section, len(turns)
            )
        one.symbol, one.lanes = self.made[key], True
        one.signs = tuple(one.signs[0] * sign for sign in other.relative)

    def _spread(self, lane: _Lane, count: int, section: str) -> _Lane:
        """What all lanes have, in each of them."""
        form = Gathered((Signed(lane.symbol),) * count)
        return _Lane(self._add(self._fresh("lanes"), form, section, count), lane.signs)

    def _use(self, lane: _Lane) -> None:
        """What is used has the signs that it is used with."""
        if lane.free:
            self._settle(lane.symbol, None)
            lane.free = False

    def _settle(self, symbol: str, signs: Signs | None) -> None:
        """Choose the signs of a product with numbers; as they are, if none are wanted."""
        if symbol not in self.numbers:
            return
        place, numbers, other = self.numbers.pop(symbol)
        signs = self.signs[symbol] = signs or self.signs[symbol]
        literal = self._literal(_turned(numbers, signs), other)
        self.lines[place] = replace(self.lines[place], form=Form(Op.MUL, literal, Signed(other.symbol)))

    def _literal(self, numbers: Sequence[Number], other: _Lane | None = None) -> Operand:
        """A symbol with a number for each lane; one number where all are equal and what it meets has lanes."""
        if len(set(numbers)) == 1 and other is not None and other.lanes:
            return numbers[0]
        key = ("numbers", tuple(numbers))
        if key not in self.made:
            symbol = self._fresh("lanes")
            self.made[key] = symbol
            self.literals.append(LaneAssignment(symbol, Gathered(tuple(numbers)), _NUMBERS, len(numbers)))
        return Signed(self.made[key])
