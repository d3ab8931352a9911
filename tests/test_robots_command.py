"""`symdyn robots show`, `symdyn robots copy` and `symdyn new`: robots to begin with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from symdyn.description.source import shipped_robots
from tests.collection import ROOT
from tests.samples import from_yaml
from tests.test_cli import run
from tests.test_docs import quoted, rows, text_of

TEMPLATE = (ROOT / "templates" / "robot" / "my_robot.yaml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", shipped_robots())
def test_copies_are_what_ships(name: str) -> None:
    """The copy is the file, byte by byte."""
    assert run("robots", "copy", name).exit_code == 0
    assert Path(f"{name}.yaml").read_bytes() == (ROOT / "robots" / f"{name}.yaml").read_bytes()


def test_places_of_copies() -> None:
    """To a file, or into a folder."""
    Path("folder").mkdir()
    assert run("robots", "copy", "ur5", "arm.yml").exit_code == run("robots", "copy", "ur5", "folder").exit_code == 0
    assert Path("arm.yml").exists() and Path("folder/ur5.yaml").exists()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["copy", "pnda"], "pnda: is no robot that ships; did you mean 'panda'?"),
        (["copy", "panda", "arm.txt"], "arm.txt: is no name of a robot file; give the file to write, ending in .yaml"),
        (["show", "pnda"], "pnda: is no file, and no robot that ships; did you mean 'panda'?"),
    ],
)
def test_what_does_not_ship(typed: list[str], said: str) -> None:
    """A misspelt name and a place that is none are told; nothing is written."""
    result = run("robots", *typed)
    assert result.exit_code == 1 and result.output == f"{said}\n"
    assert not list(Path().iterdir())


@pytest.mark.parametrize("typed", [["robots", "copy", "scara"], ["new", "scara"]])
def test_nothing_is_replaced_unasked(typed: list[str]) -> None:
    """A file that exists stays, unless --force is typed."""
    Path("scara.yaml").write_text("mine")
    result = run(*typed)
    assert result.exit_code == 1 and result.output == "scara.yaml: exists already; add --force to replace it\n"
    assert Path("scara.yaml").read_text() == "mine"
    assert run(*typed, "--force").exit_code == 0 and Path("scara.yaml").read_text() != "mine"


def test_show() -> None:
    """The tree has every link with its mass, every joint with its limits, every tool; of files too."""
    shown = run("robots", "show", "panda").output
    assert re.search(r"└ panda_link1 +4\.971 kg +panda_joint1 +q\[0\] revolute +-2\.\d+ to 2\.\d+ rad", shown)
    assert run("new", "arm").exit_code == 0
    assert re.search(r"└ gripper +tool at \[0\.2, 0, 0\] m", run("robots", "show", "arm.yaml").output)


# --- symdyn new


def test_a_new_robot_works() -> None:
    """It has no fault of any kind, not even a note, generates, and the answer says what to type next."""
    result = run("new", "my_arm")
    assert result.exit_code == 0 and "  symdyn check my_arm.yaml\n  symdyn generate my_arm.yaml\n" in result.output
    assert "my_robot" not in Path("my_arm.yaml").read_text()
    checked = run("check", "my_arm.yaml").output
    assert checked == "my_arm.yaml: robot 'my_arm' with 2 moving joints, 2 links, 1 tool: 0 errors, 0 warnings\n"
    made = run("generate", "my_arm.yaml", "--functions", "inverse_dynamics,operational_inertia")
    assert made.exit_code == 0 and "2 functions of 'my_arm'" in made.output


def test_the_template_shows_every_key() -> None:
    """Those of the tables of docs/robot-file.md, each with a comment in its line or below it."""
    page = text_of("robot-file.md")
    names = {name for row in rows(page, "## Keys") for name in quoted(row[0])}
    keys = {name for name in names if re.fullmatch(r"[a-z]+", name)} - {"standard", "modified"}
    assert {"mass", "coulomb", "directions", "loops", "theta", "constrain"} <= keys
    found = set(re.findall(r"(?:^|[{,-]|# )\s*(\w+):", TEMPLATE, re.M))
    assert keys <= found, sorted(keys - found)


def test_what_is_commented_out_reads() -> None:
    """Friction, a held joint, and the table in place of the joints are right as they stand."""
    rubbing = from_yaml(re.sub(r"^(    )# (viscous|coulomb|locked)", r"\1\2", TEMPLATE, flags=re.M))
    shoulder = rubbing.joints[0]
    assert [part.value() for part in (shoulder.viscous, shoulder.coulomb, shoulder.locked)] == [0.1, 0.2, 0.3]
    joints, table = TEMPLATE.index("joints:  "), TEMPLATE.index("# dh:")
    text = TEMPLATE[:joints] + TEMPLATE[TEMPLATE.index("tools:  ") : table]
    text += re.sub(r"^# ", "", TEMPLATE[table:], flags=re.M)
    assert [joint.name for joint in from_yaml(text).joints] == ["shoulder", "elbow"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("9lives", "9lives: cannot be a robot's name; use letters, digits, '_' and '-', a letter first"),
        ("", "'': cannot be a robot's name"),
        ("numpy", "numpy: "),
    ],
)
def test_names_that_no_robot_can_have(name: str, said: str) -> None:
    """What could not be generated from is refused at once."""
    result = run("new", name)
    assert result.exit_code == 1 and result.output.startswith(said) and not list(Path().iterdir())


def test_shown_as_it_would_be_read() -> None:
    """`--floating` and `--lock` are seen in the tree, and `--json` says the same."""
    said = run("robots", "show", "solo12", "--floating", "--lock", "FL*=0.1")
    assert said.exit_code == 0 and "10 moving joints" in said.output
    assert re.search(r"base_link +\S+ kg +floating_base +q\[0\.\.6\] floating", said.output)
    assert re.search(r"FL_KFE +held at 0\.1 rad", said.output)
    assert '"locked": 0.1' in run("robots", "show", "solo12", "--lock", "FL_KFE=0.1", "--json").output
