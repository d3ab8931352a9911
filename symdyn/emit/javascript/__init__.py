"""JavaScript: one ES module without dependencies, for browsers and for Node."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.javascript.page import SPELLING, make_page
from symdyn.emit.layout import lay_out
from symdyn.emit.printer import Spelling
from symdyn.emit.sheet import Sheet


@dataclass(frozen=True)
class JavaScript:
    """The language of `--target javascript`; its numbers are doubles whatever the other languages do.

    The file is an `.mjs`: Node takes that for an ES module wherever it lies, a `.js` only beside a package.json that says so.
    """

    target: str = "javascript"
    suffix: str = ".mjs"

    def refuses(self, stem: str) -> str:
        """Nothing: modules are imported by their path, so that none can be hidden."""
        return ""

    def spelling(self, sheet: Sheet) -> Spelling:
        return SPELLING

    def files(self, sheet: Sheet) -> dict[str, str]:
        return {f"{sheet.library.name}{self.suffix}": lay_out("javascript/module.mjs.j2", make_page(sheet))}


JAVASCRIPT = JavaScript()
