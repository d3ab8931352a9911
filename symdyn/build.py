"""`symdyn build`: a generated C file as a shared library, and a Python module that calls it.

The module has the interface of the generated Python module. All that it says comes from the header.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from symdyn.emit.layout import lay_out
from symdyn.emit.text import LINE, bracketed, number, one_line, quoted, tuple_lines, wrapped
from symdyn.execution.native import SHARED, CFunction, Header, Parameter, compile_c, read_header
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.temporaries import new_folder
from symdyn.version import __version__

_FOUR, _EIGHT, _TWELVE = " " * 4, " " * 8, " " * 12
_FLAGS = (*SHARED, "-std=c99", "-O2")
_JOINT = re.compile(r"^ {4}\d+  +(.+?)  +(?:rad|m)\b *(?:\[(\S+), (\S+)\])?$", re.M)
_PARAMETER = re.compile(r"^ {4}(\S+) +=  (\S+)$", re.M)
_TOOLS = re.compile(r"^Tools:\s+(.*?)\.$", re.M | re.S)
_MADE = re.compile(r"^Made by symdyn \S+ from .*?\(SHA-256 ([0-9a-f]{64})\)\.$", re.M | re.S)

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
class NativePage:
    """The lines of a module, in the order of the file; parts that a module does not need are empty."""

    head: tuple[str, ...]
    constants: tuple[str, ...]
    functions: tuple[tuple[str, ...], ...]
    helpers: tuple[tuple[str, ...], ...]
    defaults: tuple[str, ...]
    prefix: str
    dtype: str
    real: str
    library: str
    stamp: str
    generation: str
    missing: str
    stale: str


def build(source: Path, folder: Path | None = None, *, force: bool = False) -> list[Path]:
    """Compile a generated C file; write the library and the module; what was written.

    Args:
        source: the `.c` file, its header beside it.
        folder: for the two files; that of the source by default.
        force: replace files that symdyn did not write.

    Raises:
        InputError: without a compiler, for a file that is not ours or does not compile, for a folder that cannot be
            written; the old files are as they were then.
    """
    header = read_header(source)
    place = source.parent if folder is None else folder
    library = place / f"{_library(header)}{'.dylib' if sys.platform == 'darwin' else '.so'}"
    module = place / f"{header.name}_native.py"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with new_folder(place) as temporary:
            extra, compiled = Path(temporary) / "extra.c", Path(temporary) / library.name
            extra.write_text(_extra_source(header), encoding="utf-8")
            flags = [*_FLAGS, "-I", str(source.parent), *shlex.split(os.environ.get("CFLAGS", ""))]
            compile_c([source, extra], compiled, None, flags)
            contents: dict[Path, str | bytes] = {
                module: lay_out("native.py.j2", make_page(header)),
                library: compiled.read_bytes(),
            }
            write_all(contents, force=force, stamp=_stamp(header).encode())
    except OSError as problem:
        rule = f"cannot be written: {(problem.strerror or str(problem)).lower()}"
        raise InputError([Fault(Place(str(place)), "", rule, "choose another place or make room")]) from None
    return [library, module]


def _library(header: Header) -> str:
    """Not the robot's bare name: Python would take a library of that name for a module."""
    return f"lib{header.name}"


def _stamp(header: Header) -> str:
    """The symbol that tells a library of ours from others, and its generation."""
    return f"{header.name}_generation"


def _extra_source(header: Header) -> str:
    """What the library has besides the generated source: a stamp, and `prepare` for many rows."""
    name = header.name
    lines = [
        f'#include "{name}.h"',
        f"extern const unsigned int {_stamp(header)};",
        f"const unsigned int {_stamp(header)} = {name.upper()}_GENERATION;",
    ]
    prepare = header.function("prepare")
    if prepare is not None and not prepare.batched:
        (given,), (made,) = prepare.inputs, prepare.outputs
        prototype = f"void {prepare.name}_batch(size_t count, const {header.real} *p, {header.real} *k)"
        step = f"{prepare.name}(p + {given.size}*row, k + {made.size}*row);"
        lines += [f"{prototype};", prototype, "{", f"    for (size_t row = 0; row < count; ++row) {step}", "}"]
    return "\n".join(lines) + "\n"


def make_page(header: Header) -> NativePage:
    """Spell everything."""
    name, library = header.name, _library(header)
    functions = [_function(header, function) for function in header.quantities]
    prepare = header.function("prepare")
    if prepare is not None:
        functions.insert(0, _prepare(prepare))
    single = header.real == "float"
    return NativePage(
        head=tuple(_head(header)),
        constants=tuple(_constants(header)),
        functions=tuple(tuple(function) for function in functions),
        helpers=() if prepare is None else (tuple(_IN_ORDER.splitlines()),),
        defaults=() if prepare is None else ("", "", "_PREPARED = prepare(PARAMETERS)"),
        prefix=f"{name}_",
        dtype="float32" if single else "float64",
        real="c_float" if single else "c_double",
        library=library,
        stamp=_stamp(header),
        generation=header.generation,
        missing=f"{library} beside this file is missing or damaged: run symdyn build {name}.c",
        stale=f"{library} beside this file is of another generation: run symdyn build {name}.c",
    )


