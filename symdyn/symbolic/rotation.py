"""Turning vectors and symmetric matrices about x and z, written for few operations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from symdyn.model.vectors import Vector, apply, multiply, transpose
from symdyn.symbolic.tape import ZERO, Scalar, Value, as_value

Vector3 = tuple[Value, Value, Value]

TRIG = "sines and cosines"
"""Heading of what depends on the angles only."""


@dataclass(frozen=True)
class Symmetric:
    """A symmetric 3×3 matrix by its six entries."""

    xx: Value
    yy: Value
    zz: Value
    xy: Value
    xz: Value
    yz: Value

    @staticmethod
    def of(matrix: Sequence[Sequence[Scalar]]) -> Symmetric:
        """The upper triangle of a matrix."""
        xx, yy, zz, xy, xz, yz = (as_value(matrix[i][j]) for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)))
        return Symmetric(xx, yy, zz, xy, xz, yz)

    @staticmethod
    def zero() -> Symmetric:
        return Symmetric(ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)

    def rows(self) -> tuple[Vector3, Vector3, Vector3]:
        return (self.xx, self.xy, self.xz), (self.xy, self.yy, self.yz), (self.xz, self.yz, self.zz)

    def __add__(self, other: Symmetric) -> Symmetric:
        return Symmetric(
            self.xx + other.xx,
            self.yy + other.yy,
            self.zz + other.zz,
            self.xy + other.xy,
            self.xz + other.xz,
            self.yz + other.yz,
        )

    def __sub__(self, other: Symmetric) -> Symmetric:
        return Symmetric(
            self.xx - other.xx,
            self.yy - other.yy,
            self.zz - other.zz,
            self.xy - other.xy,
            self.xz - other.xz,
            self.yz - other.yz,
        )

    def times(self, v: Vector) -> Vector3:
        """The product with a vector."""
        x, y, z = v
        return (
            self.xx * x + self.xy * y + self.xz * z,
            self.xy * x + self.yy * y + self.yz * z,
            self.xz * x + self.yz * y + self.zz * z,
        )


def tilde(v: Vector3) -> tuple[Vector3, Vector3, Vector3]:
    """The cross-product matrix."""
    x, y, z = v
    return (ZERO, -z, y), (z, ZERO, -x), (-y, x, ZERO)


def both(a: Vector3, b: Vector3) -> Symmetric:
    """`2 (a·b) 1 - (a b* + b a*) = -a~b~ - b~a~`; `a` is the one that is known beforehand."""
    xx, yy, zz = (2 * a[k] * b[k] for k in range(3))
    return Symmetric(
        xx=yy + zz,
        yy=xx + zz,
        zz=xx + yy,
        xy=-(a[0] * b[1] + a[1] * b[0]),
        xz=-(a[0] * b[2] + a[2] * b[0]),
        yz=-(a[1] * b[2] + a[2] * b[1]),
    )


class Rotation(Protocol):
    """Anything that turns vectors and symmetric matrices; `inward` from inner axes to outer ones."""

    @property
    def back(self) -> Rotation:
        """The inverse."""

    def inward(self, v: Vector) -> Vector3:
        """`R v`."""

    def outward(self, v: Vector) -> Vector3:
        """`R* v`."""

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        """`R A R*`."""


@dataclass(frozen=True)
class Turn:
    """A rotation about x or z by an angle of cosine `c` and sine `s`; `R` takes inner axes to outer ones."""

    axis: str
    c: Value
    s: Value

    @property
    def back(self) -> Turn:
        """`R*`."""
        return replace(self, s=-self.s)

    def followed_by(self, other: Turn) -> Turn:
        """Both, about the same axis."""
        return replace(self, c=self.c * other.c - self.s * other.s, s=self.s * other.c + self.c * other.s)

    def outward(self, v: Vector) -> Vector3:
        """`R* v`: a vector of the outer axes in the inner ones."""
        return self.back.inward(v)

    def inward(self, v: Vector) -> Vector3:
        """`R v`: a vector of the inner axes in the outer ones."""
        x, y, z = (as_value(entry) for entry in v)
        if self.axis == "z":
            return self.c * x - self.s * y, self.s * x + self.c * y, z
        return x, self.c * y - self.s * z, self.s * y + self.c * z

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        """`R A R*` by the double angle.

        About z: `cc = c·c`, `cs = c·s`, `t = xx - yy`, `d = 2xy`, `w = cc·t - cs·d`; then `xx' = yy + w`, `yy' = xx - w`,
        `xy' = cs·t + cc·d - xy`, and `xz`, `yz` turn like a vector. About x the same with (y, z, x) for (x, y, z).
        """
        if self.axis == "x":
            b = replace(self, axis="z").inward_symmetric(Symmetric(a.yy, a.zz, a.xx, a.yz, a.xy, a.xz))
            return Symmetric(xx=b.zz, yy=b.xx, zz=b.yy, xy=b.xz, xz=b.yz, yz=b.xy)
        if self.s.is_zero:  # none or half a turn
            return Symmetric(a.xx, a.yy, a.zz, a.xy, self.c * a.xz, self.c * a.yz)
        cc, cs = self._squares()
        t, d = a.xx - a.yy, 2 * a.xy
        w = cc * t - cs * d
        return Symmetric(
            xx=a.yy + w,
            yy=a.xx - w,
            zz=a.zz,
            xy=cs * t + cc * d - a.xy,
            xz=self.c * a.xz - self.s * a.yz,
            yz=self.s * a.xz + self.c * a.yz,
        )

    def _squares(self) -> tuple[Value, Value]:
        """`c·c` and `c·s`, which belong to the sines and cosines."""
        tape = self.c.tape
        if tape is None:
            return self.c * self.c, self.c * self.s
        with tape.section(TRIG):
            return self.c * self.c, self.c * self.s


@dataclass(frozen=True)
class Turned:
    """A rotation by its matrix, inner axes to outer ones."""

    R: tuple[Vector3, Vector3, Vector3]

    @property
    def back(self) -> Turned:
        """`R*`."""
        return Turned(transpose(self.R))

    def inward(self, v: Vector) -> Vector3:
        """`R v`."""
        x, y, z = apply(self.R, v)
        return as_value(x), as_value(y), as_value(z)

    def outward(self, v: Vector) -> Vector3:
        """`R* v`."""
        return self.back.inward(v)

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        """`R A R*`."""
        return Symmetric.of(multiply(multiply(self.R, a.rows()), transpose(self.R)))


def inward(turns: Sequence[Rotation], v: Vector) -> Vector3:
    """`R v` for a rotation made of turns, outermost first."""
    for turn in reversed(turns):
        v = turn.inward(v)
    return v


def outward(turns: Sequence[Rotation], v: Vector) -> Vector3:
    """`R* v` for a rotation made of turns, outermost first."""
    for turn in turns:
        v = turn.outward(v)
    return v


def inward_symmetric(turns: Sequence[Rotation], a: Symmetric) -> Symmetric:
    """`R A R*` for a rotation made of turns, outermost first."""
    for turn in reversed(turns):
        a = turn.inward_symmetric(a)
    return a


def outward_symmetric(turns: Sequence[Rotation], a: Symmetric) -> Symmetric:
    """`R* A R` for a rotation made of turns, outermost first."""
    for turn in turns:
        a = turn.back.inward_symmetric(a)
    return a
