"""Bounded input: whatever path or file a user gives is answered within 10 s of work and 1 GB, with one message."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from symdyn.description.limits import LARGEST_YAML, MOST_ELEMENTS, MOST_NODES, MOST_PARTS
from tests.samples import TWO_LINK

GIGABYTE = 1 << 30
SECONDS = 10
LINK = "{mass: 1, com: [0.1, 0, 0], inertia: [0.1, 0.2, 0.2, 0, 0, 0]}"


def answer(*words: object) -> subprocess.CompletedProcess[str]:
    """Run symdyn with so much memory and processor time and no more; a run that waits for something fails.

    A shell sets the bounds: what a process with threads, such as this one, does between fork and exec may hang or spin.
    """
    bounded = f'ulimit -v {GIGABYTE // 1024} && ulimit -t {SECONDS} && exec "$@"'
    return subprocess.run(
        ["sh", "-c", bounded, "sh", sys.executable, "-m", "symdyn", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=6 * SECONDS,  # the machine may have other things to do
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},  # each of its threads reserves memory that it does not use
        check=False,
    )


def refused(*words: object) -> str:
    """The one line that an input is refused with."""
    done = answer(*words)
    assert done.returncode == 1 and done.stderr.count("\n") == 1, (done.returncode, done.stderr[-2000:])
    return done.stderr


def chain(count: int) -> str:
    links = "".join(f"  l{i}: {LINK}\n" for i in range(count))
    parents = ["base", *(f"l{i}" for i in range(count))]
    joints = "".join(
        f"  j{i}: {{type: revolute, parent: {parents[i]}, child: l{i}, axis: [0, 0, 1], origin: {{xyz: [0.1, 0, 0]}}}}\n"
        for i in range(count)
    )
    return f"name: chain\nlinks:\n{links}joints:\n{joints}"


def table(count: int) -> str:
    rows = "".join(f"    - {{joint: j{i}, link: l{i}, a: 1}}\n" for i in range(count))
    return f"name: chain\nlinks: {{}}\ndh:\n  convention: standard\n  rows:\n{rows}"


def urdf(count: int) -> str:
    links = "".join(f'<link name="l{i}"/>\n' for i in range(count + 1))
    joints = "".join(
        f'<joint name="j{i}" type="continuous"><parent link="l{i}"/><child link="l{i + 1}"/></joint>\n'
        for i in range(count)
    )
    return f'<robot name="chain">{links}{joints}</robot>'


# --- things that are no files

COMMANDS: dict[str, Callable[[object], list[object]]] = {
    "check": lambda path: ["check", path],
    "generate": lambda path: ["generate", path],
    "inspect": lambda path: ["inspect", path, "mass_matrix"],
    "convert": lambda path: ["convert", path, "made.yaml"],
    "verify": lambda path: ["verify", path, "two_link.yaml"],
    "build": lambda path: ["build", path],
    "bench": lambda path: ["bench", path],
}
ENDINGS = {"convert": "urdf", "verify": "py", "build": "c", "bench": "py"}


@pytest.mark.parametrize("command", COMMANDS)
def test_pipes_devices_and_folders(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command refuses what is no regular file without opening it, also behind a link."""
    monkeypatch.chdir(tmp_path)
    Path("two_link.yaml").write_text(TWO_LINK)
    ending = ENDINGS.get(command, "yaml")
    os.mkfifo(f"pipe.{ending}")
    os.symlink("/dev/zero", f"device.{ending}")
    os.mkdir(f"folder.{ending}")
    for name, reason in (
        ("pipe", "is no regular file"),
        ("device", "is no regular file"),
        ("folder", "is a directory"),
    ):
        assert f"{name}.{ending}: cannot be read: {reason}; " in refused(*COMMANDS[command](f"{name}.{ending}"))


