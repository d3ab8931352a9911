"""Closed chains (SOA, application 3): loops cut open, held closed by the forces that the cuts pass on.

Frames `a` and `b` of a loop; Jacobians in base axes, both at b's point (for `J_a` that point is taken as fixed in body a); rows
`T` along a's axes, which turn::

    J_c = T (J_a - J_b)        rho = (J_a - J_b) qd = [rho_w; rho_v]
    Jd_c qd = T (Jd_a qd - Jd_b qd - [w_a~rho_w; 2 w_a~rho_v])
    Lambda_c = (J_c M^-1 J_c*)^-1        alpha_f = J_c qdd_f + Jd_c qd
    lam = Lambda_c alpha_f               qdd = qdd_f - M^-1 J_c* lam

`lam` is the wrench of a on b. The turning terms vanish for welds and points; sliders and revolute loops need them.

Contacts may hold more than is independent, as two points of one sole do. With `S` the rows that are kept, each of length one
(`independent_rows`), all of the above holds for `S J_c`, and `lam = S* lam_s`: no force along what is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from symdyn.core import Array
from symdyn.core.forward import forward_dynamics
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.kinematics import jacobian, jacobian_at, outward_to_point
from symdyn.core.newton_euler import motion
from symdyn.core.spatial import tilde
from symdyn.core.tree import Configuration, Loop, ToolPoint, Tree
from symdyn.model.tree import ON_BASE

if TYPE_CHECKING:
    from symdyn.core.folding import AnyTree

_PATIENCE = 20  # steps without getting nearer after which a search is given up


class Constraint(NamedTuple):
    """All loops of a robot at a state: `J` (m,n) and `bias = Jd qd` (m,)."""

    J: Array
    bias: Array


def constraint(tree: Tree, q: Array, qd: Array) -> Constraint:
    """Jacobian and bias acceleration of all loops, stacked in their order."""
    at = tree.at(q)
    moving = motion(at, qd, np.zeros(tree.n), np.zeros(6))
    J, bias = [np.zeros((0, tree.n))], [np.zeros(0)]
    for a, b, rows in tree.loops:
        R_a, _ = at.tool_pose(a)
        _, point = at.tool_pose(b)
        T = np.kron(np.eye(2), R_a.T)[list(rows)]
        J_a, J_b = (jacobian_at(at, frame.body, point) for frame in (a, b))
        acceleration = _bias_at(at, moving.alpha, a, J_a @ qd, point)
        acceleration = acceleration - _bias_at(at, moving.alpha, b, J_b @ qd, point)
        rho, w_a = (J_a - J_b) @ qd, (J_a @ qd)[:3]
        turning = np.concatenate([np.cross(w_a, rho[:3]), 2.0 * np.cross(w_a, rho[3:])])
        J.append(T @ (J_a - J_b))
        bias.append(T @ (acceleration - turning))
    return Constraint(np.vstack(J), np.concatenate(bias))


def _bias_at(at: Configuration, alpha: Array, frame: ToolPoint, velocity: Array, point: Array) -> Array:
    """`Jd qd = phi* alpha + [0; w~v]` of that point, `alpha` at `qdd = 0` and without gravity; (6,)."""
    if frame.body == ON_BASE:
        return np.zeros(6)
    spatial = outward_to_point(at, frame.body, point) @ alpha[at.tree.end(frame.body)]
    return np.asarray(spatial + np.concatenate([np.zeros(3), np.cross(velocity[:3], velocity[3:])]))


def _held(tree: Tree, q: Array) -> Array:
    """`J_c` (m,n)."""
    return constraint(tree, q, np.zeros(tree.n)).J


def independent_rows(tree: Tree, q: Array) -> Array:
    """`S`: what is kept of the rows of all loops; all of it, `S = 1`, where nothing is left out; (k,m).

    Three displacements, or rotations, that are held together may be taken along any axes. If not all of them are needed
    they are taken along those of b: two points of a sole hold each other along a line that turns with it.
    """
    S, start = np.eye(sum(len(loop.rows) for loop in tree.loops)), 0
    at = tree.at(q)
    for a, b, rows in tree.loops:
        for three in ((0, 1, 2), (3, 4, 5)):
            places = [start + i for i, row in enumerate(rows) if row in three]
            if len(places) == 3 and tree.left_out.intersection(places):
                S[np.ix_(places, places)] = at.tool_pose(b)[0].T @ at.tool_pose(a)[0]
        start += len(rows)
    return S[[row for row in range(start) if row not in tree.left_out]]


def loop_inertia(tree: Tree, q: Array) -> Array:
    """`Lambda_c = (J_c M^-1 J_c*)^-1`, what the cuts feel (SOA 5.17a); meaningless where the loops lose rank; (m,m)."""
    S = independent_rows(tree, q)
    J = S @ _held(tree, q)
    return np.asarray(S.T @ np.linalg.inv(J @ mass_matrix_inverse(tree, q) @ J.T) @ S, dtype=np.float64)


def free_loop_acceleration(tree: Tree, q: Array, qd: Array, tau: Array) -> Array:
    """`alpha_f = J_c qdd_f + Jd_c qd` (SOA 5.12): how the cuts would open if nothing held them; (m,)."""
    held = constraint(tree, q, qd)
    return np.asarray(held.J @ forward_dynamics(tree, q, qd, tau) + held.bias)


def constrained_forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
    """Joint accelerations (n,) that keep all loops closed, and the loop forces `lam` (m,), loop by loop."""
    S = independent_rows(tree, q)
    J = S @ _held(tree, q)
    free, inverse = forward_dynamics(tree, q, qd, tau), mass_matrix_inverse(tree, q)
    lam = np.linalg.solve(J @ inverse @ J.T, S @ free_loop_acceleration(tree, q, qd, tau))
    return free - inverse @ J.T @ lam, S.T @ lam


def constrained_operational_inertia_inverse(tree: Tree, q: Array, tool: ToolPoint) -> Array:
    """`Omega_t - Omega_tc Lambda_c Omega_ct`: how a tool gives way to a wrench on it, all loops held; base axes; (6,6).

    `Omega_tc = J_t M^-1 J_c*`. Its inverse is the inertia of what several arms hold together (SOA, after 5.17a).
    """
    J_t, J_c, inverse = jacobian(tree, q, tool), _held(tree, q), mass_matrix_inverse(tree, q)
    Omega_tc = J_t @ inverse @ J_c.T
    return np.asarray(J_t @ inverse @ J_t.T - Omega_tc @ loop_inertia(tree, q) @ Omega_tc.T)


def closure_error(tree: Tree, q: Array, qd: Array) -> tuple[Array, Array]:
    """How far the loops are open, `e` (m,), in m and sines of turns along a's axes, and its rate `ed` (m,).

    With `R = R_a* R_b` and `w = R_a* (w_b - w_a)`, `Rd = w~R`, and the sines are linear in `R`. A displacement has
    `ed = -J_c qd` wherever it is, a sine where its loop is closed. Half a turn has no sine either: see `opening`.
    """
    at = tree.at(q)
    e, ed = [np.zeros(0)], [np.zeros(0)]
    for a, b, rows in tree.loops:
        (R_a, p_a), (R_b, p_b) = at.tool_pose(a), at.tool_pose(b)
        R, apart = R_a.T @ R_b, R_a.T @ (p_b - p_a)
        V_a, V_b = (jacobian_at(at, frame.body, p_b) @ qd for frame in (a, b))
        w, v = R_a.T @ (V_b - V_a)[:3], R_a.T @ (V_b - V_a)[3:]
        e.append(np.concatenate([_sine(R, rows), apart])[list(rows)])
        ed.append(np.concatenate([_sine(tilde(w) @ R, rows), v])[list(rows)])
    return np.concatenate(e), np.concatenate(ed)


def _sine(R: Array, rows: tuple[int, ...]) -> Array:
    """The sine of a turn times its axis, ½(R - R*) as a vector; with one rotation free, of the tilt of its axis; (3,)."""
    free = [k for k in range(3) if k not in rows]
    if len(free) == 1:
        return np.cross(np.eye(3)[free[0]], R[:, free[0]])
    return 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])


def opening(tree: Tree, q: Array) -> Array:
    """How far the loops are open, in m and rad along a's axes: zero only when closed; (m,)."""
    at = tree.at(q)
    return np.concatenate([np.zeros(0), *(_opening(at, loop) for loop in tree.loops)])


