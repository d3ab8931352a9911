"""`symdyn bench`: a table of functions, operations and times that is true to the files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from symdyn.cli import bench, main
from symdyn.execution.runners import ENDINGS
from tests.collection import ROOT
from tests.shelf import Shelf

PLANAR = ROOT / "robots" / "planar2.yaml"


def run(*words: object) -> Result:
    result = CliRunner().invoke(main, ["bench", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here is the table, not the times."""
    monkeypatch.setattr(bench, "_ROUNDS", 1)
    monkeypatch.setattr(bench, "_ROUND", 1e-4)


def test_table(shelf: Shelf) -> None:
    """Every function has a row with the operations that the file states, and four times; columns name the files."""
    generated = shelf.robot(PLANAR)
    operations = generated.module.OPERATIONS
    result = run(generated.folder / "planar2.py", generated.c_source())
    assert result.exit_code == 0, result.output
    _, _, titles, *rows = result.output.splitlines()
    kinds = ["mul", "add", "div", "sqrt", "trig"]
    assert titles.split() == ["function", *kinds, "planar2.py", "batch", "planar2.c", "batch"]
    assert [row.split()[0] for row in rows] == list(operations)
    for row in rows:
        name, *counts = row.split()[: len(kinds) + 1]
        assert counts == [str(operations[name].get(kind, 0)) for kind in kinds]
        assert len(re.findall(r" [\d.]+ (?:s|ms|µs|ns)(?= |$)", row)) == 4


def test_chosen_functions(shelf: Shelf) -> None:
    """Names and groups choose rows; a quantity takes all its tools and no other quantity."""
    generated = shelf.robot(PLANAR)
    result = run(generated.c_source(float32=True), "--functions", "operational_inertia,energy")
    rows = result.output.splitlines()[3:]
    assert [row.split()[0] for row in rows] == ["kinetic_energy", "potential_energy", "operational_inertia_tip"]


def test_a_function_that_one_file_lacks(shelf: Shelf, tmp_path: Path) -> None:
    """Files may have different functions: a dash stands where one has none; if no file has any, that is said."""
    options = ["--functions", "udu", "--name", "other", "-o", str(tmp_path)]
    assert CliRunner().invoke(main, ["generate", str(PLANAR), *options]).exit_code == 0
    result = run(shelf.robot(PLANAR).folder / "planar2.py", tmp_path / "other.py", "--functions", "udu,pose")
    shown = {row.split()[0]: row.split()[-2:] for row in result.output.splitlines()[3:]}
    assert "pose: is in none of these files" in run(tmp_path / "other.py", "--functions", "pose").output
    assert shown["pose_tip"] == ["-", "-"] and shown["udu"][-1] in ("µs", "ns")


def test_refusals(shelf: Shelf, tmp_path: Path) -> None:
    """What cannot be timed ends in one line and exit code 1."""
    generated = shelf.robot(PLANAR)
    foreign = tmp_path / "foreign.py"
    foreign.write_text("open('ran', 'w')\n")
    for words, said in (
        ([foreign], f"foreign.py: does not say how it was made; give a {ENDINGS} file that symdyn generate wrote"),
        ([tmp_path / "lost.c"], "cannot be read: no such file or directory"),
        (
            [generated.c_source().with_suffix(".h")],
            f"is no generated file that can be run; give the {ENDINGS} file",
        ),
        ([generated.c_source(), "--functions", "mass"], "is no function and no group"),
    ):
        result = run(*words)
        assert result.exit_code == 1 and result.output.count("\n") == 1
        assert said in result.output
    assert not Path("ran").exists()  # what is not ours is not even run
    assert run().exit_code == 2


def test_files_of_one_name(shelf: Shelf, tmp_path: Path) -> None:
    """From two folders, each has its columns under its path."""
    one, other = Path(shelf.robot(PLANAR).module.__file__ or ""), tmp_path / "planar2.py"
    other.write_bytes(one.read_bytes())
    head = run(one, other, "--functions", "mass_matrix").output.splitlines()[2]
    assert re.split(r"  +", head)[-4:] == [str(one), "batch", str(other), "batch"]


@pytest.mark.parametrize(
    ("duration", "text"),
    [
        (1.5e-10, "0.1 ns"),
        (9.94e-8, "99.4 ns"),
        (9.996e-8, "100 ns"),
        (9.994e-7, "999 ns"),
        (9.9996e-7, "1.0 µs"),
        (0.0123, "12.3 ms"),
        (250.0, "250 s"),
    ],
)
def test_spelling_of_times(duration: float, text: str) -> None:
    """Three digits at most, and never a thousand of a unit."""
    assert bench.spelt(duration) == text


def test_functions_that_share_work(tmp_path: Path) -> None:
    """`a+b` is known in every language by the command in the file's head, whatever tools are called."""
    asked = "mass_matrix+gravity_forces,pose+jacobian"
    options = ["--functions", asked, "--target", "python,c,javascript", "-o", str(tmp_path)]
    assert CliRunner().invoke(main, ["generate", str(PLANAR), *options]).exit_code == 0
    for ending in ("py", "c", "mjs"):
        result = run(tmp_path / f"planar2.{ending}", "--functions", "pose+jacobian")
        assert [row.split()[0] for row in result.output.splitlines()[3:]] == ["pose_and_jacobian_tip"], result.output


def test_functions_that_files_have_unasked(tmp_path: Path) -> None:
    """Steps of a robot that floats are in its files whatever was asked for, so they are timed in every language."""
    robot = ROOT / "robots" / "drone_arm.yaml"
    options = ["--functions", "mass_matrix", "--target", "python,c,javascript", "-o", str(tmp_path)]
    assert CliRunner().invoke(main, ["generate", str(robot), *options]).exit_code == 0
    for ending in ("py", "c", "mjs"):
        rows = run(tmp_path / f"drone_arm.{ending}").output.splitlines()[3:]
        assert [row.split()[0] for row in rows] == ["mass_matrix", "integrate", "normalise", "position_rate"]
        result = run(tmp_path / f"drone_arm.{ending}", "--functions", "integrate")
        assert [row.split()[0] for row in result.output.splitlines()[3:]] == ["integrate"], result.output
