"""Build the tables of docs/quantities.md from the contract of the quantities: `python docs/build_quantities.py`.

A table stands between `<!-- built: NAME -->` and `<!-- end -->`; everything else on the page is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import astuple
from pathlib import Path

from symdyn.judge.reference import REFERENCES
from symdyn.quantities import EVERYTHING, QUANTITIES
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Argument, Axis, Group, Output, Quantity

PAGE = Path(__file__).resolve().parent / "quantities.md"
_BUILT = re.compile(r"(<!-- built: (\w+) -->\n\n).*?(\n\n<!-- end -->)", re.S)


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines)


def _sizes() -> str:
    named = [axis for axis in Axis if not axis.symbol.isdigit()]
    return _table(["size", "entries for"], ([f"`{axis.symbol}`", axis.labels] for axis in named))


def _arguments() -> str:
    rows = [[f"`{a.name}`", f"`{a.symbol}`", f"({_shape(a)})", _meaning(a)] for a in ARGUMENTS.values()]
    prepared = "what `prepare` made of run-time parameters; the last argument, there only if the robot has parameters"
    return _table(["name", "symbol", "shape", "what it is"], [*rows, ["`prepared`", "", "(K)", prepared]])


def _meaning(argument: Argument) -> str:
    units = dict.fromkeys(astuple(argument.unit)[:2]) if argument.unit else ()
    return f"{argument.meaning} [{' or '.join(units)}]" if units else argument.meaning


def _quantities() -> str:
    titles = ["name in generated code", "arguments", "results, shapes", "what it is", "source", "core"]
    return _table(titles, map(_row, QUANTITIES))


def _row(quantity: Quantity) -> list[str]:
    core = REFERENCES[quantity.name].function
    return [
        f"`{quantity.name}`{' †' if quantity.per_tool else ''}",
        ", ".join(quantity.argument_names),
        ", ".join(map(_result, quantity.outputs)),
        quantity.summary,
        quantity.source,
        f"`{core.__module__.rpartition('.')[2]}.{core.__name__}`",
    ]


def _result(output: Output) -> str:
    return f"`{output.name}` ({_shape(output)})"


def _shape(of: Argument | Output) -> str:
    return ",".join(axis.symbol for axis in of.axes)


def _groups() -> str:
    rows = [
        [f"`{group.value}`", ", ".join(f"`{quantity.name}`" for quantity in QUANTITIES if quantity.group is group)]
        for group in Group
    ]
    return _table(["group", "quantities"], [*rows, [f"`{EVERYTHING}`", "everything"]])


TABLES = {"sizes": _sizes, "arguments": _arguments, "quantities": _quantities, "groups": _groups}


def build(page: str) -> str:
    """The page with its tables as the contract has them."""
    return _BUILT.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}{found[3]}", page)


if __name__ == "__main__":
    PAGE.write_text(build(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
