"""Branches side by side: a second text of a function, for processors that have registers for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symdyn.emit.body import FunctionBody, Statement, make_body
from symdyn.emit.c.angles import Angles, together
from symdyn.emit.c.common import Dialect
from symdyn.emit.c.cuts import split
from symdyn.emit.c.lines import FOUR, Routine, loaded, opened, read, results, signature
from symdyn.emit.names import spellings
from symdyn.emit.terms import Term
from symdyn.emit.text import bracketed, one_line
from symdyn.symbolic.lanes import LaneProgram


@dataclass(frozen=True)
class LaneBody:
    """A function with branches side by side.

    Attributes:
        body: what it does.
        lanes: how many numbers side by side the names stand for that stand for several.
        branches: first joints of the branches.
    """

    body: FunctionBody
    lanes: Mapping[str, int]
    branches: tuple[tuple[str, ...], ...]

    @property
    def widths(self) -> list[int]:
        """Of the vectors."""
        return sorted({width(count) for count in self.lanes.values()})

    def condition(self, dialect: Dialect) -> str:
        """When it is compiled: where there are registers for vectors, and only when the file is read for the first time."""
        return f"{dialect.upper}_WIDTH > 1 && !defined({dialect.upper}_AGAIN)"


def lane_body(program: LaneProgram | None) -> LaneBody | None:
    """Lines and names; None for what is too long for one function."""
    if program is None:
        return None
    body = make_body(program)
    if split(body) is not None:
        return None
    lanes = {
        body.names[it.symbol.name]: it.lanes
        for it in program.assignments
        if it.lanes > 1 and it.symbol.name in body.names
    }
    return LaneBody(body, lanes, program.branches)


def width(count: int) -> int:
    """Of the vector for so many numbers: a power of two."""
    return 1 << (count - 1).bit_length()


def lane_routine(name: str, lanes: LaneBody, dialect: Dialect) -> Routine:
    """The function for one state with its branches side by side."""
    return _Text(lanes, dialect).routine(name)


class _Text:
    def __init__(self, lanes: LaneBody, dialect: Dialect) -> None:
        self.lanes, self.dialect, self.body = lanes, dialect, lanes.body
        self.calls = 0

    def routine(self, name: str) -> Routine:
        """The definition."""
        lines: list[str] = []
        for argument in self.body.arguments:
            lines += read(argument, self.dialect) or [f"{FOUR}(void){argument.name};"]
        for block in self.body.blocks:
            lines += ["", *([f"{FOUR}/* {one_line(block.heading)} */"] if block.heading else [])]
            for it in together(self.body, block.statements):
                lines += self._angles(it) if isinstance(it, Angles) else self._statement(it)
        return Routine(signature(name, self.body, self.dialect), "\n".join([*lines, *results(self.body, self.dialect)]))

    def _kind(self, count: int) -> str:
        """The type of so many numbers side by side."""
        return f"{self.dialect.stem}_lanes{width(count)}" if count > 1 else self.dialect.type

    def _statement(self, it: Statement) -> list[str]:
        count = self.lanes.lanes.get(it.name, 1)
        return [f"{FOUR}const {self._kind(count)} {it.name} = {self._spelt(it.term)};"]

    def _angles(self, it: Angles) -> list[str]:
        """Sines and cosines by one call for all angles of one kind."""
        named = [
            (place, name, sine) for sine, names in ((True, it.sines), (False, it.cosines)) for place, name in names
        ]
        lines: list[str] = []
        for count in sorted({self.lanes.lanes.get(name, 1) for _, name, _ in named}):
            own = [row for row in named if self.lanes.lanes.get(row[1], 1) == count]
            places = sorted({place for place, _, _ in own})
            lines += self._call(
                count,
                [it.angles[place] for place in places],
                *([(places.index(place), name) for place, name, of in own if of is sine] for sine in (True, False)),
            )
        return lines

    def _call(
        self, count: int, angles: Sequence[Term], sines: Sequence[tuple[int, str]], cosines: Sequence[tuple[int, str]]
    ) -> list[str]:
        self.calls += 1
        names = {*self.body.names.values(), *(it.name for it in (*self.body.arguments, *self.body.results))}
        mark = str(self.calls) if self.calls > 1 else ""
        given, s, c = (
            next(name for name in spellings(f"{word}{mark}") if name not in names)
            for word in ("angles", "sines", "cosines")
        )
        kind, real, size = self._kind(count), self.dialect.real.name, len(angles) * (width(count) if count > 1 else 1)
        flat = (given, s, c)
        if count > 1:
            flat = (f"(const {real} *){given}", f"({real} *){s}", f"({real} *){c}")
        return [
            *bracketed(f"const {kind} {given}[{len(angles)}] = {{", [self._spelt(it) for it in angles], "};", FOUR),
            f"{FOUR}{kind} {s}[{len(angles)}], {c}[{len(angles)}];",
            opened(f"{self.dialect.stem}_sincos(", [str(size), *flat], ";", FOUR),
            *loaded(s, sines, kind),
            *loaded(c, cosines, kind),
        ]

    def _spelt(self, term: Term) -> str:
        return self.body.spell(term, replace(self.dialect.spelling, lanes=self._gathered))

    def _gathered(self, texts: Sequence[str]) -> str:
        full = [*texts, *(texts[-1],) * (width(len(texts)) - len(texts))]
        return f"({self._kind(len(texts))}){{{', '.join(full)}}}"
