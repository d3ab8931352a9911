"""A closed form: lines to read from top to bottom, the entries that were asked for, and what the symbols are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from symdyn.closed.expression import Factor, Line, Name, factors_of


class Rung(Enum):
    """The ladder, from the most readable form downwards."""

    EXPLICIT = "explicit"
    TWO_LEVELS = "two levels"
    ELIMINATION = "elimination lines"


@dataclass(frozen=True)
class Entry:
    """One entry of a result: its indices as code has them, from 0, and the line that gives it."""

    index: tuple[int, ...]
    line: Line


@dataclass(frozen=True)
class Parts:
    """What a rung of the ladder gives.

    Attributes:
        rung: that was reached.
        lines: that the entries are made of, each of the ones before it.
        entries: that were asked for; of a symmetric matrix those on and above the diagonal.
        statement: one sentence that stands for all entries, where those would repeat one pattern.
        remarks: what the matrices of the statement are, in words.
        model: lines that are shown in place of `lines`, for people, where the statement needs no others.
        instead: why there is no more readable form than this one; empty for the first rung.
        unlisted: what the statement speaks of and no line has, being one word.
    """

    rung: Rung
    lines: tuple[Line, ...]
    entries: tuple[Entry, ...]
    statement: tuple[str, ...] = ()
    model: tuple[Line, ...] = ()
    remarks: tuple[str, ...] = ()
    instead: str = ""
    unlisted: tuple[Line, ...] = ()


def used(lines: Iterable[Line]) -> list[Factor]:
    """Every name, wave and call in some lines, in the order in which they occur, each once."""
    return list(dict.fromkeys(factor for line in lines for factor in factors_of(line.value)))


def needed_lines(lines: Iterable[Line], results: Iterable[Line]) -> list[Line]:
    """Those of the lines that the results are made of."""
    by_name = {line.name: line for line in lines}
    wanted: set[Name] = set()
    waiting = list(results)
    while waiting:
        for factor in used([waiting.pop()]):
            if isinstance(factor, Name) and factor in by_name and factor not in wanted:
                wanted.add(factor)
                waiting.append(by_name[factor])
    return [line for line in by_name.values() if line.name in wanted]
