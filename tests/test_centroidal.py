"""The group `centroidal` as generated: every way to it equals the core, whatever joints carry the robot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symdyn
from symdyn.core.centroidal import total_mass
from symdyn.generation import Request, generate, subject_of
from symdyn.generation.judging import judge_texts
from symdyn.judge.reference import random_states
from symdyn.render import render
from symdyn.symbolic.program import Program, used_symbols
from symdyn.symbolic.workshop import Choices, Ground
from tests.collection import ROOT, SHIPPED, name_of
from tests.shelf import Expected, functions_of
from tests.test_ways import programs_of, run

SOLO = ROOT / "robots" / "solo12.yaml"
COUNT = 5
CENTROIDAL = ("centroidal",)
LINKS = """
gravity: [1.5, -3, -9]
links:
  one: {mass: 3, com: [0.02, -0.1, 0.3], inertia: [0.3, 0.4, 0.2, 0.01, 0.02, -0.03]}
  two: {mass: 2, com: [0.3, 0.05, 0.1], inertia: [0.04, 0.2, 0.21, 0, 0.003, 0.01]}
  three: {mass: 1.2, com: [0.05, 0.02, -0.05], inertia: [0.01, 0.02, 0.015, 0, 0, 0.001]}
  four: {mass: 0.4, com: [0.01, 0.03, -0.1], inertia: [0.004, 0.005, 0.003, 0.001, 0, 0]}
  five: {mass: 0.7, com: [0.1, 0, 0.02], inertia: [0.006, 0.005, 0.007, 0.001, 0.0005, 0]}
joints:
"""
JOINT = (
    "  joint{n}: {{type: {kind}, parent: {parent}, child: {child}, {axis}viscous: 0.2, armature: 0.3, "
    "origin: {{xyz: [0.1, {n}, -0.2], rpy: [0.3, -0.4, 0.{n}]}}}}\n"
)
TREES = {
    "a floating base": "floating base, ball one, planar one, prismatic three, revolute four",
    "a floating base alone": "floating base",
    "a base that drives": "planar base, revolute one, floating two, prismatic one, ball four",
    "a base that slides": "prismatic base, ball one, revolute two, planar two, revolute three",
    "a ball on the base": "ball base, revolute one, prismatic two, floating three, revolute one",
    "three trees on the base": "floating base, revolute one, ball base, prismatic base, planar four",
    "two arms on the base": "revolute base, revolute one, prismatic base, revolute three, revolute four",
}


def tree_yaml(name: str, joints: str) -> str:
    """Links one to five on those joints."""
    text = f"name: {name.replace(' ', '_')}\n" + LINKS
    children = ["one", "two", "three", "four", "five"]
    rows = [joint.split() for joint in joints.split(", ")]
    for n, ((kind, parent), child) in enumerate(zip(rows, children, strict=False)):
        axis = "" if kind in ("ball", "floating") else "axis: [0.6, 0.48, 0.64], "
        text += JOINT.format(n=n, kind=kind, parent=parent, child=child, axis=axis)
    kept = children[: len(rows)]
    return "\n".join(line for line in text.splitlines() if line.strip().split(":")[0] not in set(children) - set(kept))


def judge_all(request: Request) -> int:
    """Judge every way of every quantity in all axes that the robot can be recorded in; how many ways there were."""
    subject = subject_of(request)
    ground = Ground(subject.robot, Choices())
    at = random_states(subject.tree, COUNT)
    judged = 0
    for wanted in functions_of(subject, CENTROIDAL).values():
        expected = Expected(subject, wanted, at)
        for program in programs_of(ground, wanted):
            expected.judge(run(ground, wanted, program, at))
            judged += 1
    return judged // len(ground.layouts)


@pytest.mark.parametrize("robot", SHIPPED, ids=name_of)
def test_every_way_of_the_shipped_robots(robot: Path) -> None:
    """Held by their bases, on whatever joints."""
    assert judge_all(Request(str(robot))) == 7


@pytest.mark.parametrize("name", ["humanoid", "panda", "solo12"])
def test_every_way_of_floating_robots(name: str) -> None:
    """The same robots set free: now their root links count."""
    request = Request(str(ROOT / "robots" / f"{name}.yaml"), floating=True)
    assert total_mass(subject_of(request).tree) > total_mass(subject_of(replace(request, floating=False)).tree)
    assert judge_all(request) == 7


@pytest.mark.parametrize("name", TREES)
def test_every_way_of_mixed_trees(name: str, tmp_path: Path) -> None:
    """Joints of all kinds on the base, one or several, and anywhere."""
    source = tmp_path / "robot.yaml"
    source.write_text(tree_yaml(name, TREES[name]))
    assert judge_all(Request(str(source))) == 7


@pytest.mark.parametrize("options", [{"floating": True}, {}], ids=["floating", "held"])
def test_with_run_time_parameters(options: dict[str, bool]) -> None:
    """Masses, centres, lengths and a load as parameters: the mass of the whole is one of their sums, held to the core."""
    free = ("mass", "com", "inertia", "length")
    functions = (*CENTROIDAL, "center_of_mass+centroidal_bias")
    made = generate(Request(str(SOLO), functions, parameters=free, payload=("FL_FOOT",), **options))
    (judgement,) = judge_texts(made, render(made.library, ("python",)))
    assert judgement.findings and all(finding.equal for finding in judgement.findings)


def program(source: Path, function: str, **options: bool) -> Program:
    made = generate(Request(str(source), CENTROIDAL, **options))
    (found,) = (it.program for it in made.library.functions if it.name == function)
    return found


@pytest.mark.parametrize("function", ["center_of_mass_jacobian", "centroidal_momentum_matrix", "centroidal_bias"])
def test_where_the_robot_floats_does_not_matter(function: str) -> None:
    """Of the base's position only the centre of mass itself knows."""
    position = {"q0", "q1", "q2"}
    assert not position & used_symbols(program(SOLO, function, floating=True))
    assert position <= used_symbols(program(SOLO, "center_of_mass", floating=True))


