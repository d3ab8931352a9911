"""`symdyn generate`: where files go, what is refused and how, and that a failed run leaves old files as they were."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.samples import TWO_LINK
from tests.test_cli import run, start

C_FILES = ["two_link.c", "two_link.h", "two_link.json", "two_link.py", "two_link_test.c"]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A robot file in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK)
    return path


def files(folder: Path) -> list[str]:
    """Every file below a folder, hidden ones among them."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def made(*arguments: object) -> str:
    """Generate; what was said."""
    result = run("generate", *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*arguments: object) -> str:
    """Generate in vain; what was said."""
    result = run("generate", *arguments)
    assert result.exit_code == 1, result.output
    return result.output


# --- where files go


def test_default_folder(source: Path) -> None:
    """Without options, one Python file lies in generated/NAME, and the output says so."""
    output = made(source)
    assert files(source.parent) == ["generated/two_link/two_link.py", "two_link.yaml"]
    assert output.splitlines()[0] == "wrote generated/two_link/two_link.py"
    assert re.fullmatch(r"\d+ functions of 'two_link', \d+ operations in all", output.splitlines()[1])


def test_targets_and_folder(source: Path) -> None:
    """-o receives the files directly, folders are made, --target python,c adds header, source and self-test."""
    made(source, "--target", "c,python", "-o", "a/b")
    assert files(source.parent / "a" / "b") == C_FILES
    made(source, "--target", "c", "-o", "only_c")
    assert files(source.parent / "only_c") == [name for name in C_FILES if not name.endswith(".py")]


def test_name(source: Path) -> None:
    """--name is the stem of the files and the prefix of the C functions, spelt as the languages can."""
    made(source, "--name", "my-arm.2", "--target", "python,c")
    folder = source.parent / "generated" / "my_arm_2"
    assert files(folder) == [name.replace("two_link", "my_arm_2") for name in C_FILES]
    header = (folder / "my_arm_2.h").read_text()
    assert "void my_arm_2_mass_matrix(" in header and '#include "my_arm_2.h"' in (folder / "my_arm_2.c").read_text()
    assert "symdyn generate two_link.yaml --target python,c --name my-arm.2\n" in header


def test_files_name_no_place_and_no_time(source: Path) -> None:
    """From another folder, under another name of the file's folder, the bytes are the same."""
    made(source, "--target", "python,c", "-o", "first")
    other = source.parent / "elsewhere" / "two_link.yaml"
    other.parent.mkdir()
    other.write_bytes(TWO_LINK.replace("\n", "\r\n").encode())
    made("elsewhere/two_link.yaml", "--target", "c,python", "-o", "second")
    for name in C_FILES:
        assert (source.parent / "first" / name).read_bytes() == (source.parent / "second" / name).read_bytes()


def test_old_files_are_replaced(source: Path) -> None:
    """A second run writes over the first and leaves nothing else behind."""
    made(source, "--target", "python,c", "-o", "out")
    made(source, "--target", "python,c", "--no-friction", "-o", "out")
    assert files(source.parent / "out") == C_FILES
    assert "--no-friction" in (source.parent / "out" / "two_link.py").read_text()


# --- what is asked for


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ["--functions", "mass_matrx"],
            "--functions: mass_matrx: is no function and no group; did you mean 'mass_matrix'?",
        ),
        (["--functions", "mass_matrix,dynamcs"], "--functions: dynamcs: is no function and no group; did you mean"),
        (["--functions", ","], "--functions: names nothing; known here: dynamics, kinematics, "),
        (["--target", "pyhton"], "--target: pyhton: is no target; did you mean 'python'?"),
        (["--target", "cpp"], "--target: cpp: is no target; known here: python, c, javascript"),
        (["--functions", "mass"], "--functions: mass: is no function and no group; did you mean 'mass_matrix'?"),
        (["--target", ""], "--target: is no target; known here: python, c"),
        (["--parameters", "masses"], "--parameters: masses: is no class of parameters; did you mean 'mass'?"),
        (["--lock", "elbw"], "--lock: elbw: is no joint of {source}; did you mean 'elbow'?"),
    ],
)
def test_unknown_words(source: Path, options: list[str], said: str) -> None:
    """A function, target, class or joint that is none gives exit code 1 and what may have been meant; nothing is written."""
    message = refused(source, *options)
    assert message.startswith(said.format(source=source)) and message.count("\n") == 1
    assert files(source.parent) == ["two_link.yaml"]


