"""`Absent`: why a section has nothing to show of a robot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Absent:
    """What a section gives in place of data; the page says the reason under its heading."""

    reason: str
