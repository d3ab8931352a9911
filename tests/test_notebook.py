"""The notebook of docs/examples runs, and what comes out is what it shows."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.collection import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "examples").glob("*.ipynb"))
PLAIN = ("text/plain", "text/html")


def executed(notebook: Path) -> Any:
    """What Jupyter makes of it, from the first cell on, in the folder where it lies; nothing of when and where it ran."""
    node: Any = nbformat.read(notebook, as_version=4)
    NotebookClient(
        node, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(notebook.parent)}}
    ).execute()
    node.metadata.language_info = {"name": "python"}
    for cell in node.cells:
        cell.metadata = {}
    return node


def shown(cell: Any) -> list[tuple[str, str]]:
    """All words that come out of a cell, by kind."""
    words = []
    for output in cell.get("outputs", ()):
        if output.output_type == "stream":
            words.append((output.name, output.text))
        else:
            words += [(kind, output.data[kind]) for kind in PLAIN if kind in output.data]
    return words


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_comes_out_is_what_is_shown(notebook: Path, update: bool) -> None:
    """Cell by cell the same text, tables and mathematics; `--update` shows them anew."""
    ran = executed(notebook)
    if update:
        nbformat.write(ran, notebook)
    kept: Any = nbformat.read(notebook, as_version=4)
    for ours, theirs in zip(ran.cells, kept.cells, strict=True):
        assert shown(ours) == shown(theirs), f"{ours.source}\npytest tests/test_notebook.py --update"
    spoken = "".join(text for cell in kept.cells for _, text in shown(cell))
    assert "<math" in spoken and spoken.count("True") == 3 and "False" not in spoken  # all that is compared is equal


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_has_a_picture_and_no_trace_of_a_machine(notebook: Path) -> None:
    """Pictures are PNG, every cell of code has been run in order, nothing failed or warned, no path of a machine is left."""
    kept: Any = nbformat.read(notebook, as_version=4)
    code = [cell for cell in kept.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error" or output.get("name") == "stderr"]
    pictures = [output.data["image/png"] for output in outputs if "image/png" in output.get("data", {})]
    assert pictures and all(base64.b64decode(data).startswith(b"\x89PNG") for data in pictures)
    text = notebook.read_text(encoding="utf-8")
    assert len(text) < 150_000
    assert str(ROOT) not in text and str(Path.home()) + "/" not in text
