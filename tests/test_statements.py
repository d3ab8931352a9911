"""Figures and lists of the documents are those of the code: rows of tables, files, loops, lengths, operations."""

from __future__ import annotations

import re
import tokenize
from pathlib import Path

import pytest

from symdyn.emit.c.cuts import LONGEST
from tests.collection import ROOT
from tests.test_docs import NUMBERED, PAGES, commands, outside_code, quoted, rows, text_of

README = (ROOT / "README.md").read_text(encoding="utf-8")


def one_line(text: str) -> str:
    return " ".join(text.split())


def counted(text: str, pattern: str) -> list[int]:
    """The numbers in a sentence."""
    found = re.search(pattern, one_line(text))
    assert found is not None, pattern
    return [int(number) for number in found.groups()]


def test_rows_are_counted_as_they_are() -> None:
    """README and the head of docs/papers.md say how many results have function and test, and how many have none."""
    table = [row for paper in NUMBERED for row in rows(text_of("papers.md"), f"## {paper}")]
    left = [row for row in table if row[2].startswith("not carried over: ")]
    carried = [row for row in table if row not in left]
    by_page = [row for row in carried if "](estimation-view.md)" in row[2]]
    said = r"Of (\d+) rows - (\d+) name a function .* - (\d+) are relations .* - (\d+) are not carried over"
    wanted = [len(table), len(carried) - len(by_page), len(by_page), len(left)]
    assert counted(text_of("papers.md"), said) == wanted
    assert {row[2].removeprefix("not carried over: ").split(";")[0] for row in left} <= {
        "drawings",
        "a drawing",
        "words",
    }
    assert counted(README, r"in (\d+) rows: (\d+) with .*?, (\d+) with") == [len(table), len(carried), len(left)]


def names_of(file: Path) -> set[str]:
    """The names that a module's code uses, without comments and text."""
    with file.open("rb") as source:
        return {token.string for token in tokenize.tokenize(source.readline) if token.type == tokenize.NAME}


def test_design_says_what_a_joint_kind_touches() -> None:
    """The files that docs/design.md lists are those whose code tells kinds of joints apart."""
    said = text_of("design.md").split("- **A joint kind**", 1)[1].split("\n- **", 1)[0]
    package = ROOT / "symdyn"
    listed = [name for name in quoted(said) if "/" in name and (package / name).exists()]
    asking = [
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if names_of(file) & {"prismatic", "PRISMATIC", "REVOLUTE"}
    ]
    assert asking and [file for file in asking if not file.startswith(tuple(listed))] == []
    assert all(any(file.startswith(name) for file in asking) for name in listed)


def test_design_says_where_to_look() -> None:
    """Every file of the table is there, and has what is said of it."""
    table = rows(text_of("design.md"), "## Where to look")
    assert len(table) == 16
    for _, where in table:
        files = [name for name in quoted(where) if name.endswith(("/", ".py"))]
        assert files and all((ROOT / "symdyn" / name).exists() for name in files), where
        texts = [(ROOT / "symdyn" / name).read_text(encoding="utf-8") for name in files if name.endswith(".py")]
        for name in (name for name in quoted(where) if name not in files):
            defined = rf"^ *(?:def |class ){name.rpartition('.')[2]}\b|^{name} ?[=:]"
            assert any(re.search(defined, text, re.M) for text in texts), name


def test_loops_of_generated_c() -> None:
    """C loops over blocks, their squares and lanes, entries to be cleared, angles and vectors of them, and nothing else."""
    sources = [file for file in (ROOT / "generated").glob("*/*.c") if not file.stem.endswith("_test")]
    found = {loop for file in sources for loop in re.findall(r"\b(?:for|while) \(.*", file.read_text(encoding="utf-8"))}
    assert {re.sub(r"< \d+", "< N", re.sub(r"[A-Z0-9_]+_WIDTH", "WIDTH", loop)) for loop in found} == {
        "for (size_t state = 0; state < count; state += WIDTH) {",
        "for (size_t place = 0; place < N; ++place) {",
        "for (size_t i = 0; i < N; ++i) {",
        "for (size_t i = 0; i < n; ++i) {",
        "for (size_t i = 0; i < n; i += WIDTH) {",
        "for (size_t i = 0; i < lanes*n; ++i) {",
        "for (size_t lane = 0; lane < lanes; ++lane) {",
        "for (size_t lane = 0; lane < WIDTH; ++lane) {",
        "for (size_t lane = 0; lane < WIDTH; ++lane) { \\",
        "for (size_t i = 0; i < WIDTH; i += 2*(d)) { \\",
        "for (size_t j = i; j < i + (d); ++j) { \\",
    }
    assert "How often loops run depends on sizes and counts, never on data" in one_line(text_of("generated-code.md"))


def test_local_names_are_in_generated_files() -> None:
    """What docs/generated-code.md shows as names of local variables are such names in `generated/`."""
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "generated").glob("*/*.c")]
    lines = [line for text in sources for line in re.findall(r"^ +const (?:double|REAL) (.*)", text, re.M)]
    found = {name for line in lines for name in re.findall(r"(?:^|, )(\w+) = ", line)}
    shown = [
        name for row in rows(text_of("generated-code.md"), "## Names of local variables") for name in quoted(row[0])
    ]
    assert len(shown) > 30 and set(shown) <= found, sorted(set(shown) - found)


def test_length_at_which_functions_are_cut() -> None:
    """docs/generated-code.md names the length at which C functions are cut."""
    assert f"**Long functions** (beyond {LONGEST} lines of formulas)" in text_of("generated-code.md")


@pytest.mark.parametrize(
    ("what", "pattern", "least"),
    [
        ("links", r"\]\((?!http)[^)\s]+\)", 50),
        ("files", r"`(?:benchmarks|docs|robots|symdyn|templates|tests)/[\w./-]*`", 20),
        ("tests", r"tests/\w+\.py::\w+", 200),
        ("functions", r"`symdyn(?:\.\w+)+`", 100),
    ],
)
def test_pages_name_what_other_tests_look_up(what: str, pattern: str, least: int) -> None:
    """There are links, files, tests and functions for tests/test_docs.py to look up, so that it cannot pass on nothing."""
    pages = [outside_code(page.read_text(encoding="utf-8")) for page in PAGES]
    assert sum(len(re.findall(pattern, page)) for page in pages) >= least, what


def test_pages_show_commands() -> None:
    """There are commands for tests/test_docs.py to try."""
    assert sum(len(commands(page.read_text(encoding="utf-8"))) for page in PAGES) >= 20
