"""The tree on a tape at one `q`: sines and cosines, and how vectors cross a joint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from symdyn.model.vectors import Vector
from symdyn.symbolic.labels import name_vector
from symdyn.symbolic.rotation import (
    TRIG,
    Rotation,
    Rows,
    Symmetric,
    Vector3,
    inward,
    inward_full,
    inward_symmetric,
    outward,
    outward_full,
    outward_symmetric,
)
from symdyn.symbolic.tape import Tape, Value
from symdyn.symbolic.tree import Body, Tree


@dataclass(frozen=True)
class Placed:
    """A body at a joint position: all turns from the parent's axes to its own, and its origin in the parent's axes."""

    turns: tuple[Rotation, ...]
    r: Vector3

    def inward(self, v: Vector) -> Vector3:
        return inward(self.turns, v)

    def outward(self, v: Vector) -> Vector3:
        return outward(self.turns, v)

    def inward_symmetric(self, a: Symmetric) -> Symmetric:
        return inward_symmetric(self.turns, a)

    def outward_symmetric(self, a: Symmetric) -> Symmetric:
        return outward_symmetric(self.turns, a)

    def inward_full(self, a: Rows) -> Rows:
        """`R A R*`."""
        return inward_full(self.turns, a)

    def outward_full(self, a: Rows) -> Rows:
        """`R* A R`."""
        return outward_full(self.turns, a)


@dataclass(frozen=True)
class Configuration:
    """What every recursion takes: the tape it records on, the tree, and its bodies at one `q`."""

    tape: Tape
    tree: Tree
    placed: Sequence[Placed]

    @property
    def bodies(self) -> Iterator[tuple[int, Body]]:
        """Outward: parents before children."""
        return iter(enumerate(self.tree.bodies))

    @property
    def bodies_inward(self) -> Iterator[tuple[int, Body]]:
        """Inward: children before parents."""
        return reversed(list(enumerate(self.tree.bodies)))

    def children(self, i: int) -> list[int]:
        """The bodies that hang on body i, the last first, as inward sweeps meet them."""
        return self.tree.children[i]

    def of(self, tree: Tree) -> Configuration:
        """The same configuration of a tree with other inertias."""
        return Configuration(self.tape, tree, self.placed)


def configuration(tape: Tape, tree: Tree, q: Sequence[Value]) -> Configuration:
    """Every body at `q`."""
    positions = [[q[place] for place in body.positions] for body in tree.bodies]
    with tape.section(TRIG):
        turns = [body.kind.turns(body.offset, q_i) for body, q_i in zip(tree.bodies, positions, strict=True)]
    placed = []
    for i, (body, turned, q_i) in enumerate(zip(tree.bodies, turns, positions, strict=True)):
        r, shift = body.r, body.kind.shift(q_i)
        if shift is not None:
            with tape.section(f"position of '{body.name}'"):
                along = inward((*body.turns, body.offset), shift)
                r = name_vector(f"r{i}", (r[0] + along[0], r[1] + along[1], r[2] + along[2]))
        placed.append(Placed((*body.turns, *turned), r))
    return Configuration(tape, tree, placed)
