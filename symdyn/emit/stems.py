"""The stem of the generated files: module of Python, header and prefix of C. What it must not be in any language; each
language has a list of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from symdyn.emit.registry import BACKENDS

LONGEST = 100
"""Characters of a stem; file systems end names at 255, endings and temporaries included."""


def broken_rule(stem: str, targets: Sequence[str]) -> str:
    """What makes a stem impossible in one of the languages; empty if nothing does."""
    if targets and len(stem) > LONGEST:
        return f"has {len(stem)} characters, files and functions can be called by {LONGEST} at most"
    if targets and not stem.strip("_"):
        return "has neither a letter nor a digit in it"
    if targets and re.match("_[A-Za-z_]", stem):
        return f"becomes '{stem}', but C and Python keep such names to themselves"
    rules = [BACKENDS[target].refuses(stem) for target in targets]
    return next(filter(None, rules), "")
