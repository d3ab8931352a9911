"""How long reading and checking takes: per robot inside a process, and as the command a user types.

Writes what it prints to benchmarks/results/reading.txt. Times are wall clock, smallest of several runs.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from symdyn.description import read_robot
from symdyn.verify.check import check

ROOT = Path(__file__).resolve().parents[1]


def smallest(job: Callable[[], object], runs: int = 5) -> float:
    """Wall-clock seconds of the fastest run."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        job()
        times.append(time.perf_counter() - start)
    return min(times)


def command(*arguments: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, *arguments], check=True, capture_output=True)


def main() -> None:
    """Measure, print, keep."""
    start = smallest(command("-c", "pass"))
    lines = [
        f"Python's own start: {start:.3f} s",
        "",
        f"{'robot':14} {'read+check':>11} {'command beyond the start':>26}",
    ]
    for path in sorted((ROOT / "robots").glob("*.yaml")):
        inside = smallest(lambda path=path: check(read_robot(path)))
        outside = smallest(command("-m", "symdyn", "check", str(path)), 3) - start
        lines.append(f"{path.stem:14} {inside:9.3f} s {outside:24.3f} s")
    text = "\n".join(lines) + "\n"
    print(text)
    (ROOT / "benchmarks" / "results" / "reading.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
