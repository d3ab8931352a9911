"""Generated JavaScript against the core, run by Node; by `generate`, by `verify` and by its own self-test."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from symdyn.execution.javascript import LoadedJavaScript
from symdyn.generation import Request, generate
from symdyn.generation.judging import judge_texts
from symdyn.render import render
from tests.collection import ROOT
from tests.node import needs_node, node
from tests.samples import TWO_LINK
from tests.shelf import Shelf
from tests.test_cli import run

pytestmark = needs_node

ROBOTS = [ROOT / "robots" / f"{name}.yaml" for name in ("planar2", "scara", "ur5", "panda")]
robots = pytest.mark.parametrize("path", ROBOTS, ids=lambda path: path.stem)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK)
    return path


@robots
def test_equals_the_core(path: Path, shelf: Shelf) -> None:
    """Every function there is equals the core at 100 states, in the shapes of the core."""
    robot = shelf.robot(path)
    loaded = LoadedJavaScript(robot.folder / f"{robot.name}.mjs")
    assert loaded.names == set(robot.functions)
    for expected in robot.expected:
        columns = [np.array([state[name] for state in robot.states]) for name in expected.arguments]
        expected.judge(loaded.call_batch(expected.name, columns, None))


@robots
def test_freed_parameters(path: Path) -> None:
    """With whole classes of numbers freed, every default function equals the core at other values too."""
    request = Request(str(path), targets=("javascript",), parameters=("mass", "com", "inertia", "gravity"))
    generation = generate(request)
    (judgement,) = judge_texts(generation, render(generation.library, request.targets))
    assert judgement.file.endswith(".mjs") and judgement.findings is not None and not judgement.self_test
    assert len(judgement.findings) == len(generation.functions)


@robots
def test_self_test_passes(path: Path, shelf: Shelf) -> None:
    """The file run by itself says ok for every function."""
    robot = shelf.robot(path)
    done = node(robot.folder / f"{robot.name}.mjs")
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert done.stdout.splitlines() == [f"{name}: ok" for name in robot.functions]


def made(source: Path, *options: str) -> Path:
    """The module of a robot with one parameter, which is zero by default."""
    result = run("generate", source, "--target", "javascript", "-o", "out", *options)
    assert result.exit_code == 0, result.output
    assert "two_link.mjs equals the core at 10 random states" in result.output
    return source.parent / "out" / "two_link.mjs"


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text()
    assert text.count(old) == 1, text.count(old)
    file.write_text(text.replace(old, new))
    return file


def test_verify(source: Path) -> None:
    """A file on disk is judged, told whether it belongs to its source, and a changed source is noticed."""
    file = made(source)
    good = run("verify", file, source, "--states", 5)
    assert good.exit_code == 0 and "ok    mass_matrix" in good.output and f"belongs to {source}" in good.output
    source.write_text(TWO_LINK + "# another word\n")
    assert run("verify", file, source, "--states", 5).exit_code == 1


def test_a_tampered_prepare(source: Path) -> None:
    """`prepare` that is right at the defaults only is wrong to `verify` and to the self-test."""
    file = changed(made(source), "payload + 0.8", "-3.0*payload + 0.8")
    result = run("verify", file, source)
    assert result.exit_code == 1 and "WRONG mass_matrix" in result.output and re.search(r"payload = \d", result.output)
    done = node(file)
    assert done.returncode == 1 and "mass_matrix: 1 results WRONG" in done.stdout


def test_tampered_defaults(source: Path) -> None:
    """Other defaults than the robot file's are seen by both."""
    file = changed(made(source), 'freeze({"payload": 0.0})', 'freeze({"payload": 0.5})')
    assert run("verify", file, source, "--states", 3).exit_code == 1
    assert node(file).returncode == 1


def test_names_are_judged(source: Path) -> None:
    """A module whose joints are in another order is not the robot's."""
    file = changed(made(source), 'freeze(["shoulder", "elbow"])', 'freeze(["elbow", "shoulder"])')
    result = run("verify", file, source, "--states", 3)
    assert result.exit_code == 1 and "names: JOINTS are ['elbow', 'shoulder']" in result.output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("export const N = 2;", "export const N = ;", "cannot be run: SyntaxError"),
        ("export const N = 2;", 'throw new Error("no");', "cannot be run: Error: no"),
        ("export const JOINTS", "const JOINTS", "cannot be run: "),
        ("return [M];", "return [N_];", "cannot be run: ReferenceError"),
        ("return [M];", "return [[1.0, 2.0]];", "returns [2] numbers"),
    ],
)
def test_damaged_files(source: Path, old: str, new: str, said: str) -> None:
    """What Node refuses, and what stops on the way, is one message that names the file."""
    file = changed(made(source, "--functions", "mass_matrix"), old, new)
    result = run("verify", file, source, "--states", 2)
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit)
    assert result.output.startswith(str(file)) and result.output.count("\n") == 1 and said in result.output


def test_without_node(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Node the same bytes are written and that they were not run is said; `verify` says what to install."""
    judged = made(source).read_bytes()
    monkeypatch.setattr("symdyn.execution.javascript._NODE", "no-such-node")
    alone = run("generate", source, "--target", "javascript", "-o", "alone")
    assert alone.exit_code == 0
    assert "two_link.mjs was not run: no Node is found; verify it where there is one" in alone.output
    assert Path("alone", "two_link.mjs").read_bytes() == judged
    refused = run("verify", "alone/two_link.mjs", source)
    assert refused.exit_code == 1 and "no Node is found; install Node.js" in refused.output


def test_numbers_that_json_lacks(source: Path) -> None:
    """Not-a-number and the infinities reach the functions, and come back."""
    loaded = LoadedJavaScript(made(source, "--functions", "gravity_forces,forward_dynamics"))
    state = np.array([0.1, 0.2])
    (got,) = loaded.call("forward_dynamics", [state, state, np.array([np.inf, -np.inf])], None)
    assert not np.isfinite(got).any()
    (got,) = loaded.call("gravity_forces", [np.array([np.nan, 0.0])], None)
    assert got.shape == (2,) and not np.isnan(loaded.call("gravity_forces", [state], None)[0]).any()
