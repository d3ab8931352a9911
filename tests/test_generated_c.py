"""Generated C against the core, and what its header promises: no warnings, batches, arrays that may be the same."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from symdyn.execution.c import LoadedC, NativeLibrary
from symdyn.execution.compiler import WARNINGS, compile_c
from symdyn.judge.equality import DOUBLE
from tests.collection import SHIPPED
from tests.shelf import SINGLE, Expected, Generated, Shelf, State

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
ROBOTS = {path.stem: path for path in SHIPPED}
FAST = ("-O0",)  # to compile, that is


class Native:
    """A compiled robot, called by the names and arguments of its functions."""

    def __init__(self, robot: Generated, *, float32: bool) -> None:
        self.robot, self.prefix = robot, f"{robot.name}_"
        source = robot.c_source(float32=float32)
        self.test_source = source.with_name(f"{robot.name}_test.c")
        self.library = NativeLibrary(source, "gcc", FAST)
        self.compiled = Path(self.library._library._name)
        self.k: list[np.ndarray] = []
        if "prepare" in self.library.signatures:
            self.k = self.library.call("prepare", self.library.call("default_parameters", []))

    def inputs(self, name: str, state: State) -> list[np.ndarray]:
        arguments = self.robot.functions[name].quantity.argument_keys
        return [*(state[key].astype(self.library.dtype).ravel() for key in arguments), *self.k]

    def call(self, name: str, state: State) -> list[np.ndarray]:
        return self.library.call(name, self.inputs(name, state))

    def raw(self, name: str, *arguments: object) -> None:
        """Call with bare pointers."""
        getattr(self.library._library, self.prefix + name)(*arguments)

    def sizes(self, name: str) -> tuple[list[int], list[int]]:
        """Entries of the inputs, then of the outputs."""
        signature = self.library.signatures[name]
        return [given.size for given in signature.inputs], list(signature.outputs)


@pytest.fixture(scope="module", params=[False, True], ids=["double", "float32"])
def native(request: pytest.FixtureRequest, robot: Generated) -> Iterator[Native]:
    yield Native(robot, float32=request.param)


def pointer(array: np.ndarray, offset: int = 0) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data + offset * array.itemsize)


def stacked(expected: Expected, results: Sequence[Sequence[np.ndarray]]) -> list[np.ndarray]:
    """Flat results of every state in the shapes of the core's."""
    return [
        np.array(parts).reshape(output.shape)
        for parts, output in zip(zip(*results, strict=True), expected.outputs, strict=True)
    ]


def test_equals_the_core(native: Native) -> None:
    """Every function equals the core at 100 states, in double and in single precision, each by its own rounding."""
    eps = DOUBLE if native.library.dtype is np.float64 else SINGLE
    for expected in native.robot.expected:
        results = [native.call(expected.name, state) for state in native.robot.states]
        expected.judge(stacked(expected, results), eps)


def test_batches_are_single_calls(native: Native) -> None:
    """A `_batch` of seven states gives the very numbers of seven calls, and one of no state touches nothing."""
    states = native.robot.states[:7]
    for name in native.robot.functions:
        inputs, outputs = native.sizes(name)
        own = inputs[: len(inputs) - len(native.k)]
        columns = zip(*(native.inputs(name, state)[: len(own)] for state in states), strict=True)
        arrays = [np.ascontiguousarray(column) for column in columns]
        singles = zip(*(native.call(name, state) for state in states), strict=True)
        results = [np.full((7, size), np.nan, native.library.dtype) for size in outputs]
        pointers = [pointer(array) for array in (*arrays, *native.k, *results)]
        native.raw(f"{name}_batch", ctypes.c_size_t(0), *pointers)
        assert all(np.isnan(result).all() for result in results)
        native.raw(f"{name}_batch", ctypes.c_size_t(7), *pointers)
        assert all(np.array_equal(ours, single) for ours, single in zip(results, singles, strict=True)), name


def test_arrays_may_be_the_same(native: Native) -> None:
    """With all inputs and outputs laid over each other in one array, the results are the same numbers."""
    state = native.robot.states[0]
    for name in native.robot.functions:
        inputs, outputs = native.sizes(name)
        arrays = native.inputs(name, state)
        wanted = np.concatenate(native.call(name, state))
        memory = np.zeros(max(sum(inputs), sum(outputs)), native.library.dtype)
        memory[: sum(inputs)] = np.concatenate(arrays)
        starts = [*np.cumsum([0, *inputs[:-1]]), *np.cumsum([0, *outputs[:-1]])]
        native.raw(name, *(pointer(memory, int(start)) for start in starts))
        assert np.array_equal(memory[: sum(outputs)], wanted), name


def test_self_test_passes(native: Native, tmp_path: Path) -> None:
    """The generated test program compiles without warnings and says ok for every function, for places and for defaults."""
    program = tmp_path / "self_test"
    compile_c([native.test_source, native.compiled], program, "gcc", [*WARNINGS, *FAST])
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    others = ["places of the joints", *(["default_parameters"] if "prepare" in native.robot.operations else [])]
    assert [line.removesuffix(": ok") for line in done.stdout.splitlines()] == [*native.robot.functions, *others]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("float32", [False, True], ids=["double", "float32"])
def test_no_warnings(robot: Generated, compiler: str, float32: bool) -> None:
    """Source and self-test are clean under every warning that the design names, with every compiler at hand."""
    source = robot.c_source(float32=float32)
    files = [str(source), str(source.with_name(f"{robot.name}_test.c"))]
    done = subprocess.run([compiler, *WARNINGS, "-fsyntax-only", *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr[:2000]


@pytest.mark.parametrize("compiler", ["clang", "tcc"])
def test_judged_with_any_compiler(compiler: str, shelf: Shelf) -> None:
    """`generate` and `verify` load files that are compiled by other compilers than gcc, of which some take fewer options."""
    native = LoadedC(shelf.robot(ROBOTS["planar2"]).c_source(), compiler)
    assert native.names and native.self_test() == ""


@pytest.mark.parametrize("name", ["stanford", "planar2"])
def test_sanitised(name: str, shelf: Shelf, tmp_path: Path) -> None:
    """The self-test runs without a finding of the address and undefined-behaviour sanitizers."""
    robot, program = shelf.robot(ROBOTS[name]), tmp_path / "self_test"
    source = robot.c_source()
    flags = [*WARNINGS, *FAST, "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    compile_c([source, source.with_name(f"{robot.name}_test.c")], program, "gcc", flags)
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}  # nothing is allocated; LeakSanitizer needs ptrace
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0 and not done.stderr, done.stdout + done.stderr


def test_another_generations_header_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    """A source does not compile with the header of another run."""
    robot = shelf.robot(ROBOTS["planar2"])
    shutil.copy(robot.c_source(), tmp_path)
    shutil.copy(robot.c_source(float32=True).with_suffix(".h"), tmp_path)
    command = ["gcc", "-fsyntax-only", str(tmp_path / f"{robot.name}.c")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "different generations" in done.stderr


def test_parameters_in_c(shelf: Shelf) -> None:
    """`prepare` and `default_parameters` of C and Python agree, at the defaults and at other values."""
    robot = shelf.robot(ROBOTS["planar2"])
    native, module = Native(robot, float32=False), robot.module
    (defaults,) = native.library.call("default_parameters", [])
    assert list(defaults) == list(module.PARAMETERS.values())
    for values in (defaults, 1.25 * defaults):
        (k,) = native.library.call("prepare", [values])
        assert np.allclose(k, module.prepare(values), rtol=1e-15, atol=0)
