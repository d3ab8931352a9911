"""A library as the text of its files."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.collecting import uncollected
from symdyn.emit.registry import BACKENDS
from symdyn.emit.sheet import SINCOS, Sheet, make_sheet
from symdyn.symbolic.library import Library


@uncollected()
def render(
    library: Library, targets: Sequence[str], *, float32: bool = False, sincos: str = SINCOS[0]
) -> dict[str, str]:
    """File names and texts for every target; the bodies of functions are made once for all of them."""
    return texts_of(make_sheet(library, float32=float32, sincos=sincos), targets)


def texts_of(sheet: Sheet, targets: Sequence[str]) -> dict[str, str]:
    """File names and texts for every target, in the order of the languages."""
    return {
        file: text
        for target, backend in BACKENDS.items()
        if target in targets
        for file, text in backend.files(sheet).items()
    }
