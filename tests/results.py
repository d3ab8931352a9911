"""The tables of `benchmarks/results/race.txt`, read by the names of their columns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.collection import ROOT

RACE = ROOT / "benchmarks" / "results" / "race.txt"


@dataclass(frozen=True)
class Table:
    """A table: the names of its columns and, by what they begin with, its rows."""

    heads: list[str]
    rows: dict[str, list[str]]

    def cell(self, row: str, *names: str, share: bool = False) -> str:
        """The cell under the first of the names that there is; with `share` the next share behind it."""
        place = next(self.heads.index(name) for name in names if name in self.heads)
        return self.rows[row][self.heads.index("share", place) if share else place]


def race(title: str) -> Table:
    """The table whose title begins so."""
    text = RACE.read_text(encoding="utf-8").split(f"\n{title}", 1)[1]
    head, *lines = text.split("\n\n")[1].splitlines()
    cells = [re.split(r"  +", line.strip()) for line in lines]
    heads = re.split(r"  +", head.strip())
    assert all(len(row) == len(heads) + 1 for row in cells), (
        f"{title}: a row has more or less cells than there are columns"
    )
    return Table(heads, {row[0]: row[1:] for row in cells})
