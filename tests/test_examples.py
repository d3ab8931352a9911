"""The examples under docs/ run, and show what they say."""

from __future__ import annotations

import importlib
import itertools
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import symdyn
from tests.collection import ROOT
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.pictures import assert_same, curves, words

EXAMPLES = ROOT / "docs" / "examples"
CONTROLS = ("diagonal_rate_control", "diagonal_setpoint_control")
SHORT = 0.3  # seconds simulated
SAID = {
    "abbreviated_puma": r"N23 = -0\.57687 - 0\.38488 s3.*3% left out, 13 terms: M⁻¹ is off by 0\.48 % .* 1\.1 % at most",
    "biped_steps": r"two steps; touch-downs cost 0\.0\d+ J and 0\.0\d+ J; the soles slid by 0\.0\d+ mm",
    "c_controller": r"2000 periods of 1000 us: computing takes \d+\.\d+ us on average, \d+\.\d us at most",
    "computed_torque": r"computed torque +1\.38 mrad$.*gravity alone +206\.28 mrad$.*no model +479\.46 mrad$",
    "diagonal_rate_control": r"from 12\.1 J to 0\.0299 J in 2 s, at no step up",
    "diagonal_setpoint_control": r"from 630 mm off to 0\.094 mm in 3\.5 s, V at no step up",
    "fivebar_baumgarte": r"the loop from \d\.\d\d mm open to \S+ mm in 1 s, \d\.\d\d mm without the terms",
    "identification": r"(^\S+ % noise: 9\d\.\d % of the 95 % bounds hold.*?){3}",
    "lqr": r"-4\.01\+0\.07j, -4\.01-0\.07j, .*^591 of 3721 starts come back, with the elbow up to 67 degrees off",
    "mujoco_control": r"qacc and forward_dynamics differ by \de-1[3-7] of the largest acceleration, over 2001 steps",
    "operational_space": r"swings by 61 degrees .* 0\.0198 mm with the masses, 17\.7 mm without",
    "rollouts": r"the pole is up after 2\.12 s and stays there",
    "standing_quadruped": r"the ground pushes with 24\.5\d+ N in the end, the weight is 24\.5250 N",
}
"""What the examples with a picture print."""


@pytest.fixture
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script, with the folder it would run in on the path."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module(request.param)


@pytest.mark.parametrize("example", CONTROLS, indirect=True)
def test_lyapunov_functions_fall(example: ModuleType) -> None:
    """Both control laws, on generated code, let their Lyapunov function fall at every step and as the theory says."""
    record = example.simulate(SHORT)
    assert len(record.t) == round(SHORT / example.STEP) + 1
    example.check(record)


@pytest.mark.parametrize("example", CONTROLS, indirect=True)
def test_checks_of_the_examples_see_a_rise(example: ModuleType) -> None:
    """The examples' own check fails for a motion that gains energy, so it says something."""
    record = example.simulate(0.02)
    record.nu[-1] *= 2.0
    with pytest.raises(AssertionError):
        example.check(record)


@pytest.mark.parametrize(("name", "said"), SAID.items(), ids=list(SAID))
def test_pictures_are_up_to_date(name: str, said: str, tmp_path: Path) -> None:
    """Run as scripts, the examples check themselves, say what happened and draw the pictures in docs/."""
    drawn = tmp_path / "drawn.svg"
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), str(drawn)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(said, done.stdout, re.M | re.S), done.stdout
    assert_same(drawn, EXAMPLES / f"{name}.svg")


