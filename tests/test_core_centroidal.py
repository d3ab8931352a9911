"""The robot as one body in the core: against Pinocchio, by differences, and by what a thrown robot keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from symdyn.core.centroidal import (
    center_of_mass,
    center_of_mass_jacobian,
    centroidal_bias,
    centroidal_momentum_matrix,
    total_mass,
)
from symdyn.core.composite import mass_matrix
from symdyn.core.energy import potential_energy
from symdyn.core.forward import forward_dynamics
from symdyn.core.newton_euler import body_forces, motion
from symdyn.core.tree import Tree
from symdyn.description.source import robot_file
from symdyn.judge.equality import difference, scale_of
from symdyn.model.tree import ON_BASE, Motion
from tests.ball_models import BallCase, ball_case, mixed_cases
from tests.collection import ALL, Case, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import urdf_text
from tests.test_core_identities import assert_close, assert_near, slope, without_friction
from tests.test_core_linear import assert_scaled, largest
from tests.test_core_mixed import CASES, MANY, over_cases

WITH_JUDGE = 20
STATES = 3

over_robots = pytest.mark.parametrize("path", [path for path in ALL if total_mass(case(path).tree) > 0], ids=name_of)


# --- against Pinocchio


def judge_by_pinocchio(
    it: Case | BallCase, judge: Pinocchio, states: np.ndarray | list[tuple[np.ndarray, ...]]
) -> None:
    """All four; what cancels is measured against its usual size, the forces of velocities against those on the bodies."""
    tree = it.tree
    found = [list(compared(tree, judge, *state[:2])) for state in states]
    for pairs in zip(*found, strict=True):
        scale = scale_of(np.array([wanted for _, _, wanted, _ in pairs]))
        for what, got, wanted, terms in pairs:
            apart = difference(got, wanted, tree.n, scale=max(scale, terms))
            assert apart.equal, f"{it.path.name}: {what}{list(apart.worst)} is {apart.got}, not {apart.wanted}"


def compared(
    tree: Tree, judge: Pinocchio, q: np.ndarray, qd: np.ndarray
) -> Iterator[tuple[str, np.ndarray, np.ndarray, float]]:
    center, J, A, bias = judge.centroidal(q, qd)
    yield "c", center_of_mass(tree, q), center, 0.0
    yield "J", center_of_mass_jacobian(tree, q), J, 0.0
    yield "A", centroidal_momentum_matrix(tree, q), A, 0.0
    yield "bias", centroidal_bias(tree, q, qd), bias, velocity_forces(tree, q, qd)


def velocity_forces(tree: Tree, q: np.ndarray, qd: np.ndarray) -> float:
    """The largest that bodies pass on to each other."""
    at = tree.at(q)
    return largest(body_forces(at, motion(at, qd, 0 * qd, np.zeros(6))))


@over_robots
def test_equals_pinocchio(path: Path) -> None:
    """Centre of mass, its Jacobian, `ccrba` and its rate along qd, of every robot."""
    it = case(path)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    judge_by_pinocchio(it, judge, it.states(WITH_JUDGE))


@over_cases
def test_trees_of_all_kinds_equal_pinocchio(it: BallCase) -> None:
    """The same with joints of several degrees, on the base and anywhere."""
    judge_by_pinocchio(it, Pinocchio.of(it.model), it.states(WITH_JUDGE))


@given(it=mixed_cases())
@settings(MANY, max_examples=40)
def test_random_trees_equal_pinocchio(it: BallCase) -> None:
    """The same for trees that nobody chose."""
    judge_by_pinocchio(it, Pinocchio.of(it.model), it.states(WITH_JUDGE))


# --- by themselves


@over_cases
def test_along_the_motion(it: BallCase) -> None:
    """J qd is the rate of c, the bias that of `A_G qd` with qd held, and `-m g·c` the potential energy."""
    tree = it.tree
    for q, qd, *_ in it.states(STATES):
        J = center_of_mass_jacobian(tree, q)
        rate = slope(lambda t, q=q, qd=qd: center_of_mass(tree, tree.integrate(q, t * qd)))
        assert_near(J @ qd, rate, max(1.0, largest(J) * np.abs(qd).sum()))
        rate = slope(lambda t, q=q, qd=qd: centroidal_momentum_matrix(tree, tree.integrate(q, t * qd)) @ qd)
        A = centroidal_momentum_matrix(tree, q)
        assert_near(centroidal_bias(tree, q, qd), rate, largest(A) * largest(qd) * np.abs(qd).sum())
        weight, fall = (
            -total_mass(tree) * tree.gravity @ center_of_mass(tree, q),
            total_mass(tree) * largest(tree.gravity),
        )
        assert_scaled(it, "U", np.array([weight]), np.array([potential_energy(tree, q)]), 1.0, fall)


@pytest.mark.parametrize(
    "it", [it for it in CASES if it.model.joints[0].motion is Motion.FLOATING], ids=lambda it: it.path.name
)
def test_rows_of_a_floating_base(it: BallCase) -> None:
    """Where one base floats, columns of A_G are those of M's base rows, seen from G; armature has no part in it."""
    others = np.array([k for k in range(it.tree.n) if 0 not in [k, *it.tree.inward(k)]], int)
    tree = replace(it.tree, armature=0 * it.tree.armature)
    for q, *_ in it.states(STATES):
        rows, (R, p) = mass_matrix(tree, q)[:6], tree.at(q).poses[0]
        moments, forces = R @ rows[:3], R @ rows[3:]
        seen = moments + np.cross(p - center_of_mass(tree, q), forces, axis=0)
        found = centroidal_momentum_matrix(it.tree, q)
        found[:, others] = 0.0  # of a second tree on the base
        assert_close(it, found, np.vstack([seen, forces]))


