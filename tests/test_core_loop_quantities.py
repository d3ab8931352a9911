"""What closed chains are used by (SOA, application 3): inertia at the cuts, closure and its rate, tools of closed chains."""

from __future__ import annotations

import re

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.kinematics import jacobian
from symdyn.core.loops import (
    close_loops,
    closure_error,
    constrained_forward_dynamics,
    constrained_operational_inertia_inverse,
    constraint,
    free_loop_acceleration,
    loop_inertia,
    opening,
)
from symdyn.core.operational import operational_inertia_inverse
from symdyn.core.spatial import rigid_transform
from symdyn.core.tree import ToolPoint, Tree
from symdyn.judge.equality import difference
from tests.collection import ROOT
from tests.samples import from_yaml, tree
from tests.test_core_identities import assert_close, assert_near, condition, slope
from tests.test_core_linear import largest
from tests.test_core_loops import LOOPS, closed_states, growth, over_loops, states, well_posed


@over_loops
def test_inertia_at_the_cuts_and_what_opens_them_give_the_loop_forces(name: str) -> None:
    """`lam = Lambda_c alpha_f`, Lambda_c the inverse of J_c M^-1 J_c* by dense algebra (SOA 5.15–5.17a)."""
    it = LOOPS[name]
    for q, qd, tau in states(it):
        J, kappa = constraint(it.tree, q, qd).J, growth(it.tree, q)
        Lambda = loop_inertia(it.tree, q)
        assert_close(it, Lambda, np.linalg.inv(J @ np.linalg.solve(mass_matrix(it.tree, q), J.T)), kappa)
        _, lam = constrained_forward_dynamics(it.tree, q, qd, tau)
        assert_close(it, Lambda @ free_loop_acceleration(it.tree, q, qd, tau), lam, kappa)


# --- closure


@over_loops
def test_the_rate_of_closure(name: str) -> None:
    """`ed` is the rate of `e` along qd, closed or open; displacements have -J_c qd wherever they are."""
    it = LOOPS[name]
    for q, qd, _ in states(it):
        e, ed = closure_error(it.tree, q, qd)
        wanted = slope(lambda t, q=q, qd=qd: closure_error(it.tree, q + t * qd, qd)[0])
        assert_near(ed, wanted, (largest(e) + largest(constraint(it.tree, q, qd).J)) * largest(qd))
        straight = [i for i, row in enumerate(row for loop in it.tree.loops for row in loop.rows) if row >= 3]
        assert_close(it, ed[straight], -(constraint(it.tree, q, qd).J @ qd)[straight])


@over_loops
def test_closed_loops_have_no_error(name: str) -> None:
    """At closed configurations `e` vanishes and `ed = -J_c qd`, for rates that open the loops too."""
    it = LOOPS[name]
    for q, _, any_rates in closed_states(it):
        e, ed = closure_error(it.tree, q, any_rates)
        held = constraint(it.tree, q, any_rates).J @ any_rates
        assert largest(e) < 1e-12
        assert np.allclose(ed, -held, rtol=0, atol=1e-11 * max(1.0, largest(any_rates)))


@over_loops
def test_the_error_is_the_sine_of_the_opening(name: str) -> None:
    """Loop by loop `e` points where `opening` does, displacements alike, turns by sine and angle."""
    it = LOOPS[name]
    for q, *_ in states(it):
        sines, turns, first = closure_error(it.tree, q, 0 * q)[0], opening(it.tree, q), 0
        for _, _, rows in it.tree.loops:
            angular = [first + i for i, row in enumerate(rows) if row < 3]
            straight = [first + i for i, row in enumerate(rows) if row >= 3]
            first += len(rows)
            assert np.array_equal(sines[straight], turns[straight])
            angle = float(np.linalg.norm(turns[angular]))
            assert_close(it, sines[angular] * angle, np.sin(angle) * turns[angular])


# --- tools of closed chains


