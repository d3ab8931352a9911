"""Directions of numbers that are not felt: which number each is dropped with; in floats, and worked out in figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal

from symdyn.model.columns import SURE

Row = list[Decimal]
Equation = tuple[Row, Decimal, int]
"""With its largest entry and the place of that."""


def dropped(rows: Iterable[Sequence[float]], order: Sequence[int]) -> list[int]:
    """A number for each direction: the first in the order that has a sure part in what is left of them."""
    left, gone = _orthonormal(rows), list[int]()
    while left:
        sizes = [sum(row[k] ** 2 for row in left) ** 0.5 for k in range(len(left[0]))]
        sure = [k for k in order if k < len(sizes) and sizes[k] > SURE]
        place = sure[0] if sure else max(range(len(sizes)), key=lambda k: sizes[k])
        gone.append(place)
        pivot = max(left, key=lambda row: abs(row[place]))
        others = [row for row in left if row is not pivot]
        left = _orthonormal(
            [[a - row[place] / pivot[place] * b for a, b in zip(row, pivot, strict=True)] for row in others]
        )
    return gone


def _orthonormal(rows: Iterable[Sequence[float]]) -> list[Sequence[float]]:
    """Gram and Schmidt, twice for safety; what is left of nothing is left out."""
    found: list[Sequence[float]] = []
    for row in rows:
        left = row
        for other in (*found, *found):
            part = sum(a * b for a, b in zip(left, other, strict=True))
            left = [a - part * b for a, b in zip(left, other, strict=True)]
        size = sum(a * a for a in left) ** 0.5
        if size > 1e-9:
            found.append([a / size for a in left])
    return found


def eliminated(rows: Sequence[Row], width: int, least: Decimal) -> tuple[list[Row], Decimal]:
    """All x with `rows x = 0`, one for each unknown that no pivot is left for, and the smallest pivot.

    Args:
        rows: of the equations; of each column the largest is about one.
        width: how many unknowns there are.
        least: what is no pivot any more.
    """
    left: list[Equation] = [(list(row), *_largest(row)) for row in rows]
    pivots = list[tuple[Row, int]]()
    smallest = Decimal(1)
    while left:
        at = max(range(len(left)), key=lambda i: left[i][1])
        row, size, place = left.pop(at)
        if size <= least:
            break
        smallest = min(smallest, size)
        pivot = row[place]
        row = [x / pivot if x else x for x in row]
        pivots.append((row, place))
        held = [k for k, x in enumerate(row) if x]
        left = [_without(it, row, place, held) for it in left]
    return _free(pivots, width), smallest


def _without(item: Equation, pivot: Row, place: int, held: Sequence[int]) -> Equation:
    """An equation without the unknown at that place, of which the pivot has those that it holds."""
    row, _, _ = item
    factor = row[place]
    if not factor:
        return item
    for k in held:
        row[k] -= factor * pivot[k]
    row[place] = Decimal(0)
    return row, *_largest(row)


def _largest(row: Row) -> tuple[Decimal, int]:
    sizes = list(map(abs, row))
    size = max(sizes)
    return size, sizes.index(size)


def _free(pivots: Sequence[tuple[Row, int]], width: int) -> list[Row]:
    """The unknowns without a pivot at one each, the others from the last pivot to the first."""
    bound = {place for _, place in pivots}
    found = []
    for free in (k for k in range(width) if k not in bound):
        x = {free: Decimal(1)}
        for row, place in reversed(pivots):
            value = -sum((row[k] * part for k, part in x.items()), start=Decimal(0))
            if value:
                x[place] = value
        found.append([x.get(k, Decimal(0)) for k in range(width)])
    return found


def solved(rows: Sequence[Row], places: Sequence[int]) -> dict[int, Row]:
    """The same directions, one for each of these places: one there, zero at the others."""
    left, found = list(rows), dict[int, Row]()
    for place in places:
        pivot = max(left, key=lambda row: abs(row[place]))
        left.remove(pivot)
        pivot = [x / pivot[place] for x in pivot]
        left = [_less(row, pivot, place) for row in left]
        found = {**{other: _less(row, pivot, place) for other, row in found.items()}, place: pivot}
    return found


def _less(row: Row, pivot: Row, place: int) -> Row:
    factor = row[place]
    return [a - factor * b for a, b in zip(row, pivot, strict=True)] if factor else row