def _opening(at: Configuration, loop: Loop) -> Array:
    a, b, rows = loop
    (R_a, p_a), (R_b, p_b) = at.tool_pose(a), at.tool_pose(b)
    return np.concatenate([_turn(R_a.T @ R_b, rows), R_a.T @ (p_b - p_a)])[list(rows)]


def _turn(R: Array, rows: tuple[int, ...]) -> Array:
    """The held part of a turn, angle times axis: with one rotation free, the tilt of its axis; (3,)."""
    sine, free = _sine(R, rows), [k for k in range(3) if k not in rows]
    if len(free) == 1:
        cosine, across = R[free[0], free[0]], 1.0 - np.eye(3)[free[0]]
    else:
        cosine, across = 0.5 * (np.trace(R) - 1.0), max(R + np.eye(3), key=np.linalg.norm)
    size = float(np.linalg.norm(sine))
    if size < 1e-9:  # no turn, or half a one, which may go either way
        return np.asarray(sine if cosine > 0.0 else np.pi * across / np.linalg.norm(across))
    return np.asarray(np.arctan2(size, cosine) / size * sine)


def close_loops(tree: AnyTree, q: Array, *, steps: int = 100, tolerance: float = 1e-12) -> Array | None:
    """A closed configuration near q, by damped Gauss–Newton steps; None if none is found."""
    q = np.array(q, dtype=float)
    best, waited = np.inf, 0
    for _ in range(steps):
        error = opening(tree.whole, tree.positions(q))
        largest = float(np.abs(error).max(initial=0.0))
        if largest < tolerance:
            return q
        best, waited = (largest, 0) if largest < 0.9 * best else (best, waited + 1)
        if waited > _PATIENCE:
            return None
        held = tree.fold(_held(tree.whole, tree.positions(q)), 1)
        step = np.asarray(np.linalg.lstsq(held, error, rcond=1e-10)[0], dtype=np.float64)
        turned = float(
            np.abs(step[tree.turning]).max(initial=0.0)
        )  # slides may go as far as they like, they are linear
        step[tree.turning] *= min(1.0, 0.5 / max(turned, 1e-12))
        q = tree.integrate(q, step)
    return None