@over_loops
def test_tools_give_way_as_the_dense_system_says(name: str) -> None:
    """Six unit wrenches on a tool into [[M, J_c*], [J_c, 0]]: what the tool accelerates by is Omega with the loops held."""
    it = LOOPS[name]
    for q, *_ in states(it):
        J = constraint(it.tree, q, 0 * q).J
        whole = np.block([[mass_matrix(it.tree, q), J.T], [J, np.zeros((len(J), len(J)))]])
        for tool in it.tree.tools:
            J_t = jacobian(it.tree, q, tool)
            wanted = J_t @ np.linalg.solve(whole, np.vstack([J_t.T, np.zeros((len(J), 6))]))[: it.tree.n]
            found = constrained_operational_inertia_inverse(it.tree, q, tool)
            size = largest(operational_inertia_inverse(it.tree, q, tool))
            error = difference(found, wanted, it.tree.n, growth(it.tree, q), scale=max(size, 1.0))
            assert error.equal, (tool.name, error.ratio)


def test_a_hand_in_the_world_does_not_give_way() -> None:
    """A tool that is welded to the world moves under no wrench."""
    it = LOOPS["hand in the world"]
    (tool,) = it.tree.tools
    for q, *_ in closed_states(it):
        found = constrained_operational_inertia_inverse(it.tree, q, tool)
        size = largest(operational_inertia_inverse(it.tree, q, tool))
        assert difference(found, np.zeros((6, 6)), it.tree.n, growth(it.tree, q), scale=size).equal


def arm(name: str, x: float, kinds: str) -> tuple[list[str], list[str]]:
    """Links and joints of an arm of six joints, `R` and `P`, at x."""
    axes = ("[0, 0, 1]", "[0, 1, 0]", "[1, 0, 0]", "[0, 0.6, 0.8]", "[0, 1, 0]", "[0.8, 0, 0.6]")
    links, joints = [], []
    for i, (kind, axis) in enumerate(zip(kinds, axes, strict=True)):
        heavy = 2.0 - 0.25 * i
        links.append(
            f"{name}{i}: {{mass: {heavy}, com: [0.02, 0.1, 0.05], inertia: [0.03, 0.02, 0.025, 0.001, 0.002, 0]}}"
        )
        parent, place = (f"{name}{i - 1}", "[0.05, 0.1, 0.25]") if i else ("base", f"[{x}, 0, 0]")
        motion = "revolute" if kind == "R" else "prismatic"
        joints.append(
            f"{name}_{i}: {{type: {motion}, parent: {parent}, child: {name}{i}, axis: {axis}, "
            f"origin: {{xyz: {place}}}, armature: 0.05}}"
        )
    return links, joints


BOARD = "board: {mass: 3, com: [0.1, 0.05, 0], inertia: [0.05, 0.04, 0.08, 0.002, 0, 0.001]}"


def three_arms(board: str) -> Tree:
    """Three arms, a board in the first one's hand, to which the other two are welded."""
    parts = [arm("a", -0.5, "RRPRRR"), arm("b", 0.1, "RRRRRR"), arm("c", 0.6, "RPRRRR")]
    links = [line for lines, _ in parts for line in lines] + [board]
    joints = [line for _, lines in parts for line in lines]
    joints.append("grip: {type: fixed, parent: a5, child: board, origin: {xyz: [0.02, 0.05, 0.1]}}")
    tools = [
        "middle: {link: board, origin: {xyz: [0.15, 0, 0.02]}}",
        "left: {link: board, origin: {xyz: [0.3, 0.1, 0], rpy: [0.3, 0, 1]}}",
        "right: {link: board, origin: {xyz: [0.2, -0.1, 0]}}",
        "hand_b: {link: b5, origin: {xyz: [0, 0.02, 0.1]}}",
        "hand_c: {link: c5, origin: {xyz: [0.05, 0, 0.1], rpy: [0, 0.4, 0]}}",
    ]
    text = ["name: three_arms", "gravity: [1, -2, -9.81]"]
    for key, lines in (("links", links), ("joints", joints), ("tools", tools)):
        text += [f"{key}:", *(f"  {line}" for line in lines)]
    weld = "constrain: [x, y, z, rx, ry, rz]"
    text += [f"loops: [{{a: left, b: hand_b, {weld}}}, {{a: right, b: hand_c, {weld}}}]", ""]
    return tree(from_yaml("\n".join(text)))


def carried(at_tool: np.ndarray, arm_of: np.ndarray) -> np.ndarray:
    """`phi(t,i)` in base axes: a force at a point that is `arm_of` away, to the tool."""
    return rigid_transform(np.eye(3), arm_of) @ at_tool @ rigid_transform(np.eye(3), arm_of).T


