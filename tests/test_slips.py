"""Slips of the command line and of robot files that get a cure of their own, and how messages word counts and lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from symdyn.description.locks import lock_joints, parse_locks
from symdyn.execution.python import load_python
from symdyn.generation.request import Request, request_of_command
from symdyn.generation.selection import chosen_quantities
from symdyn.wording import counted, listed
from tests.collection import ROOT
from tests.samples import ARM_URDF, from_urdf, from_yaml, refused
from tests.test_cli import run
from tests.test_yaml_file import DH

TWO_ARMS = ROOT / "robots" / "two_arms.yaml"


# --- words


def test_counts() -> None:
    """One of a thing has no plural; a plural that is irregular is as given."""
    assert [counted(n, "joint") for n in (0, 1, 2)] == ["0 joints", "1 joint", "2 joints"]
    assert counted(2, "body", "bodies") == "2 bodies"


def test_lists_stay_short() -> None:
    """Each name once; of many the first ten, and how many more there are; never `and 1 more`."""
    names = [f"n{i}" for i in range(54)]
    assert listed(["a", "b", "a"]) == "a, b"
    assert listed(names[:11]).endswith("n9, n10")
    assert listed(names) == f"{', '.join(names[:10])} and 44 more"


def test_a_robot_of_many_joints_is_not_listed_whole() -> None:
    """A name that is like none is answered with some of the joints, each once."""
    result = run("check", "allegro", "--lock", "zzz")
    assert result.exit_code == 1 and re.search(r"known here: ([\w.]+, ){9}[\w.]+ and \d+ more\n", result.output)


# --- rows of DH tables


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([("link: two, type", "link: twoo, type")], ["11: dh.rows[1].link: 'twoo' is no link of this file"]),
        ([("parent: one", "parent: on")], ["13: dh.rows[3].parent: 'on' is no link of this file; did you mean 'one'?"]),
        ([("link: two, type", "type")], ["11: dh.rows[1]: must have 'link'"]),
        (
            [("joint: j2, ", ""), ("joint: j3, ", "")],
            ["11: dh.rows[1]: must have 'joint'", "12: dh.rows[2]: must have 'joint'"],
        ),
    ],
)
def test_what_a_row_lacks_is_named_as_the_row(changes: list[tuple[str, str]], said: list[str]) -> None:
    """A link or joint that a row misses is told once, at the row: not at the row behind it, which only follows from it."""
    text = DH.replace("CONVENTION", "standard").replace("tools:", "# ").split("# ")[0]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    faults = [str(fault) for fault in refused(from_yaml, text)]
    assert len(faults) == len(said)
    assert all(fault.startswith(f"robot.yaml:{start}") for fault, start in zip(faults, said, strict=True)), faults


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            [("theta: 0.1", "theta: q1"), ("d: 0.2,", "d: q2 + 0.1,")],
            [
                "10: dh.rows[0].theta: 'q1' uses 'q1', which is no parameter of this file; leave it out, or write",
                "11: dh.rows[1].d: 'q2 + 0.1' uses 'q2', which is no parameter of this file; leave it out, or write",
            ],
        ),
        (
            [("alpha: pi/2", "alpha: tilt")],
            ["10: dh.rows[0].alpha: 'tilt' uses 'tilt', which is no parameter of this file; write a number: frames"],
        ),
        (
            [("  convention: standard\n", ""), ("  rows:\n", "")],
            ["7: dh: must be a mapping, got a list; write {convention: standard, rows: [{joint: …, link: …"],
        ),
    ],
)
def test_tables_as_textbooks_print_them(changes: list[tuple[str, str]], said: list[str]) -> None:
    """The joint's own variable in a row, a table without its convention: one fault each, and nothing of links in the air."""
    text = DH.replace("CONVENTION", "standard").replace("tools:", "# ").split("# ")[0]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    faults = [str(fault) for fault in refused(from_yaml, text)]
    assert len(faults) == len(said)
    assert all(fault.startswith(f"robot.yaml:{start}") for fault, start in zip(faults, said, strict=True)), faults


# --- numbers of URDF


def test_decimal_commas_of_urdf() -> None:
    """A decimal comma in a number or a vector is answered with the number as it should be."""
    faults = [str(f) for f in refused(from_urdf, ARM_URDF.replace('"1.5"', '"1,5"').replace("0.1 0.02", "0,1 0.02"))]
    assert [fault.split("; ")[1] for fault in faults] == [
        "write a decimal point, not a comma: 0.1",
        "write a decimal point, not a comma: 1.5",
    ]


