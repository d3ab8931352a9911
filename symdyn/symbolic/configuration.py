"""The tree on a tape at one `q`: sines and cosines, and how vectors cross a joint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import IDENTITY, Placement, Vector
from symdyn.symbolic.angle import NO_ANGLE, Angle
from symdyn.symbolic.joints.revolute import turned_by
from symdyn.symbolic.labels import name_vector
from symdyn.symbolic.rotation import (
    TRIG,
    Rotation,
    Rows,
    Symmetric,
    Turn,
    Vector3,
    inward,
    inward_full,
    inward_symmetric,
    outward,
    outward_full,
    outward_symmetric,
)
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value
from symdyn.symbolic.tree import Body, Tree


@dataclass(frozen=True)
class Placed:
    """A body at a joint position: all turns from the parent's axes to its own, and its origin in the parent's axes.

    Axes are those that bodies are recorded in; `lead` turns to them from the body's canonical ones.
    """

    turns: tuple[Rotation, ...]
    r: Vector3
    lead: tuple[Turn, ...] = ()

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
    """Every body at `q`; those that lead the axes they are recorded in with inertias and frames turned into those axes."""
    turning = _Turning(tree, tuple(tuple(q[place] for place in body.positions) for body in tree.bodies))
    with tape.section(TRIG):
        angles = [(turning.between(i), turning.about(body.lead)) for i, body in enumerate(tree.bodies)]
    turns, leads = [turn for turn, _ in angles], [lead for _, lead in angles]
    placed = []
    for i, body in enumerate(tree.bodies):
        r, shift = body.r, body.kind.shift(turning.positions[i])
        if shift is not None or (body.parent != ON_BASE and leads[body.parent]):
            with tape.section(f"position of '{body.name}'"):
                if shift is not None:
                    along = inward((*body.turns, body.offset), shift)
                    r = r[0] + along[0], r[1] + along[1], r[2] + along[2]
                r = name_vector(f"r{i}", inward(leads[body.parent], r) if body.parent != ON_BASE else r)
        placed.append(Placed(turns[i], r, leads[i]))
    if not any(leads):
        return Configuration(tape, tree, placed)
    bodies = tuple(_recorded(tape, i, body, leads[i]) for i, body in enumerate(tree.bodies))
    return Configuration(tape, replace(tree, bodies=bodies), placed)


def _recorded(tape: Tape, i: int, body: Body, lead: Sequence[Turn]) -> Body:
    """A body in the axes that it is recorded in."""
    if not lead:
        return body
    with tape.section(f"inertia of '{body.name}' in the axes of its group"):
        x, y, z = (inward(lead, unit) for unit in IDENTITY)
        return replace(
            body, inertia=body.inertia.turned(lead).named(f"I{i}"), home=body.home.then(Placement((x, y, z)))
        )


@dataclass(frozen=True)
class _Turning:
    """How the axes that bodies are recorded in turn with `q`."""

    tree: Tree
    positions: Sequence[Sequence[Value]]

    def about(self, angle: Angle) -> tuple[Turn, ...]:
        """One turn by an angle, or none."""
        if not angle:
            return ()
        offset, total = Turn("z", ONE, ZERO), ZERO
        for i, sign in angle.of:
            body = self.tree.bodies[i]
            offset = offset.followed_by(body.offset if sign > 0 else body.offset.back)
            total = total + sign * (body.kind.angle(self.positions[i]) or ZERO)
        return turned_by(offset, total)

    def between(self, i: int) -> tuple[Rotation, ...]:
        """From the parent's axes to the body's."""
        body, before = self.tree.bodies[i], NO_ANGLE
        if body.parent != ON_BASE:
            before = self.tree.bodies[body.parent].lead
        if not before and not body.lead:
            return (*body.turns, *body.kind.turns(body.offset, self.positions[i]))
        if not body.upright:
            return (*self.about(before), *body.turns, *body.kind.turns(body.offset, self.positions[i]))
        own = Angle.by(i) - body.lead
        if body.side:
            return (*body.turns, *self.about(before.seen(body.side) + own))
        return (*self.about(before), *body.turns, *self.about(own))
