"""`Model`: what a robot weighs and how it moves, after fixed joints are gone.

Every body carries one moving joint. The body's frame is the frame of the link that its joint moves, wherever the
joint's axis passes through that frame's origin; for a standard DH row it is the joint's own frame, turned with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symdyn.model.vectors import ZERO_MATRIX, ZERO_VECTOR, Matrix, Placement, Vector

ON_BASE = -1


@dataclass(frozen=True)
class RigidInertia:
    """Mass `m`, first moment `h = m p` and inertia tensor `J` about the frame's origin.

    These three add up, and a massless link needs no centre of mass.
    """

    mass: Any = 0
    first_moment: Vector = ZERO_VECTOR
    tensor: Matrix = ZERO_MATRIX


@dataclass(frozen=True)
class Body:
    """A body of the tree and the joint that moves it.

    Attributes:
        name: the link that the joint moves.
        joint: the joint's name.
        prismatic: slides along `axis`, else turns about it.
        continuous: turns without limits.
        parent: index of the parent body, `ON_BASE` for the base.
        placement: the body's frame in the parent's at q = 0.
        axis: unit vector in the body's own axes (the joint's motion does not change it).
        inertia: all links that are rigidly joined, in the body's frame.
        links: the names of those links.
        limits: smallest and largest q, where known.
        viscous, coulomb, armature: as in the robot file.
    """

    name: str
    joint: str
    prismatic: bool
    continuous: bool
    parent: int
    placement: Placement
    axis: Vector
    inertia: RigidInertia
    links: tuple[str, ...]
    limits: tuple[Any, Any] | None
    viscous: Any
    coulomb: Any
    armature: Any


@dataclass(frozen=True)
class ToolFrame:
    """A tool: its frame in the frame of a body (or of the base)."""

    name: str
    body: int
    placement: Placement
    directions: tuple[str, ...]


@dataclass(frozen=True)
class LoopJoint:
    """Two tools, by index, held together along directions of the first one's frame."""

    a: int
    b: int
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

    @property
    def size(self) -> int:
        """The number of joints that move."""
        return len(self.bodies)
