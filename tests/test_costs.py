"""docs/costs.md shows what was counted, what was counted is what the generator makes, and crossovers are where counts cross."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from symdyn.generation import Wanted
from symdyn.generation.recording import programs
from symdyn.passes import optimise
from symdyn.quantities import QUANTITIES
from symdyn.symbolic.program import operations
from symdyn.symbolic.workshop import Choices, Ground
from tests.collection import ROOT
from tests.pictures import assert_same
from tests.test_docs import script, text_of
from tests.test_operations import KINDS, read_table

RECOUNTED = ("general 4", "right 4", "cartpole", "planar2")


@cache
def page() -> ModuleType:
    return script("build_costs")


@cache
def counting() -> ModuleType:
    return script("costs", ROOT / "benchmarks")


@cache
def counts() -> Any:
    return page().Counts.read(counting().TABLE.read_text(encoding="utf-8"))


def test_page_and_pictures_are_what_the_script_builds(tmp_path: Path) -> None:
    """docs/costs.md is up to date, byte by byte, and so are its pictures, word by word and point by point."""
    shown = text_of("costs.md")
    assert page().build(shown, counts()) == shown, "run python docs/build_costs.py"
    assert all(len(re.findall(rf"<!-- built: {name} -->\n\n[|-] ", shown)) == 1 for name in page().TABLES)
    drawn = page().pictures(counts())
    assert all(f"]({name})" in shown for name in drawn)
    for name, picture in drawn.items():
        page().save(picture, tmp_path / name)
        assert_same(tmp_path / name, ROOT / "docs" / name)


@pytest.mark.parametrize("subject", RECOUNTED)
def test_what_was_counted_is_what_is_recorded(subject: str) -> None:
    """Every way to every quantity costs what the table says, and the same way is kept."""
    found = counting().costs(counting().robot_of(subject), counting().wanted(subject), chain=" " in subject)
    assert counting().lines_of(found) == counting().read_table()[subject], "run make costs"


def test_the_table_is_whole() -> None:
    """Every chain and every robot has been counted, with all quantities, one way kept of each."""
    assert list(counts().operations) == list(counting().SUBJECTS)
    for subject, found in counts().operations.items():
        ways = [(name, way) for name in counting().wanted(subject) for way in counting().QUANTITIES[name]]
        assert list(found) == ways, subject
        assert list(counts().kept[subject]) == counting().wanted(subject), subject


def test_what_is_kept_of_robots_is_what_their_files_have() -> None:
    """The ways marked as kept cost what benchmarks/operations.txt says of the generated functions."""
    compared = 0
    for robot in counts().robots:
        known = read_table()[robot]
        for quantity, way in counts().kept[robot].items():
            if quantity in known:
                found = counts().operations[robot][quantity, way]
                assert known[quantity].split()[1:] == [str(getattr(found, kind)) for kind in KINDS], (robot, quantity)
                compared += 1
    assert compared > 150


def test_what_is_kept_of_chains_is_what_is_generated() -> None:
    """The generator, asked for forward dynamics of a chain, makes the way that is marked, of which it numbers the values."""
    for subject in ("general 6", "general 12"):
        (item,) = (Wanted(quantity) for quantity in QUANTITIES if quantity.name == "forward_dynamics")
        ground = Ground(counting().robot_of(subject), Choices())
        (function,), _ = programs(ground, [item], lambda _: None)
        recorded, kept = counting().programs_of(ground, item.name)
        assert counting().QUANTITIES[item.name][kept] == counts().kept[subject][item.name]
        assert operations(function.program) == operations(optimise(recorded[kept]))


def test_polynomials_are_read_as_they_are_printed() -> None:
    """What the papers print is read and written again the same; and gives numbers that were worked out by hand."""
    for paper in page().PAPERS:
        for text in (paper.products, paper.sums):
            assert str(page().parsed(text)) == text
    fourth = page().ALGORITHM["4"]
    assert [page().parsed(text)(6) for text in (fourth.products, fourth.sums)] == [3250, 3006]


def test_polynomials_hold_for_every_chain() -> None:
    """Products and sums of all chains are those of the polynomials, from a few joints on; other sequences have none."""
    for family in page().FAMILIES:
        for way in counts().operations["general 2"]:
            for kind in ("mul", "add"):
                found = counts().polynomial(family, way, kind)
                recorded = counts().recorded(family, way)
                assert found.start <= 6
                assert all(found(n) == getattr(recorded[n], kind) for n in recorded if n >= found.start)
    with pytest.raises(ValueError, match="no polynomial"):
        page().fitted({n: 2**n for n in range(2, 13)})


def said_joints(cell: str) -> set[int]:
    """The numbers of joints that a cell of the page names: `always`, `from 12`, `10 to 38`, `2`, `never`."""
    found = set(page().N) if cell == "always" else set()
    for start, first, last in re.findall(r"(from )?(\d+)(?: to (\d+))?", cell):
        found |= set(range(int(first), (page().LAST if start else int(last or first)) + 1))
    return found


def test_crossovers_are_where_counts_cross() -> None:
    """On every chain that was counted the ways compare as the table says; so they do by the polynomials in between."""
    said = re.findall(r"^\| `(\w+)` \| (\w+) \| (\w+) \| ([^|]+) \| ([^|]+) \|$", text_of("costs.md"), re.M)
    assert len(said) == sum(len(ways) - 1 for ways in counts().ways.values())
    for quantity, other, first, *cells in said:
        for family, cell in zip(page().FAMILIES, cells, strict=True):
            ours, theirs = (counts().recorded(family, (quantity, way)) for way in (other, first))
            joints = said_joints(cell)
            assert {n for n in ours if ours[n].total < theirs[n].total} == joints & set(ours), (quantity, family)
            totals = [[counts().total(family, (quantity, way), n) for n in page().N] for way in (other, first)]
            assert {n for n, a, b in zip(page().N, *totals, strict=True) if a < b} == joints, (quantity, family)


def test_fewer_sweeps_are_not_fewer_operations() -> None:
    """For every number of joints either way to a step of DIAG's simulation takes more than forward dynamics."""
    assert "for every number of\njoints either way takes more than forward dynamics" in text_of("costs.md")
    for family in page().FAMILIES:
        for n in page().N:
            steps, accelerations = (
                [counts().total(family, (quantity, way), n) for way in counts().ways[quantity]]
                for quantity in ("diagonal_simulation_step", "forward_dynamics")
            )
            assert min(steps) > min(accelerations), (family, n)


def test_one_quantity_can_be_counted_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Counting a quantity of one chain again changes no other line of the table, and puts its own back."""
    kept = counting().TABLE.read_text(encoding="utf-8")
    table = counting().read_table()
    monkeypatch.setattr(counting(), "TABLE", tmp_path / "costs.txt")
    del table["right 5"]["udu"]
    counting().write_table(table)
    assert counting().TABLE.read_text(encoding="utf-8") != kept
    counting().main(["udu", "right 5"])
    assert counting().TABLE.read_text(encoding="utf-8") == kept
