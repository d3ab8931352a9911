"""Sines and cosines of generated C: how near they are to the truth, on both roads, whatever compiles them."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.emit.c.sincos import OF_DOUBLE, OF_SINGLE, Constants
from symdyn.execution.compiler import WARNINGS
from symdyn.render import render
from tests.collection import ROOT
from tests.test_emit_body import Recorder
from tests.test_emit_c import Shared

DOUBLE: Any = np.float64
SINGLE: Any = np.float32
TABLES: Mapping[Any, Constants] = {DOUBLE: OF_DOUBLE, SINGLE: OF_SINGLE}
EXACT = (
    "gcc -O0",
    "gcc -O2",
    "gcc -O3 -mavx2 -mfma -ffp-contract=fast",
    "gcc -O2 -DTURNS_WIDTH=1",
    "gcc -O2 -DTURNS_WIDTH=4",
    "gcc -O2 -m32",
    "gcc -O2 -m32 -msse2 -mfpmath=sse",
    "clang -O2",
    "tcc",
)
FAST = (
    "gcc -O3 -ffast-math",
    "gcc -O2 -funsafe-math-optimizations",
    "clang -O2 -ffast-math",
    "clang -O2 -funsafe-math-optimizations",
)
PROGRAM = """\
#include "turns.h"
#include <stdio.h>

static REAL q[2*COUNT], results[4][2*COUNT];

int main(void)
{
    const size_t count = fread(q, 2*sizeof(REAL), COUNT, stdin);
    for (size_t i = 0; i < count; ++i) {
        turns_turn(q + 2*i, results[0] + 2*i, results[1] + 2*i);
    }
    turns_turn_batch(count, q, results[2], results[3]);
    return fwrite(results, sizeof results, 1, stdout) != 1;
}
"""


def texts(kind: Any, sincos: str = "inline") -> dict[str, str]:
    """A function that gives sine and cosine of two angles."""
    recorder = Recorder()
    q = recorder.arguments["q"]
    results = [(name, [angle.call(function) for angle in q]) for name, function in (("s", "sin"), ("c", "cos"))]
    recorder.add("turn", "Sines and cosines.", "q", results)
    return render(recorder.library("turns", samples_at=()), ("c",), float32=kind is SINGLE, sincos=sincos)


class Turns:
    """The function, compiled into a program of its own, which may be one for another processor."""

    def __init__(self, folder: Path, kind: Any, command: str, sincos: str = "inline") -> None:
        self.kind, self.program = kind, folder / "turns"
        for name, text in {**texts(kind, sincos), "main.c": PROGRAM}.items():
            (folder / name).write_text(text, encoding="utf-8")
        compiler, *flags = command.split()
        if compiler != "tcc":
            flags += WARNINGS
        defines = [f"-DREAL={'float' if kind is SINGLE else 'double'}", f"-DCOUNT={COUNT}"]
        for source in ("turns.c", "main.c"):
            own = defines if source == "main.c" else []
            subprocess.run([compiler, *flags, *own, "-c", source], cwd=folder, check=True)
        linked = [compiler, *(flag for flag in flags if flag == "-m32"), "turns.o", "main.o", "-lm", "-o", "turns"]
        subprocess.run(linked, cwd=folder, check=True)

    def __call__(self, angles: np.ndarray) -> np.ndarray:
        """Sines and cosines, by single calls and by a batch."""
        assert len(angles) % 2 == 0 and len(angles) <= 2 * COUNT
        done = subprocess.run([self.program], input=angles.astype(self.kind).tobytes(), capture_output=True, check=True)
        found = np.frombuffer(done.stdout, self.kind).reshape(4, 2 * COUNT)[:, : len(angles)]
        return found.reshape(2, 2, len(angles))


COUNT = 4096
both = pytest.mark.parametrize("kind", [DOUBLE, SINGLE], ids=["double", "float"])


def angles(kind: Any, limit: float) -> np.ndarray:
    """Angles of all sizes up to the limit, many next to multiples of pi/4, zeros and the smallest numbers."""
    random = np.random.default_rng(3)
    near = kind(np.round(random.uniform(-limit, limit, 500) / (np.pi / 4)) * (np.pi / 4))
    sizes = 10.0 ** random.uniform(-12, np.log10(limit), 500) * random.choice([-1, 1], 500)
    some = [near, np.nextafter(near, kind(np.inf)), np.nextafter(near, kind(-np.inf)), sizes]
    tiny = np.finfo(kind).tiny
    special = [0.0, -0.0, tiny, -tiny, tiny / 4, np.finfo(kind).smallest_subnormal, limit, -limit]
    return np.concatenate([*some, random.uniform(-limit, limit, 492), random.uniform(-7, 7, 1000), special]).astype(
        kind
    )


@cache
def truth(kind: Any, limit: float) -> list[list[Any]]:
    with mpmath.workdps(60):
        exact = [mpmath.mpf(float(angle)) for angle in angles(kind, limit)]
        return [[function(angle) for angle in exact] for function in (mpmath.sin, mpmath.cos)]


def errors(kind: Any, limit: float, found: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Absolute errors of sines and cosines of both roads, and errors as parts of the true values."""
    absolute, relative = np.empty(found.shape), np.empty(found.shape)
    with mpmath.workdps(60):
        for at, value in np.ndenumerate(found):
            right = truth(kind, limit)[at[1]][at[2]]
            off = abs(mpmath.mpf(float(value)) - right)
            absolute[at], relative[at] = float(off), float(off / abs(right)) if right else 0.0
    return absolute, relative


