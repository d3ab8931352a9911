"""Closed chains of the core (SOA, application 3): dense solves, Pinocchio, differences."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.forward import forward_dynamics
from symdyn.core.kinematics import jacobian
from symdyn.core.loops import close_loops, constrained_forward_dynamics, constraint, loop_inertia, opening
from symdyn.core.newton_euler import bias_forces
from symdyn.core.operational import operational_inertia_inverse_all, tip_force_acceleration
from symdyn.core.tree import ToolPoint, Tree
from symdyn.description.robot import WORLD, Robot
from symdyn.judge.equality import difference
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import ON_BASE
from tests.collection import ALL, ROOT, SHIPPED, case, name_of
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.samples import from_yaml
from tests.test_core_identities import assert_close, assert_near, condition, slope, without_friction
from tests.test_core_linear import largest

STATES = 5
PANDA = (ROOT / "robots" / "panda.yaml").read_text(encoding="utf-8")

TWO_BRANCHES = """\
name: two_branches
gravity: [1.5, -2, -9]
links:
  torso: {mass: 3, com: [0.02, 0.1, 0.05], inertia: [0.05, 0.04, 0.06, 0.002, -0.003, 0.001]}
  a1: {mass: 1.1, com: [0.1, 0.02, 0.03], inertia: [0.01, 0.02, 0.025, 0.001, 0.002, -0.001]}
  a2: {mass: 0.9, com: [0.12, -0.02, 0.01], inertia: [0.008, 0.018, 0.02, -0.001, 0.001, 0.002]}
  a3: {mass: 0.6, com: [0.05, 0.01, 0.02], inertia: [0.004, 0.005, 0.006, 0.0005, 0, 0.0004]}
  a4: {mass: 0.4, com: [0.03, 0.01, -0.02], inertia: [0.002, 0.003, 0.004, 0.0002, 0.0001, 0]}
  b1: {mass: 1.2, com: [0.1, 0.03, -0.02], inertia: [0.012, 0.022, 0.02, 0, 0.002, 0.001]}
  b2: {mass: 0.8, com: [0.1, -0.01, 0.04], inertia: [0.007, 0.015, 0.016, 0.001, 0, -0.001]}
  b3: {mass: 0.5, com: [0.06, 0.02, 0], inertia: [0.003, 0.004, 0.005, 0, 0.0003, 0.0002]}
joints:
  turn: {type: revolute, parent: base, child: torso, axis: [0, 0.6, 0.8], viscous: 0.2, armature: 0.05}
  a_1: {type: revolute, parent: torso, child: a1, axis: [0, 0, 1], origin: {xyz: [0.1, 0.2, 0.1], rpy: [0.2, 0, 0]}}
  a_2: {type: revolute, parent: a1, child: a2, axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0], rpy: [0.3, 0, 0]}, coulomb: 0.1}
  a_3: {type: revolute, parent: a2, child: a3, axis: [1, 0, 0], origin: {xyz: [0.3, 0, 0.05]}}
  a_4: {type: revolute, parent: a3, child: a4, axis: [0, 0.8, 0.6], origin: {xyz: [0.1, 0, 0.05]}}
  b_1: {type: revolute, parent: torso, child: b1, axis: [0, 0, 1], origin: {xyz: [0.3, -0.2, 0], rpy: [0, 0.4, 0]}}
  b_2: {type: revolute, parent: b1, child: b2, axis: [0, 1, 0], origin: {xyz: [0.3, 0, 0], rpy: [-0.2, 0, 0.5]}}
  b_3: {type: prismatic, parent: b2, child: b3, axis: [0.6, 0, 0.8], origin: {xyz: [0.3, 0, 0]}, armature: 0.3}
tools:
  hand: {link: a4, origin: {xyz: [0.2, 0, 0.05], rpy: [0.1, 0.2, 0.3]}}
  slot: {link: b3, origin: {xyz: [0.1, 0.05, 0], rpy: [-0.4, 0.2, 0]}}
  wall: {link: base, origin: {xyz: [0.4, 0.5, 0.2], rpy: [0.5, -0.3, 0]}}
