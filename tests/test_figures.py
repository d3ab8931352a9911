"""Figures over poses: each is what the core, or a quadrature, says it is; every robot and quantity gets an answer."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from symdyn.core.composite import mass_matrix
from symdyn.core.inverse import mass_matrix_inverse
from symdyn.core.newton_euler import inverse_dynamics
from symdyn.core.tree import Tree
from symdyn.description.locks import lock_joints, parse_locks
from symdyn.description.yaml_file import read_yaml
from symdyn.generation.selection import wanted_functions
from symdyn.inspect.arrays import Machine
from symdyn.inspect.effects import HEAVIER, mass_changes, total_effects
from symdyn.inspect.figures import Effort, figures, figures_of, innovation_terms, lines_behind
from symdyn.inspect.figures_text import WIDTH, figures_text
from symdyn.inspect.overview import overview
from symdyn.inspect.overview_text import overview_text
from symdyn.inspect.parts import Behaviour, Figures
from symdyn.inspect.poses import placed, spread
from symdyn.inspect.study import Study, study_of
from symdyn.judge.subject import Subject
from symdyn.model.tree import Model, RigidInertia
from symdyn.model.vectors import matrix, scale
from symdyn.quantities import QUANTITIES
from symdyn.symbolic.program import Program
from tests.collection import ROOT, SHIPPED, arms_first, case
from tests.programs import programs, run

MIXED = """
name: mixed
parameters: {load: 0.7}
links:
  cart: {mass: 3}
  arm: {mass: 1.5, com: [0.1, 0, -0.3], inertia: [0.1, 0.11, 0.02, 0, 0.01, 0]}
  hand: {mass: load, com: [0.02, 0.01, -0.1], inertia: [0.01, 0.01, 0.004, 0, 0, 0]}
  plate: {mass: 0.2, com: [0, 0, 0.1], inertia: [0.001, 0.001, 0.001, 0, 0, 0]}
joints:
  rail: {type: prismatic, parent: base, child: cart, axis: [1, 0, 0]}
  swing: {type: continuous, parent: cart, child: arm, axis: [0, 1, 0]}
  wrist: {type: revolute, parent: arm, child: hand, axis: [0, 0, 1], origin: {xyz: [0, 0, -0.5]}, limits: [0.5, 1.5]}
  bolt: {type: fixed, parent: hand, child: plate}
