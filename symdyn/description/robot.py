"""`Robot`: what a robot file says, whatever its format. Numbers are `Expression`s, exact, in the file's own frames."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from symdyn.description.expressions import ONE, ZERO, Expression, number
from symdyn.faults import Fault, Place

BASE = "base"
WORLD = "world"
"""The side of a loop that is no tool; the world's frame is that of the base."""
FLOATING_BASE = "floating_base"
"""The name of the joint that a floating base moves by, between the world and the link that was the root."""
DIRECTIONS = ("x", "y", "z", "rx", "ry", "rz")

Triple = tuple[Expression, Expression, Expression]
ORIGIN: Triple = (ZERO, ZERO, ZERO)
STANDARD_GRAVITY: Triple = (ZERO, ZERO, number("-9.81"))  # what robot libraries take when a file says nothing


def has_direction(axis: Triple) -> bool:
    """Whether an axis, free of parameters, is long enough to point somewhere."""
    return math.hypot(*(component.value() for component in axis)) > 1e-9


class JointKind(Enum):
    """The joints a robot file may have."""

    REVOLUTE = "revolute"
    CONTINUOUS = "continuous"
    PRISMATIC = "prismatic"
    FIXED = "fixed"
    BALL = "ball"
    PLANAR = "planar"
    FLOATING = "floating"

    @property
    def numbers(self) -> int:
        """How many numbers its position has."""
        return _NUMBERS.get(self, 1)

    @property
    def unit(self) -> str:
        """Of its position."""
        return _UNITS.get(self, "rad")

    @property
    def single(self) -> bool:
        """Whether one number says where it stands: such a joint has limits, can be held anywhere, and may follow another."""
        return self.numbers == 1

    @property
    def has_axis(self) -> bool:
        """Whether it needs a direction: of an axis, or of the normal of its plane."""
        return self not in (JointKind.FIXED, JointKind.BALL, JointKind.FLOATING)


_NUMBERS = {JointKind.FIXED: 0, JointKind.BALL: 4, JointKind.PLANAR: 3, JointKind.FLOATING: 7}
_UNITS = {
    JointKind.PRISMATIC: "m",
    JointKind.BALL: "quaternion",
    JointKind.PLANAR: "m, rad",
    JointKind.FLOATING: "m, quaternion",
}


@dataclass(frozen=True)
class Pose:
    """Where a frame sits in another: `Trans(xyz) Rot_z(yaw) Rot_y(pitch) Rot_x(roll)`, metres and radians."""

    xyz: Triple = ORIGIN
    rpy: Triple = ORIGIN


@dataclass(frozen=True)
class Inertia:
    """Six numbers of an inertia tensor, in kg m².

    Attributes:
        six: the tensor's entries `xx yy zz xy xz yz` (products with the tensor's own sign).
        about_origin: taken about the link frame's origin, else about the centre of mass.
        rpy: turns link axes into the axes of the six numbers.
    """

    six: tuple[Expression, ...] = (ZERO,) * 6
    about_origin: bool = False
    rpy: Triple = ORIGIN


@dataclass(frozen=True)
class Link:
    """A rigid link: mass in kg, centre of mass in the link frame in m.

    Attributes:
        between: it stands between several joints of one body, and has no inertia by intent.
    """

    name: str
    at: Place
    mass: Expression = ZERO
    com: Triple = ORIGIN
    inertia: Inertia = Inertia()
    between: bool = False


@dataclass(frozen=True)
class Mimic:
    """A joint that follows another: its position is `multiplier` times the other's, plus `offset`."""

    joint: str
    multiplier: Expression = ONE
    offset: Expression = ZERO


@dataclass(frozen=True)
class Joint:
    """A joint between two links.

    The child's frame sits in the parent's at `origin · motion(q) · after`; `motion` turns about or slides along
    `axis`, which is given in the frame that `origin` reaches. `after` is the identity but for standard DH tables,
    whose link frames sit at the far end of the link. Of a planar joint `axis` is the normal of its plane; balls and floating
    joints have none to speak of.

    Attributes:
        limits: smallest and largest position (rad or m), where the file states them.
        viscous, coulomb: friction torque `viscous·q̇ + coulomb·sign(q̇)` (N m s/rad, N m; N s/m, N).
        armature: inertia of the drive as the joint feels it (kg m² or kg).
        locked: the position a moving joint is held at, or None; of a joint of several numbers only where nothing is moved, 0.
        mimic: the joint that it follows, or None.
    """

    name: str
    at: Place
    kind: JointKind
    parent: str
    child: str
    axis: Triple = (ZERO, ZERO, ONE)
    origin: Pose = Pose()
    after: Pose = Pose()
    limits: tuple[Expression, Expression] | None = None
    viscous: Expression = ZERO
    coulomb: Expression = ZERO
    armature: Expression = ZERO
    locked: Expression | None = None
    mimic: Mimic | None = None

    @property
    def named_as_base(self) -> bool:
        """Whether it is floating and called as the joint of a floating base is, perhaps with underscores behind that."""
        return self.kind is JointKind.FLOATING and self.name.rstrip("_") == FLOATING_BASE

    @property
    def moves(self) -> bool:
        """Whether it moves, by itself or with the joint that it follows."""
        return self.kind is not JointKind.FIXED and self.locked is None

    @property
    def leads(self) -> bool:
        """Whether it moves by itself: `q` speaks of such joints only."""
        return self.moves and self.mimic is None


@dataclass(frozen=True)
class Tool:
    """A named frame on a link; `directions` are the rows of its Jacobian that matter (all six when empty)."""

    name: str
    at: Place
    link: str
    origin: Pose = Pose()
    directions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Loop:
    """Frame `a` held to frame `b` along `constrain`, directions of frame `a`; each a tool, or one of them `WORLD`.

    Attributes:
        frame: where the side of the world is held, in the base frame.
        left_out: of contacts, directions that others hold already: chosen by the judge, in no file. Of three displacements
            or three rotations that are held together they are axes of b, which the choice then goes with; else of a.
    """

    at: Place
    a: str
    b: str
    constrain: tuple[str, ...]
    frame: Pose = Pose()
    left_out: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What `--loops` calls it: the tool that it holds to the world, or both tools."""
        return "-".join(side for side in (self.a, self.b) if side != WORLD)


@dataclass(frozen=True)
class Parameter:
    """A number that stays a symbol down to the generated function."""

    name: str
    at: Place
    default: Expression


@dataclass(frozen=True)
class Robot:
    """A whole robot file, read without an error.

    Attributes:
        links, joints: in the order that the degrees of freedom of sibling branches are to have.
        root: the link that is fixed to the world; need not be among `links`, and is none of them where the base floats.
        gravity: acceleration of free fall in the root link's frame, m/s².
        remarks: warnings and notes that came up while reading.
        files: what was read beside the file itself: includes and meshes.
    """

    name: str
    at: Place
    root: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...]
    tools: tuple[Tool, ...] = ()
    loops: tuple[Loop, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    gravity: Triple = STANDARD_GRAVITY
    remarks: tuple[Fault, ...] = ()
    files: tuple[Path, ...] = ()

    @property
    def floats(self) -> bool:
        """Whether it moves as a whole: `base: floating`, or `--floating`."""
        return any(joint.moves and joint.parent == self.root and joint.named_as_base for joint in self.joints)

    @property
    def defaults(self) -> dict[str, float]:
        """The default value of every parameter."""
        return {parameter.name: parameter.default.value() for parameter in self.parameters}
