"""The languages there are, in the order in which files are made and shown."""

from __future__ import annotations

from symdyn.emit.backend import Backend
from symdyn.emit.c import C
from symdyn.emit.javascript import JAVASCRIPT
from symdyn.emit.python import PYTHON

BACKENDS: dict[str, Backend] = {backend.target: backend for backend in (PYTHON, C, JAVASCRIPT)}
