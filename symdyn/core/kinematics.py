"""Poses, Jacobians and their rates (SOA 2). Base axes, at the tool's point, angular part first."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.newton_euler import motion
from symdyn.core.spatial import S, blocks, tilde
from symdyn.core.tree import Configuration, ToolPoint, Tree


def pose(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """The tool's frame in the base frame, homogeneous (4,4)."""
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = tree.at(q).tool_pose(tool)
    return T


def outward_to_point(at: Configuration, body: int, point: Array) -> Array:
    """`phi*(i,t)` with the point t in base axes: velocity of the body's frame to velocity at t, in base axes; (6,6)."""
    R, p = at.poses[body]
    return blocks(R, 0.0, -tilde(point - p) @ R, R)


def jacobian(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """`J_i = phi*(i,t) H_i*` for the columns on the path to the tool; (6,n)."""
    at = tree.at(q)
    _, point = at.tool_pose(tool)
    return jacobian_at(at, tool.body, point)


def jacobian_at(at: Configuration, body: int, point: Array) -> Array:
    """Jacobian of the point of a body that is at `point` (base axes); (6,n)."""
    tree = at.tree
    J = np.zeros((6, tree.n))
    for i in tree.path(body):
        J[:, i] = outward_to_point(at, tree.body[i], point) @ tree.H[i]
    return J


def jacobian_rate(tree: Tree, q: Array, qd: Array, tool: ToolPoint) -> Array:
    """`Jd_i = phi*(i,t) S*[H_i*] V - [0; v_t~ h_i]`, V of the body, `h_i` the angular part of `J_i`; (6,n)."""
    at = tree.at(q)
    _, point = at.tool_pose(tool)
    V = motion(at, qd, np.zeros(tree.n), np.zeros(6)).V[tree.last]
    J = jacobian(tree, q, tool)
    v_t = (J @ qd)[3:]
    rate = np.zeros((6, tree.n))
    for i in tree.path(tool.body):
        rate[:, i] = outward_to_point(at, tree.body[i], point) @ S(tree.H[i]).T @ V[i]
        rate[3:, i] -= tilde(v_t) @ J[:3, i]
    return rate
