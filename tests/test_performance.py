"""The tables of docs/performance.md are those of the newest measurements; `--update` renews them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.collection import ROOT
from tests.test_readme import FUNCTIONS

PAGE = ROOT / "docs" / "performance.md"
RESULTS = ROOT / "benchmarks" / "results"
NAMES = {
    "ur5": "UR5",
    "panda": "Panda",
    "puma560": "Puma 560",
    "solo12": "Solo12, bolted down",
    "humanoid": "humanoid, bolted down",
    "solo12_floating": "Solo12",
}

Rows = list[list[str]]


def race(title: str) -> dict[str, list[str]]:
    """A table of the race: cells by what its rows begin with."""
    text = (RESULTS / "race.txt").read_text(encoding="utf-8").split(f"\n{title}", 1)[1]
    lines = text.split("\n\n")[1].splitlines()[1:]
    cells = [re.split(r"  +", line.strip()) for line in lines]
    return {row[0]: row[1:] for row in cells}


def of_robots(found: dict[str, list[str]], choose: Callable[[list[str]], list[str]]) -> Rows:
    """Rows of all robots and functions, a robot's name where it begins."""
    rows: Rows = []
    last = ""
    for row, cells in found.items():
        robot, function = row.split()
        first = f"**{NAMES[robot]}** " if robot != last else ""
        rows.append([f"{first}{FUNCTIONS[function]}", *choose(cells)])
        last = robot
    return rows


def table(head: list[str], rows: Rows) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def times() -> str:
    head = ["", "one state, ns", "in a batch, ns", "share of CasADi's C", "of Pinocchio's C++", "of MuJoCo's C"]
    first = (RESULTS / "race.txt").read_text(encoding="utf-8").splitlines()[0]
    rows = of_robots(race("Nanoseconds of a state"), lambda it: [it[0], it[1], it[3], it[7], it[9].replace("-", "—")])
    return f"{table(head, rows)}\n\n{first}"


def python() -> str:
    text = (RESULTS / "speed.txt").read_text(encoding="utf-8")
    head = ["", "Python", "in a batch", "compiled", "with `out=`", "in a batch", "Pinocchio's binding", "share of it"]
    rows = [re.split(r"  +", line.strip()) for line in text.split("\n\n")[1].splitlines()[1:]]
    called = {robot: [row for row in rows if row[0].startswith(robot)] for robot in NAMES}
    found = {row[0]: [*row[1:6], row[7], row[8]] for of_one in called.values() for row in of_one}
    assert len(found) == len(rows)
    return table(head, of_robots(found, lambda it: it))


def operations() -> str:
    head = ["", "products", "sums", "divisions", "sines, cosines", "share"]
    return table(head, of_robots(race("Operations, ours"), lambda it: [*it[:4], it[8]]))


def size() -> str:
    cold, size = race("Nanoseconds of a call with cold caches"), race("Bytes of code")
    assert list(cold) == list(size)
    head = ["", "cold, ns", "share of CasADi's C", "of Pinocchio's C++", "bytes", "share of CasADi's C"]
    both = {row: [*cold[row], *size[row]] for row in cold}
    count = len(next(iter(cold.values())))
    return table(head, of_robots(both, lambda it: [it[0], it[2], it[4], it[count], it[count + 2]]))


def making() -> str:
    head = ["", "symdyn writes, s", "compiled, s", "CasADi writes, s", "compiled, s"]
    return table(head, [[NAMES[robot], *cells] for robot, cells in race("Seconds of a processor to write").items()])


TABLES = {"times": times, "python": python, "operations": operations, "size": size, "making": making}


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_what_was_measured(name: str, update: bool) -> None:
    """Each table is made of the newest results; a table that has changed its shape is found by the names of its rows."""
    built = f"<!-- built: {name} -->\n\n{TABLES[name]()}\n\n<!-- end -->"
    text = PAGE.read_text(encoding="utf-8")
    page, count = re.subn(rf"<!-- built: {name} -->.*?<!-- end -->", lambda _: built, text, flags=re.S)
    assert count == 1
    if update:
        PAGE.write_text(page, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page, "run pytest tests/test_performance.py --update"
