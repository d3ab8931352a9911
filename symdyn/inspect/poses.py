"""Poses to look at a robot in: spread evenly within the limits of its joints, the same in every run."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.inspect.arrays import Array
from symdyn.model.tree import Model

FREE_TURN = math.pi  # to either side, of a turning joint without limits: all there is
FREE_SLIDE = 1.0  # m to either side, of a slide without limits


@dataclass(frozen=True)
class Span:
    """Where a joint is moved.

    Attributes:
        joint: its name.
        unit: of its position, `rad` or `m`.
        low, high: ends, those of the robot file where it has some.
        limited: whether the robot file has them.
    """

    joint: str
    unit: str
    low: float
    high: float
    limited: bool

    @property
    def rest(self) -> float:
        """Zero where that is within, else the middle."""
        return 0.0 if self.low <= 0.0 <= self.high else (self.low + self.high) / 2

    def at(self, part: Array) -> Array:
        """Positions at parts from 0 to 1 of the way."""
        return self.low + (self.high - self.low) * part


def spans(model: Model) -> tuple[Span, ...]:
    """Where each joint of a model in floats is moved, in the order of `q`."""
    return tuple(_span(model, dof.body) for dof in model.dofs)


def _span(model: Model, body: int) -> Span:
    joint = model.joints[body]
    if joint.limits is not None:
        return Span(joint.name, joint.motion.unit, float(joint.limits[0]), float(joint.limits[1]), True)
    free = FREE_SLIDE if joint.motion.unit == "m" else FREE_TURN
    return Span(joint.name, joint.motion.unit, -free, free, False)


def rest(of: Sequence[Span]) -> Array:
    """All joints at zero, or at the middle where zero is outside; (n,)."""
    return np.array([span.rest for span in of])


def spread(dimensions: int, count: int) -> Array:
    """Points that fill the unit cube evenly, (dimensions, count): `x_k = ½ + k √p mod 1`, p the first primes (Richtmyer).

    Needs neither table nor dice. Each coordinate alone is far more even than random numbers are, pairs are no worse.
    """
    roots = np.sqrt(np.array(_primes(dimensions), dtype=float))
    return np.asarray((0.5 + roots[:, None] * np.arange(1.0, count + 1.0)) % 1.0)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def placed(of: Sequence[Span], parts: Array) -> Array:
    """Poses (n, count) at parts (n, count) of the ways of all joints."""
    return np.array([span.at(part) for span, part in zip(of, parts, strict=True)]).reshape(parts.shape)
