"""The shortest way to write a trigonometric polynomial: sums of cosines, or products such as `c2 c23` and `s2²`.

`cos(A+B) = 2 cA cB - cos(A-B) = cos(A-B) - 2 sA sB` and `sin(A+B) = 2 sA cB - sin(A-B)`: a wave that is long to write becomes a
product of two short ones while its partner merges with a term that is there anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeVar

from symdyn.closed.budget import Budget
from symdyn.closed.trig import COS, SIN, Angle, Key

Waves = tuple[Key, ...]
"""The factors of a product of waves, in order; none for the number one."""

Cost = Callable[[Fraction, Waves], int]
"""How many characters a term takes."""


_K = TypeVar("_K")


class Trade(NamedTuple):
    """`wave(k) = factor · (product) + sign · wave(partner)`."""

    factor: int
    waves: Waves
    sign: int
    partner: Key


MOST_WAVES = 32
"""Of what has more nobody reads a line, however it is written."""


def shortest(terms: Mapping[Key, Fraction], cost: Cost, budget: Budget) -> dict[Waves, Fraction]:
    """The terms of the shortest form found: products of waves with their coefficients.

    Trades are made one at a time, the one that saves most first, until none saves anything.
    """
    waves = dict(terms)
    found: dict[Waves, Fraction] = {}
    while len(terms) <= MOST_WAVES:
        budget.check(len(waves))
        best, saved = None, 0
        for key, coefficient in waves.items():
            for trade in _trades(key):
                saving = _saving(waves, found, key, coefficient, trade, cost)
                if saving > saved:
                    best, saved = (key, trade), saving
        if best is None:
            break
        key, trade = best
        coefficient = waves.pop(key)
        _add(found, trade.waves, trade.factor * coefficient)
        _add(waves, trade.partner, trade.sign * coefficient)
    for key, coefficient in waves.items():
        _add(found, (key,) if any(key[0]) else (), coefficient)
    return found


def _saving(
    waves: Mapping[Key, Fraction],
    found: Mapping[Waves, Fraction],
    key: Key,
    coefficient: Fraction,
    trade: Trade,
    cost: Cost,
) -> int:
    def length(value: Fraction, term: Waves) -> int:
        return cost(value, term) if value else 0

    partner, partner_waves = waves.get(trade.partner, Fraction(0)), _as_waves(trade.partner)
    old = found.get(trade.waves, Fraction(0))
    before = length(coefficient, _as_waves(key)) + length(partner, partner_waves) + length(old, trade.waves)
    after = length(partner + trade.sign * coefficient, partner_waves)
    return before - after - length(old + trade.factor * coefficient, trade.waves)


def _as_waves(key: Key) -> Waves:
    return (key,) if any(key[0]) else ()


def _add(into: dict[_K, Fraction], key: _K, value: Fraction) -> None:
    total = into.get(key, Fraction(0)) + value
    if total:
        into[key] = total
    else:
        into.pop(key, None)


@lru_cache(maxsize=4096)
def _trades(key: Key) -> tuple[Trade, ...]:
    """Every way to write a wave as a product of two simple ones and a partner."""
    return tuple(_each_trade(*key))


def _each_trade(angle: Angle, part: int) -> Iterator[Trade]:
    if max(map(abs, angle), default=0) > 2 or sum(map(abs, angle)) < 2:
        return
    for first, second in _splits(angle):
        difference = tuple(a - b for a, b in zip(first, second, strict=True))
        partner, sign = canonical(part, difference)
        if part == COS:
            yield Trade(2, _pair((first, COS), (second, COS)), -sign, partner)
            yield Trade(-2, _pair((first, SIN), (second, SIN)), sign, partner)
        else:
            yield Trade(2, _pair((first, SIN), (second, COS)), -sign, partner)


def canonical(part: int, angle: Angle) -> tuple[Key, int]:
    """The key of a wave whose angle has any sign, and the sign of the wave then: none where it is the sine of zero."""
    lead = next((x for x in angle if x), 0)
    if not lead:
        return (angle, COS), int(part == COS)
    if lead < 0:
        return (tuple(-x for x in angle), part), -1 if part == SIN else 1
    return (angle, part), 1


def _pair(a: Key, b: Key) -> Waves:
    return (a, b) if _order(a) <= _order(b) else (b, a)


def _order(key: Key) -> tuple[int, Angle, int]:
    angle, part = key
    return sum(map(abs, angle)), tuple(-x for x in angle), part


def _splits(angle: Angle) -> Iterator[tuple[Angle, Angle]]:
    """`k = A + B` with entries 0 and 1 (or 0 and -1), the lead of both positive."""
    choices = [{2: [(1, 1)], -2: [(-1, -1)], 0: [(0, 0)]}.get(x, [(x, 0), (0, x)]) for x in angle]
    for chosen in product(*choices):
        first, second = (tuple(pair[side] for pair in chosen) for side in (0, 1))
        leads = [next((x for x in part if x), 0) for part in (first, second)]
        if all(lead > 0 for lead in leads):
            yield first, second
