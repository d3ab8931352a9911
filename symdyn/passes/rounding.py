"""How far rounding may take every value of a program, to first order, at two random states.

A pass that puts one way to a value in the place of another asks this whether digits would be lost.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from symdyn.passes.field import Angle, angle
from symdyn.passes.listing import COPY, INPUT, NUMBER, Listing
from symdyn.symbolic.forms import ADD, MUL, Op

WORSE = 4.0
"""How many times as far as before rounding may take a value."""

_UNITS = 2.0**-50  # four times what first order says

States = tuple[float, float]
"""A figure for each state."""


class Rounding:
    """Values at two random states, and first-order bounds for what rounding makes of them, in units of what it makes of one.

    Attributes:
        values: at every place.
        errors: the bounds, for the program as it is.
    """

    def __init__(self, listing: Listing) -> None:
        self.values: list[States] = list(zip(*(_values(listing, random.Random(seed)) for seed in (1, 2)), strict=True))
        self.errors: list[States] = []
        for place, (op, a, b) in enumerate(zip(listing.ops, listing.left, listing.right, strict=True)):
            self.errors.append(self.of(place, op, a >> 1, b >> 1, self.errors))

    def of(self, place: int, op: int, a: int, b: int, errors: Sequence[States]) -> States:
        """The bounds for the value at a place, made by an operation on those at a and b, of whose bounds this is the list."""
        z, Z = self.values[place]
        if op == ADD:
            (dx, dX), (dy, dY) = errors[a], errors[b]
            return dx + dy + 0.5 * abs(z), dX + dY + 0.5 * abs(Z)
        if op == MUL:
            (dx, dX), (dy, dY), (x, X), (y, Y) = errors[a], errors[b], self.values[a], self.values[b]
            return abs(y) * dx + abs(x) * dy + 0.5 * abs(z), abs(Y) * dX + abs(X) * dY + 0.5 * abs(Z)
        if op == INPUT:
            return 0.0, 0.0
        if op == NUMBER:
            return 0.5 * abs(z), 0.5 * abs(Z)
        dx, dX = errors[a]
        if op == COPY:
            return dx, dX
        return _passed_on(op, z) * dx + 0.5 * abs(z), _passed_on(op, Z) * dX + 0.5 * abs(Z)


def as_good(new: States, old: States) -> bool:
    """Whether no digits are lost that matter; what overflows is never as good."""
    return new[0] <= WORSE * old[0] and new[1] <= WORSE * old[1]


def alike(values: States, others: States, errors: States) -> bool:
    """Whether values are the same to what rounding may make of them."""
    return all(abs(x - y) <= _UNITS * error for x, y, error in zip(values, others, errors, strict=True))


def _passed_on(op: int, z: float) -> float:
    """How far z = f(x) moves with x; of a sine or cosine at most as far."""
    if op == Op.INVERSE:
        return z * z
    if op == Op.SQRT:
        return 0.5 / z if z else math.inf
    return 0.0 if op == Op.SIGN else 1.0


def _values(listing: Listing, draw: random.Random) -> list[float]:
    """Values at a random state; points of the circle by half-tangents, so that every machine has the same."""
    values: list[float] = []
    angles: dict[int, Angle] = {}
    points: dict[tuple[int, int], complex] = {}
    for op, a, b, item in zip(listing.ops, listing.left, listing.right, listing.items, strict=True):
        if op in (ADD, MUL):
            x, y = values[a >> 1], values[b >> 1]
            x, y = -x if a & 1 else x, -y if b & 1 else y
            values.append(x + y if op == ADD else x * y)
        elif op == INPUT:
            values.append(draw.uniform(0.5, 2.0) * draw.choice((-1.0, 1.0)))
        elif op == NUMBER:
            values.append(float(item))
        elif op in (Op.SIN, Op.COS):
            point = _point(angle(listing, angles, a), points, draw)
            values.append(point.real if op == Op.COS else point.imag)
        else:
            x = values[a >> 1]
            values.append(_of_one(op, -x if a & 1 else x))
    return values


def _point(turns: Angle, points: dict[tuple[int, int], complex], draw: random.Random) -> complex:
    """The point of the circle at a sum of angles."""
    point = complex(1.0)
    for leaf, times in turns.items():
        if leaf not in points:
            t = draw.uniform(-2.0, 2.0)
            points[leaf] = complex((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
        turn = points[leaf] if times > 0 else points[leaf].conjugate()
        for _ in range(abs(times)):
            point *= turn
    return point


def _of_one(op: int, x: float) -> float:
    if op == Op.INVERSE:
        return 1.0 / x if x else math.inf
    if op == Op.SQRT:
        return math.sqrt(abs(x))
    return x if op == COPY else math.copysign(1.0, x)
