"""The page of a generated ES module."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit import numerals
from symdyn.emit.body import FunctionBody, Result
from symdyn.emit.head import cost, head
from symdyn.emit.interface import FunctionInfo, Interface, OutputInfo, interface_of
from symdyn.emit.printer import Spelling
from symdyn.emit.selftest import Literals, expected_lines, state_lines
from symdyn.emit.sheet import Sheet
from symdyn.emit.text import LINE, bracketed, comment, filled, matrix, one_line, wrapped
from symdyn.symbolic.library import Library

SPELLING = Spelling(numerals.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "sign": "sign"})
_FOUR, _EIGHT, _TWELVE = " " * 4, " " * 8, " " * 12


@dataclass(frozen=True)
class JavaScriptFunction:
    """A function that users call, and the private one with its formulas.

    Attributes:
        name: of the first; an underscore before it makes that of the second.
        documentation: lines of the comment.
        parameters: of the first.
        call: of `evaluate`, which is told of arguments and results.
        inputs, formulas, results: parameters, lines and results of the second.
    """

    name: str
    documentation: str
    parameters: str
    call: str
    inputs: str
    formulas: str
    results: str


@dataclass(frozen=True)
class JavaScriptPage:
    """The fields of a module; `helpers` are the templates of what this module needs besides."""

    head: str
    constants: str
    functions: tuple[JavaScriptFunction, ...]
    helpers: tuple[str, ...]
    states: tuple[str, ...]
    expected: tuple[str, ...]


def make_page(sheet: Sheet) -> JavaScriptPage:
    """Spell everything."""
    library, interface = sheet.library, interface_of(sheet)
    functions = [_function(function, body) for function, body in zip(interface.functions, sheet.bodies, strict=True)]
    if interface.prepare is not None and sheet.prepare is not None:
        functions.insert(0, _prepare(interface.prepare, sheet.prepare))
    return JavaScriptPage(
        _head(library),
        "\n".join(_constants(interface)),
        tuple(functions),
        tuple(_helpers(interface)),
        tuple(state_lines(library, _LITERALS)),
        tuple(line for function in library.functions for line in expected_lines(library, function, _LITERALS)),
    )


def _helpers(interface: Interface) -> Iterator[str]:
    if any(function.takes_rows for function in interface.functions):
        yield "javascript/rows.mjs.j2"
    if interface.prepare is not None:
        yield "javascript/parameters.mjs.j2"


def _head(library: Library) -> str:
    again = (
        "An ES module without dependencies. Every function takes arrays of numbers, plain or typed, of one",
        "state. Matrices come as arrays of rows, several results as an object. Units are SI, angles rad.",
        f"Self-test: node {library.name}.mjs",
    )
    return comment(head(library, again, 2.0**-52))


def _constants(interface: Interface) -> list[str]:
    limits = [
        "null" if joint.limits is None else f"[{_number(joint.limits[0])}, {_number(joint.limits[1])}]"
        for joint in interface.joints
    ]
    parameters = [f"{_key(name)}: {_number(default)}" for name, default in interface.parameters]
    operations = [
        f"{_FOUR}{_quoted(function.name)}: {{ {', '.join(f'{kind}: {count}' for kind, count in costs)} }},"
        for function in interface.functions
        for costs in (function.operations.items(),)
    ]
    return [
        f"export const NAME = {_quoted(interface.title)};",
        f"export const N = {interface.joints.nv};",
        f"export const NQ = {interface.joints.nq};",
        f"export const NV = {interface.joints.nv};",
        *bracketed("export const JOINTS = Object.freeze([", [_quoted(it.name) for it in interface.joints], "]);"),
        *_places(interface),
        *bracketed("export const LIMITS = Object.freeze([", limits, "]);"),
        *bracketed("export const TOOLS = Object.freeze([", [_quoted(tool) for tool in interface.tools], "]);"),
        *bracketed("export const PARAMETERS = Object.freeze({", parameters, "});"),
        *_regressor(interface),
        "export const OPERATIONS = Object.freeze({",
        *operations,
        "});",
        f"export const SOURCE_SHA256 = {_quoted(interface.source_sha256)};",
    ]


def _places(interface: Interface) -> list[str]:
    """The first place of each joint in q and in qd, where those are not the joint's number."""
    if interface.joints.single:
        return []
    starts = interface.joints.starts
    return [
        line
        for name, which in (("Q_START", 0), ("V_START", 1))
        for line in bracketed(f"export const {name} = Object.freeze([", [str(start[which]) for start in starts], "]);")
    ]


def _regressor(interface: Interface) -> list[str]:
    """The columns of regressors, in modules that have any."""
    lines = []
    if interface.regressor:
        numbers = [f"{_key(name)}: {_number(value)}" for name, value in interface.regressor]
        lines += bracketed("export const REGRESSOR = Object.freeze({", numbers, "});")
    if interface.base_parameters:
        spelt = [f"{_FOUR}{_key(name)}: {_quoted(text)}," for name, text in interface.base_parameters]
        lines += ["export const BASE_PARAMETERS = Object.freeze({", *spelt, "});"]
    return lines


