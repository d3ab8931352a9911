"""How long gcc -O2 takes for the generated C of every robot: what `generate` writes by default, the derivatives, everything."""

from __future__ import annotations

from pathlib import Path

from common import ROBOTS, Took, columns, generated, keep, took

from symdyn.execution.compiler import compile_c

CHOICES: tuple[tuple[str, tuple[str, ...], float | None], ...] = (
    ("default", (), 20.0),
    ("derivatives", ("--functions", "inverse_dynamics_derivatives,forward_dynamics_derivatives"), 60.0),
    ("all", ("--functions", "all"), None),
)


def measured(robot: Path, *options: str) -> tuple[int, Took]:
    """Lines of the C file, and what the compiler took."""
    source = generated(robot, *options) / f"{robot.stem}.c"
    flags = ["-std=c99", "-O2", "-c"]
    cost = took(lambda: compile_c([source], source.with_suffix(".o"), "gcc", flags))
    return source.read_text(encoding="utf-8").count("\n"), cost


def main() -> None:
    """Measure, print, keep."""
    head = [""]
    for label, _, limit in CHOICES:
        head += [f"{label}: lines", "gcc -O2", *([f"under {limit:.0f} s"] if limit else [])]
    rows = [head]
    for robot in ROBOTS:
        row = [robot.stem]
        for _, options, limit in CHOICES:
            lines, cost = measured(robot, *options)
            row += [str(lines), f"{cost.clock:.1f} s", *([cost.within(limit)] if limit else [])]
        rows.append(row)
    told = "Seconds by the clock to compile: the default functions (dynamics, kinematics), derivatives of both dynamics, all."
    keep("compile", [told, "", *columns(rows)])


if __name__ == "__main__":
    main()