"""
PENDULUM = """
name: pendulum
links: {rod: {mass: 2, com: [0.3, 0, 0], inertia: [0.01, 0.02, 0.02, 0, 0, 0]}}
joints: {pivot: {type: revolute, parent: base, child: rod, axis: [0, 1, 0]}}
"""


def from_text(text: str, *lock: str) -> Subject:
    return Subject.of(lock_joints(read_yaml(text, "robot.yaml"), parse_locks(lock)))


@cache
def shipped(name: str) -> Subject:
    return Subject.of(case(ROOT / "robots" / f"{name}.yaml").robot)


def poses(study: Study, count: int) -> np.ndarray:
    return placed(study.spans, spread(len(study.spans), count))


@cache
def panda() -> Figures:
    """The entry that couples the second and third joint of a Panda."""
    return figures(study_of(shipped("panda"), "mass_matrix_inverse"), "M_inverse", 1 * 7 + 2)


@given(programs(calls=True))
@settings(max_examples=40, deadline=None)
def test_arrays_are_what_single_states_are(program: Program) -> None:
    """A program on arrays gives what it gives state by state, though values are forgotten on the way."""
    states = np.array([[0.3, -1.2, 2.5, 0.7], [1.5, 0.2, -0.4, 3.0], [0.6, 0.9, 1.1, -2.0]])
    found = Machine(program).run({"x": states})
    functions = {"sin": np.sin, "cos": np.cos, "sqrt": np.sqrt, "sign": np.sign, "number": np.float64}
    with np.errstate(all="ignore"):
        for state in range(4):
            for name, entries in run(program, tuple(states[:, state]), functions).items():
                assert np.array_equal(found[name][:, state], np.array(entries, dtype=float), equal_nan=True)


def test_poses_fill_the_limits_evenly() -> None:
    """Each sixteenth of each joint's way holds 64 of 1,024 poses, give or take four, whatever the number of joints.

    Random numbers would leave a sixteenth of some joint with a third more or less.
    """
    for dimensions in (1, 2, 8, 30):
        parts = spread(dimensions, 1024)
        assert parts.shape == (dimensions, 1024) and parts.min() >= 0.0 and parts.max() < 1.0
        counts = [np.histogram(row, 16, (0.0, 1.0))[0] for row in parts]
        assert np.abs(np.array(counts) - 64).max() <= 4


@pytest.mark.parametrize(("robot", "position"), [("panda", 9), ("humanoid", 20 * 29 + 26), ("scara", 1)])
def test_shares_add_up_to_the_entry(robot: str, position: int) -> None:
    """The terms of the innovations sum add up to the core's M⁻¹ at every pose; their parts add up to one."""
    study = study_of(shipped(robot), "mass_matrix_inverse")
    q = poses(study, 8)
    terms = innovation_terms(study, position, q)
    i, j = divmod(position, len(study.spans))
    for pose, term in zip(q.T, terms.T, strict=True):
        wanted = mass_matrix_inverse(study.subject.tree, pose)
        assert abs(term.sum() - wanted[i, j]) <= 1e-12 * np.abs(wanted).max()
        assert not term[min(i, j) + 1 :].any()
    found = figures(study, "M_inverse", position)
    assert sum(share.part for share in found.shares) == pytest.approx(1.0, abs=1e-12)
    assert sum(share.at_rest for share in found.shares) == pytest.approx(found.rest, abs=1e-12)


def test_branches_couple_through_what_carries_both() -> None:
    """The two arms of a humanoid couple through waist and chest, and not through a joint of one arm alone."""
    study = study_of(shipped("humanoid"), "mass_matrix_inverse")
    found = figures(study, "M_inverse", 18 * 29 + 25)
    assert {share.joint for share in found.shares} == {"WAIST_P", "WAIST_R", "CHEST"}


def test_the_coupling_of_a_panda() -> None:
    """Figures that were found by another road: 28 % and 72 % through the first two joints; the first has no effect."""
    found = panda()
    assert [(share.joint, round(share.part, 1)) for share in found.shares] == [
        ("panda_joint2", 0.7),
        ("panda_joint1", 0.3),
    ]
    assert found.effects[0].joint == "panda_joint3" and found.idle == (("panda_joint1", 0),)
    assert found.unit == "1/(kg m²)" and found.band is not None and found.band.joint == "panda_joint3"


def limited(low: float, high: float) -> str:
    text = (ROOT / "robots" / "planar2.yaml").read_text()
    return text.replace("axis: [0, 0, 1], origin", f"axis: [0, 0, 1], limits: [{low}, {high}], origin")


@pytest.mark.parametrize(("low", "high"), [(-np.pi, np.pi), (0.3, 1.8)])
def test_total_effects_are_those_of_a_quadrature(low: float, high: float) -> None:
    """The torque that holds the two-link arm's shoulder: indices by Gauss's rule in both angles."""
    study = study_of(from_text(limited(low, high)), "gravity_forces")
    x, weight = np.polynomial.legendre.leggauss(60)
    first, second = np.pi * x, (low + high) / 2 + (high - low) / 2 * x
    shoulder, elbow = np.meshgrid(first, second, indexing="ij")
    f = 9.81 * ((1.0 * 0.25 + 0.8 * 0.5) * np.cos(shoulder) + 0.8 * 0.2 * np.cos(shoulder + elbow))
    w = weight / 2
    whole = w @ (f - w @ f @ w) ** 2 @ w
    left = [w @ (w @ f**2 - (w @ f) ** 2), w @ (f**2 @ w - (f @ w) ** 2)]
    found = figures(study, "g", 0)
    totals = {effect.joint: effect.total for effect in found.effects}
    assert totals["shoulder"] == pytest.approx(left[0] / whole, abs=0.005)
    assert totals["elbow"] == pytest.approx(left[1] / whole, abs=0.005)


