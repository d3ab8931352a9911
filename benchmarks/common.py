"""What the benchmarks share: running symdyn, timing, robots that are made up here, keeping results."""

from __future__ import annotations

import io
import math
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from symdyn.emit.text import table

ROOT = Path(__file__).resolve().parents[1]
ROBOTS = sorted((ROOT / "robots").glob("*.yaml"))
BUILD = ROOT / "build" / "bench"  # git ignores it


def smallest(job: Callable[[], object], runs: int = 5) -> float:
    """Wall-clock seconds of the fastest run."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        job()
        times.append(time.perf_counter() - start)
    return min(times)


@dataclass(frozen=True)
class Took:
    """Seconds of processes that were waited for: of processors, and on the clock."""

    processor: float
    clock: float

    def __add__(self, other: Took) -> Took:
        return Took(self.processor + other.processor, self.clock + other.clock)

    def within(self, limit: float) -> str:
        """The verdict, by the clock; on an idle machine both are the same."""
        return "met" if self.clock < limit else "MISSED"


def took(job: Callable[[], object]) -> Took:
    """What the processes cost that a job starts and waits for."""
    before = os.times()
    job()
    after = os.times()
    users, systems = (after[i] - before[i] for i in (2, 3))
    return Took(users + systems, after.elapsed - before.elapsed)


def python(*arguments: object, tree: Path = ROOT) -> None:
    """Run Python in a process of its own, in a tree of files; a failure stops the benchmark with what was said."""
    program = [sys.executable, *map(str, arguments)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, cwd=tree)
    if done.returncode != 0:
        raise SystemExit(f"{arguments} failed:\n{done.stdout}{done.stderr}")


def symdyn(*arguments: object, tree: Path = ROOT) -> None:
    """Run the symdyn of a tree as its users do."""
    python("-m", "symdyn", *arguments, tree=tree)


def generated(robot: Path, *options: str, tree: Path = ROOT) -> Path:
    """The folder with a robot's Python and C, made anew."""
    folder = BUILD / robot.stem
    symdyn("generate", robot, "--target", "python,c", "-o", folder, "--name", robot.stem, *options, tree=tree)
    return folder


def archived(commit: str) -> Path | None:
    """A folder with the files of a commit; None where there is no git, or no history."""
    folder = BUILD / f"at-{commit}"
    if not folder.exists():
        try:
            done = subprocess.run(["git", "-C", ROOT, "archive", commit], capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
            files.extractall(folder, filter="data")
    return folder


def keep(name: str, lines: Iterable[str]) -> None:
    """Print the result and write it to `benchmarks/results`."""
    text = "\n".join(lines) + "\n"
    print(text)
    place = ROOT / "benchmarks" / "results" / f"{name}.txt"
    place.parent.mkdir(exist_ok=True)
    place.write_text(text, encoding="utf-8")


def columns(rows: Iterable[Iterable[object]]) -> list[str]:
    """A table; the first column flush left, the others flush right."""
    return table([[str(cell) for cell in row] for row in rows], "", flush_right=True)


def chain(joints: int) -> Path:
    """A robot file of so many revolute joints in a row, no two axes parallel or crossing, no inertia special."""
    links, hinges = [], []
    for i in range(joints):
        a, b, c = (round(math.sin(3.7 * i + shift), 3) for shift in (0.4, 1.9, 2.8))
        inertia = [round(0.02 + 0.004 * x, 5) for x in (a, b, c)] + [round(0.001 * x, 6) for x in (b, c, a)]
        links.append(
            f"  link{i}: {{mass: {1.5 + b:.3f}, com: [{0.1 * a:.4f}, {0.1 * b:.4f}, 0.12], inertia: {inertia}}}"
        )
        pose = f"{{xyz: [{0.1 * b:.4f}, {0.1 * c:.4f}, 0.25], rpy: [{a}, {b}, {c}]}}"
        parent = f"link{i - 1}" if i else "base"
        hinges.append(
            f"  joint{i}: {{type: revolute, parent: {parent}, child: link{i}, axis: [0, 0, 1], origin: {pose}}}"
        )
    lines = [f"name: chain{joints}", "links:", *links, "joints:", *hinges]
    lines += ["tools:", f"  tip: {{link: link{joints - 1}, origin: {{xyz: [0.05, 0.02, 0.2]}}}}"]
    BUILD.mkdir(parents=True, exist_ok=True)
    path = BUILD / f"chain{joints}.yaml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
