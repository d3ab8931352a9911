"""Generated code of any language, ready to be called."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Protocol

import numpy as np

from symdyn.core import Array
from symdyn.emit.c_common import index_names
from symdyn.execution.native import NativeLibrary

_OF_PARAMETERS = frozenset({"prepare", "default_parameters"})


class Loaded(Protocol):
    """What judging needs of a generated file.

    Attributes:
        names: its functions, without those that handle parameters.
        eps: of the number type it works in.
        parameters: defaults of the run-time parameters in order; empty without any.
    """

    names: frozenset[str]
    eps: float
    parameters: tuple[float, ...]

    def prepare(self, values: Sequence[float]) -> Array:
        """What the file makes of values of its run-time parameters."""

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        """What the file calls otherwise, or has at another place, than those names in that order; empty if nothing."""

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        """A function at one state; without `prepared` at the parameters' defaults. One array for each output."""

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """A function at many states by its road for batches, one `prepared` for each; outputs stacked over the states."""

    def self_test(self) -> str:
        """What the file's own test prints if it fails; empty if it does not."""


class LoadedPython:
    """A generated Python module."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self.names = frozenset(module.OPERATIONS) - _OF_PARAMETERS
        self.eps = float(np.finfo(np.float64).eps)
        self.parameters = tuple(module.PARAMETERS.values())

    def prepare(self, values: Sequence[float]) -> Array:
        return np.asarray(self._module.prepare(list(values)))

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        if list(self._module.JOINTS) != list(joints):
            return f"JOINTS are {list(self._module.JOINTS)}, not {list(joints)}"
        if list(self._module.PARAMETERS) != list(parameters):
            return f"PARAMETERS are {list(self._module.PARAMETERS)}, not {list(parameters)}"
        return ""

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        given = {} if prepared is None else {"prepared": prepared}
        result = getattr(self._module, name)(*arguments, **given)
        return [np.asarray(part) for part in (result if isinstance(result, tuple) else (result,))]

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        return self.call(name, arguments, None if prepared is None else np.array(prepared))

    def self_test(self) -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            failed = self._module._self_test()
        return printed.getvalue() if failed else ""


class LoadedC:
    """A generated C file, compiled; its self-test is another one."""

    def __init__(self, source: Path, test: Path | None = None) -> None:
        self._native, self._test = (native := NativeLibrary(source)), test
        self._prefix = f"{native.name}_"
        self.names = frozenset(name.removeprefix(self._prefix) for name in native.functions) - _OF_PARAMETERS
        self.eps = float(np.finfo(native.dtype).eps)
        self.parameters: tuple[float, ...] = ()
        if f"{self._prefix}default_parameters" in native.functions:
            self.parameters = tuple(self._run("default_parameters", [])[0].tolist())

    def _run(self, name: str, arguments: Sequence[Array]) -> list[Array]:
        return self._native.call(self._prefix + name, arguments)

    def prepare(self, values: Sequence[float]) -> Array:
        return self._run("prepare", [np.array(values)])[0]

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        return self._native.misplaced(index_names(self._native.name, joints, parameters))

    def _given(self, prepared: Array | None) -> list[Array]:
        """`k`, where the file has parameters."""
        if not self.parameters:
            return []
        return [self.prepare(self.parameters) if prepared is None else prepared]

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        return self._run(name, [*arguments, *self._given(prepared)])

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """Every state as the second of two: `k` is one for a whole batch, and the first shows whether steps are right."""
        rows = []
        for i in range(len(arguments[0])):
            pairs = [np.array([argument[i - 1], argument[i]]) for argument in arguments]
            given = self._given(None if prepared is None else prepared[i])
            made = self._native.call_batch(self._prefix + name, 2, [*pairs, *given])
            rows.append([output[1] for output in made])
        return [np.array(output) for output in zip(*rows, strict=True)]

    def self_test(self) -> str:
        return "" if self._test is None else self._native.run_with(self._test)
