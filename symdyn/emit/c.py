"""A library as C99: header, source and a self-test program."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.emit.body import Argument, Block, Body, Result, make_body
from symdyn.emit.c_common import DOUBLE, SINGLE, Real, comment, index_names
from symdyn.emit.c_test import make_test_page
from symdyn.emit.head import cost, head, meaning
from symdyn.emit.layout import lay_out
from symdyn.emit.parts import Parts, names_in, split
from symdyn.emit.printer import Spelling
from symdyn.emit.text import LINE, filled, one_line, table, wrapped
from symdyn.symbolic.library import Function, Library

_FOUR = " " * 4
_PARAMETERS = {"params": "p"}
_WORK = "work"
_CLEARED = 32  # zeros of an output from which on a loop writes them


@dataclass(frozen=True)
class CFunction:
    """A function: comment and prototypes for the header, definitions for the source."""

    declaration: tuple[str, ...]
    definition: tuple[str, ...]


@dataclass(frozen=True)
class CPage:
    """The lines of header and source.

    Attributes:
        name, upper: the robot's name, also in capitals.
        generation: stamp that ties a source to its header.
        head: what the files say about themselves.
        constants: entries of the header's enum.
        helpers: functions that only the source sees, as lines.
        functions: in the order of the files.
    """

    name: str
    upper: str
    generation: str
    head: tuple[str, ...]
    constants: tuple[str, ...]
    helpers: tuple[tuple[str, ...], ...]
    functions: tuple[CFunction, ...]


def render(library: Library, *, float32: bool = False) -> dict[str, str]:
    """File names and texts of header, source and self-test.

    Args:
        library: what to write.
        float32: `float` in place of `double`.
    """
    real = SINGLE if float32 else DOUBLE
    page = make_page(library, real)
    drafts = _lay_out(page)
    digest = hashlib.sha256("".join(drafts.values()).encode()).hexdigest()
    texts = _lay_out(replace(page, generation=f"0x{digest[:8]}u"))
    return {**texts, f"{library.name}_test.c": lay_out("c_test.c.j2", make_test_page(library, real))}


def _lay_out(page: CPage) -> dict[str, str]:
    return {f"{page.name}.h": lay_out("c_header.h.j2", page), f"{page.name}.c": lay_out("c_source.c.j2", page)}


def make_page(library: Library, real: Real) -> CPage:
    """Spell everything."""
    spelling = Spelling(real.number, {**real.functions, "sign": f"{library.name}_sign"})
    bodies = [make_body(function.program) for function in library.functions]
    functions = [
        _function(library, function, body, spelling, real)
        for function, body in zip(library.functions, bodies, strict=True)
    ]
    if library.prepare is not None:
        bodies.append(make_body(library.prepare))
        functions = [*_parameter_functions(library, bodies[-1], spelling, real), *functions]
    return CPage(
        library.name,
        library.name.upper(),
        "0",
        tuple(comment(head(library, _how_to_use(library, real), real.rounding))),
        tuple(_constants(library)),
        tuple(_helpers(library, bodies, real)),
        tuple(functions),
    )


def _how_to_use(library: Library, real: Real) -> tuple[str, ...]:
    name = library.name
    return (
        f"Arrays are flat, matrices row by row, of plain {real.name}. Inputs are read before outputs are",
        "written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe",
        "in any thread. The _batch functions take count states one after another; there an output may be",
        "the same array as an input of equal size. SI units, angles in rad.",
        f"Self-test: cc -std=c99 -O2 {name}.c {name}_test.c -lm && ./a.out",
    )


def _constants(library: Library) -> list[str]:
    """Sizes and indices, as entries of an enum."""
    upper = library.name.upper()
    sizes = [(f"{upper}_N", len(library.joints), "joints")]
    if library.prepare is not None:
        sizes.append((f"{upper}_PARAMETERS", len(library.parameters), "run-time parameters"))
        sizes.append(
            (f"{upper}_PREPARED", len(library.prepare.outputs[0].entries), f"what {library.name}_prepare gives")
        )
    names = index_names(
        library.name, [joint.name for joint in library.joints], [name for name, _ in library.parameters]
    )
    lines = [f"{_FOUR}{name} = {size}, /* {what} */" for name, size, what in sizes]
    lines += [f"{_FOUR}{name} = {index}," for group in names for index, name in enumerate(group)]
    return [*lines[:-1], lines[-1].rstrip(",")]


def _helpers(library: Library, bodies: Sequence[Body], real: Real) -> Iterator[tuple[str, ...]]:
    if any(split(body) for body in bodies):
        yield _part_macro(library)
    if any("sign" in body.functions for body in bodies):
        yield _sign(library, real)


def _part_macro(library: Library) -> tuple[str, ...]:
    macro = f"{library.name.upper()}_PART"
    return (
        "/* Long functions are computed in parts, which must stay apart for the compiler's sake. */",
        "#if defined(__GNUC__)",
        f"#define {macro} __attribute__((noinline))",
        "#else",
        f"#define {macro}",
        "#endif",
    )


def _sign(library: Library, real: Real) -> tuple[str, ...]:
    zero = real.number(Fraction(0))
    return (
        "/* -1, 0 or 1. */",
        f"static {real.name} {library.name}_sign({real.name} x)",
        "{",
        f"{_FOUR}return ({real.name})((x > {zero}) - (x < {zero}));",
        "}",
    )


def _function(library: Library, function: Function, body: Body, spelling: Spelling, real: Real) -> CFunction:
    name = f"{library.name}_{function.name}"
    described = [
        (f"{argument.name}[{argument.size}]", meaning(label, library))
        for label, argument in zip(function.arguments, body.arguments, strict=False)
    ]
    prepared = body.arguments[len(function.arguments) :]
    described += [(f"{argument.name}[{argument.size}]", f"from {library.name}_prepare") for argument in prepared]
    described += [(f"{result.name}[{size(result)}]", _layout(result)) for result in body.results]
    told = [*wrapped(one_line(function.summary), width=LINE - 3), "", *table(described, _FOUR)]
    told += ["", f"Operations: {cost(function.operations)}."]
    parameters, batched = _parameters(body, real), _batch_parameters(body, prepared, real)
    declaration = [
        *comment(told),
        *_prototype(name, parameters, ";"),
        *_prototype(f"{name}_batch", batched, ";"),
    ]
    parts = split(body)
    definition = [
        *(_part_functions(library, name, body, parts, spelling, real) if parts else ()),
        *_prototype(name, parameters, ""),
        "{",
        *(_calls(name, body, parts, spelling, real) if parts else _statements(body, spelling, real)),
        "}",
        "",
        *_prototype(f"{name}_batch", batched, ""),
        *_batch_loop(name, body, prepared),
    ]
    return CFunction(tuple(declaration), tuple(definition))


def size(result: Result) -> int:
    """Entries of an output."""
    return math.prod(result.shape)


def _layout(result: Result) -> str:
    if not result.shape:
        return "result, one number"
    text = " x ".join(map(str, result.shape))
    return f"result, {text}, row by row" if len(result.shape) > 1 else "result"


def _parameters(body: Body, real: Real) -> list[str]:
    inputs = [f"const {real.name} {argument.name}[{argument.size}]" for argument in body.arguments]
    return [*inputs, *(f"{real.name} {result.name}[{size(result)}]" for result in body.results)]


def _batch_parameters(body: Body, shared: Sequence[Argument], real: Real) -> list[str]:
    inputs = [
        f"const {real.name} {argument.name}[{argument.size}]"
        if argument in shared
        else f"const {real.name} *{argument.name}"
        for argument in body.arguments
    ]
    return ["size_t count", *inputs, *(f"{real.name} *{result.name}" for result in body.results)]


def _prototype(name: str, parameters: Sequence[str], closing: str) -> list[str]:
    line = f"void {name}({', '.join(parameters)}){closing}"
    if len(line) <= LINE:
        return [line]
    *lines, last = filled(parameters, _FOUR)
    return [f"void {name}(", *lines, f"{last.removesuffix(',')}){closing}"]


def _batch_loop(name: str, body: Body, shared: Sequence[Argument]) -> list[str]:
    passed = [
        argument.name if argument in shared else f"{argument.name} + {argument.size}*state"
        for argument in body.arguments
    ]
    passed += [f"{result.name} + {size(result)}*state" for result in body.results]
    call = f"{_FOUR}{_FOUR}{name}({', '.join(passed)});"
    if len(call) > LINE:
        *lines, last = filled(passed, _FOUR * 3)
        call = "\n".join([f"{_FOUR}{_FOUR}{name}(", *lines, f"{last.removesuffix(',')});"])
    return [
        "{",
        f"{_FOUR}for (size_t state = 0; state < count; ++state) {{",
        *call.splitlines(),
        f"{_FOUR}}}",
        "}",
    ]


def _statements(body: Body, spelling: Spelling, real: Real) -> list[str]:
    """Inputs into constants, the formulas, then the outputs."""
    lines: list[str] = []
    for argument in body.arguments:
        lines += _loaded(argument.name, argument.used, real) or [f"{_FOUR}(void){argument.name};"]
    return [*lines, *_formulas(body, body.blocks, spelling, real), *_results(body, spelling, real)]


def _formulas(body: Body, blocks: Sequence[Block], spelling: Spelling, real: Real) -> list[str]:
    lines: list[str] = []
    for block in blocks:
        lines += ["", *([f"{_FOUR}/* {one_line(block.heading)} */"] if block.heading else [])]
        lines += [
            f"{_FOUR}const {real.name} {line.name} = {body.spell(line.term, spelling)};" for line in block.statements
        ]
    return lines


def _results(body: Body, spelling: Spelling, real: Real) -> list[str]:
    """The outputs. Where most entries are zero they are all set in a loop first: less to read and much less to compile."""
    lines: list[str] = []
    zero = real.number(Fraction(0))
    for result in body.results:
        lines.append("")
        spelt = [body.spell(entry, spelling) for entry in result.entries]
        empty = spelt.count(zero)
        cleared = empty >= _CLEARED and 2 * empty > len(spelt)
        if cleared:
            lines += [
                f"{_FOUR}for (size_t place = 0; place < {len(spelt)}; ++place) {{",
                f"{_FOUR}{_FOUR}{result.name}[place] = {zero};",
                f"{_FOUR}}}",
            ]
        lines += [
            f"{_FOUR}{result.name}[{index}] = {text};"
            for index, text in enumerate(spelt)
            if not (cleared and text == zero)
        ]
    return lines


def _loaded(array: str, used: Sequence[tuple[int, str]], real: Real) -> list[str]:
    """Constants for entries of an array, several to a line."""
    if not used:
        return []
    start = f"{_FOUR}const {real.name} "
    lines = filled([f"{name} = {array}[{index}]" for index, name in used], start)
    return [f"{line.removesuffix(',')};" for line in lines]


def _part_functions(library: Library, name: str, body: Body, parts: Parts, spelling: Spelling, real: Real) -> list[str]:
    """The parts of a long function: inputs and `work` in, `work` out."""
    lines: list[str] = []
    for number, part in enumerate(parts.parts):
        parameters = [f"const {real.name} {argument.name}[{argument.size}]" for argument in body.arguments]
        parameters.append(f"{real.name} {_WORK}[{parts.size}]")
        prototype = _prototype(f"{name}_part{number}", parameters, "")
        lines += [f"{library.name.upper()}_PART static {prototype[0]}", *prototype[1:], "{"]
        for argument in body.arguments:
            used = [(index, local) for index, local in argument.used if local in part.inputs]
            lines += _loaded(argument.name, used, real) or [f"{_FOUR}(void){argument.name};"]
        lines += _loaded(_WORK, [(place, local) for local, place in part.taken], real)
        lines += [*_formulas(body, part.blocks, spelling, real), ""]
        lines += [f"{_FOUR}{_WORK}[{place}] = {local};" for local, place in part.left]
        lines += ["}", ""]
    return lines


def _calls(name: str, body: Body, parts: Parts, spelling: Spelling, real: Real) -> list[str]:
    """A long function: its parts one after the other, then the outputs."""
    wanted = set().union(*(names_in(body, entry) for result in body.results for entry in result.entries))
    lines = [f"{_FOUR}{real.name} {_WORK}[{parts.size}];", ""]
    for number in range(len(parts.parts)):
        passed = ", ".join([*(argument.name for argument in body.arguments), _WORK])
        lines.append(f"{_FOUR}{name}_part{number}({passed});")
    lines.append("")
    for argument in body.arguments:
        lines += _loaded(argument.name, [(index, local) for index, local in argument.used if local in wanted], real)
    lines += _loaded(_WORK, sorted((place, local) for local, place in parts.places.items() if local in wanted), real)
    return [*lines, *_results(body, spelling, real)]


def _parameter_functions(library: Library, body: Body, spelling: Spelling, real: Real) -> list[CFunction]:
    """`default_parameters` and `prepare`."""
    count, prepared = body.arguments[0].size, body.results[0]
    default, prepare = f"{library.name}_default_parameters", f"{library.name}_prepare"
    names = [(f"p[{index}]", one_line(name)) for index, (name, _) in enumerate(library.parameters)]
    values = [
        f"{_FOUR}p[{index}] = {real.number(Fraction(value))};" for index, (_, value) in enumerate(library.parameters)
    ]
    first = CFunction(
        (
            *comment(["Defaults of the run-time parameters.", "", *table(names, _FOUR)]),
            f"void {default}({real.name} p[{count}]);",
        ),
        (f"void {default}({real.name} p[{count}])", "{", *values, "}"),
    )
    told = [
        "What depends on the run-time parameters only: compute it once, pass it to the other functions.",
        "",
        *table(
            [(f"p[{count}]", f"parameters, see {default}"), (f"{prepared.name}[{size(prepared)}]", "result")], _FOUR
        ),
    ]
    prototype = _prototype(prepare, _parameters(body, real), "")
    second = CFunction(
        (*comment(told), *_prototype(prepare, _parameters(body, real), ";")),
        (*prototype, "{", *_statements(body, spelling, real), "}"),
    )
    return [first, second]
