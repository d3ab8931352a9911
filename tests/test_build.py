"""`symdyn build`: compiled C behind the interface of the generated Python module."""

from __future__ import annotations

import ast
import inspect
import os
import pydoc
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from symdyn.quantities.arguments import argument_shapes
from symdyn.quantities.contract import Sizes
from tests.collection import ROOT
from tests.shelf import Shelf

PLANAR, SCARA = ROOT / "robots" / "planar2.yaml", ROOT / "robots" / "scara.yaml"  # with parameters, and with friction
Built = Callable[..., tuple[ModuleType, ModuleType]]
CONSTANTS = ("NAME", "N", "NQ", "NV", "JOINTS", "LIMITS", "TOOLS", "PARAMETERS", "OPERATIONS", "SOURCE_SHA256")
AXES = {
    "one": [()],
    "batch": [(150,)],
    "broadcast": [(3, 1), (), (70,)],
    "empty": [(0,)],
    "empty rows": [(2, 0), (1,)],
}
random = np.random.default_rng(5)


@pytest.fixture(scope="module")
def built(shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The generated Python module and the compiled one, of a robot; each built once."""

    @cache
    def modules(robot: Path, float32: bool = False) -> tuple[ModuleType, ModuleType]:
        generated = shelf.robot(robot)
        module, _ = build(generated.c_source(float32=float32), tmp_path_factory.mktemp("native"))
        return generated.module, load_native(module)

    return modules


def arguments(module: ModuleType, name: str, *axes: tuple[int, ...]) -> list[np.ndarray]:
    """Random arguments without `prepared`; the batch axes given are dealt in turn."""
    columns = len(getattr(module, "REGRESSOR", ()))
    shapes = argument_shapes(replace(Sizes.single(module.N), tools=len(module.TOOLS), columns=columns))
    wanted = [it for it in inspect.signature(getattr(module, name)).parameters if it not in ("prepared", "out")]
    keys = ["wrenches" if label == "f" and name.endswith("under_forces") else label for label in wanted]
    return [random.uniform(-1, 1, (*axes[i % len(axes)], *shapes[key])) for i, key in enumerate(keys)]


def agree(got: object, wanted: object, tolerance: float = 1e-10) -> None:
    """The same types, shapes and, to rounding, numbers; entries are measured by the largest of their array."""
    both = (got, wanted) if isinstance(wanted, tuple) else ((got,), (wanted,))
    for mine, theirs in zip(*both, strict=True):
        assert type(mine) is type(theirs) and np.shape(mine) == np.shape(theirs)
        scale = np.abs(theirs).max(initial=1.0, where=np.isfinite(theirs)) if np.size(theirs) else 1.0
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=tolerance * scale)


def results(result: object) -> tuple[np.ndarray, ...]:
    return tuple(map(np.asarray, result if isinstance(result, tuple) else (result,)))


def public(module: ModuleType) -> dict[str, Callable[..., object]]:
    """What a module offers to be called."""
    return {
        name: item
        for name, item in vars(module).items()
        if inspect.isroutine(item) and item.__module__ == module.__name__ and not name.startswith("_")
    }


@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_same_interface(robot: Path, built: Built) -> None:
    """Constants, names, signatures and docstrings are those of the generated Python module, but for `using` and `out`."""
    python, native = built(robot)
    assert {name: getattr(native, name) for name in CONSTANTS} == {name: getattr(python, name) for name in CONSTANTS}
    ours, theirs = public(native), public(python)
    assert {*ours} - {"set_threads", "get_threads"} == {*theirs} - {"using"} == {*native.SIGNATURES}
    for name in native.SIGNATURES:
        *mine, out = inspect.signature(ours[name]).parameters.values()
        wanted = inspect.signature(theirs[name]).parameters.values()
        assert [(it.name, it.kind, it.default) for it in mine] == [(it.name, it.kind, it.default) for it in wanted]
        assert (out.name, out.kind, out.default) == ("out", out.KEYWORD_ONLY, None)
        told = re.sub(r"\n        out: [^.]*?\.(?=\n)", "", ours[name].__doc__ or "")
        assert told.rstrip() == (theirs[name].__doc__ or "").rstrip(), name
    assert "inverse_dynamics(q, qd, qdd" in pydoc.plain(pydoc.render_doc(native))


@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_stub(robot: Path, shelf: Shelf, tmp_path: Path) -> None:
    """The stub tells of every public name and its arguments."""
    module, stub = build(shelf.robot(robot).c_source(), tmp_path)
    native, tree = load_native(module), ast.parse(stub.read_text())
    told = {node.name: node.args for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert {*told} == {*public(native)}
    for name in native.SIGNATURES:
        named = [it.arg for it in (*told[name].args, *told[name].kwonlyargs)]
        assert named == list(inspect.signature(getattr(native, name)).parameters)
    constants = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}  # type: ignore[union-attr]
    assert constants == {name for name in vars(native) if name.isupper() and not name.startswith("_")}


def test_the_stub_is_checked(shelf: Shelf, tmp_path: Path) -> None:
    """A type checker takes the stub, and sees by it what is wrong."""
    build(shelf.robot(PLANAR).c_source(), tmp_path)
    (tmp_path / "user.py").write_text(
        "import numpy as np\nimport planar2_native as m\n\n"
        "tau: np.ndarray = m.inverse_dynamics([0.0], np.zeros(1), [0.0], out=None)\nm.NQ + 'a'\n"
    )
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "user.py"]
    checked = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert [line.split(" ")[0] for line in checked.stdout.splitlines() if "error" in line] == ["user.py:5:", "Found"]


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_same_results(robot: Path, axes: str, built: Built) -> None:
    """Every function gives what the generated Python module gives: one state, a batch, broadcasting, no state at all."""
    python, native = built(robot)
    for name in python.OPERATIONS:
        given = arguments(python, name, *AXES[axes])
        agree(getattr(native, name)(*given), getattr(python, name)(*given))


LAYOUTS: dict[str, Callable[[np.ndarray], object]] = {
    "every second": lambda x: np.repeat(x, 2, axis=-1)[..., ::2],
    "backwards": lambda x: x[..., ::-1].copy()[..., ::-1],
    "every second state": lambda x: np.repeat(x, 2, axis=0)[::2] if x.ndim > 1 else x,
    "columns": np.asfortranarray,
    "read only": lambda x: np.frombuffer(x.tobytes()).reshape(x.shape),
    "not aligned": lambda x: np.frombuffer(b"1" + x.tobytes(), np.uint8)[1:].view(x.dtype).reshape(x.shape),
    "other bytes first": lambda x: x.astype(">f8"),
    "long double": lambda x: x.astype(np.longdouble),
    "lists": lambda x: x.tolist(),
    "tuples": lambda x: tuple(x.tolist()) if x.ndim == 1 else tuple(map(tuple, x.tolist())),
    "a subclass": lambda x: x.view(type("Mine", (np.ndarray,), {})),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("axes", [(), (130,)], ids=["one", "batch"])
def test_layouts(layout: str, axes: tuple[int, ...], built: Built) -> None:
    """However the numbers lie in memory, results are those of plain arrays, and arguments are left as they were."""
    python, native = built(PLANAR)
    for name in ("inverse_dynamics", "inverse_dynamics_under_forces", "kinetic_energy", "udu"):
        plain = arguments(python, name, axes)
        given = [LAYOUTS[layout](array) if array.ndim == len(axes) + 1 else array for array in plain]
        agree(getattr(native, name)(*given), getattr(native, name)(*plain), 0.0)
        assert all((np.asarray(there) == array).all() for there, array in zip(given, plain, strict=True))


@pytest.mark.parametrize("value", [np.float32, np.int64, np.int8, bool])
def test_other_numbers(value: type, built: Built) -> None:
    """Numbers of other types become those of the file, one state and in batches."""
    python, native = built(PLANAR)
    for axes in ((), (3,)):
        given = [(10 * array).astype(value) for array in arguments(python, "inverse_dynamics", axes)]
        agree(native.inverse_dynamics(*given), python.inverse_dynamics(*given))
        agree(native.inverse_dynamics(*(array.tolist() for array in given)), python.inverse_dynamics(*given))


def test_not_finite(built: Built, recwarn: pytest.WarningsRecorder) -> None:
    """What is not finite goes in and comes out in the places of its own state, without a warning or an error."""
    python, native = built(SCARA)
    given = arguments(python, "forward_dynamics", (20,))
    given[0][7, 1], given[2][11, 0] = np.nan, np.inf
    found = native.forward_dynamics(*given)
    finite = np.isfinite(found).all(axis=-1)
    assert [*np.flatnonzero(~finite)] == [7, 11]
    agree(found[finite], python.forward_dynamics(*(array[finite] for array in given)))
    assert np.isnan(native.forward_dynamics(*(array[7] for array in given))).any()
    stretched = built(PLANAR)[1].operational_inertia_tip
    assert not np.isfinite(stretched([0.0, 0.0])).all() and not np.isfinite(stretched(np.zeros((3, 2)))).all()
    assert not recwarn.list


@pytest.mark.parametrize("axes", [(), (4,), (2, 1), (2, 4), (2, 1, 1), (1,), (0,)], ids=str)
def test_prepared(axes: tuple[int, ...], built: Built) -> None:
    """Parameters by name, by array and in batches, against one state and a batch, give what Python gives."""
    python, native = built(PLANAR)
    agree(native.prepare({"m1": 2.0}), python.prepare({"m1": 2.0}))
    agree(native.prepare({"m1": [2.0, 3.0]}), python.prepare({"m1": [2.0, 3.0]}))
    params = random.uniform(0.5, 1.5, (*axes, len(python.PARAMETERS)))
    prepared = python.prepare(params)
    agree(native.prepare(params), prepared)
    for state in ((), (4,)) if axes != (0,) else ((), (1,)):
        given = [*arguments(python, "forward_dynamics", state), prepared]
        agree(native.forward_dynamics(*given), python.forward_dynamics(*given))
        agree(
            native.forward_dynamics(*given[:3], prepared=prepared.astype(np.longdouble)),
            python.forward_dynamics(*given),
        )
        agree(native.forward_dynamics(*given[:3], prepared=None), python.forward_dynamics(*given[:3]))


def test_single_precision(built: Built) -> None:
    """A float32 file gives float32 arrays that agree to its precision."""
    python, native = built(PLANAR, True)
    for axes in ((), (3,)):
        given = arguments(python, "inverse_dynamics", axes)
        got = native.inverse_dynamics(*given)
        assert got.dtype == np.float32
        agree(got, python.inverse_dynamics(*given), 1e-5)
        singles = [array.astype(np.float32) for array in given]
        agree(native.inverse_dynamics(*singles), got, 0.0)
        assert type(native.potential_energy(given[0])) is (np.ndarray if axes else float)


def test_results_are_their_own(built: Built) -> None:
    """Results can be written to, do not change with later calls, and inputs are left as they were."""
    _, native = built(SCARA)
    q = np.full(native.N, 0.3)
    first = native.mass_matrix(q)
    kept = first.copy()
    native.mass_matrix(2 * q)
    assert (first == kept).all() and (q == 0.3).all()
    first[0, 0] = 7.0
    assert native.mass_matrix(q)[0, 0] == kept[0, 0]


@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
@pytest.mark.parametrize("axes", [(), (70,), (2, 3)], ids=str)
def test_out(robot: Path, axes: tuple[int, ...], built: Built) -> None:
    """`out` takes the results of every function and is what comes back: plain arrays, steps in memory, of other types."""
    python, native = built(robot)
    for name in python.OPERATIONS:
        given = arguments(python, name, axes)
        wanted = results(getattr(native, name)(*given))
        plain = tuple(np.full(array.shape, np.nan) for array in wanted)
        stepped = tuple(np.full((*array.shape, 2), np.nan)[..., 1] for array in wanted)
        single = tuple(np.full(array.shape, np.nan, np.float32) for array in wanted)
        for out, tolerance in ((plain, 0.0), (stepped, 0.0), (single, 1e-6)):
            got = getattr(native, name)(*given, out=out if len(out) > 1 else out[0])
            assert all(mine is theirs for mine, theirs in zip(got if len(out) > 1 else (got,), out, strict=True))
            agree(tuple(array.astype(float) for array in out), wanted, tolerance)


def test_out_over_arguments(built: Built) -> None:
    """A result may be written over an argument, in whole or shifted by some states."""
    _, native = built(SCARA)
    for axes in ((), (100,)):
        q, qd, tau = arguments(native, "forward_dynamics", axes)
        wanted = native.forward_dynamics(q, qd, tau)
        agree(native.forward_dynamics(q, qd, tau, out=tau), wanted, 0.0)
    memory = np.zeros((101, native.N))
    memory[1:] = q
    agree(native.gravity_forces(memory[1:], out=memory[:-1]), native.gravity_forces(q), 0.0)


def test_wrong_out(built: Built) -> None:
    """What cannot take the results is refused, and several results need a place each, which may be left open."""
    _, native = built(PLANAR)
    q = [0.1, 0.2]
    read_only = np.zeros((2, 2))
    read_only.flags.writeable = False
    for out, error in ((np.zeros(3), ValueError), (read_only, ValueError), ([0.0] * 4, TypeError)):
        with pytest.raises(error):
            native.mass_matrix(q, out=out)
    with pytest.raises(TypeError):  # whole numbers take no fractions
        native.mass_matrix(q, out=np.zeros((2, 2), int))
    with pytest.raises(TypeError, match=r"udu\(\) argument 'out' must be a tuple of 2 arrays"):
        native.udu(q, out=np.zeros(2))
    d = np.zeros(2)
    u, got = native.udu(q, out=(None, d))
    assert got is d and (u == native.udu(q)[0]).all() and (d == native.udu(q)[1]).all()
    assert type(native.potential_energy(q, out=(None,))) is float


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([[0.1, 0.2, 0.3]], r"mass_matrix: argument 'q' must have shape \(..., 2\), got \(3,\)"),
        ([0.1], r"mass_matrix: argument 'q' must have shape \(..., 2\), got \(\)"),
        ([np.zeros((3, 2)), np.zeros(4)], r"mass_matrix: argument 'prepared' must have shape"),
    ],
)
def test_wrong_arguments(given: list[object], said: str, built: Built) -> None:
    """Wrong shapes are refused with the message of the generated Python module."""
    for module in built(PLANAR):
        with pytest.raises(ValueError, match=said):
            module.mass_matrix(*given)
        with pytest.raises(ValueError, match=r"bias_forces: batch axes \(3,\), \(4,\), \(\) do not broadcast"):
            module.bias_forces(np.zeros((3, 2)), np.zeros((4, 2)))
        with pytest.raises(ValueError, match=r"prepare: unknown parameters \['m9'\], known are"):
            module.prepare({"m9": 1.0})
        with pytest.raises(ValueError, match=r"prepare: argument 'params' must have shape \(..., 9\), got \(2,\)"):
            module.prepare([1.0, 2.0])


def test_wrong_calls(built: Built) -> None:
    """Arguments that are missing, too many, unknown or given twice are a TypeError in Python's words."""
    _, native = built(PLANAR)
    q = [0.1, 0.2]
    for given, named, said in (
        ([], {}, r"mass_matrix\(\) missing required argument 'q' \(pos 1\)"),
        ([q, None, q], {}, r"mass_matrix\(\) takes 2 positional arguments but 3 were given"),
        ([q], {"q": q}, r"mass_matrix\(\) got multiple values for argument 'q'"),
        ([q], {"p": q}, r"mass_matrix\(\) got an unexpected keyword argument 'p'"),
    ):
        with pytest.raises(TypeError, match=said):
            native.mass_matrix(*given, **named)
    agree(native.mass_matrix(prepared=None, q=q), native.mass_matrix(q), 0.0)


def test_nothing_is_lost(built: Built) -> None:
    """No road through a function, to a result or to an error, keeps or drops a reference to what was given."""
    _, native = built(PLANAR)
    q, many, out = np.array([0.1, 0.2]), np.ones((5, 2)), np.empty((2, 2))
    k, places, floats = native.prepare({}), (np.empty((2, 2)), np.empty(2)), [0.1, 0.2]
    wrong, names = np.zeros(3), {"m1": 1.0}
    kept = [q, many, out, k, places, *places, floats, *floats, wrong, names, None, native.PARAMETERS]

    def every_road() -> None:
        for given in (q, many, floats, q[::-1], many.T[:, :2], many.astype(int), [1, 2]):
            native.mass_matrix(given), native.mass_matrix(given, k), native.udu(given), native.potential_energy(given)
        native.mass_matrix(q, out=out), native.udu(q, out=places), native.udu(q, k, out=(None, places[1]))
        native.prepare(names), native.mass_matrix(many, np.stack([k] * 5))
        for bad in (wrong, None, "text", [many, many[:2]], 1j * q):
            with pytest.raises((TypeError, ValueError)):
                native.mass_matrix(bad)
        for named in ({"out": wrong}, {"out": places}, {"extra": q}, {"q": q}):
            with pytest.raises((TypeError, ValueError)):
                native.mass_matrix(q, **named)
        with pytest.raises(ValueError, match="do not broadcast"):
            native.bias_forces(many, many[:2])

    every_road()
    before = [sys.getrefcount(item) for item in kept[:-2]]
    for _ in range(50):
        every_road()
    assert [sys.getrefcount(item) for item in kept[:-2]] == before


def test_memory_does_not_grow(built: Built) -> None:
    """A hundred thousand calls leave no more behind than a hundred."""
    _, native = built(SCARA)
    code = f"""
import resource, sys, tracemalloc
sys.path.insert(0, {str(Path(native.__file__).parent)!r})
import numpy as np, {native.__name__} as m
q, many = np.zeros(m.N), np.zeros((3, m.N))
def calls(count):
    for _ in range(count):
        m.mass_matrix(q), m.udu(many), m.inverse_dynamics([0.0] * m.N, q, q[::-1]), m.potential_energy(q)
        try:
            m.mass_matrix(q[1:])
        except ValueError:
            pass
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
tracemalloc.start()
calls(100), tracemalloc.reset_peak()
before = tracemalloc.get_traced_memory()[0]
calls(5000)
print(tracemalloc.get_traced_memory()[0] - before < 5000)
tracemalloc.stop()
first = calls(5000)
print(calls(50000) - first < 1000)  # kB
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\nTrue\n"


def test_pickled_by_name(shelf: Shelf, tmp_path: Path) -> None:
    """Functions can be sent to other processes that find the module."""
    build(shelf.robot(PLANAR).c_source(), tmp_path)
    code = "import pickle, planar2_native as m; print(pickle.dumps(m.mass_matrix).hex())"
    sent = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    code = f"import pickle; print(pickle.loads(bytes.fromhex({sent.strip()!r}))([0, 1]).shape)"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "(2, 2)\n"


def test_needs_numpy_only(shelf: Shelf, tmp_path: Path) -> None:
    """The module, moved elsewhere, runs where there is no symdyn."""
    build(shelf.robot(PLANAR).c_source(), tmp_path / "made")
    shutil.move(tmp_path / "made", tmp_path / "moved")
    code = f"""
import sys
sys.path += [{str(tmp_path / "moved")!r}, {str(Path(np.__file__).parents[1])!r}]
sys.modules["symdyn"] = None
import planar2_native as m
print(m.mass_matrix([0, 1]).shape, "sympy" in sys.modules)
"""
    words = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "(2, 2) False\n"


def refused(*words: object, **environment: str) -> str:
    """The one line that `symdyn build` ends with."""
    result = CliRunner().invoke(main, ["build", *map(str, words)], env=environment)
    assert result.exit_code == 1 and isinstance(result.exception, SystemExit)
    assert result.output.count("\n") == 1
    return result.output


def copied(shelf: Shelf, folder: Path) -> Path:
    """The generated C file, its header and its manifest in a folder of their own."""
    source = shelf.robot(PLANAR).c_source()
    for path in (source, source.with_suffix(".h"), source.with_suffix(".json")):
        shutil.copy(path, folder)
    return folder / source.name


def test_refusals(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be built ends in one line that names file and cure, and leaves no file behind."""
    source = copied(shelf, tmp_path)
    before = sorted(tmp_path.iterdir())
    assert "no C compiler of that name is found; install gcc or clang" in refused(source, CC="no-such-cc")
    assert "is no C file; give a .c file that symdyn generate wrote" in refused(source.with_suffix(".h"))
    assert "lost.c: cannot be read: no such file or directory" in refused(tmp_path / "lost.c")
    assert "cannot be written: not a directory" in refused(source, "-o", source / "folder")
    monkeypatch.setattr("sysconfig.get_path", lambda name: f"/nowhere/{name}")
    told = (
        "Python.h: is not in /nowhere/include or /nowhere/platinclude; install Python's headers: python3-dev of Debian"
    )
    assert told in refused(source)
    assert sorted(tmp_path.iterdir()) == before


def test_sources_that_do_not_fit(shelf: Shelf, tmp_path: Path) -> None:
    """A header that is missing, foreign or of another generation is named."""
    source = copied(shelf, tmp_path)
    header = source.with_suffix(".h")
    text = header.read_text()
    header.write_text("void planar2_mass_matrix(const double q[2], double M[4]);\n")
    assert "planar2.h: is no header that symdyn generate wrote" in refused(source)
    header.write_text(text.replace("_GENERATION 0x", "_GENERATION 0x1"))
    assert "different generations" in refused(source)
    header.unlink()
    assert "planar2.h: cannot be read: no such file or directory; planar2.c needs its header" in refused(source)


def test_a_failed_build_keeps_the_old_files(shelf: Shelf, tmp_path: Path) -> None:
    """When the source no longer compiles, module and stub stay as they were."""
    source = copied(shelf, tmp_path)
    written = build(source)
    before = [path.read_bytes() for path in written]
    source.write_text(source.read_text() + "\nbroken\n")
    told = refused(source)
    assert "does not compile" in told and "generate it again, or take gcc or clang (CC=...), or --portable" in told
    assert [path.read_bytes() for path in written] == before


def test_compiled_for_this_processor_or_for_all(shelf: Shelf, tmp_path: Path) -> None:
    """The compiler is told to use what this processor has, or with --portable not to; CFLAGS come last."""
    source = copied(shelf, tmp_path)
    spy = tmp_path / "cc"
    spy.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/told\nexec cc "$@"\n')
    spy.chmod(0o755)
    for words in ([], ["--portable"]):
        result = CliRunner().invoke(main, ["build", str(source), *words], env={"CC": str(spy), "CFLAGS": "-DLAST"})
        assert result.exit_code == 0, result.output
    native, portable = (tmp_path / "told").read_text().splitlines()
    for told in (native, portable):
        assert "-O3 -ffp-contract=fast" in told and told.index("-O3") < told.index("-DLAST")
    assert "-march=native" in native and "-march" not in portable


def test_without_a_warning(shelf: Shelf, tmp_path: Path) -> None:
    """The source of the module compiles without a warning of gcc's usual sets."""
    source = copied(shelf, tmp_path)
    strict = "-Wall -Wextra -Wno-missing-field-initializers -Werror"
    result = CliRunner().invoke(main, ["build", str(source)], env={"CFLAGS": strict, "CC": os.environ.get("CC", "cc")})
    assert result.exit_code == 0, result.output
