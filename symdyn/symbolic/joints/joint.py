"""What a kind of joint has to say. Frames are canonical: a joint with an axis has it along z."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple, Protocol

from symdyn.model.vectors import add, cross
from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.rotation import Rotation, Turn, Vector3
from symdyn.symbolic.tape import HALF, ZERO, Value, constant


class Kinematics(NamedTuple):
    """Angular velocity and acceleration of a body, and the acceleration of its origin, in its own axes."""

    w: Vector3
    wd: Vector3
    a: Vector3


def moved_by(carried: Kinematics, w: Vector3, v: Vector3, wd: Vector3, vd: Vector3) -> Kinematics:
    """With what a joint adds, in the body's axes: `wd + wd_j + w~w_j`, `a + vd_j + (2w + w_j)~v_j`.

    The classical acceleration that goes with `S*[H* v] V` of the joint as a whole (docs/mathematics.md, section 13).
    """
    still = carried.w
    faster = (2 * still[0] + w[0], 2 * still[1] + w[1], 2 * still[2] + w[2])
    return Kinematics(
        add(still, w), add(add(carried.wd, cross(still, w)), wd), add(add(carried.a, cross(faster, v)), vd)
    )


class Frame(Enum):
    """Where a body's canonical frame may be put without a change of what its joint's numbers mean."""

    ON_AXIS = "slid along the joint's axis and turned about it"
    ANYWHERE = "anywhere in the body, z along the joint's axis"
    GIVEN = "nowhere but where the model has it, along the axes of its joint"


class Simple:
    """What joints have in common whose velocities add to their positions, number by number."""

    def angle(self, q: Sequence[Value]) -> Value | None:
        return None

    def integrate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        return [x + rate for x, rate in zip(q, v, strict=True)]

    def rate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        return list(v)

    def normalised(self, q: Sequence[Value]) -> list[Value]:
        return list(q)

    def ad(self, v: Sequence[Value]) -> Sequence[Sequence[Value]]:
        """Motions commute."""
        return [[ZERO] * len(v) for _ in v]


@dataclass(frozen=True)
class Swing:
    """A turn by an angle `t`, of its square: what is even in `t` and finite where it vanishes, without a branch.

    `t² + 1e-16` stands for `t²`: that changes nothing that is left after rounding, and nothing is divided by zero.

    Attributes:
        half_sine: `sin(t/2)/t`.
        half_cosine: `cos(t/2)`.
        inverse: `1/t²`.
    """

    half_sine: Value
    half_cosine: Value
    inverse: Value

    @staticmethod
    def of(square: Value) -> Swing:
        square = square + constant(Fraction(1, 10**16))
        t, inverse = square.call("sqrt"), square.inverse()
        half = HALF * t
        return Swing(half.call("sin") * t * inverse, half.call("cos"), inverse)

    @property
    def sine(self) -> Value:
        """`sin(t)/t`."""
        return 2 * self.half_sine * self.half_cosine

    @property
    def versine(self) -> Value:
        """`(1 - cos t)/t²`."""
        return 2 * (self.half_sine * self.half_sine)

    @property
    def lag(self) -> Value:
        """`(t - sin t)/t³`; what rounding makes of it for small `t` vanishes beside 1 times `t²`."""
        return (1 - self.sine) * self.inverse


class Joint(Protocol):
    """A kind of joint.

    Attributes:
        columns: its columns `H*`, in the order of its rates.
        frame: where the body's frame may be put.
    """

    columns: tuple[Column, ...]
    frame: Frame

    def angle(self, q: Sequence[Value]) -> Value | None:
        """The angle about z, of a joint that does nothing but turn about z and slide along it; None of others."""

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        """The turns from the joint's axes to the body's, `offset` (a constant turn about z) among them."""

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        """How far the body's origin is moved, in the joint's axes; None where it never is."""

    def integrate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """The position after moving with the velocity `v`, in the body's axes, for a unit of time."""

    def rate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """How fast the numbers of position change."""

    def normalised(self, q: Sequence[Value]) -> list[Value]:
        """The position with quaternions of length one."""

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        """The motion of a body, from its parent's carried to the body's origin and axes as if the joint stood still."""

    def ad(self, v: Sequence[Value]) -> Sequence[Sequence[Value]]:
        """`ad_v`, by rows: the bracket with `v` of the joint's velocities."""

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """What the joint feels of an inertia, and what has `M H* = 0` for all its columns and may move to the parent."""
