"""How long gcc -O2 takes for the generated C of every robot; with `--all` also for every function there is, which is long."""

from __future__ import annotations

import sys
from pathlib import Path

from common import ROBOTS, Took, columns, generated, keep, took

from symdyn.verify.native import compile_c

LIMIT = 20.0


def measured(robot: Path, *options: str) -> tuple[int, Took]:
    """Lines of the C file, and what the compiler took."""
    source = generated(robot, *options) / f"{robot.stem}.c"
    flags = ["-std=c99", "-O2", "-c"]
    cost = took(lambda: compile_c([source], source.with_suffix(".o"), "gcc", flags))
    return source.read_text(encoding="utf-8").count("\n"), cost


def main() -> None:
    """Measure, print, keep."""
    choices: list[tuple[str, ...]] = [(), ("--functions", "all")] if "--all" in sys.argv else [()]
    rows = [["", *("lines", "gcc -O2", "by the clock", f"under {LIMIT:.0f} s") * len(choices)]]
    for robot in ROBOTS:
        row = [robot.stem]
        for options in choices:
            lines, cost = measured(robot, *options)
            row += [str(lines), f"{cost.processor:.1f} s", f"{cost.clock:.1f} s", cost.within(LIMIT)]
        rows.append(row)
    head = "Seconds of a processor to compile; first the default functions (dynamics, kinematics), then, if asked for, all."
    keep("compile", [head, "", *columns(rows)])


if __name__ == "__main__":
    main()
