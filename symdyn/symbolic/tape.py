"""The tape: operations recorded as they are made, equal ones shared at once.

A `Value` is a number, or a node of the tape with a sign. Adding, multiplying and so on folds what is known, gives `x - y`
and `y - x` one node, and looks every operation up before recording it. Zeros and ones never reach the tape. All functions of
a robot are recorded on one tape; `program` cuts out what one of them needs.

Nothing is ever expanded. The only rewriting done here never costs an operation: `a(bx) = (ab)x`, `ax + bx = (a+b)x`,
`x + (y - x) = y`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Union

import sympy as sp

from symdyn.symbolic import constants
from symdyn.symbolic.program import Assignment, Input, Output, Program

Scalar = Union["Value", int, Fraction, sp.Number]

ADD, SUB, MUL, SCALE, SHIFT, INVERSE, CALL, INPUT = "add", "sub", "mul", "scale", "shift", "inverse", "call", "input"

# What a node depends on.
CONSTANT, PARAMETER, STATE = 0, 1, 2

_FUNCTIONS = {"sin": sp.sin, "cos": sp.cos, "sqrt": sp.sqrt, "sign": sp.sign}


@dataclass(frozen=True)
class Node:
    """One operation. `left` and `right` are nodes; `number` belongs to SCALE and SHIFT (and tells INPUTs of one name
    apart); `text` to CALL and INPUT."""

    kind: str
    left: int = -1
    right: int = -1
    number: sp.Number = sp.S.Zero
    text: str = ""


class Value:
    """A number (`tape` is None) or plus or minus a node of a tape."""

    __slots__ = ("negative", "node", "number", "tape")

    def __init__(self, tape: Tape | None, node: int, negative: bool, number: sp.Number | None) -> None:
        self.tape, self.node, self.negative, self.number = tape, node, negative, number

    @property
    def is_zero(self) -> bool:
        return self.number is not None and bool(self.number == 0)

    def __neg__(self) -> Value:
        if self.number is not None:
            return constant(-self.number)
        return Value(self.tape, self.node, not self.negative, None)

    def __add__(self, other: Scalar) -> Value:
        other = as_value(other)
        if self.number is not None and other.number is not None:
            return constant(constants.add(self.number, other.number))
        if self.is_zero:
            return other
        if other.is_zero:
            return self
        tape = self.tape or other.tape
        assert tape is not None
        return tape.add(self, other)

    def __mul__(self, other: Scalar) -> Value:
        other = as_value(other)
        if self.number is not None and other.number is not None:
            return constant(constants.multiply(self.number, other.number))
        if self.number is not None:
            assert other.tape is not None
            return other.tape.scale(self.number, other)
        assert self.tape is not None
        return self.tape.scale(other.number, self) if other.number is not None else self.tape.multiply(self, other)

    def __truediv__(self, other: Scalar) -> Value:
        other = as_value(other)
        if self.number is None and other.number is None:
            assert self.tape is not None
            quotient = self.tape.quotient(self, other)
            if quotient is not None:
                return quotient
        return self * other.inverse()

    def __sub__(self, other: Scalar) -> Value:
        return self + -as_value(other)

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
            return constant(constants.settle(1 / self.number))
        assert self.tape is not None
        return self.tape.value(Node(INVERSE, self.node), self.negative)

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
        return self.tape.value(Node(CALL, self.tape.plain(self), text=function), False)

    def __repr__(self) -> str:
        return str(self.number) if self.number is not None else f"{'-' if self.negative else ''}#{self.node}"


def constant(number: int | Fraction | sp.Number) -> Value:
    """A number as a value."""
    if isinstance(number, int | Fraction):
        number = constants.exact(number)
    return Value(None, -1, False, number)


ZERO, ONE, HALF = constant(0), constant(1), constant(Fraction(1, 2))


def as_value(thing: Scalar) -> Value:
    """Numbers become values, values stay."""
    return thing if isinstance(thing, Value) else constant(thing)


class Tape:
    """The record: nodes, what they depend on, and the headings they were made under."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.levels: list[int] = []
        self.sections: list[str] = []
        self._known: dict[Node, int] = {}
        self._section = ""
        self._symbols: dict[str, sp.Symbol] = {}
        self._assignments: dict[int, tuple[sp.Symbol, sp.Symbol | None, Assignment]] = {}

    @contextmanager
    def section(self, prefix: str, heading: str) -> Iterator[None]:
        """Everything recorded inside stands under this heading, with names `prefix_0`, …, unless it was recorded before."""
        outer, self._section = self._section, f"{prefix}: {heading}"
        yield
        self._section = outer

    def input(self, name: str, level: int = STATE) -> Value:
        """An argument (`STATE`) or a run-time parameter (`PARAMETER`)."""
        return self.value(Node(INPUT, text=name, number=sp.Integer(level)), False, level)

    def value(self, node: Node, negative: bool, level: int | None = None) -> Value:
        """The value of a node, recorded if it is new."""
        index = self._known.get(node)
        if index is None:
            index = len(self.nodes)
            self._known[node] = index
            self.nodes.append(node)
            operands = [self.levels[operand] for operand in (node.left, node.right) if operand >= 0]
            self.levels.append(max(operands) if level is None else level)
            self.sections.append(self._section)
        return Value(self, index, negative, None)

    def plain(self, value: Value) -> int:
        """A node that is the value without a sign: negation is recorded where a function needs it."""
        return (
            self.value(Node(SCALE, value.node, number=sp.S.NegativeOne), False).node if value.negative else value.node
        )

    def scaled(self, value: Value) -> tuple[sp.Number, int]:
        """The value as a number times a node that is no SCALE."""
        node = self.nodes[value.node]
        sign = -1 if value.negative else 1
        return (sign * node.number, node.left) if node.kind == SCALE else (sp.Integer(sign), value.node)

    def scale(self, number: sp.Number, value: Value) -> Value:
        if number == 0:
            return ZERO
        if number in (1, -1):
            return value if number == 1 else -value
        inner, node = self.scaled(value)
        factor = constants.multiply(number, inner)
        if factor in (1, -1):
            return Value(self, node, bool(factor == -1), None)
        return self.value(Node(SCALE, node, number=abs(factor)), bool(factor < 0))

    def multiply(self, a: Value, b: Value) -> Value:
        left, right = sorted((a.node, b.node))
        return self.value(Node(MUL, left, right), a.negative != b.negative)

    def add(self, a: Value, b: Value) -> Value:
        """The sum of two values that are not zero, at most one of them a number."""
        if a.number is not None or b.number is not None:
            return self._shift(a, b) if a.number is not None else self._shift(b, a)
        (factor_a, node_a), (factor_b, node_b) = self.scaled(a), self.scaled(b)
        if node_a == node_b:
            return self.scale(constants.add(factor_a, factor_b), Value(self, node_a, False, None))
        left_over = self._cancelled(a, b) or self._cancelled(b, a)
        if left_over is not None:
            return left_over
        first, second = (a, b) if a.node < b.node else (b, a)
        kind = ADD if first.negative == second.negative else SUB
        return self.value(Node(kind, first.node, second.node), first.negative)

    def _cancelled(self, a: Value, b: Value) -> Value | None:
        """`y`, if b is `y - a`; None otherwise."""
        node = self.nodes[b.node]
        if node.kind not in (ADD, SUB):
            return None
        left = Value(self, node.left, b.negative, None)
        right = Value(self, node.right, b.negative != (node.kind == SUB), None)
        for term, other in ((left, right), (right, left)):
            if term.node == a.node and term.negative != a.negative:
                return other
        return None

    def quotient(self, a: Value, b: Value) -> Value | None:
        """`a / b` where b is a factor of a, but for a number; None otherwise."""
        (factor_a, node_a), (factor_b, node_b) = self.scaled(a), self.scaled(b)
        ratio = constants.multiply(factor_a, constants.settle(1 / factor_b))
        if node_a == node_b:
            return constant(ratio)
        node = self.nodes[node_a]
        if node.kind != MUL or node_b not in (node.left, node.right):
            return None
        return self.scale(ratio, Value(self, node.right if node.left == node_b else node.left, False, None))

    def _shift(self, number: Value, value: Value) -> Value:
        """`number + value`, as plus or minus (node + number)."""
        amount = number.number if not value.negative else -number.number  # type: ignore[operator]
        node, inner = value.node, self.nodes[value.node]
        if inner.kind == SHIFT:
            amount, node = constants.add(amount, inner.number), inner.left
            if amount == 0:
                return Value(self, node, value.negative, None)
        return self.value(Node(SHIFT, node, number=amount), value.negative)

    def reachable(self, values: Iterable[Value], *, through_parameters: bool = False) -> list[int]:
        """The nodes that the values need, in the order of the tape; by default not what lies behind parameter-only ones."""
        waiting = [value.node for value in values if value.number is None]
        seen = set(waiting)
        while waiting:
            index = waiting.pop()
            if self.levels[index] == PARAMETER and not through_parameters:
                continue
            node = self.nodes[index]
            for operand in (node.left, node.right):
                if operand >= 0 and operand not in seen:
                    seen.add(operand)
                    waiting.append(operand)
        return sorted(seen)

    def hoisted(self, outputs: Iterable[Sequence[tuple[str, Any]]]) -> list[Value]:
        """What depends on parameters only and is used by any of the outputs, in the order of the tape."""
        wanted = [value for group in outputs for _, nested in group for value in flatten(nested)[1]]
        nodes = [index for index in self.reachable(wanted) if self.levels[index] == PARAMETER]
        return [Value(self, index, False, None) for index in nodes]

    def prepare_program(self, parameters: Sequence[Value], hoisted: Sequence[Value]) -> Program:
        """The program from parameters to everything that depends on them only."""
        return self.program([("params", parameters)], [("k", list(hoisted))], through_parameters=True)

    def program(
        self,
        inputs: Sequence[tuple[str, Sequence[Value]]],
        outputs: Sequence[tuple[str, Any]],
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
        symbols: dict[int, sp.Symbol] = {}
        groups = []
        for name, values in inputs:
            for value in values:
                symbols[value.node] = self._symbol(self.nodes[value.node].text)
            groups.append(Input(name, tuple(symbols[value.node] for value in values)))
        if hoisted:
            symbols.update((value.node, self._symbol(f"k{i}")) for i, value in enumerate(hoisted))
            groups.append(Input("k", tuple(symbols[value.node] for value in hoisted)))
        assignments = []
        wanted = [value for _, _, values in flat for value in values]
        for index in self.reachable(wanted, through_parameters=through_parameters):
            if index not in symbols:
                symbols[index] = self._symbol(f"#{index}")  # no name that a file's parameter could have
                assignments.append(self._assignment(index, symbols))
        results = [
            Output(name, shape, tuple(_entry(value, symbols) for value in values)) for name, shape, values in flat
        ]
        return Program(tuple(groups), tuple(assignments), tuple(results))

    def _symbol(self, name: str) -> sp.Symbol:
        """One object per name: comparing SymPy objects is slow unless they are identical."""
        symbol = self._symbols.get(name)
        if symbol is None:
            symbol = self._symbols[name] = sp.Symbol(name)
        return symbol

    def _assignment(self, index: int, symbols: dict[int, sp.Symbol]) -> Assignment:
        """The assignment of a node; the one made before, if its operands go by the same names."""
        node = self.nodes[index]
        left, right = symbols.get(node.left), symbols.get(node.right)
        known = self._assignments.get(index)
        if known and known[0] is left and known[1] is right:
            return known[2]
        made = Assignment(symbols[index], self._expression(index, symbols), self.sections[index])
        self._assignments[index] = (left, right, made)
        return made

    def _expression(self, index: int, symbols: dict[int, sp.Symbol]) -> sp.Expr:
        node = self.nodes[index]
        if node.kind == INPUT:
            raise ValueError(f"'{node.text}' is used but is no argument")
        left = symbols[node.left]
        if node.kind == ADD:
            return sp.Add(left, symbols[node.right], evaluate=False)
        if node.kind == SUB:
            return sp.Add(left, sp.Mul(-1, symbols[node.right], evaluate=False), evaluate=False)
        if node.kind == MUL:
            return sp.Mul(left, symbols[node.right], evaluate=False)
        if node.kind == SCALE:
            return sp.Mul(node.number, left, evaluate=False)
        if node.kind == SHIFT:
            return sp.Add(left, node.number, evaluate=False)
        if node.kind == INVERSE:
            return sp.Pow(left, -1, evaluate=False)
        return _FUNCTIONS[node.text](left, evaluate=False)


def flatten(nested: Any) -> tuple[tuple[int, ...], list[Value]]:
    """Shape and entries of nested lists of values."""
    if not isinstance(nested, list | tuple):
        return (), [as_value(nested)]
    parts = [flatten(part) for part in nested]
    shape = (len(parts), *(parts[0][0] if parts else ()))
    return shape, [value for _, values in parts for value in values]


def _entry(value: Value, symbols: dict[int, sp.Symbol]) -> sp.Expr:
    if value.number is not None:
        return value.number
    symbol = symbols[value.node]
    return sp.Mul(-1, symbol, evaluate=False) if value.negative else symbol
