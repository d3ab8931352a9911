"""Parallel groups: what is recorded in axes that bodies share equals the core, and needs no turns from body to body."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.emit.body import make_body
from symdyn.generation.recording import programs
from symdyn.symbolic.groups import groups
from symdyn.symbolic.program import operations
from symdyn.symbolic.rotation import Turn
from symdyn.symbolic.workshop import Choices, Ground, Workshop
from tests.collection import EVERY
from tests.samples import from_yaml
from tests.shelf import ALL, BASIC, Expected, functions_of, states, with_exact_tools
from tests.strategies import mimic_yaml, parallel_yaml
from tests.test_symbolic_random import CLASSES, equals_the_core
from tests.test_ways import programs_of, run, subject_and_ground

COUNT = 10
SETTINGS = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
LINK = "{mass: 1.5, com: [0.2, 0, -0.04], inertia: [0.02, 0.03, 0.04, 0.001, -0.002, 0.003]}"


def ground_named(name: str) -> Ground:
    (source,) = (path for path in EVERY if path.stem == name)
    return subject_and_ground(source)[1]


def chain(*joints: str) -> Ground:
    """Bodies in a row, each with what is said of its joint."""
    links = "".join(f"  link{i}: {LINK}\n" for i in range(len(joints)))
    parents = ["base", *(f"link{i}" for i in range(len(joints)))]
    hinges = "".join(f"  j{i}: {{parent: {parents[i]}, child: link{i}, {joint}}}\n" for i, joint in enumerate(joints))
    return Ground(from_yaml(f"name: row\nlinks:\n{links}joints:\n{hinges}"), Choices())


TURNS = "type: revolute, axis: [0, 0, {}], origin: {{xyz: [0.3, 0, 0.1], rpy: [{}]}}"
SLIDES = "type: prismatic, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}"


def judge_in_all_axes(text: str) -> None:
    """Every way to every quantity, in all axes in which the robot can be recorded."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        subject, ground = subject_and_ground(source)
        at = states(subject.tree, COUNT)
        for wanted in functions_of(subject, ALL).values():
            expected = Expected(subject, wanted, at)
            for program in programs_of(ground, wanted):
                expected.judge(run(ground, wanted, program, at))


@given(text=parallel_yaml(largest=4))
@settings(max_examples=6, **SETTINGS)
def test_every_way_in_all_axes_of_random_trees(text: str) -> None:
    """Chains and trees, axes parallel and opposed, slides between, offsets of any size."""
    judge_in_all_axes(text)


@given(text=parallel_yaml(largest=3, base="floating"))
@settings(max_examples=2, **SETTINGS)
def test_on_a_floating_base(text: str) -> None:
    """Groups that hang on a body with a joint of another kind."""
    judge_in_all_axes(text)


@given(text=mimic_yaml(robots=parallel_yaml(largest=4)))
@settings(max_examples=5, **SETTINGS)
def test_with_joints_that_follow(text: str) -> None:
    """Angles that are multiples of others, with offsets, in the sums."""
    judge_in_all_axes(text)


@given(text=parallel_yaml(largest=5))
@settings(max_examples=5, **SETTINGS)
def test_with_numbers_freed(text: str) -> None:
    """Inertias of run-time parameters, turned with the state."""
    equals_the_core(text, BASIC, CLASSES)


@pytest.mark.parametrize(
    ("name", "joints"),
    [
        ("ur5", [["shoulder_lift_joint", "elbow_joint", "wrist_1_joint"]]),
        ("scara", [["joint1", "joint2", "joint3"]]),
        ("solo12", [[f"{leg}_HFE", f"{leg}_KFE"] for leg in ("FL", "FR", "HL", "HR")]),
        ("stanford", []),
        ("panda", []),
    ],
)
def test_which_joints_make_groups(name: str, joints: list[list[str]]) -> None:
    """Neighbours with parallel axes, slides looked through, at least two of them turning (a Stanford arm has one)."""
    tree = ground_named(name).tree
    assert [[tree.bodies[i].joint for i in group] for group in groups(tree)] == joints


