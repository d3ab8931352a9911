"""xacro: expanded by the xacro package, with arguments; what cannot be expanded is one message; the hash covers all files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import symdyn
from symdyn.description import read_robot
from symdyn.description.source import source_hash
from symdyn.faults import InputError
from symdyn.model.assemble import numeric_model
from tests.test_cli import run
from tests.xacro_samples import ARM, MAIN, PART, SIZES

HEAD = '<robot name="a" xmlns:xacro="http://www.ros.org/wiki/xacro">'


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    path = tmp_path / "arm.urdf.xacro"
    path.write_text(ARM)
    return path


@pytest.fixture
def parted(tmp_path: Path) -> Path:
    """A file that reads two others."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "link.xacro").write_text(PART)
    (tmp_path / "parts" / "sizes.yaml").write_text(SIZES)
    path = tmp_path / "arm.xacro"
    path.write_text(MAIN)
    return path


def test_expanded(arm: Path) -> None:
    """Macros, expressions and defaults of arguments, as xacro works them out; quarter turns as in URDF."""
    robot = read_robot(arm)
    assert [link.name for link in robot.links] == ["stand", "upper", "fore"]
    assert [link.mass.text for link in robot.links] == ["0", "1.5", "0.75"]
    assert robot.joints[0].origin.xyz[2].text == "0.5" and robot.joints[0].origin.rpy[0].text == "pi/2"


def test_arguments(arm: Path) -> None:
    """Given as `name:=value`, on the command line and in Python."""
    robot = read_robot(arm, xacro_arg=["prefix:=left_", "mass:=4"])
    assert [joint.name for joint in robot.joints] == ["left_upper_joint", "left_fore_joint"]
    assert numeric_model(robot).bodies[1].inertia.mass == 2.0
    assert symdyn.load(arm, xacro_arg="mass:=4").description.links[1].mass.text == "4"
    assert "left_upper_joint" in run("check", arm, "--xacro-arg", "prefix:=left_", "--json").output


def test_generated_files_keep_arguments(arm: Path, tmp_path: Path) -> None:
    """The head says them, and `verify` honours them."""
    options = ("--xacro-arg", "mass:=3", "--functions", "mass_matrix", "-o", tmp_path / "out")
    assert run("generate", arm, *options).exit_code == 0
    made = tmp_path / "out" / "arm.py"
    assert "symdyn generate arm.urdf.xacro --functions mass_matrix --xacro-arg mass:=3" in made.read_text()
    assert "belongs to" in run("verify", made, arm).output


def test_converted(arm: Path, tmp_path: Path) -> None:
    """The YAML reads back to the same model."""
    assert run("convert", arm, tmp_path / "arm.yaml", "--xacro-arg", "mass:=0.3").exit_code == 0
    assert numeric_model(read_robot(tmp_path / "arm.yaml")) == numeric_model(read_robot(arm, xacro_arg=["mass:=0.3"]))


def test_hash_covers_what_is_included(parted: Path) -> None:
    """Every file counts, its line ends do not; a file that includes nothing has the hash of its text."""
    files = read_robot(parted).files
    assert [path.name for path in files] == ["link.xacro", "sizes.yaml"]
    before = source_hash(parted, files)
    assert before != source_hash(parted)
    files[0].write_bytes(files[0].read_bytes().replace(b"\n", b"\r\n"))
    assert source_hash(parted, files) == before
    files[1].write_text("height: 0.6\n")
    assert source_hash(parted, files) != before


def test_changed_include_is_seen(parted: Path, tmp_path: Path) -> None:
    """`verify` says that a file was made from another source, and a loaded robot generates nothing any more."""
    assert run("generate", parted, "--functions", "mass_matrix", "-o", tmp_path / "out").exit_code == 0
    made, loaded = tmp_path / "out" / "arm.py", symdyn.load(parted)
    assert "belongs to" in run("verify", made, parted).output
    (tmp_path / "parts" / "sizes.yaml").write_text("height: 0.50\n")
    result = run("verify", made, parted)
    assert result.exit_code == 1 and f"was not made from this {parted}: the source has changed" in result.output
    with pytest.raises(InputError, match="has changed since it was loaded"):
        loaded.generate(tmp_path / "out")


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ('<xacro:include filename="$(find pkg)/a.xacro"/>', "bad.xacro: asks ROS for a package by $(find …)"),
        ('<xacro:include filename="gone.xacro"/>', "bad.xacro: cannot be expanded by xacro: No such file"),
        ('<link name="${nope}"/>', "bad.xacro: cannot be expanded by xacro: name 'nope' is not defined"),
        ("<xacro:nothing/>", "bad.xacro: cannot be expanded by xacro: unknown macro name: xacro:nothing"),
        ('<link name="$(arg gone)"/>', "Undefined substitution argument gone; give it a value: --xacro-arg gone:=…"),
        ('<link name="${1 / 0}"/>', "bad.xacro: cannot be expanded by xacro: division by zero"),
        ('<link name="a">', "bad.xacro: cannot be expanded by xacro: mismatched tag"),
        ('<link name="a"/><link name="a"/>', "bad.xacro: link 'a': is given twice; rename or delete one of them"),
        (
            '<link name="a"><inertial><mass value="x"/></inertial></link>',
            "bad.xacro: link 'a' inertial mass value: must be",
        ),
    ],
)
def test_refused(tmp_path: Path, inside: str, said: str) -> None:
    """One message names the file and the reason, no traceback; lines, which only what xacro makes has, are left out."""
    path = tmp_path / "bad.xacro"
    path.write_text(f"{HEAD}{inside}</robot>")
    result = run("check", path)
    assert result.exit_code == 1 and said in result.output and "Traceback" not in result.output


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("prefx:=a", "--xacro-arg: prefx: is no argument of arm.urdf.xacro; did you mean 'prefix'?"),
        ("prefix=a", "--xacro-arg: prefix=a: is no argument of xacro; write NAME:=VALUE"),
        (":=a", "write NAME:=VALUE"),
    ],
)
def test_wrong_arguments(arm: Path, argument: str, said: str) -> None:
    """A misspelt argument is told, which xacro itself passes over."""
    result = run("check", arm, "--xacro-arg", argument)
    assert result.exit_code == 1 and said in result.output


def test_arguments_are_for_xacro(tmp_path: Path) -> None:
    result = run("check", "planar2", "--xacro-arg", "a:=b")
    assert (
        result.exit_code == 1 and "--xacro-arg: is for xacro, and planar2.yaml is none; leave it out" in result.output
    )


def test_other_xml(tmp_path: Path) -> None:
    """xacro that makes MJCF is refused: MuJoCo could not find what lies beside it."""
    path = tmp_path / "a.xacro"
    path.write_text("<mujoco/>")
    assert "is not URDF: the outermost element of what xacro makes must be <robot>" in run("check", path).output


def test_without_the_package(arm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where xacro is not installed the message says how to install it."""
    monkeypatch.setitem(sys.modules, "xacro", None)
    result = run("check", arm)
    assert result.exit_code == 1 and "pip install 'symdyn[xacro]'" in result.output
