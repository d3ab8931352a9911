"""Curves in a terminal: dots of Braille characters on axes with numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_BLANK = 0x2800


def short(value: float) -> str:
    """A number of at most three significant digits, as people write it."""
    if not math.isfinite(value):
        return "–"
    if value == 0:
        return "0"  # of either sign
    if not 1e-3 <= abs(value) < 1e5:
        return f"{value:.2e}".replace("e+0", "e").replace("e-0", "e-").replace("e+", "e")
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from low to high: steps of 1, 2 or 5 times a power of ten."""
    if not high > low:
        return [low]
    raw = (high - low) / most
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(factor * power for factor in (1.0, 2.0, 5.0, 10.0) if factor * power >= raw * (1 - 1e-9))
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [number * step + 0.0 for number in range(first, last + 1)]


def bounds(curves: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Where the finite values of curves lie, with some room where that is a single number."""
    finite = [value for curve in curves for value in curve if math.isfinite(value)]
    if not finite:
        return -1.0, 1.0
    low, high = min(finite), max(finite)
    if high - low > 1e-9 * max(abs(low), abs(high)):
        return low, high
    room = abs(high) / 2 or 1.0
    return low - room, high + room


def plot(
    x: Sequence[float],
    curves: Sequence[Sequence[float]],
    width: int,
    height: int,
    *,
    between: tuple[float, float] | None = None,
) -> list[str]:
    """Curves as lines of text: numbers at the left, positions below; gaps where values are not finite or outside.

    One curve is drawn in dots; several in letters, `a` the first.

    Args:
        x: positions, rising.
        curves: one value for each position.
        width, height: of the field in characters.
        between: least and largest value that are shown; all by default.
    """
    field = _Field(width, height, (x[0], x[-1]), between or bounds(curves))
    if len(curves) == 1:
        field.curve(x, curves[0])
    for letter, curve in zip("abcdefgh", curves, strict=False):
        if len(curves) > 1:
            field.letters(x, curve, letter)
    return field.framed(x)


def plot_band(
    x: Sequence[float],
    low: Sequence[float],
    middle: Sequence[float],
    high: Sequence[float],
    width: int,
    height: int,
) -> list[str]:
    """A curve in dots, and shade from the lower to the higher one."""
    field = _Field(width, height, (x[0], x[-1]), bounds((low, middle, high)))
    field.between(x, low, high)
    field.curve(x, middle)
    return field.framed(x)


def _below(x: Sequence[float], width: int, room: int) -> list[str]:
    """The axis of positions, and its numbers."""
    axis, numbers = ["─"] * width, [" "] * (width + 8)
    for value in ticks(x[0], x[-1], 6):
        column = min(width - 1, round((value - x[0]) / (x[-1] - x[0]) * (width - 1)))
        axis[column] = "┬"
        text = short(value)
        start = max(0, column - len(text) // 2)
        if all(sign == " " for sign in numbers[max(0, start - 1) : start + len(text)]):
            numbers[start : start + len(text)] = text
    return [f"{' ' * room} └{''.join(axis)}", f"{' ' * room}  {''.join(numbers)}".rstrip()]


class _Field:
    """A field of characters, each two dots wide and four high."""

    def __init__(self, width: int, height: int, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.width, self.height = width, height
        self.x, self.y = x, y
        self._dots = [[0] * width for _ in range(height)]
        self._under = [[" "] * width for _ in range(height)]

    def _down(self, value: float) -> float:
        """How many dots a value is below the top."""
        return (self.y[1] - value) / (self.y[1] - self.y[0]) * (4 * self.height - 1)

    def _across(self, position: float) -> float:
        return (position - self.x[0]) / (self.x[1] - self.x[0]) * (2 * self.width - 1)

    def row(self, value: float) -> int:
        return min(self.height - 1, max(0, round(self._down(value)) // 4))

    def curve(self, x: Sequence[float], values: Sequence[float]) -> None:
        for column, value, following in self._columns(x, values):
            start, end = sorted((round(self._down(value)), round(self._down(following))))
            for down in range(start, max(start + 1, end)):
                self._dots[down // 4][column // 2] |= _DOTS[down % 4][column % 2]

    def between(self, x: Sequence[float], low: Sequence[float], high: Sequence[float]) -> None:
        bottoms = {column // 2: value for column, value, _ in self._columns(x, low)}
        for column, value, _ in self._columns(x, high):
            if column // 2 in bottoms:
                for row in range(self.row(value), self.row(bottoms[column // 2]) + 1):
                    self._under[row][column // 2] = "░"

    def letters(self, x: Sequence[float], values: Sequence[float], letter: str) -> None:
        for column, value, _ in self._columns(x, values):
            self._under[self.row(value)][column // 2] = letter

    def _columns(self, x: Sequence[float], values: Sequence[float]) -> list[tuple[int, float, float]]:
        """For each column of dots the value there and in the next one, straight between positions."""
        found = []
        place = 0
        for column in range(2 * self.width):
            ends = []
            for dot in (column, min(column + 1, 2 * self.width - 1)):
                at = self.x[0] + dot / (2 * self.width - 1) * (self.x[1] - self.x[0])
                while place + 2 < len(x) and x[place + 1] < at:
                    place += 1
                part = (at - x[place]) / (x[place + 1] - x[place])
                ends.append(values[place] + part * (values[place + 1] - values[place]))
            if all(self.y[0] <= end <= self.y[1] for end in ends):
                found.append((column, ends[0], ends[1]))
        return found

    def framed(self, x: Sequence[float]) -> list[str]:
        """The lines of text, with both axes."""
        marks = {self.row(value): short(value) for value in ticks(*self.y, max(2, self.height // 2))}
        room = max(map(len, marks.values()), default=0)
        rows = [
            f"{marks.get(row, ''):>{room}} {'┤' if row in marks else '│'}{text}"
            for row, text in enumerate(self._rows())
        ]
        return [*rows, *_below(x, self.width, room)]

    def _rows(self) -> list[str]:
        return [
            "".join(chr(_BLANK + dots) if dots else sign for dots, sign in zip(line, under, strict=True)).rstrip()
            for line, under in zip(self._dots, self._under, strict=True)
        ]
