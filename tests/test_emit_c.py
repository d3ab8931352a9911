"""Generated C: right numbers, clean under strict compilers, arrays that may alias, a header that must match."""

from __future__ import annotations

import ctypes
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symdyn.render import render as render_all
from symdyn.symbolic.library import JointInfo, Joints, Library
from tests.test_emit_body import HOSTILE, STATES, Recorder, loaded, sample, two_link

STRICT = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Wshadow", "-Werror"]
COMPILERS = ["gcc", *(["clang"] if shutil.which("clang") else [])]
ROUNDING = {False: 1e-13, True: 1e-4}  # a few dozen operations, and what float32 loses of numbers near ten

both = pytest.mark.parametrize("make", [two_link, loaded])
precisions = pytest.mark.parametrize("float32", [False, True], ids=["double", "float"])
compilers = pytest.mark.parametrize("compiler", COMPILERS)


def render(library: Library, *, float32: bool = False) -> dict[str, str]:
    """Header, source, self-test and manifest."""
    return render_all(library, ("c",), float32=float32)


def write(library: Library, folder: Path, *, float32: bool = False) -> dict[str, str]:
    """All files of a library in a folder."""
    texts = render(library, float32=float32)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return texts


def compiled(compiler: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a compiler in a folder."""
    return subprocess.run([compiler, *arguments], cwd=folder, capture_output=True, text=True, check=False)


def self_test(folder: Path, name: str, compiler: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Compile and run the generated test."""
    built = compiled(compiler, folder, *STRICT, *flags, f"{name}.c", f"{name}_test.c", "-lm", "-o", "self_test")
    assert built.returncode == 0, built.stderr
    return subprocess.run([str(folder / "self_test")], capture_output=True, text=True, check=False)


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL)


class Shared:
    """A library of shared objects, called through ctypes with numpy arrays."""

    def __init__(self, library: Library, folder: Path, *, float32: bool = False) -> None:
        write(library, folder, float32=float32)
        built = compiled(
            COMPILERS[0], folder, *STRICT, "-shared", "-fPIC", f"{library.name}.c", "-lm", "-o", "robot.so"
        )
        assert built.returncode == 0, built.stderr
        self.name, self.type = library.name, np.float32 if float32 else np.float64
        self.objects = ctypes.CDLL(str(folder / "robot.so"))

    def array(self, values: Iterable[float]) -> np.ndarray:
        return np.array(list(values), dtype=self.type)

    def call(self, function: str, *arguments: np.ndarray | int) -> None:
        passed = [ctypes.c_size_t(a) if isinstance(a, int) else ctypes.c_void_p(a.ctypes.data) for a in arguments]
        getattr(self.objects, f"{self.name}_{function}")(*passed)

    def prepared(self, library: Library) -> list[np.ndarray]:
        """`k` for the defaults, where the robot has parameters."""
        if library.prepare is None:
            return []
        p, k = (
            np.empty(len(library.parameters), self.type),
            np.empty(len(library.prepare.outputs[0].entries), self.type),
        )
        self.call("default_parameters", p)
        self.call("prepare", p, k)
        return [k]


@both
@precisions
def test_functions_equal_evaluation(make: Callable[[], Library], float32: bool, tmp_path: Path) -> None:
    """Every function, one state and a batch of all, gives what plain evaluation of its program gives."""
    library = make()
    shared = Shared(library, tmp_path, float32=float32)
    k = shared.prepared(library)
    wanted = [sample(library, state).results for state in STATES]
    for function in library.functions:
        sizes = [len(output.entries) for output in function.program.outputs]
        batch = [np.full((len(STATES), size), np.nan, shared.type) for size in sizes]
        stacked = [shared.array(v for state in STATES for v in state[name]) for name in function.arguments]
        shared.call(f"{function.name}_batch", len(STATES), *stacked, *k, *batch)
        for index, state in enumerate(STATES):
            single = [np.full(size, np.nan, shared.type) for size in sizes]
            shared.call(function.name, *[shared.array(state[name]) for name in function.arguments], *k, *single)
            for one, many, flat in zip(single, batch, wanted[index][function.name], strict=True):
                close = {"rtol": 0, "atol": ROUNDING[float32] * max(1.0, *map(abs, flat))}
                np.testing.assert_allclose(one, flat, **close)
                np.testing.assert_array_equal(one, many[index])


