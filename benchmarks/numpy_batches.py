"""What batches of the generated Python cost beside those of another commit, by default that which the work on speed began with.

Both modules are loaded into one process and called in turn, round by round, with the same states; times are the smallest.

    python benchmarks/numpy_batches.py [COMMIT]
"""

from __future__ import annotations

import sys
from pathlib import Path
from timeit import Timer
from types import ModuleType

import numpy as np
from common import BUILD, ROOT, archived, columns, keep, symdyn
from generation import START

from symdyn.execution.python import load_python

ROBOTS = ("ur5", "panda", "solo12")
FUNCTIONS = ("inverse_dynamics", "mass_matrix", "forward_dynamics", "mass_matrix_inverse")
SIZES = {1000: 300, 100_000: 5}
"""States, each with so many rounds."""
AIM = 0.8


def module(name: str, tree: Path, word: str) -> ModuleType:
    """A robot's functions as a tree of files makes them."""
    folder = BUILD / "numpy_batches" / word / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "python", "-o", folder]
    symdyn("generate", tree / "robots" / f"{name}.yaml", *options, tree=tree)
    return load_python(folder / f"{name}.py")


def seconds(modules: list[ModuleType], function: str, states: int, rounds: int) -> list[float]:
    """Of a batch, by each module; and that both give the same."""
    random = np.random.default_rng(4)
    given = [random.uniform(-1, 1, (states, modules[0].N)) for _ in range(1 if "matrix" in function else 3)]
    calls = [getattr(it, function) for it in modules]
    before, now = (call(*given) for call in calls)
    assert np.allclose(now, before, rtol=0, atol=1e-9 * np.abs(before).max()), function
    timers = [Timer("f(*given)", globals={"f": call, "given": given}) for call in calls]
    found = [float("inf")] * len(timers)
    for _ in range(rounds):
        found = [min(least, timer.timeit(1)) for least, timer in zip(found, timers, strict=True)]
    return found


def main(commit: str) -> None:
    """Measure, print, keep."""
    start = archived(commit)
    if start is None:
        raise SystemExit(f"commit {commit} is not to be had here: no git, or no history")
    rows: list[list[object]] = [["", "states", commit, "now", "ratio", "at most", ""]]
    for name in ROBOTS:
        modules = [module(name, start, commit), module(name, ROOT, "now")]
        for function in FUNCTIONS:
            for states, rounds in SIZES.items():
                before, now = seconds(modules, function, states, rounds)
                ratio = now / before
                times = [f"{1e9 * took / states:.0f}" for took in (before, now)]
                verdict = "met" if ratio <= AIM else "MISSED"
                rows.append([f"{name} {function}", states, *times, f"{ratio:.2f}", AIM, verdict])
    told = f"Nanoseconds of a state in batches of the generated Python, numpy {np.__version__}, beside commit {commit};"
    keep("numpy_batches", [told, "in turns, minima.", "", *columns(rows)])


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else START)