def test_a_joint_that_does_not_enter_has_no_effect() -> None:
    """Exactly zero, even if the estimator is told to move it; and it is named apart."""
    study = study_of(shipped("planar2"), "mass_matrix")
    totals, cut = total_effects(lambda q: study.recorded.at({"q": q})["M"], study.spans, [0, 1], 64)
    assert not totals[:, 0].any() and not cut and totals[0, 1] == pytest.approx(1.0, abs=0.1)
    found = figures(study, "M", 1)
    assert found.idle == (("shoulder", 0),) and [effect.joint for effect in found.effects] == ["elbow"]


def heavier(model: Model, body: int) -> Model:
    """The model with one body's whole inertia larger."""
    bodies = list(model.bodies)
    old, factor = bodies[body].inertia, 1.0 + HEAVIER
    tensor = matrix(lambda i, j: factor * old.tensor[i][j])
    grown = RigidInertia(factor * old.mass, scale(factor, old.first_moment), tensor)
    bodies[body] = replace(bodies[body], inertia=grown)
    return replace(model, bodies=tuple(bodies))


@pytest.mark.parametrize("robot", ["panda", "scara", "planar2"])
def test_ten_percent_of_a_mass_is_what_the_core_says(robot: str) -> None:
    """Changes of M⁻¹ and of holding torques, body by body, links that are fixed to a body included."""
    subject = shipped(robot)
    for name, output in (("mass_matrix_inverse", "M_inverse"), ("gravity_forces", "g")):
        study = study_of(subject, name)
        q = poses(study, 3)
        changes, enters = mass_changes(study, study.heavier, output, q)
        for body in range(len(subject.model.bodies)):
            trees = [subject.tree, Tree.of(heavier(subject.model, body))]
            for pose, change in zip(q.T, changes[body].T, strict=True):
                before, after = (_core(name, tree, pose) for tree in trees)
                assert np.abs(change - (after - before)).max() <= 1e-11 * np.abs(before).max()
            assert enters[body] or not changes[body].any()


def _core(name: str, tree: Tree, q: np.ndarray) -> np.ndarray:
    if name == "gravity_forces":
        return inverse_dynamics(tree, q, np.zeros(tree.n), np.zeros(tree.n))
    return mass_matrix_inverse(tree, q).ravel()


def test_mass_effects_are_relative_to_the_typical_size() -> None:
    """A pendulum's inertia grows by a tenth with its mass, in all poses; nothing else is there to be named."""
    found = figures(study_of(from_text(PENDULUM), "mass_matrix"), "M", 0)
    (mass,) = found.masses
    assert (mass.link, mass.way) == ("rod", 1)
    assert mass.mean == pytest.approx(HEAVIER) and mass.largest == pytest.approx(HEAVIER)
    assert found.behaviour is Behaviour.CONSTANT and "no joint changes it" in figures_text(found)


def test_ranges_are_within_limits_and_their_poses_give_them() -> None:
    """The poses of the extremes keep the limits, and the core has those values there."""
    found = panda()
    assert found.range is not None and found.range.least < found.range.low < found.range.median
    tree = shipped("panda").tree
    for value, pose in ((found.range.least, found.range.at_least), (found.range.most, found.range.at_most)):
        assert all(span.low <= at <= span.high for span, at in zip(found.sampled.spans, pose, strict=True))
        assert mass_matrix_inverse(tree, np.array(pose))[1, 2] == pytest.approx(value, rel=1e-9)
    assert found.coupling is not None and 0.0 <= found.coupling.least <= found.coupling.most <= 1.0


