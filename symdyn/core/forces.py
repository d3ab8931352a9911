"""Dynamics under wrenches on the tools (SOA 3.1, 4.5a with `f(0)`; KFS 3 and 4.4), and how it changes with the state.

`f` is moment and force *on* each tool, base axes, at the tool's point: `M qdd + bias = tau + sum J* f` (SOA's `f(0)` is the
wrench on the world: minus). A wrench on a body is a bias force that its joint need not pass on, `b_i -= phi(b,t) [R* n; R* f]`.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.core import Array
from symdyn.core.forward import filter_smoother
from symdyn.core.kinematics import jacobian_at, outward_to_point
from symdyn.core.linear import linearised_forward, linearised_inverse, rates
from symdyn.core.newton_euler import base_acceleration, body_forces, friction_forces, motion
from symdyn.core.spatial import tilde
from symdyn.core.tree import Configuration, ToolPoint, Tree
from symdyn.model.tree import ON_BASE


def wrenches_on_bodies(at: Configuration, f: Array, tools: Sequence[ToolPoint]) -> Array:
    """What wrenches `f` (T,6) on tools are on the bodies, in their frames, on their last columns; (n,6)."""
    found = np.zeros((at.tree.n, 6))
    for wrench, tool in zip(f, tools, strict=True):
        if tool.body != ON_BASE:
            _, point = at.tool_pose(tool)
            found[at.tree.end(tool.body)] += outward_to_point(at, tool.body, point).T @ wrench
    return found


def inverse_dynamics_under_forces(
    tree: Tree, q: Array, qd: Array, qdd: Array, f: Array, tools: Sequence[ToolPoint] | None = None
) -> Array:
    """Joint forces for the accelerations `qdd` while `f` (T,6) acts on the tools, all of the tree's if not given; (n,)."""
    at = tree.at(q)
    moving = motion(at, qd, qdd, base_acceleration(tree))
    passed = body_forces(at, moving, wrenches_on_bodies(at, f, tree.tools if tools is None else tools))
    rigid = np.asarray(np.einsum("ij,ij->i", tree.H, passed))
    return rigid + tree.armature * qdd + friction_forces(tree, qd)


def forward_dynamics_under_forces(
    tree: Tree, q: Array, qd: Array, tau: Array, f: Array, tools: Sequence[ToolPoint] | None = None
) -> Array:
    """Joint accelerations under joint forces and `f` (T,6) on the tools, by the filter and smoother; (n,)."""
    on_bodies = wrenches_on_bodies(tree.at(q), f, tree.tools if tools is None else tools)
    return filter_smoother(tree, q, qd, tau, on_bodies).qdd


def inverse_dynamics_derivatives_under_forces(
    tree: Tree, q: Array, qd: Array, qdd: Array, f: Array
) -> tuple[Array, Array, Array]:
    """`dtau/dq`, `dtau/dqd`, `M` while `f` (T,6) keeps its base axes and its points on the tools; all (n,n).

    With wrenches that turn with the bodies only `S[H*] f` of LIN 3.8 changes; that they do not turn adds `-J* [n~; f~] J_w`.
    """
    at = tree.at(q)
    B, A, M = linearised_inverse(at, rates(at, qd, qdd, wrenches_on_bodies(at, f, tree.tools)))
    return B - _held_back(at, f), A, M


def forward_dynamics_derivatives_under_forces(
    tree: Tree, q: Array, qd: Array, tau: Array, f: Array
) -> tuple[Array, Array, Array]:
    """`dqdd/dq`, `dqdd/dqd`, `M^-1` under such wrenches, by LIN's algorithm 6; all (n,n)."""
    at = tree.at(q)
    on_bodies = wrenches_on_bodies(at, f, tree.tools)
    qdd = filter_smoother(tree, q, qd, tau, on_bodies).qdd
    dq, dqd, inverse = linearised_forward(at, rates(at, qd, qdd, on_bodies))
    return dq + inverse @ _held_back(at, f), dqd, inverse


def _held_back(at: Configuration, f: Array) -> Array:
    """`sum J* [n~; f~] J_w`: what the joints feel of wrenches that do not turn with the tools, by the joints' turns; (n,n)."""
    found = np.zeros((at.tree.n, at.tree.n))
    for (n, force), tool in zip(f.reshape(-1, 2, 3), at.tree.tools, strict=True):
        _, point = at.tool_pose(tool)
        J = jacobian_at(at, tool.body, point)
        found += J.T @ np.vstack([tilde(n), tilde(force)]) @ J[:3]
    return found
