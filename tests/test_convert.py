"""`symdyn convert`: what was read from URDF reads back from the robot file to the same model, and nothing is lost."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from symdyn.cli import main
from symdyn.description import read_robot
from symdyn.description.write_yaml import yaml_text
from symdyn.faults import Place
from symdyn.files import write_all
from symdyn.model.assemble import numeric_model
from tests import collection
from tests.samples import ARM_URDF, from_urdf, from_yaml
from tests.test_urdf import BRANCHES, joint, link, robot

NOWHERE = Place("")
ODD_NAMES = (
    "a-b",
    "on",
    "null",
    "1",
    "two words",
    "x:y",
    "#c",
    "'q'",
    '"d"',
    "ö",
    "{",
    "- a",
    "a: b",
    "~",
    "\\n",
    "base",
)
INLINE = {
    "arm": ARM_URDF,
    "branches": robot(*BRANCHES),
    "only_a_base": robot(link("w")),
    "zeros": ARM_URDF.replace('xyz="0 0 0.5"', 'xyz="0.0 -0 0"').replace('ixx="0.004"', 'ixx="4.E-3"'),
    "turned": ARM_URDF.replace('rpy="0.4 0 0.7"', 'rpy="1.57 -3.1416 0.1234567890123456789"'),
    "massless": re.sub(r"<mass value=.*?/>", '<mass value="0"/>', ARM_URDF),
    "names": robot(
        '<link name="world"/>',
        *(link(name.replace('"', "&quot;")) for name in ODD_NAMES),
        *(joint(f"to {name}".replace('"', "&quot;"), "world", name.replace('"', "&quot;")) for name in ODD_NAMES),
    ),
}
URDFS = INLINE | {path.stem: path.read_text(encoding="utf-8") for path in collection.URDFS}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["convert", *(str(argument) for argument in arguments)])


def mimics(text: str) -> list[str]:
    """The names of the mimic joints of a URDF."""
    joints = re.findall(r"<joint\b.*?</joint>", text, re.DOTALL)
    return [re.search(r'name="(.*?)"', joint).group(1) for joint in joints if "<mimic" in joint]


def same_after_converting(source: Path, target: Path, *, locks: list[str], literal: bool = False) -> None:
    """The YAML gives exactly the same model as the URDF it came from."""
    options = [part for lock in locks for part in ("--lock", lock)] + ["--literal-angles"] * literal
    result = run(source, target, *options)
    assert result.exit_code == 0, result.output
    before, after = read_robot(source, lock=locks, literal_angles=literal), read_robot(target)
    assert numeric_model(after) == numeric_model(before)
    assert (after.name, after.root) == (before.name, before.root)
    assert [joint.moves for joint in after.joints] == [joint.moves for joint in before.joints]


@pytest.mark.parametrize("literal", [False, True], ids=["pi", "literal"])
@pytest.mark.parametrize("name", URDFS)
def test_same_model(tmp_path: Path, name: str, literal: bool) -> None:
    """Names that need quoting, our own files and all real ones at hand convert to the same model, mimic joints locked."""
    source = tmp_path / "robot.urdf"
    source.write_text(URDFS[name], encoding="utf-8")
    same_after_converting(source, tmp_path / "robot.yaml", locks=mimics(URDFS[name]), literal=literal)


@pytest.mark.parametrize("lock", ["rail", "rail=0.1", "rail=- 1 / 3", "shoulder=pi/2", "rail=sqrt(2)"])
def test_locks_are_written(tmp_path: Path, lock: str) -> None:
    """A lock becomes `locked` in the robot file, however it was typed."""
    source = tmp_path / "robot.urdf"
    source.write_text(ARM_URDF)
    same_after_converting(source, tmp_path / "robot.yaml", locks=[lock])


def test_digits_are_kept(tmp_path: Path) -> None:
    """Figures keep the digits of the file and quarter turns are spelt with pi."""
    (tmp_path / "a.urdf").write_text(ARM_URDF.replace('value="1.5"', 'value="1.500"'))
    assert run(tmp_path / "a.urdf", tmp_path / "a.yaml").exit_code == 0
    text = (tmp_path / "a.yaml").read_text()
    assert "mass: 1.500," in text and "rpy: [0, pi/2, 0]" in text
    assert text.startswith("# Converted from a.urdf by symdyn")


def test_angles_are_told(tmp_path: Path) -> None:
    """The note about quarter turns is told, and the file written is named."""
    (tmp_path / "a.urdf").write_text(ARM_URDF)
    output = run(tmp_path / "a.urdf", tmp_path / "a.yaml").output
    assert "1 angle read as multiples of pi/2" in output and f"wrote {tmp_path / 'a.yaml'}" in output


def test_loops_are_written() -> None:
    """Loops to tools and to the world, directions of tools: what is written reads back as the same."""
    text = (collection.ROOT / "robots" / "fourbar.yaml").read_text(encoding="utf-8")
    text += "  - {a: world, b: rocker_end, constrain: [x, rx, rz], at: {xyz: [0.1, 0, 1], rpy: [0, pi/2, 0]}}\n"
    written = from_yaml(text)
    again = from_yaml(yaml_text(written, "fourbar.urdf"))
    for one, other in ((written.loops, again.loops), (written.tools, again.tools)):
        assert len(one) == 2
        assert [replace(it, at=NOWHERE) for it in one] == [replace(it, at=NOWHERE) for it in other]


def test_overwriting_needs_force(tmp_path: Path) -> None:
    """A file that is there is replaced with --force only."""
    source, target = tmp_path / "a.urdf", tmp_path / "a.yaml"
    source.write_text(ARM_URDF)
    target.write_text("mine")
    result = run(source, target)
    assert result.exit_code == 1 and f"{target}: exists already; add --force to replace it" in result.output
    assert target.read_text() == "mine"
    assert run(source, target, "--force").exit_code == 0
    assert numeric_model(read_robot(target)) == numeric_model(from_urdf(ARM_URDF))


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("a.urdf", "a.txt", "is no name of a robot file; give the file to write, ending in .yaml"),
        ("a.yaml", "b.yaml", "is a robot file already; convert takes URDF, xacro and MJCF"),
        ("lost.urdf", "b.yaml", "cannot be read: no such file"),
        ("a.urdf", "a.urdf/b.yaml", "cannot be written: "),
        ("a.urdf", f"{'n' * 300}.yaml", "cannot be written: file name too long"),
        ("broken.urdf", "b.yaml", "broken.urdf:1: is not well-formed XML"),
    ],
)
def test_refused(tmp_path: Path, source: str, target: str, said: str) -> None:
    """Whatever cannot be converted is told in one message, and nothing is written."""
    (tmp_path / "a.urdf").write_text(ARM_URDF)
    (tmp_path / "a.yaml").write_text("name: arm\nlinks: {a: {mass: 1}}\njoints: {}\n")
    (tmp_path / "broken.urdf").write_text("<robot")
    before = sorted(tmp_path.rglob("*"))
    result = run(tmp_path / source, tmp_path / target)
    assert result.exit_code == 1 and said in result.output
    assert isinstance(result.exception, SystemExit) and sorted(tmp_path.rglob("*")) == before


def test_folder_in_place_of_the_file(tmp_path: Path) -> None:
    """A folder of the target's name stays, and so does what is in it."""
    (tmp_path / "a.urdf").write_text(ARM_URDF)
    (tmp_path / "a.yaml").mkdir()
    (tmp_path / "a.yaml" / "inside").write_text("mine")
    result = run(tmp_path / "a.urdf", tmp_path / "a.yaml", "--force")
    assert result.exit_code == 1 and "cannot be written: is a folder" in result.output
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a.urdf", "a.yaml", "inside"]