@pytest.mark.parametrize("name", ["mass_matrix", "mass_matrix_inverse"])
def test_couplings_of_the_whole_are_those_of_the_core(name: str) -> None:
    """Medians of entries over the roots of their diagonals, of a robot with slides."""
    study = study_of(shipped("stanford"), name)
    output = study.function.quantity.outputs[0].name
    found = overview(study, output)
    core = mass_matrix if name == "mass_matrix" else mass_matrix_inverse
    q = placed(study.spans, spread(len(study.spans) + 1, found.sampled.poses)[:-1])[:, ::8]
    all_poses = np.array([core(study.subject.tree, pose) for pose in q.T])
    diagonal = np.einsum("kii->ki", all_poses)
    wanted = np.median(np.abs(all_poses) / np.sqrt(diagonal[:, :, None] * diagonal[:, None, :]), axis=0)
    assert np.abs(np.array(found.coupling) - wanted).max() < 0.05  # an eighth of the poses


def test_joints_without_limits_locked_joints_and_parameters() -> None:
    """A free slide moves by a metre, a free turn by pi, a locked joint not at all; parameters have their defaults."""
    found = figures(study_of(from_text(MIXED), "mass_matrix"), "M", 4)
    spans = {span.joint: (span.low, span.high, span.limited) for span in found.sampled.spans}
    assert spans == {"rail": (-1.0, 1.0, False), "swing": (-np.pi, np.pi, False), "wrist": (0.5, 1.5, True)}
    text = figures_text(found)
    assert "moved by ±1 m: rail and ±pi rad: swing" in text.replace("\n", " ") and "wrist = 1 rad" in text
    assert {mass.link for mass in found.masses} == {"arm", "hand"} and found.weightless == ("cart",)
    locked = figures(study_of(from_text(MIXED, "swing=0.4"), "mass_matrix"), "M", 0)
    assert [span.joint for span in locked.sampled.spans] == ["rail", "wrist"]
    assert locked.behaviour is Behaviour.CONSTANT and locked.rest == pytest.approx(3 + 1.5 + 0.7 + 0.2)
    freed = Subject.of(read_yaml(MIXED, "robot.yaml"), ("mass", "com"))
    assert figures(study_of(freed, "mass_matrix"), "M", 4).masses == found.masses


def test_entries_that_vanish_or_are_nowhere_finite() -> None:
    """They get a sentence in place of figures; no division by zero."""
    zero = figures(study_of(shipped("scara"), "mass_matrix_inverse"), "M_inverse", 2)
    assert zero.behaviour is Behaviour.ZERO and not zero.masses and zero.coupling is None
    assert "It is zero at every one of these poses." in figures_text(zero)
    study = study_of(from_text(PENDULUM), "forward_dynamics", {"tau": [np.inf]})
    nowhere = figures(study, "qdd", 0)
    assert nowhere.behaviour is Behaviour.NOT_FINITE and nowhere.range is None
    assert "not finite at any" in figures_text(nowhere) and json.dumps(nowhere.as_dict(), allow_nan=False)


def test_other_arguments_are_held_and_told() -> None:
    """At one by default, else at what is given; the figures follow."""
    subject = from_text(PENDULUM)
    default = figures(study_of(subject, "kinetic_energy"), "energy", 0)
    assert default.rest == pytest.approx(0.5 * (0.02 + 2 * 0.09)) and default.sampled.held == (
        "qd = 1 rad/s in every entry",
    )
    given_rate = figures(study_of(subject, "kinetic_energy", {"qd": [3.0]}), "energy", 0)
    assert given_rate.rest == pytest.approx(9 * default.rest) and "qd = 3 rad/s" in figures_text(given_rate)


def test_lines_and_operations_are_those_of_the_program() -> None:
    """The same entry as `--lines` shows it."""
    study = study_of(shipped("planar2"), "mass_matrix")
    found = figures(study, "M", 1)
    assert found.lines == lines_behind(study.recorded.of("M", [1])) == 6 and found.operations == 6