def _head(header: Header) -> list[str]:
    title, _, rest = header.head.partition(": robot dynamics in closed form.")
    made = _MADE.search(rest)
    lines = [
        f"{one_line(title)}: robot dynamics in closed form, compiled.",
        "",
        *(one_line(line) for line in (made.group(0).splitlines() if made else [])),
        f"Compiled and wrapped by symdyn {__version__} with",
        "",
        f"{_FOUR}symdyn build {header.name}.c",
        "",
        f"Same functions as in {header.name}.py, run by {_library(header)} beside this file. Every function takes",
        "array-likes whose last axis is the joint (or parameter), with any axes before it for a batch of",
        "states; those broadcast and lead every result. Units are SI, angles rad.",
        "",
        "This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.",
    ]
    return [f'"""{lines[0]}', *lines[1:], '"""']


def _constants(header: Header) -> list[str]:
    """What the head of the header lists, as Python."""
    title, _, text = header.head.partition(": robot dynamics in closed form.")
    listed = _section(text, "Joints, in the order of q:")
    joints = _JOINT.findall(listed)
    limits = [f"({number(float(low))}, {number(float(high))})" if low else "None" for _, low, high in joints]
    tools = _TOOLS.search(text)
    names = "".join(tools.group(1).split()).split(",") if tools else []
    parameters = _PARAMETER.findall(_section(text, "Run-time parameters, in order, with their defaults:"))
    made = _MADE.search(text)
    return [
        f"NAME = {quoted(title)}",
        f"N = {len(joints)}",
        *tuple_lines("JOINTS = (", [quoted(joint) for joint, _, _ in joints]),
        *tuple_lines("LIMITS = (", limits),
        *tuple_lines("TOOLS = (", [quoted(tool) for tool in names]),
        *bracketed(
            "PARAMETERS: dict[str, float] = {", [f"{quoted(p)}: {number(float(value))}" for p, value in parameters], "}"
        ),
        "OPERATIONS = {",
        *(f"{_FOUR}{quoted(_bare(header, f))}: {_costs(f)}," for f in header.quantities),
        "}",
        f"SOURCE_SHA256 = {quoted(made.group(1) if made else '')}",
    ]


def _section(text: str, title: str) -> str:
    """The indented lines under a title."""
    found = text.partition(f"{title}\n\n")[2]
    return found.partition("\n\n")[0]


def _costs(function: CFunction) -> str:
    return "{" + ", ".join(f"{quoted(kind)}: {count}" for kind, count in function.operations.items()) + "}"


def _bare(header: Header, function: CFunction) -> str:
    return function.name.removeprefix(f"{header.name}_")


def _function(header: Header, function: CFunction) -> list[str]:
    """A public function: signature, docstring, call."""
    name = _bare(header, function)
    signature, described, passed = [], [], []
    for given in function.inputs:
        if given.shared:
            signature.append("prepared: ArrayLike | None = None")
            described.append(f"prepared: what `prepare` gave, shape (..., {given.size}); None means the defaults.")
            passed.append(f'("prepared", _PREPARED if prepared is None else prepared, {given.size})')
        else:
            signature.append(f"{given.name}: ArrayLike")
            described.append(f"{given.name}: {one_line(given.meaning)}, shape (..., {given.size}).")
            passed.append(f'("{given.name}", {given.name}, {given.size})')
    kinds = ["Array" if result.shape else "float | Array" for result in function.outputs]
    returned = kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"
    cost = ", ".join(f"{count} {kind}" for kind, count in function.operations.items())
    return [
        *bracketed(f"def {name}(", signature, f") -> {returned}:"),
        *_docstring(function.summary, described, function.outputs, f"Operations: {cost}."),
        *_call(name, passed, function.outputs),
    ]


def _prepare(function: CFunction) -> list[str]:
    (given,) = function.inputs
    summary = "What depends on the run-time parameters only: compute it once and pass it as `prepared`."
    described = [
        "params: parameters by name, where those not named keep their defaults; or all of them in the order of "
        f"PARAMETERS, shape (..., {given.size})."
    ]
    return [
        "def prepare(params: dict[str, float] | ArrayLike) -> Array:",
        *_docstring(summary, described, function.outputs, ""),
        *_call("prepare", [f'("params", _in_order(params), {given.size})'], function.outputs),
    ]


def _docstring(summary: str, arguments: Sequence[str], results: Sequence[Parameter], closing: str) -> list[str]:
    shown = [
        f"{result.name}, shape (..., {', '.join(map(str, result.shape))})"
        if result.shape
        else f"{result.name}, a float for one state, shape (...) for a batch"
        for result in results
    ]
    return [
        *wrapped(f'"""{one_line(summary)}', _FOUR, _FOUR),
        "",
        f"{_FOUR}Args:",
        *(line for text in arguments for line in wrapped(text, _EIGHT, _TWELVE)),
        "",
        f"{_FOUR}Returns:",
        *wrapped(f"{'; '.join(shown)}.", _EIGHT, _EIGHT),
        *(["", f"{_FOUR}{closing}"] if closing else []),
        f'{_FOUR}"""',
    ]


def _call(name: str, passed: Sequence[str], results: Sequence[Parameter]) -> list[str]:
    shapes = [f"({result.shape[0]},)" if len(result.shape) == 1 else str(result.shape) for result in results]
    line = f'{_FOUR}return _evaluate("{name}", [{", ".join(passed)}], [{", ".join(shapes)}])'
    if len(line) <= LINE:
        return [line]
    return [
        f"{_FOUR}return _evaluate(",
        f'{_EIGHT}"{name}",',
        *bracketed("[", passed, "],", _EIGHT),
        f"{_EIGHT}[{', '.join(shapes)}],",
        f"{_FOUR})",
    ]
