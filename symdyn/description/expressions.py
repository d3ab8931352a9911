"""Numbers and expressions of a robot file: parsed over a whitelist, kept exact, never evaluated as Python.

Grammar, loosest first, `**` to the right::

    sum     = product {(+|-) product}
    product = unary {(*|/) unary}
    unary   = (+|-) unary | power
    power   = atom [** unary]
    atom    = number | name | function ( sum ) | ( sum )

A parsed expression is independent of any number type. `Expression.evaluate` works it out in a `Field`: floats for
the numeric core (`FLOATS`), SymPy for the generator. So one reader serves both and neither sees the other.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Protocol

FUNCTIONS = ("sqrt", "sin", "cos", "tan")
CONSTANTS = ("pi",)
RESERVED = (*FUNCTIONS, *CONSTANTS)

_LONGEST_TEXT = 4000  # room for names of a thousand characters
_LONGEST_NUMBER = 400
_MOST_PARTS = 400  # a sum is as deep as it has terms, and is worked out by recursion
_DEEPEST = 50
_LARGEST_POWER = 16
_LARGEST_VALUE = 1e40  # no robot comes near, and products of a few such numbers are still finite
_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<sign>\*\*|[-+*/()]))", re.ASCII
)


class ExpressionError(ValueError):
    """The text is no expression of the grammar, or has no finite real value."""


class Field(Protocol):
    """A kind of number to work expressions out in. Values support `+ - * / **`."""

    pi: Any

    def number(self, value: Fraction) -> Any:
        """The field's own form of an exact number."""

    def call(self, function: str, argument: Any) -> Any:
        """One of `FUNCTIONS` at the argument."""


class Floats:
    """IEEE double; each exact number is rounded once."""

    pi = math.pi

    def number(self, value: Fraction) -> float:
        return float(value)

    def call(self, function: str, argument: float) -> float:
        functions: dict[str, Callable[[float], float]] = {
            "sqrt": math.sqrt,
            "sin": math.sin,
            "cos": math.cos,
            "tan": math.tan,
        }
        return functions[function](argument)


FLOATS = Floats()


@dataclass(frozen=True)
class ExpressionNode:
    """One operation: `number` (in `value`), `name` and functions (in `text`), or an operator with its operands."""

    kind: str
    operands: tuple[ExpressionNode, ...] = ()
    value: Fraction = Fraction(0)
    text: str = ""


@dataclass(frozen=True)
class Expression:
    """A parsed number or expression, with the text it came from."""

    text: str
    root: ExpressionNode

    @cached_property
    def names(self) -> frozenset[str]:
        """The parameters that stand in it."""
        return frozenset(_names(self.root))

    @property
    def is_zero(self) -> bool:
        """Whether it is the literal zero (an expression that happens to vanish does not count)."""
        return self.root.kind == "number" and self.root.value == 0

    def evaluate(self, field: Field, parameters: Mapping[str, Any]) -> Any:
        """The value in `field`, with `parameters` giving that field's value of every name."""
        return _evaluate(self.root, field, parameters)

    def value(self, parameters: Mapping[str, float] | None = None) -> float:
        """The value as a float.

        Raises:
            ExpressionError: when there is no finite real value, or one too large to compute with.
        """
        try:
            result = self.evaluate(FLOATS, parameters or {})
        except ZeroDivisionError:
            raise ExpressionError("divides by zero") from None
        except (ValueError, OverflowError):
            raise ExpressionError("has no finite real value") from None
        if isinstance(result, complex) or not math.isfinite(result):
            raise ExpressionError("has no finite real value")
        if abs(result) > _LARGEST_VALUE:
            raise ExpressionError(f"is beyond {_LARGEST_VALUE:g}")
        return float(result)


def number(value: int | str | Fraction) -> Expression:
    """An exact constant, from an integer, a fraction or decimal text."""
    return Expression(str(value), ExpressionNode("number", value=Fraction(value)))


ZERO, ONE = number(0), number(1)


def parse(text: str) -> Expression:
    """Read an expression.

    Raises:
        ExpressionError: saying what is wrong and at which character.
    """
    if len(text) > _LONGEST_TEXT:
        raise ExpressionError(f"is longer than {_LONGEST_TEXT} characters")
    return Expression(text.strip(), _Parser(_tokens(text)).whole())


def _tokens(text: str) -> list[tuple[str, str]]:
    tokens: list[tuple[str, str]] = []
    position = 0
    while position < len(text.rstrip()):
        match = _TOKEN.match(text, position)
        if not match:
            rest = text[position:].lstrip()
            raise ExpressionError(f"cannot be read from {rest[:12]!r} on")
        kind = match.lastgroup or ""
        tokens.append((kind, match.group(kind)))
        position = match.end()
    if len(tokens) > _MOST_PARTS:
        raise ExpressionError(f"is longer than {_MOST_PARTS} names, numbers and signs")
    return tokens


