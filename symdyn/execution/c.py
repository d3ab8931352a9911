"""Generated C, compiled and called from Python."""

from __future__ import annotations

import ctypes
import math
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.core import Array
from symdyn.emit.c.common import SINGLE, index_names
from symdyn.emit.c.manifest import Manifest, parse_manifest
from symdyn.emit.interface import ArgumentInfo, FunctionInfo
from symdyn.execution.compiler import SHARED, WARNINGS, compile_c, compiler_command
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text
from symdyn.temporaries import new_folder

_TOGETHER = "take .c, .h and .json from one run of symdyn generate"
_OURS = "give a .c file that symdyn generate wrote"
_BATCH, _STEP = 35, 12  # no width divides the first; the first state is the last of its batch, in an unfilled block


def read_manifest(source: Path) -> Manifest:
    """What a generated C file has to call.

    Raises:
        InputError: when the file, its header or its manifest is missing or damaged, or they are not of one run.
    """
    if source.suffix != ".c":
        raise InputError([Fault(Place(str(source)), "", "is no C file", _OURS)])
    read_text(source, LARGEST_GENERATED, _OURS)
    header, place = source.with_suffix(".h"), source.with_suffix(".json")
    text = read_text(header, LARGEST_GENERATED, f"{source.name} needs its header beside it; {_TOGETHER}")
    opening = f"#define {source.stem.upper()}_GENERATION "
    stamps = [line.removeprefix(opening) for line in text.splitlines() if line.startswith(opening)]
    if not stamps:
        raise InputError(
            [Fault(Place(str(header)), "", "is no header that symdyn generate wrote", "generate it again")]
        )
    manifest = _parsed(
        place, read_text(place, LARGEST_GENERATED, f"{source.name} needs its manifest beside it; {_TOGETHER}")
    )
    if manifest.interface.name != source.stem or stamps != [f"{manifest.generation}u"]:
        rule = f"{place.name} and {header.name} come from different generations"
        raise InputError([Fault(Place(str(place)), "", rule, _TOGETHER)])
    return manifest


def _parsed(place: Path, text: str) -> Manifest:
    try:
        return parse_manifest(text)
    except (TypeError, ValueError, OverflowError) as problem:
        rule = f"is no manifest that symdyn generate wrote: {problem}"
        raise InputError([Fault(Place(str(place)), "", rule, "generate it again")]) from None


@dataclass(frozen=True)
class Signature:
    """The arrays of a C function: what it reads, and the sizes of what it writes."""

    inputs: tuple[ArgumentInfo, ...]
    outputs: tuple[int, ...]


def signatures(manifest: Manifest) -> dict[str, Signature]:
    """Every function of a file by its name without the prefix."""
    it = manifest.interface
    found = {function.name: _signature(function) for function in it.functions}
    if it.prepare is not None:
        found["default_parameters"] = Signature((), (len(it.parameters),))
        found["prepare"] = _signature(it.prepare)
    return found


def _signature(function: FunctionInfo) -> Signature:
    return Signature(function.arguments, tuple(math.prod(output.shape) for output in function.outputs))


def dtype_of(manifest: Manifest) -> Any:
    """NumPy's type for the numbers of a file."""
    return np.float32 if manifest.real is SINGLE else np.float64


def _loaded(shared: Path, compiler: str | None) -> ctypes.CDLL:
    """What was compiled, loaded.

    Raises:
        InputError: when it is for another machine, or nothing.
    """
    try:
        return ctypes.CDLL(str(shared))
    except OSError as problem:
        reason = str(problem).removeprefix(f"{shared}: ")
        rule = f"makes what does not run here: {reason}"
        command = shlex.join(compiler_command(compiler))
        raise InputError([Fault(Place(command), "", rule, "name a compiler for this machine: CC=...")]) from None