def _quoted(text: str) -> str:
    """A string in ASCII, in which no text can end the script of a page either."""
    return json.dumps(text).replace("</", "<\\/")


def _key(name: str) -> str:
    """The key of a property; one name would set the prototype if it did not stand in brackets."""
    return f"[{_quoted(name)}]" if name == "__proto__" else _quoted(name)


def _number(value: float) -> str:
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return numerals.double(Fraction(value))


_LITERALS = Literals(_number, _key, "[", "]")


def _function(function: FunctionInfo, body: FunctionBody) -> JavaScriptFunction:
    names, given, described = [], [], []
    for it in function.arguments:
        name = "prepared" if it.shared else it.name
        value = "prepared ?? PREPARED" if it.shared else it.name
        what = "[prepared] what `prepare` gave; the defaults without it" if it.shared else f"{name} {it.meaning}"
        rows, size = "[]" * len(it.shape), " x ".join(map(str, it.shape))
        if it.has_rows:
            value = f'rowByRow("{function.name}", "{name}", {name}, {it.shape[0]})'
        names.append(name)
        given.append(f'["{name}", {value}, {it.size}]')
        described.append(f"@param {{number{rows}}} {one_line(what)}, {size} numbers")
    told = [*_wrapped(function.summary), f"Operations: {cost(function.operations)}."]
    return _written(function, body, [*told, "", *described], names, given)


def _prepare(function: FunctionInfo, body: FunctionBody) -> JavaScriptFunction:
    (it,) = function.arguments
    described = (
        "@param {number[] | Object<string, number>} params parameters by name, where those not named keep their "
        f"defaults; or all {it.size} of them in the order of PARAMETERS"
    )
    given = [f'["params", inOrder(params), {it.size}]']
    return _written(function, body, [*_wrapped(function.summary), "", *_wrapped(described)], ["params"], given)


def _written(
    function: FunctionInfo, body: FunctionBody, told: Sequence[str], names: Sequence[str], given: Sequence[str]
) -> JavaScriptFunction:
    documentation = [*told, *_wrapped(f"@returns {_returns(function.outputs)}")]
    outputs = [f'["{output.name}", [{", ".join(map(str, output.shape))}]]' for output in function.outputs]
    call = [
        *bracketed("const given = [", given, "];", _FOUR),
        *bracketed(f'return evaluate("{function.name}", _{function.name}, given, [', outputs, "]);", _FOUR),
    ]
    return JavaScriptFunction(
        function.name,
        "\n".join(f" * {line}".rstrip() for line in documentation),
        ", ".join(names),
        "\n".join(call),
        ", ".join(argument.name for argument in body.arguments),
        "\n".join(formulas(body)),
        ", ".join(result.name for result in body.results),
    )


def _wrapped(text: str) -> list[str]:
    return wrapped(one_line(text), "", "    " if text.startswith("@") else "", LINE - 3)


def _returns(outputs: Sequence[OutputInfo]) -> str:
    """Types and shapes: one result as it is, several as an object by their names."""
    kinds = [f"number{'[]' * len(output.shape)}" for output in outputs]
    shapes = [" x ".join(map(str, output.shape)) or "one number" for output in outputs]
    told = "; ".join(f"{output.name}, {shape}" for output, shape in zip(outputs, shapes, strict=True))
    fields = ", ".join(f"{output.name}: {kind}" for output, kind in zip(outputs, kinds, strict=True))
    return f"{{{kinds[0]}}} {told}" if len(outputs) == 1 else f"{{{{{fields}}}}} {told}"


def formulas(body: FunctionBody) -> list[str]:
    """The lines of a function's text but the last: entries into constants, the formulas, the results as flat arrays."""
    lines: list[str] = []
    for argument in body.arguments:
        used = [f"{name} = {argument.name}[{index}]" for index, name in argument.used]
        start = f"{_FOUR}const "
        read = [f"{start}{item}" for item in used] if argument.prepared else filled(used, start)
        lines += [f"{line.removesuffix(',')};" for line in read]
    for block in body.blocks:
        lines += ["", *([f"{_FOUR}// {one_line(block.heading)}"] if block.heading else [])]
        lines += [f"{_FOUR}const {line.name} = {body.spell(line.term, SPELLING)};" for line in block.statements]
    lines += [""] if lines else []
    for result in body.results:
        lines += _result(body, result)
    return lines


def _result(body: FunctionBody, result: Result) -> list[str]:
    """An array of the entries, a line for each row."""
    entries = [body.spell(entry, SPELLING) for entry in result.entries]
    if len(result.shape) < 2:
        return bracketed(f"const {result.name} = [", entries, "];", _FOUR)
    width = result.shape[-1]
    rows = [entries[start : start + width] for start in range(0, len(entries), width)]
    return [f"{_FOUR}const {result.name} = [", *matrix(rows, _EIGHT), f"{_FOUR}];"]