def test_a_pipe_as_robot_or_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second file of a command is read with the same care."""
    monkeypatch.chdir(tmp_path)
    Path("two_link.yaml").write_text(TWO_LINK)
    assert answer("generate", "two_link.yaml", "--target", "python,c", "--functions", "udu", "-o", ".").returncode == 0
    os.mkfifo("robot.yaml")
    assert "robot.yaml: cannot be read: is no regular file" in refused("verify", "two_link.py", "robot.yaml")
    os.unlink("two_link.h")
    os.mkfifo("two_link.h")
    assert "two_link.h: cannot be read: is no regular file" in refused("build", "two_link.c")


# --- files that are too large


@pytest.mark.parametrize(("name", "allowed"), [("a.yaml", "2 MB"), ("a.yml", "2 MB"), ("a.urdf", "20 MB")])
@pytest.mark.parametrize("sign", [b"\0", b"\n", b"a", b"["])
def test_fifty_megabytes(name: str, allowed: str, sign: bytes, tmp_path: Path) -> None:
    """A large file is not read, whatever it holds."""
    (tmp_path / name).write_bytes(sign * 50_000_000)
    assert f"{name}: has 50.0 MB, {allowed} are read at most" in refused("check", tmp_path / name)


def test_fifty_megabytes_of_python(tmp_path: Path) -> None:
    """Neither verify nor bench swallows a file that is no generated one."""
    (tmp_path / "a.py").write_bytes(b"x = 1\n" * 9_000_000)
    (tmp_path / "two_link.yaml").write_text(TWO_LINK)
    for words in (["verify", tmp_path / "a.py", tmp_path / "two_link.yaml"], ["bench", tmp_path / "a.py"]):
        assert "a.py: has 54.0 MB, 50 MB are read at most" in refused(*words)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("links.yaml", chain(20_000), "has"),
        ("links.yaml", chain(MOST_PARTS + 1), f"links: has {MOST_PARTS + 1} entries, {MOST_PARTS} are read at most"),
        ("rows.yaml", table(5_000), f"dh.rows: has 5000 entries, {MOST_PARTS} are read at most"),
        ("rows.yaml", table(20_000), f"holds more than {MOST_NODES} values"),
        ("links.urdf", urdf(20_000), f"robot: has 20001 <link> elements, {MOST_PARTS} are read at most"),
        ("list.yaml", f"name: a\ngravity: [{'0,' * 3_000_000}]\n", "has 6.0 MB"),
        ("list.yaml", f"name: a\ngravity: [{'0,' * 900_000}]\n", f"it holds more than {MOST_NODES} values"),
        ("list.yaml", f"name: a\ngravity: [{'0,' * 60_000}]\n", "gravity: has 60000 entries"),
        (
            "elements.urdf",
            f"<robot name='a'>{'<a/>' * 3_000_000}</robot>",
            f"it has more than {MOST_ELEMENTS} elements",
        ),
        ("digits.yaml", TWO_LINK.replace("mass: 1.2", f"mass: {'1' * 1_000_000}"), "is longer than 4000 characters"),
        ("digits.urdf", urdf(1).replace("l0", "1" * 1_000_000), "is longer than 1000 characters"),
        ("key.yaml", TWO_LINK + f"? {'k' * 1_000_000}\n: 1\n", "has a key of 1000000 characters"),
        ("word.yaml", TWO_LINK.replace("type: revolute", f"type: {'k' * 1_000_000}", 1), "is longer than 1000"),
        ("deep.yaml", TWO_LINK.replace("mass: 1.2", f"mass: '{'(' * 900}1{')' * 900}'"), "longer than 400 names"),
        (
            "deep.yaml",
            TWO_LINK.replace("mass: 1.2", f"mass: '{'(' * 90}1{')' * 90}'"),
            "is nested deeper than 50 levels",
        ),
        ("deep.yaml", "name: " + "[" * 1_000_000, "nested far too deeply"),
        ("deep.urdf", "<a>" * 1_000_000, "nested far too deeply"),
        ("words.yaml", "name: " + "ab " * (LARGEST_YAML // 3 - 10), "must have 'joints' or 'dh'"),
        ("empty.yaml", "\n" * (LARGEST_YAML - 1), "is empty"),
    ],
    ids=lambda value: value[:12] if len(value) < 100 else "",
)
def test_too_much(name: str, text: str, said: str, tmp_path: Path) -> None:
    """Too many parts, too many values, texts too long or too deep: one message each, in time."""
    (tmp_path / name).write_text(text)
    done = answer("check", tmp_path / name)
    assert done.returncode == 1 and said in done.stderr, (done.returncode, done.stderr[-2000:])
    assert len(done.stderr) < 20_000 and "Traceback" not in done.stderr


def test_too_many_faults(tmp_path: Path) -> None:
    """After a thousand faults reading stops, so that looking for what was meant ends too."""
    unknown = ", ".join(f"masss{i}: 1" for i in range(35))
    links = "".join(f"  l{i}: {{{unknown}}}\n" for i in range(1000))
    (tmp_path / "a.yaml").write_text(f"name: a\nlinks:\n{links}joints: {{}}\n")
    done = answer("check", tmp_path / "a.yaml")
    assert done.returncode == 1 and done.stderr.count("\n") == 1001
    assert done.stderr.endswith("a.yaml: may have more faults than these 1000; mend them first\n")


@pytest.mark.parametrize(("name", "text"), [("a.yaml", chain(MOST_PARTS)), ("a.urdf", urdf(MOST_PARTS - 1))])
def test_the_largest_robot(name: str, text: str, tmp_path: Path) -> None:
    """As many links and joints as are allowed are checked in time."""
    (tmp_path / name).write_text(text)
    done = answer("check", tmp_path / name)
    assert f"{MOST_PARTS} links" in done.stdout, (done.returncode, done.stderr[-500:])
