"""Text that others wrote, made harmless for comments and strings, and lines of bounded length."""

from __future__ import annotations

import math
import re
import textwrap
from collections.abc import Iterable, Sequence
from fractions import Fraction

from symdyn.emit import numerals

LINE = 100

# Control characters, line separators, marks that turn the direction of writing, halves of surrogate pairs.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")


def one_line(text: str) -> str:
    """Text on one line that can neither end a comment or a docstring of any language nor hide in it."""
    clean = _UNSAFE.sub("?", " ".join(text.split())).replace("\\", "/").replace('"""', "'''")
    return clean.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?")


def comment(lines: Sequence[str]) -> str:
    """A block comment of C and JavaScript."""
    first, *rest = lines
    return "\n".join([f"/* {first}", *(f" * {line}".rstrip() for line in rest), " */"])


def quoted(text: str) -> str:
    """A Python string in ASCII, the same in every version of Python."""
    literal = ascii(text)
    return f'"{literal[1:-1]}"' if literal[0] == "'" and '"' not in literal else literal


def number(value: float) -> str:
    """A float as Python source."""
    if math.isinf(value):
        return "math.inf" if value > 0 else "-math.inf"
    return numerals.double(Fraction(value))


def wrapped(text: str, first: str = "", later: str = "", width: int = LINE) -> list[str]:
    """A paragraph as lines; nothing is broken inside a word."""
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )


def filled(items: Iterable[str], indent: str, width: int = LINE) -> list[str]:
    """`a, b, c,` over as many lines as it takes, every item followed by a comma."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(item) + 2 <= width:
            lines[-1] += f" {item},"
        else:
            lines.append(f"{indent}{item},")
    return lines


def table(rows: Iterable[Iterable[str]], indent: str, *, flush_right: bool = False) -> list[str]:
    """Columns side by side; the first is always flush left."""
    cells = [list(row) for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    lines = []
    for row in cells:
        padded = [
            cell.rjust(width) if flush_right else cell.ljust(width) for cell, width in zip(row, widths, strict=True)
        ]
        padded[0] = row[0].ljust(widths[0])
        lines.append((indent + "  ".join(padded)).rstrip())
    return lines


def matrix(rows: Sequence[Sequence[str]], indent: str, width: int = LINE) -> list[str]:
    """Rows of `a, b, c,` with columns under each other where they fit on a line, else filled lines."""
    widths = [max(len(row[column]) for row in rows) + 1 for column in range(len(rows[0]))]
    if len(indent) + sum(widths) + len(widths) - 1 > width:
        return [line for row in rows for line in filled(row, indent, width)]
    return [
        (indent + " ".join(f"{cell},".ljust(size) for cell, size in zip(row, widths, strict=True))).rstrip()
        for row in rows
    ]


def tuple_lines(opening: str, items: Sequence[str], closing: str = ")", indent: str = "") -> list[str]:
    """A tuple of Python: `bracketed`, with the comma that a single entry needs."""
    if len(items) != 1:
        return bracketed(opening, items, closing, indent)
    line = f"{indent}{opening}{items[0]},{closing}"
    return (
        [line] if len(line) <= LINE else [f"{indent}{opening}", *filled(items, f"{indent}    "), f"{indent}{closing}"]
    )


def bracketed(opening: str, items: Sequence[str], closing: str, indent: str = "", width: int = LINE) -> list[str]:
    """`opening a, b, c closing` on one line if it fits, else with filled lines between."""
    line = f"{indent}{opening}{', '.join(items)}{closing}"
    return (
        [line]
        if len(line) <= width
        else [f"{indent}{opening}", *filled(items, indent + " " * 4, width), f"{indent}{closing}"]
    )
