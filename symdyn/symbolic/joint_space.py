"""Vectors and matrices over degrees of freedom (or over the rows of a Jacobian), as lists."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.tape import ONE, ZERO, Value

Vector = Sequence[Value]
Matrix = list[list[Value]]


def square(n: int) -> Matrix:
    """Zeros, n×n."""
    return [[ZERO] * n for _ in range(n)]


def identity(n: int) -> Matrix:
    return [[ONE if i == j else ZERO for j in range(n)] for i in range(n)]


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
