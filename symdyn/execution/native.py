"""Generated C from Python: what its header says there is to call, compiling it, calling it."""

from __future__ import annotations

import ctypes
import math
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text
from symdyn.temporaries import new_folder

WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Werror")
SHARED = ("-shared", "-fPIC")

_DECLARATION = re.compile(r"/\*((?:(?!\*/).)*)\*/\s*((?:void\s+\w+\([^;{]*?\);\s*)+)", re.S)
_PROTOTYPE = re.compile(r"void\s+(\w+)\(([^;{]*?)\);", re.S)
_ARRAY = re.compile(r"(const\s+)?(double|float)\s+(\w+)\[(\d+)\]")
_GENERATION = re.compile(r"^#define \w+_GENERATION (0x[0-9a-f]+)u$", re.M)
_DESCRIBED = re.compile(r"^ {4}(\w+)\[\d+\]  +(.*)$", re.M)
_COST = re.compile(r"(\d+) (\w+)")


@dataclass(frozen=True)
class Parameter:
    """An array argument of a C function.

    Attributes:
        name, size: as the prototype has them.
        is_input: read, not written.
        meaning: what the header's comment says of it.
        shared: one for all states of the `_batch` function.
    """

    name: str
    size: int
    is_input: bool
    meaning: str = ""
    shared: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """Of an output, without batch axes."""
        if "one number" in self.meaning:
            return ()
        sizes = re.search(r"\d+(?: x \d+)+", self.meaning)
        shape = tuple(int(size) for size in sizes.group().split(" x ")) if sizes else (self.size,)
        return shape if math.prod(shape) == self.size else (self.size,)


@dataclass(frozen=True)
class CFunction:
    """A function of the header.

    Attributes:
        name: with the robot's prefix.
        summary: the first paragraph of its comment.
        parameters: in order, outputs last.
        operations: what it costs, by kind; empty where the header does not say.
        batched: has a `_batch` variant.
    """

    name: str
    summary: str
    parameters: tuple[Parameter, ...]
    operations: dict[str, int]
    batched: bool

    @property
    def inputs(self) -> list[Parameter]:
        return [parameter for parameter in self.parameters if parameter.is_input]

    @property
    def outputs(self) -> list[Parameter]:
        return [parameter for parameter in self.parameters if not parameter.is_input]


@dataclass(frozen=True)
class Header:
    """What a generated header says.

    Attributes:
        name: of the robot; stem of the files and prefix of the functions.
        head: the comment at its top, without comment marks.
        generation: the stamp that ties source and header.
        real: `double` or `float`.
        functions: in the order of the file, `default_parameters` and `prepare` among them.
    """

    name: str
    head: str
    generation: str
    real: str
    functions: tuple[CFunction, ...]

    @property
    def dtype(self) -> Any:
        return np.float32 if self.real == "float" else np.float64

    def function(self, name: str) -> CFunction | None:
        """By its name without the prefix."""
        return next((function for function in self.functions if function.name == f"{self.name}_{name}"), None)

    @property
    def quantities(self) -> list[CFunction]:
        """The functions without those that handle parameters."""
        others = {f"{self.name}_default_parameters", f"{self.name}_prepare"}
        return [function for function in self.functions if function.name not in others]


def read_header(source: Path) -> Header:
    """Read the header beside a generated C file.

    Raises:
        InputError: when the file or its header is missing or was not generated.
    """
    if source.suffix != ".c":
        raise InputError([Fault(Place(str(source)), "", "is no C file", "give a .c file that symdyn generate wrote")])
    read_text(source, LARGEST_GENERATED, "give a .c file that symdyn generate wrote")
    place = source.with_suffix(".h")
    cure = f"{source.name} needs its header beside it; take both from one run of symdyn generate"
    text = read_text(place, LARGEST_GENERATED, cure)
    generation = _GENERATION.search(text)
    functions = [_function(*found) for found in _DECLARATION.findall(text)]
    if not generation or not functions:
        raise InputError([Fault(Place(str(place)), "", "is no header that symdyn generate wrote", "generate it again")])
    real = "float" if re.search(r"\bfloat\s+\w+\[", text) else "double"
    return Header(source.stem, _plain(text.split("*/")[0]), generation.group(1), real, tuple(functions))


def _plain(comment: str) -> str:
    """A comment without its marks."""
    lines = comment.removeprefix("/*").strip().splitlines()
    return "\n".join(line.removeprefix(" *").removeprefix(" ").rstrip() for line in lines)