def test_sliding_as_a_whole() -> None:
    """A floating base that slides takes G along as it is turned, and makes no angular momentum: in zeros, not in rounding."""
    floating = symdyn.load("solo12", floating=True).module("centroidal")
    q = np.concatenate([[3.0, 4.0, 5.0, 0.5, -0.5, 0.5, 0.5], np.linspace(-1, 1, 12)])
    assert np.array_equal(floating.centroidal_momentum_matrix(q)[:3, 3:6], np.zeros((3, 3)))
    assert np.array_equal(floating.center_of_mass_jacobian(q)[:, 3:6], [[0, -1, 0], [0, 0, -1], [1, 0, 0]])


GHOST = """name: ghost
links: {arm: {mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0]}}
joints: {turn: {type: revolute, parent: base, child: arm, axis: [0, 0, 1], armature: 0.1}}
tools: {tip: {link: arm, origin: {xyz: [1, 0, 0]}}}
"""


def test_nothing_that_has_mass(tmp_path: Path) -> None:
    """A robot without mass, its drives all that is heavy, has no centre of mass; that is said, and all else is made."""
    source = tmp_path / "robot.yaml"
    source.write_text(GHOST)
    made = generate(Request(str(source), (*CENTROIDAL, "pose")))
    assert [function.name for function in made.functions] == ["pose_tip"]
    assert "center_of_mass is left out: nothing that moves has mass." in made.library.notes
    with pytest.raises(AttributeError, match="nothing that moves has mass"):
        _ = symdyn.load(source).core.center_of_mass
    with pytest.raises(symdyn.InputError, match="center_of_mass is left out: nothing that moves has mass"):
        generate(Request(str(source), ("center_of_mass",)))
