"""The page of header and source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.emit.body import FunctionBody, Result
from symdyn.emit.c.batches import batch_routine
from symdyn.emit.c.common import Dialect, dialect_of, places_of
from symdyn.emit.c.cuts import is_longer
from symdyn.emit.c.lanes import LaneBody, LaneText, lane_body
from symdyn.emit.c.lines import FOUR, PlainText, Routine, batch_parameters, parameters, prototype, size
from symdyn.emit.c.parts import routines
from symdyn.emit.c.sincos import SinCosText, sincos_text
from symdyn.emit.head import cost, head
from symdyn.emit.interface import ArgumentInfo, FunctionInfo, Interface, interface_of
from symdyn.emit.sheet import SINCOS, Sheet
from symdyn.emit.text import LINE, comment, one_line, table, wrapped
from symdyn.symbolic.library import Library


@dataclass(frozen=True)
class FunctionText:
    """A function: comment and prototypes for the header, definitions for the source.

    Attributes:
        once: of plain numbers only.
        twice: those that are read again for vectors.
        batches: loops over states.
    """

    comment: str
    prototypes: tuple[str, ...]
    once: tuple[Routine, ...] = ()
    twice: tuple[Routine, ...] = ()
    batches: tuple[Routine, ...] = ()


@dataclass(frozen=True)
class Widths:
    """Numbers that registers hold."""

    avx512: int
    avx: int
    sse: int


@dataclass(frozen=True)
class CPage:
    """The fields of header and source.

    Attributes:
        name, upper: the robot's name, also in capitals.
        real, zero: number type, and how it writes nought.
        integer, bytes: an integer type as long, and how long.
        widths: of vectors.
        sincos: numbers and functions for sines and cosines.
        generation: stamp that ties a source to its header.
        head: what the files say about themselves.
        constants: entries of the header's enum.
        tables: comments of the header that say what stands at which place.
        helpers: templates of what only the source sees.
        lanes: numbers of branches side by side that there are vectors for.
        helpers_twice: of that what is read twice.
        functions: in the order of the files.
    """

    name: str
    upper: str
    real: str
    zero: str
    integer: str
    bytes: int
    widths: Widths
    sincos: SinCosText
    generation: str
    head: str
    constants: str
    tables: tuple[str, ...]
    helpers: tuple[str, ...]
    lanes: tuple[int, ...]
    helpers_twice: tuple[str, ...]
    functions: tuple[FunctionText, ...]


def make_page(sheet: Sheet) -> CPage:
    """Spell everything; the stamp is not known before the text is."""
    library, interface, dialect = sheet.library, interface_of(sheet), dialect_of(sheet)
    lanes = [lane_body(function.lanes) for function in library.functions]
    functions = [_function(*each, dialect) for each in zip(interface.functions, sheet.bodies, lanes, strict=True)]
    if sheet.prepare is not None:
        functions = [*_parameter_functions(interface, sheet.prepare, dialect), *functions]
    return CPage(
        dialect.stem,
        dialect.upper,
        dialect.real.name,
        dialect.zero,
        dialect.real.integer,
        dialect.real.bytes,
        Widths(*(size // dialect.real.bytes for size in (64, 32, 16))),
        sincos_text(dialect.real),
        "0",
        comment(head(library, _how_to_use(dialect, sheet.sincos), dialect.real.rounding)),
        "\n".join(_constants(library)),
        tuple(_tables(library)),
        tuple(_helpers(sheet, lanes)),
        tuple(sorted({width for body in lanes if body is not None for width in body.widths})),
        tuple(_helpers_twice(sheet)),
        tuple(functions),
    )


def _how_to_use(dialect: Dialect, sincos: str) -> tuple[str, ...]:
    name, end = dialect.stem, sincos_text(dialect.real).end
    in_place = (f"Angles beyond {end} rad have no meaningful sine here; with '--sincos libm' they have.",)
    return (
        f"Arrays are flat, matrices row by row, of plain {dialect.real.name}. Inputs are read before outputs are",
        "written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe",
        "in any thread. The _batch functions take count states one after another; there an output may be",
        "the same array as an input of equal size. SI units, angles in rad.",
        *(in_place if sincos == SINCOS[0] else ()),
        f"Self-test: cc -std=c99 -O2 {name}.c {name}_test.c -lm && ./a.out",
        "Fastest with -O3 -march=native -ffp-contract=fast.",
    )


def _constants(library: Library) -> list[str]:
    """Sizes and indices, as entries of an enum."""
    upper = library.name.upper()
    sizes = [
        (f"{upper}_N", library.joints.nv, "degrees of freedom"),
        (f"{upper}_NQ", library.joints.nq, "numbers of q"),
        (f"{upper}_NV", library.joints.nv, "numbers of qd, qdd, tau"),
    ]
    if library.prepare is not None:
        sizes.append((f"{upper}_PARAMETERS", len(library.parameters), "run-time parameters"))
        sizes.append(
            (f"{upper}_PREPARED", len(library.prepare.outputs[0].entries), f"what {library.name}_prepare gives")
        )
    if library.regressor:
        sizes.append((f"{upper}_REGRESSOR", len(library.regressor), "columns of the regressor"))
    if library.base_parameters:
        sizes.append((f"{upper}_BASE_PARAMETERS", len(library.base_parameters), "columns of the base regressor"))
    lines = [f"{FOUR}{name} = {count}, /* {what} */" for name, count, what in sizes]
    lines += [f"{FOUR}{name} = {index}," for name, index in places_of(library).all.items()]
    return [*lines[:-1], lines[-1].rstrip(",")]


def _tables(library: Library) -> Iterator[str]:
    """The columns of regressors."""
    if library.regressor:
        rows = [(f"{place}", name, f"{value:.9g}") for place, (name, value) in enumerate(library.regressor)]
        yield comment(["Columns of the regressor, and the robot's own numbers there.", "", *table(rows, FOUR)])
    if library.base_parameters:
        spelt = [
            line
            for place, (_, text) in enumerate(library.base_parameters)
            for line in wrapped(f"{place}  {text}", FOUR, " " * 8, LINE - 3)
        ]
        yield comment(["Columns of the base regressor, and the base parameters that stand before them.", "", *spelt])


def _helpers(sheet: Sheet, lanes: Sequence[LaneBody | None]) -> Iterator[str]:
    bodies = [*sheet.bodies, *([sheet.prepare] if sheet.prepare is not None else [])]
    if any(is_longer(body, PlainText.longest) for body in bodies) or any(
        it is not None and is_longer(it.body, LaneText.longest) for it in lanes
    ):
        yield "c/part.c.j2"


def _helpers_twice(sheet: Sheet) -> Iterator[str]:
    called = {name for body in sheet.bodies for name in body.functions}
    if called & {"sin", "cos"}:
        yield "c/sincos.c.j2" if sheet.sincos == SINCOS[0] else "c/sincos_libm.c.j2"
    for name in ("sign", "sqrt"):
        if name in called:
            yield f"c/{name}.c.j2"


def _function(function: FunctionInfo, body: FunctionBody, lanes: LaneBody | None, dialect: Dialect) -> FunctionText:
    name = f"{dialect.stem}_{function.name}"
    described = [
        (f"{it.name}[{it.size}]", f"from {dialect.stem}_prepare" if it.shared else _told(it))
        for it in function.arguments
    ]
    described += [(f"{result.name}[{size(result)}]", _layout(result)) for result in body.results]
    told = [*wrapped(one_line(function.summary), width=LINE - 3), "", *table(described, FOUR)]
    told += ["", f"Operations: {cost(function.operations)}."]
    shared = [argument for argument, it in zip(body.arguments, function.arguments, strict=True) if it.shared]
    return FunctionText(
        comment(told),
        (
            prototype(name, parameters(body, dialect.real), ";"),
            prototype(f"{name}_batch", batch_parameters(body, shared, dialect.real), ";"),
        ),
        twice=tuple(_routines(name, body, lanes, replace(dialect, twice=True))),
        batches=(batch_routine(name, body, shared, dialect),),
    )


def _routines(name: str, body: FunctionBody, lanes: LaneBody | None, dialect: Dialect) -> Iterator[Routine]:
    """The function for one state; where its branches stand side by side in a second text, one of the two is compiled."""
    if lanes is None:
        yield from routines(name, PlainText(body, dialect))
        return
    condition = lanes.condition(dialect)
    yield from (routine.when(condition) for routine in routines(name, LaneText(lanes, dialect)))
    yield from (routine.when(f"!({condition})") for routine in routines(name, PlainText(body, dialect)))


def _told(argument: ArgumentInfo) -> str:
    """What an argument means, and how a matrix lies in memory."""
    return f"{argument.meaning}, {_by_rows(argument.shape)}" if argument.has_rows else argument.meaning


def _by_rows(shape: Sequence[int]) -> str:
    return f"{' x '.join(map(str, shape))}, row by row"


def _layout(result: Result) -> str:
    if not result.shape:
        return "result, one number"
    return f"result, {_by_rows(result.shape)}" if len(result.shape) > 1 else "result"


def _parameter_functions(interface: Interface, body: FunctionBody, dialect: Dialect) -> Sequence[FunctionText]:
    """`default_parameters` and `prepare`."""
    real, values = dialect.real, interface.parameters
    default, prepare = f"{dialect.stem}_default_parameters", f"{dialect.stem}_prepare"
    names = [(f"p[{index}]", one_line(name)) for index, (name, _) in enumerate(values)]
    lines = [f"{FOUR}p[{index}] = {real.number(Fraction(value))};" for index, (_, value) in enumerate(values)]
    first = FunctionText(
        comment(["Defaults of the run-time parameters.", "", *table(names, FOUR)]),
        (f"void {default}({real.name} p[{len(values)}]);",),
        (Routine(f"void {default}({real.name} p[{len(values)}])", "\n".join(lines)),),
    )
    (given,), (made,) = body.arguments, body.results
    told = [
        "What depends on the run-time parameters only: compute it once, pass it to the other functions.",
        "",
        *table(
            [(f"{given.name}[{given.size}]", f"parameters, see {default}"), (f"{made.name}[{size(made)}]", "result")],
            FOUR,
        ),
    ]
    second = FunctionText(
        comment(told),
        (prototype(prepare, parameters(body, real), ";"),),
        tuple(routines(prepare, PlainText(body, dialect))),
    )
    return first, second