@pytest.mark.parametrize("step", ["replace", "fsync", "chmod"])
def test_failed_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """When the disk fails at any step the old file is as it was and no scrap is left."""

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "a.urdf").write_text(ARM_URDF)
    (tmp_path / "a.yaml").write_text("mine")
    monkeypatch.setattr(os, step, fail)
    result = run(tmp_path / "a.urdf", tmp_path / "a.yaml", "--force")
    assert result.exit_code == 1 and "a.yaml: cannot be written: no space left on device" in result.output
    assert (tmp_path / "a.yaml").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.urdf", "a.yaml"]


def test_several_files_or_none(tmp_path: Path) -> None:
    """When one of several files cannot be written none is replaced."""
    (tmp_path / "one").write_text("old")
    (tmp_path / "two").mkdir()
    with pytest.raises(Exception, match="is a folder"):
        write_all({tmp_path / "one": "new", tmp_path / "two": "new"}, force=True)
    assert (tmp_path / "one").read_text() == "old" and len(list(tmp_path.iterdir())) == 2


def test_new_folders_and_plain_files(tmp_path: Path) -> None:
    """Missing folders are made, line ends are LF and the permissions those of any new file."""
    write_all({tmp_path / "new" / "a.txt": "x\ny\n"})
    (tmp_path / "plain").write_text("")
    assert (tmp_path / "new" / "a.txt").read_bytes() == b"x\ny\n"
    assert (tmp_path / "new" / "a.txt").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_source_of_an_unprintable_name(tmp_path: Path) -> None:
    """A URDF whose file name is no text, or holds a line break, converts all the same."""
    for name in ("a\nb.urdf", os.fsdecode(b"\xff.urdf")):
        (tmp_path / name).write_text(ARM_URDF)
        result = run(tmp_path / name, tmp_path / "a.yaml", "--force")
        assert result.exit_code == 0, result.output
        assert numeric_model(read_robot(tmp_path / "a.yaml")) == numeric_model(from_urdf(ARM_URDF))
