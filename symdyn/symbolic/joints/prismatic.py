"""A joint that slides along z."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.column import Column
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Frame, Kinematics, Simple
from symdyn.symbolic.rotation import Rotation, Symmetric, Turn, Vector3
from symdyn.symbolic.tape import ZERO, Value


class Prismatic(Simple):
    columns: tuple[Column, ...] = (Column.Z,)
    frame = Frame.ANYWHERE

    def angle(self, q: Sequence[Value]) -> Value | None:
        return ZERO

    def turns(self, offset: Turn, q: Sequence[Value]) -> tuple[Rotation, ...]:
        return (offset,)

    def shift(self, q: Sequence[Value]) -> Vector3 | None:
        return ZERO, ZERO, q[0]

    def moved(self, carried: Kinematics, qd: Sequence[Value], qdd: Sequence[Value]) -> Kinematics:
        """`a + z qdd + 2 w~z qd`: these are classical accelerations."""
        (w, wd, a), (rate,), (acceleration,) = carried, qd, qdd
        twice = 2 * rate
        return Kinematics(w, wd, (a[0] + w[1] * twice, a[1] - w[0] * twice, a[2] + acceleration))

    def split(self, inertia: Inertia) -> tuple[Inertia, Inertia]:
        """Turning is not felt: all of `J` goes, turned with the parent."""
        return Inertia(inertia.m, inertia.h, Symmetric.zero()), Inertia(ZERO, (ZERO, ZERO, ZERO), inertia.J)
