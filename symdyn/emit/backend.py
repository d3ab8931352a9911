"""`Backend`: what the rest of the house asks of a language. A language is a folder beside this file, and one object in it."""

from __future__ import annotations

from typing import Protocol

from symdyn.emit.printer import Spelling
from symdyn.emit.sheet import Sheet


class Backend(Protocol):
    """A language.

    Attributes:
        target: its word for `--target`, and the name of its folders.
        suffix: of the file with the functions, by which `verify` and `bench` know it.
    """

    @property
    def target(self) -> str: ...

    @property
    def suffix(self) -> str: ...

    def refuses(self, stem: str) -> str:
        """What makes files of that stem impossible in this language; empty if nothing does."""

    def spelling(self, sheet: Sheet) -> Spelling:
        """Numbers, and `sin`, `cos`, `sqrt` and `sign`."""

    def files(self, sheet: Sheet) -> dict[str, str]:
        """Names and texts of the files: a page of finished fields each, laid out by a template."""
