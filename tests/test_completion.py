"""What shells offer behind Tab, asked for as click's own scripts ask, and suggestions for what is misspelt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from symdyn.cli import main
from symdyn.description.source import shipped_robots
from symdyn.emit.registry import BACKENDS
from symdyn.generation.request import OPTIONS
from symdyn.model.free import CLASSES
from tests.samples import ARM_URDF
from tests.test_cli import run


def offered(*typed: str) -> list[str]:
    """What may stand in place of the last word."""
    *before, last = typed
    items = ShellComplete(main, {}, "symdyn", "_SYMDYN_COMPLETE").get_completions(before, last)
    return [item.value for item in items if item.type == "plain"]


def paths(*typed: str) -> bool:
    """Whether the shell is told to offer files."""
    *before, last = typed
    items = ShellComplete(main, {}, "symdyn", "_SYMDYN_COMPLETE").get_completions(before, last)
    return any(item.type == "file" for item in items)


@pytest.fixture
def arm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A robot file in the current folder."""
    monkeypatch.chdir(tmp_path)
    Path("arm.urdf").write_text(ARM_URDF)
    return "arm.urdf"


def test_commands() -> None:
    """Names of commands and of what groups have, and options behind a dash."""
    assert offered("ch") == ["check"] and "generate" in offered("")
    assert offered("robots", "") == ["show", "copy"]
    assert offered("check", "--l") == ["--lock", "--literal-angles"]


def test_robots(arm: str) -> None:
    """Robots that ship and robot files of the folder; paths where neither fits."""
    assert offered("check", "p") == ["panda", "panda_hand", "planar2", "puma560"]
    assert offered("check", "a") == ["allegro", "anymal", arm]
    assert offered("robots", "show", "ar") == [arm] and offered("robots", "copy", "ar") == []
    assert paths("check", "zz/") and not paths("check", "p")


def test_joints_and_tools(arm: str) -> None:
    """Those of the robot that was typed before, whether it ships or is a file; none where it cannot be read."""
    assert offered("check", arm, "--lock", "") == ["shoulder", "rail"]
    assert offered("generate", "panda", "--lock", "panda_joint7") == ["panda_joint7"]
    assert offered("generate", "two_arms", "--tools", "right_grip,b") == ["right_grip,bar_end"]
    Path("broken.yaml").write_text("name: [")
    for robot in ("broken.yaml", "nowhere.yaml", "pnda"):
        assert offered("generate", robot, "--lock", "") == offered("generate", robot, "--tools", "") == []


def test_functions(arm: str) -> None:
    """Groups, functions and those of the robot's tools, behind commas too, none twice; behind a plus functions only."""
    assert offered("generate", "panda", "--functions", "dynamics") == ["dynamics"]
    assert offered("generate", "panda", "--functions", "udu,mass_matrix_i") == ["udu,mass_matrix_inverse"]
    assert offered("generate", arm, "--functions", "pose") == ["pose", "pose_slide"]
    assert offered("generate", arm, "--functions", "udu+pose") == ["udu+pose"]
    assert offered("generate", "panda", "--functions", "energy,en") == ["energy,energy_regressor"]
    assert offered("bench", "panda.py", "--functions", "kine") == ["kinematics", "kinetic_energy"]


def test_words_that_are_listed() -> None:
    """Every target and every class of parameters."""
    assert offered("generate", "panda", "--target", "") == list(BACKENDS)
    assert offered("generate", "panda", "--parameters", "mass,") == [
        f"mass,{name}" for name in CLASSES if name != "mass"
    ]


def test_every_option_of_words_offers_some() -> None:
    """No list of words of symdyn generate is without completion."""
    for option in OPTIONS:
        if option.metavar == "TEXT" and option.kind.name == "WORDS":
            assert offered("generate", "fourbar", option.flag, ""), option.flag


AS_USERS_DO = """\
import sys
from symdyn.cli import main
try:
    main(prog_name="symdyn")
finally:
    assert "sympy" not in sys.modules
"""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_served(shell: str) -> None:
    """Each gets its script, and robots in its own form, without waiting for SymPy."""
    typed = {"COMP_WORDS": "symdyn check pan", "COMP_CWORD": "pan" if shell == "fish" else "2"}
    for ask, told in ((f"{shell}_source", f"_SYMDYN_COMPLETE={shell}_complete"), (f"{shell}_complete", "panda")):
        environment = os.environ | typed | {"_SYMDYN_COMPLETE": ask}
        command = [sys.executable, "-c", AS_USERS_DO]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert told in done.stdout and "Traceback" not in done.stderr, done.stderr


# --- what is misspelt


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["genrate", "panda"], "No such command 'genrate'; did you mean 'generate'?"),
        (["zzz"], "No such command 'zzz'; known here: generate, verify, "),
        (["arm.yaml"], "No such command 'arm.yaml'; a command comes first, such as 'symdyn check arm.yaml'"),
        (["help"], "No such command 'help'; did you mean 'symdyn --help'?"),
        (["version"], "No such command 'version'; did you mean 'symdyn --version'?"),
        (["robots", "shwo"], "No such command 'shwo'; did you mean 'show'?"),
        (["robots", "list"], "No such command 'list'; known here: show, copy; 'symdyn robots' alone lists them"),
        (["robots", "panda"], "No such command 'panda'; did you mean 'symdyn robots show panda'?"),
        (["check", "panda", "--lok", "x"], "Did you mean '--lock'?"),
    ],
)
def test_misspelt_commands_and_options(typed: list[str], said: str) -> None:
    """Wrong usage: exit code 2, with what may have been meant."""
    result = run(*typed)
    assert result.exit_code == 2 and said in result.output and "Usage:" in result.output


def test_every_robot_that_ships_is_offered() -> None:
    """By the commands that take one."""
    for words in (["generate"], ["check"], ["robots", "show"], ["robots", "copy"], ["inspect"]):
        assert set(shipped_robots()) <= set(offered(*words, ""))
