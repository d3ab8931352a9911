"""`symdyn build --wheel`: a folder that pip installs, whose module needs nothing of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from symdyn.cli import main
from symdyn.native.folder import write_folder
from tests.collection import ROOT
from tests.shelf import Shelf

FILES = {
    "LICENSE",
    "README.md",
    "planar2.c",
    "planar2.h",
    "planar2_native-stubs/__init__.pyi",
    "planar2_native.c",
    "pyproject.toml",
    "setup.py",
}


@pytest.fixture(scope="module")
def source(shelf: Shelf) -> Path:
    """The C file of a two-link arm with parameters."""
    return shelf.robot(ROOT / "robots" / "planar2.yaml").c_source()


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_pip_installs_it(source: Path, tmp_path: Path) -> None:
    """pip makes a wheel for every later Python of it, and the module runs where there is no symdyn."""
    folder, site = write_folder(source, tmp_path / "folder"), tmp_path / "site"
    assert files(folder) == FILES
    words = ["pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--target", site, folder]
    subprocess.run([sys.executable, "-m", *map(str, words)], check=True, capture_output=True)
    (about,) = site.glob("planar2_native-*.dist-info")
    assert "\nTag: cp310-abi3-" in (about / "WHEEL").read_text()
    assert "This output is yours" in next(about.rglob("LICENSE")).read_text()
    assert (site / "planar2_native-stubs" / "__init__.pyi").is_file()
    code = f"""
import sys
sys.path += [{str(site)!r}, {str(Path(np.__file__).parents[1])!r}]
sys.modules["symdyn"] = None
import planar2_native as m
print(m.__file__.startswith({str(site)!r}), m.mass_matrix([[0, 1]] * 3, m.prepare({{"m2": 2.0}})).shape)
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True (3, 2, 2)\n"


def test_the_command(source: Path, tmp_path: Path) -> None:
    """It says what to type, compiles nothing, replaces its own files, and none of others without --force."""
    words = ["build", str(source), "--wheel", "-o", str(tmp_path / "made")]
    for _ in range(2):
        made = CliRunner().invoke(main, words, env={"CC": "no-such-cc"})
        assert made.exit_code == 0, made.output
        assert made.output == f"wrote {tmp_path}/made; install it with 'pip install {tmp_path}/made'\n"
    assert files(tmp_path / "made") == FILES
    (tmp_path / "made" / "setup.py").write_text("mine")
    refused = CliRunner().invoke(main, words)
    assert refused.exit_code == 1 and "setup.py: was not written by symdyn" in refused.output
    assert CliRunner().invoke(main, [*words, "--force"]).exit_code == 0


def test_beside_the_source(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without -o it lies beside the C file, and pip is told that it is a folder."""
    monkeypatch.chdir(tmp_path)
    for path in (source, source.with_suffix(".h"), source.with_suffix(".json")):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    made = CliRunner().invoke(main, ["build", "planar2.c", "--wheel"])
    assert made.output == "wrote planar2-native; install it with 'pip install ./planar2-native'\n"


def test_for_this_processor_or_for_all(source: Path, tmp_path: Path) -> None:
    """Compiled as `symdyn build` compiles, with and without what this processor has."""
    for portable in (False, True):
        told = (write_folder(source, tmp_path, portable=portable) / "setup.py").read_text()
        assert '"-O3", "-ffp-contract=fast"' in told and ('"-march=native"' in told) != portable
