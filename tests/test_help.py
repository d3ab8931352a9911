"""Help: every command explains itself with examples, and every example works as it is printed."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from symdyn.cli import main
from tests.mjcf_samples import WALKER
from tests.samples import ARM_URDF
from tests.test_cli import run
from tests.xacro_samples import ARM


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, in the order of the help; a group before what it has."""
    yield path, group
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


ALL = dict(commands(main))


def examples(path: tuple[str, ...]) -> list[str]:
    """The lines below `Examples:` of a command's help, as it prints them."""
    shown = run(*path, "--help").output
    return re.findall(r"^    (symdyn\b.*)$", shown.partition("\n  Examples:\n")[2], re.M)


@pytest.mark.parametrize("path", [path for path in ALL if path], ids=" ".join)
def test_every_command_has_examples(path: tuple[str, ...]) -> None:
    """Two at least, each of that command, each on a line of its own."""
    found = examples(path)
    assert len(found) >= 2 and len(set(found)) == len(found)
    assert all(line.split()[1 : 1 + len(path)] == list(path) for line in found), found


def test_every_example_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed one after the other, in the order of the help, beside a URDF, a xacro file and an MJCF of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("my_arm.urdf").write_text(ARM_URDF.replace("rail", "finger_slide"))
    Path("my_arm.urdf.xacro").write_text(ARM)
    Path("walker.xml").write_text(WALKER.lstrip())
    lines = [line for path in ALL for line in examples(path)]
    generating = [line for line in lines if line.startswith("symdyn generate")]
    assert len(lines) > 20
    for line in dict.fromkeys([*generating, *lines]):
        for written in Path().glob("*.yaml"):  # each is shown to someone who has just begun
            written.unlink()
        result = run(*shlex.split(line)[1:])
        assert result.exit_code == 0, f"{line}\n{result.output}"
    assert Path("generated/panda/panda.py").exists() and Path("arms/left_arm.yaml").exists()