def spatial_inertia_at(robot: Tree, q: np.ndarray, tool: ToolPoint, weight: Tree) -> np.ndarray:
    """What the tree has more on its last body of the first arm than `weight`, at a tool in base axes."""
    R, p = robot.at(q).poses[tool.body]
    _, point = robot.at(q).tool_pose(tool)
    body = robot.M[robot.end(tool.body)] - weight.M[robot.end(tool.body)]
    return rigid_transform(R, p - point) @ body @ rigid_transform(R, p - point).T


def test_arms_that_hold_one_object_add_up() -> None:
    """`Lambda = sum Lambda_i + M_object` at a point of it (SOA, after 5.17a): parallel arms that share no moving ancestor."""
    whole, bare = three_arms(BOARD), three_arms("board: {}")
    middle, left, right, hand_b, hand_c = whole.tools
    random, found = np.random.default_rng(3), 0
    while found < 3:
        q = close_loops(whole, random.uniform(-1.0, 1.0, whole.n))
        if q is None or not well_posed(whole, q):
            continue
        found += 1
        _, point = whole.at(q).tool_pose(middle)
        total = np.linalg.inv(operational_inertia_inverse(bare, q, middle)) + spatial_inertia_at(whole, q, middle, bare)
        for hand in (hand_b, hand_c):
            own = np.linalg.inv(operational_inertia_inverse(whole, q, hand))
            total = total + carried(own, whole.at(q).tool_pose(hand)[1] - point)
        Omega = constrained_operational_inertia_inverse(whole, q, middle)
        kappa = growth(whole, q) * float(np.linalg.cond(Omega))
        assert difference(np.linalg.inv(Omega), total, whole.n, kappa).equal
        for hand, side in ((hand_b, left), (hand_c, right)):  # welded: one frame, one response
            held = [constrained_operational_inertia_inverse(whole, q, frame) for frame in (hand, side)]
            size = largest(operational_inertia_inverse(whole, q, hand))
            assert difference(held[0], held[1], whole.n, growth(whole, q), scale=size).equal


def test_two_arms_hold_the_bar_together() -> None:
    """The arms that ship: at the weld the inertia is the left arm's with the bar, plus the right one's."""
    robot = LOOPS["two_arms"].tree
    bar_end, right_grip = robot.tools
    for q, *_ in closed_states(LOOPS["two_arms"]):
        alone = [np.linalg.inv(operational_inertia_inverse(robot, q, tool)) for tool in (bar_end, right_grip)]
        Omega = constrained_operational_inertia_inverse(robot, q, bar_end)
        kappa = growth(robot, q) * float(np.linalg.cond(Omega)) * condition(robot, q)
        assert difference(np.linalg.inv(Omega), alone[0] + alone[1], robot.n, kappa).equal


def test_without_loops_tools_are_those_of_the_tree() -> None:
    """A robot without loops has no cuts, and its tools give way as the tree's do."""
    text = (ROOT / "robots" / "two_arms.yaml").read_text(encoding="utf-8")
    loose = tree(from_yaml(re.sub(r"loops:\n.*\n", "", text)))
    q = np.linspace(-1.0, 1.0, loose.n)
    assert loop_inertia(loose, q).shape == (0, 0) and free_loop_acceleration(loose, q, q, q).shape == (0,)
    found = constrained_operational_inertia_inverse(loose, q, loose.tools[0])
    wanted = operational_inertia_inverse(loose, q, loose.tools[0])
    assert difference(found, wanted, loose.n, condition(loose, q)).equal


@pytest.mark.parametrize("turned", [0.0, np.pi])
def test_half_a_turn_has_no_sine(turned: float) -> None:
    """What generated code can say without a branch: `e` vanishes half a turn away too, where `ed` is J_c qd, not minus it."""
    text = """\
name: door
links: {leaf: {mass: 1, inertia: [0.1, 0.1, 0.1, 0, 0, 0]}}
joints: {hinge: {type: revolute, parent: base, child: leaf, axis: [1, 0, 0]}}
tools: {leaf: {link: leaf}}
loops: [{a: world, b: leaf, constrain: [rx, ry]}]
"""
    door, q, qd = tree(from_yaml(text)), np.array([turned]), np.ones(1)
    e, ed = closure_error(door, q, qd)
    assert largest(e) < 1e-15 and abs(np.linalg.norm(opening(door, q)) - turned) < 1e-15
    assert np.array_equal(ed, -np.cos(turned) * (constraint(door, q, qd).J @ qd))
