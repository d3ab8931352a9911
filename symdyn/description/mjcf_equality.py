"""MJCF's equalities: `joint` as a joint that follows another or is held, `connect` and `weld` as loops.

`eq_data` of a `connect` has its point in the first body and in the second; of a `weld` its point in the second body, then the
same in the first, then the turn from the first to the second. Between sites they hold the sites together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from symdyn.description.mjcf_loops import Cut, End, Follower, Kept, independent
from symdyn.description.mjcf_model import WORLD_BODY, Mjcf, Names
from symdyn.description.mjcf_numbers import Array, exact, matrix_of, position
from symdyn.description.robot import DIRECTIONS, WORLD, Loop, Mimic, Pose, Tool
from symdyn.faults import Place
from symdyn.wording import counted, listed


@dataclass
class Equalities:
    """What they say.

    Attributes:
        of_joints: fields of joints, by their names.
        followers: joints that follow others.
        cuts: the loops.
    """

    of_joints: dict[str, dict[str, Any]] = field(default_factory=dict)
    followers: list[Follower] = field(default_factory=list)
    cuts: list[Cut] = field(default_factory=list)


def tool_at(mjcf: Mjcf, name: str, at: Place, body: int, xyz: Array, R: Array) -> Tool:
    """A tool on a body, placed in the body's own frame as MuJoCo has it."""
    offset = mjcf.offset[body]
    return Tool(
        name, at, mjcf.bodies[body], Pose(position(xyz - offset, computed=bool(offset.any())), mjcf.angles.rpy(R))
    )


def read_equalities(mjcf: Mjcf) -> Equalities:
    """All of them; those that are no joint or loop here are told as left out."""
    kinds, found = mjcf.lib.mjtEq, Equalities()
    for index in range(mjcf.model.neq):
        kind = kinds(int(mjcf.model.eq_type[index]))
        if not mjcf.model.eq_active0[index]:
            mjcf.left_out.append(f"{_said(mjcf, index)} (not active)")
        elif kind == kinds.mjEQ_JOINT:
            _joint_equality(mjcf, index, found)
        elif kind in (kinds.mjEQ_CONNECT, kinds.mjEQ_WELD):
            found.cuts.append(_cut(mjcf, index, welded=kind == kinds.mjEQ_WELD))
        else:
            mjcf.left_out.append(_said(mjcf, index))
    return found


def _said(mjcf: Mjcf, index: int) -> str:
    name = mjcf.name("EQUALITY", index)
    return f"equality {_kind(mjcf, index)}" + (f" '{name}'" if name else "")


def _kind(mjcf: Mjcf, index: int) -> str:
    return str(mjcf.lib.mjtEq(int(mjcf.model.eq_type[index])).name).removeprefix("mjEQ_").lower()


def _joint_equality(mjcf: Mjcf, index: int, found: Equalities) -> None:
    """`q1 - ref1 = c0 + c1 (q2 - ref2)`; one of higher degree is left out, and one that makes a joint follow twice."""
    m = mjcf.model
    one, two = int(m.eq_obj1id[index]), int(m.eq_obj2id[index])
    c0, c1, *higher = (float(c) for c in m.eq_data[index, :5])
    name, taken = mjcf.joints[one], found.of_joints
    if two < 0 or not (c1 or any(higher)):
        at = mjcf.reference(one) + c0
        if name in taken:
            mjcf.left_out.append(f"{_said(mjcf, index)} of '{name}' (another holds it)")
        else:
            taken[name] = {"locked": exact(at)}
            mjcf.fixed[one] = at
        return
    leader = mjcf.joints[two]
    if any(higher) or name in taken or _follows(leader, name, taken):
        why = "no straight line" if any(higher) else "others say how they move"
        mjcf.left_out.append(f"{_said(mjcf, index)} of '{name}' and '{leader}' ({why})")
        return
    offset = mjcf.reference(one) + c0 - c1 * mjcf.reference(two)
    taken[name] = {"mimic": Mimic(leader, exact(c1), exact(offset))}
    found.followers.append(Follower(one, two, c1, offset))


def _follows(joint: str, other: str, taken: dict[str, dict[str, Any]]) -> bool:
    """Whether a joint follows another in the end, or is it."""
    while joint != other and "mimic" in taken.get(joint, {}):
        joint = taken[joint]["mimic"].joint
    return joint == other


