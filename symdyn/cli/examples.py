"""Examples at the end of a command's help. `tests/test_help.py` runs every one."""

from __future__ import annotations

_UNWRAPPED = "\b"  # click leaves the lines of a paragraph that begins so as they are


def examples(*lines: str) -> str:
    """The end of a command's help: lines that can be typed as they are."""
    return "\n".join([_UNWRAPPED, "Examples:", *(f"  {line}" for line in lines)])
