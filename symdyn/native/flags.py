"""What the C compiler is told to make an extension module, and what must be there for it."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import numpy as np

from symdyn.execution.compiler import SHARED, found_compiler, words_of
from symdyn.faults import Fault, InputError, Place

SUFFIX = ".abi3.so"
"""Of an extension module that every later Python takes too, on Linux and macOS."""

FAST = ("-O3", "-ffp-contract=fast")
"""For every processor. Told in full: with -std=c99 gcc would not contract a product and a sum."""

NATIVE = "-march=native"
"""For processors like this one."""


def flags(*, portable: bool) -> list[str]:
    """All options of the compiler, those of CFLAGS last.

    Raises:
        InputError: without a compiler or the headers of Python.
    """
    found_compiler()
    return [
        *SHARED,
        *(("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()),
        *FAST,
        *(() if portable else (NATIVE,)),
        "-pthread",
        *(f"-I{folder}" for folder in _headers()),
        *words_of("CFLAGS"),
    ]


def _headers() -> list[str]:
    folders = list(dict.fromkeys(sysconfig.get_path(name) for name in ("include", "platinclude")))
    if not any((Path(folder) / "Python.h").is_file() for folder in folders):
        cure = "install Python's headers: python3-dev of Debian, python3-devel of Fedora; or use a Python that has them"
        raise InputError([Fault(Place("Python.h"), "", f"is not in {' or '.join(folders)}", cure)])
    return [*folders, np.get_include()]
