"""Batches of generated C, on vectors of every width: the same numbers wherever a state stands and whatever compiles them."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from symdyn.emit.c.manifest import parse_manifest
from symdyn.execution.c import Signature, dtype_of, signatures
from symdyn.execution.compiler import WARNINGS, compile_c
from tests.collection import ROOT
from tests.shelf import Shelf

ROBOTS = {name: ROOT / "robots" / f"{name}.yaml" for name in ("ur5", "planar2", "drone_arm", "panda")}
NAMES = ("ur5", "planar2", "drone_arm")  # more numbers than lanes; fewer, and run-time parameters; quaternions
ASKED = ("mass_matrix", "udu", "inverse_dynamics", "forward_dynamics", "diagonal_rates")  # the last takes roots
WIDTHS = (1, 2, 4, 8, 16)
COUNTS = (0, 1, 2, 3, 5, 8, 17, 35)
TARGETS = {"avx2": "-mavx2 -mfma", "avx512f": "-mavx512f"}  # beside what every processor of its kind has


def targets_here() -> list[str]:
    """Options for the vectors that the processor has which runs the tests."""
    words = Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    return [option for word, option in TARGETS.items() if word in words]


class Batches:
    """A compiled robot, called with arrays that may lie anywhere."""

    def __init__(self, source: Path, target: Path, compiler: str, flags: Sequence[str]) -> None:
        compile_c([source], target, compiler, [*WARNINGS, "-shared", "-fPIC", *flags])
        manifest = parse_manifest(source.with_suffix(".json").read_text(encoding="utf-8"))
        self.library, self.name, self.dtype = ctypes.CDLL(str(target)), source.stem, dtype_of(manifest)
        self.signatures: Mapping[str, Signature] = signatures(manifest)
        self.k: list[np.ndarray] = []
        if "prepare" in self.signatures:
            p, k = (
                np.zeros(self.signatures[name].outputs[0], self.dtype) for name in ("default_parameters", "prepare")
            )
            self.raw("default_parameters", p)
            self.raw("prepare", p, k)
            self.k = [k]

    def raw(self, name: str, *arrays: np.ndarray, count: int | None = None) -> None:
        function = getattr(self.library, f"{self.name}_{name}{'' if count is None else '_batch'}")
        passed = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        function(*([] if count is None else [ctypes.c_size_t(count)]), *passed)

    def inputs(self, name: str, count: int, seed: int = 5) -> list[np.ndarray]:
        random = np.random.default_rng(seed)
        own = [given.size for given in self.signatures[name].inputs if not given.shared]
        return [random.uniform(-2.0, 2.0, (count, size)).astype(self.dtype) for size in own]

    def outputs(self, name: str, count: int) -> list[np.ndarray]:
        return [np.full((count, size), np.nan, self.dtype) for size in self.signatures[name].outputs]

    def one_by_one(self, name: str, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        results = self.outputs(name, len(inputs[0]))
        for state in range(len(inputs[0])):
            self.raw(name, *(array[state] for array in inputs), *self.k, *(array[state] for array in results))
        return results

    def at_once(self, name: str, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        results = self.outputs(name, len(inputs[0]))
        self.raw(name, *inputs, *self.k, *results, count=len(inputs[0]))
        return results

    @property
    def functions(self) -> list[str]:
        return [name for name in self.signatures if name not in ("default_parameters", "prepare")]


class Compiled:
    """Robots compiled in many ways, each once."""

    def __init__(self, shelf: Shelf, folder: Path) -> None:
        self.shelf, self.folder = shelf, folder
        self.made: dict[str, Batches] = {}

    def source(self, name: str, *, float32: bool = False) -> Path:
        return self.shelf.robot(ROBOTS[name], ASKED).c_source(float32=float32)

    def __call__(self, name: str, command: str, width: int = 0, *, float32: bool = False) -> Batches:
        label = re.sub(r"\W", "_", f"{name} {command} {width} {float32}")
        if label not in self.made:
            compiler, *flags = command.split()
            flags += [f"-D{name.upper()}_WIDTH={width}"] if width else []
            self.made[label] = Batches(self.source(name, float32=float32), self.folder / f"{label}.so", compiler, flags)
        return self.made[label]


@pytest.fixture(scope="module")
def compiled(shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return Compiled(shelf, tmp_path_factory.mktemp("vectors"))


robots = pytest.mark.parametrize("name", NAMES)
precisions = pytest.mark.parametrize("float32", [False, True], ids=["double", "float"])


def same(one: Sequence[np.ndarray], other: Sequence[np.ndarray], *, ulps: int = 0) -> bool:
    """The very numbers, or as near as so many rounding errors of each output's largest entry."""
    return all(
        np.array_equal(a, b, equal_nan=True)
        or np.allclose(a, b, rtol=0, atol=ulps * np.finfo(a.dtype).eps * np.abs(b).max())
        for a, b in zip(one, other, strict=True)
    )


