"""Axes that are almost parallel, almost crossing or almost at one point cost no digits, in double or single precision."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import symdyn.generation
from symdyn.description.expressions import Expression, parse
from symdyn.description.robot import Joint, Pose, Robot, Triple
from symdyn.generation import Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.render import render
from tests.collection import SHIPPED, case
from tests.samples import from_yaml

FUNCTIONS = ("mass_matrix", "inverse_dynamics", "forward_dynamics", "mass_matrix_inverse", "jacobian")
TILTS = [pytest.param(f"1e-{k}", marks=() if k % 2 else pytest.mark.thorough) for k in range(1, 17)]
LINK = "{{mass: {}, com: [0.1, 0.05, -0.04], inertia: [0.02, 0.03, 0.04, 0.001, -0.002, 0.003]}}"


def holds(robot: Robot, monkeypatch: pytest.MonkeyPatch, functions: tuple[str, ...] = FUNCTIONS) -> None:
    """Generate Python in double and C in single precision, and judge both: raises where a function differs."""
    monkeypatch.setattr(symdyn.generation, "read_robot", lambda *_, **__: robot)
    generation = generate(Request(robot.at.file, functions, ("python", "c"), float32=True))
    judged = judge_texts(generation, render(generation.library, ("python", "c"), float32=True))
    assert [j.worst and j.worst.equal for j in judged] == [True, True]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A file that stands for the source of robots made here."""
    path = tmp_path / "robot.yaml"
    path.write_text("")
    return path


def arm(tilt: str, offset: str = "0.3", *, tree: bool = False, parameters: str = "", path: Path) -> Robot:
    """A perpendicular joint, then axes tilted against each other about x and about y; a second branch where asked for."""
    rows = [("base", "a", "[0, 0, 0.4]", "[0, 0, 0]"), ("a", "b", "[0.05, 0.1, 0.1]", "[pi/2, 0, 0]")]
    rows += [("b", "c", f"[{offset}, 0.02, 0.01]", f"[{tilt}, 0, 0]")]
    rows += [("c", "d", f"[{offset}, {offset}, -0.03]", f"[{tilt}, -({tilt}), 0.4]")]
    if tree:
        rows += [("b", "e", f"[0, {offset}, 0.02]", f"[0, {tilt}, 0.1]"), ("e", "f", "[0.2, 0, 0]", f"[{tilt}, 0, 0]")]
    lines = ["name: tilted", parameters, "links:"]
    lines += [f"  {child}: {LINK.format(0.3 + 0.4 * i)}" for i, (_, child, _, _) in enumerate(rows)]
    lines += ["joints:"]
    for parent, child, xyz, rpy in rows:
        place = f"origin: {{xyz: {xyz}, rpy: {rpy}}}"
        lines.append(f"  to_{child}: {{type: revolute, parent: {parent}, child: {child}, axis: [0, 0, 1], {place}}}")
    lines += ["tools:", "  tip: {link: d, origin: {xyz: [0.1, 0, 0]}}"]
    robot = from_yaml("\n".join(lines) + "\n")
    return replace(robot, at=replace(robot.at, file=str(path)))


@pytest.mark.parametrize("tree", [False, True], ids=["chain", "tree"])
@pytest.mark.parametrize("tilt", TILTS)
def test_almost_parallel(tilt: str, tree: bool, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tilt from a tenth to below rounding keeps the rule of equality."""
    holds(arm(tilt, tree=tree, path=written), monkeypatch)


@pytest.mark.parametrize("offset", ["1e-3", "1e-6", "1e-9", "1e-12", "1e-15", "0"])
@pytest.mark.parametrize("tilt", ["0.7", "1e-3", "1e-8", "1e-14"])
def test_almost_crossing(tilt: str, offset: str, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So do axes that almost meet, and origins that almost coincide."""
    holds(arm(tilt, offset, tree=True, path=written), monkeypatch)


@pytest.mark.parametrize("tilt", ["0.3", "1e-3", "1e-8", "1e-14"])
def test_lengths_that_are_parameters(tilt: str, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And links whose lengths are known at run time only."""
    robot = arm(tilt, "reach", tree=True, parameters="parameters: {reach: 0.3}", path=written)
    holds(robot, monkeypatch)


@pytest.mark.parametrize("kinds", [("prismatic", "revolute"), ("revolute", "prismatic"), ("prismatic", "prismatic")])
@pytest.mark.parametrize("tilt", ["1e-3", "1e-9", "1e-15"])
def test_slides(kinds: tuple[str, str], tilt: str, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And slides among such axes."""
    robot = arm(tilt, path=written)
    kind = type(robot.joints[0].kind)
    changed = [replace(joint, kind=kind(k)) for joint, k in zip(robot.joints[1:3], kinds, strict=True)]
    holds(replace(robot, joints=(robot.joints[0], *changed, robot.joints[3])), monkeypatch)


def test_axes_written_with_fifteen_digits(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fingers exported by a CAD program: parallel but for the last digits of their axes (2e-14 rad)."""
    axes = ["[0, -0.000139239466279214, 0.999999990306185]", "[0, -0.000139239466297141, 0.999999990306185]"]
    axes += ["[0, -0.000139239466288821, 0.999999990306185]"]
    lines = ["name: hand", "links:", f"  palm: {LINK.format(0.4)}"]
    lines += [f"  part{i}: {LINK.format(0.004)}" for i in range(6)]
    lines += ["joints:", "  wrist: {type: revolute, parent: base, child: palm, axis: [0, 1, 0]}"]
    for i in range(6):
        parent = "palm" if i % 3 == 0 else f"part{i - 1}"
        place = f"origin: {{xyz: [-0.003, -0.026, {0.0255 - 0.018 * (i // 3)}]}}"
        lines.append(f"  j{i}: {{type: revolute, parent: {parent}, child: part{i}, axis: {axes[i % 3]}, {place}}}")
    lines += ["tools: {tip: {link: part5}}"]
    robot = from_yaml("\n".join(lines) + "\n")
    holds(replace(robot, at=replace(robot.at, file=str(written))), monkeypatch)


# --- calibrated robots


def calibrated(robot: Robot, size: float) -> Robot:
    """Every frame off by random errors of that size, in rad and m."""
    dice = random.Random(len(robot.name))

    def off(number: Expression) -> Expression:
        return parse(f"({number.text}) + {dice.uniform(-size, size):.9f}".replace("+ -", "- "))

    def moved(triple: Triple) -> Triple:
        x, y, z = (off(number) for number in triple)
        return x, y, z

    def shifted(joint: Joint) -> Joint:
        return replace(joint, origin=Pose(moved(joint.origin.xyz), moved(joint.origin.rpy)))

    return replace(robot, joints=tuple(shifted(joint) for joint in robot.joints))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Four sizes of error for every robot if asked for; else one, and all for arms with parallel and with crossing axes."""
    if "size" in metafunc.fixturenames:
        thorough = metafunc.config.getoption("--thorough")
        pairs = [(path, size) for path in SHIPPED for size in (1e-5, 1e-4, 1e-3, 1e-2)]
        kept = [(path, size) for path, size in pairs if thorough or size == 1e-3 or path.stem in ("ur5", "puma560")]
        metafunc.parametrize(("path", "size"), kept, ids=lambda x: x.name if isinstance(x, Path) else str(x))


def test_calibrated_robots(path: Path, size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random errors of calibration in every frame of every shipped robot: right in double and in single precision."""
    large = case(path).tree.n > 7
    holds(calibrated(case(path).robot, size), monkeypatch, FUNCTIONS[:3] if large else FUNCTIONS)
