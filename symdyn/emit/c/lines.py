"""The C functions of one body: prototypes, formulas, the parts of long ones."""

from __future__ import annotations

import itertools
import math
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.emit.body import ArrayArgument, Block, FunctionBody, Result, Statement
from symdyn.emit.c.angles import Angles, together
from symdyn.emit.c.common import Dialect, Real
from symdyn.emit.c.cuts import Parts, names_in, split
from symdyn.emit.names import spellings
from symdyn.emit.terms import Term
from symdyn.emit.text import LINE, bracketed, filled, one_line

FOUR = " " * 4
_WORK = "work"
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


def routines(name: str, body: FunctionBody, dialect: Dialect) -> list[Routine]:
    """The function for one state, after the parts of a long one."""
    parts = split(body)
    lines = _statements(body, dialect) if parts is None else _calls(name, body, parts, dialect)
    own = Routine(signature(name, body, dialect), "\n".join(lines))
    return [own] if parts is None else [*_part_routines(name, body, parts, dialect), own]


def signature(name: str, body: FunctionBody, dialect: Dialect) -> str:
    """How the definition of a function for one state begins."""
    start = f"FUNCTION({name})(" if dialect.twice else f"void {name}("
    given = [*inputs(body, dialect), *(f"{dialect.type} {result.name}[{size(result)}]" for result in body.results)]
    return opened(start, given)


def inputs(body: FunctionBody, dialect: Dialect) -> list[str]:
    """Parameters that are read; what `prepare` gave is plain numbers for any reading of the text."""
    return [
        f"const {dialect.real.name if argument.prepared else dialect.type} {argument.name}[{argument.size}]"
        for argument in body.arguments
    ]


def _statements(body: FunctionBody, dialect: Dialect) -> list[str]:
    """Inputs into constants, the formulas, then the outputs."""
    lines: list[str] = []
    for argument in body.arguments:
        lines += read(argument, dialect) or [f"{FOUR}(void){argument.name};"]
    return [*lines, *_formulas(body, body.blocks, dialect), *results(body, dialect)]


def _formulas(body: FunctionBody, blocks: Sequence[Block], dialect: Dialect) -> list[str]:
    lines: list[str] = []
    calls = itertools.count(1)
    for block in blocks:
        lines += ["", *([f"{FOUR}/* {one_line(block.heading)} */"] if block.heading else [])]
        rows: list[Statement | Angles] = [*block.statements]
        if dialect.twice:
            rows = [*together(body, block.statements)]
        for it in rows:
            if isinstance(it, Angles):
                lines += _sines(body, it, next(calls), dialect)
            else:
                lines.append(f"{FOUR}const {dialect.type} {it.name} = {_spelt(body, it.term, dialect)};")
    return lines


def _spelt(body: FunctionBody, term: Term, dialect: Dialect) -> str:
    """A value; a number alone has to be made one."""
    text = body.spell(term, dialect.spelling)
    return dialect.lifted(text) if isinstance(term.core, Fraction) else text


def _sines(body: FunctionBody, group: Angles, number: int, dialect: Dialect) -> list[str]:
    """Sines and cosines by one call, through arrays."""
    angles, sines, cosines = array_names(body, number)
    count, kind = len(group.angles), dialect.type
    spelt = [_spelt(body, angle, dialect) for angle in group.angles]
    return [
        *bracketed(f"const {kind} {angles}[{count}] = {{", spelt, "};", FOUR),
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


def results(body: FunctionBody, dialect: Dialect) -> list[str]:
    """The outputs. Where most entries are zero they are all set in a loop first: less to read and much less to compile."""
    lines: list[str] = []
    zero = dialect.lifted(dialect.zero)
    for result in body.results:
        lines.append("")
        spelt = [_spelt(body, entry, dialect) for entry in result.entries]
        empty = spelt.count(zero)
        cleared = empty >= _CLEARED and 2 * empty > len(spelt)
        if cleared:
            lines += [
                f"{FOUR}for (size_t place = 0; place < {len(spelt)}; ++place) {{",
                f"{FOUR}{FOUR}{result.name}[place] = {zero};",
                f"{FOUR}}}",
            ]
        lines += [
            f"{FOUR}{result.name}[{index}] = {text};"
            for index, text in enumerate(spelt)
            if not (cleared and text == zero)
        ]
    return lines


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


def _part_routines(name: str, body: FunctionBody, parts: Parts, dialect: Dialect) -> list[Routine]:
    """The parts of a long function: inputs and `work` in, `work` out."""
    made = []
    kind = dialect.type
    for number, part in enumerate(parts.parts):
        given = [*inputs(body, dialect), f"{kind} {_WORK}[{parts.size}]"]
        lines: list[str] = []
        for argument in body.arguments:
            lines += read(argument, dialect, part.inputs) or [f"{FOUR}(void){argument.name};"]
        lines += loaded(_WORK, [(place, local) for local, place in part.taken], kind)
        lines += [*_formulas(body, part.blocks, dialect), ""]
        lines += [f"{FOUR}{_WORK}[{place}] = {local};" for local, place in part.left]
        static = f"{dialect.upper}_PART static {prototype(dialect.own(f'{name}_part{number}'), given)}"
        made.append(Routine(static, "\n".join(lines)))
    return made


def _calls(name: str, body: FunctionBody, parts: Parts, dialect: Dialect) -> list[str]:
    """A long function: its parts one after the other, then the outputs."""
    kind = dialect.type
    wanted = set().union(*(names_in(body, entry) for result in body.results for entry in result.entries))
    lines = [f"{FOUR}{kind} {_WORK}[{parts.size}];", ""]
    for number in range(len(parts.parts)):
        passed = ", ".join([*(argument.name for argument in body.arguments), _WORK])
        lines.append(f"{FOUR}{dialect.own(f'{name}_part{number}')}({passed});")
    lines.append("")
    for argument in body.arguments:
        lines += read(argument, dialect, wanted)
    lines += loaded(_WORK, sorted((place, local) for local, place in parts.places.items() if local in wanted), kind)
    return [*lines, *results(body, dialect)]
