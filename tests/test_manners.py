"""Manners of bodies: in every mixture the core's results, and what is chosen costs no more than the plain ones."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.generation import Request, subject_of
from symdyn.judge.subject import Subject
from symdyn.model.tree import ON_BASE
from symdyn.symbolic.counting import new_nodes, weight
from symdyn.symbolic.lightest import holders, lightest
from symdyn.symbolic.manner import PLAIN, Manner, Spare
from symdyn.symbolic.newton_euler import body_forces, joint_forces
from symdyn.symbolic.regroup import regroup
from symdyn.symbolic.sparing import sparing
from symdyn.symbolic.tree import Tree
from symdyn.symbolic.trees import Trees
from symdyn.symbolic.workshop import Choices, Ground, Workshop
from tests.collection import EVERY, ROOT
from tests.shelf import Expected, functions_of, states
from tests.strategies import robot_yaml
from tests.test_ways import programs_of, run

COUNT = 5
FREE = ("mass", "com", "inertia")
ROBOTS = [path for path in EVERY if path.stem in ("planar2", "scara", "ur5", "stanford", "panda_hand", "drone_arm")]
JUDGED = (
    "inverse_dynamics",
    "mass_matrix",
    "body_forces",
    "centroidal_bias",
    "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives",
    "kinetic_energy",
    "potential_energy",
)
"""What uses each of the trees of a robot."""


def ground_of(source: Path, free: tuple[str, ...] = ()) -> tuple[Subject, Ground]:
    subject = subject_of(Request(str(source), parameters=free))
    return subject, Ground(subject.robot, Choices(free))


def plain(ground: Ground) -> Tree:
    """The robot before anything is chosen."""
    return ground.trees.own.in_manners({})


def mixture(tree: Tree, random: Random, masses: bool = True) -> dict[int, Manner]:
    """Some manner for every body, any of those that it can take."""
    found = {}
    for i, body in enumerate(tree.bodies):
        column = body.about_z and body.parent != ON_BASE and random.random() < 0.7
        spare = random.choice(list(Spare)) if body.about_z else Spare.YY
        found[i] = Manner(column, column and random.random() < 0.5, random.choice((0, 2, 3)), spare)
    for c, axes in holders(tree).values() if masses else ():
        if random.random() < 0.7:
            found[c] = replace(found[c], mass=random.choice(axes))
    return found


def put(ground: Ground, manners: Mapping[int, Manner], own: Mapping[int, Manner]) -> None:
    """A robot in these manners, in all its layouts: what forces are found with, and all else."""
    ground.tape.rewind(ground.mark)
    with ground.tape.section("parameters only"):
        ground.layouts = tuple(mixed(trees.own.in_manners({}), manners, own) for trees in ground.layouts)
    ground.mark = ground.tape.mark()


def mixed(tree: Tree, manners: Mapping[int, Manner], own: Mapping[int, Manner]) -> Trees:
    """The trees of one layout."""
    alike = {i: Manner(column=it.column, difference=it.difference) for i, it in own.items()}
    regrouped, compact, light = (regroup(tree.in_manners(it)) for it in (own, own, manners))
    return Trees(tree.in_manners(alike), regrouped, compact.tree, light.tree)


def judge(source: Path, seed: int, free: tuple[str, ...] = ()) -> None:
    """Mix, record, compare with the core."""
    (subject, ground), random = ground_of(source, free), Random(seed)
    tree = plain(ground)
    put(ground, mixture(tree, random), mixture(tree, random, masses=False))
    at = states(subject.tree, COUNT)
    for wanted in functions_of(subject, JUDGED).values():
        expected = Expected(subject, wanted, at)
        for program in programs_of(ground, wanted):
            expected.judge(run(ground, wanted, program, at))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("robot", ROBOTS, ids=lambda path: path.stem)
def test_any_mixture_of_the_shipped_robots(robot: Path, seed: int) -> None:
    """Joints of all kinds, joints that follow others, a floating base."""
    judge(robot, seed)


@pytest.mark.parametrize(
    "robot", [path for path in ROBOTS if path.stem in ("ur5", "drone_arm")], ids=lambda path: path.stem
)
def test_any_mixture_with_run_time_parameters(robot: Path) -> None:
    """Masses that stay and second moments are made of parameters then."""
    judge(robot, 3, FREE)


@given(text=robot_yaml(largest=6))
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_any_mixture_of_random_trees(text: str) -> None:
    """Axes and branches in any direction."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        judge(source, len(text))


