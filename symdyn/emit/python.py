"""A library as one Python module that needs `math` and `numpy` only."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit import numerals
from symdyn.emit.body import Argument, Body, Result, make_body
from symdyn.emit.head import cost, head, meaning
from symdyn.emit.layout import lay_out
from symdyn.emit.printer import Spelling
from symdyn.emit.samples import Expected, Row, arguments_of, rows_of
from symdyn.emit.text import LINE, bracketed, matrix, number, one_line, quoted, tuple_lines, wrapped
from symdyn.symbolic.library import Function, Library, Sample

_SPELLING = Spelling(numerals.double, {"sin": "sin", "cos": "cos", "sqrt": "sqrt", "sign": "_sign"})
_FOUR, _EIGHT, _TWELVE = " " * 4, " " * 8, " " * 12

_SIGN = """\
def _sign(x):
    \"\"\"-1, 0 or 1, for a float and for every entry of an array.\"\"\"
    return 1.0*(x > 0.0) - 1.0*(x < 0.0)"""

_IN_ORDER = """\
def _in_order(params):
    \"\"\"Parameters given by name as an array in the order of PARAMETERS; arrays stay as they are.\"\"\"
    if not hasattr(params, "keys"):
        return params
    unknown = [name for name in params.keys() if name not in PARAMETERS]
    if unknown:
        raise ValueError(f"prepare: unknown parameters {unknown}, known are {list(PARAMETERS)}")
    given = [params[name] if name in params else PARAMETERS[name] for name in PARAMETERS]
    values = [_numbers("prepare", name, value) for name, value in zip(PARAMETERS, given)]
    return np.stack(np.broadcast_arrays(*values), axis=-1)"""


@dataclass(frozen=True)
class PythonFunction:
    """A public function, and the private one with its formulas."""

    public: tuple[str, ...]
    formulas: tuple[str, ...]


@dataclass(frozen=True)
class PythonPage:
    """The lines of a module, in the order of the file; parts that a module does not need are empty."""

    head: tuple[str, ...]
    constants: tuple[str, ...]
    functions: tuple[PythonFunction, ...]
    helpers: tuple[tuple[str, ...], ...]
    defaults: tuple[str, ...]
    states: tuple[str, ...]
    expected: tuple[str, ...]


def render(library: Library) -> dict[str, str]:
    """The module's file name and text."""
    return {f"{library.name}.py": lay_out("python.py.j2", make_page(library))}


def make_page(library: Library) -> PythonPage:
    """Spell everything."""
    bodies = {function.name: make_body(function.program) for function in library.functions}
    functions = [_function(library, function, bodies[function.name]) for function in library.functions]
    helpers, defaults = [], []
    if library.prepare is not None:
        body = bodies["prepare"] = make_body(library.prepare)
        functions.insert(0, PythonFunction(tuple(_prepare(body)), tuple(_formulas("prepare", body))))
        helpers.append(_IN_ORDER)
        defaults = ["", "", "_PREPARED = prepare(PARAMETERS)"]
    if any("sign" in body.functions for body in bodies.values()):
        helpers.append(_SIGN)
    return PythonPage(
        tuple(_head(library)),
        tuple(_constants(library)),
        tuple(functions),
        tuple(tuple(helper.splitlines()) for helper in helpers),
        tuple(defaults),
        tuple(_states(library)),
        tuple(line for function in library.functions for line in _expected(library, function, bodies[function.name])),
    )


def _head(library: Library) -> list[str]:
    again = (
        "Every function takes array-likes whose last axis is the joint (or parameter), with any axes",
        "before it for a batch of states; those broadcast and lead every result. Units are SI, angles rad.",
        f"Self-test: python {library.name}.py",
    )
    first, *rest = head(library, again, 2.0**-52)
    return [f'"""{first}', *rest, '"""']