@robots
@precisions
@pytest.mark.parametrize("width", WIDTHS)
def test_any_count(name: str, float32: bool, width: int, compiled: Compiled) -> None:
    """Of any number of states each gives what a call of its own gives, to the last bit; nothing else is written."""
    it = compiled(name, "gcc -O1", width, float32=float32)
    for function in it.functions:
        inputs = it.inputs(function, max(COUNTS) + 1)
        single = it.one_by_one(function, inputs)
        for count in COUNTS:
            given, results = [array.copy() for array in inputs], it.outputs(function, max(COUNTS) + 1)
            it.raw(function, *given, *it.k, *results, count=count)
            assert same([array[:count] for array in results], [array[:count] for array in single]), (function, count)
            assert all(np.isnan(array[count:]).all() for array in results)
            assert same(given, inputs)


@robots
@pytest.mark.parametrize(
    "command", ["gcc -O3", "clang -O2", *(f"gcc -O3 -ffp-contract=fast {it}" for it in targets_here())]
)
def test_any_target(name: str, command: str, compiled: Compiled) -> None:
    """On every kind of vectors that is here a batch is single calls to rounding, and a state gives the same at any place."""
    it = compiled(name, command)
    for function in it.functions:
        inputs = it.inputs(function, 35)
        found = it.at_once(function, inputs)
        assert same(found, it.one_by_one(function, inputs), ulps=2000), function
        turned = it.at_once(function, [np.roll(array, 3, axis=0) for array in inputs])
        assert same([np.roll(array, -3, axis=0) for array in turned], found), function


@robots
@pytest.mark.parametrize("command", ["gcc -O3 -ffast-math", "clang -O2 -ffast-math"])
def test_fast_arithmetic(name: str, command: str, compiled: Compiled) -> None:
    """With -ffast-math batches and single calls are those of careful arithmetic, to rounding."""
    it, careful = compiled(name, command), compiled(name, "gcc -O1", 1)
    for function in it.functions:
        inputs = it.inputs(function, 9)
        right = careful.one_by_one(function, inputs)
        assert same(it.at_once(function, inputs), right, ulps=20000), function
        assert same(it.one_by_one(function, inputs), right, ulps=20000), function


@precisions
@pytest.mark.parametrize("width", WIDTHS)
def test_results_over_arguments(float32: bool, width: int, compiled: Compiled) -> None:
    """An output may be the array of any input that is as long for each state."""
    it = compiled("ur5", "gcc -O1", width, float32=float32)
    for function in ("inverse_dynamics", "forward_dynamics"):
        inputs = it.inputs(function, 19)
        right = it.one_by_one(function, inputs)
        for place in range(3):
            arrays = [array.copy() for array in inputs]
            it.raw(function, *arrays, arrays[place], count=19)
            assert same([arrays[place]], right)


@precisions
@pytest.mark.parametrize("width", WIDTHS)
def test_arrays_anywhere(float32: bool, width: int, compiled: Compiled) -> None:
    """Arrays need not lie where vectors would like them: a number further on is as good."""
    it = compiled("ur5", "gcc -O3", width, float32=float32)

    def moved(array: np.ndarray, by: int) -> np.ndarray:
        there = np.zeros(array.size + 16, it.dtype)[by : by + array.size].reshape(array.shape)
        there[...] = array
        return there

    for function in it.functions:
        inputs = it.inputs(function, 17)
        results = [moved(array, 1) for array in it.outputs(function, 17)]
        it.raw(function, *(moved(array, 3 + place) for place, array in enumerate(inputs)), *results, count=17)
        assert same(results, it.at_once(function, inputs))


@robots
@pytest.mark.parametrize("width", WIDTHS)
def test_nan_stays_where_it_is(name: str, width: int, compiled: Compiled) -> None:
    """A state that is not finite changes no number of its neighbours."""
    it = compiled(name, "gcc -O1", width)
    for function in it.functions:
        inputs = it.inputs(function, 35)
        right = it.at_once(function, inputs)
        for state, wrong in ((0, np.nan), (9, np.inf), (34, -np.inf)):
            spoilt = [array.copy() for array in inputs]
            for array in spoilt:
                array[state] = wrong
            found = it.at_once(function, spoilt)
            others = np.arange(35) != state
            assert same([array[others] for array in found], [array[others] for array in right]), function
            assert same(found, it.one_by_one(function, spoilt)), function