loops:
"""

# A platform on three planar legs: two loops that share bodies.
PLATFORM = """\
name: platform
gravity: [0, -9.81, 0]
links:
  plate: {mass: 1.5, com: [0.1, 0.06, 0], inertia: [0.01, 0.01, 0.02, 0, 0, 0]}
  upper1: &upper {mass: 0.8, com: [0.15, 0, 0], inertia: [0.0001, 0.006, 0.006, 0, 0, 0]}
  fore1: &fore {mass: 0.6, com: [0.15, 0.01, 0], inertia: [0.0001, 0.005, 0.005, 0, 0, 0]}
  upper2: *upper
  fore2: *fore
  upper3: *upper
  fore3: *fore
joints:
  hip1: {type: revolute, parent: base, child: upper1, axis: [0, 0, 1]}
  knee1: {type: revolute, parent: upper1, child: fore1, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}
  ankle1: {type: revolute, parent: fore1, child: plate, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}
  hip2: {type: revolute, parent: base, child: upper2, axis: [0, 0, 1], origin: {xyz: [0.8, 0, 0]}}
  knee2: {type: revolute, parent: upper2, child: fore2, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}
  hip3: {type: revolute, parent: base, child: upper3, axis: [0, 0, 1], origin: {xyz: [0.4, 0.7, 0]}}
  knee3: {type: revolute, parent: upper3, child: fore3, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}
tools:
  corner2: {link: plate, origin: {xyz: [0.2, 0, 0]}}
  corner3: {link: plate, origin: {xyz: [0.1, 0.17, 0]}}
  end2: {link: fore2, origin: {xyz: [0.3, 0, 0]}}
  end3: {link: fore3, origin: {xyz: [0.3, 0, 0]}}
loops:
  - {a: corner2, b: end2, constrain: [x, y]}
  - {a: end3, b: corner3, constrain: [x, y]}
"""

BRANCHES = {
    "weld": "- {a: hand, b: slot, constrain: [x, y, z, rx, ry, rz]}",
    "point": "- {a: hand, b: slot, constrain: [x, y, z]}",
    "slider": "- {a: hand, b: slot, constrain: [y, z, rx, ry, rz]}",
    "revolute": "- {a: hand, b: slot, constrain: [x, y, z, rx, rz]}",
    "cylinder": "- {a: slot, b: hand, constrain: [x, y, rx, ry]}",
    "plane": "- {a: slot, b: hand, constrain: [z, rx, ry]}",
    "wall": "- {a: hand, b: wall, constrain: [x, y, z]}",
    "from the wall": "- {a: wall, b: hand, constrain: [y, z, rx, rz]}",
    "two": "- {a: hand, b: slot, constrain: [x, y]}\n- {a: wall, b: hand, constrain: [z, rx, ry]}",
    "foot on the ground": "- {a: world, b: hand, constrain: [x, y, z], at: {xyz: [0.5, 0.4, 0.3]}}",
    "sole on the ground": "- {a: world, b: slot, constrain: [z, rx, ry]}",
    "rail in the world": "- {a: hand, b: world, constrain: [y, rx, rz], at: {xyz: [0.3, 0.5, 0.2], rpy: [0.5, -0.3, 0]}}",
    "two feet": "- {a: world, b: hand, constrain: [x, y], at: {xyz: [0.5, 0.4, 0]}}\n"
    "- {a: world, b: slot, constrain: [z], at: {xyz: [0, 0, 0.3]}}",
}
HANDLE = """\
loops:
  - {a: world, b: panda_hand_tcp, constrain: [x, y, z, rx, ry, rz], at: {xyz: [0.4, 0.2, 0.4], rpy: [0.4, 2, -0.3]}}
"""


@dataclass(frozen=True)
class Closed:
    """A robot with loops; `path.name` and `tree` make it a case of the other tests' helpers."""

    path: Path
    robot: Robot
    tree: Tree

    @property
    def joints(self) -> list[str]:
        return [joint.name for joint in numeric_model(self.robot).joints]


def _closed(name: str, robot: Robot) -> Closed:
    return Closed(Path(name), robot, Tree.of(numeric_model(robot)))


