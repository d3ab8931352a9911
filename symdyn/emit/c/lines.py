"""The C functions of one body: prototypes, formulas, the parts of long ones, loops over batches."""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from dataclasses import dataclass

from symdyn.emit.body import ArrayArgument, Block, FunctionBody, Result
from symdyn.emit.c.common import Dialect, Real
from symdyn.emit.c.cuts import Parts, names_in, split
from symdyn.emit.text import LINE, filled, one_line

FOUR = " " * 4
_WORK = "work"
_CLEARED = 32  # zeros of an output from which on a loop writes them


@dataclass(frozen=True)
class Routine:
    """A definition of the source: its prototype, and the lines between the braces."""

    prototype: str
    lines: str


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
    line = f"void {name}({', '.join(given)}){closing}"
    if len(line) <= LINE:
        return line
    *lines, last = filled(given, FOUR)
    return "\n".join([f"void {name}(", *lines, f"{last.removesuffix(',')}){closing}"])


def routines(name: str, body: FunctionBody, dialect: Dialect) -> list[Routine]:
    """The function for one state, after the parts of a long one."""
    parts = split(body)
    lines = _statements(body, dialect) if parts is None else _calls(name, body, parts, dialect)
    own = Routine(prototype(name, parameters(body, dialect.real)), "\n".join(lines))
    return [own] if parts is None else [*_part_routines(name, body, parts, dialect), own]


def batch_routine(name: str, body: FunctionBody, shared: Sequence[ArrayArgument], real: Real) -> Routine:
    """The function for many states: a loop over the other."""
    passed = [
        argument.name if argument in shared else f"{argument.name} + {argument.size}*state"
        for argument in body.arguments
    ]
    passed += [f"{result.name} + {size(result)}*state" for result in body.results]
    call = f"{FOUR}{FOUR}{name}({', '.join(passed)});"
    if len(call) > LINE:
        *lines, last = filled(passed, FOUR * 3)
        call = "\n".join([f"{FOUR}{FOUR}{name}(", *lines, f"{last.removesuffix(',')});"])
    loop = f"{FOUR}for (size_t state = 0; state < count; ++state) {{\n{call}\n{FOUR}}}"
    return Routine(prototype(f"{name}_batch", batch_parameters(body, shared, real)), loop)


def _statements(body: FunctionBody, dialect: Dialect) -> list[str]:
    """Inputs into constants, the formulas, then the outputs."""
    lines: list[str] = []
    for argument in body.arguments:
        lines += _read(argument, dialect.real) or [f"{FOUR}(void){argument.name};"]
    return [*lines, *_formulas(body, body.blocks, dialect), *_results(body, dialect)]


def _formulas(body: FunctionBody, blocks: Sequence[Block], dialect: Dialect) -> list[str]:
    lines: list[str] = []
    real, spelling = dialect.real.name, dialect.spelling
    for block in blocks:
        lines += ["", *([f"{FOUR}/* {one_line(block.heading)} */"] if block.heading else [])]
        lines += [f"{FOUR}const {real} {line.name} = {body.spell(line.term, spelling)};" for line in block.statements]
    return lines


def _results(body: FunctionBody, dialect: Dialect) -> list[str]:
    """The outputs. Where most entries are zero they are all set in a loop first: less to read and much less to compile."""
    lines: list[str] = []
    zero, spelling = dialect.zero, dialect.spelling
    for result in body.results:
        lines.append("")
        spelt = [body.spell(entry, spelling) for entry in result.entries]
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


def _read(argument: ArrayArgument, real: Real, wanted: Container[str] | None = None) -> list[str]:
    """Constants for the entries of an argument that a function, or a part of one, uses."""
    used = [(index, local) for index, local in argument.used if wanted is None or local in wanted]
    return _loaded(argument.name, used, real, apart=argument.prepared)


def _loaded(array: str, used: Sequence[tuple[int, str]], real: Real, *, apart: bool = False) -> list[str]:
    """Constants for entries of an array, several to a line, or `apart`: then no line depends on another's place."""
    start, items = f"{FOUR}const {real.name} ", [f"{name} = {array}[{index}]" for index, name in used]
    lines = [f"{start}{item}" for item in items] if apart else filled(items, start)
    return [f"{line.removesuffix(',')};" for line in lines]


def _part_routines(name: str, body: FunctionBody, parts: Parts, dialect: Dialect) -> list[Routine]:
    """The parts of a long function: inputs and `work` in, `work` out."""
    made = []
    real = dialect.real
    for number, part in enumerate(parts.parts):
        given = [f"const {real.name} {argument.name}[{argument.size}]" for argument in body.arguments]
        given.append(f"{real.name} {_WORK}[{parts.size}]")
        lines: list[str] = []
        for argument in body.arguments:
            lines += _read(argument, real, part.inputs) or [f"{FOUR}(void){argument.name};"]
        lines += _loaded(_WORK, [(place, local) for local, place in part.taken], real)
        lines += [*_formulas(body, part.blocks, dialect), ""]
        lines += [f"{FOUR}{_WORK}[{place}] = {local};" for local, place in part.left]
        static = f"{dialect.upper}_PART static {prototype(f'{name}_part{number}', given)}"
        made.append(Routine(static, "\n".join(lines)))
    return made


def _calls(name: str, body: FunctionBody, parts: Parts, dialect: Dialect) -> list[str]:
    """A long function: its parts one after the other, then the outputs."""
    real = dialect.real
    wanted = set().union(*(names_in(body, entry) for result in body.results for entry in result.entries))
    lines = [f"{FOUR}{real.name} {_WORK}[{parts.size}];", ""]
    for number in range(len(parts.parts)):
        passed = ", ".join([*(argument.name for argument in body.arguments), _WORK])
        lines.append(f"{FOUR}{name}_part{number}({passed});")
    lines.append("")
    for argument in body.arguments:
        lines += _read(argument, real, wanted)
    lines += _loaded(_WORK, sorted((place, local) for local, place in parts.places.items() if local in wanted), real)
    return [*lines, *_results(body, dialect)]
