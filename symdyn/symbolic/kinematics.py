"""Poses, Jacobians and their rates of a tool: base axes, at the tool's point, angular part first (SOA 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE, ToolFrame
from symdyn.model.vectors import Placement, Vector, add, apply, cross, multiply, scale, subtract, transpose
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import as_values
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.labels import name_block, name_entries, name_vector
from symdyn.symbolic.newton_euler import PointMotion
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ONE, ZERO, Value, as_value


@dataclass(frozen=True)
class Reached:
    """The bodies on the way to a tool, base first, each with its frame in the base frame; and the tool's own.

    Of a way that starts at a body, that body stands for the base.
    """

    frames: dict[int, Placement]
    tool: Placement


def reach(at: Configuration, tool: ToolFrame, start: int = ON_BASE) -> Reached:
    """Frames from the base to a tool, or from a body that carries it."""
    tree, frames = at.tree, dict[int, Placement]()
    origin = "the base" if start == ON_BASE else f"'{tree.bodies[start].name}'"
    for i in reversed(tree.path(tool.body)[: len(tree.path(tool.body)) - len(tree.path(start))]):
        body = tree.bodies[i]
        with at.tape.section(f"frame of '{body.name}' in {origin}"):
            frames[i] = frame_in_base(at, i, frames)
    with at.tape.section(f"frame of tool '{tool.name}'"):
        if tool.body == ON_BASE:
            return Reached(frames, tool.placement)
        own = tree.bodies[tool.body].home.inverse().then(tool.placement)
        frame = frames.get(tool.body, Placement())
        reached = Placement(multiply(frame.rotation, own.rotation), frame.reach(own.position))
        return Reached(frames, _named("t", reached))


def frame_in_base(at: Configuration, i: int, frames: Mapping[int, Placement]) -> Placement:
    """The frame of body i, from that of its parent; where that is not known, the parent stands for the base."""
    body = at.tree.bodies[i]
    here = at.tree.anchors[i] if body.parent == ON_BASE else frames.get(body.parent, Placement())
    rows = tuple(at.placed[i].outward(row) for row in here.rotation)  # row R is (R* row)*
    return _named(i, Placement(rows, here.reach(at.placed[i].r)))  # type: ignore[arg-type]


def _named(frame: int | str, placement: Placement) -> Placement:
    """A frame in the base, its numbers called `Q3_xy`, `o3_x`."""
    first, second, third = placement.rotation
    name_block(f"Q{frame}_", (as_values(first), as_values(second), as_values(third)))
    name_vector(f"o{frame}", as_values(placement.position))
    return placement


def pose(reached: Reached) -> Matrix:
    """The tool's frame in the base frame, homogeneous 4×4."""
    R, p = reached.tool.rotation, reached.tool.position
    return [[*(as_value(e) for e in R[i]), as_value(p[i])] for i in range(3)] + [[ZERO, ZERO, ZERO, ONE]]


def axes_of(at: Configuration, reached: Reached) -> dict[int, Vector]:
    """The axes of the degrees of freedom on the way, in the base frame, base first."""
    return {
        k: transpose(frame.rotation)[at.tree.dofs[k].column.axis]
        for i, frame in reached.frames.items()
        for k in at.tree.bodies[i].dofs
    }


def jacobian(at: Configuration, reached: Reached) -> Matrix:
    """`J_k = [e; e~(t - o)]` for a column that turns, `[0; e]` for one that slides; 6×N by rows."""
    columns: list[Sequence[Value]] = [[ZERO] * 6 for _ in range(at.tree.n)]
    with at.tape.section("columns of the Jacobian"):
        for k, e in axes_of(at, reached).items():
            dof = at.tree.dofs[k]
            if dof.column.turns:
                columns[k] = [*e, *cross(e, subtract(reached.tool.position, reached.frames[dof.body].position))]
            else:
                columns[k] = [*NOTHING, *e]
        return _by_rows("J", columns)


def _by_rows(stem: str, columns: Sequence[Sequence[Value]]) -> Matrix:
    """A Jacobian by rows, its entries called `J_rx0`, …"""
    rows = [[as_value(entry) for entry in row] for row in zip(*columns, strict=True)]
    for row, name in zip(rows, Column, strict=True):
        name_entries(f"{stem}_{name.label}", row)
    return rows


def jacobian_rate(at: Configuration, reached: Reached, J: Matrix, qd: Sequence[Value]) -> Matrix:
    """`Jd_k = [w~e; w~l + e~tail]` for a column that turns, `[0; w~e]` for one that slides; 6×N by rows.

    `w` is the angular velocity of the body without what the column itself adds, `l` the linear part of `J_k`, `tail` the
    velocity that the column and the joints beyond give the tool: `ed~(t - o) + e~(v_t - v_o)` sorted by Jacobi's identity.
    """
    axes = axes_of(at, reached)
    linear = {k: (J[3][k], J[4][k], J[5][k]) for k in axes}
    columns: list[Sequence[Value]] = [[ZERO] * 6 for _ in range(at.tree.n)]
    w = _other_spins(at, axes, qd)
    beyond: Vector = NOTHING
    with at.tape.section("columns of the Jacobian's rate"):
        for i in reversed(reached.frames):
            tails = {}
            for k in reversed(at.tree.bodies[i].dofs):
                tails[k] = add(beyond, scale(qd[k], linear[k]))
                if at.tree.dofs[k].column.turns:
                    columns[k] = [*cross(w[k], axes[k]), *add(cross(w[k], linear[k]), cross(axes[k], tails[k]))]
                else:
                    columns[k] = [*NOTHING, *cross(w[k], axes[k])]
            for k in reversed(at.tree.bodies[i].dofs):
                beyond = add(beyond, scale(qd[k], linear[k]))
        return _by_rows("Jd", columns)


def point_acceleration(
    at: Configuration, reached: Reached, tool: ToolFrame, moving: Sequence[PointMotion]
) -> list[Value]:
    """`[wd; a + E t]` of a tool's point in base axes, with whatever `moving` has in it: at `qdd = 0` `Jd qd`, less gravity."""
    arm = at.tree.bodies[tool.body].home.inverse().then(tool.placement).position
    own, back = moving[tool.body], reached.frames[tool.body].rotation
    with at.tape.section(f"acceleration of tool '{tool.name}'"):
        entries = [*apply(back, own.wd), *apply(back, own.reach(as_values(arm)))]
        return name_entries("drift", [as_value(entry) for entry in entries])


def _other_spins(at: Configuration, axes: dict[int, Vector], qd: Sequence[Value]) -> dict[int, Vector]:
    """Per degree of freedom the angular velocity of its body, base axes, without what it adds itself."""
    found: dict[int, Vector] = {}
    spin: Vector = NOTHING
    with at.tape.section("angular velocities in base axes"):
        for body in dict.fromkeys(at.tree.dofs[k].body for k in axes):  # base first
            turning = [k for k in at.tree.bodies[body].dofs if at.tree.dofs[k].column.turns]
            for k in at.tree.bodies[body].dofs:
                found[k] = spin
                for m in turning:
                    found[k] = found[k] if m == k else add(found[k], scale(qd[m], axes[m]))
            for k in turning:
                spin = name_vector(f"spin{body}", add(spin, scale(qd[k], axes[k])))
    return found
