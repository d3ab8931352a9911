"""The command line: exit codes, messages instead of tracebacks, and what a command loads."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from symdyn import __version__
from symdyn.cli import main
from tests.collection import BESIDE
from tests.samples import ARM_URDF, TWO_LINK
from tests.test_urdf import joint, link, robot


def run(*arguments: object) -> Result:
    """Run symdyn in this process; whatever it raises but an exit is a traceback to the user."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def start(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run symdyn as its users do."""
    command = [sys.executable, "-m", "symdyn", *(str(argument) for argument in arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, check=False)


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    path = tmp_path / "arm.urdf"
    path.write_text(ARM_URDF)
    return path


def test_good_robot(tmp_path: Path) -> None:
    """A good robot without friction gives exit code 0 and one line that says what it is."""
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK.replace("viscous: 0.1", "viscous: 0"))
    result = run("check", path)
    assert result.exit_code == 0
    expected = f"{path}: robot 'two_link' with 2 moving joints, 2 links, 1 tool: 0 errors, 0 warnings\n"
    assert result.output == expected


def test_warnings_are_no_errors(arm: Path) -> None:
    """Warnings and notes are told and leave exit code 0."""
    arm.write_text(ARM_URDF.replace('<axis xyz="0 0 1"/>', '<axis xyz="0 0 2"/>'))
    result = run("check", arm)
    assert result.exit_code == 0
    assert f"{arm}:24: warning: joint 'shoulder': axis should have length 1" in result.output
    assert f"{arm}:27: note: angles: 1 angle read" in result.output
    assert "0 errors, 1 warning\n" in result.output
    assert "note: angles" not in run("check", arm, "--literal-angles").output


def test_errors_of_check(arm: Path) -> None:
    """An error of a rule gives exit code 1 and is counted; --lock can cure it."""
    arm.write_text(re.sub(r"<inertial>\s*<mass.*?</inertial>", "", ARM_URDF, flags=re.DOTALL))
    result = run("check", arm)
    assert result.exit_code == 1 and "1 error, 1 warning" in result.output
    assert "joint 'rail': moves no inertia" in result.output
    assert run("check", arm, "--lock", "rail").exit_code == 0


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("lost.yaml", None, "lost.yaml: cannot be read: no such file or directory; give the path of a robot file"),
        ("folder.yaml", "folder", "folder.yaml: cannot be read: is a directory"),
        ("robot.txt", b"name: a", "robot.txt: has the ending '.txt', which is not known; a robot file ends in .yaml"),
        ("robot", b"name: a", "robot: has the ending '', which is not known"),
        (
            "arm.urdf.xacro",
            b"<robot/>",
            "arm.urdf.xacro: robot: must have the attribute 'name'",
        ),
        ("a.yaml", b"name: a\nlinks: \xff\n", "a.yaml:2: is not UTF-8 text; save it as UTF-8"),
        (
            "a.urdf",
            b"<robot>\n<!-- \xff --></robot>",
            "a.urdf:2: is not well-formed XML: not well-formed (invalid token)",
        ),
        ("a.yaml", b"", "a.yaml: is empty; a robot file needs at least 'name', 'links' and 'joints' or 'dh'"),
        ("a.urdf", b"", "a.urdf:1: is not well-formed XML: no element found"),
        ("a.yaml", b"\x00", "a.yaml:1: is not YAML: holds the character '\\x00'"),
        ("a.yaml", b"name: 'x\n", "a.yaml:2: is not YAML"),
        ("a.yaml", ARM_URDF.encode(), "a.yaml: is not YAML but XML, it seems; URDF ends in .urdf, MJCF in .xml"),
        ("a.urdf", TWO_LINK.encode(), "; it looks like no XML: a robot file in YAML ends in .yaml"),
        (f"{'n' * 300}.yaml", None, "cannot be read: file name too long"),
    ],
)
def test_what_cannot_be_read(tmp_path: Path, name: str, data: bytes | str | None, said: str) -> None:
    """Missing files, folders, unknown endings, broken text and empty files give one message and exit code 1."""
    path = tmp_path / name
    if isinstance(data, bytes):
        path.write_bytes(data)
    elif data:
        path.mkdir()
    result = run("check", path)
    assert result.exit_code == 1 and said in result.output
    assert result.output.startswith(str(path))