@pytest.mark.parametrize(
    ("group", "why"), [("kinematics", "no tools"), ("loops", "no loops"), ("pose,loops", "no tools")]
)
def test_functions_that_this_robot_does_not_have(source: Path, group: str, why: str) -> None:
    """What needs tools or loops cannot be all that is asked of a robot without; no empty file is written."""
    source.write_text(re.sub(r"tools:\n.*\n", "", TWO_LINK))
    message = refused(source, "--functions", group)
    assert message.startswith(f"--functions: {group}: names nothing that this robot has; The robot file has {why}")
    assert files(source.parent) == ["two_link.yaml"]


def test_parameters_that_nothing_depends_on(source: Path) -> None:
    """Functions that no parameter enters are made without `prepare`, and the head says so."""
    made(source, "--functions", "pose", "--target", "python,c", "-o", "out")
    text = (source.parent / "out" / "two_link.py").read_text()
    assert "prepare is left out: no function here depends on the run-time parameters." in text
    assert "PARAMETERS: dict[str, float] = {}" in text and "prepared" not in text
    for ending in ("py", "c"):
        assert run("verify", f"out/two_link.{ending}", source, "--states", 5).exit_code == 0


def test_every_unknown_function_is_told(source: Path) -> None:
    """All misspelt names at once."""
    assert refused(source, "--functions", "mas,inertia,udu").count("is no function") == 2


def test_wrong_usage(source: Path) -> None:
    """No robot, two robots or an unknown option is wrong usage: exit code 2."""
    for arguments in ([], [source, source], [source, "--colour"]):
        assert run("generate", *arguments).exit_code == 2


def test_only_what_is_asked_for(source: Path) -> None:
    """--functions takes names and groups; the file has those and no others."""
    made(source, "--functions", "energy, mass_matrix", "-o", "out")
    functions = re.findall(r"^def ([a-z]\w*)\(", (source.parent / "out" / "two_link.py").read_text(), re.M)
    assert functions == ["prepare", "mass_matrix", "kinetic_energy", "potential_energy", "using"]


@pytest.mark.parametrize("data", [None, "name: [", TWO_LINK.replace("mass: 1.2", "mass: -1.2")])
def test_robots_that_cannot_be_read(source: Path, data: str | None) -> None:
    """A robot file that is missing, broken or against the rules gives messages with its name, and no file."""
    if data is None:
        source.unlink()
    else:
        source.write_text(data)
    assert refused(source).startswith(f"{source}")
    assert not (source.parent / "generated").exists()


# --- odd robots


def test_a_singular_robot(source: Path) -> None:
    """Asked for an inverse by name: the joint that moves no inertia is named, with the cure; what needs none is still made."""
    massless = "fore:  {mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0]}"
    source.write_text(re.sub(r"fore:  \{.*", massless, TWO_LINK))
    message = refused(source, "--functions", "dynamics,forward_dynamics")
    line = TWO_LINK.splitlines().index(next(x for x in TWO_LINK.splitlines() if "elbow:" in x)) + 1
    assert message.startswith(
        f"{source}:{line}: joint 'elbow': moves no inertia of its own, so the mass matrix is singular"
    )
    cures = re.search(r"hold it with '(.*?)', or ask for functions that need no inverse, such as (\S+)", message)
    assert cures and "give 'fore' mass and inertia, give the joint an armature" in message
    made(source, "--functions", "inverse_dynamics", "--target", "python,c", "-o", "out")
    for ending in ("py", "c"):
        result = run("verify", f"out/two_link.{ending}", source)
        assert result.exit_code == 0, result.output
    made(source, "--functions", cures.group(2), "-o", "out")
    made(source, *cures.group(1).split(), "-o", "out")
    source.write_text(source.read_text().replace("axis: [0, 0, 1], origin", "armature: 0.1, axis: [0, 0, 1], origin"))
    made(source, "-o", "out")
    assert "joint 'elbow'" in refused(source, "--no-armature", "--functions", "udu", "-o", "out")


