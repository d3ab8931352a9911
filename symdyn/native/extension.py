"""The C source of an extension module, made from the manifest alone: one page of finished fields."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from symdyn.emit.c.common import SINGLE
from symdyn.emit.c.manifest import Manifest
from symdyn.emit.head import made_by
from symdyn.emit.interface import ArgumentInfo, FunctionInfo, Interface
from symdyn.emit.layout import lay_out
from symdyn.emit.python.public import PublicFunction, constants, public_function, public_prepare
from symdyn.emit.text import comment, one_line, quoted, wrapped
from symdyn.version import __version__

_OUT = "out: where the result goes, which is returned then; of several results a tuple of arrays."
_AXES = 3  # that a result has at most, behind those of the batch


@dataclass(frozen=True)
class ExtensionFunction:
    """A function in C.

    Attributes:
        one, many: the call of the generated function with its arrays `a[0], a[1], …`, at one state and at `count`.
        arrays: a line for each argument and result.
        facts: what else its table says.
        documentation: signature and docstring, as a C string.
    """

    name: str
    one: str
    many: str
    arrays: tuple[str, ...]
    facts: str
    documentation: str


@dataclass(frozen=True)
class ExtensionPage:
    """The fields of the C source.

    Attributes:
        head: what it says of itself.
        name, module: of the generated file, and of the module.
        real, type, types: the number type, what NumPy calls it, and that as often as a function has arrays.
        arguments, results, numbers: the most that a function has; numbers of all arguments of one.
        stamp, generation: the symbol that tells a library of ours from others, and its value.
        prepared: how many numbers `prepare` gives, one where there is none.
        defaults: lines that fill them.
        documentation, text: of the module; its Python text; both as C strings.
    """

    head: str
    name: str
    module: str
    real: str
    type: str
    types: str
    arguments: int
    results: int
    numbers: int
    stamp: str
    generation: str
    prepared: int
    defaults: tuple[str, ...]
    functions: tuple[ExtensionFunction, ...]
    documentation: str
    text: str


@dataclass(frozen=True)
class StartPage:
    """The fields of the Python text that the module runs when it is imported."""

    constants: str
    signatures: str
    dtype: str
    helpers: tuple[str, ...]


def module_name(manifest: Manifest) -> str:
    """Not the robot's bare name, which is that of the generated Python module."""
    return f"{manifest.interface.name}_native"


def stamp_of(manifest: Manifest) -> str:
    """The symbol that tells a library of ours from others."""
    return f"{manifest.interface.name}_generation"


def dtype_name(manifest: Manifest) -> str:
    """NumPy's type for the numbers of a file."""
    return "float32" if manifest.real is SINGLE else "float64"


def extension_source(manifest: Manifest) -> str:
    """The C source of the extension module."""
    return lay_out("native/extension.c.j2", make_page(manifest))


def make_page(manifest: Manifest) -> ExtensionPage:
    """Spell everything."""
    it, real = manifest.interface, manifest.real
    functions = all_functions(it)
    kind = "NPY_FLOAT" if real is SINGLE else "NPY_DOUBLE"
    arguments = max(len(function.arguments) for function in functions)
    results = max(len(function.outputs) for function in functions)
    start = StartPage(constants(it), "\n".join(_signatures(functions)), dtype_name(manifest), tuple(_helpers(it)))
    return ExtensionPage(
        head=comment(about(manifest)),
        name=it.name,
        module=module_name(manifest),
        real=real.name,
        type=kind,
        types=", ".join([kind] * (arguments + results)),
        arguments=arguments,
        results=results,
        numbers=max(sum(given.size for given in function.arguments) for function in functions),
        stamp=stamp_of(manifest),
        generation=f"{it.name.upper()}_GENERATION",
        prepared=1 if it.prepare is None else math.prod(it.prepare.outputs[0].shape),
        defaults=tuple(_defaults(manifest)),
        functions=tuple(_function(it, function) for function in functions),
        documentation=_c_string("\n".join(_told(manifest))),
        text=_c_string(lay_out("native/start.py.j2", start)),
    )


def all_functions(interface: Interface) -> list[FunctionInfo]:
    """`prepare`, where there is one, and the others."""
    return [*([] if interface.prepare is None else [interface.prepare]), *interface.functions]


def public_of(interface: Interface, function: FunctionInfo) -> PublicFunction:
    """As the generated Python module shows it."""
    return public_prepare(function) if function is interface.prepare else public_function(function)


def label_of(interface: Interface, function: FunctionInfo, given: ArgumentInfo) -> str:
    """What Python calls an argument."""
    if function is interface.prepare:
        return "params"
    return "prepared" if given.shared else given.name


def about(manifest: Manifest) -> list[str]:
    """The head of files that go with the module, by which they are known as ours."""
    it = manifest.interface
    return [
        f"{one_line(it.title)}: robot dynamics in closed form, a Python module over {it.name}.c.",
        "",
        *made_by(it.version, it.source, it.source_sha256),
        f"Wrapped by symdyn build, symdyn {__version__}.",
        "",
        *wrapped("This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it."),
    ]


