"""The tree of bodies and degrees of freedom as arrays, and what it looks like at one configuration `q`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from symdyn.core import Array
from symdyn.core.joints import joint_of
from symdyn.core.joints.joint import Joint
from symdyn.core.spatial import rigid_transform, spatial_inertia
from symdyn.model.columns import Column, columns_of
from symdyn.model.tree import ON_BASE, Body, Model, ToolFrame

Indices = npt.NDArray[np.intp]

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


class Loop(NamedTuple):
    """Frames `a` and `b`, tools or on the base for the world, held together along `rows`: angular first, axes of `a`."""

    a: ToolPoint
    b: ToolPoint
    rows: tuple[int, ...]


@dataclass(frozen=True)
class Tree:
    """Bodies on joints, and the degrees of freedom `0 … n-1` that all recursions run over, parents before children.

    A joint's columns follow one another, as if each but the last moved a body of its own without inertia; the body itself
    sits on the last (docs/mathematics.md, section 13). With joints of one degree, bodies and degrees of freedom are the same.

    Attributes:
        joints: the joint of each body.
        R, p: each body's frame in its parent's with the joint neutral; (bodies,3,3), (bodies,3).
        parent: the column before each, of a first column the last one of the parent body, or `ON_BASE`; (n,).
        H: joint maps in the bodies' own axes, (n,6).
        M: inertias in the bodies' own frames, on their last columns; (n,6,6).
        armature, viscous, coulomb: (n,).
        gravity: free fall in the base frame, (3,).
        tools: tool frames.
        loops: pairs of frames held together.
        left_out: of the rows of all loops, stacked in their order, those that others hold already.
        columns: the numbers that joint forces are linear in, one for each column of the regressor.
    """

    joints: tuple[Joint, ...]
    R: Array
    p: Array
    parent: tuple[int, ...]
    H: Array
    M: Array
    armature: Array
    viscous: Array
    coulomb: Array
    gravity: Array
    tools: tuple[ToolPoint, ...]
    loops: tuple[Loop, ...] = ()
    left_out: frozenset[int] = frozenset()
    columns: tuple[Column, ...] = ()

    @staticmethod
    def of(model: Model) -> Tree:
        """The arrays of a model in floats, as if no joint followed another (folding.py)."""
        bodies, dofs = model.bodies, model.all_dofs
        joints = tuple(joint_of(joint) for joint in model.joints)
        ends = [k for k, dof in enumerate(dofs) if dof.column == len(joints[dof.body].H) - 1]
        parents = [ON_BASE if body.parent == ON_BASE else ends[body.parent] for body in bodies]
        M = np.zeros((len(dofs), 6, 6))
        M[ends] = _array([_inertia(body) for body in bodies], (-1, 6, 6))
        moved_by = [model.joints[dof.body] for dof in dofs]
        return Tree(
            joints=joints,
            R=_array([body.placement.rotation for body in bodies], (-1, 3, 3)),
            p=_array([body.placement.position for body in bodies], (-1, 3)),
            parent=tuple(k - 1 if dof.column else parents[dof.body] for k, dof in enumerate(dofs)),
            H=_array([row for joint in joints for row in joint.H], (-1, 6)),
            M=M,
            armature=_array([joint.armature for joint in moved_by], (-1,)),
            viscous=_array([joint.viscous for joint in moved_by], (-1,)),
            coulomb=_array([joint.coulomb for joint in moved_by], (-1,)),
            gravity=_array(model.gravity, (3,)),
            tools=tuple(_tool_point(tool) for tool in model.tools),
            loops=tuple(Loop(_tool_point(it.a), _tool_point(it.b), _rows(it.constrain)) for it in model.loops),
            left_out=_left_out(model),
            columns=columns_of(model),
        )

    @property
    def n(self) -> int:
        """The number of degrees of freedom."""
        return len(self.parent)

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return len(self.neutral)

    @property
    def bodies(self) -> int:
        """The number of bodies, and of joints."""
        return len(self.joints)

    @cached_property
    def body(self) -> Indices:
        """The body that each degree of freedom belongs to, (n,)."""
        return np.searchsorted(self.ends, np.arange(self.n))

    @cached_property
    def ends(self) -> Indices:
        """The last column of each body, (bodies,)."""
        return np.cumsum([len(joint.H) for joint in self.joints], dtype=np.intp) - 1

    @cached_property
    def last(self) -> Indices:
        """The last column of each column's joint, (n,): what is the body's own."""
        return self.ends[self.body]

    @cached_property
    def first(self) -> Indices:
        """The first column of each column's joint, (n,): where the joint meets the parent body."""
        return np.searchsorted(self.body, self.body)

    @cached_property
    def neutral(self) -> Array:
        """The position at which all joints are neutral, (nq,)."""
        return np.concatenate([np.zeros(0), *(joint.neutral for joint in self.joints)])

    @cached_property
    def slices(self) -> list[tuple[slice, slice]]:
        """Which numbers of `q` and of `v` belong to each joint."""
        q = np.cumsum([0, *(len(joint.neutral) for joint in self.joints)])
        v = np.cumsum([0, *(len(joint.H) for joint in self.joints)])
        return [(slice(*q[i : i + 2]), slice(*v[i : i + 2])) for i in range(self.bodies)]

    def own(self, i: int) -> slice:
        """All columns of the joint that column i belongs to."""
        return self.slices[int(self.body[i])][1]

    @property
    def turning(self) -> npt.NDArray[np.bool_]:
        """Whether each degree of freedom turns, (n,)."""
        return np.concatenate([np.zeros(0, bool), *(joint.turning for joint in self.joints)])

    @property
    def whole(self) -> Tree:
        """The tree with all joints free: itself."""
        return self

    def positions(self, q: Array) -> Array:
        """Where all joints are."""
        return q

    def rates(self, v: Array) -> Array:
        """How all joints move."""
        return v

    def own_positions(self, q: Array) -> Array:
        """Where the joints are that move by themselves."""
        return q

    def fold(self, x: Array, *_: int) -> Array:
        """What joints that follow others would add to their leaders: nothing here (see folding.py)."""
        return x

    def on_first(self, x: Array) -> Array:
        """Sums of `x` (n,…) over the columns of each joint, on its first; zero on the others."""
        return _summed(x, self.first)

    def on_last(self, x: Array) -> Array:
        """The same on the last."""
        return _summed(x, self.last)

    def end(self, body: int) -> int:
        """The last column of a body; `ON_BASE` for the base."""
        return ON_BASE if body == ON_BASE else int(self.ends[body])

    def inward(self, i: int) -> list[int]:
        """The proper ancestors of degree of freedom i, nearest first, without the base."""
        path = []
        while (i := self.parent[i]) != ON_BASE:
            path.append(i)
        return path

    def path(self, body: int) -> list[int]:
        """The columns of a body and of its ancestors, nearest first; none for the base."""
        return [] if body == ON_BASE else [self.end(body), *self.inward(self.end(body))]

    def integrate(self, q: Array, v: Array) -> Array:
        """The position after moving with velocity `v` for a unit of time; (nq,)."""
        moved = [joint.integrate(q[at], v[by]) for joint, (at, by) in zip(self.joints, self.slices, strict=True)]
        return np.concatenate([np.zeros(0), *moved])

    def position_rate(self, q: Array, v: Array) -> Array:
        """How fast the numbers of position change at velocity `v`; (nq,)."""
        found = [joint.rate(q[at], v[by]) for joint, (at, by) in zip(self.joints, self.slices, strict=True)]
        return np.concatenate([np.zeros(0), *found])

    def normalised(self, q: Array) -> Array:
        """The position with all quaternions at length one; (nq,)."""
        found = [joint.normalised(q[at]) for joint, (at, _) in zip(self.joints, self.slices, strict=True)]
        return np.concatenate([np.zeros(0), *found])

    def at(self, q: Array) -> Configuration:
        """The tree at joint positions `q` (rad, m or quaternions), shape (nq,)."""
        return Configuration(self, np.asarray(q, dtype=float).reshape(self.nq))