def test_a_robot_without_tools(source: Path) -> None:
    """Dynamics are made, poses and Jacobians are not, and the head says why."""
    source.write_text(re.sub(r"tools:\n.*\n", "", TWO_LINK))
    made(source, "--target", "python,c", "-o", "out")
    text = (source.parent / "out" / "two_link.py").read_text()
    assert "The robot file has no tools, so there are no poses and Jacobians." in text
    assert "TOOLS = ()" in text and "def mass_matrix(" in text and "jacobian" not in text.replace("Jacobian", "")
    assert run("verify", "out/two_link.c", source).exit_code == 0


ODD_NAMES = """\
name: my-arm.v2
gravity: [0, 0, -9.81]
parameters: {k0: 1.0, q0: 0.2, lambda: 0.1, tau: 0.3, m: 0.5, fabs: 0.25, double: 0.1, batch: 1.0}
links:
  l.1: {mass: k0 + m, com: [q0, 0, 0], inertia: [0.1, 0.2, 0.2 + fabs, 0, 0, 0]}
  class: {mass: batch, com: [tau, 0, 0], inertia: [0.1, 0.2, 0.2 + double, 0, 0, 0]}
  "if /*": {mass: 1, com: [0.1, 0, 0.1], inertia: [0.1, 0.2, 0.2, 0, 0, 0]}
joints:
  j-1: {type: revolute, parent: base, child: l.1, axis: [0, 0, 1], viscous: lambda}
  for: {type: revolute, parent: l.1, child: class, axis: [0, 1, 0], origin: {xyz: [q0, 0, tau]}}
  "0th 'joint' */": {type: prismatic, parent: class, child: "if /*", axis: [0.6, 0.8, 0]}
tools:
  tool.0: {link: "if /*", origin: {xyz: [0.2, 0, 0]}}
  "it's \\"\\"\\" ü": {link: "class", origin: {xyz: [0.2, 0, 0]}}
"""


@pytest.mark.parametrize("options", [[], ["--parameters", "mass,com,inertia,gravity", "--float32"]], ids=["", "freed"])
def test_odd_names(source: Path, options: list[str]) -> None:
    """Names with dots, dashes, quotes, comment marks and keywords, of everything, make files that run and are right."""
    source.write_text(ODD_NAMES, encoding="utf-8")
    made(source, "--functions", "dynamics,kinematics", "--target", "python,c", "-o", "out", *options)
    folder = source.parent / "out"
    assert files(folder) == [name.replace("two_link", "my_arm_v2") for name in C_FILES]
    for ending in ("py", "c"):
        assert run("verify", folder / f"my_arm_v2.{ending}", source, "--states", 5).exit_code == 0
    assert "def pose_tool_0(" in (folder / "my_arm_v2.py").read_text()
    subprocess.run([sys.executable, folder / "my_arm_v2.py"], check=True, capture_output=True)
    commands = (["gcc", "-Werror", "-Wall", "-o", "test", "my_arm_v2.c", "my_arm_v2_test.c", "-lm"], ["./test"])
    for command in commands:
        subprocess.run(command, check=True, capture_output=True, cwd=folder)


# --- nothing is half written


