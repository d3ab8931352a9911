"""Three-vectors and 3×3 matrices as tuples, over any kind of number: floats for the core, SymPy for the generator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Vector = tuple[Any, Any, Any]
Matrix = tuple[Vector, Vector, Vector]

IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ZERO_VECTOR: Vector = (0, 0, 0)
ZERO_MATRIX: Matrix = (ZERO_VECTOR, ZERO_VECTOR, ZERO_VECTOR)

_AXES = (0, 1, 2)


def vector(entry: Callable[[int], Any]) -> Vector:
    """The vector with these entries."""
    return (entry(0), entry(1), entry(2))


def matrix(entry: Callable[[int, int], Any]) -> Matrix:
    """The matrix with these entries."""
    return (vector(lambda j: entry(0, j)), vector(lambda j: entry(1, j)), vector(lambda j: entry(2, j)))


def add(a: Vector, b: Vector) -> Vector:
    return vector(lambda i: a[i] + b[i])


def scale(factor: Any, a: Vector) -> Vector:
    return vector(lambda i: factor * a[i])


def dot(a: Vector, b: Vector) -> Any:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def subtract(a: Vector, b: Vector) -> Vector:
    return vector(lambda i: a[i] - b[i])


def apply(a: Matrix, x: Vector) -> Vector:
    """The product `a x`."""
    return vector(lambda i: dot(a[i], x))


def transpose(a: Matrix) -> Matrix:
    return matrix(lambda i, j: a[j][i])


def multiply(a: Matrix, b: Matrix) -> Matrix:
    columns = transpose(b)
    return matrix(lambda i, j: dot(a[i], columns[j]))


def add_matrices(a: Matrix, b: Matrix) -> Matrix:
    return matrix(lambda i, j: a[i][j] + b[i][j])


def outer(a: Vector, b: Vector) -> Matrix:
    return matrix(lambda i, j: a[i] * b[j])


def shifted(a: Vector, b: Vector) -> Matrix:
    """`-a~ b~ = (a·b) 1 - b a*`, the inertia that a first moment `b` has about a point `-a` away."""
    along = dot(a, b)
    return matrix(lambda i, j: (along if i == j else 0) - b[i] * a[j])


@dataclass(frozen=True)
class Placement:
    """A frame in another one: rotation from its axes to the other's, and the position of its origin in those."""

    rotation: Matrix = IDENTITY
    position: Vector = ZERO_VECTOR

    def then(self, inner: Placement) -> Placement:
        """Where a frame sits that is placed in this one."""
        return Placement(multiply(self.rotation, inner.rotation), self.reach(inner.position))

    def inverse(self) -> Placement:
        """Where the outer frame sits in this one."""
        back = transpose(self.rotation)
        return Placement(back, scale(-1, apply(back, self.position)))

    def reach(self, point: Vector) -> Vector:
        """A point of this frame, in the outer one."""
        return add(self.position, apply(self.rotation, point))
