"""How long gcc -O2 takes for the generated C of every robot: the default functions, and all there are."""

from __future__ import annotations

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
    rows = [["", *("lines", "gcc -O2", "by the clock", f"under {LIMIT:.0f} s") * 2]]
    for robot in ROBOTS:
        row = [robot.stem]
        for options in ((), ("--functions", "all")):
            lines, cost = measured(robot, *options)
            row += [str(lines), f"{cost.processor:.1f} s", f"{cost.clock:.1f} s", cost.within(LIMIT)]
        rows.append(row)
    head = (
        "Seconds of a processor to compile; left the default functions (dynamics, kinematics), right --functions all."
    )
    keep("compile", [head, "", *columns(rows)])


if __name__ == "__main__":
    main()
