"""A function's text is its own: the same alone and among others, whatever else was recorded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from symdyn.emit.c.page import make_page as c_page
from symdyn.emit.javascript.page import make_page as javascript_page
from symdyn.emit.python.page import make_page as python_page
from symdyn.emit.sheet import Sheet, make_sheet
from symdyn.generation import Request, make_library
from tests.collection import ROOT

ROBOTS = [
    ("planar2", ()),  # the file itself has run-time parameters
    ("fourbar", ("mass",)),
    ("ur5", ()),
    pytest.param("panda", ("com",), marks=pytest.mark.thorough),
]


def sheet_of(robot: str, functions: tuple[str, ...], parameters: tuple[str, ...]) -> Sheet:
    path: Path = ROOT / "robots" / f"{robot}.yaml"
    return make_sheet(make_library(Request(str(path), functions, parameters=parameters)))


def texts_of(sheet: Sheet, *, whole: bool) -> dict[str, list[str]]:
    """Every function in every language: all of it, or its formulas without the places of `k`."""
    names = [function.name for function in sheet.library.functions]
    found: dict[str, list[str]] = {name: [] for name in names}
    for page in (python_page(sheet), c_page(sheet), javascript_page(sheet)):
        for name, function in zip(names, page.functions[-len(names) :], strict=True):  # `prepare` comes first
            found[name].append(repr(function) if whole else _formulas(function))
    return found


def _formulas(function: object) -> str:
    """Neither places nor size of `k`, nor whether a function that needs none of it is given it."""
    text = getattr(function, "formulas", None) or "\n".join(
        routine.lines
        for routine in (*function.twice, *function.batches)  # type: ignore[attr-defined]
    )
    return re.sub(r"\bk\[\d+\]", "k[]", re.sub(r" *\(void\)k;\n|, k\b", "", text))


@pytest.mark.parametrize(("robot", "parameters"), ROBOTS)
def test_alone_and_among_others(robot: str, parameters: tuple[str, ...]) -> None:
    """Every function of four robots, in every language."""
    sheet = sheet_of(robot, ("all",), parameters)
    whole = sheet.prepare is None
    among = texts_of(sheet, whole=whole)
    assert len(among) > 30
    for quantity in dict.fromkeys(function.quantity for function in sheet.library.functions):
        for name, text in texts_of(sheet_of(robot, (quantity,), parameters), whole=whole).items():
            assert text == among[name], f"{name} reads otherwise alone"
