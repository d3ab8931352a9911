"""A robot as a tree in plain text, for terminals."""

from __future__ import annotations

from symdyn.description.robot import Robot
from symdyn.show.rows import COLUMNS, footnotes_of, rows_of, title_of


def tree_text(robot: Robot) -> str:
    """The robot in a line; below, its links as a tree with masses, joints and limits; tools below their links."""
    rows = rows_of(robot)
    table = [COLUMNS, *((row.branch + row.name, row.mass, row.joint, row.motion, row.limits) for row in rows)]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(COLUMNS))]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)) for cells in table]
    return "\n".join(line.rstrip() for line in (title_of(robot), "", *lines, "", *footnotes_of(robot)))
