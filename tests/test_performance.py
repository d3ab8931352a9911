"""The tables of docs/performance.md are those of the newest measurements; `--update` renews them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from tests.collection import ROOT
from tests.results import RACE, race
from tests.test_operations import read_table
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
    "humanoid_floating": "humanoid",
}

Rows = list[list[str]]


def of_robots(names: Iterable[str], cells: Callable[[str], list[str]]) -> Rows:
    """Rows of all robots and functions, a robot's name where it begins."""
    rows: Rows = []
    last = ""
    for row in names:
        robot, function = row.split()
        first = f"**{NAMES[robot]}** " if robot != last else ""
        rows.append([f"{first}{FUNCTIONS[function]}", *cells(row)])
        last = robot
    return rows


def table(head: list[str], rows: Rows) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def times() -> str:
    head = ["", "one state, ns", "in a batch, ns", "so, with AVX2 only"]
    head += ["share of CasADi's C", "of Pinocchio's C++", "of MuJoCo's C"]
    found = race("Nanoseconds of a state")

    def cells(row: str) -> list[str]:
        shares = [found.cell(row, peer, share=True) for peer in ("CasADi", "Pinocchio", "MuJoCo")]
        return [
            found.cell(row, "symdyn"),
            found.cell(row, "batch"),
            found.cell(row, "AVX2"),
            *shares[:2],
            shares[2].replace("-", "—"),
        ]

    first = RACE.read_text(encoding="utf-8").splitlines()[0]
    return f"{table(head, of_robots(found.rows, cells))}\n\n{first}"


def python() -> str:
    text = (RESULTS / "speed.txt").read_text(encoding="utf-8")
    head = ["", "Python", "in a batch", "compiled", "with `out=`", "in a batch", "Pinocchio's binding", "share of it"]
    rows = [re.split(r"  +", line.strip()) for line in text.split("\n\n")[1].splitlines()[1:]]
    called = {robot: [row for row in rows if row[0].startswith(robot)] for robot in NAMES}
    found = {row[0]: [*row[1:6], row[7], row[8]] for of_one in called.values() for row in of_one}
    assert len(found) == len(rows)
    return table(head, of_robots(found, lambda row: found[row]))


def operations() -> str:
    head = ["", "products", "sums", "divisions", "sines, cosines", "share"]
    found = race("Operations, ours")
    names = ("mul", "add", "div", "trig")

    def cells(row: str) -> list[str]:
        return [*(found.cell(row, name) for name in names), found.cell(row, "share")]

    return table(head, of_robots(found.rows, cells))


def floating() -> str:
    """A robot that floats, beside Pinocchio with a free flyer through CasADi."""
    rows = [line.split() for line in (RESULTS / "floating.txt").read_text(encoding="utf-8").splitlines()]
    found: dict[str, list[str]] = {}
    for robot, function, mul, add, _, _, more_mul, more_add, _, _, ratio, *_ in (row for row in rows if len(row) > 12):
        if robot == "humanoid_floating" and function in FUNCTIONS:
            both = [f"{int(mul) + int(add)}", f"{int(more_mul) + int(more_add)}"]
            found[f"{robot} {function}"] = [*both, ratio]
    assert list(found) == [f"humanoid_floating {function}" for function in FUNCTIONS]
    return table(["", "products and sums", "those of CasADi's C", "share"], of_robots(found, lambda row: found[row]))


def size() -> str:
    cold, size = race("Nanoseconds of a call with cold caches"), race("Bytes of code")
    assert list(cold.rows) == list(size.rows)
    head = ["", "cold, ns", "share of CasADi's C", "of Pinocchio's C++", "bytes", "share of CasADi's C"]

    def cells(row: str) -> list[str]:
        shares = [cold.cell(row, peer, share=True) for peer in ("CasADi", "Pinocchio")]
        return [cold.cell(row, "symdyn"), *shares, size.cell(row, "symdyn"), size.cell(row, "CasADi", share=True)]

    return table(head, of_robots(cold.rows, cells))


def making() -> str:
    head = ["", "symdyn writes, s", "compiled, s", "CasADi writes, s", "compiled, s"]
    found = race("Seconds of a processor to write")
    assert found.heads == ["symdyn writes", "compiled", "CasADi writes", "compiled"]
    return table(head, [[NAMES[robot], *cells] for robot, cells in found.rows.items()])


TABLES = {
    "times": times,
    "python": python,
    "operations": operations,
    "floating": floating,
    "size": size,
    "making": making,
}


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


def test_operations_are_those_of_the_table() -> None:
    """The race counted the operations that `benchmarks/operations.txt` has, where that has them without friction."""
    known, compared = read_table(), 0
    for key, row in race("Operations, ours").rows.items():
        robot, function = key.split()
        counted = (
            known[{"panda": "panda, plain"}.get(robot, robot)].get(function) if robot in ("ur5", "panda") else None
        )
        if counted is not None:
            assert row[:2] == counted.split()[1:3], f"{key}: run make bench"
            compared += 1
    assert compared == 10
