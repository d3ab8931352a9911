"""The documents say what the code does: built pages, links, names, examples."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import pytest

from symdyn.cli import main
from symdyn.quantities import QUANTITIES
from tests.collection import ROOT

DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(page for page in DOCS.glob("*.md") if not page.name.endswith(".in.md")),
]
over_pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def outside_code(text: str) -> str:
    """The text without its blocks of code, fenced or indented."""
    without_fenced = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)
    return re.sub(r"^    .*$", "", without_fenced, flags=re.M)


def quoted(text: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`\n]+)`", text)


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table rows under a heading, to the next heading of the same level; the table's head left out."""
    level = heading.split(" ", maxsplit=1)[0]
    section = text.split(f"\n{heading}\n", 1)[1]
    section = re.split(rf"^{level} ", section, flags=re.M)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row, after in zip(cells, [*cells[1:], [""]], strict=True) if not _rule(row) and not _rule(after)]


def _rule(row: list[str]) -> bool:
    return bool(row) and all(re.fullmatch(r"-+", cell) for cell in row)


# --- the page that is built


def script(name: str, folder: Path = DOCS) -> ModuleType:
    """A script, of docs/ that builds a page, or of another folder, as a module."""
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_estimation_view_is_what_its_script_builds() -> None:
    """docs/estimation-view.md is up to date, and every relation that it states holds (the script checks them)."""
    page = script("build_estimation_view")
    built = page.build()
    assert built == text_of("estimation-view.md"), "run python docs/build_estimation_view.py"
    assert page.build() == built


def test_tables_of_quantities_are_built_from_the_contract(update: bool) -> None:
    """The tables of docs/quantities.md say what the contract says; `--update` renews them."""
    page = script("build_quantities")
    if update:
        page.PAGE.write_text(page.build(text_of("quantities.md")), encoding="utf-8")
    built = page.build(text_of("quantities.md"))
    assert built == text_of("quantities.md"), "run python docs/build_quantities.py"
    assert all(built.count(f"<!-- built: {name} -->\n\n|") == 1 for name in page.TABLES)


# --- links and names


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@over_pages
def test_links_resolve(page: Path) -> None:
    """Every link to a file finds it, every anchor its heading."""
    text = outside_code(page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith(("https://", "http://")):
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        assert file.exists(), f"{page.name}: {target}"
        assert file.is_relative_to(ROOT)
        if anchor:
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), flags=re.M)
            assert anchor in map(slug, headings), f"{page.name}: {target}"


@over_pages
def test_files_named_exist(page: Path) -> None:
    """What is written as a path of the repository is one; `generated/` is where commands write."""
    tops = r"\.ci|\.github|benchmarks|docs|robots|symdyn|templates|tests"
    for name in quoted(outside_code(page.read_text(encoding="utf-8"))):
        if re.fullmatch(rf"({tops})/[\w./-]*", name):
            assert (ROOT / name).exists(), f"{page.name}: {name}"


@over_pages
def test_tests_named_exist(page: Path) -> None:
    """Every test that a page names is there."""
    for name in re.findall(r"tests/\w+\.py::\w+", page.read_text(encoding="utf-8")):
        file, _, test = name.partition("::")
        assert (ROOT / file).exists(), f"{page.name}: {name}"
        assert re.search(rf"^def {test}\(", (ROOT / file).read_text(encoding="utf-8"), re.M), f"{page.name}: {name}"


def test_files_of_the_mathematics_exist() -> None:
    """The bare names in the table of docs/mathematics.md are files of the columns' folders."""
    folders = {2: ROOT / "symdyn" / "core", 3: ROOT / "symdyn" / "symbolic", 4: ROOT / "tests"}
    table = rows(text_of("mathematics.md"), "## Where the code is")
    named = [(folders[place], name) for row in table for place in folders for name in quoted(row[place])]
    assert len(table) > 10 and len(named) > 40
    for folder, name in named:
        assert (ROOT / name if name.startswith("symdyn/") else folder / name).exists(), name


SECTIONS = re.findall(r"^## (\w+)/", text_of("design.md"), re.M)


@pytest.mark.parametrize("package", SECTIONS)
def test_files_of_the_design_exist(package: str) -> None:
    """The section of a package in docs/design.md names files that it has in its table, and every file that it has."""
    folder = ROOT / "symdyn" / package
    text = re.split(r"^## ", text_of("design.md").split(f"\n## {package}/", 1)[1], flags=re.M)[0]
    said = set(quoted(text))
    for cells in rows(f"\n## it\n{text}", "## it") if "\n|" in text else []:
        places = [folder, *(folder / name for name in quoted(cells[0]) if name.endswith("/"))]
        for name in quoted(cells[0]):
            assert any((folder / ending).exists() for ending in (name, f"{name}.py")), f"{package}: {name}"
        for name in (name for name in quoted(cells[1]) if re.fullmatch(r"\w+\.py", name)):
            assert any((place / name).exists() for place in places), f"{package}: {name}"
    for file in (*folder.glob("*.py"), *folder.glob("*/*.py")):
        known = {file.name, file.stem, f"{file.parent.name}/"}
        assert file.name == "__init__.py" or known & said, f"{package}: {file.name} is not named"


def test_every_package_has_a_section() -> None:
    """docs/design.md shows every package, and every module at the top."""
    packages = {path.parent.name for path in (ROOT / "symdyn").glob("*/__init__.py")}
    assert set(SECTIONS) == packages
    top = {name for row in rows(text_of("design.md"), "## Files at the top") for name in quoted(row[0])}
    assert top == {path.name for path in (ROOT / "symdyn").glob("*.py")} - {"__init__.py"}