@pytest.fixture
def old(source: Path) -> Callable[[], None]:
    """Files of an earlier run; the check that they, and only they, are there as they were."""
    made(source, "--target", "python,c", "-o", "out")
    before = {path: (path.read_bytes(), path.stat().st_mode) for path in (source.parent / "out").iterdir()}
    source.write_text(TWO_LINK.replace("1.2", "1.3"))

    def untouched() -> None:
        after = {path: (path.read_bytes(), path.stat().st_mode) for path in (source.parent / "out").iterdir()}
        assert after == before

    return untouched


def failing(original: Callable[..., Any], problem: BaseException, when: int) -> Callable[..., Any]:
    """A function that raises in its n-th call and works in all others."""
    calls = iter(range(1, 1000))

    def called(*arguments: Any, **options: Any) -> Any:
        if next(calls) == when:
            raise problem
        return original(*arguments, **options)

    return called


FULL = OSError(28, "No space left on device")


@pytest.mark.parametrize("when", [1, 3])
@pytest.mark.parametrize("name", ["fsync", "replace", "chmod"])
def test_a_full_disk(
    source: Path, old: Callable[[], None], monkeypatch: pytest.MonkeyPatch, name: str, when: int
) -> None:
    """Whichever step fails for whichever file, the old files stay, nothing else is left, and one message says why."""
    monkeypatch.setattr(os, name, failing(getattr(os, name), FULL, when))
    message = refused(source, "--target", "python,c", "-o", "out")
    assert "cannot be written: no space left on device; choose another place or make room" in message
    assert message.count("\n") == 1
    old()


def test_a_full_disk_without_links(source: Path, old: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same where the disk knows no second names for a file."""
    monkeypatch.setattr(os, "link", failing(os.link, FULL, 1))
    monkeypatch.setattr(os, "replace", failing(os.replace, FULL, 2))
    refused(source, "--target", "python,c", "-o", "out")
    old()


def test_an_interrupted_run(source: Path, old: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped between the first and the second file, the first is put back."""
    monkeypatch.setattr(os, "replace", failing(os.replace, KeyboardInterrupt(), 2))
    assert run("generate", source, "--target", "python,c", "-o", "out").exit_code == 1
    old()


def test_a_failed_first_run_leaves_nothing(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there was no file, a failed run leaves none."""
    monkeypatch.setattr(os, "replace", failing(os.replace, FULL, 2))
    refused(source, "--target", "python,c", "-o", "out")
    assert files(source.parent) == ["two_link.yaml"]


def test_places_that_cannot_be_written(source: Path) -> None:
    """A folder that is a file, or a file that is a folder, is one message."""
    assert "two_link.yaml/two_link.py: cannot be written: " in refused(source, "-o", "two_link.yaml")
    assert "cannot be written" in refused(source, "-o", "two_link.yaml/below")
    (source.parent / "out" / "two_link.h").mkdir(parents=True)
    assert "two_link.h: cannot be written: is a folder" in refused(source, "--target", "python,c", "-o", "out")
    assert files(source.parent) == ["two_link.yaml"]


# --- as a program of its own


def test_silent_in_a_pipe(source: Path) -> None:
    """In a pipe there is no progress, only what was written; errors go to stderr, without a traceback."""
    good = start("generate", source, "-o", "out")
    assert good.returncode == 0 and not good.stderr and good.stdout.startswith("wrote out/two_link.py\n")
    bad = start("generate", source, "--functions", "nothing")
    assert bad.returncode == 1 and not bad.stdout and bad.stderr.count("\n") == 1


def test_progress_on_a_terminal(source: Path) -> None:
    """On a terminal the steps are shown while they run."""
    terminal, theirs = pty.openpty()
    command = [sys.executable, "-m", "symdyn", "generate", str(source), "-o", "out"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs, env=environment) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(terminal, 4096)
            except OSError:  # the other end has been closed
                break
            shown += part
            if not part:
                break
    os.close(terminal)
    assert process.returncode == 0 and b"writing" in shown
