"""The tree of bodies in canonical frames: bodies, the joints they hang on, and degrees of freedom."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement
from symdyn.symbolic.angle import NO_ANGLE, Angle
from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints import Joint
from symdyn.symbolic.rotation import Turn, Vector3
from symdyn.symbolic.tape import ONE, ZERO, Value


@dataclass(frozen=True)
class Body:
    """A body in its canonical frame.

    Attributes:
        name: as in the model.
        joint: the name of its joint.
        kind: what its joint does.
        parent: parent body or `ON_BASE`.
        turns: constant rotation from the parent's axes to the joint's, `Rot_z(gamma) Rot_x(alpha)`, outermost first.
        offset: constant turn about z, which the joint's own motion adds to.
        r: origin at q = 0 in the parent's axes.
        inertia: in the canonical frame.
        home: the canonical frame in the model's frame of this body.
        viscous, coulomb, armature: as in the model, for each degree of freedom of the joint.
        positions, dofs: the places of the joint's numbers in `q` and in `qd`.
        lead: by how much the canonical axes are turned ahead of those in which the body is recorded (groups.py).
    """

    name: str
    joint: str
    kind: Joint
    parent: int
    turns: tuple[Turn, ...]
    offset: Turn
    r: Vector3
    inertia: Inertia
    home: Placement
    viscous: Value
    coulomb: Value
    armature: Value
    positions: tuple[int, ...]
    dofs: tuple[int, ...]
    lead: Angle = NO_ANGLE

    @property
    def upright(self) -> bool:
        """Whether its joint does nothing but turn about z and slide along it."""
        return self.kind.angle([ZERO] * len(self.positions)) is not None

    @property
    def turning(self) -> bool:
        """Whether it turns."""
        return any(column.turns for column in self.kind.columns)

    @property
    def side(self) -> int:
        """1 where its axis and the z of the axes that it hangs in are parallel, -1 where they are opposed, else 0."""
        if not all(turn.axis == "x" and turn.s.is_zero for turn in self.turns):
            return 0
        return -1 if sum(turn.c.number != ONE.number for turn in self.turns) % 2 else 1


@dataclass(frozen=True)
class Dof:
    """A degree of freedom: a column of the joint of a body."""

    body: int
    column: Column
    joint: str
    viscous: Value
    coulomb: Value
    armature: Value


@dataclass(frozen=True)
class Tree:
    """The tree.

    Attributes:
        bodies: as the model orders them.
        gravity: free fall in the base frame of each body on the base, by body index.
        anchors: those base frames in the robot's base frame, by body index.
    """

    bodies: tuple[Body, ...]
    gravity: dict[int, Vector3]
    anchors: dict[int, Placement]

    @cached_property
    def dofs(self) -> tuple[Dof, ...]:
        """All degrees of freedom, in the order of `qd`."""
        return tuple(
            Dof(i, column, body.joint, body.viscous, body.coulomb, body.armature)
            for i, body in enumerate(self.bodies)
            for column in body.kind.columns
        )

    @cached_property
    def children(self) -> list[list[int]]:
        """The children of every body, the last first."""
        found: list[list[int]] = [[] for _ in self.bodies]
        for c, body in reversed(list(enumerate(self.bodies))):
            if body.parent != ON_BASE:
                found[body.parent].append(c)
        return found

    @property
    def n(self) -> int:
        """The number of degrees of freedom."""
        return len(self.dofs)

    def alone(self, k: int) -> bool:
        """Whether a degree of freedom is its joint's only one."""
        return len(self.bodies[self.dofs[k].body].dofs) == 1

    def passes_on(self, k: int) -> bool:
        """Whether anything is there to feel what lies behind a degree of freedom: an earlier column, or a parent."""
        body = self.bodies[self.dofs[k].body]
        return k != body.dofs[0] or body.parent != ON_BASE

    def inward(self, i: int) -> list[int]:
        """The proper ancestors of body i, nearest first, without the base."""
        path = []
        while (i := self.bodies[i].parent) != ON_BASE:
            path.append(i)
        return path

    @cached_property
    def chains(self) -> list[list[int]]:
        """The degrees of freedom that each hangs on, base first."""
        found: list[list[int]] = []
        for k, dof in enumerate(self.dofs):
            body = self.bodies[dof.body]
            before = k - 1 if k != body.dofs[0] else ON_BASE
            if k == body.dofs[0] and body.parent != ON_BASE:
                before = self.bodies[body.parent].dofs[-1]
            found.append([] if before == ON_BASE else [*found[before], before])
        return found

    def path(self, body: int) -> list[int]:
        """The body and its ancestors, nearest first; none for the base."""
        return [] if body == ON_BASE else [body, *self.inward(body)]