def _told(manifest: Manifest) -> list[str]:
    """The docstring of the module."""
    it = manifest.interface
    return [
        *about(manifest)[:-2],
        "",
        *wrapped(
            f"Same functions as in {it.name}.py, compiled. Every function takes array-likes whose last axis is the joint (or "
            "parameter), with any axes before it for a batch of states; those broadcast and lead every result. Large batches "
            "are shared out among threads, see set_threads. Units are SI, angles rad."
        ),
    ]


def _function(interface: Interface, function: FunctionInfo) -> ExtensionFunction:
    inputs, outputs = len(function.arguments), len(function.outputs)
    called, arrays = f"{interface.name}_{function.name}", [f"a[{i}]" for i in range(inputs + outputs)]
    prepared = next((i for i, given in enumerate(function.arguments) if given.shared), -1)
    by_name = function is interface.prepare
    sizes = [(label_of(interface, function, given), given.shape) for given in function.arguments]
    sizes += [(output.name, output.shape) for output in function.outputs]
    work = sum(function.operations.values()) + sum(math.prod(shape) for _, shape in sizes)
    facts = [f'"{function.name}"', f'"{_signature(function)}"', inputs, outputs, prepared, int(by_name), f"{work}.0"]
    if by_name:
        steps = [f"a[{i}] + row*{size}" for i, size in enumerate([function.arguments[0].size, math.prod(sizes[-1][1])])]
        many = f"for (size_t row = 0; row < count; ++row) {{ {called}({', '.join(steps)}); }}"
    else:
        many = f"{called}_batch({', '.join(['count', *arrays])});"
    return ExtensionFunction(
        name=function.name,
        one=f"{called}({', '.join(arrays)});",
        many=many,
        arrays=tuple(_array(label, shape) for label, shape in sizes),
        facts=", ".join(map(str, facts)),
        documentation=_c_string(_documentation(interface, function)),
    )


def _array(label: str, shape: tuple[int, ...]) -> str:
    padded = ", ".join(map(str, (*shape, *[1] * (_AXES - len(shape)))))
    shown = f"(..., {', '.join(map(str, shape))})"
    return f'{{"{label}", "{shown}", {len(shape)}, {{{padded}}}, {math.prod(shape)}}},'


def _signature(function: FunctionInfo) -> str:
    """Axes behind those of the batch, as NumPy's gufuncs and `dask.array.apply_gufunc` are told of them."""
    given = [_axes(argument.shape) for argument in function.arguments]
    return f"{','.join(given)}->{','.join(_axes(output.shape) for output in function.outputs)}"


def _axes(shape: tuple[int, ...]) -> str:
    return f"({','.join(map(str, shape))})"


def _signatures(functions: list[FunctionInfo]) -> list[str]:
    entries = [f"    {quoted(function.name)}: {quoted(_signature(function))}," for function in functions]
    return ["SIGNATURES = {", *entries, "}"]


def _defaults(manifest: Manifest) -> Iterator[str]:
    it = manifest.interface
    if it.prepare is None:
        return
    yield f"{manifest.real.name} p[{len(it.parameters)}];"
    yield f"{it.name}_default_parameters(p);"
    yield f"{it.name}_prepare(p, defaults);"


def _helpers(interface: Interface) -> Iterator[str]:
    if interface.prepare is not None:
        yield "python/in_order.py.j2"


def _documentation(interface: Interface, function: FunctionInfo) -> str:
    """The signature, which Python cuts off for `inspect`, and the docstring of the Python module with `out`."""
    shown = public_of(interface, function)
    names = [f"{label_of(interface, function, given)}{'=None' if given.shared else ''}" for given in function.arguments]
    out = "\n".join(wrapped(_OUT, " " * 8, " " * 12))
    lines = [
        f"{function.name}({', '.join(['$module', *names, '*', 'out=None'])})",
        "--",
        "",
        shown.summary,
        "",
        "    Args:",
        shown.arguments,
        out,
        "",
        "    Returns:",
        shown.returns,
        *(line for closing in shown.closing for line in ("", f"    {closing}")),
        "    ",
    ]
    return "\n".join(lines)


def _c_string(text: str) -> str:
    """A text as literals of C, one for each line; bytes beyond ASCII by number, three digits, so that none runs on."""
    return "\n".join(f'    "{_escaped(line)}"' for line in text.splitlines(keepends=True))


def _escaped(line: str) -> str:
    plain = {"\n": "\\n", '"': '\\"', "\\": "\\\\", "?": "\\?"}
    return "".join(
        plain.get(letter) or (letter if " " <= letter <= "~" else "".join(f"\\{byte:03o}" for byte in letter.encode()))
        for letter in line
    )
