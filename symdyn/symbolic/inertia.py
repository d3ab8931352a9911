"""Rigid inertia in a body's own frame, and how it is moved to another point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.vectors import Vector, add, scale
from symdyn.symbolic.labels import name_symmetric
from symdyn.symbolic.rotation import Rotation, Symmetric, Vector3, both, inward, inward_symmetric
from symdyn.symbolic.tape import HALF, Value, as_value


@dataclass(frozen=True)
class Inertia:
    """Mass, first moment and inertia tensor about the frame's origin, in the frame's axes."""

    m: Value
    h: Vector3
    J: Symmetric

    def __add__(self, other: Inertia) -> Inertia:
        return Inertia(self.m + other.m, add(self.h, other.h), self.J + other.J)

    def named(self, stem: str) -> Inertia:
        """The same, its parts called `R4_m`, `R4_hx`, `R4_Jxx`, …"""
        self.m.named(f"{stem}_m")
        for axis, moment in zip("xyz", self.h, strict=True):
            moment.named(f"{stem}_h{axis}")
        name_symmetric(f"{stem}_J", self.J)
        return self

    def scaled(self, factor: Value) -> Inertia:
        """The same body, that many times as heavy."""
        J = self.J
        tensor = Symmetric(*(factor * entry for entry in (J.xx, J.yy, J.zz, J.xy, J.xz, J.yz)))
        return Inertia(factor * self.m, as_values(scale(factor, self.h)), tensor)

    def turned(self, turns: Sequence[Rotation]) -> Inertia:
        """About the same point, in outer axes."""
        return Inertia(self.m, inward(turns, self.h), inward_symmetric(turns, self.J))

    def seen_from(self, r: Vector3) -> Inertia:
        """About a point that sees its origin at r: `h' = h + m r`, `J' = J - r~k~ - k~r~` with `k = h + ½ m r`."""
        m, h = self.m, self.h
        middle = as_values(add(h, scale(HALF * m, r)))
        return Inertia(m, as_values(add(h, scale(m, r))), self.J + both(r, middle))


def as_values(v: Vector) -> Vector3:
    """Three numbers of any kind as values."""
    return as_value(v[0]), as_value(v[1]), as_value(v[2])
