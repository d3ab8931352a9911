"""Files on disk: nothing of anybody else's is replaced unasked, links stay links, a killed run leaves nothing for long."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from symdyn import temporaries
from symdyn.files import write_all
from tests.samples import TWO_LINK
from tests.test_cli import run

C_FILES = ["two_link.c", "two_link.h", "two_link.json", "two_link.py", "two_link_test.c"]
QUICK = ("--functions", "mass_matrix", "--target", "python,c", "-o", "out")


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A robot file in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two_link.yaml"
    path.write_text(TWO_LINK)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# --- files that are not ours


def test_foreign_files_stay(source: Path) -> None:
    """Files without our head are named, one line each, and nothing at all is written; --force replaces them."""
    out = source.parent / "out"
    out.mkdir()
    (out / "two_link.h").write_text("/* by hand, to go with what was Made by symdyn */\n")
    (out / "two_link.py").write_text("")
    told = run("generate", source, *QUICK)
    assert told.exit_code == 1 and told.output.splitlines() == [
        f"out/{name}: was not written by symdyn; move it away, choose another place with -o, or replace it with --force"
        for name in ("two_link.py", "two_link.h")
    ]
    assert names(out) == ["two_link.h", "two_link.py"] and not (out / "two_link.py").read_text()
    assert run("generate", source, *QUICK, "--force").exit_code == 0
    assert names(out) == C_FILES
    assert "--force" not in (out / "two_link.py").read_text()


def test_our_own_files_are_replaced(source: Path) -> None:
    """All four files, module and stub of an earlier run are known as ours, whatever the robot is called."""
    source.write_text(TWO_LINK.replace("name: two_link", f"name: {'long ' * 150}"))
    for _ in range(2):
        made = run("generate", source, *QUICK, "--name", "two_link")
        assert made.exit_code == 0, made.output
        built = run("build", "out/two_link.c")
        assert built.exit_code == 0, built.output


@pytest.mark.parametrize("name", ["two_link_native.abi3.so", "two_link_native.pyi"])
@pytest.mark.parametrize("content", ["", "somebody's own"])
def test_build_keeps_foreign_files(source: Path, name: str, content: str) -> None:
    """`build` replaces neither a module nor a stub of others, and then writes neither of its own; --force does."""
    assert run("generate", source, *QUICK).exit_code == 0
    place = source.parent / "out" / name
    place.write_text(content)
    told = run("build", "out/two_link.c")
    assert told.exit_code == 1 and told.output.startswith(f"out/{name}: was not written by symdyn; "), told.output
    assert names(source.parent / "out") == sorted([*C_FILES, name]) and place.read_text() == content
    assert run("build", "out/two_link.c", "--force").exit_code == 0


def test_a_pipe_in_the_way(source: Path) -> None:
    """What is no file is not opened, and not replaced."""
    (source.parent / "out").mkdir()
    os.mkfifo(source.parent / "out" / "two_link.py")
    told = run("generate", source, *QUICK)
    assert told.exit_code == 1 and "two_link.py: was not written by symdyn" in told.output
    assert stat.S_ISFIFO(os.stat("out/two_link.py").st_mode)


# --- symbolic links


def test_links_stay(source: Path) -> None:
    """A link in a place of ours stays; what it leads to is replaced, or made, where that is."""
    for folder in ("out", "far"):
        (source.parent / folder).mkdir()
    assert run("generate", source, "--functions", "udu", "-o", "far").exit_code == 0
    Path("out/two_link.py").symlink_to("../far/two_link.py")
    Path("out/two_link.h").symlink_to("../far/new.h")
    assert run("generate", source, *QUICK).exit_code == 0
    assert os.readlink("out/two_link.py") == "../far/two_link.py" and os.readlink("out/two_link.h") == "../far/new.h"
    assert "def mass_matrix(" in Path("far/two_link.py").read_text() and Path("far/new.h").exists()
    assert names(Path("far")) == ["new.h", "two_link.py"] and names(Path("out")) == C_FILES


def test_links_to_foreign_files_and_to_themselves(source: Path) -> None:
    """What a link leads to is protected as any file; a link that leads nowhere but to itself is one message."""
    Path("out").mkdir()
    Path("notes").write_text("mine")
    Path("out/two_link.py").symlink_to("../notes")
    told = run("generate", source, *QUICK)
    assert told.exit_code == 1 and "out/two_link.py: was not written by symdyn" in told.output
    assert Path("notes").read_text() == "mine"
    Path("out/two_link.py").unlink()
    Path("out/two_link.py").symlink_to("two_link.py")
    told = run("generate", source, *QUICK)
    assert told.exit_code == 1 and "leads to itself" in told.output and told.output.count("\n") == 1
    assert names(Path("out")) == ["two_link.py"]


# --- temporaries of runs that were killed


def killed(command: list[str], ready: Callable[[], bool], **environment: str) -> None:
    """Start a command and kill it, and all it started, as soon as something is so."""
    process = subprocess.Popen(command, env=os.environ | environment, start_new_session=True)
    deadline = time.monotonic() + 60
    while not ready() and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.02)
    assert ready()
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL


STUCK = """
import os, sys, time
from symdyn.cli import main
os.replace = lambda *_: time.sleep(600)
main(sys.argv[1:])
"""


def test_a_killed_run(source: Path) -> None:
    """Killed between writing and moving, a run leaves old files and temporaries; the next clears those."""
    out = source.parent / "out"
    assert run("generate", source, *QUICK).exit_code == 0
    before = (out / "two_link.py").read_bytes()
    command = [sys.executable, "-c", STUCK, "generate", str(source), *QUICK, "--no-friction"]
    killed(command, lambda: any(name.endswith(".old") for name in names(out)))
    assert len(names(out)) == 2 * len(C_FILES) + 1 and (out / "two_link.py").read_bytes() == before
    assert run("generate", source, *QUICK).exit_code == 0
    assert names(out) == C_FILES


@pytest.mark.parametrize("command", ["build", "verify", "bench"])
def test_a_killed_compilation(source: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed while the compiler works, the folders that were made for it are cleared by the next run."""
    temporary = source.parent / "tmp"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    assert run("generate", source, *QUICK).exit_code == 0
    slow = source.parent / "slow_cc"
    slow.write_text(f"#!/bin/sh\ntouch {source.parent}/started\nsleep 600\n")
    slow.chmod(0o755)
    words = [command, "out/two_link.c", *([str(source)] if command == "verify" else [])]
    environment = {"TMPDIR": str(temporary), "CC": str(slow)}
    killed([sys.executable, "-m", "symdyn", *words], lambda: Path("started").exists(), **environment)
    folder = source.parent / "out" if command == "build" else temporary
    assert any(name.startswith(".symdyn.") for name in names(folder))
    assert run(*words).exit_code == 0
    assert not any(name.startswith(".symdyn.") for name in names(folder))


def test_temporaries_of_others_stay(tmp_path: Path) -> None:
    """What a living process, another machine or another program has made stays; after a day nobody needs it any more."""
    living, elsewhere = temporaries._prefix(), ".symdyn.00000000.1."
    kept = [f"{living}x", f"{elsewhere}y", ".symdyn.notes", "other"]
    for name in kept:
        (tmp_path / name).write_text("")
    (tmp_path / f"{elsewhere}folder").mkdir()
    os.utime(tmp_path / f"{elsewhere}folder", (0, 0))
    write_all({tmp_path / "made": "x"})
    assert names(tmp_path) == sorted([*kept, "made"])
