"""Operational space and tip forces (SOA 5)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symdyn.core import Array
from symdyn.core.factors import innovations
from symdyn.core.inverse import mass_matrix_inverse, upsilon
from symdyn.core.kinematics import jacobian, jacobian_rate, outward_to_point
from symdyn.core.newton_euler import bias_forces
from symdyn.core.riccati import riccati
from symdyn.core.tree import Configuration, ToolPoint, Tree
from symdyn.model.tree import ON_BASE


def operational_inertia_inverse(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """`Omega = J M^-1 J*` at the tool, by the outward recursion `Omega_i = psi* Omega_p psi + H*H/D`; (6,6)."""
    if tool.body == ON_BASE:
        return np.zeros((6, 6))
    at = tree.at(q)
    Omega, _ = upsilon(at, riccati(at))
    _, point = at.tool_pose(tool)
    out = outward_to_point(at, tool.body, point)
    return np.asarray(out @ Omega[tree.end(tool.body)] @ out.T)


def operational_inertia(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """`Lambda = Omega^-1` over the tool's directions, base axes; meaningless where the Jacobian loses rank there."""
    Omega = operational_inertia_inverse(tree, q, tool)[np.ix_(tool.rows, tool.rows)]
    return np.asarray(np.linalg.inv(Omega), dtype=np.float64)


def tip_force_acceleration(tree: Tree, q: Array, tool: ToolPoint, f: Array) -> Array:
    """`W* D^-1 H psi B f`: joint accelerations that a wrench `f` on the tool adds; (n,).

    `f = [n; f]` acts on the tool at its point, in base axes (SOA's `f` is the wrench on the world: minus).
    """
    at = tree.at(q)
    filtered = riccati(at)
    W, D = innovations(tree, q)
    _, point = at.tool_pose(tool)
    driven = np.zeros(tree.n)
    if tool.body != ON_BASE:
        x = outward_to_point(at, tool.body, point).T @ f
        for i in tree.path(tool.body):
            driven[i] = tree.H[i] @ x
            x = filtered.psi[i] @ x
    return np.asarray(W.T @ (driven / D))


def operational_inertia_inverse_all(tree: Tree, q: Array) -> Array:
    """The block matrix `J_s M^-1 J_t*` over all tools, by `psi*(k,i) Omega_k psi(k,j)`, k the nearest common ancestor.

    Shape (6T, 6T); blocks of tools that share no moving ancestor are zero.
    """
    at = tree.at(q)
    filtered = riccati(at)
    Omega, _ = upsilon(at, filtered)
    size = len(tree.tools)
    result = np.zeros((6 * size, 6 * size))
    for s, tool_s in enumerate(tree.tools):
        for t, tool_t in enumerate(tree.tools):
            way = tree.path(tool_t.body)
            common = next((i for i in tree.path(tool_s.body) if i in way), None)
            if common is None:
                continue
            left, right = (_closed_loop_way(at, filtered.psi, common, tool) for tool in (tool_s, tool_t))
            result[6 * s : 6 * s + 6, 6 * t : 6 * t + 6] = left @ Omega[common] @ right.T
    return result


def _closed_loop_way(at: Configuration, psi: Array, ancestor: int, tool: ToolPoint) -> Array:
    """`phi*(i,t) psi*(k,i)`: from k, an ancestor, to the tool's point in base axes; (6,6)."""
    way = np.eye(6)
    i = at.tree.end(tool.body)
    while i != ancestor:
        way = way @ psi[i].T
        i = at.tree.parent[i]
    _, point = at.tool_pose(tool)
    return np.asarray(outward_to_point(at, tool.body, point) @ way)


def task_jacobian(tree: Tree, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """Rows of the Jacobians along the directions of tools, tool by tool; (A,n)."""
    return np.vstack([np.zeros((0, tree.n)), *(jacobian(tree, q, tool)[list(tool.rows)] for tool in tools)])


def operational_inertia_all(tree: Tree, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """`Lambda = (J M^-1 J*)^-1` over the directions of all tools at once; (A,A)."""
    J = task_jacobian(tree, q, tools)
    return np.asarray(np.linalg.inv(J @ mass_matrix_inverse(tree, q) @ J.T), dtype=np.float64)


def operational_bias_all(tree: Tree, q: Array, qd: Array, tools: Sequence[ToolPoint]) -> Array:
    """`mu = Lambda (J M^-1 bias - Jd qd)` of `Lambda xdd + mu = J_bar* tau`; (A,)."""
    J = task_jacobian(tree, q, tools)
    drift = [(jacobian_rate(tree, q, qd, tool) @ qd)[list(tool.rows)] for tool in tools]
    pushed = J @ mass_matrix_inverse(tree, q) @ bias_forces(tree, q, qd)
    return np.asarray(operational_inertia_all(tree, q, tools) @ (pushed - np.concatenate([np.zeros(0), *drift])))


def dynamically_consistent_inverse_all(tree: Tree, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """`J_bar = M^-1 J* Lambda`: joint accelerations of least kinetic energy for those of the tools; (n,A)."""
    J = task_jacobian(tree, q, tools)
    return np.asarray(mass_matrix_inverse(tree, q) @ J.T @ operational_inertia_all(tree, q, tools))


def operational_bias(tree: Tree, q: Array, qd: Array, tool: ToolPoint) -> Array:
    """The same of one tool; (R,)."""
    return operational_bias_all(tree, q, qd, (tool,))


def dynamically_consistent_inverse(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """The same of one tool; (n,R)."""
    return dynamically_consistent_inverse_all(tree, q, (tool,))