def _cut(mjcf: Mjcf, index: int, *, welded: bool) -> Cut:
    m = mjcf.model
    ends = int(m.eq_obj1id[index]), int(m.eq_obj2id[index])
    if int(m.eq_objtype[index]) == int(mjcf.lib.mjtObj.mjOBJ_SITE):
        a, b = (End(int(m.site_bodyid[s]), m.site_pos[s], matrix_of(m.site_quat[s]), s) for s in ends)
    else:
        data = m.eq_data[index]
        points = (data[3:6], data[:3]) if welded else (data[:3], data[3:6])
        a, b = (End(body, point, np.eye(3)) for body, point in zip(ends, points, strict=True))
        a = replace(a, R=matrix_of(data[6:10])) if welded else a
    turning = welded and m.eq_data[index, 10] != 0.0  # torquescale: without it a weld holds a point
    return Cut(index, a, b, DIRECTIONS if turning else DIRECTIONS[:3])


def read_loops(mjcf: Mjcf, equalities: Equalities, tools: Sequence[Tool]) -> tuple[tuple[Tool, ...], tuple[Loop, ...]]:
    """The loops, without the rows that others hold already, and tools for ends where the file has no site."""
    cuts = [cut for cut in equalities.cuts if not _rigid(mjcf, cut)]
    if not cuts:
        return (), ()
    held = {joint: q for joint in range(mjcf.model.njnt) if (q := mjcf.held(joint)) is not None}
    followers = [it for it in equalities.followers if it.joint not in held]
    kept = independent(mjcf.lib, mjcf.model, cuts, followers, held)
    names = Names([WORLD, *(tool.name for tool in tools), *mjcf.bodies])
    made: list[Tool] = []
    loops: list[Loop] = []
    for number, cut in enumerate(kept, 1):
        named = mjcf.name("EQUALITY", cut.cut.index)
        at = mjcf.place(_kind(mjcf, cut.cut.index), named)
        for aside, a, b, rows in cut.parts:
            if rows:
                suffix = f"{named or f'loop{number}'}{aside}"
                one, two = (_side(mjcf, end, suffix, at, tools, names, made) for end in (a, b))
                loops.append(Loop(at, one[0], two[0], rows, one[1] or two[1] or Pose()))
    _tell_dropped(mjcf, kept, len(followers))
    return tuple(made), tuple(loops)


def _rigid(mjcf: Mjcf, cut: Cut) -> bool:
    """Whether it joins two frames of one rigid body, of what stands still perhaps."""
    one, two = mjcf.rigid_home(cut.a.body), mjcf.rigid_home(cut.b.body)
    if one == two:
        mjcf.left_out.append(f"{_said(mjcf, cut.index)} (joins what is rigid)")
    return one == two


def _side(
    mjcf: Mjcf, end: End, suffix: str, at: Place, tools: Sequence[Tool], names: Names, made: list[Tool]
) -> tuple[str, Pose | None]:
    """A side of a loop: the world with where it is held, the tool that the file's site is, or a new tool."""
    if end.body == WORLD_BODY:
        return WORLD, Pose(position(end.p), mjcf.angles.rpy(end.R))
    site = mjcf.name("SITE", end.site) if end.site is not None else ""
    if site and site in {tool.name for tool in tools}:
        return site, None
    made.append(tool_at(mjcf, names.new(f"{mjcf.bodies[end.body]}_{suffix}"), at, end.body, end.p, end.R))
    return made[-1].name, None


def _tell_dropped(mjcf: Mjcf, kept: Sequence[Kept], followers: int) -> None:
    """One note on the rows that are left out because others hold them already."""
    total, held = (sum(len(cut.cut.rows) for cut in kept) + followers, sum(cut.count for cut in kept) + followers)
    if total == held:
        return
    gone = [
        f"{' '.join(cut.dropped).replace(' two', ' and two')} of {_ends(mjcf, cut.cut)}" for cut in kept if cut.dropped
    ]
    rows = "of loops and following joints" if followers else "of loops"
    rule = f"{counted(total, 'row')} {rows} are {held} independent ones: left out {listed(gone)}"
    mjcf.faults.note(0, "loops", rule, "forces of the rows left out are 0")


def _ends(mjcf: Mjcf, cut: Cut) -> str:
    return f"'{mjcf.bodies[cut.a.body]}' - '{mjcf.bodies[cut.b.body]}'"
