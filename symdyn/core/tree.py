"""The tree of bodies as arrays, and what it looks like at one configuration `q`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symdyn.core import Array
from symdyn.core.spatial import rigid_transform, spatial_inertia, tilde
from symdyn.model.tree import ON_BASE, Body, Model, Motion, ToolFrame

ROWS = ("rx", "ry", "rz", "x", "y", "z")
"""The rows of a Jacobian: angular first."""


@dataclass(frozen=True)
class ToolPoint:
    """A tool's frame in the frame of body `body` (`ON_BASE`: of the base).

    Attributes:
        rows: the rows of its Jacobian (angular first) that the tool's directions name.
    """

    name: str
    body: int
    R: Array
    p: Array
    rows: tuple[int, ...] = (0, 1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Tree:
    """Bodies `0 … n-1`, parents before children.

    Attributes:
        parent: parent of each body, `ON_BASE` for the base.
        R, p: each body's frame in its parent's at q = 0; (n,3,3), (n,3).
        H: joint maps in the bodies' own axes, (n,6): `[h*, 0]` revolute, `[0, h*]` prismatic.
        M: inertias in the bodies' own frames, (n,6,6).
        armature, viscous, coulomb: per joint, (n,).
        gravity: free fall in the base frame, (3,).
        tools: tool frames.
        loops: pairs of tools (by index) held together, with the rows (angular first, axes of the first tool) that are held.
    """

    parent: tuple[int, ...]
    R: Array
    p: Array
    H: Array
    M: Array
    armature: Array
    viscous: Array
    coulomb: Array
    gravity: Array
    tools: tuple[ToolPoint, ...]
    loops: tuple[tuple[int, int, tuple[int, ...]], ...] = ()

    @staticmethod
    def of(model: Model) -> Tree:
        """The arrays of a model in floats."""
        bodies = model.bodies
        return Tree(
            parent=tuple(body.parent for body in bodies),
            R=_array([body.placement.rotation for body in bodies], (-1, 3, 3)),
            p=_array([body.placement.position for body in bodies], (-1, 3)),
            H=_array([_joint_map(body) for body in bodies], (-1, 6)),
            M=_array([_inertia(body) for body in bodies], (-1, 6, 6)),
            armature=_array([body.joint.armature for body in bodies], (-1,)),
            viscous=_array([body.joint.viscous for body in bodies], (-1,)),
            coulomb=_array([body.joint.coulomb for body in bodies], (-1,)),
            gravity=_array(model.gravity, (3,)),
            tools=tuple(_tool_point(tool) for tool in model.tools),
            loops=tuple((loop.a, loop.b, _rows(loop.constrain)) for loop in model.loops),
        )

    @property
    def n(self) -> int:
        """The number of bodies, and of joints."""
        return len(self.parent)

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        """The children of each body."""
        return tuple(tuple(c for c in range(self.n) if self.parent[c] == i) for i in range(self.n))

    def inward(self, i: int) -> list[int]:
        """The proper ancestors of body i, nearest first, without the base."""
        path = []
        while (i := self.parent[i]) != ON_BASE:
            path.append(i)
        return path

    def at(self, q: Array) -> Configuration:
        """The tree at joint positions `q` (rad or m), shape (n,)."""
        return Configuration(self, np.asarray(q, dtype=float))


@dataclass(frozen=True)
class Configuration:
    """The tree at one `q`: transforms between neighbouring bodies and poses in the base frame."""

    tree: Tree
    q: Array

    @cached_property
    def placements(self) -> list[tuple[Array, Array]]:
        """Rotation and position of each body's frame in its parent's."""
        found = []
        for R, p, H, q in zip(self.tree.R, self.tree.p, self.tree.H, self.q, strict=True):
            h, slide = H[:3], H[3:]
            turn = np.eye(3) + np.sin(q) * tilde(h) + (1.0 - np.cos(q)) * tilde(h) @ tilde(h)
            found.append((R @ turn, p + R @ slide * q))
        return found

    @cached_property
    def phi(self) -> list[Array]:
        """`phi(p(i), i)` of each body; for bodies on the base `phi(base, i)`."""
        return [rigid_transform(R, p) for R, p in self.placements]

    @cached_property
    def poses(self) -> list[tuple[Array, Array]]:
        """Rotation and position of each body's frame in the base frame."""
        found: list[tuple[Array, Array]] = []
        for parent, (R, p) in zip(self.tree.parent, self.placements, strict=True):
            R_p, p_p = (np.eye(3), np.zeros(3)) if parent == ON_BASE else found[parent]
            found.append((R_p @ R, p_p + R_p @ p))
        return found

    def tool_pose(self, tool: ToolPoint) -> tuple[Array, Array]:
        """Rotation and position of a tool in the base frame."""
        if tool.body == ON_BASE:
            return tool.R, tool.p
        R, p = self.poses[tool.body]
        return R @ tool.R, p + R @ tool.p

    def outward(self, i: int, of_parent: Array) -> Array:
        """`phi*(p(i),i) X`: a velocity-like quantity of the parent, carried out to body i."""
        return np.asarray(self.phi[i].T @ of_parent)


def _tool_point(tool: ToolFrame) -> ToolPoint:
    placement = tool.placement
    rows = _rows(tool.directions or ROWS)
    return ToolPoint(tool.name, tool.body, _array(placement.rotation, (3, 3)), _array(placement.position, (3,)), rows)


def _rows(directions: Sequence[str]) -> tuple[int, ...]:
    return tuple(i for i, row in enumerate(ROWS) if row in directions)


def _joint_map(body: Body) -> list[float]:
    axis = body.joint.axis
    return [0.0, 0.0, 0.0, *axis] if body.joint.motion is Motion.PRISMATIC else [*axis, 0.0, 0.0, 0.0]


def _inertia(body: Body) -> Array:
    inertia = body.inertia
    return spatial_inertia(float(inertia.mass), np.array(inertia.first_moment, float), np.array(inertia.tensor, float))


def _array(values: object, shape: tuple[int, ...]) -> Array:
    return np.array(values, dtype=float).reshape(shape)
