"""Spatial accelerations of the bodies, and composite inertias in the frames of their links (KFS 5.4; UDU 15)."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.vectors import Placement, apply, cross, multiply, subtract, transpose
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.labels import name_six
from symdyn.symbolic.newton_euler import PointMotion
from symdyn.symbolic.rotation import Symmetric
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    add_six,
    column_rate,
    from_parent,
    moved_by,
    scale_six,
    subtract_six,
)
from symdyn.symbolic.tape import Value


def bias_acceleration(at: Configuration, i: int, V: Six, qd: Sequence[Value]) -> Six:
    """`a_i = S*[H* qd] V` of the whole joint of body i."""
    found = STILL
    for k in at.tree.bodies[i].dofs:
        found = add_six(found, scale_six(qd[k], column_rate(at.tree.dofs[k].column, V)))
    return found


def spatial_accelerations(at: Configuration, V: Sequence[Six], qd: Sequence[Value], qdd: Sequence[Value]) -> list[Six]:
    """`alpha_i = phi* alpha_p + H* qdd + a_i`, outward from `[0; -g]`, at the origins of canonical frames."""
    alpha: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"acceleration of '{body.name}'"):
            moving = from_parent(at, i, alpha, subtract_six(STILL, (NOTHING, at.tree.gravity.get(i, NOTHING))))
            for k in body.dofs:
                moving = moved_by(at.tree.dofs[k].column, moving, qdd[k])
            alpha.append(name_six(f"al{i}_w", f"al{i}_v", add_six(moving, bias_acceleration(at, i, V[i], qd))))
    return alpha


def spatial_of_points(at: Configuration, V: Sequence[Six], moving: Sequence[PointMotion]) -> list[Six]:
    """`alpha = [wd; a - w~v]`: the same from the accelerations of the origins."""
    alpha: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"acceleration of '{body.name}'"):
            linear = subtract(moving[i].a, cross(*V[i]))
            alpha.append(name_six(f"al{i}_w", f"al{i}_v", (moving[i].wd, linear)))
    return alpha


def inertia_at_home(inertia: Inertia, home: Placement) -> Inertia:
    """An inertia of a canonical frame in the frame that this one is placed in."""
    R = home.rotation
    turned = Symmetric.of(multiply(multiply(R, inertia.J.rows()), transpose(R)))
    return Inertia(inertia.m, as_values(apply(R, inertia.h)), turned).seen_from(as_values(home.position))
