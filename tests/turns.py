"""Angles whose sines and cosines are fractions: sums of joint angles at rational points of the unit circle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any


@dataclass(frozen=True)
class Turn:
    """`sum times · (q + offset)` of joints, `q` those of a circle; `shift` is what has been added beside the q's."""

    circle: Circle
    times: tuple[tuple[int, int], ...]
    shift: Fraction = Fraction(0)

    def __add__(self, other: Any) -> Turn:
        if not isinstance(other, Turn):
            return Turn(self.circle, self.times, self.shift + Fraction(other))
        total = dict(self.times)
        for joint, count in other.times:
            total[joint] = total.get(joint, 0) + count
        return Turn(self.circle, tuple(sorted(total.items())), self.shift + other.shift)

    __radd__ = __add__

    def __mul__(self, count: Any) -> Turn:
        whole = Fraction(count)
        assert whole.denominator == 1
        times = tuple((joint, k * whole.numerator) for joint, k in self.times)
        return Turn(self.circle, times, self.shift * whole)

    __rmul__ = __mul__

    def __neg__(self) -> Turn:
        return self * -1

    def __sub__(self, other: Any) -> Turn:
        return self + -other

    def point(self) -> tuple[Fraction, Fraction]:
        """Cosine and sine, by the addition theorems."""
        offset = sum((count * self.circle.offsets.get(joint, Fraction(0)) for joint, count in self.times), Fraction(0))
        assert self.shift == offset, f"{self.times} has the offset {self.shift}, not {offset}"
        c, s = Fraction(1), Fraction(0)
        for joint, count in self.times:
            a, b = self.circle.points[joint]
            for _ in range(abs(count)):
                c, s = (c * a - s * b, s * a + c * b) if count > 0 else (c * a + s * b, s * a - c * b)
        return c, s


class Circle:
    """Points of the unit circle, `c = (1-t²)/(1+t²)`, `s = 2t/(1+t²)`: those of `q + offset` of every turning joint.

    Args:
        halves: `t` of every joint.
        offsets: by the place in q.
    """

    def __init__(self, halves: Mapping[int, Fraction], offsets: Mapping[int, Fraction]) -> None:
        self.offsets = dict(offsets)
        self.points = {joint: ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)) for joint, t in halves.items()}

    def angle(self, joint: int) -> Turn:
        """The angle of one joint."""
        return Turn(self, ((joint, 1),))


def cos(angle: Turn) -> Fraction:
    return angle.point()[0]


def sin(angle: Turn) -> Fraction:
    return angle.point()[1]
