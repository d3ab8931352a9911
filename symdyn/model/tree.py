"""`Model`: what a robot weighs and how it moves, after fixed joints are gone.

Bodies, joints and degrees of freedom are three different things: every body hangs on its parent by one joint, and a joint
has as many degrees of freedom as it has independent rates. The body's frame is the frame of the link that its joint moves,
wherever the joint's axis passes through that frame's origin; for a standard DH row it is the joint's own frame, turned
with it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

from symdyn.model.vectors import ZERO_MATRIX, ZERO_VECTOR, Matrix, Placement, Vector, add, add_matrices

ON_BASE = -1


@dataclass(frozen=True)
class RigidInertia:
    """Mass `m`, first moment `h = m p` and inertia tensor `J` about the frame's origin.

    These three add up, and a massless link needs no centre of mass.
    """

    mass: Any = 0
    first_moment: Vector = ZERO_VECTOR
    tensor: Matrix = ZERO_MATRIX

    def plus(self, other: RigidInertia) -> RigidInertia:
        """Both, rigidly joined."""
        moment = add(self.first_moment, other.first_moment)
        return RigidInertia(self.mass + other.mass, moment, add_matrices(self.tensor, other.tensor))


class Motion(Enum):
    """How a joint moves: numbers of position and of velocity, and the unit of position where there is one.

    What a kind does is said once in `core/joints` and once in `symbolic/joints`; a ball, which no robot file can have yet, in
    the core only.
    """

    REVOLUTE = (1, 1, "rad")
    PRISMATIC = (1, 1, "m")
    BALL = (4, 3, "quaternion")

    def __init__(self, nq: int, nv: int, unit: str) -> None:
        self.nq, self.nv, self.unit = nq, nv, unit


@dataclass(frozen=True)
class Joint:
    """What joins a body to its parent.

    Attributes:
        name: as in the robot file.
        motion: its kind.
        axis: unit vector in the body's own axes (the joint's motion does not change it); a ball has none to speak of.
        limits: smallest and largest q, where known.
        viscous, coulomb, armature: as in the robot file, the same for each of its degrees of freedom.
    """

    name: str
    motion: Motion
    axis: Vector = (0, 0, 1)
    limits: tuple[Any, Any] | None = None
    viscous: Any = 0
    coulomb: Any = 0
    armature: Any = 0


@dataclass(frozen=True)
class Body:
    """A body of the tree.

    Attributes:
        name: the link that the joint moves.
        joint: what joins it to its parent.
        parent: index of the parent body, `ON_BASE` for the base.
        placement: the body's frame in the parent's at q = 0, of a ball at the unit quaternion.
        inertia: all links that are rigidly joined, in the body's frame.
        links: the names of those links.
    """

    name: str
    joint: Joint
    parent: int
    placement: Placement
    inertia: RigidInertia = RigidInertia()
    links: tuple[str, ...] = ()


@dataclass(frozen=True)
class Dof:
    """A degree of freedom: column `column` of the joint of body `body`."""

    body: int
    column: int


@dataclass(frozen=True)
class ToolFrame:
    """A tool: its frame in the frame of a body (or of the base)."""

    name: str
    body: int
    placement: Placement
    directions: tuple[str, ...]


@dataclass(frozen=True)
class LoopJoint:
    """Two frames held together along directions of the first: tools, or a frame of the world, which sits on the base."""

    a: ToolFrame
    b: ToolFrame
    constrain: tuple[str, ...]


@dataclass(frozen=True)
class Model:
    """The tree: bodies with parents before children and every branch in one piece (depth first)."""

    name: str
    gravity: Vector
    bodies: tuple[Body, ...]
    tools: tuple[ToolFrame, ...]
    loops: tuple[LoopJoint, ...]
    parameters: tuple[str, ...]

    def chosen(self, *, friction: bool, armature: bool) -> Model:
        """The model without the friction or armature that is not wanted."""
        unwanted = ([] if friction else ["viscous", "coulomb"]) + ([] if armature else ["armature"])
        none: dict[str, Any] = dict.fromkeys(unwanted, 0)
        bodies = tuple(replace(body, joint=replace(body.joint, **none)) for body in self.bodies)
        return replace(self, bodies=bodies)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """The joints, in the order of the bodies they move."""
        return tuple(body.joint for body in self.bodies)

    @cached_property
    def dofs(self) -> tuple[Dof, ...]:
        """The degrees of freedom, in the order of `qd`."""
        return tuple(Dof(i, column) for i, joint in enumerate(self.joints) for column in range(joint.motion.nv))

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return sum(joint.motion.nq for joint in self.joints)

    @property
    def nv(self) -> int:
        """Numbers of velocity: degrees of freedom."""
        return len(self.dofs)
