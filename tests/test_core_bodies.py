"""What the bodies do: motion, forces of the joints and composite inertias in the core, against Pinocchio and by themselves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import composite_inertias, mass_matrix
from symdyn.core.energy import kinetic_energy
from symdyn.core.newton_euler import (
    base_acceleration,
    body_accelerations,
    body_forces,
    body_velocities,
    friction_forces,
    inverse_dynamics,
    motion,
)
from symdyn.core.spatial import rigid_transform
from symdyn.core.tree import Tree
from tests.collection import ALL, Case, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text
from tests.test_core_identities import assert_close, assert_near, slope

STATES = 5
over_robots = pytest.mark.parametrize("path", ALL, ids=name_of)


def to_base(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`phi(base, i)` of every body; (B,6,6)."""
    return np.array([rigid_transform(R, p) for R, p in tree.at(q).poses]).reshape(-1, 6, 6)


def forces(tree: Tree, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> np.ndarray:
    at = tree.at(q)
    return body_forces(at, motion(at, qd, qdd, base_acceleration(tree)))[tree.ends]


@over_robots
def test_equals_pinocchio(path: Path) -> None:
    """Velocities, accelerations with gravity, forces and composite inertias are Pinocchio's, seen from the base."""
    it = case(path)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for q, qd, qdd, _ in it.states(STATES):
        phi = to_base(it.tree, q)
        out = np.linalg.inv(phi).transpose(0, 2, 1)  # motions go the other way
        V, alpha, f = judge.body_motions(q, qd, qdd)
        assert_close(it, np.einsum("ijk,ik->ij", out, body_velocities(it.tree, q, qd)), V)
        assert_close(it, np.einsum("ijk,ik->ij", out, body_accelerations(it.tree, q, qd, qdd)), alpha)
        assert_close(it, np.einsum("ijk,ik->ij", phi, forces(it.tree, q, qd, qdd)), f)
        R = composite_inertias(it.tree.at(q))[it.tree.ends]
        assert_close(it, phi @ R @ phi.transpose(0, 2, 1), judge.composite_inertias(q))


@over_robots
def test_joint_forces_are_what_joints_pass_on(path: Path) -> None:
    """`tau = H f` with armature and friction added; power of the forces on the bodies is that of the joints."""
    it = case(path)
    for q, qd, qdd, _ in it.states(STATES):
        felt = np.einsum("ij,ij->i", it.tree.H, forces(it.tree, q, qd, qdd)[it.tree.body])
        wanted = inverse_dynamics(it.tree, q, qd, qdd) - friction_forces(it.tree, qd) - it.tree.armature * qdd
        assert_close(it, felt, wanted)


def frozen(it: Case, qd: np.ndarray, body: int) -> np.ndarray:
    """Joint rates with all joints behind a body at rest."""
    behind = [k for k in range(it.tree.n) if it.tree.end(body) in it.tree.inward(k)]
    rates = qd.copy()
    rates[behind] = 0.0
    return rates


@over_robots
def test_composite_momenta(path: Path) -> None:
    """UDU's notes (A) to (C): `R_i V_i` is the momentum of body i and all behind it, joints there frozen.

    Added up body by body; its linear part is the rate of mass times mass centre, which positions alone give.
    """
    it = case(path)
    tree = it.tree
    ((q, qd, *_),) = it.states(1)
    at, ends = tree.at(q), tree.ends
    for i in range(tree.bodies):
        rates = frozen(it, qd, i)
        V, phi = body_velocities(tree, q, rates), to_base(tree, q)
        inside = [b for b in range(tree.bodies) if b == i or tree.end(i) in tree.inward(tree.end(b))]
        momentum = phi[i] @ composite_inertias(at)[ends[i]] @ V[i]
        assert_close(it, momentum, sum(phi[b] @ tree.M[ends[b]] @ V[b] for b in inside))
        rate = slope(lambda t, rates=rates, inside=inside: _first_moment(tree, tree.integrate(q, t * rates), inside))
        scale = float(np.abs(_first_moment(tree, q, inside)).max())
        assert_near(momentum[3:], rate, scale)


def _first_moment(tree: Tree, q: np.ndarray, bodies: list[int]) -> np.ndarray:
    """`sum m c` in the base frame."""
    poses, found = tree.at(q).poses, np.zeros(3)
    for b in bodies:
        M, (R, p) = tree.M[tree.ends[b]], poses[b]
        found += M[3, 3] * p + R @ np.array([M[2, 4], M[0, 5], M[1, 3]])
    return found


@over_robots
def test_energy_and_inertia_of_composites(path: Path) -> None:
    """`sum V* M V` and the armatures are twice the kinetic energy; a joint alone feels its composite inertia, `H R H*`."""
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        V, M = body_velocities(it.tree, q, qd), it.tree.M[it.tree.ends]
        twice = np.einsum("ij,ijk,ik->", V, M, V) + it.tree.armature @ qd**2
        assert_close(it, np.array(twice), np.array(2.0 * kinetic_energy(it.tree, q, qd)))
        R = composite_inertias(it.tree.at(q))
        felt = np.einsum("ij,ijk,ik->i", it.tree.H, R, it.tree.H) + it.tree.armature
        assert_close(it, felt, np.diag(mass_matrix(it.tree, q)))


@over_robots
def test_accelerations_are_rates_of_velocities(path: Path) -> None:
    """`alpha` without gravity is the rate of V along the motion, in axes that turn with the bodies."""
    it = case(path)
    tree = it.tree
    ((q, qd, qdd, _),) = it.states(1)

    def velocities(t: float) -> np.ndarray:
        return body_velocities(tree, tree.integrate(q, t * qd + 0.5 * t * t * qdd), qd + t * qdd)

    still = base_acceleration(tree)
    phi = to_base(tree, q)
    gravity = np.einsum("ikj,k->ij", phi, still)  # phi* [0; -g]
    V = body_velocities(tree, q, qd)
    assert_near(body_accelerations(tree, q, qd, qdd) - gravity, slope(velocities), float(np.abs(V).max()))
