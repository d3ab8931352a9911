"""`Interface`: what a caller must know of the generated functions, in no language; constants, signatures, docs and the manifest
are all made from it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from symdyn.emit.body import FunctionBody
from symdyn.emit.sheet import Sheet
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Argument
from symdyn.symbolic.library import Function, Joints, Library

_PREPARE = "What depends on the run-time parameters only: compute it once and pass it as `prepared`."


@dataclass(frozen=True)
class ArgumentInfo:
    """An array that a function reads.

    Attributes:
        name: as every language has it; what `prepare` gave is `k`.
        shape: a vector's, or that of rows of vectors.
        meaning: what it is, with its unit.
        shared: what `prepare` gave: one for all states of a batch.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    shared: bool

    @property
    def size(self) -> int:
        """Its entries."""
        return math.prod(self.shape)

    @property
    def has_rows(self) -> bool:
        """Whether it is a matrix, which functions take row by row."""
        return len(self.shape) > 1


@dataclass(frozen=True)
class OutputInfo:
    """A result; the shape of a plain number is empty."""

    name: str
    shape: tuple[int, ...]


@dataclass(frozen=True)
class FunctionInfo:
    """A function: its name and that of its quantity, what it does, takes, gives and costs."""

    name: str
    quantity: str
    summary: str
    arguments: tuple[ArgumentInfo, ...]
    outputs: tuple[OutputInfo, ...]
    operations: Mapping[str, int]

    @property
    def takes_rows(self) -> bool:
        """Whether an argument is a matrix."""
        return any(argument.has_rows for argument in self.arguments)


@dataclass(frozen=True)
class Interface:
    """The functions of one robot, and what the files say of it.

    Attributes are those of `Library`; `prepare` is None without run-time parameters.
    """

    name: str
    title: str
    joints: Joints
    tools: tuple[str, ...]
    parameters: tuple[tuple[str, float], ...]
    prepare: FunctionInfo | None
    functions: tuple[FunctionInfo, ...]
    source: str
    source_sha256: str
    command: str
    version: str
    regressor: tuple[tuple[str, float], ...] = ()
    base_parameters: tuple[tuple[str, str], ...] = ()


def interface_of(sheet: Sheet) -> Interface:
    """What the functions of a sheet look like from outside."""
    library = sheet.library
    return Interface(
        name=library.name,
        title=library.title,
        joints=library.joints,
        tools=library.tools,
        parameters=library.parameters,
        prepare=None if sheet.prepare is None else _prepare(sheet.prepare),
        functions=tuple(_function(library, function, body) for function, body in sheet.functions),
        source=library.source,
        source_sha256=library.source_sha256,
        command=library.command,
        version=library.version,
        regressor=library.regressor,
        base_parameters=library.base_parameters,
    )


def _function(library: Library, function: Function, body: FunctionBody) -> FunctionInfo:
    count = len(function.arguments)
    units = library.joints.units
    given = [
        ArgumentInfo(argument.name, _shape(ARGUMENTS[key], argument.size), ARGUMENTS[key].told(units), False)
        for key, argument in zip(function.arguments, body.arguments[:count], strict=True)
    ]
    prepared = [ArgumentInfo(it.name, (it.size,), "what prepare gave", True) for it in body.arguments[count:]]
    return FunctionInfo(
        function.name,
        function.quantity,
        function.summary,
        (*given, *prepared),
        _outputs(body),
        function.operations.as_dict(),
    )


def _shape(argument: Argument, size: int) -> tuple[int, ...]:
    """A vector's, or that of rows of six."""
    return (size,) if len(argument.axes) == 1 else (size // 6, 6)


def _prepare(body: FunctionBody) -> FunctionInfo:
    (given,) = body.arguments
    argument = ArgumentInfo(given.name, (given.size,), "run-time parameters", False)
    return FunctionInfo("prepare", "prepare", _PREPARE, (argument,), _outputs(body), {})


def _outputs(body: FunctionBody) -> tuple[OutputInfo, ...]:
    return tuple(OutputInfo(result.name, result.shape) for result in body.results)
