"""How long reading and checking takes: per robot inside a process, and as the command a user types.

Times are wall clock, smallest of several runs.
"""

from __future__ import annotations

from common import ROBOTS, keep, python, smallest, symdyn

from symdyn.description import read_robot
from symdyn.judge.check import check


def main() -> None:
    """Measure, print, keep."""
    start = smallest(lambda: python("-c", "pass"))
    lines = [
        f"Python's own start: {start:.3f} s",
        "",
        f"{'robot':14} {'read+check':>11} {'command beyond the start':>26}",
    ]
    for path in ROBOTS:
        inside = smallest(lambda path=path: check(read_robot(path)))
        outside = smallest(lambda path=path: symdyn("check", path), 3) - start
        lines.append(f"{path.stem:14} {inside:9.3f} s {outside:24.3f} s")
    keep("reading", lines)


if __name__ == "__main__":
    main()
