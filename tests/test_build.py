"""`symdyn build`: compiled C behind the interface of the generated Python module."""

from __future__ import annotations

import inspect
import os
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
from symdyn.execution.python import load_python
from symdyn.faults import InputError
from symdyn.native.compiled import build
from symdyn.quantities.arguments import argument_shapes
from symdyn.quantities.contract import Sizes
from tests.collection import ROOT
from tests.shelf import Shelf

PLANAR, SCARA = ROOT / "robots" / "planar2.yaml", ROOT / "robots" / "scara.yaml"  # with parameters, and with friction
Built = Callable[..., tuple[ModuleType, ModuleType]]
CONSTANTS = ("NAME", "N", "JOINTS", "LIMITS", "TOOLS", "PARAMETERS", "OPERATIONS", "SOURCE_SHA256")
random = np.random.default_rng(5)


@pytest.fixture(scope="module")
def built(shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The generated Python module and the compiled one, of a robot; each built once."""

    @cache
    def modules(robot: Path, float32: bool = False) -> tuple[ModuleType, ModuleType]:
        generated = shelf.robot(robot)
        _, module = build(generated.c_source(float32=float32), tmp_path_factory.mktemp("native"))
        return generated.module, load_python(module)

    return modules


def arguments(module: ModuleType, name: str, *axes: tuple[int, ...]) -> list[np.ndarray]:
    """Random arguments without `prepared`; the batch axes given are dealt in turn."""
    columns = len(getattr(module, "REGRESSOR", ()))
    shapes = argument_shapes(replace(Sizes.single(module.N), tools=len(module.TOOLS), columns=columns))
    wanted = [label for label in inspect.signature(getattr(module, name)).parameters if label != "prepared"]
    keys = ["wrenches" if label == "f" and name.endswith("under_forces") else label for label in wanted]
    return [random.uniform(-1, 1, (*axes[i % len(axes)], *shapes[key])) for i, key in enumerate(keys)]


def agree(got: object, wanted: object, tolerance: float = 1e-10) -> None:
    """The same types, shapes and, to rounding, numbers; entries are measured by the largest of their array."""
    both = (got, wanted) if isinstance(wanted, tuple) else ((got,), (wanted,))
    for mine, theirs in zip(*both, strict=True):
        assert type(mine) is type(theirs) and np.shape(mine) == np.shape(theirs)
        scale = np.abs(theirs).max(initial=1.0) if np.size(theirs) else 1.0
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=tolerance * scale)


def public(item: object, module: ModuleType) -> bool:
    own = inspect.isfunction(item) and item.__module__ == module.__name__
    return own and not item.__name__.startswith("_")


@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_same_interface(robot: Path, built: Built) -> None:
    """Constants, names, signatures and docstrings are those of the generated Python module, but for `using`."""
    python, native = built(robot)
    assert {name: getattr(native, name) for name in CONSTANTS} == {name: getattr(python, name) for name in CONSTANTS}
    ours, theirs = ({f.__name__: f for f in vars(module).values() if public(f, module)} for module in (native, python))
    assert [*ours, "using"] == list(theirs)
    for name, function in ours.items():
        assert inspect.signature(function) == inspect.signature(theirs[name]), name
        assert function.__doc__ == theirs[name].__doc__, name


@pytest.mark.parametrize("axes", [[()], [(5,)], [(3, 1), (), (4,)], [(0,)]], ids=["one", "batch", "broadcast", "empty"])
@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_same_results(robot: Path, axes: list[tuple[int, ...]], built: Built) -> None:
    """Every function gives what the generated Python module gives: one state, a batch, broadcasting, no state at all."""
    python, native = built(robot)
    for name in python.OPERATIONS:
        given = arguments(python, name, *axes)
        agree(getattr(native, name)(*given), getattr(python, name)(*given))


@pytest.mark.parametrize("axes", [(), (4,), (2, 1), (2, 4), (2, 1, 1), (1,), (0,)], ids=str)
def test_prepared(axes: tuple[int, ...], built: Built) -> None:
    """Parameters by name, by array and in batches, against one state and a batch, give what Python gives."""
    python, native = built(PLANAR)
    agree(native.prepare({"m1": 2.0}), python.prepare({"m1": 2.0}))
    params = random.uniform(0.5, 1.5, (*axes, len(python.PARAMETERS)))
    prepared = python.prepare(params)
    agree(native.prepare(params), prepared)
    for state in ((), (4,)) if axes != (0,) else ((), (1,)):
        given = [*arguments(python, "forward_dynamics", state), prepared]
        agree(native.forward_dynamics(*given), python.forward_dynamics(*given))


def test_single_precision(built: Built) -> None:
    """A float32 file gives float32 arrays that agree to its precision."""
    python, native = built(PLANAR, True)
    for axes in ((), (3,)):
        given = arguments(python, "inverse_dynamics", axes)
        got = native.inverse_dynamics(*given)
        assert got.dtype == np.float32
        agree(got, python.inverse_dynamics(*given), 1e-5)


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


def test_needs_numpy_only(shelf: Shelf, tmp_path: Path) -> None:
    """The module and its library, moved elsewhere, run without symdyn."""
    written = build(shelf.robot(PLANAR).c_source(), tmp_path / "made")
    shutil.move(tmp_path / "made", tmp_path / "moved")
    assert [path.name for path in written][1] == "planar2_native.py"
    code = "import sys, planar2_native as m; print(m.mass_matrix([0, 1]).shape, {'symdyn', 'sympy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "moved", capture_output=True, text=True, check=True
    )
    assert done.stdout == "(2, 2) set()\n"


def test_another_generation(shelf: Shelf, tmp_path: Path) -> None:
    """A module refuses a library that was built from other sources, and says what to do."""
    source = shelf.robot(PLANAR).c_source()
    library, module = build(source, tmp_path)
    other = shelf.robot(PLANAR).c_source(float32=True)
    other_library, _ = build(other, tmp_path / "other")
    os.replace(other_library, library)
    with pytest.raises(InputError, match=r"another generation: run symdyn build planar2\.c"):
        load_python(module)
    library.unlink()
    with pytest.raises(InputError, match=r"missing or damaged: run symdyn build planar2\.c"):
        load_python(module)


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


def test_refusals(shelf: Shelf, tmp_path: Path) -> None:
    """What cannot be built ends in one line that names file and cure, and leaves no file behind."""
    source = copied(shelf, tmp_path)
    before = sorted(tmp_path.iterdir())
    assert "no C compiler of that name is found; install gcc or clang" in refused(source, CC="no-such-cc")
    assert "is no C file; give a .c file that symdyn generate wrote" in refused(source.with_suffix(".h"))
    assert "lost.c: cannot be read: no such file or directory" in refused(tmp_path / "lost.c")
    assert "cannot be written: not a directory" in refused(source, "-o", source / "folder")
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
    """When the source no longer compiles, library and module stay as they were."""
    source = copied(shelf, tmp_path)
    written = build(source)
    before = [path.read_bytes() for path in written]
    source.write_text(source.read_text() + "\nbroken\n")
    assert "does not compile" in refused(source)
    assert [path.read_bytes() for path in written] == before
