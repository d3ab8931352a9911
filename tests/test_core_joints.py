"""The kinds of joints: their placements, columns and steps belong together, and the tree has a column for each."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.core.joints import joint_of
from symdyn.core.joints.joint import Joint
from symdyn.core.spatial import S
from symdyn.core.tree import Tree
from symdyn.model import tree as model
from symdyn.model.tree import ON_BASE, Motion
from tests.ball_models import ball_case
from tests.test_core_identities import assert_near, slope

AXIS = (1 / 3, 2 / 3, -2 / 3)
AXES = ((2 / 3, 2 / 3, 1 / 3), (1 / 3, -2 / 3, 2 / 3), (2 / 3, -1 / 3, -2 / 3))

over_kinds = pytest.mark.parametrize(
    "joint", [joint_of(model.Joint("", kind, AXIS, axes=AXES)) for kind in Motion], ids=list(Motion)
)


def placed(joint: Joint, q: np.ndarray) -> np.ndarray:
    """The placement as a 4x4 matrix."""
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = joint.placement(q)
    return T


def somewhere(joint: Joint, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """A position and a velocity."""
    way, v = np.random.default_rng(seed).uniform(-2.0, 2.0, (2, len(joint.H)))
    return joint.integrate(joint.neutral, way), v


@over_kinds
def test_neutral_is_no_motion(joint: Joint) -> None:
    """At the neutral position the frames coincide, and standing still stays there."""
    assert np.array_equal(placed(joint, joint.neutral), np.eye(4))
    assert np.array_equal(joint.integrate(joint.neutral, np.zeros(len(joint.H))), joint.neutral)


@over_kinds
def test_columns_are_the_rate_of_the_placement(joint: Joint) -> None:
    """Along a step with v the frame moves with `H* v` in its own axes, all the way: `T^-1 Td = [[w~, v],[0, 0]]`."""
    q, v = somewhere(joint, 1)
    for part in (0.0, 0.7):
        T = placed(joint, joint.integrate(q, part * v))
        T_dot = slope(lambda t, part=part: placed(joint, joint.integrate(q, (part + t) * v)))
        twist = np.linalg.inv(T) @ T_dot
        found = np.array([twist[2, 1], twist[0, 2], twist[1, 0], *twist[:3, 3]])
        assert_near(found, joint.H.T @ v, float(np.abs(v).max()))


@over_kinds
def test_columns_are_orthonormal_and_their_brackets_are_columns(joint: Joint) -> None:
    """`H H* = 1`, and `H* ad_v x` is the cross product of the velocities `H* v` and `H* x`."""
    _, v = somewhere(joint, 2)
    assert np.allclose(joint.H @ joint.H.T, np.eye(len(joint.H)), rtol=0, atol=1e-15)
    assert np.allclose(joint.H.T @ joint.ad(v), -S(joint.H.T @ v).T @ joint.H.T, rtol=0, atol=1e-15)


@over_kinds
def test_turning_columns(joint: Joint) -> None:
    """Those that turn leave the origin where it is, those that do not leave the axes as they are."""
    for unit, turns in zip(np.eye(len(joint.H)), joint.turning, strict=True):
        R, p = joint.placement(joint.integrate(joint.neutral, 0.3 * unit))
        assert (not np.allclose(R, np.eye(3))) == turns == np.array_equal(p, np.zeros(3))


@over_kinds
@pytest.mark.parametrize("turn", [1e-300, 1e-9, 0.9999e-3, 1.0001e-3, 3.0, 2 * np.pi])
def test_a_step_is_a_thousand_smaller_ones(joint: Joint, turn: float) -> None:
    """However small or large the turn on the way, series and closed forms meet."""
    q, v = somewhere(joint, 4)
    v = np.where(joint.turning, turn * v / np.linalg.norm(v * joint.turning), v) if joint.turning.any() else v
    there = q
    for _ in range(1000):
        there = joint.integrate(there, v / 1000)
    assert np.allclose(placed(joint, there), placed(joint, joint.integrate(q, v)), rtol=0, atol=1e-12)


@pytest.mark.parametrize("size", [0.0, 1e-300, 1e-9, 1e-3, 3.0, 2 * np.pi])
def test_a_step_of_a_ball_keeps_the_length(size: float) -> None:
    """Quaternions stay of length one, however small or large the step."""
    ball = joint_of(model.Joint("", Motion.BALL))
    q, v = somewhere(ball, 3)
    moved = ball.integrate(q, size * v / np.linalg.norm(v))
    assert np.allclose(np.linalg.norm(moved), 1.0, rtol=0, atol=1e-15)
    assert size > 1e-8 or np.allclose(moved, q, rtol=0, atol=size + 1e-16)


def test_columns_of_a_tree() -> None:
    """Columns of one joint follow each other; a child hangs on its parent body's last, where the inertia sits."""
    it = ball_case("RBPBR", [ON_BASE, 0, 1, 1, ON_BASE])
    tree: Tree = it.tree
    assert (tree.n, tree.nq) == (it.model.nv, it.model.nq) == (9, 11)
    assert tree.parent == (ON_BASE, 0, 1, 2, 3, 3, 5, 6, ON_BASE)
    assert tree.body.tolist() == [dof.body for dof in it.model.dofs] == [0, 1, 1, 1, 2, 3, 3, 3, 4]
    assert tree.first.tolist() == [0, 1, 1, 1, 4, 5, 5, 5, 8]
    assert tree.last.tolist() == [0, 3, 3, 3, 4, 7, 7, 7, 8]
    assert tree.path(2) == [4, 3, 2, 1, 0] and tree.path(ON_BASE) == []
    assert [i for i in range(9) if tree.M[i].any()] == tree.ends.tolist() == [0, 3, 4, 7, 8]
    assert tree.bodies == len(it.model.bodies)
    at = tree.at(tree.neutral)
    assert all(np.array_equal(at.phi[i], np.eye(6)) for i in (2, 3, 6, 7))


@pytest.mark.parametrize("size", [9, 12])
def test_a_position_has_as_many_numbers_as_the_joints(size: int) -> None:
    """Neither velocities nor anything longer is taken for a position."""
    with pytest.raises(ValueError, match="reshape"):
        ball_case("RBPBR", [ON_BASE, 0, 1, 1, ON_BASE]).tree.at(np.zeros(size))
