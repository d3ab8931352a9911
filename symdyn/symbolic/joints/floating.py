"""A joint that holds nothing."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.vectors import add, cross, dot, scale
from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.ball import Ball, attitude, turned
from symdyn.symbolic.joints.joint import Frame, Kinematics, Swing, moved_by
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3, tilde
from symdyn.symbolic.tape import ZERO, Value


class Floating:
    columns: tuple[Column, ...] = tuple(Column)
    frame = Frame.GIVEN

    def angle(self, q: Sequence[Value]) -> Value | None:
        return None

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return offset, attitude(q[3:])

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return q[0], q[1], q[2]

    def integrate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """`p + R (1 + (1 - cos t)/t² w~ + (t - sin t)/t³ w~²) v`, t = |w|; the quaternion as a ball's."""
        w, way = (v[0], v[1], v[2]), (v[3], v[4], v[5])
        swing = Swing.of(dot(w, w))
        once = cross(w, way)
        bent = add(scale(swing.versine, once), scale(swing.lag, cross(w, once)))
        moved = attitude(q[3:]).inward(add(way, bent))
        return [*add((q[0], q[1], q[2]), moved), *turned(q[3:], w, swing)]

    def rate(self, q: Sequence[Value], v: Sequence[Value]) -> list[Value]:
        """`R v`, and the quaternion's as a ball's."""
        return [*attitude(q[3:]).inward((v[3], v[4], v[5])), *Ball().rate(q[3:], v[:3])]

    def normalised(self, q: Sequence[Value]) -> list[Value]:
        return [*q[:3], *Ball().normalised(q[3:])]

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        (wx, wy, wz, *v), (wdx, wdy, wdz, *vd) = qd, qdd
        return moved_by(carried, (wx, wy, wz), (v[0], v[1], v[2]), (wdx, wdy, wdz), (vd[0], vd[1], vd[2]))

    def ad(self, v: Sequence[Value]) -> Sequence[Sequence[Value]]:
        """`[[w~, 0],[v~, w~]]`."""
        turned, slid = (tilde((x, y, z)) for x, y, z in (v[:3], v[3:]))
        none = (ZERO, ZERO, ZERO)
        return tuple((*row, *none) for row in turned) + tuple((*a, *b) for a, b in zip(slid, turned, strict=True))

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """All is felt."""
        nothing = (ZERO, ZERO, ZERO)
        return inertia, Inertia(ZERO, nothing, Symmetric.zero())
