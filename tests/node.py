"""Node, which runs generated JavaScript: whether it is here, and what it says."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from symdyn.execution.javascript import has_node

needs_node = pytest.mark.skipif(not has_node(), reason="Node, which runs JavaScript, is not installed here")


def node(*words: object, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Node with these words."""
    command = ["node", *map(str, words)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
