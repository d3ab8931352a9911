"""Generated C, compiled on the spot and called from Python. The header says what there is to call."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from symdyn.faults import Fault, InputError, Place

WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Werror")
_PROTOTYPE = re.compile(r"^void\s+(\w+)\(([^;{]*?)\);", re.M | re.S)
_ARRAY = re.compile(r"(const\s+)?(double|float)\s+(\w+)\[(\d+)\]")


@dataclass(frozen=True)
class Parameter:
    """An array argument of a C function."""

    name: str
    size: int
    is_input: bool


class NativeLibrary:
    """The functions of a compiled C file; each takes flat arrays and returns one flat array per output."""

    def __init__(self, source: Path, compiler: str | None = None, flags: Sequence[str] = ("-O1",)) -> None:
        header = source.with_suffix(".h").read_text(encoding="utf-8")
        self._folder = TemporaryDirectory(prefix="symdyn-")
        shared = Path(self._folder.name) / "generated.so"
        compile_c([source], shared, compiler, ["-shared", "-fPIC", *WARNINGS, *flags])
        self._library = ctypes.CDLL(str(shared))
        self.functions: dict[str, list[Parameter]] = {}
        self.dtype: Any = np.float64
        for name, arguments in _PROTOTYPE.findall(header):
            arrays = _ARRAY.findall(arguments)
            if len(arrays) == arguments.count(",") + 1:  # not the batch variants, whose arrays have no size
                self.functions[name] = [Parameter(a[2], int(a[3]), bool(a[0])) for a in arrays]
                self.dtype = np.float32 if arrays[0][1] == "float" else np.float64

    def call(self, name: str, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        """Call a function with its inputs in order; the outputs in order."""
        parameters = self.functions[name]
        given = iter(inputs)
        arrays = []
        for parameter in parameters:
            data = (
                np.ascontiguousarray(next(given), self.dtype)
                if parameter.is_input
                else np.zeros(parameter.size, self.dtype)
            )
            arrays.append(data)
        getattr(self._library, name)(*(array.ctypes.data_as(ctypes.c_void_p) for array in arrays))
        return [array for array, parameter in zip(arrays, parameters, strict=True) if not parameter.is_input]


def compile_c(sources: Sequence[Path], target: Path, compiler: str | None, flags: Sequence[str]) -> None:
    """Compile with the system's C compiler.

    Raises:
        InputError: without a compiler, or with what it says.
    """
    program = compiler or os.environ.get("CC") or "cc"
    if shutil.which(program) is None:
        raise InputError([Fault(Place(program), "", "no C compiler of that name is found", "install gcc or set CC")])
    command = [program, *flags, "-o", str(target), *(str(source) for source in sources), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        first = (done.stderr.strip().splitlines() or ["no message"])[0]
        raise InputError([Fault(Place(str(sources[0])), "", f"does not compile: {first}", "generate it again")])
