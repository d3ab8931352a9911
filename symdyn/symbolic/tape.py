"""The tape: operations recorded as they are made, equal ones shared at once.

A `Value` is a number, or a node of the tape with a sign. Adding, multiplying and so on folds what is known, gives `x - y`
and `y - x` one node, and looks every operation up before recording it. Zeros and ones never reach the tape. `program` cuts out
what some values need. A tape can be rewound, so that what is recorded next does not depend on what was recorded before.

Nothing is ever expanded. The only rewriting done here never costs an operation: `a(bx) = (ab)x`, `ax + bx = (a+b)x`,
`x + (y - x) = y`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import IntEnum
from fractions import Fraction
from typing import Any, NamedTuple, Union, final

from symdyn.symbolic import constants
from symdyn.symbolic.constants import MINUS_ONE as _MINUS_ONE
from symdyn.symbolic.constants import ONE as _ONE
from symdyn.symbolic.constants import ZERO as _ZERO
from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import OURS, Assignment, Input, Label, Output, Program

Scalar = Union["Value", int, Fraction, Number]
Results = Sequence[tuple[str, Any]]
"""Output names with nested lists of values; the nesting is the shape."""


class Kind(IntEnum):
    """What a node does."""

    ADD = 0
    SUB = 1
    MUL = 2
    SCALE = 3
    SHIFT = 4
    INVERSE = 5
    CALL = 6
    INPUT = 7

    __hash__ = int.__hash__  # that of enums is by the name, and far slower


class Level(IntEnum):
    """What an input depends on, and with it all that is made of it: on the run-time parameters only, or on the state."""

    PARAMETER = 1
    STATE = 2


class Node(NamedTuple):
    """One operation. `left` and `right` are nodes; `number` belongs to SCALE and SHIFT (and tells INPUTs of one name
    apart); `text` to CALL and INPUT."""

    kind: Kind
    left: int = -1
    right: int = -1
    number: Number = _ZERO
    text: str = ""


@final
class Value:
    """A number (`tape` is None) or plus or minus a node of a tape."""

    __slots__ = ("negative", "node", "number", "tape")

    def __init__(self, tape: Tape | None, node: int, negative: bool, number: Number | None) -> None:
        self.tape, self.node, self.negative, self.number = tape, node, negative, number

    @property
    def is_zero(self) -> bool:
        return self.number is _ZERO

    def __neg__(self) -> Value:
        if self.number is not None:
            return self if self.number is _ZERO else constant(-self.number)
        return Value(self.tape, self.node, not self.negative, None)

    def __add__(self, other: Scalar) -> Value:
        other = as_value(other)
        if self.number is _ZERO:
            return other
        if other.number is _ZERO:
            return self
        if self.number is not None and other.number is not None:
            return constant(constants.add(self.number, other.number))
        tape = self.tape or other.tape
        assert tape is not None
        return tape.add(self, other)

    def __mul__(self, other: Scalar) -> Value:
        other = as_value(other)
        a, b = self.number, other.number
        if a is _ZERO or b is _ZERO:
            return ZERO
        if a is not None and b is not None:
            return constant(constants.multiply(a, b))
        if a is not None:
            assert other.tape is not None
            return other.tape.scale(a, other)
        assert self.tape is not None
        return self.tape.scale(b, self) if b is not None else self.tape.multiply(self, other)

    def __truediv__(self, other: Scalar) -> Value:
        other = as_value(other)
        if self.number is None and other.number is None:
            assert self.tape is not None
            quotient = self.tape.quotient(self, other)
            if quotient is not None:
                return quotient
        return self * other.inverse()

    def __sub__(self, other: Scalar) -> Value:
        other = as_value(other)
        return self if other.number is _ZERO else self + -other

    def __radd__(self, other: Scalar) -> Value:
        return as_value(other) + self

    def __rsub__(self, other: Scalar) -> Value:
        return as_value(other) + -self

    def __rmul__(self, other: Scalar) -> Value:
        return as_value(other) * self

    def __rtruediv__(self, other: Scalar) -> Value:
        return as_value(other) * self.inverse()

    def __pow__(self, exponent: int) -> Value:
        if exponent < 0:
            return (self**-exponent).inverse()
        result = constant(1)
        for _ in range(exponent):
            result = result * self
        return result

    def inverse(self) -> Value:
        """`1 / x`, recorded once however often it is used."""
        if self.number is not None:
            if self.number == 0:
                raise ZeroDivisionError("a constant that is zero has no inverse")
            return constant(constants.inverse(self.number))
        assert self.tape is not None
        return self.tape.value(Node(Kind.INVERSE, self.node), self.negative)

    def call(self, function: str) -> Value:
        """`sin`, `cos`, `sqrt` or `sign`."""
        if self.number is not None:
            return constant(constants.function(function, self.number))
        assert self.tape is not None
        inner = Value(self.tape, self.node, False, None)
        if self.negative and function == "cos":
            return inner.call(function)
        if self.negative and function in ("sin", "sign"):
            return -inner.call(function)
        return self.tape.value(Node(Kind.CALL, self.tape.plain(self), text=function), False)

    def named(self, label: str) -> Value:
        """The value itself, which people call by this name from now on.

        Unless they have one for it already, or it was made under another heading, where it is a part of something else.
        """
        if self.tape is not None:
            self.tape.name(self, label)
        return self

    def __repr__(self) -> str:
        return str(self.number) if self.number is not None else f"{'-' if self.negative else ''}#{self.node}"


def constant(number: int | Fraction | Number) -> Value:
    """A number as a value."""
    if isinstance(number, int | Fraction):
        number = constants.exact(number)
    return Value(None, -1, False, number)


ZERO, ONE, HALF = constant(0), constant(1), constant(Fraction(1, 2))


def as_value(thing: Scalar) -> Value:
    """Numbers become values, values stay."""
    return thing if type(thing) is Value else constant(thing)


class Mark(NamedTuple):
    """How much a tape held at a time."""

    nodes: int
    labels: dict[int, Label]


class Tape:
    """The record: nodes, what they depend on, the headings they were made under, and names that people have for them."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.levels: list[Level] = []
        self.sections: list[str] = []
        self.labels: dict[int, Label] = {}
        self._known: dict[Node, int] = {}
        self._section = ""

    @contextmanager
    def section(self, heading: str) -> Iterator[None]:
        """Everything recorded inside stands under this heading, unless it was recorded before."""
        outer, self._section = self._section, heading
        yield
        self._section = outer

    def name(self, value: Value, label: str) -> None:
        """A name for a value made under the present heading; without one, for any."""
        if self._section in ("", self.sections[value.node]):
            self.labels.setdefault(value.node, Label(label, value.negative))

    def mark(self) -> Mark:
        """What to rewind to."""
        return Mark(len(self.nodes), dict(self.labels))

    def rewind(self, mark: Mark) -> None:
        """Forget all that was recorded since the mark."""
        for node in self.nodes[mark.nodes :]:
            del self._known[node]
        del self.nodes[mark.nodes :], self.levels[mark.nodes :], self.sections[mark.nodes :]
        self.labels = dict(mark.labels)

    def input(self, name: str, level: Level = Level.STATE) -> Value:
        """An argument, or a run-time parameter."""
        return self.value(Node(Kind.INPUT, text=name, number=constants.exact(level)), False, level)

    def value(self, node: Node, negative: bool, level: Level | None = None) -> Value:
        """The value of a node, recorded if it is new."""
        index = self._known.get(node)
        if index is None:
            index = len(self.nodes)
            self._known[node] = index
            self.nodes.append(node)
            if level is None:
                level = self.levels[node.left]
                if node.right >= 0 and self.levels[node.right] > level:
                    level = self.levels[node.right]
            self.levels.append(level)
            self.sections.append(self._section)
        return Value(self, index, negative, None)

    def plain(self, value: Value) -> int:
        """A node that is the value without a sign: negation is recorded where a function needs it."""
        return self.value(Node(Kind.SCALE, value.node, number=_MINUS_ONE), False).node if value.negative else value.node

    def scaled(self, value: Value) -> tuple[Number, int]:
        """The value as a number times a node that is no SCALE."""
        node = self.nodes[value.node]
        if node.kind is Kind.SCALE:
            return -node.number if value.negative else node.number, node.left
        return _MINUS_ONE if value.negative else _ONE, value.node

    def _unscaled(self, index: int) -> int:
        node = self.nodes[index]
        return node.left if node.kind is Kind.SCALE else index

    def scale(self, number: Number, value: Value) -> Value:
        if number is _ZERO:
            return ZERO
        if number is _ONE or number is _MINUS_ONE:
            return value if number is _ONE else -value
        inner, node = self.scaled(value)
        factor = constants.multiply(number, inner)
        if factor is _ONE or factor is _MINUS_ONE:
            return Value(self, node, factor is _MINUS_ONE, None)
        return self.value(Node(Kind.SCALE, node, number=abs(factor)), factor.p < 0)

    def multiply(self, a: Value, b: Value) -> Value:
        left, right = (a.node, b.node) if a.node < b.node else (b.node, a.node)
        return self.value(Node(Kind.MUL, left, right), a.negative != b.negative)

    def add(self, a: Value, b: Value) -> Value:
        """The sum of two values that are not zero, at most one of them a number."""
        if a.number is not None or b.number is not None:
            return self._shift(a, b) if a.number is not None else self._shift(b, a)
        if self._unscaled(a.node) == self._unscaled(b.node):
            (factor_a, node), (factor_b, _) = self.scaled(a), self.scaled(b)
            return self.scale(constants.add(factor_a, factor_b), Value(self, node, False, None))
        left_over = self._cancelled(a, b) or self._cancelled(b, a)
        if left_over is not None:
            return left_over
        first, second = (a, b) if a.node < b.node else (b, a)
        kind = Kind.ADD if first.negative == second.negative else Kind.SUB
        return self.value(Node(kind, first.node, second.node), first.negative)

    def _cancelled(self, a: Value, b: Value) -> Value | None:
        """`y`, if b is `y - a`; None otherwise."""
        kind, left, right, _, _ = self.nodes[b.node]
        if a.node not in (left, right) or kind > Kind.SUB:
            return None
        negative = b.negative != (kind is Kind.SUB)
        if left == a.node and b.negative != a.negative:
            return Value(self, right, negative, None)
        return Value(self, left, b.negative, None) if right == a.node and negative != a.negative else None

    def quotient(self, a: Value, b: Value) -> Value | None:
        """`a / b` where b is a factor of a, but for a number; None otherwise."""
        (factor_a, node_a), (factor_b, node_b) = self.scaled(a), self.scaled(b)
        ratio = constants.multiply(factor_a, constants.inverse(factor_b))
        if node_a == node_b:
            return constant(ratio)
        node = self.nodes[node_a]
        if node.kind != Kind.MUL or node_b not in (node.left, node.right):
            return None
        return self.scale(ratio, Value(self, node.right if node.left == node_b else node.left, False, None))

    def _shift(self, number: Value, value: Value) -> Value:
        """`number + value`, as plus or minus (node + number)."""
        amount = (-number if value.negative else number).number
        assert amount is not None
        node, inner = value.node, self.nodes[value.node]
        if inner.kind == Kind.SHIFT:
            amount, node = constants.add(amount, inner.number), inner.left
            if amount is _ZERO:
                return Value(self, node, value.negative, None)
        return self.value(Node(Kind.SHIFT, node, number=amount), value.negative)

    def reachable(self, values: Iterable[Value], *, through_parameters: bool = False) -> list[int]:
        """The nodes that the values need, in the order of the tape; by default not what lies behind parameter-only ones."""
        nodes, levels, parameter = self.nodes, self.levels, Level.PARAMETER
        waiting = [value.node for value in values if value.number is None]
        seen = set(waiting)
        while waiting:
            index = waiting.pop()
            if levels[index] is parameter and not through_parameters:
                continue
            _, left, right, _, _ = nodes[index]
            if left >= 0 and left not in seen:
                seen.add(left)
                waiting.append(left)
            if right >= 0 and right not in seen:
                seen.add(right)
                waiting.append(right)
        return sorted(seen)

    def hoisted(self, outputs: Results) -> list[Value]:
        """What depends on parameters only and is used by the outputs, in the order of the tape."""
        wanted = [value for _, nested in outputs for value in flatten(nested)[1]]
        nodes = [index for index in self.reachable(wanted) if self.levels[index] == Level.PARAMETER]
        return [Value(self, index, False, None) for index in nodes]

    def prepare_program(self, parameters: Sequence[Value], hoisted: Sequence[Value]) -> Program:
        """The program from parameters to everything that depends on them only."""
        return self.program([("params", parameters)], [("k", list(hoisted))], through_parameters=True)

    def program(
        self,
        inputs: Sequence[tuple[str, Sequence[Value]]],
        outputs: Results,
        hoisted: Sequence[Value] = (),
        *,
        through_parameters: bool = False,
    ) -> Program:
        """Cut out what the outputs need.

        Args:
            inputs: names and values of the arguments, used or not.
            outputs: names with nested lists of values (or one value); the nesting is the shape.
            hoisted: values that `prepare` computes; they come in as the input `k`.
            through_parameters: compute what depends on parameters only as well, instead of taking it from `hoisted`.
        """
        flat = [(name, *flatten(nested)) for name, nested in outputs]
        known: dict[int, Signed] = {}
        groups = []
        for name, values in inputs:
            for value in values:
                known[value.node] = Signed(self.nodes[value.node].text)
            groups.append(Input(name, tuple(known[value.node].symbol for value in values)))
        if hoisted:
            known.update((value.node, Signed(f"{OURS}{value.node}")) for value in hoisted)
            groups.append(Input("k", tuple(known[value.node].symbol for value in hoisted)))
        assignments = []
        wanted = [value for _, _, values in flat for value in values]
        for index in self.reachable(wanted, through_parameters=through_parameters):
            if index not in known:
                symbol = f"{OURS}{index}"
                assignments.append(Assignment(symbol, _form(self.nodes[index], known), self.sections[index]))
                known[index] = Signed(symbol)
        results = [Output(name, shape, tuple(_entry(value, known) for value in values)) for name, shape, values in flat]
        labels = {known[node].symbol: label for node, label in self.labels.items() if node in known}
        for value in hoisted:
            if self.nodes[value.node].kind is Kind.INPUT:  # a parameter goes by the file's name for it
                labels[known[value.node].symbol] = Label(self.nodes[value.node].text)
        return Program(tuple(groups), tuple(assignments), tuple(results), labels)