# --- free fall


def shipped(name: str) -> BallCase:
    """A robot that ships, whose trunk floats."""
    it = case(robot_file(name))
    return BallCase(it.path, it.model, it.tree)


THROWN = {
    "a body": ball_case("F", [ON_BASE]),
    "two legs": ball_case("FRRRRR", [ON_BASE, 0, 1, 0, 3, 4], seed=1),
    "all kinds": ball_case("FBPLR", [ON_BASE, 0, 1, 0, 3], seed=2),
    "a humanoid": shipped("humanoid_floating"),
}


def flight(tree: Tree, q: np.ndarray, qd: np.ndarray, steps: int) -> tuple[np.ndarray, np.ndarray]:
    """Where a robot without joint forces is after 80 ms, by steps of fourth order along its own motions.

    Munthe-Kaas: within a step the position is `q ⊕ u`, and `u` changes by `qd + ½ ad_u qd + 1/12 ad_u ad_u qd` as far as the
    order asks, brackets with the sign of motions on the right.
    """
    h = 0.08 / steps

    def bracket(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        parts = [j.ad(u[by]) @ v[by] for j, (_, by) in zip(tree.joints, tree.slices, strict=True)]
        return np.concatenate(parts)

    def rate(u: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        once = bracket(u, v)
        return v + 0.5 * once + bracket(u, once) / 12, forward_dynamics(tree, tree.integrate(q, u), v, 0 * v)

    for _ in range(steps):
        u, none = 0 * qd, 0 * qd
        k1 = rate(none, qd)
        k2 = rate(h / 2 * k1[0], qd + h / 2 * k1[1])
        k3 = rate(h / 2 * k2[0], qd + h / 2 * k2[1])
        k4 = rate(h * k3[0], qd + h * k3[1])
        u, change = (h / 6 * (a + 2 * b + 2 * c + d) for a, b, c, d in zip(k1, k2, k3, k4, strict=True))
        q, qd = tree.integrate(q, u), qd + change
    return q, qd


@pytest.mark.parametrize("name", THROWN)
def test_a_thrown_robot_keeps_its_momentum(name: str) -> None:
    """About G the angular momentum stays, the linear one gains `m g t`, up to an error that falls with the step's fourth power.

    Halving the step leaves a sixteenth; an eighth is asked for.
    """
    it = THROWN[name]
    tree = replace(without_friction(it.tree), armature=0 * it.tree.armature)
    q, qd, *_ = it.states(1)[0]
    start = centroidal_momentum_matrix(tree, q) @ qd
    wanted = start + np.concatenate([np.zeros(3), total_mass(tree) * tree.gravity * 0.08])
    lost = []
    for steps in (4, 8):
        there, fast = flight(tree, q, qd, steps)
        lost.append(largest(centroidal_momentum_matrix(tree, there) @ fast - wanted))
    assert lost[1] <= max(lost[0] / 8, 1e-12)
    assert lost[1] <= 1e-5 * largest(start)
