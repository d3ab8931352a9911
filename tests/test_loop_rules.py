"""Loops that hold too much are refused, with the rank found and the directions to drop."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from symdyn.cli import main
from tests.collection import ROOT

ROBOTS = ROOT / "robots"


def changed(tmp_path: Path, name: str, old: str, new: str) -> str:
    text = (ROBOTS / f"{name}.yaml").read_text()
    assert old in text
    path = tmp_path / f"{name}.yaml"
    path.write_text(text.replace(old, new))
    return str(path)


@pytest.mark.parametrize("name", ["fourbar", "fivebar", "two_arms"])
def test_shipped_loops_are_independent(name: str) -> None:
    """Four-bar, five-bar and two arms with one bar hold just what they can."""
    assert CliRunner().invoke(main, ["check", str(ROBOTS / f"{name}.yaml")]).exit_code == 0


@pytest.mark.parametrize("command", ["check", "generate"])
def test_a_planar_loop_that_holds_five_directions(tmp_path: Path, command: str) -> None:
    """Of x, y, z, rx, ry a planar four-bar can hold two; check and generate say so with the line and the cure."""
    path = changed(tmp_path, "fourbar", "constrain: [x, y]", "constrain: [x, y, z, rx, ry]")
    more = ["--functions", "loops", "-o", str(tmp_path / "out")] if command == "generate" else []
    result = CliRunner().invoke(main, [command, path, *more])
    assert result.exit_code == 1
    assert (
        f"{path}:18: loop 'coupler_end' - 'rocker_end': holds 5 directions, of which 2 are independent" in result.output
    )
    assert "constrain [x, y]" in result.output
    assert not (tmp_path / "out").exists()


def test_a_weld_in_the_plane_has_rank_three(tmp_path: Path) -> None:
    """Cut through a link, a planar loop has three independent directions; the cure says where to cut instead."""
    path = changed(tmp_path, "fivebar", "constrain: [x, y]", "constrain: [x, y, z, rx, ry, rz]")
    result = CliRunner().invoke(main, ["check", path])
    assert result.exit_code == 1 and "of which 3 are independent" in result.output
    assert "cut the loop at a joint" in result.output


def test_a_loop_that_cannot_be_closed(tmp_path: Path) -> None:
    """Bars that are too short to meet are an error, not a singular matrix at run time."""
    path = changed(
        tmp_path,
        "fourbar",
        "origin: {xyz: [0.3, 0, 0]}, directions: [x, y]}\n  rocker",
        "directions: [x, y]}\n  rocker",
    )
    path = str(path)
    text = (
        Path(path)
        .read_text()
        .replace(
            "child: rocker, axis: [0, 0, 1], origin: {xyz: [0.3, 0, 0]}",
            "child: rocker, axis: [0, 0, 1], origin: {xyz: [3, 0, 0]}",
        )
    )
    Path(path).write_text(text)
    result = CliRunner().invoke(main, ["check", path])
    assert result.exit_code == 1 and "cannot be closed" in result.output


def test_the_cut_tree_needs_no_loops(tmp_path: Path) -> None:
    """All other functions speak of the cut tree and are made whatever the loops hold."""
    path = changed(tmp_path, "fourbar", "constrain: [x, y]", "constrain: [x, y, z, rx, ry]")
    result = CliRunner().invoke(main, ["generate", path, "--functions", "dynamics", "-o", str(tmp_path / "out")])
    assert result.exit_code == 0


HOIST = """
name: hoist
gravity: [0, -9.81, 0]
links:
  trolley: {mass: 100, inertia: [10, 10, 10, 0, 0, 0]}
  upper: {mass: 10, com: [0.5, 0, 0], inertia: [0.1, 1, 1, 0, 0, 0]}
  lower: {mass: 10, com: [0.5, 0, 0], inertia: [0.1, 1, 1, 0, 0, 0]}
joints:
  rail: {type: prismatic, parent: base, child: trolley, axis: [1, 0, 0]}
  shoulder: {type: revolute, parent: trolley, child: upper, axis: [0, 0, 1]}
  elbow: {type: revolute, parent: upper, child: lower, axis: [0, 0, 1], origin: {xyz: [1, 0, 0]}}
tools:
  tip: {link: lower, origin: {xyz: [1, 0, 0]}}
  knee: {link: lower}
  post: {link: base, origin: {xyz: [25, 1, 0]}}
loops:
  - {a: tip, b: post, constrain: [x, y]}
"""


def checked(tmp_path: Path, text: str) -> tuple[int, str]:
    path = tmp_path / "hoist.yaml"
    path.write_text(text)
    result = CliRunner().invoke(main, ["check", str(path)])
    return result.exit_code, result.output


def test_a_loop_that_closes_far_away(tmp_path: Path) -> None:
    """Slides are followed as far as they must go."""
    assert checked(tmp_path, HOIST)[0] == 0


@pytest.mark.parametrize(
    ("loop", "said"),
    [
        ("{a: tip, b: knee, constrain: [x, y]}", "joins two tools of one rigid body; delete it"),
        (
            "{a: post, b: tip, constrain: [x, y]}",
            "of which 2 are independent where the loops are closed; delete this loop",
        ),
    ],
)
def test_a_second_loop_that_holds_nothing(tmp_path: Path, loop: str, said: str) -> None:
    """A loop that is wholly redundant, or within one body, is to be deleted: directions cannot be dropped to none."""
    code, output = checked(tmp_path, f"{HOIST}  - {loop}\n")
    assert code == 1 and said in output


def test_a_tip_on_the_ground(tmp_path: Path) -> None:
    """The world may be a side of a loop, and the way to where it holds is looked for as for a tool."""
    grounded = HOIST.replace("{a: tip, b: post, constrain: [x, y]}", "{a: world, b: tip, constrain: [x, y], at: AT}")
    assert checked(tmp_path, grounded.replace("AT", "{xyz: [25, 1, 0]}"))[0] == 0
    code, output = checked(tmp_path, grounded.replace("AT", "{xyz: [25, 3, 0]}"))
    assert code == 1 and "cannot be closed" in output and "where 'at' puts the world's" in output
    code, output = checked(tmp_path, grounded.replace("AT", "{rpy: [0, 0, 90]}"))
    assert "loop 'world' - 'tip'" in output and "90" in output


@pytest.mark.parametrize(
    ("loop", "said"),
    [
        ("{a: world, b: post, constrain: [x, y]}", "joins a tool of the base to the world; delete it, or name another"),
        ("{a: world, b: tip, constrain: [x, y, z]}", "holds 3 directions, of which 2 are independent"),
    ],
)
def test_the_world_holds_no_more_than_it_can(tmp_path: Path, loop: str, said: str) -> None:
    """Loops to the world are judged like others."""
    code, output = checked(tmp_path, HOIST.replace("{a: tip, b: post, constrain: [x, y]}", loop))
    assert code == 1 and said in output


def test_misspelt_directions_are_told_once(tmp_path: Path) -> None:
    """Two misspelt directions are two faults, not a third that calls them equal."""
    code, output = checked(tmp_path, HOIST.replace("[x, y]", "[x, roll, rX]"))
    assert code == 1 and "given twice" not in output and output.count("must be one of") == 2