def test_long_functions(shelf: Shelf, tmp_path: Path) -> None:
    """Functions that are cut into parts run on vectors as well."""
    source = shelf.robot(ROBOTS["panda"], ("forward_dynamics_derivatives",)).c_source()
    assert "forward_dynamics_derivatives_part1" in source.read_text(encoding="utf-8")
    it = Batches(source, tmp_path / "long.so", "gcc", ["-O0", "-DPANDA_WIDTH=4"])
    (function,) = it.functions
    inputs = it.inputs(function, 7)
    assert same(it.at_once(function, inputs), it.one_by_one(function, inputs))


@pytest.mark.parametrize("option, doubles", [("-mno-avx", 2), ("-mavx2", 4), ("-mavx512f", 8), ("-m32 -mno-sse2", 1)])
@precisions
def test_width(option: str, doubles: int, float32: bool, compiled: Compiled) -> None:
    """Vectors are as wide as the registers that are compiled for; the x87's are none."""
    source = compiled.source("planar2", float32=float32)
    done = subprocess.run(["gcc", *option.split(), "-E", "-dM", source], capture_output=True, text=True, check=True)
    (width,) = re.findall(r"#define PLANAR2_WIDTH (\d+)", done.stdout)
    assert int(width) == (1 if doubles == 1 else 2 * doubles if float32 else doubles)


def test_other_widths_are_refused(compiled: Compiled) -> None:
    """A width that no vector has is an error with the macro's name."""
    command = ["gcc", "-fsyntax-only", "-DPLANAR2_WIDTH=3", compiled.source("planar2")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "PLANAR2_WIDTH must be 1, 2, 4, 8 or 16" in done.stderr


PROGRAM = """\
#include "{name}.h"
#include <stdlib.h>
#include <string.h>

static double *array(size_t size)
{{
    double *made = malloc(size*sizeof(double) + (size == 0)); /* not a byte more than is used */
    for (size_t i = 0; i < size; ++i) {{
        made[i] = (double)(i*37 % 101)/40.0 - 1.25;
    }}
    return made;
}}

int main(void)
{{
    const size_t counts[] = {{{counts}}};
    int differing = 0;
    for (size_t i = 0; i < sizeof counts/sizeof counts[0]; ++i) {{
        const size_t count = counts[i];
        double *q = array(count*{n}), *qd = array(count*{n}), *tau = array(count*{n});
        double *many = array(count*{n}), *single = array(count*{n}), *M = array(count*{n}*{n}), *one = array({n}*{n});
        {name}_forward_dynamics_batch(count, q, qd, tau, many);
        {name}_mass_matrix_batch(count, q, M);
        for (size_t state = 0; state < count; ++state) {{
            {name}_forward_dynamics(q + {n}*state, qd + {n}*state, tau + {n}*state, single + {n}*state);
            {name}_mass_matrix(q + {n}*state, one);
            differing += memcmp(one, M + {n}*{n}*state, {n}*{n}*sizeof(double)) != 0;
        }}
        differing += memcmp(many, single, count*{n}*sizeof(double)) != 0;
        free(q), free(qd), free(tau), free(many), free(single), free(M), free(one);
    }}
    return differing;
}}
"""


@pytest.mark.parametrize(
    "command",
    [
        *(f"gcc -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -DUR5_WIDTH={width}" for width in WIDTHS),
        "clang -O1 -g -fsanitize=undefined -fno-sanitize-recover=all -DUR5_WIDTH=4",
        "gcc -O2 -fopenmp",
        "gcc -O2 -m32 -msse2 -mfpmath=sse",
        "tcc",
    ],
)
def test_programs(command: str, compiled: Compiled, tmp_path: Path) -> None:
    """Batches of any length, on several processors too, give the numbers of single calls, without a finding of sanitizers."""
    counts = (*COUNTS, 1500)
    text = PROGRAM.format(name="ur5", n=6, counts=", ".join(map(str, counts)))
    (tmp_path / "main.c").write_text(text, encoding="utf-8")
    source = compiled.source("ur5")
    built = [
        *command.split(),
        f"-I{source.parent}",
        str(source),
        str(tmp_path / "main.c"),
        "-lm",
        "-o",
        str(tmp_path / "main"),
    ]
    subprocess.run(built, check=True)
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0", "OMP_NUM_THREADS": "2"}
    done = subprocess.run([str(tmp_path / "main")], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0 and not done.stderr, done.stderr
