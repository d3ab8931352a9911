"""README shows what was measured; what it says is missing is missing. (Its blocks are run by `tests/test_pages.py`.)"""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from tests.collection import ROOT
from tests.results import RACE, race

FILE = ROOT / "README.md"
COMMANDS = main.list_commands(click.Context(main))
ROBOTS = {"ur5": "UR5", "panda": "Panda"}
FUNCTIONS = {
    "inverse_dynamics": "inverse dynamics",
    "mass_matrix": "mass matrix",
    "forward_dynamics": "forward dynamics",
    "mass_matrix_inverse": "M⁻¹",
    "inverse_dynamics_derivatives": "derivatives of inverse dynamics",
    "forward_dynamics_derivatives": "derivatives of forward dynamics",
}


def text() -> str:
    return FILE.read_text(encoding="utf-8")


def renewed(page: str, update: bool) -> None:
    """README is that page; `--update` makes it so."""
    if update:
        FILE.write_text(page, encoding="utf-8")
    assert text() == page, "run pytest tests/test_readme.py --update"


def test_speed_is_what_was_measured(update: bool) -> None:
    """The table of times is that of the newest measurement, and says with what it was made."""
    found = race("Nanoseconds of a state")
    heads = ("symdyn", "CasADi's C, our share", "Pinocchio's C++, our share")
    lines = ["| nanoseconds | " + " | ".join(f"{robot}: {' | '.join(heads)}" for robot in ROBOTS.values()) + " |"]
    lines.append("|---|" + "---|" * (len(heads) * len(ROBOTS)))
    for function, called in FUNCTIONS.items():
        cells = [called]
        for robot in ROBOTS:
            row = f"{robot} {function}"
            cells.append(found.cell(row, "symdyn"))
            cells += [f"{found.cell(row, it)}, {found.cell(row, it, share=True)}" for it in ("CasADi", "Pinocchio")]
        lines.append("| " + " | ".join(cells) + " |")
    made_with = RACE.read_text(encoding="utf-8").splitlines()[0]
    built = "\n".join(["<!-- built: speed -->", "", *lines, "", made_with, "", "<!-- end -->"])
    page, count = re.subn(r"<!-- built: speed -->.*?<!-- end -->", lambda _: built, text(), flags=re.S)
    assert count == 1
    renewed(page, update)


ARM = """name: arm
links: {rod: {mass: 1, com: [0, 0, 0.1], inertia: [0.1, 0.1, 0.1, 0, 0, 0]}}
joints: {a: {type: revolute, parent: base, child: rod, axis: [0, 0, 1]}}
"""


FOLLOWER = """joints:
  a: {type: revolute, parent: base, child: rod, axis: [0, 0, 1]}
  b: {type: revolute, parent: rod, child: tip, axis: [0, 0, 1], mimic: {joint: a}}
"""


@pytest.mark.parametrize(
    ("words", "content"),
    [
        (
            "robots that float",
            f"base: floating\n{ARM}".replace("links: {", "links: {base: {mass: 1, inertia: [1, 1, 1, 0, 0, 0]}, "),
        ),
        ("have joints of several numbers", ARM.replace("revolute", "ball").replace(", axis: [0, 0, 1]", "")),
        ("joints that follow others", ARM.partition("joints")[0].replace("}}", "}, tip: {mass: 1}}") + FOLLOWER),
    ],
)
def test_what_is_missing_is_refused(words: str, content: str, tmp_path: Path) -> None:
    """What README says of formulas is so; the files themselves are good, and their programs can be read."""
    assert words in " ".join(text().split("## What it does not do", 1)[1].split("\n## ", 1)[0].split())
    (tmp_path / "arm.yaml").write_text(content, encoding="utf-8")
    robot = str(tmp_path / "arm.yaml")
    assert CliRunner().invoke(main, ["check", robot]).exit_code == 0
    result = CliRunner().invoke(main, ["inspect", robot, "mass_matrix"])
    assert result.exit_code == 1 and result.output.count("\n") == 1, result.output
    assert CliRunner().invoke(main, ["inspect", robot, "mass_matrix", "--lines"]).exit_code == 0


def test_every_command_is_shown() -> None:
    """No command is missing."""
    shown = re.findall(r"^\$ symdyn (\w+)", text(), re.M)
    assert set(shown) == set(COMMANDS)
