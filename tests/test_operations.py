"""What generated functions cost: a table in the repository that changes only together with its cause, and budgets.

`pytest tests/test_operations.py --update` renews the table.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from symdyn.generation import Request, make_library
from symdyn.symbolic.program import operations
from tests.collection import ROOT, SHIPPED
from tests.shelf import BASIC, LARGE, PLAIN, Generated, Shelf

TABLE = ROOT / "benchmarks" / "operations.txt"
FLOATING = ROOT / "benchmarks" / "results" / "floating.txt"
KINDS = ("mul", "add", "div", "sqrt", "trig")
PANDA, UR5 = (ROOT / "robots" / f"{name}.yaml" for name in ("panda", "ur5"))
HEAD = f"""\
Operations of the generated functions: products, sums and differences, divisions, square roots, sines and cosines.
Negation is free. With friction and armature as in the robots' files; 'panda, plain' is without (ur5 has neither).
Robots with {LARGE} joints and more show the basic functions only.
Renew with: pytest tests/test_operations.py --update
"""

Counts = dict[str, dict[str, int]]


def read_table() -> dict[str, dict[str, str]]:
    """Robot -> function -> the line of the table."""
    found: dict[str, dict[str, str]] = {}
    robot = ""
    for line in TABLE.read_text(encoding="utf-8").removeprefix(HEAD).splitlines() if TABLE.exists() else []:
        if line and not line.startswith(" "):
            robot = line.split("  ")[0]
            found[robot] = {}
        elif line:
            found[robot][line.split()[0]] = line
    return found


def rows(counts: Counts) -> dict[str, str]:
    """Function -> a line of the table."""
    return {
        name: f"  {name:<56}{''.join(f'{kinds[kind]:>7}' for kind in KINDS)}".rstrip() for name, kinds in counts.items()
    }


def write_table(table: dict[str, dict[str, str]]) -> None:
    lines = []
    for robot in sorted(table):
        lines += ["", f"{robot:<58}{''.join(f'{kind:>7}' for kind in KINDS)}", *table[robot].values()]
    TABLE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def compare(robot: str, counts: Counts, update: bool) -> None:
    """Compare a robot's part of the table; fail with the rows that changed."""
    table, now = read_table(), rows(counts)
    if update and table.get(robot) != now:
        table[robot] = now
        write_table(table)
        table = read_table()
    before = table.get(robot, {})
    names = [*now, *(name for name in before if name not in now)]
    changed = [line for name in names if before.get(name) != now.get(name) for line in _shown(name, before, now)]
    assert not changed, "\n".join(["renew with: pytest tests/test_operations.py --update", robot, *changed])


def _shown(name: str, before: dict[str, str], now: dict[str, str]) -> list[str]:
    return [f"{mark}{lines[name]}" for mark, lines in (("-", before), ("+", now)) if name in lines]


def test_operations_are_those_of_the_table(robot: Generated, update: bool) -> None:
    """No function costs more or less than the table says."""
    basic = (
        robot.functions
        if robot.n < LARGE
        else {n: w for n, w in robot.functions.items() if w.quantity.group.value in BASIC}
    )
    wanted = {"prepare", *basic}
    compare(robot.name, {name: kinds for name, kinds in robot.operations.items() if name in wanted}, update)


def test_operations_without_friction_and_armature(shelf: Shelf, update: bool) -> None:
    """The Panda without friction and armature too, which its budget is about."""
    compare("panda, plain", shelf.robot(PANDA, BASIC, **PLAIN).operations, update)


def test_the_table_has_no_other_robots() -> None:
    """Every part of the table is compared by a test."""
    assert set(read_table()) == {*(path.stem for path in SHIPPED), "panda, plain"}


BUDGETS = {
    UR5: {
        "inverse_dynamics": (290, 0),
        "mass_matrix": (160, 0),
        "forward_dynamics": (540, 6),
        "mass_matrix_inverse": (330, 6),
    },
    PANDA: {
        "inverse_dynamics": (605, 0),
        "mass_matrix": (400, 0),
        "forward_dynamics": (1210, 7),
        "mass_matrix_inverse": (740, 7),
    },
}


@pytest.mark.parametrize("path", BUDGETS, ids=lambda path: path.stem)
def test_budgets(path: Path, shelf: Shelf) -> None:
    """UR5 and Panda, without friction and armature, cost no more than two independent trials reached."""
    counts = shelf.robot(path, BASIC, **PLAIN).operations
    for name, (most, divisions) in BUDGETS[path].items():
        assert counts[name]["mul"] + counts[name]["add"] <= most, name
        assert counts[name]["div"] <= divisions, name


FLAT = ("inverse_dynamics", "mass_matrix", "forward_dynamics", "mass_matrix_inverse")
DERIVATIVES = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")


@pytest.mark.parametrize(("robot", "functions"), [("solo12_floating", FLAT + DERIVATIVES), ("humanoid_floating", FLAT)])
def test_floating_robots_cost_what_was_counted_beside_pinocchio(robot: str, functions: tuple[str, ...]) -> None:
    """The newest results of benchmarks/floating.py are of this very code; a humanoid's derivatives take too long here."""
    counted = {tuple(row[:2]): row[2:] for row in map(str.split, FLOATING.read_text(encoding="utf-8").splitlines())}
    library = make_library(Request(str(ROOT / "robots" / f"{robot}.yaml"), functions, **PLAIN))
    now = {function.name: operations(function.program) for function in library.functions}
    for name in functions:
        kinds = [str(getattr(now[name], kind)) for kind in ("mul", "add", "div", "trig")]
        assert counted[robot, name][:4] == kinds, f"run benchmarks/floating.py: {robot} {name}"
