"""How long gcc -O2 takes for the generated C of every robot: the default functions, and all there are.

Wall clock; at most 20 s are asked for.
"""

from __future__ import annotations

from pathlib import Path

from common import ROBOTS, columns, generated, keep, smallest

from symdyn.verify.native import compile_c

LIMIT = 20.0


def measured(robot: Path, *options: str) -> tuple[int, float]:
    """Lines of the C file and seconds of the compiler."""
    source = generated(robot, *options) / f"{robot.stem}.c"
    took = smallest(lambda: compile_c([source], source.with_suffix(".o"), "gcc", ["-std=c99", "-O2", "-c"]), 1)
    return source.read_text(encoding="utf-8").count("\n"), took


def main() -> None:
    """Measure, print, keep."""
    rows = [["robot", "lines", "gcc -O2", "lines, all functions", "gcc -O2", "limit", ""]]
    for robot in ROBOTS:
        found = [measured(robot), measured(robot, "--functions", "all")]
        cells = [cell for lines, took in found for cell in (lines, f"{took:.1f} s")]
        verdict = "met" if max(took for _, took in found) < LIMIT else "MISSED"
        rows.append([robot.stem, *cells, f"{LIMIT:.0f} s", verdict])
    keep("compile", columns(rows))


if __name__ == "__main__":
    main()
