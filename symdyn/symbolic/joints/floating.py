"""A joint that holds nothing."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.ball import attitude
from symdyn.symbolic.joints.joint import Frame, Kinematics, moved_by
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3, tilde
from symdyn.symbolic.tape import ZERO, Value


class Floating:
    columns: tuple[Column, ...] = tuple(Column)
    frame = Frame.GIVEN

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return offset, attitude(q[3:])

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return q[0], q[1], q[2]

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