@both
@pytest.mark.parametrize("command", EXACT)
def test_error(kind: Any, command: str, tmp_path: Path) -> None:
    """Up to the limit that the text names errors are below the bound that it names; doubles err by less than a last digit."""
    limit, bound = TABLES[kind].limit, TABLES[kind].error
    absolute, relative = errors(kind, limit, Turns(tmp_path, kind, command)(angles(kind, limit)))
    assert absolute.max() < bound
    assert kind is SINGLE or relative[..., :-8].max() < np.finfo(kind).eps


@both
@pytest.mark.parametrize("command", FAST)
def test_fast_arithmetic(kind: Any, command: str, tmp_path: Path) -> None:
    """Where compilers may rearrange sums the C library is asked, or they are kept from it: the bound is the same."""
    limit, bound = TABLES[kind].limit, TABLES[kind].error
    absolute, _ = errors(kind, limit, Turns(tmp_path, kind, command)(angles(kind, limit)))
    assert absolute.max() < bound


@both
def test_by_the_library(kind: Any, tmp_path: Path) -> None:
    """`--sincos libm` has no polynomials, and both roads call the library's functions."""
    text = texts(kind, "libm")["turns.c"]
    assert "quarters" not in text and text.count("sin") > 2
    found = Turns(tmp_path, kind, "gcc -O2", "libm")(angles(kind, 1e3))
    absolute, _ = errors(kind, 1e3, found)
    assert absolute.max() < TABLES[kind].error
    assert np.array_equal(found[0], found[1])


@both
@pytest.mark.parametrize("command", ["gcc -O2", "gcc -O3 -mavx2 -mfma -ffp-contract=fast"])
def test_beyond(kind: Any, command: str, tmp_path: Path) -> None:
    """Beyond the limit, as far as quarters are counted, the error is that of an angle off by a unit in its last place."""
    turns = Turns(tmp_path, kind, command)
    for limit in np.geomspace(TABLES[kind].limit, TABLES[kind].end, 5):
        absolute, _ = errors(kind, limit, turns(angles(kind, limit)))
        assert (absolute <= TABLES[kind].error + np.spacing(np.abs(angles(kind, limit)))).all()


