"""MJCF into the same `Robot` as the robot file: compiled by MuJoCo, read from its model.

Whatever default classes, includes, `fromto`, Euler angles, meshes and `inertiafromgeom` mean is MuJoCo's to say; nothing of it
is repeated here. A body's joints act one after another on the body's frame (`mj_kinematics`): with `p` where a joint is in that
frame and `q0` its `ref`, each adds `Trans(p) motion(q - q0) Trans(-p)`. So a joint's frame is put at `p`, turned back by
`q0`; links without inertia stand between several joints of one body, and the body's link frame is at the last joint's `p`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from symdyn.description.expressions import ZERO, Expression
from symdyn.description.mjcf_equality import read_equalities, read_loops, tool_at
from symdyn.description.mjcf_model import (
    Mjcf,
    Names,
    compiled,
    files_of,
    model_name,
    tell_left_out,
)
from symdyn.description.mjcf_numbers import (
    DIRT,
    Array,
    clean,
    direction,
    exact,
    matrix_of,
    position,
    rounded,
    triple,
    turn,
)
from symdyn.description.robot import ORIGIN, WORLD, Inertia, Joint, JointKind, Link, Pose, Robot, Tool, Triple
from symdyn.description.topology import depth_first
from symdyn.description.xml_nodes import Element
from symdyn.faults import Place
from symdyn.wording import counted, listed

MJCF = "mujoco"
"""The outermost element of MJCF."""
_KINDS = {
    "free": JointKind.FLOATING,
    "ball": JointKind.BALL,
    "slide": JointKind.PRISMATIC,
    "hinge": JointKind.REVOLUTE,
}


def read_mjcf(path: Path, top: Element, *, literal_angles: bool = False, locks: Mapping[str, Expression] = {}) -> Robot:
    """Read MJCF.

    Args:
        path: the file, for MuJoCo, which looks for other files beside it.
        top: its outermost element, for the lines on which things stand.
        literal_angles: keep angles within 1e-8 of a quarter turn as they are.
        locks: positions of the joints that the caller is going to lock.

    Raises:
        InputError: where MuJoCo does not compile it, or is not installed.
    """
    mjcf = compiled(path, top, literal_angles=literal_angles, locks=locks)
    names = Names(mjcf.bodies), Names(mjcf.joints)
    parts = [part for body in range(1, mjcf.model.nbody) for part in _body(mjcf, body, *names)]
    equalities = read_equalities(mjcf)
    tools = _tools(mjcf)
    ends, loops = read_loops(mjcf, equalities, tools)
    joints = [replace(joint, **equalities.of_joints.get(joint.name, {})) for joint, _ in parts]
    _note_frames(mjcf)
    tell_left_out(mjcf)
    mjcf.angles.report(mjcf.faults)
    return Robot(
        name=model_name(mjcf, path),
        at=Place(str(path), top.line),
        root=WORLD,
        links=tuple(link for _, link in parts),
        joints=tuple(depth_first(joints, WORLD)),
        tools=(*tools, *ends),
        loops=loops,
        gravity=_gravity(mjcf),
        remarks=mjcf.faults.sorted(),
        files=files_of(mjcf, path),
    )


def _body(mjcf: Mjcf, body: int, links: Names, names: Names) -> Iterator[tuple[Joint, Link]]:
    """The joints of a body with the links that they move; the last link is the body itself."""
    m = mjcf.model
    at, parent = mjcf.place("body", mjcf.name("BODY", body)), int(m.body_parentid[body])
    xyz, R = m.body_pos[body] - mjcf.offset[parent], matrix_of(m.body_quat[body])
    computed, parent_link = bool(np.any(mjcf.offset[parent])), mjcf.bodies[parent]
    joints = mjcf.joints_of(body)
    if not joints:
        origin = Pose(position(xyz, computed=computed), mjcf.angles.rpy(R))
        name, link = names.new(f"{mjcf.bodies[body]}_fixed"), _link(mjcf, body, at)
        yield Joint(name, at, JointKind.FIXED, parent_link, link.name, origin=origin), link
        return
    for joint in joints:
        last = joint == joints[-1]
        child = mjcf.bodies[body] if last else links.new(f"{mjcf.bodies[body]}_after_{mjcf.joints[joint]}")
        move = _anchor(mjcf, joint) - mjcf.offset[body]
        xyz, back = xyz + R @ move, _turned_back(mjcf, joint)
        mjcf.offset[body] += move
        if mjcf.kind(joint) == "slide":
            xyz = xyz - mjcf.reference(joint) * (R @ m.jnt_axis[joint])
        computed = computed or bool(np.any(move)) or not np.array_equal(back, np.eye(3))
        pose = (
            Pose() if mjcf.kind(joint) == "free" else Pose(position(xyz, computed=computed), mjcf.angles.rpy(R @ back))
        )
        yield (
            _joint(mjcf, joint, parent_link, child, pose),
            _link(mjcf, body, at) if last else Link(child, at, between=True),
        )
        xyz, R, computed, parent_link = np.zeros(3), np.eye(3), False, child


def _anchor(mjcf: Mjcf, joint: int) -> Array:
    """Where the joint's frame sits in the body's own: at the joint, but not elsewhere than need be; (3,)."""
    m, now = mjcf.model, mjcf.offset[int(mjcf.model.jnt_bodyid[joint])]
    wanted, kind = m.jnt_pos[joint], mjcf.kind(joint)
    beside = np.cross(wanted - now, m.jnt_axis[joint]) if kind == "hinge" else wanted - now
    moves = kind in ("hinge", "ball") and float(np.abs(beside).max()) > DIRT * max(1e-3, float(np.abs(wanted).max()))
    return np.asarray(wanted if moves else now)


def _turned_back(mjcf: Mjcf, joint: int) -> Array:
    """The turn that makes q what MuJoCo's position is where `ref` is not 0; (3,3)."""
    if mjcf.kind(joint) != "hinge" or mjcf.reference(joint) == 0.0:
        return np.eye(3)
    return turn(mjcf.model.jnt_axis[joint], -mjcf.reference(joint))


