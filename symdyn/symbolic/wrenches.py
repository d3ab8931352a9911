"""Wrenches on the tools as their bodies feel them: `phi(b,t) [R* n; R* f]`, from base axes (SOA 3; KFS 4.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.model.tree import ON_BASE, ToolFrame
from symdyn.model.vectors import Vector, add, apply, cross, transpose
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import as_values
from symdyn.symbolic.kinematics import Reached
from symdyn.symbolic.labels import name_six
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import STILL, Six, add_six
from symdyn.symbolic.tape import Value

Turned = Callable[[Vector], Vector3]
"""A vector of base axes in the axes of a body."""


def outward_from_base(at: Configuration, body: int) -> Turned:
    """By the joints on the way, one after the other."""

    def turned(v: Vector) -> Vector3:
        first, *others = reversed(at.tree.path(body))
        found = at.placed[first].outward(apply(transpose(at.tree.anchors[first].rotation), v))
        for i in others:
            found = at.placed[i].outward(found)
        return found

    return turned


def by_frame(reached: Reached, body: int) -> Turned:
    """By the body's frame in the base."""
    back = transpose(reached.frames[body].rotation)
    return lambda v: as_values(apply(back, v))


def wrenches_on_bodies(
    at: Configuration, tools: Sequence[ToolFrame], f: Sequence[Value], turned: Callable[[ToolFrame], Turned]
) -> dict[int, Six]:
    """Wrenches on tools, six entries each, about the origins of the bodies in their axes; by the numbers of the bodies."""
    found: dict[int, Six] = {}
    for t, tool in enumerate(tools):
        if tool.body == ON_BASE:
            continue
        body = at.tree.bodies[tool.body]
        arm = body.home.inverse().then(tool.placement).position
        with at.tape.section(f"wrench on tool '{tool.name}' in the axes of '{body.name}'"):
            nx, ny, nz, fx, fy, fz = f[6 * t : 6 * t + 6]
            n, force = turned(tool)((nx, ny, nz)), turned(tool)((fx, fy, fz))
            wrench = add(n, cross(as_values(arm), force)), force
            found[tool.body] = name_six(
                f"n{tool.body}t", f"f{tool.body}t", add_six(found.get(tool.body, STILL), wrench)
            )
    return found