SHIPPED_LOOPS = {path.stem: _closed(path.stem, case(path).robot) for path in SHIPPED if case(path).tree.loops}
MADE = {
    "platform": _closed("platform", from_yaml(PLATFORM)),
    "hand in the world": _closed("hand in the world", from_yaml(PANDA + HANDLE)),
    **{name: _closed(name, from_yaml(TWO_BRANCHES + loops + "\n")) for name, loops in BRANCHES.items()},
}
LOOPS = {**SHIPPED_LOOPS, **MADE}

over_loops = pytest.mark.parametrize("name", LOOPS)


def states(it: Closed) -> list[np.ndarray]:
    """q, qd, tau: half of them closed and with rates that keep them closed, the others open and anyhow."""
    random = np.random.default_rng(len(it.path.name))
    return [*random.uniform(-2.0, 2.0, (STATES, 3, it.tree.n)), *closed_states(it)]


def closed_states(it: Closed) -> list[np.ndarray]:
    return _closed_states(it.path.name)


@cache
def _closed_states(name: str) -> list[np.ndarray]:
    it, found = LOOPS[name], []
    random = np.random.default_rng(len(name) + 1)
    while len(found) < STATES:
        q = close_loops(it.tree, random.uniform(-2.0, 2.0, it.tree.n))
        qd, tau = random.uniform(-2.0, 2.0, (2, it.tree.n))
        if q is not None and well_posed(it.tree, q):
            q = q + np.linalg.pinv(constraint(it.tree, q, 0 * q).J) @ opening(it.tree, q)  # closed to rounding
            found.append(np.array([q, admissible(it.tree, q, qd), tau]))
    return found


def well_posed(tree: Tree, q: np.ndarray) -> bool:
    """Away from the singular poses of the mechanism, where differences and solves say little."""
    J = constraint(tree, q, np.zeros(tree.n)).J
    return bool(np.linalg.cond(J @ np.linalg.solve(mass_matrix(tree, q), J.T)) < 1e5)