def _function(comment: str, prototypes: str) -> CFunction:
    """A function from its comment and its prototypes: for one state, and for a batch where there is one."""
    (name, arguments), *batches = _PROTOTYPE.findall(prototypes)
    text = _plain(comment)
    meanings = dict(_DESCRIBED.findall(text))
    shared = {array[2] for _, batch in batches for array in _ARRAY.findall(batch)}
    parameters = tuple(
        Parameter(label, int(size), bool(const), meanings.get(label, ""), label in shared)
        for const, _, label, size in _ARRAY.findall(arguments)
    )
    cost = text.partition("Operations: ")[2]
    summary = " ".join(text.partition("\n\n")[0].split())
    return CFunction(name, summary, parameters, {kind: int(n) for n, kind in _COST.findall(cost)}, bool(batches))


class NativeLibrary:
    """The functions of a compiled C file; each takes flat arrays and returns one flat array per output.

    Compiled without optimisation unless asked: of long functions that takes a twelfth of the time (a chain of 30
    joints: 11 s instead of 141 s at -O1), and a few hundred calls do not need more.
    """

    def __init__(self, source: Path, compiler: str | None = None, flags: Sequence[str] = ("-O0",)) -> None:
        header = read_header(source)
        self._folder = new_folder()
        self._object, shared = (Path(self._folder.name) / name for name in ("generated.o", "generated.so"))
        self._source, self._compiler = source, compiler
        compile_c([source], self._object, compiler, ["-c", "-fPIC", *WARNINGS, *flags])
        compile_c([self._object], shared, compiler, SHARED)
        self._library = ctypes.CDLL(str(shared))
        self.name = header.name
        self.functions = {function.name: list(function.parameters) for function in header.functions}
        self.dtype = header.dtype

    def call(self, name: str, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        """Call a function with its inputs in order; the outputs in order.

        Raises:
            ValueError: when an input has another size than the function reads.
        """
        return [output[0] for output in self._called(name, None, inputs)]

    def call_batch(self, name: str, count: int, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        """Call the `_batch` variant with so many states; the outputs, a row for each state."""
        return self._called(name, count, inputs)

    def run_with(self, program: Path) -> str:
        """Compile a program, such as the self-test, together with the file, and run it; what it prints if it fails."""
        target = Path(self._folder.name) / program.stem
        compile_c([program, self._object], target, self._compiler, [*WARNINGS, "-O0"])
        done = subprocess.run([str(target)], capture_output=True, text=True, check=False)
        return done.stdout if done.returncode else ""

    def misplaced(self, groups: Sequence[Sequence[str]]) -> str:
        """The first constant of the header that is not its place in its group; empty if all are."""
        lines = [f'#include "{self._source.with_suffix(".h").resolve()}"', "#include <stdio.h>", "int main(void)", "{"]
        for names in groups:
            lines += [f'    if ({name} != {place}) {{ puts("{name}"); return 1; }}' for place, name in enumerate(names)]
        program = Path(self._folder.name) / "places.c"
        program.write_text("\n".join([*lines, "    return 0;", "}"]) + "\n", encoding="utf-8")
        try:
            found = self.run_with(program).strip()
        except InputError:
            return "the header has other joints or parameters"
        return f"the header's {found} is another joint's or parameter's place" if found else ""

    def _called(self, name: str, count: int | None, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        parameters, rows = self.functions[name], count or 1
        given = iter(inputs)
        arrays = []
        for parameter in parameters:
            size = parameter.size if parameter.shared else rows * parameter.size
            data = np.ascontiguousarray(next(given), self.dtype) if parameter.is_input else np.zeros(size, self.dtype)
            if data.size != size:
                raise ValueError(f"'{parameter.name}' has {size} numbers, not {data.size}")
            arrays.append(data)
        function = getattr(self._library, name if count is None else f"{name}_batch")
        pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in arrays]
        function(*([] if count is None else [ctypes.c_size_t(count)]), *pointers)
        made = zip(arrays, parameters, strict=True)
        return [array.reshape(rows, -1) for array, parameter in made if not parameter.is_input]


def compiler_command(compiler: str | None = None) -> list[str]:
    """The system's C compiler as words of a command: the one given, else $CC, else cc."""
    return shlex.split(compiler or os.environ.get("CC") or "cc")


def has_compiler() -> bool:
    """Whether C can be compiled here."""
    return shutil.which(compiler_command()[0]) is not None


def compile_c(sources: Sequence[Path], target: Path, compiler: str | None, flags: Sequence[str]) -> None:
    """Compile with the system's C compiler: the one given, else $CC, else cc.

    Raises:
        InputError: without a compiler, or with what it says.
    """
    program = compiler_command(compiler)
    if shutil.which(program[0]) is None:
        cure = "install gcc or clang, or name yours: CC=..."
        raise InputError([Fault(Place(program[0]), "", "no C compiler of that name is found", cure)])
    command = [*program, *flags, "-o", str(target), *(str(source) for source in sources), "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["no message"]
        first = next((line for line in lines if "error" in line), lines[0])
        raise InputError([Fault(Place(str(sources[0])), "", f"does not compile: {first}", "generate it again")])
