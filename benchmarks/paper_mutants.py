"""The rows of docs/papers.md and what breaks each of them: `paper_mutants.txt`, read and compared."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "papers.md"
TABLE = Path(__file__).with_name("paper_mutants.txt")

Table = dict[str, tuple["Mutant", ...]]
"""Mutants by the keys of their rows."""


@dataclass(frozen=True)
class Row:
    """A row of the page: the first cell is its key, the third says why where nothing is carried over."""

    paper: str
    result: str
    core: str
    tests: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.paper} {self.result}"


@dataclass(frozen=True)
class Mutant:
    """A text of a file, and what takes its place."""

    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}: {self.old} -> {self.new}"

    def broken(self, text: str) -> str:
        return text.replace(self.old, self.new)


def read_rows() -> list[Row]:
    """The tables of the page, paper by paper."""
    rows = []
    for section in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.M)[1:]:
        paper, *lines = section.splitlines()
        for line in lines:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("|") and cells[0] not in ("result", "---"):
                rows.append(Row(paper, cells[0], cells[2], tuple(re.findall(r"`(tests/\w+\.py::\w+)`", cells[-1]))))
    return rows


def read_table() -> Table:
    """`## PAPER`, then rows as the page has them, each with its mutants indented: file, `- old`, `+ new`."""
    found: dict[str, list[Mutant]] = {}
    paper = key = file = old = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            paper = line.removeprefix("## ")
        elif line.startswith("    - "):
            old = line.removeprefix("    - ")
        elif line.startswith("    + "):
            found[key].append(Mutant(file, old, line.removeprefix("    + ")))
        elif line.startswith("    "):
            file = line.strip()
        elif line and not line.startswith("#"):
            key = f"{paper} {line}"
            found.setdefault(key, [])
    return {key: tuple(mutants) for key, mutants in found.items()}


def faults(rows: list[Row], table: Table) -> Iterator[str]:
    """Where page, table and code do not belong together."""
    tested = {row.key for row in rows if row.tests}
    for key in sorted(tested):
        if not table.get(key):
            yield f"{key}: names a test, and nothing is broken for it"
    for key, mutants in table.items():
        if key not in tested:
            yield f"{key}: no row of docs/papers.md that names a test"
        for mutant in mutants:
            text = (ROOT / mutant.file).read_text(encoding="utf-8")
            if text.count(mutant.old) != 1:
                yield f"{key}: {mutant.file} has '{mutant.old}' {text.count(mutant.old)} times, not once"
            try:
                ast.parse(mutant.broken(text))
            except SyntaxError:
                yield f"{key}: {mutant.file} with '{mutant.new}' is no Python"
