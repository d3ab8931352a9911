"""Break the code behind every row of docs/papers.md, in a copy, and see the tests fail that the row names.

python benchmarks/papers.py             # needs symdyn[test]; exit code 1 if a mutant survives
python benchmarks/papers.py "KFS (8."   # only rows whose key has these words in it; keeps no result

What is broken stands in paper_mutants.txt. A mutant is caught if an assertion of a named test fails; a file that cannot be
imported any more, or another exception, shows nothing.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import queue
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from common import ROOT, keep
from paper_mutants import Mutant, Row, faults, read_rows, read_table

from symdyn.emit.text import table

PROCESSES = 2
PATIENCE = 600  # seconds
SOUND = "all tests pass"
FORKS = multiprocessing.get_context("forkserver")
IMPORTED = ["pytest", "hypothesis", "numpy", "sympy", "yaml", "pinocchio", "mujoco"]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "generated")
# Tests that generate code for every robot: of these three robots only. They have a loop, slides, parallel and crossing axes,
# friction and armature.
FEW = ("fourbar.yaml", "scara.yaml", "stanford.yaml")
GENERATING = ("tests/test_generated_python.py::test_a_batch", "tests/test_ways.py::test_of_the_shipped_robots")

Tests = tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """What became of a run: the test whose assertion failed, or else what happened."""

    caught: str
    otherwise: str


class Copies:
    """Copies of the tree, one for each process, in which files are broken and mended again."""

    def __init__(self, folder: Path, count: int) -> None:
        self._free: queue.Queue[Path] = queue.Queue()
        self._seconds = itertools.count(1)
        for number in range(count):
            self._free.put(Path(shutil.copytree(ROOT, folder / str(number), ignore=LEFT_OUT)))

    def run(self, job: tuple[Mutant | None, Tests]) -> Verdict:
        """The tests with a mutant, or with none."""
        mutant, tests = job
        place = self._free.get()
        try:
            if mutant is None:
                return _tested(place, tests)
            with self._broken(place / mutant.file, mutant):
                return _tested(place, tests)
        finally:
            self._free.put(place)

    @contextmanager
    def _broken(self, file: Path, mutant: Mutant) -> Iterator[None]:
        """A broken file has a time of its own: bytecode is told from its source by size and second only."""
        sound, time = file.read_text(encoding="utf-8"), file.stat().st_mtime
        try:
            _write(file, mutant.broken(sound), time + next(self._seconds))
            yield
        finally:
            _write(file, sound, time)


def _write(file: Path, text: str, time: float) -> None:
    file.write_text(text, encoding="utf-8")
    os.utime(file, (time, time))


def _tested(place: Path, tests: Tests) -> Verdict:
    """Run tests up to the first that fails, in a process forked off one that has imported what is not ours."""
    report = place / "report.xml"
    report.unlink(missing_ok=True)
    process = FORKS.Process(target=_run_pytest, args=(place, tests, report))
    process.start()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()
        return Verdict("", f"not done after {PATIENCE} s")
    if process.exitcode == pytest.ExitCode.OK:
        return Verdict("", SOUND)
    if process.exitcode != pytest.ExitCode.TESTS_FAILED:
        return Verdict("", f"pytest ended with {process.exitcode}")
    return _failure(report)


def _run_pytest(place: Path, tests: Tests, report: Path) -> None:
    """In a process of its own: the copy's tests on the copy's code, whatever of ours has been imported by now."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    for name in [name for name in sys.modules if name.split(".")[0] in ("symdyn", "tests")]:
        del sys.modules[name]
    os.chdir(place)
    sys.path.insert(0, str(place))
    os.environ["PYTHONPATH"] = str(place)  # for what tests start themselves
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(place.parent / "bytecode")
    sys.exit(pytest.main(["-x", "-q", "-n", "0", "-p", "no:cacheprovider", f"--junitxml={report}", *tests]))


def _failure(report: Path) -> Verdict:
    """The test that failed, if it was by an assertion."""
    for test in ET.parse(report).iter("testcase"):
        for problem in test.iter():
            if problem.tag in ("failure", "error"):
                name = f"{test.get('classname', '').rpartition('.')[2]}::{test.get('name')}"
                said = (problem.get("message") or "").splitlines()[:1]
                if problem.tag == "failure" and said and said[0].startswith(("AssertionError", "assert ")):
                    return Verdict(name, "")
                return Verdict("", f"{name}: {said}, no assertion")
    return Verdict("", "no test failed")


def ordered(mutant: Mutant, tests: Sequence[str]) -> Tests:
    """The tests of a row, those first that can see this mutant soonest: generated code shows what the generator does."""
    inside = mutant.file.startswith("symdyn/symbolic/")
    return tuple(sorted(few(tests), key=lambda test: test.startswith(GENERATING) is not inside))


def few(tests: Iterable[str]) -> list[str]:
    """The same, of a few robots only where they generate code."""
    return [each for test in tests for each in ([f"{test}[{name}]" for name in FEW] if test in GENERATING else [test])]


def shown(row: Row, mutant: Mutant, verdict: Verdict) -> list[str]:
    fate = f"caught by {verdict.caught}" if verdict.caught else f"SURVIVED: {verdict.otherwise}"
    return [row.key, str(mutant), fate]


def judged(jobs: Sequence[tuple[Mutant, Tests]]) -> list[Verdict]:
    """All named tests pass as they are; then what becomes of every mutant. Equal jobs run once."""
    sound = [(None, (test,)) for test in dict.fromkeys(test for _, tests in jobs for test in tests)]
    found = {}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(PROCESSES) as pool:
        copies = Copies(Path(folder), PROCESSES)
        for (_, tests), verdict in zip(sound, pool.map(copies.run, sound), strict=True):
            if verdict.otherwise != SOUND:
                raise SystemExit(f"{tests[0]} fails with nothing broken: {verdict}")
        once = list(dict.fromkeys(jobs))
        for job, verdict in zip(once, pool.map(copies.run, once), strict=True):
            print(job[0], verdict, flush=True)
            found[job] = verdict
    return [found[job] for job in jobs]


def main(*words: str) -> int:
    """Run all, or the rows asked for; 0 if no mutant survived."""
    FORKS.set_forkserver_preload(IMPORTED)
    everything, known = read_rows(), read_table()
    wrong = list(faults(everything, known))
    if wrong:
        raise SystemExit("\n".join(wrong))
    rows = [row for row in everything if all(word in row.key for word in words)]
    broken = [(row, mutant) for row in rows for mutant in known.get(row.key, ())]
    jobs = [(mutant, ordered(mutant, row.tests)) for row, mutant in broken]
    verdicts = judged(jobs)
    survived = sum(not verdict.caught for verdict in verdicts)
    lines = [
        "python benchmarks/papers.py: what is broken behind each row of docs/papers.md, and which of its tests fails then",
        "",
        *table([shown(*pair, verdict) for pair, verdict in zip(broken, verdicts, strict=True)], ""),
        "",
        *(f"no test: {row.key}: {row.core}" for row in rows if not row.tests),
        "",
        f"{len(rows)} rows, {len(jobs)} mutants, {len(set(jobs))} runs, {len(jobs) - survived} caught, {survived} survived",
    ]
    if words:
        print("\n".join(lines))
    else:
        keep("papers", lines)
    return int(survived > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