def _constants(library: Library) -> list[str]:
    limits = [
        "None" if joint.limits is None else f"({number(joint.limits[0])}, {number(joint.limits[1])})"
        for joint in library.joints
    ]
    parameters = [f"{quoted(name)}: {number(default)}" for name, default in library.parameters]
    operations = [
        f"{_FOUR}{quoted(function.name)}: {{{', '.join(f'{quoted(kind)}: {count}' for kind, count in costs)}}},"
        for function in library.functions
        for costs in (function.operations.as_dict().items(),)
    ]
    return [
        f"NAME = {quoted(library.title)}",
        f"N = {len(library.joints)}",
        *tuple_lines("JOINTS = (", [quoted(joint.name) for joint in library.joints]),
        *tuple_lines("LIMITS = (", limits),
        *tuple_lines("TOOLS = (", [quoted(tool) for tool in library.tools]),
        *bracketed("PARAMETERS: dict[str, float] = {", parameters, "}"),
        "OPERATIONS = {",
        *operations,
        "}",
        f"SOURCE_SHA256 = {quoted(library.source_sha256)}",
    ]


def _function(library: Library, function: Function, body: Body) -> PythonFunction:
    count = len(function.arguments)
    arrays, prepared = body.arguments[:count], body.arguments[count:]
    signature = [f"{argument.name}: ArrayLike" for argument in arrays]
    described = [
        f"{argument.name}: {meaning(name, library)}, shape (..., {argument.size})."
        for name, argument in zip(function.arguments, arrays, strict=True)
    ]
    passed = [f'("{argument.name}", {argument.name}, {argument.size})' for argument in arrays]
    for argument in prepared:
        signature.append("prepared: ArrayLike | None = None")
        described.append(f"prepared: what `prepare` gave, shape (..., {argument.size}); None means the defaults.")
        passed.append(f'("prepared", _PREPARED if prepared is None else prepared, {argument.size})')
    lines = [
        *bracketed(f"def {function.name}(", signature, f") -> {_annotation(body.results)}:"),
        *_docstring(one_line(function.summary), described, body.results, f"Operations: {cost(function.operations)}."),
        *_call(function.name, passed, body.results),
    ]
    return PythonFunction(tuple(lines), tuple(_formulas(function.name, body)))


def _prepare(body: Body) -> list[str]:
    argument = body.arguments[0]
    described = [
        "params: parameters by name, where those not named keep their defaults; or all of them in the order of "
        f"PARAMETERS, shape (..., {argument.size})."
    ]
    summary = "What depends on the run-time parameters only: compute it once and pass it as `prepared`."
    return [
        "def prepare(params: dict[str, float] | ArrayLike) -> Array:",
        *_docstring(summary, described, body.results, ""),
        *_call("prepare", [f'("params", _in_order(params), {argument.size})'], body.results),
    ]


def _annotation(results: tuple[Result, ...]) -> str:
    kinds = ["Array" if result.shape else "float | Array" for result in results]
    return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"


def _docstring(summary: str, arguments: list[str], results: tuple[Result, ...], closing: str) -> list[str]:
    shown = [
        f"{result.name}, shape (..., {', '.join(map(str, result.shape))})"
        if result.shape
        else f"{result.name}, a float for one state, shape (...) for a batch"
        for result in results
    ]
    return [
        *wrapped(f'"""{summary}', _FOUR, _FOUR),
        "",
        f"{_FOUR}Args:",
        *(line for text in arguments for line in wrapped(text, _EIGHT, _TWELVE)),
        "",
        f"{_FOUR}Returns:",
        *wrapped(f"{'; '.join(shown)}.", _EIGHT, _EIGHT),
        *(["", f"{_FOUR}{closing}"] if closing else []),
        f'{_FOUR}"""',
    ]


def _call(name: str, passed: list[str], results: tuple[Result, ...]) -> list[str]:
    shapes = [_shape(result.shape) for result in results]
    line = f'{_FOUR}return _evaluate("{name}", _{name}, [{", ".join(passed)}], [{", ".join(shapes)}])'
    if len(line) <= LINE:
        return [line]
    return [
        f"{_FOUR}return _evaluate(",
        f'{_EIGHT}"{name}",',
        f"{_EIGHT}_{name},",
        f"{_EIGHT}[",
        *(f"{_TWELVE}{item}," for item in passed),
        f"{_EIGHT}],",
        f"{_EIGHT}[{', '.join(shapes)}],",
        f"{_FOUR})",
    ]