class NativeLibrary:
    """The functions of a compiled C file; each takes flat arrays and returns one flat array per output.

    Compiled without optimisation unless asked: of long functions that takes a twelfth of the time (a chain of 30
    joints: 11 s instead of 141 s at -O1), and a few hundred calls do not need more.
    """

    def __init__(self, source: Path, compiler: str | None = None, flags: Sequence[str] = ("-O0",)) -> None:
        self.manifest = read_manifest(source)
        self._folder = new_folder()
        self._object, shared = (Path(self._folder.name) / name for name in ("generated.o", "generated.so"))
        self._source, self._compiler = source, compiler
        compile_c([source], self._object, compiler, ["-c", "-fPIC", *WARNINGS, *flags])
        compile_c([self._object], shared, compiler, SHARED)
        self._library = _loaded(shared, compiler)
        self.signatures = signatures(self.manifest)
        self.dtype = dtype_of(self.manifest)

    def call(self, name: str, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        """Call a function, by its name without the prefix, with its inputs in order; the outputs in order.

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

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        """The first constant of the header that is not its place; empty if all are."""
        it = self.manifest.interface
        if [joint.name for joint in it.joints] != list(joints):
            return f"the joints are {[joint.name for joint in it.joints]}, not {list(joints)}"
        places = index_names(it.name, it.joints, parameters).all
        lines = [f'#include "{self._source.with_suffix(".h").resolve()}"', "#include <stdio.h>", "int main(void)", "{"]
        lines += [f'    if ({name} != {place}) {{ puts("{name}"); return 1; }}' for name, place in places.items()]
        program = Path(self._folder.name) / "places.c"
        program.write_text("\n".join([*lines, "    return 0;", "}"]) + "\n", encoding="utf-8")
        try:
            found = self.run_with(program).strip()
        except InputError:
            return "the header has other joints or parameters"
        return f"the header's {found} is another joint's or parameter's place" if found else ""

    def _called(self, name: str, count: int | None, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        signature, rows = self.signatures[name], count or 1
        read = []
        for given, value in zip(signature.inputs, inputs, strict=True):
            size = given.size if given.shared else rows * given.size
            data = np.ascontiguousarray(value, self.dtype)
            if data.size != size:
                raise ValueError(f"'{given.name}' has {size} numbers, not {data.size}")
            read.append(data)
        written = [np.zeros((rows, size), self.dtype) for size in signature.outputs]
        symbol = f"{self.manifest.interface.name}_{name}"
        function = getattr(self._library, symbol if count is None else f"{symbol}_batch")
        pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (*read, *written)]
        function(*([] if count is None else [ctypes.c_size_t(count)]), *pointers)
        return written


class LoadedC:
    """A generated C file, compiled; its self-test is another one beside it."""

    def __init__(self, source: Path, compiler: str | None = None) -> None:
        self._native, self._test = NativeLibrary(source, compiler), source.with_name(f"{source.stem}_test.c")
        interface = self._native.manifest.interface
        self.names = frozenset(function.name for function in interface.functions)
        self.eps = float(np.finfo(self._native.dtype).eps)
        self.source_sha256 = interface.source_sha256
        self.parameters: tuple[float, ...] = ()
        if interface.prepare is not None:
            self.parameters = tuple(self._native.call("default_parameters", [])[0].tolist())

    def prepare(self, values: Sequence[float]) -> Array:
        return self._native.call("prepare", [np.array(values)])[0]

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        return self._native.misplaced(joints, parameters)

    def _given(self, prepared: Array | None) -> list[Array]:
        """`k`, where the file has parameters."""
        if not self.parameters:
            return []
        return [self.prepare(self.parameters) if prepared is None else prepared]

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        return self._native.call(name, [*arguments, *self._given(prepared)])

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """Every state among others, in batches that fill several blocks of the widest vectors and part of one.

        Each has a batch of its own, since `k` is one for all of it; its place there is in one block or another.
        """
        rows, states = [], len(arguments[0])
        for i in range(states):
            place = (-1 - _STEP * i) % _BATCH
            others = (i - place + np.arange(_BATCH)) % states
            given = self._given(None if prepared is None else prepared[i])
            made = self._native.call_batch(name, _BATCH, [*(argument[others] for argument in arguments), *given])
            rows.append([output[place] for output in made])
        return [np.array(output) for output in zip(*rows, strict=True)]

    def self_test(self) -> str:
        return self._native.run_with(self._test)
