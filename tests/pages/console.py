"""Sessions: commands behind `$`, and what they print, which must be what the page shows."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from symdyn.cli import main

SHELL = re.compile(r"[|&;<>$`]")  # what a shell would have to read


@dataclass(frozen=True)
class Command:
    """A command of a session and the lines shown below it."""

    line: int
    text: str
    shown: list[str]


def commands(text: str, line: int) -> Iterator[Command]:
    """The commands of a session that begins at a line of the page; a backslash carries a command on."""
    lines = text.splitlines()
    if lines and not lines[0].startswith("$ "):
        raise ValueError(f"line {line}: a session begins with a command behind '$ '")
    starts = [place for place, content in enumerate(lines) if content.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        first = start
        typed = lines[start][2:]
        while typed.endswith("\\"):
            first += 1
            typed = f"{typed[:-1].rstrip()} {lines[first].strip()}"
        yield Command(line + first, typed, [content.rstrip() for content in lines[first + 1 : end]])


def answer(text: str) -> tuple[int, list[str]]:
    """Exit code and lines that a command gives here: symdyn's in this process, all others from a shell."""
    if text.startswith("symdyn ") and not SHELL.search(text.split(" #", maxsplit=1)[0]):
        result = CliRunner().invoke(main, shlex.split(text, comments=True)[1:])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code, _lines(result.output)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text],
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, _lines(done.stdout)


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip("\n").splitlines()]


def fits(shown: list[str], got: list[str]) -> bool:
    """Whether lines are those shown; `...` stands for any text, a line of its own for any lines, none among them."""
    if "..." not in "".join(shown):
        return shown == got
    pattern = "".join("(?:.*\n)*" if line.strip() == "..." else f"{_pattern(line)}\n" for line in shown)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in got)) is not None


def _pattern(line: str) -> str:
    return ".*".join(map(re.escape, line.split("...")))


def whole(shown: list[str]) -> bool:
    """Whether all that a command printed is shown."""
    return bool(shown) and "..." not in "".join(shown)
