"""The numbers of a robot that joint forces are linear in, one for each column of the regressor.

Ten for every body: mass, first moment and inertia tensor about the origin of its frame, in its axes; three for every joint:
armature, viscous and Coulomb friction, each the same for all degrees of freedom of the joint, as in the robot file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.description.spelling import identifier
from symdyn.model.tree import Body, Joint, Model, RigidInertia

TENSOR = {"Jxx": (0, 0), "Jxy": (0, 1), "Jxz": (0, 2), "Jyy": (1, 1), "Jyz": (1, 2), "Jzz": (2, 2)}
ENTRIES = ("m", "hx", "hy", "hz", *TENSOR)
"""Of a body, in the order of its columns."""

ARMATURE, VISCOUS, COULOMB = "armature", "viscous", "coulomb"
_ORDER = (ARMATURE, "m", "hz", "hy", "hx", "Jyy", "Jzz", "Jxx", "Jyz", "Jxz", "Jxy")
DROPPED = tuple([*ENTRIES, ARMATURE].index(kind) for kind in _ORDER)
"""Numbers of a body and its joint's armature in the order in which base parameters are made without them, where they can be."""

SURE = 0.31415
"""Which they can be: where a direction that is not felt has that much of them, for safe division; no axis is just there."""

_FREE = 6  # degrees of freedom of a joint that holds nothing


@dataclass(frozen=True)
class Column:
    """A number: an entry of the inertia of a body, or one of its joint's.

    Attributes:
        kind: one of `ENTRIES`, or `armature`, `viscous`, `coulomb`.
        body: its place in the tree.
        name: as generated code calls it: `hx_upper`, `armature_shoulder`.
    """

    kind: str
    body: int
    name: str


def columns_of(model: Model) -> tuple[Column, ...]:
    """All of a robot: those of the bodies, then those of the joints; without the friction or armature that is left out.

    A joint that holds nothing has no drive and nothing to rub on: it has columns only if the file gives it such numbers.
    """
    bodies = [
        Column(entry, i, f"{entry}_{identifier(body.name)}") for i, body in enumerate(model.bodies) for entry in ENTRIES
    ]
    kinds = [ARMATURE] * model.armature + [VISCOUS, COULOMB] * model.friction
    joints = [
        Column(kind, i, f"{kind}_{identifier(joint.name)}")
        for i, joint in enumerate(model.joints)
        for kind in kinds
        if joint.motion.nv < _FREE or any(_given(getattr(joint, each)) for each in kinds)
    ]
    return (*bodies, *joints)


def dropping_order(columns: Sequence[Column], follows: Sequence[bool]) -> list[int]:
    """Numbers of bodies and armatures, the places of these columns, as they are dropped where several bodies share one motion.

    Those of joints that follow others come first, then outer bodies before inner ones.

    Args:
        columns: in the order of the regressor.
        follows: of each body, whether its joint follows another.
    """
    kinds = [*ENTRIES, ARMATURE]
    order = {kinds[place]: rank for rank, place in enumerate(DROPPED)}
    places = [place for place, column in enumerate(columns) if column.kind in order]
    return sorted(places, key=lambda k: (not follows[columns[k].body], -columns[k].body, order[columns[k].kind]))


def dimension_of(model: Model, column: Column) -> tuple[int, int, int]:
    """Powers of kg, m and s; of a joint's numbers those at its first degree of freedom."""
    if column.kind in ENTRIES:
        return (1, {"m": 0, "h": 1, "J": 2}[column.kind[0]], 0)
    turns = model.joints[column.body].motion.rate_units[0] == "rad"
    s = {ARMATURE: 0, VISCOUS: -1, COULOMB: -2}[column.kind]
    return (1, 2 * turns + (column.kind == COULOMB and not turns), s)


def own_numbers(model: Model) -> list[Any]:
    """What the robot has in those columns."""
    return [number(model.bodies[column.body], column.kind) for column in columns_of(model)]


def number(body: Body, kind: str) -> Any:
    """One of the numbers of a body or of its joint."""
    if kind in ENTRIES:
        return entries(body.inertia)[ENTRIES.index(kind)]
    joint: Joint = body.joint
    return getattr(joint, kind)


def entries(inertia: RigidInertia) -> list[Any]:
    """The ten numbers of a body."""
    return [inertia.mass, *inertia.first_moment, *(inertia.tensor[i][j] for i, j in TENSOR.values())]


def inertia_of(ten: Sequence[Any]) -> RigidInertia:
    """The body with these ten numbers."""
    m, hx, hy, hz, xx, xy, xz, yy, yz, zz = ten
    return RigidInertia(m, (hx, hy, hz), ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def _given(value: Any) -> bool:
    return not getattr(value, "is_zero", value == 0)