def flatten(nested: Any) -> tuple[tuple[int, ...], list[Value]]:
    """Shape and entries of nested lists of values."""
    if not isinstance(nested, list | tuple):
        return (), [as_value(nested)]
    parts = [flatten(part) for part in nested]
    shape = (len(parts), *(parts[0][0] if parts else ()))
    return shape, [value for _, values in parts for value in values]


def _form(node: Node, known: Mapping[int, Signed]) -> Form | Operand:
    """The operation of a node on what its operands are known as."""
    kind, left, right, number, text = node
    if kind is Kind.INPUT:
        raise ValueError(f"'{text}' is used but is no argument")
    first = known[left]
    if kind is Kind.MUL:
        return Form(Op.MUL, first, known[right])
    if kind is Kind.ADD:
        return Form(Op.ADD, first, known[right])
    if kind is Kind.SUB:
        return Form(Op.ADD, first, known[right].flipped())
    if kind is Kind.SCALE:
        return first.flipped() if number is _MINUS_ONE else Form(Op.MUL, number, first)
    if kind is Kind.SHIFT:
        return Form(Op.ADD, first, number)
    return Form(Op.INVERSE if kind is Kind.INVERSE else Op[text.upper()], first)


def _entry(value: Value, known: Mapping[int, Signed]) -> Operand:
    if value.number is not None:
        return value.number
    return known[value.node].flipped() if value.negative else known[value.node]
