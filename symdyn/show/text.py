"""A robot as a tree in plain text, for terminals."""

from __future__ import annotations

from symdyn.description.robot import Robot
from symdyn.faults import printable
from symdyn.show.rows import COLUMNS, Row, footnotes_of, rows_of, title_of


def tree_text(robot: Robot) -> str:
    """The robot in a line; below, its links as a tree with masses, joints and limits; tools below their links."""
    table = [COLUMNS, *(_cells(row) for row in rows_of(robot))]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(COLUMNS))]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)) for cells in table]
    closing = [printable(note) for note in footnotes_of(robot)]
    return "\n".join(line.rstrip() for line in (printable(title_of(robot)), "", *lines, "", *closing))


def _cells(row: Row) -> tuple[str, ...]:
    """The columns of a row; names are the user's and may hold what a terminal would act on."""
    return (f"{row.branch}{printable(row.name)}", row.mass, printable(row.joint), row.motion, row.limits)
