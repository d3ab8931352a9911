"""A joint that turns every way about a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Frame, Kinematics, Swing, moved_by
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Turned, Vector3, tilde
from symdyn.symbolic.tape import HALF, ZERO, Value


class Ball:
    columns: tuple[Column, ...] = (Column.RX, Column.RY, Column.RZ)
    frame = Frame.GIVEN

    def angle(self, q: Sequence[Value]) -> Value | None:
        return None

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return offset, attitude(q)

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return None

    def integrate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        x, y, z = v
        return turned(q, v, Swing.of(x * x + y * y + z * z))

    def rate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """`½ [u; w] ⊗ [v; 0]`."""
        return product(q, [HALF * v[0], HALF * v[1], HALF * v[2], ZERO])

    def normalised(self, q: Sequence[Value]) -> list[Value]:
        x, y, z, w = q
        over = (x * x + y * y + z * z + w * w).call("sqrt").inverse()
        return [x * over, y * over, z * over, w * over]

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        still = ZERO, ZERO, ZERO
        return moved_by(carried, (qd[0], qd[1], qd[2]), still, (qdd[0], qdd[1], qdd[2]), still)

    def ad(self, v: Sequence[Value]) -> Sequence[Sequence[Value]]:
        """`w~`."""
        x, y, z = v
        return tilde((x, y, z))

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """The mass alone is not felt."""
        return replace(inertia, m=ZERO), Inertia(inertia.m, (ZERO, ZERO, ZERO), Symmetric.zero())


def turned(quaternion: Sequence[Value], v: Sequence[Value], swing: Swing) -> list[Value]:
    """`[u; w] ⊗ [sin(t/2)/t v; cos(t/2)]`, t = |v|."""
    return product(quaternion, [*(swing.half_sine * entry for entry in v), swing.half_cosine])


def product(a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
    """`a ⊗ b` of quaternions `x y z w`."""
    (ax, ay, az, aw), (bx, by, bz, bw) = a, b
    return [
        aw * bx + bw * ax + (ay * bz - az * by),
        aw * by + bw * ay + (az * bx - ax * bz),
        aw * bz + bw * az + (ax * by - ay * bx),
        aw * bw - (ax * bx + ay * by + az * bz),
    ]


def attitude(quaternion: Sequence[Value]) -> Turned:
    """The rotation of a quaternion `x y z w` of length one: `1 + 2w u~ + 2u~u~`."""
    x, y, z, w = quaternion
    x2, y2, z2 = 2 * x, 2 * y, 2 * z
    xx, yy, zz, xy, xz, yz = x2 * x, y2 * y, z2 * z, x2 * y, x2 * z, y2 * z
    wx, wy, wz = x2 * w, y2 * w, z2 * w
    return Turned(
        (
            (1 - (yy + zz), xy - wz, xz + wy),
            (xy + wz, 1 - (xx + zz), yz - wx),
            (xz - wy, yz + wx, 1 - (xx + yy)),
        )
    )
