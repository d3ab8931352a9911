"""The blocks of code of a page, fenced and indented, as a reader of CommonMark finds them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

_MARKDOWN = MarkdownIt("commonmark").enable("table")
_FILE = re.compile(r"(?://|#|<!--) (?P<name>[\w./-]+\.\w+)(?: -->)?")
_MARK = re.compile(r"<!-- (?P<what>not run|thorough): (?P<why>.+?) -->")


@dataclass(frozen=True)
class Block:
    """A block of code.

    Attributes:
        line: of the page, where it begins.
        kind: the word behind the fence; `text` where it is indented.
        text: its lines.
        section: the heading of level two that it stands under.
        mark: `not run` or `thorough` where a comment before it says so, with the reason; else empty.
        why: the reason.
    """

    line: int
    kind: str
    text: str
    section: str = ""
    mark: str = ""
    why: str = ""

    @property
    def file(self) -> str:
        """The name of the file that it shows: its first line is a comment that holds nothing else."""
        first = self.text.split("\n", 1)[0].strip()
        found = _FILE.fullmatch(first)
        return found["name"] if found else ""


def blocks_of(page: Path) -> list[Block]:
    """All blocks of a page, in order."""
    found: list[Block] = []
    section, comment = "", ""
    tokens = _MARKDOWN.parse(page.read_text(encoding="utf-8"))
    for before, token in zip([None, *tokens], tokens, strict=False):
        if before is not None and before.type == "heading_open" and before.tag == "h2":
            section = token.content
        if token.type in ("fence", "code_block"):
            assert token.map is not None
            mark = _MARK.search(comment)
            what, why = (mark["what"], mark["why"]) if mark else ("", "")
            kind = "text" if token.type == "code_block" else token.info.strip()
            found.append(Block(token.map[0] + 1, kind, token.content, section, what, why))
        comment = token.content if token.type == "html_block" else ""
    return found
