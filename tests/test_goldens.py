"""`generated/`: what readers open first is what symdyn writes today, byte for byte.

A change of the generator shows itself here as a diff of its output. `pytest tests/test_goldens.py --update` renews the files.
"""

from __future__ import annotations

import difflib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.collection import ROOT

SHOWN = ("planar2", "scara", "puma560", "ur5", "panda", "solo12", "drone_arm")
GOLDENS = ROOT / "generated"

# Several robots in one process, so that nothing left over from one can show in the next.
PROGRAM = """
import sys
from symdyn.cli import main

folder, *names = sys.argv[1:]
for name in names:
    targets = ["--target", "python,c,javascript"]
    main(["generate", f"robots/{name}.yaml", *targets, "-o", f"{folder}/{name}"], standalone_mode=False)
"""


def generate(folder: Path, names: tuple[str, ...], seed: str) -> None:
    command = [sys.executable, "-c", PROGRAM, str(folder), *names]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, check=False
    )
    assert done.returncode == 0, done.stderr


def texts(folder: Path) -> dict[str, str]:
    """Every file below a folder."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__"]  # of examples
    return {str(path.relative_to(folder)): path.read_bytes().decode() for path in files}


def changes(old: dict[str, str], new: dict[str, str]) -> list[str]:
    """The first lines that differ, of every file that does."""
    shown = []
    for name in sorted(old.keys() | new.keys()):
        before, after = old.get(name, "").splitlines(), new.get(name, "").splitlines()
        if old.get(name) != new.get(name):
            diff = list(difflib.unified_diff(before, after, f"generated/{name}", "now", n=1, lineterm=""))
            shown += [*diff[:20], *([f"... {len(diff) - 20} lines more"] if len(diff) > 20 else [])]
    return shown


@pytest.mark.parametrize("names", [SHOWN[:3], SHOWN[3:5], SHOWN[5:6], SHOWN[6:]], ids="-".join)
def test_generated_files_are_up_to_date(names: tuple[str, ...], tmp_path: Path, update: bool) -> None:
    """Made again in another process, under another hash seed and in reverse order, every file has the same bytes."""
    if update:
        for name in names:
            shutil.rmtree(GOLDENS / name, ignore_errors=True)
        generate(GOLDENS, names, "0")
    generate(tmp_path, names[::-1], "4711")
    found = changes(
        {key: text for key, text in texts(GOLDENS).items() if key.split(os.sep)[0] in names}, texts(tmp_path)
    )
    assert not found, "\n".join(["renew with: pytest tests/test_goldens.py --update", *found])


def test_nothing_else_lies_in_generated() -> None:
    """Every robot in generated/ is one that the test above compares."""
    assert sorted(path.name for path in GOLDENS.iterdir() if path.is_dir()) == sorted(SHOWN)


def test_a_changed_line_is_shown() -> None:
    """A difference comes as a short diff with the name of the file."""
    assert changes({"a/a.py": "x\ny\n"}, {"a/a.py": "x\nz\n"}) == [
        "--- generated/a/a.py",
        "+++ now",
        "@@ -1,2 +1,2 @@",
        " x",
        "-y",
        "+z",
    ]
    assert changes({"a/a.py": "x"}, {}) and not changes({"a": "x"}, {"a": "x"})