@both
@precisions
@compilers
def test_strict_compilers_and_self_test(
    make: Callable[[], Library], float32: bool, compiler: str, tmp_path: Path
) -> None:
    """No warning in header, source or test; the test prints a line for each function, places and defaults, and returns 0."""
    library = make()
    write(library, tmp_path, float32=float32)
    done = self_test(tmp_path, library.name, compiler, "-O2")
    assert done.returncode == 0, done.stdout
    tested = [*(function.name for function in library.functions), "places of the joints"]
    tested += ["default_parameters"] if library.prepare else []
    assert done.stdout.splitlines() == [f"{what}: ok" for what in tested]


@both
@compilers
def test_sanitizers_find_nothing(make: Callable[[], Library], compiler: str, tmp_path: Path) -> None:
    """The self-test runs clean under the address and undefined-behaviour sanitizers."""
    library = make()
    write(library, tmp_path)
    flags = ("-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    done = self_test(tmp_path, library.name, compiler, *flags)
    assert done.returncode == 0, done.stdout + done.stderr


@compilers
def test_self_test_notices_a_changed_number(compiler: str, tmp_path: Path) -> None:
    """One constant changed in the sixth digit: the functions that use it are named, the program returns 1."""
    texts = write(two_link(), tmp_path)
    (tmp_path / "two_link.c").write_text(texts["two_link.c"].replace("0.1*qd0", "0.100001*qd0"))
    done = self_test(tmp_path, "two_link", compiler)
    assert done.returncode == 1
    wrong = [line.split(":")[0] for line in done.stdout.splitlines() if "WRONG" in line]
    assert wrong == ["bias_forces", "forward_dynamics"]


@compilers
def test_another_generations_header_is_refused(compiler: str, tmp_path: Path) -> None:
    """The stamp differs between number types and between robots; the source says so when compiled."""
    stamps = set()
    for library, float32 in ((two_link(), False), (two_link(), True), (replace(two_link(), version="9"), False)):
        header = render(library, float32=float32)["two_link.h"]
        stamps.add(re.search(r"GENERATION (0x\w+)", header).group(1))  # type: ignore[union-attr]
    assert len(stamps) == 3
    write(two_link(), tmp_path)
    (tmp_path / "two_link.h").write_text(render(two_link(), float32=True)["two_link.h"])
    done = compiled(compiler, tmp_path, "-c", "two_link.c")
    assert done.returncode != 0 and "different generations" in done.stderr


def test_arrays_may_be_the_same(tmp_path: Path) -> None:
    """Inputs are read before outputs are written, also state by state in a batch."""
    library = two_link()
    shared = Shared(library, tmp_path)
    state = STATES[0]
    function = next(function for function in library.functions if function.name == "forward_dynamics")
    wanted = sample(library, state).results[function.name][0]
    for overwritten in range(3):
        arrays = [shared.array(state[name]) for name in function.arguments]
        shared.call(function.name, *arrays, arrays[overwritten])
        np.testing.assert_allclose(arrays[overwritten], wanted, rtol=1e-13)
    arrays = [shared.array([*state[name], *STATES[1][name]]) for name in function.arguments]
    shared.call(f"{function.name}_batch", 2, *arrays, arrays[0])
    second = sample(library, STATES[1]).results[function.name][0]
    np.testing.assert_allclose(arrays[0], [*wanted, *second], rtol=1e-13)
    matrix = shared.array([*state["q"], 0.0, 0.0])
    shared.call("mass_matrix", matrix, matrix)
    np.testing.assert_allclose(matrix, sample(library, state).results["mass_matrix"][0], rtol=1e-13)


@both
def test_float32_has_no_double(make: Callable[[], Library]) -> None:
    """No double type, no constant without suffix, no function of double in the three C files; the manifest says so."""
    texts = render(make(), float32=True)
    assert json.loads(texts.pop(f"{make().name}.json"))["real"] == "float"
    for name, text in texts.items():
        code = without_comments(text)
        assert "double" not in code
        assert not re.search(r"\b(sin|cos|sqrt|fabs)\(", code)
        numbers = re.findall(r"(?<![\w.])\d+\.\d*(?:e[-+]?\d+)?\w?|(?<![\w.])\d+e[-+]?\d+\w?", code)
        assert all(number.endswith("f") for number in numbers), name
        assert numbers or name.endswith(".h")


@both
def test_no_branches_allocation_or_state(make: Callable[[], Library]) -> None:
    """The source includes <math.h>, its header and itself only, and holds no branch on data, no global and no allocation.

    What is asked is how many states are left, and whether they fill a vector.
    """
    name, texts = make().name, render(make())
    source = without_comments(texts[f"{name}.c"])
    assert re.findall(r"#include (.*)", source) == [f'"{name}.h"', "<math.h>", f'"{name}.c"']
    assert re.findall(r"#include (.*)", texts[f"{name}.h"]) == ["<stddef.h>"]
    code = re.sub(r"^#.*(?:\\\n.*)*$", "", source, flags=re.MULTILINE)
    assert not re.search(r"\b(switch|while|goto|malloc|calloc|free)\b", code)
    width = f"{name.upper()}_WIDTH"
    assert set(re.findall(r"\bif .*", code)) == {f"if (lanes == {width} && n >= {width}) {{"}
    asked = {"lane < lanes", f"i + {width} <= n", f"count - state < {width}"}
    assert {text.strip() for text in re.findall(r"(?:\(| = )([^=(]*) \?", code)} <= asked
    formulas = code[code.index("FUNCTION(") : code.rindex("FUNCTION(")]
    assert not re.search(r"\b(if|else|for)\b|\?", formulas)
    openings = (" ", "{", "}", "/", "void ", "static ", "FUNCTION(", "typedef ")
    assert all(line.startswith(openings) for line in code.splitlines() if line)


def test_only_prefixed_functions_are_exported(tmp_path: Path) -> None:
    """The object file defines functions under the robot's name and no data."""
    write(loaded(), tmp_path)
    assert compiled(COMPILERS[0], tmp_path, "-c", "loaded.c").returncode == 0
    symbols = [line.split() for line in compiled("nm", tmp_path, "loaded.o").stdout.splitlines()]
    defined = [(kind, name) for *_, kind, name in symbols if kind != "U"]
    assert all(kind in "Tt" and name.startswith("loaded_") for kind, name in defined)


def test_header_serves_cpp(tmp_path: Path) -> None:
    """A C++ program includes the header, reads its constants and links with the C object."""
    write(loaded(), tmp_path)
    (tmp_path / "main.cpp").write_text(
        '#include "loaded.h"\n#include "loaded.h"\n'
        'static_assert(LOADED_N == 2 && LOADED_ELBOW_JOINT == 1 && LOADED_PARAMETERS == 2 && LOADED_P_CLASS == 1, "");\n'
        "int main() { double p[LOADED_PARAMETERS]; loaded_default_parameters(p); return p[LOADED_P_PAYLOAD] != 1.25; }\n"
    )
    assert compiled(COMPILERS[0], tmp_path, "-c", "loaded.c").returncode == 0
    flags = ["-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    built = compiled("g++", tmp_path, *flags, "main.cpp", "loaded.o", "-lm", "-o", "main")
    assert built.returncode == 0, built.stderr
    assert subprocess.run([str(tmp_path / "main")], check=False).returncode == 0


def test_header_says_what_the_library_says() -> None:
    """Every function is declared and documented with sizes, units and operations, under the same head as the source."""
    library = loaded()
    texts = render(library)
    header = texts["loaded.h"]
    for function in library.functions:
        assert f"void loaded_{function.name}(" in header and f"void loaded_{function.name}_batch(" in header
        assert function.summary in header
    for text in ("joint positions [rad]", "Operations: 2 mul, 2 add, 1 trig.", library.source_sha256, library.command):
        assert text in header
    head = header[: header.index("*/")]
    assert texts["loaded.c"].startswith(head) and "This output is yours" in head


@compilers
def test_hostile_names_and_clashing_joints(compiler: str, tmp_path: Path) -> None:
    """Names out of a robot file cannot end a comment; joints whose capitals clash get different constants."""
    library = two_link()
    names = (HOSTILE, "n", "N", "two_link_a", "A", "generation")
    joints = Joints(tuple(JointInfo.single(name, "m", None) for name in names))
    function = library.functions[0]
    lines = tuple(line._replace(section=f"{HOSTILE}: {HOSTILE}") for line in function.program.assignments)
    function = replace(function, summary=HOSTILE, program=replace(function.program, assignments=lines))
    functions = (function, *library.functions[1:])
    library = replace(library, title=HOSTILE, joints=joints, functions=functions, notes=(HOSTILE,), source=HOSTILE)
    header = write(library, tmp_path)["two_link.h"]
    assert self_test(tmp_path, "two_link", compiler).returncode == 0
    constants = re.findall(r"^    (TWO_LINK_\w+) = (\d+)", header, flags=re.MULTILINE)
    assert [value for _, value in constants] == ["6", "6", "6", "0", "1", "2", "3", "4", "5"]
    assert len({name for name, _ in constants}) == 9


@compilers
def test_without_samples_the_test_compiles(compiler: str, tmp_path: Path) -> None:
    """A library without samples has a test that has nothing to do."""
    recorder = Recorder()
    recorder.add("nothing", "Zero.", "q", [("z", [0, 0])])
    write(recorder.library("bare", samples_at=()), tmp_path)
    assert self_test(tmp_path, "bare", compiler).returncode == 0
