"""Poses, Jacobians and their rates of a tool: base axes, at the tool's point, angular part first (SOA 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE, ToolFrame
from symdyn.model.vectors import Placement, Vector, add, apply, cross, multiply, scale, subtract
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value, as_value

ROWS = ("rx", "ry", "rz", "x", "y", "z")  # of Jacobians and wrenches: angular first


@dataclass(frozen=True)
class Reached:
    """The bodies on the way to a tool, base first, each with its frame in the base frame; and the tool's own."""

    frames: dict[int, Placement]
    tool: Placement


def reach(tape: Tape, chain: Chain, placed: Sequence[Placed], tool: ToolFrame) -> Reached:
    """Frames from the base to a tool."""
    frames: dict[int, Placement] = {}
    for i in reversed(chain.path(tool.body)):
        body = chain.bodies[i]
        with tape.section(f"o{i}", f"frame of '{body.name}' in the base"):
            start = chain.anchors[i] if body.parent == ON_BASE else frames[body.parent]
            rows = tuple(placed[i].outward(row) for row in start.rotation)  # row R is (R* row)*
            frames[i] = Placement(rows, start.reach(placed[i].r))  # type: ignore[arg-type]
    with tape.section("tool", f"frame of tool '{tool.name}'"):
        if tool.body == ON_BASE:
            return Reached(frames, tool.placement)
        own = chain.bodies[tool.body].home.inverse().then(tool.placement)
        frame = frames[tool.body]
        return Reached(frames, Placement(multiply(frame.rotation, own.rotation), frame.reach(own.position)))


def pose(reached: Reached) -> Matrix:
    """The tool's frame in the base frame, homogeneous 4×4."""
    R, p = reached.tool.rotation, reached.tool.position
    return [[*(as_value(e) for e in R[i]), as_value(p[i])] for i in range(3)] + [[ZERO, ZERO, ZERO, ONE]]


def _axes(reached: Reached) -> dict[int, Vector]:
    """The joints' axes in the base frame."""
    return {i: apply(frame.rotation, (0, 0, 1)) for i, frame in reached.frames.items()}


def jacobian(tape: Tape, chain: Chain, reached: Reached) -> Matrix:
    """`J_i = [z; z~(t - o_i)]` revolute, `[0; z]` prismatic, for the joints on the way; 6×N by rows."""
    columns: list[Sequence[Value]] = [[ZERO] * 6 for _ in range(chain.n)]
    with tape.section("J", "columns of the Jacobian"):
        for i, z in _axes(reached).items():
            if chain.bodies[i].prismatic:
                columns[i] = [*NOTHING, *z]
            else:
                columns[i] = [*z, *cross(z, subtract(reached.tool.position, reached.frames[i].position))]
    return [list(row) for row in zip(*columns, strict=True)]


def jacobian_rate(tape: Tape, chain: Chain, reached: Reached, J: Matrix, qd: Sequence[Value]) -> Matrix:
    """`Jd_i = [w~z; w~l + z~tail]` revolute, `[0; w~z]` prismatic; 6×N by rows.

    `w` is the angular velocity before joint i, `l` the linear part of `J_i`, `tail` the velocity that the joints from i on
    give the tool: `zd~(t - o) + z~(v_t - v_o)` sorted by Jacobi's identity.
    """
    z = _axes(reached)
    linear = {i: (J[3][i], J[4][i], J[5][i]) for i in z}
    columns: list[Sequence[Value]] = [[ZERO] * 6 for _ in range(chain.n)]
    w: dict[int, Vector] = {}
    spin: Vector = NOTHING
    with tape.section("w", "angular velocities in base axes"):
        for i in z:  # base first
            w[i] = spin
            if not chain.bodies[i].prismatic:
                spin = add(spin, scale(qd[i], z[i]))
    tail: Vector = NOTHING
    with tape.section("Jd", "columns of the Jacobian's rate"):
        for i in reversed(list(z)):
            tail = add(tail, scale(qd[i], linear[i]))
            if chain.bodies[i].prismatic:
                columns[i] = [*NOTHING, *cross(w[i], z[i])]
            else:
                columns[i] = [*cross(w[i], z[i]), *add(cross(w[i], linear[i]), cross(z[i], tail))]
    return [list(row) for row in zip(*columns, strict=True)]