def _shape(shape: tuple[int, ...]) -> str:
    return f"({shape[0]},)" if len(shape) == 1 else f"({', '.join(map(str, shape))})"


def _formulas(name: str, body: Body) -> list[str]:
    """The private function: entries in, lists of entries out."""
    lines = [f"def _{name}({', '.join(['m', *(argument.name for argument in body.arguments)])}):"]
    called = [function for function in body.functions if function != "sign"]
    if called:
        lines.append(f"{_FOUR}{', '.join(called)} = {', '.join(f'm.{function}' for function in called)}")
    for argument in body.arguments:
        lines += _unpacked(argument)
    for block in body.blocks:
        lines += ["", *([f"{_FOUR}# {one_line(block.heading)}"] if block.heading else [])]
        lines += [f"{_FOUR}{line.name} = {body.spell(line.term, _SPELLING)}" for line in block.statements]
    lines += [""] if len(lines) > 1 else []
    for result in body.results:
        lines += _result(body, result)
    names = [result.name for result in body.results]
    return [*lines, f"{_FOUR}return [{', '.join(names)}]"]


def _unpacked(argument: Argument) -> list[str]:
    """Entries under names of their own; `_` for those that the function does not depend on."""
    if not argument.used:
        return []
    if 2 * len(argument.used) < argument.size:
        return [f"{_FOUR}{name} = {argument.name}[{index}]" for index, name in argument.used]
    used = dict(argument.used)
    targets = [used.get(index, "_") for index in range(argument.size)]
    line = f"{_FOUR}{', '.join(targets)} = {argument.name}"
    if len(targets) > 1 and len(line) <= LINE:
        return [line]
    return tuple_lines("(", targets, f") = {argument.name}", _FOUR)


def _result(body: Body, result: Result) -> list[str]:
    """A list of the entries, a line for each row."""
    entries = [body.spell(entry, _SPELLING) for entry in result.entries]
    if len(result.shape) < 2:
        return bracketed(f"{result.name} = [", entries, "]", _FOUR)
    width = result.shape[-1]
    rows = [entries[start : start + width] for start in range(0, len(entries), width)]
    return [f"{_FOUR}{result.name} = [", *matrix(rows, _EIGHT), f"{_FOUR}]"]


def _states(library: Library) -> list[str]:
    """The states of the self-test, as entries of a list."""
    lines = []
    for sample in library.samples:
        lines.append(f"{_EIGHT}{{")
        for name in arguments_of(library.functions):
            if name in sample.arguments:
                lines += bracketed(f'"{name}": [', [number(value) for value in sample.arguments[name]], "],", _TWELVE)
        if library.prepare is not None:
            lines += _prepared_at(library, sample)
        lines.append(f"{_EIGHT}}},")
    return lines


def _prepared_at(library: Library, sample: Sample) -> list[str]:
    """Parameters by name, so that names are tested too; the defaults as the module has them."""
    if "params" not in sample.arguments:
        return [f'{_TWELVE}"prepared": prepare(PARAMETERS),']
    names = [name for name, _ in library.parameters]
    given = [f"{quoted(n)}: {number(value)}" for n, value in zip(names, sample.arguments["params"], strict=True)]
    return bracketed('"prepared": prepare({', given, "}),", _TWELVE)


def _expected(library: Library, function: Function, body: Body) -> list[str]:
    """What a function gives at the states: an entry of a list."""
    rows = rows_of(library, function)
    if not rows:
        return []
    arguments = [*function.arguments, *("prepared" for _ in body.arguments[len(function.arguments) :])]
    names = ", ".join(f'"{name}"' for name in arguments)
    return [
        f"{_EIGHT}({function.name}, [{names}], [",
        *(line for row in rows for line in _row(row)),
        f"{_EIGHT}]),",
    ]


def _row(row: Row) -> list[str]:
    return [f"{_TWELVE}({row.state}, [", *(line for item in row.outputs for line in _output(item)), f"{_TWELVE}]),"]


def _output(item: Expected) -> list[str]:
    indent = _TWELVE + _FOUR
    tolerance = numerals.double(item.tolerance)
    return bracketed(f"({tolerance}, [", [numerals.double(value) for value in item.values], "]),", indent)
