"""What recorders of quantities give."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic.tape import Results

Way = Callable[[], Results]
Ways = Sequence[Way]

Recorder = Callable[..., Ways]
"""Ways to record a quantity on a workshop's tape, of which the cheapest is kept.

Takes the workshop; of a quantity of a tool the tool as well; of one that needs tools, all those that are wanted.
"""


def one(way: Way) -> Ways:
    """A quantity that is recorded in one way only."""
    return [way]
