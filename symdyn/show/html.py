"""A robot and its faults as HTML for notebooks: no scripts, nothing from elsewhere, colours of the page it stands on.

Names are the user's: nothing in them is markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from symdyn.description.robot import Robot
from symdyn.faults import Fault, Severity
from symdyn.show.rows import COLUMNS, footnotes_of, rows_of, title_of

_LINE = "1px solid rgba(128,128,128,.35)"  # seen on light and on dark pages
_CELL = f"text-align:left;vertical-align:top;padding:.15em .8em .15em 0;border-bottom:{_LINE}"
_TREE = f"{_CELL};white-space:pre;font-family:monospace"
_MARKS = {
    Severity.ERROR: "#d64545",
    Severity.WARNING: "#c98a00",
    Severity.NOTE: "#5b8def",
}  # behind the letters' own colour


def robot_html(robot: Robot, faults: Sequence[Fault], counts: str) -> str:
    """The robot in a line, its tree, and what `check` finds."""
    rows = [
        [
            (_TREE, f"{row.branch}{row.name}"),
            *((_CELL, cell) for cell in (row.mass, row.joint, row.motion, row.limits)),
        ]
        for row in rows_of(robot)
    ]
    notes = "".join(f"<div>{escape(note)}</div>" for note in footnotes_of(robot))
    return f"<div><b>{escape(title_of(robot))}</b></div>{_table(COLUMNS, rows)}{notes}{faults_html(faults, counts)}"


def faults_html(faults: Iterable[Fault], counts: str) -> str:
    """A table with place, rule and cure of every fault, below how many there are."""
    rows = [
        [
            (f"{_CELL};border-left:.4em solid {_MARKS[fault.severity]};padding-left:.5em", fault.severity.value),
            (_CELL, str(fault.at)),
            (_CELL, fault.subject),
            (_CELL, fault.rule),
            (_CELL, fault.cure),
        ]
        for fault in faults
    ]
    table = _table(("", "at", "what", "rule", "cure"), rows) if rows else ""
    return f"<div>check: {escape(counts)}</div>{table}"


def _table(columns: Sequence[str], rows: Iterable[Sequence[tuple[str, str]]]) -> str:
    """A table of cells, each with its style and text."""
    head = "".join(f'<th style="{_CELL}">{escape(column)}</th>' for column in columns)
    body = "".join(f"<tr>{''.join(_cell(*cell) for cell in row)}</tr>" for row in rows)
    return f'<table style="border-collapse:collapse;color:inherit;background:none"><tr>{head}</tr>{body}</table>'


def _cell(style: str, text: str) -> str:
    return f'<td style="{style}">{escape(text)}</td>'
