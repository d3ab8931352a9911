"""Generated Python as a module, from its file or from its text."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import numpy as np

from symdyn.core import Array
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text


def load_python(file: Path) -> ModuleType:
    """Import a generated module from its path.

    Raises:
        InputError: when it cannot be read or imported, or is none of ours.
    """
    return import_text(read_text(file, LARGEST_GENERATED, "give the path of a generated .py file"), str(file))


def import_text(text: str, file: str) -> ModuleType:
    """The module that a text makes; `file` is its name in messages and tracebacks.

    Raises:
        InputError: when it cannot be imported, or is none of ours.
    """
    module = ModuleType(f"symdyn_generated_{Path(file).stem}")
    module.__file__ = file
    try:
        exec(compile(text, file, "exec"), module.__dict__)  # as importing does
        for constant in ("JOINTS", "OPERATIONS", "PARAMETERS", "SOURCE_SHA256"):
            getattr(module, constant)  # a file that is none of ours lacks it
    except (Exception, SystemExit) as problem:  # whatever a damaged file does
        rule = f"cannot be imported: {problem}"
        raise InputError([Fault(Place(file), "", rule, "generate it again")]) from None
    return module


class LoadedPython:
    """A generated Python module."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self.names = frozenset(module.OPERATIONS)
        self.eps = float(np.finfo(np.float64).eps)
        self.parameters = tuple(module.PARAMETERS.values())
        self.source_sha256 = str(module.SOURCE_SHA256)

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
