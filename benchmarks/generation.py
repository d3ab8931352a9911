"""How long it takes to make and verify a robot's code: all of `dynamics` and `kinematics`, in Python and in C.

Every step is the command that a user types, in a process of its own. What is asked for stands beside.
"""

from __future__ import annotations

from pathlib import Path

from common import BUILD, ROOT, Took, chain, columns, generated, keep, symdyn, took

SHIPPED = ("planar2", "scara", "ur5", "panda", "solo12", "allegro", "snake16", "humanoid")
LIMITS = {"panda": 15.0, "humanoid": 90.0}
RATIO = 6.0  # chain of 30 joints to chain of 15


JUDGED = 2.0  # what judging may make of generating a Panda


def steps(robot: Path) -> list[Took]:
    """To generate without judging and with it, to verify the Python module, to verify the C file."""
    files = [BUILD / robot.stem / f"{robot.stem}{kind}" for kind in (".py", ".c")]
    made = [took(lambda: generated(robot, "--no-verify")), took(lambda: generated(robot))]
    return [*made, *(took(lambda file=file: symdyn("verify", file, robot)) for file in files)]


def main() -> None:
    """Measure, print, keep."""
    rows = [["", "not judged", "generate", "ratio", "verify .py", "verify .c", "all", "by the clock", "limit", ""]]
    totals, ratios = {}, {}
    for robot in [*(ROOT / "robots" / f"{name}.yaml" for name in SHIPPED), chain(15), chain(30)]:
        alone, *parts = steps(robot)
        ratios[robot.stem] = parts[0].processor / alone.processor
        total = totals[robot.stem] = sum(parts, Took(0.0, 0.0))
        limit = LIMITS.get(robot.stem)
        verdict = ["", ""] if limit is None else [f"{limit:.0f} s", total.within(limit)]
        shown = [f"{s:.1f} s" for s in (*(part.processor for part in parts), total.processor, total.clock)]
        rows.append(
            [robot.stem, f"{alone.processor:.1f} s", shown[0], f"{ratios[robot.stem]:.2f}", *shown[1:], *verdict]
        )
    ratio = totals["chain30"].clock / totals["chain15"].clock
    told = (
        f"A chain of 30 revolute joints costs {ratio:.1f} times one of 15 by the clock, at most {RATIO:.0f} asked for"
    )
    head = "Seconds of a processor to generate and verify at 100 states; one step after the other, each a new process."
    judged = f"Judging makes a Panda's files take {ratios['panda']:.2f} times as long, at most {JUDGED:.0f} asked for"
    verdicts = [f"{told}: {'met' if ratio <= RATIO else 'MISSED'}."]
    verdicts += [f"{judged}: {'met' if ratios['panda'] <= JUDGED else 'MISSED'}."]
    keep("generation", [head, "", *columns(rows), "", *verdicts])


if __name__ == "__main__":
    main()
