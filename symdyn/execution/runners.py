"""How the files of each language are run here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from symdyn.emit.registry import BACKENDS
from symdyn.execution.c import LoadedC
from symdyn.execution.compiler import has_compiler
from symdyn.execution.javascript import LoadedJavaScript, has_node
from symdyn.execution.loaded import Loaded
from symdyn.execution.python import LoadedPython, load_python
from symdyn.faults import Fault, InputError, Place


@dataclass(frozen=True)
class Runner:
    """A language that can be run.

    Attributes:
        load: the file with the functions, those that belong to it beside it, ready to be called.
        lacks: what is missing on this machine; empty if nothing is.
    """

    load: Callable[[Path], Loaded]
    lacks: Callable[[], str]


RUNNERS: dict[str, Runner] = {
    "python": Runner(lambda file: LoadedPython(load_python(file)), lambda: ""),
    "c": Runner(LoadedC, lambda: "" if has_compiler() else "no C compiler is found"),
    "javascript": Runner(LoadedJavaScript, lambda: "" if has_node() else "no Node is found"),
}

*_FIRST, _LAST = [BACKENDS[target].suffix for target in RUNNERS]
ENDINGS = f"{', '.join(_FIRST)} or {_LAST}"
"""How files that can be run end, in words."""


def target_of(file: Path) -> str:
    """The language of a generated file, by its suffix.

    Raises:
        InputError: for a suffix that no file with functions has.
    """
    for target, backend in BACKENDS.items():
        if file.suffix == backend.suffix and target in RUNNERS:
            return target
    raise InputError([Fault(Place(str(file)), "", "is no generated file that can be run", f"give the {ENDINGS} file")])


def load(file: Path) -> Loaded:
    """A generated file, ready to be called.

    Raises:
        InputError: when it cannot be read or run, or is none of ours.
    """
    return RUNNERS[target_of(file)].load(file)
