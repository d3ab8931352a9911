"""How long it takes to make and verify a robot's code: all of `dynamics` and `kinematics`, in Python and in C.

Every step is the command that a user types, in a process of its own. What is asked for stands beside. Where git has the
history, the same is made by the commit that the work on speed began with, in turns with the present one.

    python benchmarks/generation.py                       # all, kept in benchmarks/results
    python benchmarks/generation.py 6ac7df9               # only the table beside a commit, of all robots; printed
    python benchmarks/generation.py 6ac7df9 panda chain30 # of these robots, and of chains of any length
    python benchmarks/generation.py functions             # only how each function of a chain grows; printed
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from common import BUILD, ROOT, Took, archived, chain, columns, generated, keep, symdyn, took

from symdyn.generation import Request, make_library

SHIPPED = ("planar2", "scara", "ur5", "panda", "solo12", "allegro", "snake16", "humanoid")
LIMITS = {"panda": 15.0, "humanoid": 90.0}
RATIO = 6.0  # chain of 30 joints to chain of 15
JUDGED = 2.0  # what judging may make of generating a Panda

START = "6ac7df9"
TURNS = 2  # of which the quicker counts
PARTS = {"panda": 1.0, "humanoid": 1.0, "chain30": 1 / 3}  # of the processor time at the start, at most
LONGER = 2.5  # chain of 60 joints to chain of 30, processor time at most
GROWN = 2.2  # the same for the operations of forward dynamics
LEAST = "potential_energy"  # takes hardly longer than to read the robot


def steps(robot: Path) -> list[Took]:
    """To generate without judging and with it, to verify the Python module, to verify the C file."""
    files = [BUILD / robot.stem / f"{robot.stem}{kind}" for kind in (".py", ".c")]
    made = [took(lambda: generated(robot, "--no-verify")), took(lambda: generated(robot))]
    return [*made, *(took(lambda file=file: symdyn("verify", file, robot)) for file in files)]


def unjudged(robot: Path, tree: Path = ROOT) -> float:
    """Processor time of generating, judging apart."""
    return took(lambda: generated(robot, "--no-verify", tree=tree)).processor


def verdict(figure: float, limit: float) -> str:
    return "met" if figure <= limit else "MISSED"


def beside(commit: str, robots: Iterable[Path]) -> list[str]:
    """A table: processor time then and now, in turns."""
    start = archived(commit)
    if start is None:
        return [f"Commit {commit} is not to be had here (no git, or no history): nothing to compare with."]
    rows = [["", commit, "now", "ratio", "at most", ""]]
    for robot in robots:
        turns = [(unjudged(robot, start), unjudged(robot)) for _ in range(TURNS)]
        then, now = (min(figures) for figures in zip(*turns, strict=True))
        limit = PARTS.get(robot.stem) if commit == START else None
        asked = ["", ""] if limit is None else [f"{limit:.2f}", verdict(now / then, limit)]
        rows.append([robot.stem, f"{then:.2f} s", f"{now:.2f} s", f"{now / then:.2f}", *asked])
    return [f"Processor time of generating, not judged, beside commit {commit}; in turns, minima:", "", *columns(rows)]


def growth() -> list[str]:
    """From 30 joints to 60: processor time of everything, operations of forward dynamics alone."""
    short, long = chain(30), chain(60)
    times = [(unjudged(short), unjudged(long)) for _ in range(TURNS)]
    time = min(many for _, many in times) / min(few for few, _ in times)
    few, many = (
        make_library(Request(str(robot), functions=("forward_dynamics",))).functions[0].operations.total
        for robot in (short, long)
    )
    return [
        f"A chain of 60 joints takes {time:.1f} times the processor time of one of 30, at most {LONGER} asked for: "
        f"{verdict(time, LONGER)}.",
        f"Its forward dynamics has {many / few:.2f} times the operations ({many} for {few}), at most {GROWN} asked for: "
        f"{verdict(many / few, GROWN)}.",
    ]


def functions() -> list[str]:
    """A table: from 30 joints to 60, processor time and operations of each function by itself.

    What it takes to read the robot and to load the program is in the time of none: it is that of the least function.
    """
    short, long = chain(30), chain(60)
    names = [function.name for function in make_library(Request(str(short))).functions]
    least = [_alone(robot, LEAST) for robot in (short, long)]
    rows = [["", "30 joints", "60 joints", "ratio", "operations", "ratio"]]
    for name in names:
        few, many = (_alone(robot, name) - start for robot, start in zip((short, long), least, strict=True))
        counts = [
            make_library(Request(str(robot), functions=(name,))).functions[0].operations.total
            for robot in (short, long)
        ]
        grown = f"{many / few:.1f}" if few > 0.05 else ""
        rows.append([name, f"{few:.2f} s", f"{many:.2f} s", grown, str(counts[1]), f"{counts[1] / counts[0]:.2f}"])
    head = "Each function of a chain by itself, processor time of generating, not judged, without reading the robot:"
    return [head, "", *columns(rows)]


def _alone(robot: Path, name: str) -> float:
    """Processor time of one function."""
    return min(took(lambda: generated(robot, "--no-verify", "--functions", name)).processor for _ in range(TURNS))


def robot_of(name: str) -> Path:
    """A robot that ships, or a chain: `chain30`."""
    joints = name.removeprefix("chain")
    return chain(int(joints)) if joints.isdigit() else ROOT / "robots" / f"{name}.yaml"


def everything() -> None:
    """Measure, print, keep."""
    rows = [["", "not judged", "generate", "ratio", "verify .py", "verify .c", "all", "by the clock", "limit", ""]]
    totals, ratios = {}, {}
    robots = [*(ROOT / "robots" / f"{name}.yaml" for name in SHIPPED), chain(15), chain(30)]
    for robot in robots:
        alone, *parts = steps(robot)
        ratios[robot.stem] = parts[0].processor / alone.processor
        total = totals[robot.stem] = sum(parts, Took(0.0, 0.0))
        limit = LIMITS.get(robot.stem)
        asked = ["", ""] if limit is None else [f"{limit:.0f} s", total.within(limit)]
        shown = [f"{s:.1f} s" for s in (*(part.processor for part in parts), total.processor, total.clock)]
        rows.append([robot.stem, f"{alone.processor:.1f} s", shown[0], f"{ratios[robot.stem]:.2f}", *shown[1:], *asked])
    ratio = totals["chain30"].clock / totals["chain15"].clock
    told = (
        f"A chain of 30 revolute joints costs {ratio:.1f} times one of 15 by the clock, at most {RATIO:.0f} asked for"
    )
    head = "Seconds of a processor to generate and verify at 100 states; one step after the other, each a new process."
    judged = f"Judging makes a Panda's files take {ratios['panda']:.2f} times as long, at most {JUDGED:.0f} asked for"
    verdicts = [f"{told}: {verdict(ratio, RATIO)}.", f"{judged}: {verdict(ratios['panda'], JUDGED)}.", *growth()]
    keep(
        "generation",
        [head, "", *columns(rows), "", *verdicts, "", *beside(START, [*robots, chain(60)]), "", *functions()],
    )


def main(asked: Sequence[str]) -> None:
    """All, or a part."""
    if not asked:
        everything()
    elif asked[0] == "functions":
        print("\n".join(functions()))
    else:
        names = asked[1:] or [*SHIPPED, "chain15", "chain30", "chain60"]
        print("\n".join(beside(asked[0], map(robot_of, names))))


if __name__ == "__main__":
    main(sys.argv[1:])
