"""Denavit–Hartenberg tables, standard and modified (Craig), into joints.

A row places the frame of its link in the frame of the row before::

    standard   Rot_z(theta + q) Trans_z(d) Trans_x(a) Rot_x(alpha)      link frame at the far end
    modified   Rot_x(alpha) Trans_x(a) Rot_z(theta + q) Trans_z(d)      link frame on the joint's own axis

`q` adds to `theta` at a revolute joint and to `d` at a prismatic one. Rotation about z and translation along z
commute with the joint's motion, so both fit `origin · motion(q) · after`.
"""

from __future__ import annotations

from symdyn.description.expressions import ZERO
from symdyn.description.robot import BASE, Joint, JointKind, Pose
from symdyn.description.robot_parts import joint_extras
from symdyn.description.yaml_nodes import Mapping, YamlValue

_REFUSED = {
    "child": "the row's link is called 'link'",
    "axis": "the axis of a DH joint is z",
    "origin": "a DH row places its frame by a, alpha, d, theta",
}

_ADDED = "leave it out, or write its offset alone: the position of the joint is added by itself"


def read_table(value: YamlValue) -> tuple[Joint, ...]:
    """Read `dh: {convention, rows}`."""
    fields = value.mapping("{convention: standard, rows: [{joint: …, link: …, a: …}, …]}")
    convention = fields.need("convention", "standard or modified")
    standard = bool(convention and convention.choice(("standard", "modified")) == "standard")
    rows = fields.need("rows", "a list of rows with joint, link, a, alpha, d, theta")
    fields.close()
    joints: list[Joint] = []
    for row in rows.items() if rows else []:
        joints.append(_row(row.mapping(), standard, joints[-1].child if joints else BASE))
        if joints[-1].name and joints[-1].name in [joint.name for joint in joints[:-1]]:
            row.error(f"joint '{joints[-1].name}' is given twice", "every row needs a joint name of its own")
    return tuple(joints)


def _row(fields: Mapping, standard: bool, previous: str) -> Joint:
    name, link = fields.need("joint", "the joint's name"), fields.need("link", "the name of the link it moves")
    kinds = [kind.value for kind in JointKind if kind.single or kind is JointKind.FIXED]
    kind = JointKind(fields.read("type", lambda value: value.choice(kinds), "revolute") or "revolute")
    a, alpha = fields.number("a"), fields.number("alpha", parameters=False)
    cures = {"d" if kind is JointKind.PRISMATIC else "theta": _ADDED} if kind is not JointKind.FIXED else {}
    d = fields.number("d", unknown_cure=cures.get("d", ""))
    theta = fields.number("theta", parameters=False, unknown_cure=cures.get("theta", ""))
    turn = Pose(rpy=(ZERO, ZERO, theta))
    if standard:
        origin, after = turn, Pose((a, ZERO, d), (alpha, ZERO, ZERO))
    else:
        origin, after = Pose((a, ZERO, ZERO), (alpha, ZERO, ZERO)), Pose((ZERO, ZERO, d), turn.rpy)
    joint = Joint(
        name=name.text() if name else "",
        at=fields.value.place,
        kind=kind,
        parent=fields.read("parent", YamlValue.text, previous),
        child=link.text() if link else "",
        origin=origin,
        after=after,
        **joint_extras(fields, kind),
    )
    fields.close(refused=_REFUSED)
    return joint