@pytest.mark.parametrize(("name", "count"), [("panda", 1), ("humanoid", 1), ("solo12", 2), ("ur5", 3), ("planar2", 3)])
def test_in_how_many_axes_robots_are_recorded(name: str, count: int) -> None:
    """In one where there is no group, or too little in groups for the search to be worth its time."""
    assert len(ground_named(name).layouts) == count


@pytest.mark.parametrize("name", ["ur5", "solo12", "scara", "allegro", "fivebar"])
def test_nothing_turns_inside_a_group(name: str) -> None:
    """In the axes of the base side only what enters or leaves a group is turned by an angle."""
    ground = ground_named(name)
    at, tree = Workshop(ground, layout=1).at, ground.tree
    for group in groups(tree):
        for i in group:
            assert all(isinstance(turn, Turn) and turn.c.number is not None for turn in at.placed[i].turns)


@pytest.mark.parametrize("sides", [(1, 1, 1), (1, -1, 1), (-1, 1, 1), (-1, -1, -1)])
def test_opposed_axes_turn_the_sum_over(sides: tuple[int, ...]) -> None:
    """Also among axes that point to and fro nothing turns but by half turns, and the leads are sums with signs."""
    ground = chain(*(TURNS.format(side, "0, 0, 0") for side in sides))
    tree, at = ground.layouts[1][0], Workshop(ground, layout=1).at
    signs = [dict(body.lead.of) for body in tree.bodies]
    assert signs == [{j: sides[i] * sides[j] for j in range(i + 1)} for i in range(3)]
    assert all(turn.c.number in (1, -1) for placed in at.placed for turn in placed.turns)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("joints", "cosine"),
    [
        ([TURNS.format(1, "0, 0, 0")] * 2, "c01"),
        ([TURNS.format(1, "0, 0, 0"), TURNS.format(-1, "0, 0, 0")], "c0m1"),
        ([TURNS.format(1, "0, 0, 0"), TURNS.format(1, "0, 0, pi/2")], "c01"),
        ([TURNS.format(1, "0, 0, pi/2"), TURNS.format(1, "0, 0, -pi/2")], "c01"),
        ([TURNS.format(1, "0, 0, 0"), TURNS.format(1, "0, 0, 0.3")], "c01o"),
        ([TURNS.format(1, f"0, 0, {angle}") for angle in (0, 0.3, -0.3)], "c012"),
        ([TURNS.format(1, "0, 0, 0"), SLIDES, TURNS.format(1, "0, 0, 0")], "c02"),
    ],
)
def test_sums_are_named_after_their_joints(joints: list[str], cosine: str) -> None:
    """`c01` of `q0 + q1`, `c0m1` of `q0 - q1`; quarter turns and what cancels cost nothing, other offsets stand in the sum."""
    ground = chain(*joints)
    workshop = Workshop(ground, layout=1)
    turned = workshop.at.placed[-1].lead[0]
    program = workshop.cut(("q",), [("c", turned.c), ("s", turned.s)]).program
    body = make_body(program)
    named = {statement.name for block in body.blocks for statement in block.statements}
    assert {cosine, f"s{cosine[1:]}"} <= named, named
    assert operations(program).trig == 2
    assert operations(program).total <= len([joint for joint in joints if "revolute" in joint])


@pytest.mark.parametrize("name", ["ur5", "puma560", "planar2", "scara", "solo12"])
def test_neither_operations_nor_sines_are_more(name: str) -> None:
    """What is kept costs no more than in the bodies' own axes, in sines and cosines neither."""
    (source,) = (path for path in EVERY if path.stem == name)
    subject, ground = subject_and_ground(source)
    wanted = [with_exact_tools(ground, it) for it in functions_of(subject, ("dynamics", "pose")).values()]
    kept = [operations(function.program) for function in programs(ground, wanted, lambda _: None)[0]]
    plain = Ground(subject.robot, Choices())
    plain.__dict__["layouts"] = plain.layouts[:1]
    own = [operations(function.program) for function in programs(plain, wanted, lambda _: None)[0]]
    for item, now, before in zip(wanted, kept, own, strict=True):
        assert now.total <= before.total and now.trig <= before.trig, item.name
    assert sum(now.total for now in kept) < sum(before.total for before in own)