# --- --lock with patterns


def test_a_pattern_holds_all_that_fit() -> None:
    """`*` stands for any letters; a joint's own name comes before patterns, a later pattern before an earlier one."""
    robot = from_yaml(DH.replace("CONVENTION", "standard"))
    held = lock_joints(robot, parse_locks(["j4=0.5", "j*=0.1", "*2=pi"]))
    assert [joint.locked and joint.locked.text for joint in held.joints] == ["0.1", "pi", None, "0.5"]  # j3 is fixed


def test_a_pattern_holds_what_urdf_could_not_read() -> None:
    """Joints of kinds that are not read, and mimic joints, are held by a pattern as by their names; tools follow."""
    text = ARM_URDF.replace('type="prismatic"', 'type="planar"').replace("<dynamics", '<mimic joint="rail"/><dynamics')
    locks = parse_locks(["*"])
    robot = lock_joints(from_urdf(text, locks=locks), locks)
    assert not any(joint.moves for joint in robot.joints) and not robot.tools


@pytest.mark.parametrize(
    ("lock", "said"),
    [
        ("raill*", "--lock: raill*: fits no joint of arm.urdf; did you mean 'rail'?"),
        ("x*", "--lock: x*: fits no joint of arm.urdf; known here: shoulder, bolt, rail"),
        ("r.il", "--lock: r.il: is no joint of arm.urdf; did you mean 'rail'?"),
        ("rail=1,5", "--lock: rail: value '1,5' cannot be read from ',5' on; write a decimal point, not a comma: 1.5"),
    ],
)
def test_a_pattern_that_fits_nothing(lock: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message with what may have been meant; only `*` is special."""
    monkeypatch.chdir(tmp_path)
    Path("arm.urdf").write_text(ARM_URDF)
    result = run("check", "arm.urdf", "--lock", lock)
    assert result.exit_code == 1 and result.output == f"{said}\n"


# --- functions of one tool


def test_the_function_of_one_tool(tmp_path: Path) -> None:
    """`pose_right_grip` makes that function, beside groups and names as they are; the file is verified and timed by it."""
    typed = "pose_right_grip,mass_matrix,jacobian,jacobian_bar_end"
    assert run("generate", TWO_ARMS, "--functions", typed, "-o", tmp_path).exit_code == 0
    file = tmp_path / "two_arms.py"
    made = ["mass_matrix", "pose_right_grip", "jacobian_bar_end", "jacobian_right_grip"]
    assert sorted(load_python(file).OPERATIONS) == sorted(made)
    assert f"symdyn generate two_arms.yaml --functions {typed}\n" in file.read_text()
    assert run("verify", file, TWO_ARMS, "--states", 3).exit_code == 0
    timed = run("bench", file, "--functions", "pose_right_grip")
    assert [line.split()[0] for line in timed.output.splitlines()[3:]] == ["pose_right_grip"]


def test_the_function_of_one_tool_is_read_back() -> None:
    """The command in a head means the same request."""
    request = Request("two_arms.yaml", ("pose_right_grip", "energy"))
    assert request_of_command(request.command, "made.py", "two_arms.yaml") == request


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["pose_right_grp"], "pose_right_grp: is no function and no group; did you mean 'pose_right_grip'?"),
        (["rnea"], "rnea: is no function and no group; that is 'inverse_dynamics' here"),
        (["FK"], "FK: is no function and no group; that is 'pose' here"),
        (
            ["pose_right_grip+udu"],
            "pose_right_grip+udu: 'pose_right_grip' is a function of one tool; leave the tool out",
        ),
        (
            ["pose_right_grip", "--tools", "bar_end"],
            "pose_right_grip: is no function and no group; tools here: bar_end\n",
        ),
    ],
)
def test_functions_that_no_tool_has(options: list[str], said: str, tmp_path: Path) -> None:
    """A misspelt one, one beside a `+`, one of a tool that is left out: one message, nothing written."""
    result = run("generate", TWO_ARMS, "-o", tmp_path / "out", "--functions", *options)
    assert result.exit_code == 1 and result.output.startswith(f"--functions: {said}")
    assert result.output.count("\n") == 1 and not (tmp_path / "out").exists()


def test_names_of_tools_need_tools() -> None:
    """Without a robot's tools at hand a name is a quantity's."""
    assert [quantity.name for quantity in chosen_quantities(["pose_tip"], ["tip"])] == ["pose"]
