"""The self-test of the C files: a program that compares every function with known results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit.c.common import Real, dialect_of, places_of
from symdyn.emit.head import provenance
from symdyn.emit.selftest import Row, arguments_of, parameters_at, rows_of
from symdyn.emit.sheet import Sheet
from symdyn.emit.text import bracketed, comment
from symdyn.symbolic.library import Function, Library

_FOUR, _EIGHT = " " * 4, " " * 8
_NOTHING_TO_TEST = (f"{_FOUR}(void)differing;", f"{_FOUR}(void)report;")


@dataclass(frozen=True)
class Test:
    """A function of the program: its name, and the lines between the braces."""

    name: str
    lines: str


@dataclass(frozen=True)
class CTestPage:
    """The fields of the program.

    Attributes:
        name: of the robot.
        real, fabs: number type and its absolute value.
        head: of the file.
        states: arrays with the states.
        tests: one function for each function of the library, for the places of joints and for defaults.
        calls: of those, in `main`.
    """

    name: str
    real: str
    fabs: str
    head: str
    states: tuple[str, ...]
    tests: tuple[Test, ...]
    calls: tuple[str, ...]


def make_test_page(sheet: Sheet) -> CTestPage:
    """Spell the states and what the functions give there."""
    library, real = sheet.library, dialect_of(sheet).real
    rows = [(function, rows_of(library, function, float32=sheet.float32)) for function in library.functions]
    tested = [(function, found) for function, found in rows if found]
    tests = {_test_name(library, function): _test(library, function, found, real) for function, found in tested}
    if tested:
        tests[f"{library.name}_test_places"] = _test_of_places(library)
    if tested and library.prepare is not None:
        tests[f"{library.name}_test_default_parameters"] = _test_of_defaults(library, real)
    return CTestPage(
        library.name,
        real.name,
        real.functions["abs"],
        comment(_head(library)),
        tuple(_states(library, [function for function, _ in tested], real)),
        tuple(Test(name, "\n".join(lines)) for name, lines in tests.items()),
        tuple(f"{_FOUR}failed += {name}();" for name in tests) or _NOTHING_TO_TEST,
    )


def _head(library: Library) -> list[str]:
    what = f"Self-test of {library.name}.c; prints a line for each function, returns 1 on failure."
    return [what, "", *provenance(library)]


def _states(library: Library, functions: Sequence[Function], real: Real) -> list[str]:
    """One array for each argument: a row for each state."""
    sizes = {
        key: len(group.symbols)
        for function in functions
        for key, group in zip(function.arguments, function.program.inputs, strict=False)  # the last may be `k`
    }
    lines = []
    for name in arguments_of(functions):
        rows = [sample.arguments.get(name, (0.0,) * sizes[name]) for sample in library.samples]
        lines += _array(f"state_{name}", [[Fraction(value) for value in row] for row in rows], real, "")
    if functions and library.prepare is not None:
        places = [_by_place(library, row, real) for row in parameters_at(library)]
        lines += [f"static const {real.name} state_params[{len(places)}][{len(library.parameters)}] = {{"]
        lines += [line for row in places for line in bracketed("{", row, "},", _FOUR)]
        lines.append("};")
    return lines


def _by_place(library: Library, values: Sequence[float], real: Real) -> list[str]:
    """Values of the run-time parameters, each at the place that the header's constant names, which tests those too."""
    places = places_of(library).parameters
    return [f"[{place}] = {real.number(Fraction(value))}" for place, value in zip(places, values, strict=True)]


def _test_of_places(library: Library) -> list[str]:
    """The header's constants for the joints are their places."""
    joints = {name: place for of_one in places_of(library).joints for name, place in of_one.items()}
    wanted = [str(place) for place in joints.values()]
    in_order = wanted == [str(place) for place in range(len(joints))]
    return [
        *bracketed(f"static const size_t places[{len(joints)}] = {{", list(joints), "};", _FOUR),
        *([] if in_order else bracketed(f"static const size_t wanted[{len(joints)}] = {{", wanted, "};", _FOUR)),
        f"{_FOUR}int wrong = 0;",
        "",
        f"{_FOUR}for (size_t joint = 0; joint < {len(joints)}; ++joint) {{",
        f"{_EIGHT}wrong += places[joint] != {'joint' if in_order else 'wanted[joint]'};",
        f"{_FOUR}}}",
        f'{_FOUR}return report("places of the joints", wrong);',
    ]


