"""Poses at which everything is a fraction: rational points of the unit circle, `c = (1-t²)/(1+t²)`, `s = 2t/(1+t²)`."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.closed.expression import Wave


def sign(value: Any) -> int:
    return int(value > 0) - int(value < 0)


@dataclass(frozen=True)
class Angle:
    """A joint's angle plus a constant, whose sine and cosine are known where the constant is the joint's own offset."""

    place: int
    shift: Fraction = Fraction(0)

    def __add__(self, other: Any) -> Angle:
        return Angle(self.place, self.shift + other)

    __radd__ = __add__


class Pose:
    """A pose at which the angles `q + offset` of all turning joints have rational sines and cosines.

    Args:
        halves: `tan` of half of each of those angles; for a slide how far it is out.
        offsets: of the angles, by the place in q.
        slides: for each joint whether it slides.
        held: what is given instead: of a slide how far it is out, of an angle with its offset the cosine and sine.
    """

    def __init__(
        self,
        halves: Sequence[Fraction],
        offsets: Mapping[int, Fraction],
        slides: Sequence[bool],
        held: Mapping[int, Any] | None = None,
    ) -> None:
        given = held or {}
        self._points = [
            given[i] if i in given and not slides[i] else ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
            for i, t in enumerate(halves)
        ]
        self._offsets = offsets
        self.q: list[Any] = [given.get(i, t) if slides[i] else Angle(i) for i, t in enumerate(halves)]

    def call(self, function: str, value: Any) -> Any:
        """The sine or cosine of an angle, or a sign."""
        if function == "sign":
            return sign(value)
        c, s = self.point(value)
        return c if function == "cos" else s

    def point(self, angle: Angle) -> tuple[Any, Any]:
        """Cosine and sine of a joint's angle with its offset."""
        if angle.shift != self._offsets.get(angle.place, Fraction(0)):
            raise ValueError(f"the sine of joint {angle.place} with an offset that it does not have")
        return self._points[angle.place]

    def wave(self, wave: Wave) -> Any:
        """The sine or cosine of a sum of angles, by the addition theorems."""
        c, s = Fraction(1), Fraction(0)
        for _, joint, times in wave.angle:
            a, b = self._points[joint - 1]
            b = b if times > 0 else -b
            for _ in range(abs(times)):
                c, s = c * a - s * b, s * a + c * b
        return s if wave.sine else c


class FloatPose:
    """A pose in floats."""

    def __init__(self, q: Sequence[float], offsets: Mapping[int, float]) -> None:
        self.q, self._offsets = list(q), offsets

    def call(self, function: str, value: Any) -> Any:
        return {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos, "sign": sign}[function](value)

    def wave(self, wave: Wave) -> float:
        angle = sum(times * (self.q[joint - 1] + self._offsets.get(joint - 1, 0.0)) for _, joint, times in wave.angle)
        return math.sin(angle) if wave.sine else math.cos(angle)


def fractions(count: int, seed: int) -> list[Fraction]:
    """Different small fractions, the same for the same seed."""
    return [Fraction(2 * k + 3 + seed, 3 * k + 7 + 2 * seed) * (-1) ** (k * seed % 2) for k in range(count)]
