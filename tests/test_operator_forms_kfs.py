"""The steps of KFS: from Newton, Euler and the joints' positions to its recursions, from the sweep to the filter, and from the
filter to the accelerations in closed form.

KFS takes rates of velocities in the link's own axes, so its accelerations are the core's. A sliding joint adds its way.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core.forward import acceleration_parts, filter_smoother, forward_dynamics
from symdyn.core.inverse import upsilon
from symdyn.core.newton_euler import base_acceleration, body_forces, friction_forces, motion
from symdyn.core.riccati import riccati
from symdyn.core.spatial import rigid_transform
from symdyn.core.tree import Tree
from symdyn.model.tree import ON_BASE
from tests.ball_models import BallCase
from tests.operators import (
    block_diagonal,
    diagonal_blocks,
    operators,
    over_trees,
    with_and_without_armature,
)
from tests.test_core_identities import assert_close, assert_near, condition, slope
from tests.test_core_linear import assert_scaled, largest

STATES = 2
cross = np.cross


# --- Newton and Euler at the mass centres


@dataclass(frozen=True)
class Link:
    """A link's mass, mass centre, inertia there, motion (without gravity), and the forces on it, in its own axes at its joint.

    Attributes:
        inner: what its joint passes on to it, `[T; f]`.
        outer: what it passes on to the next joints, moments about its own.
        weight: gravity's force at the mass centre.
    """

    m: float
    p: np.ndarray
    J: np.ndarray
    V: np.ndarray
    A: np.ndarray
    inner: np.ndarray
    outer: np.ndarray
    weight: np.ndarray

    @property
    def about_centre(self) -> np.ndarray:
        return self.J - self.m * (self.p @ self.p * np.eye(3) - np.outer(self.p, self.p))


def links(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> list[Link]:
    at = tree.at(q)
    moving = motion(at, qd, qdd, np.zeros(6))
    f = body_forces(at, motion(at, qd, qdd, base_acceleration(tree)))
    outer = np.zeros_like(f)
    for i, p in enumerate(tree.parent):
        if p != ON_BASE:
            outer[p] += at.phi[i] @ f[i]
    found = []
    for i, M in enumerate(tree.M):
        m, h = M[3, 3], np.array([M[2, 4], M[0, 5], M[1, 3]])
        weight = m * at.poses[i][0].T @ tree.gravity
        found.append(Link(m, h / m, M[:3, :3], moving.V[i], moving.alpha[i], f[i], outer[i], weight))
    return found


@over_trees
def test_from_the_mass_centre_to_the_joint(it: BallCase) -> None:
    """Euler's and Newton's equations at a link's mass centre, moved to its joint, are `x = phi x+ + M A + b`, the core's `f`
    (KFS 4.1, 4.4 to 4.11).
    """
    for q, qd, qdd, *_ in it.states(STATES):
        still = motion(it.tree.at(q), 0 * qd, 0 * qd, base_acceleration(it.tree))
        moving = motion(it.tree.at(q), qd, qdd, np.zeros(6))
        for i, k in enumerate(links(it.tree, q, qd, qdd)):
            (w, v), (wd, vd), (T, f), (T_out, f_out) = (np.split(x, 2) for x in (k.V, k.A, k.inner, k.outer))
            size = largest(k.inner, k.outer)
            spin = k.about_centre @ wd + cross(w, k.about_centre @ w)
            moment = T - cross(k.p, f) - T_out + cross(k.p, f_out)
            assert_scaled(it, "4.5", moment, spin, 1.0, size)
            centre = v + cross(w, k.p)
            pull = vd + cross(wd, k.p) + cross(w, centre)
            assert_scaled(it, "4.6", f - f_out + k.weight, k.m * pull, 1.0, size)
            assert_scaled(it, "4.7", T, T_out + spin + cross(k.p, k.m * pull - k.weight), 1.0, size)
            assert_scaled(it, "4.8", pull, vd + cross(w, v) + cross(wd, k.p) + cross(w, cross(w, k.p)), 1.0, 1.0)
            turned = k.J @ wd + cross(w, k.J @ w) + k.m * cross(k.p, vd + cross(w, v)) - cross(k.p, k.weight)
            assert_scaled(it, "4.9", T, T_out + turned, 1.0, size)
            carried = vd + cross(wd, k.p) + cross(w, cross(w, k.p)) + cross(w, v)
            assert_scaled(it, "4.10", f, f_out + k.m * carried - k.weight, 1.0, size)
            moments = cross(w, k.J @ w) + k.m * cross(k.p, cross(w, v)) - cross(k.p, k.weight)
            b = np.concatenate([moments, k.m * cross(w, cross(w, k.p)) + k.m * cross(w, v) - k.weight])
            assert_scaled(it, "4.4", moving.b[i] + it.tree.M[i] @ still.alpha[i], b, 1.0, size)
            assert_scaled(it, "4.11", k.inner, k.outer + it.tree.M[i] @ k.A + b, 1.0, size)


@over_trees
def test_newton_and_euler_by_differences(it: BallCase) -> None:
    """A link's mass centre accelerates and its spin changes as the forces of both sides and its weight ask (KFS 4.5, 4.6), and
    since forces on both sides of a joint are opposite the base carries the rate of all momenta (KFS 4.2, 4.12).
    """
    for q, qd, qdd, *_ in it.states(STATES):
        at = it.tree.at(q)
        found = slope(lambda t, x=(q, qd, qdd): momenta(it.tree, x[0] + t * x[1], x[1] + t * x[2]))
        size = largest(momenta(it.tree, q, qd)) * largest(qd) * it.tree.n
        total = np.zeros(6)
        for i, k in enumerate(links(it.tree, q, qd, qdd)):
            R, p = at.poses[i]
            force = k.inner - k.outer + np.concatenate([np.zeros(3), k.weight])
            at_centre = np.concatenate([force[:3] - cross(k.p, (k.inner - k.outer)[3:]), force[3:]])
            assert_near(rigid_transform(R, np.zeros(3)) @ at_centre, found[i], size)
            centre = p + R @ k.p
            total += rigid_transform(np.eye(3), centre) @ (found[i] - np.concatenate([np.zeros(3), R @ k.weight]))
            if it.tree.parent[i] == ON_BASE:
                total -= rigid_transform(R, p) @ k.inner
        assert_near(total, 0 * total, size)


def momenta(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """Spin about its mass centre and momentum of each link, in base axes; (n,6)."""
    at = tree.at(q)
    rows = []
    for k, (R, _) in zip(links(tree, q, qd, 0 * qd), at.poses, strict=True):
        w, v = np.split(k.V, 2)
        rows.append(np.concatenate([R @ k.about_centre @ w, k.m * R @ (v + cross(w, k.p))]))
    return np.array(rows)


# --- joints


@over_trees
def test_from_positions_to_velocities(it: BallCase) -> None:
    """Positions of joints differ by `l`, so the next joint moves by `v + w × l`, and past it `h qd` is added to `w`, or to `v`
    if it slides (KFS 5.1, 5.2, 5.7 to 5.11).
    """
    for q, qd, *_ in it.states(STATES):
        at = it.tree.at(q)
        moving = motion(at, qd, 0 * qd, np.zeros(6))
        speed = slope(lambda t, q=q, qd=qd: origins(it.tree, q + t * qd))
        for i, (p, H) in enumerate(zip(it.tree.parent, it.tree.H, strict=True)):
            R, way = at.placements[i]
            (R_p, o_p), V_p = (at.poses[p], moving.V[p]) if p != ON_BASE else ((np.eye(3), np.zeros(3)), np.zeros(6))
            assert_close(it, at.poses[i][1], o_p + R_p @ way)
            w, v = R.T @ V_p[:3], R.T @ (V_p[3:] + cross(V_p[:3], way))
            assert_scaled(it, "5.9", moving.V_plus[i], np.concatenate([w, v]), 1.0, 1.0)
            assert_scaled(it, "5.10", moving.V[i, :3], w + H[:3] * qd[i], 1.0, 1.0)
            assert_scaled(it, "5.11", moving.V[i, 3:], v + H[3:] * qd[i], 1.0, 1.0)
            assert_near(at.poses[i][0] @ moving.V[i, 3:], speed[i], largest(moving.V))


def origins(tree: Tree, q: np.ndarray) -> np.ndarray:
    """Where the joints are, in the base frame; (n,3)."""
    return np.array([p for _, p in tree.at(q).poses])


@over_trees
def test_from_velocities_to_accelerations(it: BallCase) -> None:
    """Rates of velocities in the links' axes: `A+ = phi* A` within a link and `A = A+ + H* qdd + a` past a joint, since points
    there accelerate by `vd + w × v` (KFS 5.4, 5.5, 5.12 to 5.16).
    """
    for q, qd, qdd, *_ in it.states(STATES):
        at = it.tree.at(q)
        moving = motion(at, qd, qdd, np.zeros(6))
        local, inertial = (
            slope(lambda t, x=(q, qd, qdd), of=of: of(it.tree, x[0] + t * x[1], x[1] + t * x[2]))
            for of in (velocities, velocities_in_base_axes)
        )
        assert_near(moving.alpha, local, largest(moving.V) * it.tree.n)
        for i, (p, H) in enumerate(zip(it.tree.parent, it.tree.H, strict=True)):
            (w, v), (wd, vd) = np.split(moving.V[i], 2), np.split(moving.alpha[i], 2)
            pull = vd + cross(w, v)
            assert_near(at.poses[i][0] @ pull, inertial[i], largest(moving.V) ** 2 * it.tree.n)
            (w_on, v_on), (wd_on, vd_on) = np.split(moving.V_plus[i], 2), np.split(moving.alpha_plus[i], 2)
            h, slide, size = H[:3], H[3:], largest(moving.alpha, moving.V) * largest(moving.V, qd)
            if p != ON_BASE:
                R, way = at.placements[i]
                (w_p, v_p), (wd_p, vd_p) = np.split(moving.V[p], 2), np.split(moving.alpha[p], 2)
                at_next = vd_p + cross(w_p, v_p) + cross(wd_p, way) + cross(w_p, cross(w_p, way))
                assert_scaled(it, "5.12", R @ (vd_on + cross(w_on, v_on)), at_next, 1.0, size)
                assert_scaled(it, "5.13", R @ vd_on, vd_p + cross(wd_p, way), 1.0, size)
            assert_scaled(it, "5.14", wd, wd_on + h * qdd[i] + cross(w_on, h) * qd[i], 1.0, size)
            joined = vd_on + cross(w_on, v_on) + slide * qdd[i] + 2 * cross(w_on, slide) * qd[i]
            assert_scaled(it, "5.15", pull, joined, 1.0, size)
            bias = (cross(v_on, h) + cross(w_on, slide)) * qd[i]
            assert_scaled(it, "5.16", vd, vd_on + slide * qdd[i] + bias, 1.0, size)


def velocities(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    return motion(tree.at(q), qd, 0 * qd, np.zeros(6)).V


def velocities_in_base_axes(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """Linear ones only; (n,3)."""
    return np.array([R @ V[3:] for (R, _), V in zip(tree.at(q).poses, velocities(tree, q, qd), strict=True)])


# --- from the sweep to the filter


@over_trees
def test_from_the_sweep_to_the_filter(it: BallCase) -> None:
    """With `x = z + P A` put into the boundary-value problem `e = tau - H z = H P (A+ + a) + D qdd`, and what follows is the
    core's filter and smoother (KFS 8.1, 8.14 to 8.23), armature in `D` and on the left of 8.14.
    """
    for q, qd, _, tau in it.states(STATES):
        tree, at, o = it.tree, it.tree.at(q), operators(it.tree, q)
        found = filter_smoother(tree, q, qd, tau)
        joined = motion(at, qd, found.qdd, base_acceleration(tree))
        A, A_on, a, b = (x.ravel() for x in (joined.alpha, joined.alpha_plus, joined.a, joined.b))
        driving, qdd, x = tau - friction_forces(tree, qd), found.qdd, body_forces(at, joined).ravel()
        P_on, z = o.tau_bar @ o.P, found.z.ravel() - o.P @ a
        z_on, e = found.z.ravel() + o.G @ found.innovation, driving - o.H @ z
        kappa, size = condition(tree, q), largest(x, z, o.P @ A)
        residual = np.linalg.solve(o.D, e)
        smoothed = o.tau_bar.T @ (A_on + a) + o.H.T @ residual
        for place, left, right in (
            ("8.1", x, z + o.P @ A),
            ("8.14", driving - o.r @ qdd, o.H @ z + o.H @ o.P @ A),
            ("8.16", e, o.H @ o.P @ (A_on + a) + o.D @ qdd),
            ("8.17", o.D @ qdd, o.D @ (residual - o.G.T @ (A_on + a))),
            ("8.18", o.P @ A, o.P @ smoothed),
            ("8.20", z + o.P @ A, o.E_phi @ z_on + o.E_phi @ P_on @ o.E_phi.T @ A + o.M @ A + b),
            ("8.21", z_on + P_on @ A_on, z + o.P @ A),
            ("8.22", z_on + P_on @ A_on, z + o.P @ smoothed),
            ("8.23", z_on, z + o.G @ e + P_on @ a),
        ):
            assert_scaled(it, place, left, right, kappa, size)
        assert_close(it, P_on, o.P - o.P @ o.H.T @ np.linalg.inv(o.D) @ o.H @ o.P, kappa)


@over_trees
def test_forms_of_the_updated_covariance(it: BallCase) -> None:
    """`P+ = tau_bar P = P tau_bar*`, which is `tau_bar P tau_bar*` without armature and `tau_bar P tau_bar* + G r G*` with it
    (KFS after 8.23); the core carries it to the parent.
    """
    for each in with_and_without_armature(it):
        for q, *_ in each.states(STATES):
            o, kappa = operators(each.tree, q), condition(each.tree, q)
            joseph = o.tau_bar @ o.P @ o.tau_bar.T + o.G @ o.r @ o.G.T
            for form in (o.tau_bar @ o.P, o.P @ o.tau_bar.T, joseph):
                assert_close(it, o.M + o.E_phi @ form @ o.E_phi.T, o.P, kappa)
                assert_close(it, form, joseph, kappa)
            if each is not it:
                assert_close(it, joseph, o.tau_bar @ o.P @ o.tau_bar.T, kappa)


# --- the accelerations in closed form


@over_trees
def test_from_the_filter_to_the_accelerations(it: BallCase) -> None:
    """Predictions by `psi`, co-states by `psi*`, one put into the other, the double sum by `Lambda` (KFS 10.4 to 10.29): the
    core's accelerations, and each of their three parts.
    """
    for q, qd, _, tau in it.states(STATES):
        tree, o, kappa = it.tree, operators(it.tree, q), condition(it.tree, q)
        moving = motion(tree.at(q), qd, 0 * qd, np.zeros(6))
        b = moving.b.ravel() + o.M @ motion(tree.at(q), 0 * qd, 0 * qd, base_acceleration(tree)).alpha.ravel()
        whole = (tau - friction_forces(tree, qd), b, moving.a.ravel())
        wanted = acceleration_parts(tree, q, qd, tau)
        for part, response in enumerate(wanted):
            alone = [x * (k == part) for k, x in enumerate(whole)]
            assert_close(it, accelerations(it, q, *alone), response, kappa)
        found = accelerations(it, q, *whole)
        assert_scaled(it, "qdd", found, forward_dynamics(tree, q, qd, tau), kappa, largest(*wanted))


def accelerations(it: BallCase, q: np.ndarray, T: np.ndarray, b: np.ndarray, a: np.ndarray) -> np.ndarray:
    """Of joint moments, bias forces and bias accelerations: (10.5), (10.15) and (10.22), then the steps (10.23) to (10.28)."""
    o, kappa, square = operators(it.tree, q), condition(it.tree, q), double_sum(it, q)
    inverse, between = np.linalg.inv(o.D), o.psi @ o.E_phi
    driven, y = o.tau_bar @ b + o.G @ T + o.tau_bar @ o.P @ a, T - o.H @ b
    residual = inverse @ (y - o.H @ between @ driven)
    joined = o.tau_bar.T @ a + o.H.T @ residual
    after = (o.tau_bar @ between).T @ a
    residuals = between.T @ o.H.T @ inverse @ y - square @ driven
    scale = largest(a, residuals, square @ driven)
    assert_scaled(it, "10.26", between.T @ o.H.T @ residual, residuals, kappa, scale)
    assert_scaled(it, "10.25", between.T @ joined, after + residuals, kappa, scale)
    direct, closed = (residual - o.G.T @ (a + x) for x in (between.T @ joined, after + residuals))
    assert_scaled(it, "10.23", direct, closed, kappa, largest(o.G) * scale)
    return closed


def double_sum(it: BallCase, q: np.ndarray) -> np.ndarray:
    """`sum psi*(i-,k+) H* D^-1 H psi(i-,j+)` by `Lambda+` (10.27 to 10.29); a tree adds what siblings share, `N`."""
    o, at, kappa = operators(it.tree, q), it.tree.at(q), condition(it.tree, q)
    Y, Y_on = (diagonal_blocks(blocks) for blocks in upsilon(at, riccati(at)))
    carried = o.E_phi.T @ Y @ o.E_phi
    N, between = carried - block_diagonal(carried), o.psi @ o.E_phi
    after = o.tau_bar @ between
    square = Y_on + Y_on @ after + after.T @ Y_on + (o.one + after).T @ N @ (o.one + after)
    assert_close(it, square, between.T @ o.H.T @ np.linalg.inv(o.D) @ o.H @ between, kappa)
    assert_close(it, block_diagonal(square), Y_on, kappa)
    return square


@over_trees
def test_predictions_and_co_states_are_forces_and_accelerations(it: BallCase) -> None:
    """`z = b + psi E_phi (tau_bar b + G tau + P+ a)` and `A+ = E_phi* psi* (tau_bar* a + H* e+)` (KFS 10.4, 10.7, 10.14):
    `z + P A` are the core's forces and `A+` its accelerations.
    """
    for q, qd, _, tau in it.states(STATES):
        tree, at, o, kappa = it.tree, it.tree.at(q), operators(it.tree, q), condition(it.tree, q)
        qdd, T = forward_dynamics(tree, q, qd, tau), tau - friction_forces(tree, qd)
        moving = motion(at, qd, qdd, np.zeros(6))
        a, b = moving.a.ravel(), moving.b.ravel()
        b = b + o.M @ motion(at, 0 * qd, 0 * qd, base_acceleration(tree)).alpha.ravel()
        z = b + o.psi @ o.E_phi @ (o.tau_bar @ b + o.G @ T + o.tau_bar @ o.P @ a)
        joined = o.tau_bar.T @ a + o.H.T @ np.linalg.solve(o.D, T - o.H @ z)
        A_on = o.E_phi.T @ o.psi.T @ joined
        assert_scaled(it, "10.14", moving.alpha_plus.ravel(), A_on, kappa, largest(a, moving.alpha))
        forces = body_forces(at, motion(at, qd, qdd, base_acceleration(tree))).ravel()
        assert_scaled(it, "10.4", forces, z + o.P @ moving.alpha.ravel(), kappa, largest(z))
