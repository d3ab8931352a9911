"""Velocities of the bodies, `V = [w; v]` at their origins, in their own axes."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.labels import name_six
from symdyn.symbolic.spatial import Six, from_parent, moved_by
from symdyn.symbolic.tape import Value


def velocities(at: Configuration, qd: Sequence[Value]) -> list[Six]:
    """`V_i = phi* V_p + H* qd`, outward."""
    V: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"velocity of '{body.name}'"):
            moving = from_parent(at, i, V)
            for k in body.dofs:
                moving = moved_by(at.tree.dofs[k].column, moving, qd[k])
            V.append(name_six(f"w{i}", f"v{i}", moving))
    return V
