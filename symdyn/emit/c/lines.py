"""The C functions of one body: prototypes, formulas, results."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.emit.body import ArrayArgument, Block, FunctionBody, Result, Statement
from symdyn.emit.c.angles import Angles, together
from symdyn.emit.c.common import Dialect, Real
from symdyn.emit.c.cuts import LONGEST, Entry
from symdyn.emit.names import spellings
from symdyn.emit.terms import Term
from symdyn.emit.text import LINE, bracketed, filled, one_line

FOUR = " " * 4
_CLEARED = 32  # zeros of an output from which on a loop writes them


@dataclass(frozen=True)
class Routine:
    """A definition of the source: its prototype, the lines between the braces, and what stands around it."""

    prototype: str
    lines: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def when(self, condition: str) -> Routine:
        """The same, compiled under a condition only."""
        return replace(self, before=(f"#if {condition}",), after=("#endif",))


def size(result: Result) -> int:
    """Entries of an output."""
    return math.prod(result.shape)


def parameters(body: FunctionBody, real: Real) -> list[str]:
    """Parameters of the function for one state."""
    inputs = [f"const {real.name} {argument.name}[{argument.size}]" for argument in body.arguments]
    return [*inputs, *(f"{real.name} {result.name}[{size(result)}]" for result in body.results)]


def batch_parameters(body: FunctionBody, shared: Sequence[ArrayArgument], real: Real) -> list[str]:
    """Parameters of the function for many states; those that are shared are one for all."""
    inputs = [
        f"const {real.name} {argument.name}[{argument.size}]"
        if argument in shared
        else f"const {real.name} *{argument.name}"
        for argument in body.arguments
    ]
    return ["size_t count", *inputs, *(f"{real.name} *{result.name}" for result in body.results)]


def prototype(name: str, given: Sequence[str], closing: str = "") -> str:
    """`void name(…)`, over several lines where it is too long."""
    return opened(f"void {name}(", given, closing)


def opened(start: str, given: Sequence[str], closing: str = "", indent: str = "") -> str:
    """`start …)`, over several lines where it is too long."""
    line = f"{indent}{start}{', '.join(given)}){closing}"
    if len(line) <= LINE:
        return line
    *lines, last = filled(given, indent + FOUR)
    return "\n".join([f"{indent}{start}", *lines, f"{last.removesuffix(',')}){closing}"])


def signature(name: str, body: FunctionBody, dialect: Dialect) -> str:
    """How the definition of a function for one state begins."""
    start = f"FUNCTION({name})(" if dialect.twice else f"void {name}("
    return opened(start, [*inputs(body, dialect), *outputs(body, dialect)])


def outputs(body: FunctionBody, dialect: Dialect) -> list[str]:
    """Parameters that are written."""
    return [f"{dialect.type} {result.name}[{size(result)}]" for result in body.results]


def inputs(body: FunctionBody, dialect: Dialect) -> list[str]:
    """Parameters that are read; what `prepare` gave is plain numbers for any reading of the text."""
    return [
        f"const {dialect.real.name if argument.prepared else dialect.type} {argument.name}[{argument.size}]"
        for argument in body.arguments
    ]


class PlainText:
    """The formulas of a function as `parts.Text`: of numbers, or of whatever the file is read for, none side by side."""

    longest = LONGEST
    told: Sequence[str] = ()

    def __init__(self, body: FunctionBody, dialect: Dialect) -> None:
        self.body, self.dialect = body, dialect
        self.lanes: Mapping[str, int] = {}

    def kind(self, _: int) -> str:
        """The type of values."""
        return self.dialect.type

    def formulas(self, blocks: Sequence[Block]) -> list[str]:
        """One line for each."""
        lines: list[str] = []
        calls = itertools.count(1)
        for block in blocks:
            lines += heading(block)
            rows: list[Statement | Angles] = [*block.statements]
            if self.dialect.twice:
                rows = [*together(self.body, block.statements)]
            for it in rows:
                if isinstance(it, Angles):
                    lines += _sines(self.body, it, next(calls), self.dialect)
                else:
                    text = spelt(self.body, it.term, self.dialect)
                    lines.append(f"{FOUR}const {self.dialect.type} {it.name} = {text};")
        return lines


def heading(block: Block) -> list[str]:
    """What stands above a block."""
    return ["", *([f"{FOUR}/* {one_line(block.heading)} */"] if block.heading else [])]


def spelt(body: FunctionBody, term: Term, dialect: Dialect) -> str:
    """A value; a number alone has to be made one."""
    text = body.spell(term, dialect.spelling)
    return dialect.lifted(text) if isinstance(term.core, Fraction) else text


def _sines(body: FunctionBody, group: Angles, number: int, dialect: Dialect) -> list[str]:
    """Sines and cosines by one call, through arrays."""
    angles, sines, cosines = array_names(body, number)
    count, kind = len(group.angles), dialect.type
    given = [spelt(body, angle, dialect) for angle in group.angles]
    return [
        *bracketed(f"const {kind} {angles}[{count}] = {{", given, "};", FOUR),
        f"{FOUR}{kind} {sines}[{count}], {cosines}[{count}];",
        f"{FOUR}{dialect.own(f'{dialect.stem}_sincos')}({count}, {angles}, {sines}, {cosines});",
        *loaded(sines, group.sines, kind),
        *loaded(cosines, group.cosines, kind),
    ]


def array_names(body: FunctionBody, number: int) -> tuple[str, ...]:
    """Names of the arrays of angles, sines and cosines; of a further call with its number."""
    taken = {*body.names.values(), *(it.name for it in body.arguments), *(it.name for it in body.results)}
    return tuple(
        next(name for name in spellings(f"{word}{number}" if number > 1 else word) if name not in taken)
        for word in ("angles", "sines", "cosines")
    )


def results(body: FunctionBody, dialect: Dialect, stored: Collection[Entry] | None = None) -> list[str]:
    """The outputs. Where most entries are zero they are all set in a loop first: less to read and much less to compile.

    Args:
        body, dialect: whose, and how they are written.
        stored: entries that are stored already, after the loops; None where nothing is, nor have the loops run.
    """
    lines: list[str] = []
    for place in range(len(body.results)):
        ready = cleared(body, place, dialect)
        entries = [
            (place, index)
            for index, text in enumerate(_entries(body, place, dialect))
            if (place, index) not in (stored or ()) and not (ready and text == dialect.lifted(dialect.zero))
        ]
        if stored is None:
            lines += ["", *ready, *stores(body, dialect, entries)]
        elif entries:
            lines += ["", *stores(body, dialect, entries)]
    return lines


def stores(body: FunctionBody, dialect: Dialect, entries: Sequence[Entry]) -> list[str]:
    """Some entries of the outputs."""
    return [
        f"{FOUR}{body.results[place].name}[{index}] = {spelt(body, body.results[place].entries[index], dialect)};"
        for place, index in entries
    ]


def cleared(body: FunctionBody, place: int, dialect: Dialect) -> list[str]:
    """The loop that sets an output to zero, if it has one."""
    texts, zero = _entries(body, place, dialect), dialect.lifted(dialect.zero)
    empty = texts.count(zero)
    if empty < _CLEARED or 2 * empty <= len(texts):
        return []
    return [
        f"{FOUR}for (size_t place = 0; place < {len(texts)}; ++place) {{",
        f"{FOUR}{FOUR}{body.results[place].name}[place] = {zero};",
        f"{FOUR}}}",
    ]


def _entries(body: FunctionBody, place: int, dialect: Dialect) -> list[str]:
    return [spelt(body, entry, dialect) for entry in body.results[place].entries]


def read(argument: ArrayArgument, dialect: Dialect, wanted: Container[str] | None = None) -> list[str]:
    """Constants for the entries of an argument that a function, or a part of one, uses.

    What `prepare` gave stands on lines apart: then no line depends on another's place.
    """
    used = [(index, local) for index, local in argument.used if wanted is None or local in wanted]
    if not argument.prepared:
        return loaded(argument.name, used, dialect.type)
    return [
        f"{FOUR}const {dialect.type} {name} = {dialect.lifted(f'{argument.name}[{index}]')};" for index, name in used
    ]


def loaded(array: str, used: Sequence[tuple[int, str]], kind: str) -> list[str]:
    """Constants for entries of an array, several to a line."""
    lines = filled([f"{name} = {array}[{index}]" for index, name in used], f"{FOUR}const {kind} ")
    return [f"{line.removesuffix(',')};" for line in lines]
