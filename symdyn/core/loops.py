"""Closed chains (SOA, application 3): loops cut open, held closed by the forces that the cuts pass on.

Frames `a` and `b` of a loop; Jacobians in base axes, both at b's point (for `J_a` that point is taken as fixed in body a); rows
`T` along a's axes, which turn::

    J_c = T (J_a - J_b)        rho = (J_a - J_b) qd = [rho_w; rho_v]
    Jd_c qd = T (Jd_a qd - Jd_b qd - [w_a~rho_w; 2 w_a~rho_v])
    (J_c M^-1 J_c*) lam = J_c qdd_f + Jd_c qd        qdd = qdd_f - M^-1 J_c* lam

`lam` is the wrench of a on b. The turning terms vanish for welds and points; sliders and revolute loops need them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian_at, outward_to_point
from symdyn.core.newton_euler import motion
from symdyn.core.tree import Configuration, ToolPoint, Tree
from symdyn.model.tree import ON_BASE

_PATIENCE = 20  # steps without getting nearer after which a search is given up


@dataclass(frozen=True)
class Constraint:
    """All loops of a robot at a state: `J` (m,n) and `bias = Jd qd` (m,)."""

    J: Array
    bias: Array


def constraint(tree: Tree, q: Array, qd: Array) -> Constraint:
    """Jacobian and bias acceleration of all loops, stacked in their order."""
    at = tree.at(q)
    moving = motion(at, qd, np.zeros(tree.n), np.zeros(6))
    J, bias = [np.zeros((0, tree.n))], [np.zeros(0)]
    for a, b, rows in tree.loops:
        tool_a, tool_b = tree.tools[a], tree.tools[b]
        R_a, _ = at.tool_pose(tool_a)
        _, point = at.tool_pose(tool_b)
        T = np.kron(np.eye(2), R_a.T)[list(rows)]
        J_a, J_b = (jacobian_at(at, tool.body, point) for tool in (tool_a, tool_b))
        acceleration = _bias_at(at, moving.alpha, tool_a, J_a @ qd, point)
        acceleration = acceleration - _bias_at(at, moving.alpha, tool_b, J_b @ qd, point)
        rho, w_a = (J_a - J_b) @ qd, (J_a @ qd)[:3]
        turning = np.concatenate([np.cross(w_a, rho[:3]), 2.0 * np.cross(w_a, rho[3:])])
        J.append(T @ (J_a - J_b))
        bias.append(T @ (acceleration - turning))
    return Constraint(np.vstack(J), np.concatenate(bias))


def _bias_at(at: Configuration, alpha: Array, tool: ToolPoint, velocity: Array, point: Array) -> Array:
    """`Jd qd = phi* alpha + [0; w~v]` of that point, `alpha` at `qdd = 0` and without gravity; (6,)."""
    if tool.body == ON_BASE:
        return np.zeros(6)
    spatial = outward_to_point(at, tool.body, point) @ alpha[at.tree.end(tool.body)]
    return np.asarray(spatial + np.concatenate([np.zeros(3), np.cross(velocity[:3], velocity[3:])]))


def constrained_forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """Joint accelerations (n,) that keep all loops closed, and the loop forces `lam` (m,), loop by loop."""
    held = constraint(tree, q, qd)
    free, inverse = forward_dynamics(tree, q, qd, tau), mass_matrix_inverse(tree, q)
    lam = np.linalg.solve(held.J @ inverse @ held.J.T, held.J @ free + held.bias)
    return free - inverse @ held.J.T @ lam, lam


def closure_error(tree: Tree, q: Array) -> Array:
    """How far the loops are open, in the directions held: a's axes, m and rad; (m,). At closed loops its rate is `-J_c qd`."""
    at = tree.at(q)
    errors = [np.zeros(0)]
    for a, b, rows in tree.loops:
        R_a, p_a = at.tool_pose(tree.tools[a])
        R_b, p_b = at.tool_pose(tree.tools[b])
        errors.append(np.concatenate([_turn(R_a.T @ R_b, rows), R_a.T @ (p_b - p_a)])[list(rows)])
    return np.concatenate(errors)


def _turn(R: Array, rows: tuple[int, ...]) -> Array:
    """The held part of a turn, angle times axis: with one rotation free, the tilt of its axis. Zero only when closed; (3,)."""
    free = [k for k in range(3) if k not in rows]
    if len(free) == 1:
        (k,) = free
        sine, cosine, across = np.cross(np.eye(3)[k], R[:, k]), R[k, k], 1.0 - np.eye(3)[k]
    else:
        sine = 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
        cosine, across = 0.5 * (np.trace(R) - 1.0), max(R + np.eye(3), key=np.linalg.norm)
    size = float(np.linalg.norm(sine))
    if size < 1e-9:  # no turn, or half a one, which may go either way
        return np.asarray(sine if cosine > 0.0 else np.pi * across / np.linalg.norm(across))
    return np.asarray(np.arctan2(size, cosine) / size * sine)


def close_loops(tree: Tree, q: Array, *, steps: int = 100, tolerance: float = 1e-12) -> Array | None:
    """A closed configuration near q, by damped Gauss–Newton steps; None if none is found."""
    q = np.array(q, dtype=float)
    turning = np.concatenate([np.zeros(0, bool), *(joint.turning for joint in tree.joints)])
    best, waited = np.inf, 0
    for _ in range(steps):
        error = closure_error(tree, q)
        largest = float(np.abs(error).max(initial=0.0))
        if largest < tolerance:
            return q
        best, waited = (largest, 0) if largest < 0.9 * best else (best, waited + 1)
        if waited > _PATIENCE:
            return None
        J = constraint(tree, q, np.zeros(tree.n)).J
        step = np.asarray(np.linalg.lstsq(J, error, rcond=1e-10)[0], dtype=np.float64)
        turned = float(np.abs(step[turning]).max(initial=0.0))  # slides may go as far as they like, they are linear
        q = tree.integrate(q, step * min(1.0, 0.5 / max(turned, 1e-12)))
    return None
