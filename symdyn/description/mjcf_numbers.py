"""MuJoCo's doubles as exact numbers of a robot: what rounding left of zeros and quarter turns is taken away.

A number that MuJoCo only hands on is spelt as Python spells a double, so that 0.0306 is 0.0306 again.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from symdyn.description.angles import as_multiple_of_pi
from symdyn.description.expressions import Expression, number
from symdyn.description.robot import Triple
from symdyn.faults import FaultList
from symdyn.wording import counted

Array = npt.NDArray[np.float64]

DIRT = 1e-12  # relative: far above what products of a few doubles lose, far below what anybody measures
_NEAR = 1e-8  # of a quarter turn: as near as for URDF
_DIGITS = 15  # of what is computed here, so that 0.1 + 0.2 is 0.3


def exact(value: float) -> Expression:
    """The double as it is; minus zero is zero, whole numbers need no point."""
    return number(repr(float(value) + 0.0).removesuffix(".0"))


def clean(values: Array, floor: float = 0.0) -> Array:
    """The array without entries that are nothing beside its largest, or beside `floor`."""
    scale = max(float(np.abs(values).max(initial=0.0)), floor)
    return np.where(np.abs(values) <= DIRT * scale, 0.0, values)


def rounded(values: Array) -> Array:
    """Computed values without the digits that computing has made up."""
    scale = float(np.abs(values).max(initial=0.0))
    if scale == 0.0:
        return values
    return np.round(values, _DIGITS - math.ceil(math.log10(scale)))


def triple(values: Array) -> Triple:
    x, y, z = (exact(value) for value in values)
    return (x, y, z)


def position(values: Array, *, computed: bool = False) -> Triple:
    """A length in each direction, m; a nanometre's millionth is none."""
    values = clean(values, floor=1e-3)
    return triple(rounded(values) if computed else values)


def direction(values: Array) -> Triple:
    """An axis; along a coordinate axis exactly so."""
    values = clean(values)
    return triple(np.sign(values) if np.count_nonzero(values) == 1 else values)


def matrix_of(quaternion: Array) -> Array:
    """The rotation of a quaternion, w first as MuJoCo has it; quarter turns are exact; (3,3)."""
    w, x, y, z = quaternion / np.linalg.norm(quaternion)
    R = np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )
    return snapped(R, DIRT)


def snapped(R: Array, near: float) -> Array:
    """The rotation, exactly that of quarter turns where all its entries are as near to 0 and 1."""
    whole = np.round(R)
    return whole if np.abs(R - whole).max() <= near else R


def turn(axis: Array, angle: float) -> Array:
    """Rotation about a unit axis; (3,3)."""
    half = 0.5 * angle
    return matrix_of(np.array([math.cos(half), *(math.sin(half) * axis)]))


class Angles:
    """Rotations as `rpy`, and how many of their angles were read as multiples of pi/2."""

    def __init__(self, *, literal: bool) -> None:
        self._near = DIRT if literal else _NEAR
        self._count, self._largest = 0, 0.0

    def rpy(self, R: Array) -> Triple:
        """Roll, pitch and yaw of `Rot_z(yaw) Rot_y(pitch) Rot_x(roll)`.

        Yaw first; what remains is `Rot_y Rot_x`, whose angles are as exact as the entries of R at any pitch. At a pitch of a
        quarter turn yaw may be anything, and is none.
        """
        yaw = math.atan2(R[1, 0], R[0, 0]) if math.hypot(R[1, 0], R[0, 0]) > self._near else 0.0
        c, s = math.cos(yaw), math.sin(yaw)
        rest = np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]]) @ R
        roll, pitch = math.atan2(-rest[1, 2], rest[1, 1]), math.atan2(-rest[2, 0], rest[0, 0])
        return (self._angle(roll), self._angle(pitch), self._angle(yaw))

    def _angle(self, angle: float) -> Expression:
        quarters = round(angle / (0.5 * math.pi))
        off = abs(angle - quarters * 0.5 * math.pi)
        if off > self._near:
            return exact(round(angle, _DIGITS))
        if off > DIRT:
            self._count, self._largest = self._count + 1, max(self._largest, off)
        return as_multiple_of_pi(abs(quarters) if quarters == -2 else quarters)

    def report(self, faults: FaultList) -> None:
        if self._count:
            rule = f"{counted(self._count, 'angle')} read as multiples of pi/2, the largest change is {self._largest:.2g} rad"
            faults.note(0, "angles", rule, "--literal-angles keeps them as written")