class _Parser:
    """Recursive descent over the tokens, one method per line of the grammar."""

    def __init__(self, tokens: list[tuple[str, str]]) -> None:
        self._tokens = tokens
        self._next = 0
        self._depth = 0

    def whole(self) -> ExpressionNode:
        if not self._tokens:
            raise ExpressionError("is empty")
        node = self._sum()
        if self._next < len(self._tokens):
            raise ExpressionError(f"has {self._tokens[self._next][1]!r} where it should end or go on with an operator")
        return node

    def _sum(self) -> ExpressionNode:
        node = self._product()
        while sign := self._take("+", "-"):
            node = ExpressionNode(sign, (node, self._product()))
        return node

    def _product(self) -> ExpressionNode:
        node = self._unary()
        while sign := self._take("*", "/"):
            node = ExpressionNode(sign, (node, self._unary()))
        return node

    def _unary(self) -> ExpressionNode:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise ExpressionError(f"is nested deeper than {_DEEPEST} levels")
        sign = self._take("+", "-")
        node = self._unary() if sign else self._power()
        self._depth -= 1
        if sign == "-":
            return (
                ExpressionNode("number", value=-node.value)
                if node.kind == "number"
                else ExpressionNode("negate", (node,))
            )
        return node

    def _power(self) -> ExpressionNode:
        base = self._atom()
        if not self._take("**"):
            return base
        exponent = self._unary()
        if exponent.kind != "number" or exponent.value.denominator != 1 or abs(exponent.value) > _LARGEST_POWER:
            raise ExpressionError(f"has an exponent that is no whole number from -{_LARGEST_POWER} to {_LARGEST_POWER}")
        power = ExpressionNode("**", (base, exponent))
        if _degree(power) > _LARGEST_POWER:  # exact numbers would grow without end
            raise ExpressionError(f"has powers of powers beyond {_LARGEST_POWER}")
        return power

    def _atom(self) -> ExpressionNode:
        if self._take("("):
            return self._closed(self._sum())
        kind, text = self._tokens[self._next] if self._next < len(self._tokens) else ("end", "")
        self._next += 1
        if kind == "number":
            return ExpressionNode("number", value=_exact(text))
        if kind == "name" and text in FUNCTIONS:
            if not self._take("("):
                raise ExpressionError(f"has no '(' after {text}")
            return ExpressionNode("call", (self._closed(self._sum()),), text=text)
        if kind == "name":
            return ExpressionNode("name", text=text)
        raise ExpressionError(f"has {text!r} where a number should stand" if text else "ends too early")

    def _closed(self, node: ExpressionNode) -> ExpressionNode:
        if not self._take(")"):
            raise ExpressionError("lacks a ')'")
        return node

    def _take(self, *signs: str) -> str:
        """The next token if it is one of the signs, else the empty string."""
        if self._next < len(self._tokens) and self._tokens[self._next] in {("sign", sign) for sign in signs}:
            self._next += 1
            return self._tokens[self._next - 1][1]
        return ""


def _exact(text: str) -> Fraction:
    if len(text) > _LONGEST_NUMBER:
        raise ExpressionError(f"has a number of {len(text)} characters, {_LONGEST_NUMBER} are allowed")
    _, _, exponent = text.lower().partition("e")
    if len(exponent) > 4 or (exponent and abs(int(exponent)) > 300):
        raise ExpressionError(f"has a number beyond 1e300, {text[:24]}")
    return Fraction(text)


def _degree(node: ExpressionNode) -> int:
    """What the exponents that stand inside one another multiply to."""
    inner = max((_degree(operand) for operand in node.operands), default=1)
    return inner * abs(int(node.operands[1].value)) if node.kind == "**" else inner


def _names(node: ExpressionNode) -> set[str]:
    found = {node.text} if node.kind == "name" and node.text not in CONSTANTS else set()
    return found.union(*(_names(operand) for operand in node.operands))


def _evaluate(node: ExpressionNode, field: Field, parameters: Mapping[str, Any]) -> Any:
    if node.kind == "number":
        return field.number(node.value)
    if node.kind == "name":
        return field.pi if node.text == "pi" else parameters[node.text]
    if node.kind == "**":
        return _evaluate(node.operands[0], field, parameters) ** int(node.operands[1].value)
    values = [_evaluate(operand, field, parameters) for operand in node.operands]
    if node.kind == "call":
        return field.call(node.text, values[0])
    if node.kind == "negate":
        return -values[0]
    left, right = values
    if node.kind == "+":
        return left + right
    if node.kind == "-":
        return left - right
    return left * right if node.kind == "*" else left / right