def test_a_picture_of_something_else_is_seen(tmp_path: Path) -> None:
    """One point of one curve moved, or one word, is another picture."""
    kept = EXAMPLES / "diagonal_rate_control.svg"
    text, other = kept.read_text(encoding="utf-8"), tmp_path / "other.svg"
    other.write_text(text, encoding="utf-8")
    assert_same(other, kept)
    _, points = next(iter(curves(kept).items()))
    x, y = points[len(points) // 2]
    moved = text.replace(f"L {x} {y} \n", f"L {x} {y + 1} \n")
    for changed in (text.replace("energy, J", "energy, kJ"), moved):
        assert changed != text
        other.write_text(changed, encoding="utf-8")
        with pytest.raises(AssertionError, match="again"):
            assert_same(other, kept)


@pytest.mark.parametrize("picture", sorted(EXAMPLES.glob("*.svg")), ids=lambda picture: picture.stem)
def test_pictures_can_be_read(picture: Path) -> None:
    """A picture has curves, words as words, and a unit or a count on every axis that has a name."""
    said = words(picture)
    assert curves(picture) and len(said) > 10
    assert [word for word in said if re.search(r", (s|N|N m|J|mm|m|rad|rad/s|rad/s²|mrad|m/s|%|SI units)$", word)]
    assert len(picture.read_bytes()) < 120_000


def test_the_page_shows_every_example() -> None:
    """docs/examples.md links every script and notebook, has the command of each script, and every picture that is drawn."""
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    helpers = {"drawing", "simulation"}
    scripts = {path.stem for path in EXAMPLES.glob("*.py")}
    assert helpers < scripts and {path.stem for path in EXAMPLES.glob("*.svg")} == set(SAID) < scripts
    assert all(f"](examples/{name}.py)" in page for name in scripts)
    assert all(f"python docs/examples/{name}.py" in page for name in scripts - helpers)
    assert all(f"](examples/{name}.svg)" in page for name in SAID)
    assert all(f"](examples/{path.name})" in page for path in EXAMPLES.glob("*.ipynb"))


@pytest.mark.parametrize("example", ["fivebar_baumgarte"], indirect=True)
def test_baumgarte_closes_the_loop(example: ModuleType) -> None:
    """An open loop falls shut as the terms say; pulled the wrong way the example's own check fails."""
    arm, start = example.fivebar(), example.closed_start() + example.OPENED
    record = example.simulate(arm, start, seconds=SHORT)
    example.check(record)
    assert np.abs(record.e[-1]).max() < 0.2 * np.abs(record.e[0]).max()
    with pytest.raises(AssertionError):
        example.check(example.simulate(arm, start, pull=-example.PULL, seconds=SHORT))


@pytest.mark.parametrize("example", ["fivebar_baumgarte"], indirect=True)
def test_a_closed_loop_stays_closed_to_the_integrators_order(example: ModuleType) -> None:
    """From a closed start, without Baumgarte's terms, half the step leaves a sixteenth of the drift."""
    arm, start = example.fivebar(), example.closed_start()
    drifts = [np.abs(example.simulate(arm, start, 0.0, h, SHORT).e[-1]).max() for h in (0.004, 0.002, 0.001)]
    assert drifts[0] < 1e-5
    assert all(14.0 < coarse / fine < 18.0 for coarse, fine in itertools.pairwise(drifts))


@pytest.mark.parametrize("example", ["identification"], indirect=True)
def test_bounds_of_identified_parameters_hold(example: ModuleType) -> None:
    """At three levels of noise 95 % of the 95 % bounds do; bounds of half the size are found out."""
    records = example.simulate()
    example.check(records)
    assert [record.errors.shape for record in records] == [(example.REPETITIONS, 62)] * 3
    narrow = [replace(estimate, deviation=estimate.deviation / 2) for estimate in records[0].estimates]
    with pytest.raises(AssertionError):
        example.check([replace(records[0], estimates=narrow), *records[1:]])


@pytest.mark.parametrize("example", ["standing_quadruped"], indirect=True)
def test_the_ground_carries_the_quadruped(example: ModuleType) -> None:
    """All through, the forces on the feet are Pinocchio's, and in the end they carry the weight; a foot that slips is seen."""
    robot = example.solo()
    record = example.simulate(robot)
    example.check(robot, record)
    total = record.forces[-1].sum(axis=0)
    model = symdyn.load("solo12_floating")._subject.model
    mass = sum(float(body.inertia.mass) for body in model.bodies)
    assert total[2] == pytest.approx(9.81 * mass, rel=1e-4) and np.abs(total[:2]).max() < 1e-2
    q, rest = record.q[-1], np.zeros(robot.NV)
    J, gravity = robot.loop_constraint(q, rest)[0], robot.gravity_forces(q)
    held = gravity + J.T @ np.linalg.pinv(-J[:, :6].T) @ gravity[:6]  # torques that hold it up, none on the trunk
    qdd, lam = robot.constrained_forward_dynamics(q, rest, np.concatenate([np.zeros(6), held[6:]]))
    assert np.abs(qdd).max() < 1e-8
    assert np.abs(lam.reshape(4, 3).sum(axis=0) - [0, 0, 9.81 * mass]).max() < 1e-9 * mass
    judge = Pinocchio.of(model)
    for q, qd in zip(record.q[::150], record.qd[::150], strict=True):
        J, _ = robot.loop_constraint(q, qd)
        still = qd - np.linalg.pinv(J) @ (J @ qd)  # on feet that move the two mean different accelerations
        tau = np.concatenate([np.zeros(6), -example.DAMPING * qd[6:]])
        qdd, lam = robot.constrained_forward_dynamics(q, still, tau)
        theirs, forces = judge.contact_dynamics(q, still, tau, [(foot, False) for foot in example.FEET])
        assert np.abs(qdd - theirs).max() < 1e-7 * np.abs(theirs).max()
        assert np.abs(lam.reshape(4, 3) - forces).max() < 1e-7 * np.abs(forces).max()
    with pytest.raises(AssertionError):
        example.check(robot, example.simulate(robot, 0.4, pull=-20.0))


def test_the_mass_matrix_example() -> None:
    """The core's example prints a row for every joint of the robot it is given, and its definiteness."""
    command = [sys.executable, str(EXAMPLES / "mass_matrix.py"), str(ROOT / "robots" / "panda.yaml")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "Mass matrix of 'panda'" in printed and "positive definite" in printed
    assert len(re.findall(r"^  \S+(?: +-?\d+\.\d{6}){7}$", printed, re.M)) == 7


@pytest.mark.parametrize("example", ["abbreviated_puma"], indirect=True)
def test_abbreviations_are_as_good_as_they_say(example: ModuleType) -> None:
    """At other poses, M⁻¹ by the core differs from the formulas by what the form's notes tell; a wrong formula is seen."""
    puma = symdyn.load("puma560")
    form = puma.closed("mass_matrix_inverse", abbreviate="3%")
    q = example.poses(puma, 300)[100:]
    full = puma.core.mass_matrix_inverse(q)
    short = example.function(form)
    errors = example.off(np.array([short(pose) for pose in q]), full)
    median, most = (float(x) for x in re.findall(r"([\d.]+) % (?:in the median|at most)", " ".join(form.notes)))
    assert 100 * np.median(errors) == pytest.approx(median, rel=0.15)
    assert 0.8 * most < 100 * errors.max() < 1.1 * most
    assert example.off(1.05 * full, full).min() > 0.03
    with pytest.raises(symdyn.InputError, match=r"abbreviate: x: is no part between 0 and 50 %"):
        puma.closed("mass_matrix_inverse", abbreviate="x")
