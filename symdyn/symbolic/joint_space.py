"""Vectors and matrices over the joints (or over the rows of a Jacobian), as lists."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.tape import ZERO, Value

Vector = Sequence[Value]


def add(a: Vector, b: Vector) -> list[Value]:
    return [x + y for x, y in zip(a, b, strict=True)]


def subtract(a: Vector, b: Vector) -> list[Value]:
    return [x - y for x, y in zip(a, b, strict=True)]


def negate(a: Vector) -> list[Value]:
    return [-x for x in a]


def by_entries(a: Vector, b: Vector) -> list[Value]:
    """Entry times entry."""
    return [x * y for x, y in zip(a, b, strict=True)]


def inner(a: Vector, b: Vector) -> Value:
    total = ZERO
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total


def product(matrix: Sequence[Vector], x: Vector) -> list[Value]:
    """A matrix by rows times a vector."""
    return [inner(row, x) for row in matrix]