@pytest.mark.parametrize(
    ("lock", "said"),
    [
        ("shulder", "--lock: shulder: is no joint of {arm}; did you mean 'shoulder'?"),
        ("", "--lock: is no joint of {arm}"),
        ("rail=", "--lock: rail: value '' is empty; write --lock joint or --lock joint=value"),
        ("rail=x", "--lock: rail: value 'x' uses 'x', which is no number"),
        ("rail=1/0", "--lock: rail: value '1/0' divides by zero"),
        ("rail=1,5", "--lock: rail: value '1,5' cannot be read"),
    ],
)
def test_misspelt_lock(arm: Path, lock: str, said: str) -> None:
    """A lock that names no joint or no number is told, with what may have been meant."""
    result = run("check", arm, "--lock", lock)
    assert result.exit_code == 1 and said.format(arm=arm) in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["chekc"],
        ["check", "a.yaml", "b.yaml"],
        ["check", "a.yaml", "--lck", "x"],
        ["convert", "a.urdf"],
        ["--no"],
    ],
)
def test_wrong_usage(arguments: list[str]) -> None:
    """A command that is none, or one with arguments too few, too many or unknown, gives exit code 2."""
    result = run(*arguments)
    assert result.exit_code == 2 and "Usage:" in result.output


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["check", "--help"], ["convert", "-h"], ["robots", "-h"]])
def test_help(arguments: list[str]) -> None:
    """Every command explains itself."""
    result = run(*arguments)
    assert result.exit_code == 0 and "Usage:" in result.output


def test_version() -> None:
    """The version is told."""
    assert run("--version").output == f"symdyn, version {__version__}\n"


def test_robots() -> None:
    """Every robot that ships is listed with its joints and a title."""
    result = run("robots")
    assert result.exit_code == 0
    *lines, folder = result.output.splitlines()
    names = sorted(path.stem for path in Path(folder.removeprefix("in ")).glob("*.yaml"))
    assert names and [line.split()[0] for line in lines] == names
    assert all(re.fullmatch(r"\S+ +\d+ joints?  \S.*", line) for line in lines)


# --- as a program of its own


def test_check_does_not_load_sympy(arm: Path) -> None:
    """`check` never waits for SymPy or Jinja."""
    program = "import sys; from symdyn.cli import main; main(['check', sys.argv[1]], standalone_mode=False)"
    program += "; assert 'numpy' in sys.modules and not {'sympy', 'jinja2'} & set(sys.modules)"
    result = subprocess.run([sys.executable, "-c", program, str(arm)], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_exit_codes_of_the_program(arm: Path) -> None:
    """The program itself exits with 0, 1 and 2, errors go to stderr."""
    good, bad, wrong = start("check", arm), start("check", arm.with_name("lost.urdf")), start("check")
    assert [good.returncode, bad.returncode, wrong.returncode] == [0, 1, 2]
    assert not good.stderr and not bad.stdout
    assert "cannot be read" in bad.stderr and "Traceback" not in bad.stderr + wrong.stderr


def test_terminal_of_few_letters(arm: Path) -> None:
    """Names and messages that the terminal has no letters for are spelt out, not a traceback."""
    arm.write_text(ARM_URDF.replace('name="arm"', 'name="łęg"').replace(' velocity="3"', ""), encoding="utf-8")
    result = start("check", arm, PYTHONIOENCODING="latin-1")
    assert result.returncode == 0, result.stderr
    assert r"robot '\u0142" in result.stdout and r'add velocity="\u2026"' in result.stdout


# --- odd files

LIMIT = '<limit lower="0" upper="1" effort="1" velocity="1"/>'
ODD = {
    "broken_xml": robot(link("a"), "<link name='b'>"),
    "no_name": "<robot>\n" + link("a") + "</robot>",
    "no_links": robot(),
    "ball": robot(link("a"), link("b"), joint("j", "a", "b", "spherical")),
    "mimic": robot(link("a"), link("b"), joint("j", "a", "b", inner='<mimic joint="k"/>')),
    "no_inertia": robot('<link name="a"/>', '<link name="b"/>', joint("j", "a", "b", "revolute", LIMIT)),
    "vector_of_four": robot(link("a"), link("b"), joint("j", "a", "b", inner='<origin xyz="0 0 0 1"/>')),
    "xacro": robot('<xacro:property name="p" value="1"/>', link("a"), link("b"), joint("j", "a", "b")),
    "lost_link": robot(link("a"), link("b"), link("c"), joint("j", "a", "b")),
    "undeclared_link": robot(link("b"), joint("j", "world", "b")),
    "does_not_move": robot(link("a"), link("b"), joint("j", "a", "b", "fixed")),
}
ODD_FILES = ODD | {path.name: path.read_bytes() for path in sorted(BESIDE.glob("odd/*")) if path.is_file()}


@pytest.mark.parametrize("name", ODD_FILES)
def test_odd_files(tmp_path: Path, name: str) -> None:
    """An odd file gives exit code 1 and messages with file, line, place and cure."""
    data = ODD_FILES[name]
    path = tmp_path / "odd.urdf"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    result = run("check", path)
    assert result.exit_code == 1
    lines = [line for line in result.output.splitlines() if not line.startswith(f"{path}: robot '")]
    assert lines and all(re.match(rf"{re.escape(str(path))}:[1-9]\d*: \S.*; \S", line) for line in lines), lines
    assert any(not re.match(r".*:\d+: (warning|note): ", line) for line in lines)