@over_pages
def test_functions_named_exist(page: Path) -> None:
    """Every dotted name of symdyn that a page quotes can be had."""
    for name in quoted(outside_code(page.read_text(encoding="utf-8"))):
        if re.fullmatch(r"symdyn(\.\w+)+", name):
            assert resolved(name) is not None, f"{page.name}: {name}"


def resolved(name: str) -> object | None:
    """The module, function or class of a dotted name; None if there is none."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part, None)
        return found
    return None


# --- results of the papers

ABC = "abcd"


def numbers(section: str, first: int, last: int) -> set[str]:
    prefix = f"{section}." if section else ""
    return {f"({prefix}{i})" for i in range(first, last + 1)}


def lettered(number: str, letters: str) -> set[str]:
    return {f"({number}{letter})" for letter in letters}


def named(kind: str, *names: str) -> set[str]:
    return {f"{kind} {name}" for name in names}


NUMBERED = {
    "UDU": numbers("", 1, 39) - {"(2)", "(9)", "(15)", "(22)"}
    | lettered("2", "ab") | lettered("9", "abc") | lettered("15", "abc") | lettered("22", "ab"),
    "KFS": numbers("3", 1, 6) | numbers("4", 1, 12) | numbers("5", 1, 16) | numbers("6", 1, 6) | numbers("7", 1, 11)
    | numbers("8", 1, 23) | numbers("9", 1, 21) | numbers("10", 1, 30) | named("table", "6.1") | named("result", "8.1"),
    "SOA": numbers("2", 1, 1) | numbers("3", 1, 1) | lettered("3.2", "abc") | numbers("3", 3, 3) | numbers("4", 1, 4)
    | lettered("4.5", "ab") | numbers("5", 1, 5) | lettered("5.6", "ab") | numbers("5", 7, 15) | lettered("5.16", "a")
    | lettered("5.17", "a") | numbers("A", 1, 7) | named("lemma", "4.1", "4.2", "A1") | named("theorem", "4.1")
    | named("identity", "5.1") | named("algorithm", "FD") | named("application", "1", "2", "3"),
    "LIN": numbers("1", 1, 6) | numbers("2", 1, 20) | numbers("3", 1, 8) | numbers("4", 1, 26) | numbers("A", 1, 24)
    | named("lemma", "3.1", "3.2", *(f"4.{i}" for i in range(1, 10)), "A.1", "A.2")
    | named("algorithm", *"123456"),
    "DIAG": numbers("1", 1, 4) | numbers("2", 1, 5) | numbers("3", 1, 2) | lettered("4.1", ABC) | numbers("4", 2, 9)
    | lettered("4.10", ABC) | numbers("4", 11, 12) | numbers("5", 1, 6) | numbers("6", 1, 15) | lettered("6.16", "abc")
    | numbers("6", 17, 18) | numbers("7", 1, 10) | numbers("8", 1, 6) | named("assumption", "1", "2")
    | named("lemma", "2.1", "2.2", "3.1", "6.1", "6.2", "7.1", "7.2", "7.3") | named("table", *"1234")
    | named("identity", "4.1", "4.2", "6.1", "6.2", "6.3", "7.1") | named("algorithm", "4.1", "6.1", "7.1", "8.1")
    | named("control", "8.1", "8.2"),
}  # fmt: skip


def covered(cell: str) -> Iterator[str]:
    """The numbers in the first cell of a row; a range stands for all it spans."""
    for section, first, last in re.findall(r"\((\w+)\.(\d+)\)–\(\1\.(\d+)\)", cell):
        yield from numbers(section, int(first), int(last))
    yield from re.findall(r"\([\w.]+\)", cell)
    yield from re.findall(r"\b[a-z]+ (?:\d+(?:\.\d+)?|A\.?\d|FD)(?!\w)", cell)


@pytest.mark.parametrize("paper", NUMBERED)
def test_every_numbered_result_has_a_row(paper: str) -> None:
    """No equation, lemma, algorithm or table of a paper is missing from docs/papers.md."""
    found = {number for row in rows(text_of("papers.md"), f"## {paper}") for number in covered(row[0])}
    assert NUMBERED[paper] <= found, sorted(NUMBERED[paper] - found)


@pytest.mark.parametrize("paper", NUMBERED)
def test_every_result_is_shown_or_excused(paper: str) -> None:
    """A row names a function of the core or a generated one, and a test; or it says why the result is not carried over."""
    generated = {quantity.name for quantity in QUANTITIES} | {"prepare"}
    for result, _, core, made, shown in rows(text_of("papers.md"), f"## {paper}"):
        if core.startswith("not carried over: "):
            continue
        assert core != "—" or made != "—", result
        assert "::test_" in shown, result
        for name in quoted(made):
            assert name in generated or name.startswith("symdyn "), f"{result}: {name}"


# --- commands and examples


def commands(text: str) -> list[str]:
    """What follows `$` in blocks of code."""
    return re.findall(r"^ *\$ (.+)$", text, flags=re.M)


@over_pages
def test_commands_exist(page: Path) -> None:
    """Commands of symdyn that pages show are there, with their options, also where they are not run; `make` has its targets."""
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M)
    for target in re.findall(r"^\$ make ([a-z]+)", text, flags=re.M):
        assert target in targets, f"{page.name}: make {target}"
    for line in commands(text):
        words = line.split("#")[0].split()
        if words[0] != "symdyn" or len(words) == 1:
            continue
        context = click.Context(main)
        command = main.get_command(context, words[1])
        assert command is not None, f"{page.name}: {line}"
        known = {option for parameter in command.params for option in parameter.opts}
        for word in words[2:]:
            assert not word.startswith("-") or word.split("=")[0] in known, f"{page.name}: {line}"
