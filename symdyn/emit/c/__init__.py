"""C99: header, source, a self-test program, and a manifest for tools that call the compiled file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from symdyn.emit.c.common import dialect_of, with_short_names
from symdyn.emit.c.manifest import make_manifest, manifest_text
from symdyn.emit.c.page import CPage, make_page
from symdyn.emit.c.stems import hidden_header
from symdyn.emit.c.test_program import make_test_page
from symdyn.emit.layout import lay_out
from symdyn.emit.printer import Spelling
from symdyn.emit.sheet import Sheet


@dataclass(frozen=True)
class CLanguage:
    """The language of `--target c`; `float` in place of `double` where the sheet says so."""

    target: str = "c"
    suffix: str = ".c"

    def refuses(self, stem: str) -> str:
        return hidden_header(stem)

    def spelling(self, sheet: Sheet) -> Spelling:
        return dialect_of(sheet).spelling

    def files(self, sheet: Sheet) -> dict[str, str]:
        sheet = with_short_names(sheet)
        name, page = sheet.library.name, make_page(sheet)
        digest = hashlib.sha256("".join(_lay_out(page).values()).encode()).hexdigest()
        stamp = f"0x{digest[:8]}"
        return {
            **_lay_out(replace(page, generation=f"{stamp}u")),
            f"{name}_test.c": lay_out("c/test.c.j2", make_test_page(sheet)),
            f"{name}.json": manifest_text(make_manifest(sheet, stamp)),
        }


def _lay_out(page: CPage) -> dict[str, str]:
    return {f"{page.name}.h": lay_out("c/header.h.j2", page), f"{page.name}.c": lay_out("c/source.c.j2", page)}


C = CLanguage()