@dataclass(frozen=True)
class Configuration:
    """The tree at one `q`: transforms between neighbours and poses in the base frame."""

    tree: Tree
    q: Array

    @cached_property
    def placements(self) -> list[tuple[Array, Array]]:
        """Rotation and position of each body's frame in its parent's."""
        found = []
        for joint, R, p, (at, _) in zip(self.tree.joints, self.tree.R, self.tree.p, self.tree.slices, strict=True):
            turn, slide = joint.placement(self.q[at])
            found.append((R @ turn, p + R @ slide))
        return found

    @cached_property
    def phi(self) -> list[Array]:
        """`phi(p(i), i)` of each degree of freedom, 1 within a joint; on the base `phi(base, i)`."""
        found = [np.eye(6)] * self.tree.n
        for (_, columns), (R, p) in zip(self.tree.slices, self.placements, strict=True):
            found[columns.start] = rigid_transform(R, p)
        return found

    @cached_property
    def poses(self) -> list[tuple[Array, Array]]:
        """Rotation and position of each body's frame in the base frame."""
        found: list[tuple[Array, Array]] = []
        for (_, columns), (R, p) in zip(self.tree.slices, self.placements, strict=True):
            parent = self.tree.parent[columns.start]
            R_p, p_p = (np.eye(3), np.zeros(3)) if parent == ON_BASE else found[self.tree.body[parent]]
            found.append((R_p @ R, p_p + R_p @ p))
        return found

    def tool_pose(self, tool: ToolPoint) -> tuple[Array, Array]:
        """Rotation and position of a tool in the base frame."""
        if tool.body == ON_BASE:
            return tool.R, tool.p
        R, p = self.poses[tool.body]
        return R @ tool.R, p + R @ tool.p

    def outward(self, i: int, of_parent: Array) -> Array:
        """`phi*(p(i),i) X`: a velocity-like quantity of the parent, carried out to degree of freedom i."""
        return np.asarray(self.phi[i].T @ of_parent)


def _summed(x: Array, place: Indices) -> Array:
    total = np.zeros_like(x)
    np.add.at(total, place, x)
    return total


def _tool_point(tool: ToolFrame) -> ToolPoint:
    placement = tool.placement
    rows = _rows(tool.directions or ROWS)
    return ToolPoint(tool.name, tool.body, _array(placement.rotation, (3, 3)), _array(placement.position, (3,)), rows)


def _rows(directions: Sequence[str]) -> tuple[int, ...]:
    return tuple(i for i, row in enumerate(ROWS) if row in directions)


def _left_out(model: Model) -> frozenset[int]:
    stacked = [(loop, ROWS[row]) for loop in model.loops for row in _rows(loop.constrain)]
    return frozenset(i for i, (loop, name) in enumerate(stacked) if name in loop.left_out)


def _inertia(body: Body) -> Array:
    inertia = body.inertia
    return spatial_inertia(float(inertia.mass), np.array(inertia.first_moment, float), np.array(inertia.tensor, float))


def _array(values: object, shape: tuple[int, ...]) -> Array:
    return np.array(values, dtype=float).reshape(shape)
