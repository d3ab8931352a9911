"""Python: one module that needs `math` and `numpy` only."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.layout import lay_out
from symdyn.emit.printer import Spelling
from symdyn.emit.python.page import SPELLING, make_page
from symdyn.emit.python.stems import hidden_module
from symdyn.emit.sheet import Sheet


@dataclass(frozen=True)
class Python:
    """The language of `--target python`; float64 whatever the other languages do."""

    target: str = "python"
    suffix: str = ".py"

    def refuses(self, stem: str) -> str:
        return hidden_module(stem)

    def spelling(self, sheet: Sheet) -> Spelling:
        return SPELLING

    def files(self, sheet: Sheet) -> dict[str, str]:
        return {f"{sheet.library.name}{self.suffix}": lay_out("python/module.py.j2", make_page(sheet))}


PYTHON = Python()