def _joint(mjcf: Mjcf, joint: int, parent: str, child: str, origin: Pose) -> Joint:
    m, kind = mjcf.model, _KINDS[mjcf.kind(joint)]
    first = int(m.jnt_dofadr[joint])
    limited = kind.single and bool(m.jnt_limited[joint])
    if kind is JointKind.REVOLUTE and not limited:
        kind = JointKind.CONTINUOUS
    return Joint(
        name=mjcf.joints[joint],
        at=mjcf.place("joint", mjcf.name("JOINT", joint)),
        kind=kind,
        parent=parent,
        child=child,
        axis=direction(m.jnt_axis[joint]) if kind.has_axis else Joint.axis,
        origin=origin,
        limits=(exact(m.jnt_range[joint, 0]), exact(m.jnt_range[joint, 1])) if limited else None,
        viscous=exact(m.dof_damping[first]),
        coulomb=_coulomb(mjcf, kind, first),
        armature=exact(m.dof_armature[first]),
    )


def _coulomb(mjcf: Mjcf, kind: JointKind, first: int) -> Expression:
    """Of a free joint MuJoCo's friction loss acts along the axes of the world, ours would along the body's."""
    loss = float(mjcf.model.dof_frictionloss[first])
    if kind is not JointKind.FLOATING:
        return exact(loss)
    if loss:
        mjcf.left_out.append("the frictionloss of a free joint")
    if mjcf.model.dof_armature[first]:
        rule = "has an armature, which here belongs to velocities in the body's axes: in MuJoCo to those in the world's"
        mjcf.faults.note(0, "free joint", rule, "a freejoint has none")
    return ZERO


def _link(mjcf: Mjcf, body: int, at: Place) -> Link:
    m = mjcf.model
    mass, name = exact(m.body_mass[body]), mjcf.bodies[body]
    offset = mjcf.offset[body]
    com = position(m.body_ipos[body] - offset, computed=bool(offset.any())) if not mass.is_zero else ORIGIN
    return Link(name, at, mass, com, Inertia(_tensor(m.body_inertia[body], matrix_of(m.body_iquat[body]))))


def _tensor(moments: Array, R: Array) -> tuple[Expression, ...]:
    """`xx yy zz xy xz yz` in the axes of the body, of principal moments in axes that R turns into those."""
    tensor = np.diag(clean(moments))
    if not np.array_equal(np.abs(R), np.eye(3)):
        tensor = rounded(clean(R @ tensor @ R.T))
    return tuple(exact(tensor[i, j]) for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)))


def _gravity(mjcf: Mjcf) -> Triple:
    off = int(mjcf.model.opt.disableflags) & int(mjcf.lib.mjtDisableBit.mjDSBL_GRAVITY)
    return ORIGIN if off else triple(mjcf.model.opt.gravity)


def _tools(mjcf: Mjcf) -> tuple[Tool, ...]:
    """The sites of what moves; in a file without such sites the bodies that move and carry none, as of URDF."""
    m = mjcf.model
    found, names = [], Names([WORLD, *(mjcf.name("SITE", i) for i in range(m.nsite))])
    for site in range(m.nsite):
        body, name = int(m.site_bodyid[site]), mjcf.name("SITE", site)
        if mjcf.moves(body):
            at = mjcf.place("site", name)
            named = (name if name != WORLD else "") or names.new(f"{mjcf.bodies[body]}_site")
            found.append(tool_at(mjcf, named, at, body, m.site_pos[site], matrix_of(m.site_quat[site])))
    for body in [] if found else _leaves(mjcf):
        at = mjcf.place("body", mjcf.name("BODY", body))
        found.append(tool_at(mjcf, mjcf.bodies[body], at, body, np.zeros(3), np.eye(3)))
    return tuple(found)


def _leaves(mjcf: Mjcf) -> list[int]:
    """Bodies that move and carry none; those fixed to a trunk that floats (cameras, covers) only if there are no others."""
    parents = set(mjcf.model.body_parentid[1:].tolist())
    leaves = [body for body in range(1, mjcf.model.nbody) if mjcf.moves(body) and body not in parents]
    on_trunk = [body for body in leaves if (home := mjcf.rigid_home(body)) != body and _floats(mjcf, home)]
    return [body for body in leaves if body not in on_trunk] or leaves


def _floats(mjcf: Mjcf, body: int) -> bool:
    return any(mjcf.kind(joint) == "free" for joint in mjcf.joints_of(body))


def _note_frames(mjcf: Mjcf) -> None:
    """Who places something in a link's frame by the file's numbers must know where that sits."""
    moved = [mjcf.bodies[body] for body in range(1, mjcf.model.nbody) if np.any(mjcf.offset[body])]
    if moved:
        rule = f"{counted(len(moved), 'frame')} put where joints are, away from the bodies' own: {listed(moved)}"
        mjcf.faults.note(0, "links", rule, "tools are where they were")
