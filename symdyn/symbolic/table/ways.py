"""What recorders of quantities give."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.symbolic.tape import Results
from symdyn.symbolic.workshop import Workshop

Way = Callable[[], Results]
Ways = Sequence[Way]

Recorder = Callable[..., Ways]
"""Ways to record a quantity on a workshop's tape, of which the cheapest is kept.

Takes the workshop; of a quantity of a tool the tool as well; of one that needs tools, all those that are wanted.
"""


def one(way: Way) -> Ways:
    """A quantity that is recorded in one way only."""
    return [way]


def either(w: Workshop, by_factors: Ways, by_filter: Ways) -> Ways:
    """By the factors of the GIM, or by the filter: the gain of a joint that others follow belongs to several bodies."""
    return by_factors if w.model.folds else [*by_factors, *by_filter]
