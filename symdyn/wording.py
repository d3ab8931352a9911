"""Words of messages: counts with their nouns, lists that stay short."""

from __future__ import annotations

from collections.abc import Iterable

_MOST_NAMES = 10


def counted(number: int, noun: str, plural: str = "") -> str:
    """`1 joint`, `2 joints`; a plural that does not end in s is given."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def listed(names: Iterable[str], most: int = _MOST_NAMES) -> str:
    """The names, each once: `a, b, c`; of many the first, `a, b, c and 44 more`."""
    known = list(dict.fromkeys(names))
    if len(known) <= most + 1:  # the last takes no more room than the words that would stand for it
        return ", ".join(known)
    return f"{', '.join(known[:most])} and {len(known) - most} more"