def _test_of_defaults(library: Library, real: Real) -> list[str]:
    """The defaults of the run-time parameters."""
    count = len(library.parameters)
    defaults = _by_place(library, [default for _, default in library.parameters], real)
    return [
        *bracketed(f"static const {real.name} want[{count}] = {{", defaults, "};", _FOUR),
        f"{_FOUR}{real.name} p[{count}];",
        "",
        f"{_FOUR}{library.name}_default_parameters(p);",
        f'{_FOUR}return report("default_parameters", differing(p, want, {count}, {real.number(Fraction(0))}));',
    ]


def _array(name: str, rows: Sequence[Sequence[Fraction]], real: Real, indent: str) -> list[str]:
    lines = [f"{indent}static const {real.name} {name}[{len(rows)}][{len(rows[0])}] = {{"]
    for row in rows:
        lines += bracketed("{", [real.number(value) for value in row], "},", indent + _FOUR)
    return [*lines, f"{indent}}};"]


def _test(library: Library, function: Function, rows: Sequence[Row], real: Real) -> list[str]:
    """One state at a time, and every state out of a batch of all."""
    widths = [len(output.entries) for output in function.program.outputs]
    prepared = len(function.program.inputs) > len(function.arguments)
    lines: list[str] = []
    for index, width in enumerate(widths):
        lines += _known(index, width, rows, len(library.samples), real)
    states = [str(row.state) for row in rows]
    lines += bracketed(f"static const size_t states[{len(rows)}] = {{", states, "};", _FOUR)
    lines += [
        f"{_FOUR}int wrong = 0;",
        "",
        f"{_FOUR}for (size_t row = 0; row < {len(rows)}; ++row) {{",
        f"{_EIGHT}const size_t state = states[row];",
        *_preparation(library, real, prepared),
        *_calls(library, function, ["k"] if prepared else [], range(len(widths))),
    ]
    for index, width in enumerate(widths):
        for got in (f"got_{index}", f"batch_{index}[state]"):
            lines.append(f"{_EIGHT}wrong += differing({got}, want_{index}[row], {width}, within_{index}[row]);")
    return [*lines, f"{_FOUR}}}", f'{_FOUR}return report("{function.name}", wrong);']


def _test_name(library: Library, function: Function) -> str:
    """Behind the robot's name, like all that the header declares; no quantity begins with `test`."""
    return f"{library.name}_test_{function.name}"


def _known(index: int, width: int, rows: Sequence[Row], states: int, real: Real) -> list[str]:
    """Known results of one output, the errors allowed, and room for what the function gives."""
    within = [real.number(row.outputs[index].tolerance) for row in rows]
    return [
        *_array(f"want_{index}", [row.outputs[index].values for row in rows], real, _FOUR),
        *bracketed(f"static const {real.name} within_{index}[{len(rows)}] = {{", within, "};", _FOUR),
        f"{_FOUR}static {real.name} got_{index}[{width}], batch_{index}[{states}][{width}];",
    ]


def _calls(library: Library, function: Function, shared: list[str], outputs: range) -> list[str]:
    name = f"{library.name}_{function.name}"
    one = [*(f"state_{argument}[state]" for argument in function.arguments), *shared]
    many = [str(len(library.samples)), *(f"&state_{argument}[0][0]" for argument in function.arguments), *shared]
    return [
        *_call(f"{name}(", [*one, *(f"got_{index}" for index in outputs)]),
        *_call(f"{name}_batch(", [*many, *(f"&batch_{index}[0][0]" for index in outputs)]),
    ]


def _preparation(library: Library, real: Real, prepared: bool) -> list[str]:
    if library.prepare is None or not prepared:
        return []
    width = len(library.prepare.outputs[0].entries)
    return [f"{_EIGHT}{real.name} k[{width}];", f"{_EIGHT}{library.name}_prepare(state_params[state], k);"]


def _call(opening: str, arguments: Sequence[str]) -> list[str]:
    """A call, broken after commas where it is too long."""
    lines = bracketed(opening, arguments, ");", _EIGHT)
    return [*lines[:-2], lines[-2].removesuffix(","), lines[-1]] if len(lines) > 1 else lines
