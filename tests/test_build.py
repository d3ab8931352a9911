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
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from tests.compiled import PLANAR, SCARA, Built
from tests.shelf import Shelf

CONSTANTS = ("NAME", "N", "NQ", "NV", "JOINTS", "LIMITS", "TOOLS", "PARAMETERS", "OPERATIONS", "SOURCE_SHA256")


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
    assert "CC: cannot be read as words of a command: no closing quotation, in 'gcc \"'" in refused(source, CC='gcc "')
    assert "CFLAGS: cannot be read as words of a command" in refused(source, CFLAGS="-DNAME='")
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
