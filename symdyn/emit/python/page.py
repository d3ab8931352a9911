"""The page of a generated Python module."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit import numerals
from symdyn.emit.body import ArrayArgument, FunctionBody, Result
from symdyn.emit.head import head
from symdyn.emit.interface import interface_of
from symdyn.emit.printer import Spelling
from symdyn.emit.python.public import (
    EIGHT,
    FOUR,
    PublicFunction,
    constants,
    public_function,
    public_prepare,
)
from symdyn.emit.selftest import Literals, expected_lines, state_lines
from symdyn.emit.sheet import Sheet
from symdyn.emit.text import LINE, bracketed, matrix, number, one_line, quoted, tuple_lines
from symdyn.symbolic.library import Library

SPELLING = Spelling(numerals.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "sign": "_sign"})
_LITERALS = Literals(number, quoted, "(", ")")


@dataclass(frozen=True)
class PythonFunction(PublicFunction):
    """A public function, and the private one with its formulas: its arguments, lines and results."""

    inputs: str
    formulas: str
    outputs: str


@dataclass(frozen=True)
class PythonPage:
    """The fields of a module.

    `helpers` are the templates of those functions that this module needs. Of `using`: `replaced` is the call that puts
    other helpers in their place, `lifted` the condition under which an argument of plain numbers becomes arrays.
    """

    head: str
    constants: str
    joints: int
    functions: tuple[PythonFunction, ...]
    replaced: str
    lifted: str
    helpers: tuple[str, ...]
    states: tuple[str, ...]
    expected: tuple[str, ...]


def make_page(sheet: Sheet) -> PythonPage:
    """Spell everything."""
    library, interface = sheet.library, interface_of(sheet)
    functions = [
        _function(public_function(function), body)
        for function, body in zip(interface.functions, sheet.bodies, strict=True)
    ]
    helpers, replaced, lifted = [], ["using=using", "_evaluate=library.evaluate"], "isinstance(column[0], float)"
    if interface.prepare is not None and sheet.prepare is not None:
        functions.insert(0, _function(public_prepare(interface.prepare), sheet.prepare))
        helpers += ["python/in_order.py.j2", "python/stacked_using.py.j2"]
        replaced.append("_stacked=lambda values: _stacked_using(library, values)")
        lifted += ' and arguments[index][0] != "prepared"'  # formulas take no sine or root of those alone
    if any(function.takes_rows for function in interface.functions):
        helpers += ["python/row_by_row.py.j2", "python/rows_using.py.j2"]
        replaced.append("_row_by_row=lambda *given: _rows_using(library, *given)")
    if "sign" in sheet.called:
        helpers.append("python/sign.py.j2")
        replaced.append("_sign=library.xp.sign")
    if sheet.prepare is not None:
        helpers.append("python/defaults.py.j2")
    return PythonPage(
        _head(library, rows=any(function.takes_rows for function in interface.functions)),
        constants(interface),
        interface.joints.nq,
        tuple(functions),
        "\n".join(bracketed("names.update(", replaced, ")", FOUR)),
        lifted,
        tuple(helpers),
        tuple(state_lines(library, _LITERALS)),
        tuple(line for function in library.functions for line in expected_lines(library, function, _LITERALS)),
    )


def _function(public: PublicFunction, body: FunctionBody) -> PythonFunction:
    return PythonFunction(
        **vars(public),
        inputs=", ".join(["m", *(argument.name for argument in body.arguments)]),
        formulas="\n".join(_formulas(body)),
        outputs=", ".join(result.name for result in body.results),
    )


def _head(library: Library, *, rows: bool) -> str:
    again = (
        "Every function takes array-likes whose last axis is the joint (or parameter), with any axes",
        "before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.",
        *(["Wrenches on all tools have two axes of their own: the tool, and six entries."] if rows else []),
        "using(xp) gives them over another array library: JAX, PyTorch, CuPy or CasADi.",
        f"Self-test: python {library.name}.py",
    )
    return "\n".join(head(library, again, 2.0**-52))


def _formulas(body: FunctionBody) -> list[str]:
    """The lines of the private function: entries in, lists of entries out."""
    lines = []
    called = [function for function in body.functions if function != "sign"]
    if called:
        lines.append(f"{FOUR}{', '.join(called)} = {', '.join(f'm.{function}' for function in called)}")
    for argument in body.arguments:
        lines += _unpacked(argument)
    for block in body.blocks:
        lines += ["", *([f"{FOUR}# {one_line(block.heading)}"] if block.heading else [])]
        lines += [f"{FOUR}{line.name} = {body.spell(line.term, SPELLING)}" for line in block.statements]
    lines += [""] if lines else []
    for result in body.results:
        lines += _result(body, result)
    return lines


def _unpacked(argument: ArrayArgument) -> list[str]:
    """Entries under names of their own; `_` for those that the function does not depend on."""
    if not argument.used:
        return []
    if argument.prepared or 2 * len(argument.used) < argument.size:
        return [f"{FOUR}{name} = {argument.name}[{index}]" for index, name in argument.used]
    used = dict(argument.used)
    targets = [used.get(index, "_") for index in range(argument.size)]
    line = f"{FOUR}{', '.join(targets)} = {argument.name}"
    if len(targets) > 1 and len(line) <= LINE:
        return [line]
    return tuple_lines("(", targets, f") = {argument.name}", FOUR)


def _result(body: FunctionBody, result: Result) -> list[str]:
    """A list of the entries, a line for each row."""
    entries = [body.spell(entry, SPELLING) for entry in result.entries]
    if len(result.shape) < 2:
        return bracketed(f"{result.name} = [", entries, "]", FOUR)
    width = result.shape[-1]
    rows = [entries[start : start + width] for start in range(0, len(entries), width)]
    return [f"{FOUR}{result.name} = [", *matrix(rows, EIGHT), f"{FOUR}]"]
