"""`Model`: what a robot weighs and how it moves, after fixed joints are gone.

Bodies, joints and degrees of freedom are three different things: every body hangs on its parent by one joint, and a joint
has as many degrees of freedom as it has independent rates. The body's frame is the frame of the link that its joint moves,
wherever the joint's axis passes through that frame's origin; for a standard DH row it is the joint's own frame, turned
with it. A joint that follows another has no degrees of freedom of its own: `E` and `c` of `q_all = E q + c` are said here once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple

from symdyn.model.vectors import IDENTITY, ZERO_MATRIX, ZERO_VECTOR, Matrix, Placement, Vector, add, add_matrices

ON_BASE = -1
_QUATERNION = "quaternion quaternion quaternion quaternion"


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
    """How a joint moves, by the units of its numbers of position and of what its degrees of freedom turn or slide by.

    What a kind does is said once in `core/joints` and once in `symbolic/joints`.
    """

    REVOLUTE = ("rad", "rad")
    PRISMATIC = ("m", "m")
    BALL = (_QUATERNION, "rad rad rad")
    PLANAR = ("m m rad", "rad m m")
    FLOATING = (f"m m m {_QUATERNION}", "rad rad rad m m m")

    def __init__(self, positions: str, rates: str) -> None:
        self.position_units, self.rate_units = tuple(positions.split()), tuple(rates.split())

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return len(self.position_units)

    @property
    def nv(self) -> int:
        """Degrees of freedom."""
        return len(self.rate_units)

    @property
    def unit(self) -> str:
        """Of its position: `rad`, `m`, or the units of its numbers in order."""
        return ", ".join(dict.fromkeys(self.position_units))


@dataclass(frozen=True)
class Follows:
    """How a joint follows another: its position is `multiplier` times that of body `leader`'s joint, plus `offset`."""

    leader: int
    multiplier: Any
    offset: Any


@dataclass(frozen=True)
class Joint:
    """What joins a body to its parent.

    Attributes:
        name: as in the robot file.
        motion: its kind.
        axis: unit vector in the body's own axes (the joint's motion does not change it); of a planar joint the normal of its
            plane; joints that turn every way have none to speak of.
        limits: smallest and largest q, where known.
        viscous, coulomb, armature: as in the robot file, the same for each of its degrees of freedom.
        axes: of a planar joint, columns are its x, y and z axes in the body's; others have no use for it.
        follows: the joint that it follows, one that moves by itself; None of a joint that does so.
    """

    name: str
    motion: Motion
    axis: Vector = (0, 0, 1)
    limits: tuple[Any, Any] | None = None
    viscous: Any = 0
    coulomb: Any = 0
    armature: Any = 0
    axes: Matrix = IDENTITY
    follows: Follows | None = None


@dataclass(frozen=True)
class Body:
    """A body of the tree.

    Attributes:
        name: the link that the joint moves.
        joint: what joins it to its parent.
        parent: index of the parent body, `ON_BASE` for the base.
        placement: the body's frame in the parent's at q = 0, of a quaternion at no turn.
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


class Step(NamedTuple):
    """A number of the tree with all joints free: `multiplier` times the independent one at `place`, plus `offset`."""

    place: int
    multiplier: Any = 1
    offset: Any = 0


@dataclass(frozen=True)
class ToolFrame:
    """A tool: its frame in the frame of a body (or of the base)."""

    name: str
    body: int
    placement: Placement
    directions: tuple[str, ...]


@dataclass(frozen=True)
class LoopJoint:
    """Two frames held together along directions of the first: tools, or a frame of the world, which sits on the base.

    Attributes:
        a, b: the frames.
        constrain: the directions held.
        left_out: directions that other loops hold already: their forces are zero. Where all three displacements, or all three
            rotations, are held and not all of them are needed, they are taken along the axes of b, else along those of a.
    """

    a: ToolFrame
    b: ToolFrame
    constrain: tuple[str, ...]
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True)
class Model:
    """The tree: bodies with parents before children and every branch in one piece (depth first).

    `friction` and `armature` say whether those of the file are wanted.
    """

    name: str
    gravity: Vector
    bodies: tuple[Body, ...]
    tools: tuple[ToolFrame, ...]
    loops: tuple[LoopJoint, ...]
    parameters: tuple[str, ...]
    friction: bool = True
    armature: bool = True

    def chosen(self, *, friction: bool, armature: bool) -> Model:
        """The model without the friction or armature that is not wanted."""
        unwanted = ([] if friction else ["viscous", "coulomb"]) + ([] if armature else ["armature"])
        none: dict[str, Any] = dict.fromkeys(unwanted, 0)
        bodies = tuple(replace(body, joint=replace(body.joint, **none)) for body in self.bodies)
        return replace(self, bodies=bodies, friction=friction, armature=armature)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """All joints, in the order of the bodies they move."""
        return tuple(body.joint for body in self.bodies)

    @property
    def leaders(self) -> tuple[Joint, ...]:
        """The joints that move by themselves: those that `q` and `qd` speak of, in their order."""
        return tuple(joint for joint in self.joints if joint.follows is None)

    @property
    def folds(self) -> bool:
        """Whether some joints follow others."""
        return any(joint.follows for joint in self.joints)

    @property
    def unfolded(self) -> Model:
        """The model with all joints free."""
        bodies = tuple(replace(body, joint=replace(body.joint, follows=None)) for body in self.bodies)
        return replace(self, bodies=bodies)

    @cached_property
    def dofs(self) -> tuple[Dof, ...]:
        """The degrees of freedom of the joints that move by themselves, in the order of `qd`."""
        return tuple(dof for dof in self.all_dofs if self.joints[dof.body].follows is None)

    @cached_property
    def all_dofs(self) -> tuple[Dof, ...]:
        """The degrees of freedom of all joints, as if none followed another."""
        return tuple(Dof(i, column) for i, joint in enumerate(self.joints) for column in range(joint.motion.nv))

    @property
    def positions(self) -> tuple[Step, ...]:
        """What every number of position of all joints is, by those in `q`: `q_all = E q + c`."""
        return self._steps([joint.motion.nq for joint in self.joints])

    @property
    def rates(self) -> tuple[Step, ...]:
        """The same of the velocities by those in `qd`: `qd_all = E qd`, without offsets."""
        return tuple(step._replace(offset=0) for step in self._steps([joint.motion.nv for joint in self.joints]))

    def _steps(self, sizes: Sequence[int]) -> tuple[Step, ...]:
        """Joint by joint; what follows has one number, as what it follows."""
        own = [0 if joint.follows else size for joint, size in zip(self.joints, sizes, strict=True)]
        starts = list(accumulate(own, initial=0))
        found: list[Step] = []
        for i, joint in enumerate(self.joints):
            if joint.follows is None:
                found += [Step(place) for place in range(starts[i], starts[i] + own[i])]
            else:
                found.append(Step(starts[joint.follows.leader], joint.follows.multiplier, joint.follows.offset))
        return tuple(found)

    @property
    def position_units(self) -> tuple[str, ...]:
        """The unit of every number of position, `rad`, `m` or `quaternion`, in the order of `q`."""
        return tuple(unit for joint in self.leaders for unit in joint.motion.position_units)

    @property
    def rate_units(self) -> tuple[str, ...]:
        """What every degree of freedom turns or slides by, `rad` or `m`, in the order of `qd`."""
        return tuple(unit for joint in self.leaders for unit in joint.motion.rate_units)

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return len(self.position_units)

    @property
    def nv(self) -> int:
        """Numbers of velocity: degrees of freedom."""
        return len(self.dofs)
