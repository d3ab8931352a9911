"""Joints at a state: sines and cosines, and how vectors cross a joint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sympy as sp

from symdyn.model.vectors import Matrix as Rows
from symdyn.model.vectors import Vector, transpose
from symdyn.symbolic import numbers
from symdyn.symbolic.frames import Body, Chain
from symdyn.symbolic.rotation import Symmetric, Three, Turn, inward, inward_symmetric, outward, outward_symmetric
from symdyn.symbolic.tape import Tape, Value, constant


@dataclass(frozen=True)
class Placed:
    """A body at a joint position: all turns from the parent's axes to its own, and its origin in the parent's axes."""

    turns: tuple[Turn, ...]
    r: Three

    def inward(self, v: Vector) -> Three:
        return inward(self.turns, v)

    def outward(self, v: Vector) -> Three:
        return outward(self.turns, v)

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        return inward_symmetric(self.turns, a)

    def outward_symmetric(self, a: Symmetric) -> Symmetric:
        return outward_symmetric(self.turns, a)

    def inward_full(self, a: Rows) -> Rows:
        """`R A R*`."""
        return _both_sides(self.inward, a)

    def outward_full(self, a: Rows) -> Rows:
        """`R* A R`."""
        return _both_sides(self.outward, a)


def _both_sides(turn: Callable[[Vector], Three], a: Rows) -> Rows:
    """Rows turned, then columns."""
    return transpose(_each(turn, transpose(_each(turn, a))))


def _each(turn: Callable[[Vector], Three], rows: Rows) -> Rows:
    first, second, third = rows
    return turn(first), turn(second), turn(third)


def place(tape: Tape, chain: Chain, q: Sequence[Value]) -> list[Placed]:
    """Every body at `q`. Quarter-turn offsets cost nothing; a slide moves the origin along its own z axis."""
    with tape.section("trig", "sines and cosines of the joint angles"):
        turns = [_joint_turn(body, q_i) for body, q_i in zip(chain.bodies, q, strict=True)]
    placed = []
    for body, turn, q_i in zip(chain.bodies, turns, q, strict=True):
        r = body.r
        if body.prismatic:
            with tape.section("slide", f"position of '{body.name}'"):
                along = inward(body.turns, (constant(0), constant(0), q_i))
                r = (r[0] + along[0], r[1] + along[1], r[2] + along[2])
        placed.append(Placed((*body.turns, turn), r))
    return placed


def _joint_turn(body: Body, q: Value) -> Turn:
    """The turn about z that the joint makes, offset included."""
    offset = body.offset
    if body.prismatic:
        return offset
    assert offset.c.number is not None and offset.s.number is not None
    if offset.c.number in (0, 1, -1):
        c, s = q.call("cos"), q.call("sin")
        return Turn("z", offset.c * c - offset.s * s, offset.s * c + offset.c * s)
    angle = q + constant(numbers.settle(sp.atan2(offset.s.number, offset.c.number)))
    return Turn("z", angle.call("cos"), angle.call("sin"))