@both
@pytest.mark.parametrize("command", EXACT)
def test_special_values(kind: Any, command: str, tmp_path: Path) -> None:
    """NaN and infinities give NaN, and to nobody beside them; zeros keep their sign, and what is tiny is its own sine."""
    tiny = np.finfo(kind).smallest_subnormal
    given = np.array([np.nan, 1.0, np.inf, 2.0, -np.inf, 3.0, 0.0, -0.0, tiny, -5 * tiny], kind)
    for sines, cosines in Turns(tmp_path, kind, command)(given).swapaxes(0, 0):
        lost = ~np.isfinite(given)
        assert np.isnan(sines[lost]).all() and np.isnan(cosines[lost]).all()
        assert np.isfinite(sines[~lost]).all() and np.isfinite(cosines[~lost]).all()
        assert np.array_equal(sines[6:], given[6:]) and (cosines[6:] == 1).all()
        assert np.array_equal(np.signbit(sines[6:]), np.signbit(given[6:]))


def test_constants_are_those_of_the_benchmark() -> None:
    """`benchmarks/sincos.py` finds the very numbers that are written into files."""
    made = runpy.run_path(str(ROOT / "benchmarks" / "sincos.py"))
    for name, table, kind in (("DOUBLE", OF_DOUBLE, DOUBLE), ("SINGLE", OF_SINGLE, SINGLE)):
        it = made[name]
        sine, of_sine = made["coefficients"](it, made["sine_target"], lambda z: z)
        cosine, of_cosine = made["coefficients"](it, made["cosine_target"], lambda z: z**2)
        with mpmath.workdps(60):
            assert [kind(x) for x in table.sine] == [kind(float(c)) for c in sine]
            assert [kind(x) for x in table.cosine] == [kind(float(c)) for c in cosine]
            assert [kind(x) for x in table.parts] == [kind(float(part)) for part in made["parts_of_pi"](it)]
            assert kind(table.per_quarter) == kind(float(2 / mpmath.pi))
        assert max(of_sine, of_cosine) < np.finfo(kind).eps / 16  # far below what rounding costs


def test_compilers_are_here() -> None:
    """All compilers of these tests are installed."""
    assert all(shutil.which(compiler) for compiler in ("gcc", "clang", "tcc"))


def test_sines_of_sines(tmp_path: Path) -> None:
    """Angles that rest on sines come in a second call; each angle once, what only a sine needs is there before it."""
    recorder = Recorder()
    q0, q1 = recorder.arguments["q"]
    outer = q0 + q1.call("sin")
    found = [outer.call("sin"), outer.call("cos"), (q0 + q1).call("cos"), q1.call("cos"), q0 * q1.call("sin")]
    recorder.add("turn", "Nested.", "q", [("s", found)])
    shared = Shared(recorder.library("nested", samples_at=()), tmp_path)
    text = (tmp_path / "nested.c").read_text(encoding="utf-8")
    assert re.findall(r"OF\(nested_sincos\)\((\d), (\w+)", text) == [("2", "angles"), ("1", "angles2")]
    q, made = shared.array([0.3, -1.2]), shared.array([0.0] * 5)
    shared.call("turn", q, made)
    a = q[0] + np.sin(q[1])
    right = [np.sin(a), np.cos(a), np.cos(q.sum()), np.cos(q[1]), q[0] * np.sin(q[1])]
    np.testing.assert_allclose(made, right, rtol=0, atol=1e-15)


def test_option(tmp_path: Path) -> None:
    """`--sincos libm` is in the command of the head, by which `verify` makes the file again; other words are refused."""
    wanted = ["planar2", "--target", "c", "--functions", "mass_matrix,pose"]
    done = CliRunner().invoke(main, ["generate", *wanted, "--sincos", "libm", "-o", str(tmp_path)])
    assert done.exit_code == 0, done.output
    text = (tmp_path / "planar2.c").read_text(encoding="utf-8")
    assert "--sincos libm\n" in text and "quarters" not in text
    done = CliRunner().invoke(main, ["verify", str(tmp_path / "planar2.c"), "planar2"])
    assert done.exit_code == 0, done.output
    done = CliRunner().invoke(main, ["generate", *wanted, "--sincos", "libmm", "-o", str(tmp_path)])
    assert done.exit_code == 1
    assert "--sincos: libmm: is no way to sines and cosines; did you mean 'libm'?" in done.output
