"""C functions from their formulas: whole, or in parts that call each other where that would be too long for compilers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from symdyn.emit.body import Block, FunctionBody
from symdyn.emit.c.common import Dialect
from symdyn.emit.c.cuts import Part, Parts, is_longer, names_in, split
from symdyn.emit.c.lines import (
    FOUR,
    Routine,
    cleared,
    inputs,
    loaded,
    opened,
    outputs,
    prototype,
    read,
    results,
    signature,
    stores,
)

_WORK = "work"


class Text(Protocol):
    """Formulas of a function.

    Attributes:
        body: the function.
        dialect: how C is written.
        lanes: how many numbers side by side the names stand for that stand for several.
        told: lines above all others.
        longest: statements of a function that is not cut.
    """

    @property
    def body(self) -> FunctionBody: ...
    @property
    def dialect(self) -> Dialect: ...
    @property
    def lanes(self) -> Mapping[str, int]: ...
    @property
    def told(self) -> Sequence[str]: ...
    @property
    def longest(self) -> int: ...

    def kind(self, count: int) -> str:
        """The type of so many numbers side by side."""

    def formulas(self, blocks: Sequence[Block]) -> list[str]:
        """Their lines."""


def routines(name: str, text: Text) -> list[Routine]:
    """The function for one state, after the parts of a long one."""
    if is_longer(text.body, text.longest):
        return _InParts(name, text, split(text.body, text.lanes)).routines()
    return [Routine(signature(name, text.body, text.dialect), "\n".join([*text.told, *_whole(text)]))]


def _whole(text: Text) -> list[str]:
    """Inputs into constants, the formulas, then the outputs."""
    body, dialect = text.body, text.dialect
    lines: list[str] = []
    for argument in body.arguments:
        lines += read(argument, dialect) or [f"{FOUR}(void){argument.name};"]
    return [*lines, *text.formulas(body.blocks), *results(body, dialect)]


class _InParts:
    """A long function: its parts one after the other, then what they have not stored."""

    def __init__(self, name: str, text: Text, parts: Parts) -> None:
        self.name, self.text, self.parts = name, text, parts
        self.body, self.dialect = text.body, text.dialect

    def routines(self) -> list[Routine]:
        """The parts, then the function."""
        own = Routine(signature(self.name, self.body, self.dialect), "\n".join([*self.text.told, *self._calls()]))
        return [*(self._part(number, part) for number, part in enumerate(self.parts.parts)), own]

    def _work(self, count: int) -> str:
        """The array for so many numbers side by side."""
        return _WORK if count == 1 else f"{_WORK}{count}"

    def _arrays(self) -> list[str]:
        sizes = self.parts.sizes
        return [f"{self.text.kind(count)} {self._work(count)}[{sizes[count]}]" for count in sorted(sizes)]

    def _in_place(self, name: str, place: int) -> str:
        return f"{self._work(self.text.lanes.get(name, 1))}[{place}]"

    def _taken(self, taken: Sequence[tuple[str, int]]) -> list[str]:
        """Constants for what other parts left."""
        lines: list[str] = []
        for count in sorted(self.parts.sizes):
            places = [(place, name) for name, place in taken if self.text.lanes.get(name, 1) == count]
            lines += loaded(self._work(count), places, self.text.kind(count))
        return lines

    def _part(self, number: int, part: Part) -> Routine:
        """Inputs and arrays in, arrays and entries of results out."""
        given = [*inputs(self.body, self.dialect), *self._arrays()]
        if number >= self.parts.storing:
            given = [*outputs(self.body, self.dialect), *self._arrays()]
        lines: list[str] = []
        if number < self.parts.storing:
            for argument in self.body.arguments:
                lines += read(argument, self.dialect, part.inputs) or [f"{FOUR}(void){argument.name};"]
        else:
            used = {self.body.results[place].name for place, _ in part.stored}
            lines += [f"{FOUR}(void){it.name};" for it in self.body.results if it.name not in used]
        moved = {self._work(self.text.lanes.get(name, 1)) for name, _ in (*part.taken, *part.left)}
        lines += [f"{FOUR}(void){array};" for array in map(self._work, sorted(self.parts.sizes)) if array not in moved]
        lines += self._taken(part.taken)
        lines += [*self.text.formulas(part.blocks), ""]
        lines += [f"{FOUR}{self._in_place(name, place)} = {name};" for name, place in part.left]
        lines += stores(self.body, self.dialect, part.stored)
        start = f"{self.dialect.upper}_PART static {prototype(self._called(number), given)}"
        return Routine(start, "\n".join(lines))

    def _called(self, number: int) -> str:
        return self.dialect.own(f"{self.name}_part{number}")

    def _calls(self) -> list[str]:
        body, dialect, parts = self.body, self.dialect, self.parts
        stored = parts.stored
        arrays = [self._work(count) for count in sorted(parts.sizes)]
        lines = [*(f"{FOUR}{array};" for array in self._arrays()), ""]
        for number in range(len(parts.parts)):
            if number == parts.storing:
                lines += [line for place in range(len(body.results)) for line in cleared(body, place, dialect)]
            passed = body.arguments if number < parts.storing else body.results
            lines.append(opened(f"{self._called(number)}(", [*(it.name for it in passed), *arrays], ";", FOUR))
        if parts.storing == len(parts.parts):
            lines += [line for place in range(len(body.results)) for line in cleared(body, place, dialect)]
        left = [
            entry
            for place, result in enumerate(body.results)
            for index, entry in enumerate(result.entries)
            if (place, index) not in stored
        ]
        wanted = set().union(*(names_in(body, entry) for entry in left))
        lines.append("")
        for argument in body.arguments:
            lines += read(argument, dialect, wanted)
        lines += self._taken(sorted(((n, p) for n, p in parts.places.items() if n in wanted), key=lambda it: it[1]))
        return [*lines, *results(body, dialect, stored)]
