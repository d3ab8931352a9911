"""Poses, Jacobians and their rates (SOA 2). Base axes, at the tool's point, angular part first."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.newton_euler import motion
from symdyn.core.spatial import S, blocks, tilde
from symdyn.core.tree import Configuration, ToolPoint, Tree
from symdyn.model.tree import ON_BASE


def pose(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """The tool's frame in the base frame, homogeneous (4,4)."""
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = tree.at(q).tool_pose(tool)
    return T


def path(tree: Tree, body: int) -> list[int]:
    """The body and its ancestors, nearest first; none for the base."""
    return [] if body == ON_BASE else [body, *tree.inward(body)]


def outward_to_point(at: Configuration, i: int, point: Array) -> Array:
    """`phi*(i,t)` with the point t in base axes: velocity of body i's frame to velocity at t, in base axes; (6,6)."""
    R, p = at.poses[i]
    return blocks(R, 0.0, -tilde(point - p) @ R, R)


def jacobian(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """`J_i = phi*(i,t) H_i*` for the joints on the path to the tool; (6,n)."""
    at = tree.at(q)
    _, point = at.tool_pose(tool)
    J = np.zeros((6, tree.n))
    for i in path(tree, tool.body):
        J[:, i] = outward_to_point(at, i, point) @ tree.H[i]
    return J


def jacobian_rate(tree: Tree, q: Array, qd: Array, tool: ToolPoint) -> Array:
    """`Jd_i = phi*(i,t) S*[H_i*] V_i - [0; v_t~ h_i]`, `h_i` the angular part of `J_i`; (6,n)."""
    at = tree.at(q)
    _, point = at.tool_pose(tool)
    V = motion(at, qd, np.zeros(tree.n), np.zeros(6)).V
    J = jacobian(tree, q, tool)
    v_t = (J @ qd)[3:]
    rate = np.zeros((6, tree.n))
    for i in path(tree, tool.body):
        rate[:, i] = outward_to_point(at, i, point) @ S(tree.H[i]).T @ V[i]
        rate[3:, i] -= tilde(v_t) @ J[:3, i]
    return rate