def admissible(tree: Tree, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """The part of `qd` that opens no loop."""
    J = constraint(tree, q, np.zeros(tree.n)).J
    return qd - np.linalg.pinv(J) @ J @ qd


def growth(tree: Tree, q: np.ndarray) -> float:
    """The condition numbers of both solves."""
    J = constraint(tree, q, np.zeros(tree.n)).J
    return condition(tree, q) * float(np.linalg.cond(J @ np.linalg.solve(mass_matrix(tree, q), J.T)))


def test_the_collection_has_loops() -> None:
    """Four-bar, five-bar and two arms ship."""
    assert {"fourbar", "fivebar", "two_arms"} <= set(SHIPPED_LOOPS)


# --- the constraint


def at_one_point(tree: Tree, q: np.ndarray, a: ToolPoint, b: ToolPoint) -> Tree:
    """The tree with two tools: frame a's body at b's point, and b."""
    at = tree.at(q)
    _, point = at.tool_pose(b)
    R, p = (np.eye(3), np.zeros(3)) if a.body == ON_BASE else at.poses[a.body]
    return replace(tree, tools=(ToolPoint("", a.body, np.eye(3), R.T @ (point - p)), b))


def jacobian_from_poses(tree: Tree, q: np.ndarray) -> np.ndarray:
    """`T (J_a - J_b)` from the tools' Jacobians, a's taken at b's point."""
    blocks = []
    for a, b, rows in tree.loops:
        axes, _ = tree.at(q).tool_pose(a)
        J_a, J_b = (jacobian(tree, q, tool) for tool in at_one_point(tree, q, a, b).tools)
        blocks.append((np.kron(np.eye(2), axes.T) @ (J_a - J_b))[list(rows)])
    return np.vstack(blocks)


@over_loops
def test_constraint_is_the_relative_jacobian(name: str) -> None:
    """J_c is the difference of the tools' Jacobians at b's point, along a's axes."""
    it = LOOPS[name]
    for q, qd, _ in states(it):
        assert_close(it, constraint(it.tree, q, qd).J, jacobian_from_poses(it.tree, q))


@over_loops
def test_constraint_is_the_rate_of_the_opening(name: str) -> None:
    """At closed loops J_c qd is minus the rate of what is open, for any motion, also one that opens them."""
    it = LOOPS[name]
    for q, qd, tau in closed_states(it):
        for motion in (qd, tau):
            J = constraint(it.tree, q, motion).J
            wanted = -slope(lambda t, q=q, motion=motion: opening(it.tree, q + t * motion))
            assert_near(J @ motion, wanted, largest(J) * largest(motion))


@over_loops
def test_bias_is_the_rate_of_the_constraint(name: str) -> None:
    """Jd_c qd, with its turning terms, is the difference of J_c along qd, whether loops are closed or open."""
    it = LOOPS[name]
    for q, qd, _ in states(it):
        held = constraint(it.tree, q, qd)
        J_dot = slope(lambda t, q=q, qd=qd: constraint(it.tree, q + t * qd, qd).J)
        assert_near(held.bias, J_dot @ qd, largest(held.J) * largest(qd) ** 2)


@over_loops
def test_loops_stay_closed_to_third_order(name: str) -> None:
    """Along q + t qd + ½ t² qdd a closed loop opens as t³: halving t leaves an eighth of the error."""
    it = LOOPS[name]
    for q, qd, tau in closed_states(it):
        qdd, _ = constrained_forward_dynamics(it.tree, q, qd, tau)
        h = 1e-3 / max(1.0, np.sqrt(largest(qdd)))
        gaps = [opening(it.tree, q + t * qd + 0.5 * t * t * qdd) for t in (h, h / 2)]
        assert largest(gaps[1] - gaps[0] / 8) <= 0.02 * largest(gaps[0]) + 1e-14


# --- constrained forward dynamics


@over_loops
def test_equals_the_dense_solve(name: str) -> None:
    """qdd and lam solve [[M, J*], [J, 0]] [qdd; lam] = [tau - bias; -Jd qd], at closed and at open configurations."""
    it = LOOPS[name]
    n = it.tree.n
    for q, qd, tau in states(it):
        held, kappa = constraint(it.tree, q, qd), growth(it.tree, q)
        J, zero = held.J, np.zeros((len(held.bias),) * 2)
        right = np.concatenate([tau - bias_forces(it.tree, q, qd), -held.bias])
        wanted = np.linalg.solve(np.block([[mass_matrix(it.tree, q), J.T], [J, zero]]), right)
        qdd, lam = constrained_forward_dynamics(it.tree, q, qd, tau)
        assert_close(it, qdd, wanted[:n], kappa)
        assert_close(it, lam, wanted[n:], kappa)


JUDGED_BY_PINOCCHIO = ("two_arms", "weld", "point", "wall", "foot on the ground", "hand in the world")


@pytest.mark.parametrize("name", JUDGED_BY_PINOCCHIO)
def test_equals_pinocchio(name: str) -> None:
    """Welds and points, to the world too: J_c, Lambda_c, qdd and the wrench of a on b are Pinocchio's, and so is the bias."""
    it = LOOPS[name]
    smooth = without_friction(it.tree)
    judge = Pinocchio(urdf_text(it.robot), it.joints, smooth.gravity, smooth.armature)
    ((a, b, rows),) = smooth.loops
    ends = tuple((frame.R, frame.p) if frame.name == WORLD else TOOL_PREFIX + frame.name for frame in (a, b))
    for q, qd, tau in closed_states(it):
        kappa, held = growth(smooth, q), constraint(smooth, q, qd)
        qdd, lam = constrained_forward_dynamics(smooth, q, qd, tau)
        theirs, wrench = judge.constrained_forward_dynamics(q, qd, tau, ends, turning=len(rows) == 3)
        assert_close(it, qdd, theirs, kappa)
        assert_close(it, lam, wrench[list(rows)], kappa)
        J, cut = judge.loop_constraint(q, ends, turning=len(rows) == 3)
        assert_close(it, held.J, J)
        assert_close(it, loop_inertia(smooth, q), np.linalg.inv(cut), kappa)
        error = difference(held.bias, -J @ theirs, it.tree.n, kappa, scale=largest(J) * largest(theirs))
        assert error.equal, error.ratio


@over_loops
def test_loop_forces_act_as_wrenches_on_both_sides(name: str) -> None:
    """qdd - qdd_f is the response to lam on b and -lam on a, at b's point: lam is the wrench of a on b."""
    it = LOOPS[name]
    for q, qd, tau in states(it):
        qdd, lam = constrained_forward_dynamics(it.tree, q, qd, tau)
        total, at, first = forward_dynamics(it.tree, q, qd, tau), it.tree.at(q), 0
        for a, b, rows in it.tree.loops:
            (axes, p_a), (_, p_b) = at.tool_pose(a), at.tool_pose(b)
            local = np.zeros(6)
            local[list(rows)] = lam[first : first + len(rows)]
            first += len(rows)
            n, f = axes @ local[:3], axes @ local[3:]
            total = total + tip_force_acceleration(it.tree, q, b, np.concatenate([n, f]))
            back = np.concatenate([n + np.cross(p_b - p_a, f), f])
            total = total - tip_force_acceleration(it.tree, q, a, back)
        assert_close(it, total, qdd, growth(it.tree, q))


def test_a_held_weight() -> None:
    """A weight of 2 kg on a slide, held to the base: lam is the weight, upwards on what hangs there."""
    text = """\
name: hung
gravity: [0, 0, -9.81]
links: {weight: {mass: 2, inertia: [0.1, 0.1, 0.1, 0, 0, 0]}}
joints: {slide: {type: prismatic, parent: base, child: weight, axis: [0, 0, 1]}}
tools: {hook: {link: base, origin: {rpy: [0, pi/2, 0]}}, eye: {link: weight}}
loops: [{a: hook, b: eye, constrain: [x]}]
"""
    hung = Tree.of(numeric_model(from_yaml(text)))
    qdd, lam = constrained_forward_dynamics(hung, np.zeros(1), np.zeros(1), np.zeros(1))
    assert np.allclose(qdd, 0.0, rtol=0, atol=1e-14)
    assert np.allclose(lam, -2 * 9.81, rtol=1e-14, atol=0)  # the hook's x axis points down


@over_loops
def test_loop_forces_do_no_work(name: str) -> None:
    """On admissible motions the loop forces have no power: T + U takes up what the joint forces give, no more."""
    it = LOOPS[name]
    smooth = without_friction(it.tree)
    for q, qd, tau in closed_states(it):
        qdd, lam = constrained_forward_dynamics(smooth, q, qd, tau)
        forces = constraint(smooth, q, qd).J.T @ lam
        assert_close(it, forces @ qd / (np.abs(forces) @ np.abs(qd) + 1e-300), np.zeros(()), growth(smooth, q))
        h = 1.0 / max(1.0, np.sqrt(largest(qdd)))  # a slope in units in which the way is no steeper than the rates

        def energy(t: float, q: np.ndarray = q, qd: np.ndarray = qd, qdd: np.ndarray = qdd, h: float = h) -> float:
            there, fast = q + h * t * qd + 0.5 * (h * t) ** 2 * qdd, qd + h * t * qdd
            return kinetic_energy(smooth, there, fast) + potential_energy(smooth, there)

        size = abs(potential_energy(smooth, q)) + kinetic_energy(smooth, q, qd) + kinetic_energy(smooth, q, h * qdd)
        assert_near(slope(energy), np.array(h * (tau @ qd)), smooth.n * size)


# --- the matrix of the cuts


@over_loops
def test_cut_matrix_from_operational_blocks(name: str) -> None:
    """J_c M^-1 J_c* = Omega_a + Omega_b - Omega_ab - Omega_ab*, all at b's point, along a's axes."""
    it = LOOPS[name]
    for q, *_ in states(it):
        J, first = constraint(it.tree, q, 0 * q).J, 0
        wanted = J @ np.linalg.solve(mass_matrix(it.tree, q), J.T)
        for a, b, rows in it.tree.loops:
            Omega = operational_inertia_inverse_all(at_one_point(it.tree, q, a, b), q)
            cut = Omega[:6, :6] + Omega[6:, 6:] - Omega[:6, 6:] - Omega[6:, :6]
            axes, _ = it.tree.at(q).tool_pose(a)
            T = np.kron(np.eye(2), axes.T)[list(rows)]
            block = slice(first, first + len(rows))
            assert_close(it, T @ cut @ T.T, wanted[block, block], condition(it.tree, q))
            first += len(rows)


@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_operational_blocks_are_the_stacked_jacobians(path: Path) -> None:
    """The block matrix over all tools, by the recursion between nearest common ancestors, is J M^-1 J*, stacked."""
    it = case(path)
    for q, *_ in it.states(STATES):
        J = np.vstack([np.zeros((0, it.tree.n)), *(jacobian(it.tree, q, tool) for tool in it.tree.tools)])
        wanted = J @ np.linalg.inv(mass_matrix(it.tree, q)) @ J.T
        assert_close(it, operational_inertia_inverse_all(it.tree, q), wanted, condition(it.tree, q))


# --- closing loops


@over_loops
def test_closing_finds_closed_configurations(name: str) -> None:
    """Of 10 random starts most end closed: points together, and axes parallel, not opposite."""
    it = LOOPS[name]
    random = np.random.default_rng(7)
    found = [close_loops(it.tree, random.uniform(-2.0, 2.0, it.tree.n)) for _ in range(10)]
    ends = [q for q in found if q is not None]
    assert len(ends) >= 7
    for q in ends:
        assert largest(opening(it.tree, q)) < 1e-12
        at = it.tree.at(q)
        for a, b, rows in it.tree.loops:
            (R_a, p_a), (R_b, p_b) = (at.tool_pose(frame) for frame in (a, b))
            assert largest((R_a.T @ (p_b - p_a))[[row - 3 for row in rows if row >= 3]]) < 1e-12
            turn = R_a.T @ R_b
            free = [k for k in range(3) if k not in rows]
            if not free:
                assert largest(turn - np.eye(3)) < 1e-11
            elif len(free) == 1:
                assert largest(turn[:, free[0]] - np.eye(3)[free[0]]) < 1e-11


HALF_TURN = """\
name: half_turn
links:
  one: {mass: 1, inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
  two: {mass: 1, inertia: [0.1, 0.1, 0.1, 0, 0, 0]}
joints:
  swing: {type: revolute, parent: base, child: one, axis: [1, 0, 0]}
  spin: {type: revolute, parent: one, child: two, axis: [0, 0, 1]}
tools:
  wall: {link: base}
  plug: {link: two}
loops: [{a: wall, b: plug, constrain: [rx, ry, HELD]}]
"""


@pytest.mark.parametrize("held", ["rz", "x"])
@pytest.mark.parametrize("start", [[np.pi, 0.0], [np.pi, 1.0], [0.3, np.pi]])
def test_half_a_turn_is_open(held: str, start: list[float]) -> None:
    """Frames half a turn apart are as open as can be, and closing turns them back; a free axis may stay turned."""
    opposed = Tree.of(numeric_model(from_yaml(HALF_TURN.replace("HELD", held))))
    tilt = float(largest(opening(opposed, np.array(start))))
    assert tilt >= min(0.29, start[0])
    closed = close_loops(opposed, np.array(start))
    assert closed is not None
    assert np.allclose(np.cos(closed[0]), 1.0, rtol=0, atol=1e-12)
    assert held != "rz" or np.allclose(np.cos(closed[1]), 1.0, rtol=0, atol=1e-12)


def test_loops_out_of_reach_are_not_closed() -> None:
    """None comes back where no configuration closes the loop."""
    tree = SHIPPED_LOOPS["fivebar"].tree
    far = replace(tree, p=tree.p + np.array([[-9.0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]))
    assert close_loops(far, np.zeros(4)) is None


def test_without_loops_nothing_is_held() -> None:
    """A robot without loops moves as its tree does."""
    it = LOOPS["weld"]
    loose = replace(it.tree, loops=())
    q, qd, tau = states(it)[0]
    qdd, lam = constrained_forward_dynamics(loose, q, qd, tau)
    assert lam.shape == (0,) and opening(loose, q).shape == (0,)
    assert difference(qdd, forward_dynamics(loose, q, qd, tau), loose.n).ratio == 0.0
