"""The public side of a Python module: constants, signatures, docstrings. The generated module and the one of a compiled
library have it in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.emit.head import cost
from symdyn.emit.interface import ArgumentInfo, FunctionInfo, Interface, OutputInfo
from symdyn.emit.text import LINE, bracketed, number, one_line, quoted, tuple_lines, wrapped

FOUR, EIGHT, TWELVE = " " * 4, " " * 8, " " * 12


@dataclass(frozen=True)
class PublicFunction:
    """A function that users call: the fields of its template."""

    name: str
    signature: str
    summary: str
    arguments: str
    returns: str
    closing: tuple[str, ...]
    call: str


def constants(interface: Interface) -> str:
    """What a module says of its robot."""
    limits = [
        "None" if joint.limits is None else f"({number(joint.limits[0])}, {number(joint.limits[1])})"
        for joint in interface.joints
    ]
    parameters = [f"{quoted(name)}: {number(default)}" for name, default in interface.parameters]
    operations = [
        f"{FOUR}{quoted(function.name)}: {{{', '.join(f'{quoted(kind)}: {count}' for kind, count in costs)}}},"
        for function in interface.functions
        for costs in (function.operations.items(),)
    ]
    lines = [
        f"NAME = {quoted(interface.title)}",
        f"N = {interface.joints.nv}",
        f"NQ = {interface.joints.nq}",
        f"NV = {interface.joints.nv}",
        *tuple_lines("JOINTS = (", [quoted(joint.name) for joint in interface.joints]),
        *_places(interface),
        *tuple_lines("LIMITS = (", limits),
        *tuple_lines("TOOLS = (", [quoted(tool) for tool in interface.tools]),
        *bracketed("PARAMETERS: dict[str, float] = {", parameters, "}"),
        *_regressor(interface),
        "OPERATIONS = {",
        *operations,
        "}",
        f"SOURCE_SHA256 = {quoted(interface.source_sha256)}",
    ]
    return "\n".join(lines)


def _places(interface: Interface) -> list[str]:
    """The first place of each joint in q and in qd, where those are not the joint's number."""
    if interface.joints.single:
        return []
    starts = interface.joints.starts
    return [
        line
        for name, which in (("Q_START", 0), ("V_START", 1))
        for line in tuple_lines(f"{name} = (", [str(start[which]) for start in starts])
    ]


def _regressor(interface: Interface) -> list[str]:
    """The columns of regressors, in modules that have any."""
    lines = []
    if interface.regressor:
        numbers = [f"{quoted(name)}: {number(value)}" for name, value in interface.regressor]
        lines += bracketed("REGRESSOR: dict[str, float] = {", numbers, "}")
    if interface.base_parameters:
        spelt = [line for name, text in interface.base_parameters for line in _entry(name, text)]
        lines += ["BASE_PARAMETERS: dict[str, str] = {", *spelt, "}"]
    return lines


def _entry(name: str, text: str) -> list[str]:
    """A text by its name, on several lines if it is long."""
    line = f"{FOUR}{quoted(name)}: {quoted(text)},"
    if len(line) <= LINE:
        return [line]
    parts = wrapped(text, "", "", LINE - 11)
    spaced = [f"{part} " for part in parts[:-1]] + parts[-1:]
    return [f"{FOUR}{quoted(name)}: (", *(f"{EIGHT}{quoted(part)}" for part in spaced), f"{FOUR}),"]


def public_function(function: FunctionInfo) -> PublicFunction:
    """A function for states, whose formulas stand in the module as `_name`."""
    signature, described, passed = [], [], []
    for given in function.arguments:
        if given.shared:
            signature.append("prepared: ArrayLike | None = None")
            described.append(f"prepared: what `prepare` gave, shape (..., {given.size}); None means the defaults.")
            passed.append(f'("prepared", _PREPARED if prepared is None else prepared, {given.size})')
        else:
            signature.append(f"{given.name}: ArrayLike")
            shape = ", ".join(map(str, given.shape))
            described.append(f"{given.name}: {one_line(given.meaning)}, shape (..., {shape}).")
            passed.append(f'("{given.name}", {_vector(function, given)}, {given.size})')
    kinds = ["Array" if output.shape else "float | Array" for output in function.outputs]
    returned = kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"
    return PublicFunction(
        function.name,
        "\n".join(bracketed(f"def {function.name}(", signature, f") -> {returned}:")),
        _summary(function.summary),
        _described(described),
        _returns(function.outputs),
        (f"Operations: {cost(function.operations)}.",),
        _call(function, passed),
    )


def _vector(function: FunctionInfo, given: ArgumentInfo) -> str:
    """An argument as formulas take it, a matrix row by row."""
    if not given.has_rows:
        return given.name
    return f'_row_by_row("{function.name}", "{given.name}", {given.name}, {given.shape[0]})'


def public_prepare(function: FunctionInfo) -> PublicFunction:
    """`prepare`, which takes parameters by name too."""
    (given,) = function.arguments
    described = (
        "params: parameters by name, where those not named keep their defaults; or all of them in the order of "
        f"PARAMETERS, shape (..., {given.size})."
    )
    return PublicFunction(
        "prepare",
        "def prepare(params: dict[str, float] | ArrayLike) -> Array:",
        _summary(function.summary),
        _described([described]),
        _returns(function.outputs),
        (),
        _call(function, [f'("params", _in_order(params), {given.size})']),
    )


def _summary(text: str) -> str:
    """The first line of a docstring, broken where it is too long, without its marks."""
    opening = '"""'
    return "\n".join(wrapped(f"{opening}{one_line(text)}", FOUR, FOUR)).removeprefix(f"{FOUR}{opening}")


def _described(texts: Sequence[str]) -> str:
    return "\n".join(line for text in texts for line in wrapped(text, EIGHT, TWELVE))


def _returns(outputs: Sequence[OutputInfo]) -> str:
    shown = [
        f"{output.name}, shape (..., {', '.join(map(str, output.shape))})"
        if output.shape
        else f"{output.name}, a float for one state, shape (...) for a batch"
        for output in outputs
    ]
    return "\n".join(wrapped(f"{'; '.join(shown)}.", EIGHT, EIGHT))


def _call(function: FunctionInfo, passed: Sequence[str]) -> str:
    opening = [f'"{function.name}"', f"_{function.name}"]
    shapes = ", ".join(_shape(output.shape) for output in function.outputs)
    line = f"{FOUR}return _evaluate({', '.join(opening)}, [{', '.join(passed)}], [{shapes}])"
    if len(line) <= LINE:
        return line
    lines = [
        f"{FOUR}return _evaluate(",
        *(f"{EIGHT}{word}," for word in opening),
        f"{EIGHT}[",
        *(f"{TWELVE}{item}," for item in passed),
        f"{EIGHT}],",
        f"{EIGHT}[{shapes}],",
        f"{FOUR})",
    ]
    return "\n".join(lines)


def _shape(shape: tuple[int, ...]) -> str:
    return f"({shape[0]},)" if len(shape) == 1 else f"({', '.join(map(str, shape))})"
