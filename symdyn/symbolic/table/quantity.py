"""What the table of quantities is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symdyn.symbolic.tape import Results

Way = Callable[[], Results]
Ways = Sequence[Way]


@dataclass(frozen=True)
class Quantity:
    """One row of the table of quantities.

    Attributes:
        name: of the generated function; tools add `_<tool>`.
        group: for `--functions`.
        arguments: of the generated function.
        summary: what it returns, for docstrings.
        record: ways to record it on a workshop's tape, given the workshop (and the tool); the cheapest is kept.
        per_tool: one function for each tool.
        inverts: needs the inverse of M, which a singular robot does not have.
        needs: what the robot must have, "loops" or "tools"; empty for most.
    """

    name: str
    group: str
    arguments: tuple[str, ...]
    summary: str
    record: Callable[..., Ways]
    per_tool: bool = False
    inverts: bool = False
    needs: str = ""


def one(way: Way) -> Ways:
    """A quantity that is recorded in one way only."""
    return [way]
