"""Branches side by side: a second text of a function, for processors that have registers for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symdyn.emit.body import Block, FunctionBody, Statement, make_body
from symdyn.emit.c.angles import Angles, together
from symdyn.emit.c.common import Dialect
from symdyn.emit.c.cuts import LONGEST
from symdyn.emit.c.lines import FOUR, array_names, heading, loaded, opened
from symdyn.emit.terms import Lanes, Term
from symdyn.emit.text import LINE, bracketed, comment, one_line, wrapped
from symdyn.symbolic.lanes import LaneProgram

_LONGEST = 2 * LONGEST  # compilers take less time for one of these than for two of those


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
        return f"{dialect.upper}_WIDTH > 1 && !defined({dialect.upper}_SECOND_READING)"


def lane_body(program: LaneProgram | None) -> LaneBody | None:
    """Lines and names."""
    if program is None:
        return None
    body = make_body(program)
    lanes = {body.names[it.symbol]: it.lanes for it in program.assignments if it.lanes > 1 and it.symbol in body.names}
    return LaneBody(body, lanes, program.branches)


def width(count: int) -> int:
    """Of the vector for so many numbers: a power of two."""
    return 1 << (count - 1).bit_length()


class LaneText:
    """Its formulas, as `parts.Text`."""

    longest = _LONGEST

    def __init__(self, it: LaneBody, dialect: Dialect) -> None:
        self.it, self.dialect, self.body, self.lanes = it, dialect, it.body, it.lanes
        self.spelling = replace(dialect.spelling, lanes=self._side_by_side)
        self.calls = 0

    def formulas(self, blocks: Sequence[Block]) -> list[str]:
        """Lines of numbers and of lanes."""
        lines: list[str] = []
        for block in blocks:
            lines += heading(block)
            for it in together(self.body, block.statements):
                lines += self._sines(it) if isinstance(it, Angles) else self._statement(it)
        return lines

    @property
    def told(self) -> list[str]:
        """Which branches stand side by side."""
        sets = "; ".join(", ".join(names) for names in self.it.branches)
        told = wrapped(one_line(f"Branches side by side, called as the first: those of {sets}."), width=LINE - 10)
        return [f"{FOUR}{line}" for line in comment(told).splitlines()] if len(told) > 1 else [f"{FOUR}/* {told[0]} */"]

    def _count(self, name: str) -> int:
        return self.lanes.get(name, 1)

    def kind(self, count: int) -> str:
        """The type of so many numbers side by side."""
        return f"{self.dialect.stem}_lanes{width(count)}" if count > 1 else self.dialect.type

    def _spelt(self, term: Term) -> str:
        return self.body.spell(term, self.spelling)

    def _statement(self, it: Statement) -> list[str]:
        start = f"const {self.kind(self._count(it.name))} {it.name} = "
        if isinstance(it.term.core, Lanes):
            return bracketed(f"{start}{{", self._filled([self._spelt(term) for term in it.term.core.terms]), "};", FOUR)
        return [f"{FOUR}{start}{self._spelt(it.term)};"]

    def _side_by_side(self, texts: Sequence[str]) -> str:
        return f"({self.kind(len(texts))}){{{', '.join(self._filled(texts))}}}"

    def _filled(self, texts: Sequence[str]) -> list[str]:
        """As many as the vector has; the last once more where there are fewer."""
        return [*texts, *(texts[-1],) * (width(len(texts)) - len(texts))]

    def _sines(self, it: Angles) -> list[str]:
        """Sines and cosines by a call for all angles of one width."""
        lines: list[str] = []
        for count in sorted({self._count(name) for _, name in (*it.sines, *it.cosines)}):
            sines, cosines = ([row for row in rows if self._count(row[1]) == count] for rows in (it.sines, it.cosines))
            places = sorted({place for place, _ in (*sines, *cosines)})
            own = Angles(
                tuple(it.angles[place] for place in places),
                tuple((places.index(place), name) for place, name in sines),
                tuple((places.index(place), name) for place, name in cosines),
            )
            lines += self._call(own, count)
        return lines

    def _call(self, group: Angles, count: int) -> list[str]:
        """The call, through arrays; numbers side by side are so many numbers one after the other, in a call of its own."""
        self.calls += 1
        given, sines, cosines = array_names(self.body, self.calls)
        kind, real, size = self.kind(count), self.dialect.type, len(group.angles)
        call = self.dialect.own(f"{self.dialect.stem}_sincos")
        called = [opened(f"{call}(", [str(size), given, sines, cosines], ";", FOUR)]
        if count > 1:  # a vector at a time: wider ones would have to wait until all their parts are stored
            passed = [f"(const {real} *)&{given}[i]", f"({real} *)&{sines}[i]", f"({real} *)&{cosines}[i]"]
            loop = f"{FOUR}for (size_t i = 0; i < {size}; ++i) {{"
            called = [loop, opened(f"{call}(", [str(width(count)), *passed], ";", FOUR * 2), f"{FOUR}}}"]
        return [
            *bracketed(f"const {kind} {given}[{size}] = {{", [self._spelt(it) for it in group.angles], "};", FOUR),
            f"{FOUR}{kind} {sines}[{size}], {cosines}[{size}];",
            *called,
            *loaded(sines, group.sines, kind),
            *loaded(cosines, group.cosines, kind),
        ]
