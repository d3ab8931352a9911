"""A library as the text of its files."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.emit import c, python
from symdyn.symbolic.library import Library


def render(library: Library, targets: Sequence[str], *, float32: bool = False) -> dict[str, str]:
    """File names and texts for every target."""
    texts: dict[str, str] = {}
    if "python" in targets:
        texts.update(python.render(library))
    if "c" in targets:
        texts.update(c.render(library, float32=float32))
    return texts
