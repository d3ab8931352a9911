"""How long it takes to make and verify a robot's code: all of `dynamics` and `kinematics`, in Python and in C.

Every step is the command that a user types, in a process of its own; wall clock. What is asked for stands beside.
"""

from __future__ import annotations

from pathlib import Path

from common import BUILD, ROOT, chain, columns, generated, keep, smallest, symdyn

SHIPPED = ("planar2", "scara", "ur5", "panda", "solo12", "allegro", "snake16", "humanoid")
LIMITS = {"panda": 15.0, "humanoid": 90.0}
RATIO = 6.0  # chain of 30 joints to chain of 15


def steps(robot: Path) -> list[float]:
    """Seconds to generate, to verify the Python module and to verify the C file."""
    folder = BUILD / robot.stem
    made = smallest(lambda: generated(robot), 1)
    return [
        made,
        *(
            smallest(lambda kind=kind: symdyn("verify", folder / f"{robot.stem}{kind}", robot), 1)
            for kind in (".py", ".c")
        ),
    ]


def main() -> None:
    """Measure, print, keep."""
    rows = [["robot", "generate", "verify .py", "verify .c", "total", "limit", ""]]
    totals = {}
    for robot in [*(ROOT / "robots" / f"{name}.yaml" for name in SHIPPED), chain(15), chain(30)]:
        seconds = steps(robot)
        totals[robot.stem] = sum(seconds)
        limit = LIMITS.get(robot.stem)
        shown = ["", ""] if limit is None else [f"{limit:.0f} s", "met" if sum(seconds) < limit else "MISSED"]
        rows.append([robot.stem, *(f"{x:.1f} s" for x in (*seconds, sum(seconds))), *shown])
    ratio = totals["chain30"] / totals["chain15"]
    verdict = "met" if ratio <= RATIO else "MISSED"
    closing = f"chain of 30 revolute joints to chain of 15: {ratio:.1f} times, at most {RATIO:.0f} asked for: {verdict}"
    keep("generation", [*columns(rows), "", closing])


if __name__ == "__main__":
    main()