@pytest.mark.parametrize("robot", ["panda", "humanoid", "cartpole", "scara", "two_arms"])
def test_what_is_printed_is_compact_and_names_joints(robot: str) -> None:
    """At most a hundred characters wide, no tables without end, no option that nobody typed."""
    study = study_of(shipped(robot), "mass_matrix_inverse")
    entry, whole = figures_text(figures(study, "M_inverse", 1)), overview_text(overview(study, "M_inverse"))
    for text, most in ((entry, 64), (whole, 45)):
        lines = text.splitlines()
        assert max(map(len, lines)) <= WIDTH and len(lines) <= most and "--" not in text
    assert all(span.joint[:4] in whole for span in study.spans)


def test_someone_who_never_heard_of_innovations() -> None:
    """The answer for a Panda says in plain sentences what runs through what, and over which poses that was found."""
    text = figures_text(panda())
    for said in (
        "How much a torque of 1 N m at panda_joint3 accelerates panda_joint2.",
        "within the limits of all 7 joints",
        "73 % of the coupling runs through panda_joint2 [1].",
        "panda_joint3 [2] changes it most.",
        "No effect at all: panda_joint1 [0].",
        "10 % more of 'panda_link4'",
    ):
        assert said in text.replace("\n", " "), said


@pytest.mark.parametrize("path", arms_first(SHIPPED))
def test_every_robot_has_figures_of_a_function_of_every_group(path: Path) -> None:
    """The last quantity of each group, whole and one entry; all of it is JSON."""
    subject = shipped(path.stem)
    functions, _ = wanted_functions(subject, subject.model, QUANTITIES)
    last = {function.quantity.group: function for function in functions}
    for function in last.values():
        study = study_of(subject, function.name)
        output = function.quantity.outputs[-1].name
        whole = overview(study, output)
        found = figures(study, output, 0)
        assert figures_text(found) and overview_text(whole)
        assert json.dumps([found.as_dict(), whole.as_dict()], allow_nan=False)


TIP = "tools: {tip: {link: rod, origin: {xyz: [1, 0, 0]}}}\n"


def test_robots_that_hardly_move() -> None:
    """All joints locked, limits that leave no room, no mass at all: sentences, no traceback."""
    locked = overview(study_of(from_text(PENDULUM + TIP, "pivot=0.3"), "pose_tip"), "pose")
    assert "No joint moves: there is one pose." in overview_text(locked)
    narrow = PENDULUM.replace("axis: [0, 1, 0]", "axis: [0, 1, 0], limits: [0.2, 0.2]")
    still = figures(study_of(from_text(narrow), "gravity_forces"), "g", 0)
    assert still.behaviour is Behaviour.CONSTANT and still.rest == pytest.approx(-2 * 9.81 * 0.3 * np.cos(0.2))
    massless = from_text(re.sub(r"\{mass: 2.*0\]\}", "{}", PENDULUM))
    assert figures(study_of(massless, "mass_matrix"), "M", 0).behaviour is Behaviour.ZERO


@pytest.mark.parametrize(
    ("robot", "name"), [("scara", "mass_matrix_inverse"), ("ur5", "udu"), ("stanford", "mass_matrix")]
)
def test_figures_of_many_entries_are_those_of_each(robot: str, name: str) -> None:
    """A program that runs for all entries together says of each what it says of it alone, to the last digits."""
    study, effort = study_of(shipped(robot), name), Effort(poses=256, masses=64, band=32)
    output = study.function.quantity.outputs[0].name
    size = study.shape(output)[0]
    positions = [0, 1, size + 2, size * size - 1]
    for position, found in zip(positions, figures_of(study, output, positions, effort), strict=True):
        (alone,) = figures_of(study, output, [position], effort)
        assert nearly(found.as_dict(), alone.as_dict())


def nearly(one: object, other: object) -> bool:
    """Whether two trees of plain values are the same but for roundings."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(nearly(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(nearly, one, other))
    if isinstance(one, float) and isinstance(other, float):
        return abs(one - other) <= 1e-9 * max(1e-3, abs(other))
    return one == other
