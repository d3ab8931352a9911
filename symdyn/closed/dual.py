"""Numbers that carry their derivative by one variable, to prove derivatives with: the program is run on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symdyn.closed.points import Angle


@dataclass(frozen=True)
class Dual:
    """A value and how it changes."""

    value: Any
    change: Any = 0

    def __add__(self, other: Any) -> Dual:
        other = _dual(other)
        return Dual(self.value + other.value, self.change + other.change)

    __radd__ = __add__

    def __mul__(self, other: Any) -> Dual:
        other = _dual(other)
        return Dual(self.value * other.value, self.change * other.value + self.value * other.change)

    __rmul__ = __mul__

    def __rtruediv__(self, other: Any) -> Dual:
        """The program divides a number by a value, and nothing else."""
        return Dual(other / self.value, -other * self.change / (self.value * self.value))


def _dual(value: Any) -> Dual:
    return value if isinstance(value, Dual) else Dual(value)


class DualPose:
    """A pose whose position at one place varies.

    Args:
        pose: where it is.
        place: in q that varies; none that is there for none.
    """

    def __init__(self, pose: Any, place: int) -> None:
        self._pose, self._place = pose, place
        self.q = list(pose.q)
        if 0 <= place < len(self.q):
            here = self.q[place]
            self.q[place] = Varied(here) if isinstance(here, Angle) else Dual(here, 1)

    def call(self, function: str, value: Any) -> Any:
        """A function of an angle or of a number, with its change."""
        if isinstance(value, Varied):
            c, s = self._pose.call("cos", value.angle), self._pose.call("sin", value.angle)
            return Dual(c, -s) if function == "cos" else Dual(s, c)
        if not isinstance(value, Dual):
            return self._pose.call(function, value)
        found = self._pose.call(function, value.value)
        if function == "sign":
            return found
        if function == "sqrt":
            return Dual(found, value.change / (2 * found))
        other = self._pose.call("sin" if function == "cos" else "cos", value.value)
        return Dual(found, (-other if function == "cos" else other) * value.change)


@dataclass(frozen=True)
class Varied:
    """An angle that varies, plus a constant."""

    angle: Any

    def __add__(self, other: Any) -> Varied:
        return Varied(self.angle + other)

    __radd__ = __add__
