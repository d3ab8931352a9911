"""A joint that slides in the plane of x and y and turns about z."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Frame, Kinematics, Swing, moved_by
from symdyn.symbolic.joints.revolute import turned_by
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3
from symdyn.symbolic.tape import ZERO, Value


class Planar:
    columns: tuple[Column, ...] = (Column.RZ, Column.X, Column.Y)
    frame = Frame.GIVEN

    def angle(self, q: Sequence[Value]) -> Value | None:
        return None

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return turned_by(offset, q[2])

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return q[0], q[1], ZERO

    def integrate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """`[x y] + R(angle) [[s, -c],[c, s]] [v_x v_y]` with `s = sin w / w`, `c = (1 - cos w) / w`."""
        w, x, y = v
        swing = Swing.of(w * w)
        s, c = swing.sine, swing.versine * w
        moved_x, moved_y = _in_plane(q[2], s * x - c * y, c * x + s * y)
        return [q[0] + moved_x, q[1] + moved_y, q[2] + w]

    def rate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """`R(angle) [v_x v_y]` and `w`."""
        return [*_in_plane(q[2], v[1], v[2]), v[0]]

    def normalised(self, q: Sequence[Value]) -> list[Value]:
        return list(q)

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        (w, vx, vy), (wd, vdx, vdy) = qd, qdd
        return moved_by(carried, (ZERO, ZERO, w), (vx, vy, ZERO), (ZERO, ZERO, wd), (vdx, vdy, ZERO))

    def ad(self, v: Sequence[Value]) -> Sequence[Sequence[Value]]:
        """`[[0, 0, 0],[v_y, 0, -w],[-v_x, w, 0]]`."""
        w, x, y = v
        return (ZERO, ZERO, ZERO), (y, ZERO, -w), (-x, w, ZERO)

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """`diag(J_yy, J_yy, 0)` is not felt."""
        J, nothing = inertia.J, (ZERO, ZERO, ZERO)
        moved = Inertia(ZERO, nothing, Symmetric(J.yy, J.yy, ZERO, ZERO, ZERO, ZERO))
        return Inertia(inertia.m, inertia.h, Symmetric(J.xx - J.yy, ZERO, J.zz, J.xy, J.xz, J.yz)), moved


def _in_plane(angle: Value, x: Value, y: Value) -> tuple[Value, Value]:
    """A vector of the body's axes in those of the plane."""
    c, s = angle.call("cos"), angle.call("sin")
    return c * x - s * y, s * x + c * y