def cost(ground: Ground, light: Tree) -> int:
    """Operations of the joint forces, found with a tree."""
    workshop = Workshop(ground)
    qd, qdd = workshop.argument("qd"), workshop.argument("qdd")
    at = workshop.at.of(light)
    return weight(ground.tape, new_nodes(ground.tape, joint_forces(at, body_forces(at, qd, qdd), qdd), ()))


@pytest.mark.parametrize("robot", EVERY, ids=lambda path: path.stem)
def test_what_is_chosen_costs_no_more(robot: Path) -> None:
    """Than the plain manner of all bodies; and it is chosen without a trace, and again the same."""
    _, ground = ground_of(robot)
    tape, tree = ground.tape, plain(ground)
    before = tape.mark()
    chosen, spares = lightest(tape, tree), sparing(tape, tree)
    assert (lightest(tape, tree), sparing(tape, tree)) == (chosen, spares)
    assert tape.mark() == before
    if not ground.model.folds:
        assert cost(ground, ground.trees.light) <= cost(ground, regroup(tree).tree)


@pytest.mark.parametrize(
    ("robot", "wanted"),
    [
        ("panda", lambda it: it.column and it.difference and it.second == 3 and it.spare is Spare.ZZ),
        ("panda", lambda it: it.mass is not None),
        ("snake16", lambda it: it.second == 2),
        ("humanoid", lambda it: it.mass is None and it.second == 0),
        ("humanoid", lambda it: it.column and not it.difference),
        ("ur5", lambda it: it.spare is Spare.XX),
        ("snake16", lambda it: it == PLAIN),
    ],
)
def test_none_is_there_for_nothing(robot: str, wanted: Callable[[Manner], bool]) -> None:
    """Which manner is best depends on the body."""
    _, ground = ground_of(ROOT / "robots" / f"{robot}.yaml")
    assert any(wanted(body.manner) for body in ground.trees.light.bodies)


TINY = """\
name: almost_crossing
links:
  a: {mass: 1.2, com: [0.15, 0.02, 0.3], inertia: [0.01, 0.02, 0.02, 0.001, 0, 0]}
  b: {mass: 0.8, com: [0.1, 0.03, 0.01], inertia: [0.01, 0.01, 0.012, 0, 0.001, 0]}
  c: {mass: 0.8, com: [0.1, 0.03, 0.01], inertia: [0.01, 0.01, 0.012, 0, 0.001, 0]}
joints:
  one: {type: revolute, parent: base, child: a, axis: [0, 0, 1]}
  two: {type: revolute, parent: a, child: b, axis: [0, 1, 0], origin: {xyz: [LENGTH, 0, 0]}}
  three: {type: revolute, parent: b, child: c, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}}
"""


def masses(text: str) -> Iterator[int]:
    """The bodies that may hold a mass for their parents."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        _, ground = ground_of(source)
    return (c for c, _ in holders(plain(ground)).values())


def test_short_lengths_hold_no_mass() -> None:
    """A first moment over a hundredth of the longest length would be a mass far above those of the robot."""
    assert list(masses(TINY.replace("LENGTH", "0.2"))) == [1, 2]
    assert list(masses(TINY.replace("LENGTH", "0.002"))) == [2]


def test_lengths_known_at_run_time_hold_no_mass() -> None:
    """They may be zero."""
    assert list(masses(TINY.replace("LENGTH", "step").replace("links:", "parameters: {step: 0.2}\nlinks:"))) == [2]
