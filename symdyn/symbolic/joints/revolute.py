"""A joint that turns about z."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.symbolic import constants
from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Frame, Kinematics, Simple
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3
from symdyn.symbolic.tape import ZERO, Value, constant


class Revolute(Simple):
    columns: tuple[Column, ...] = (Column.RZ,)
    frame = Frame.ON_AXIS

    def angle(self, q: Sequence[Value]) -> Value | None:
        return q[0]

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return turned_by(offset, q[0])

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return None

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        """`w + z qd`, `wd + z qdd + w~z qd`."""
        (w, wd, a), (rate,), (acceleration,) = carried, qd, qdd
        wd = (wd[0] + w[1] * rate, wd[1] - w[0] * rate, wd[2] + acceleration)
        return Kinematics((w[0], w[1], w[2] + rate), wd, a)

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """`m`, `h_z` and `diag(J_yy, J_yy, 0)` are not felt: left are `h_x h_y`, `J_xx-J_yy J_xy J_xz J_yz J_zz`."""
        J, (hx, hy, hz) = inertia.J, inertia.h
        moved = Inertia(inertia.m, (ZERO, ZERO, hz), Symmetric(J.yy, J.yy, ZERO, ZERO, ZERO, ZERO))
        kept = Inertia(ZERO, (hx, hy, ZERO), Symmetric(J.xx - J.yy, ZERO, J.zz, J.xy, J.xz, J.yz))
        return kept, moved


def turned_by(offset: Turn, angle: Value) -> tuple[Turn, ...]:
    """One turn by the angle and the offset; quarter-turn offsets cost nothing."""
    if angle.number is not None and angle.is_zero:
        return (offset,)
    assert offset.c.number is not None and offset.s.number is not None
    if offset.c.number in (0, 1, -1):
        c, s = angle.call("cos"), angle.call("sin")
        return (offset.followed_by(replace(offset, c=c, s=s)),)
    angle = angle + constant(constants.angle(offset.s.number, offset.c.number))
    return (replace(offset, c=angle.call("cos"), s=angle.call("sin")),)
