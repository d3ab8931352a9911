"""Generated code as a module that can be called at once, without files that anybody has to keep."""

from __future__ import annotations

import linecache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from symdyn.api.generated import Made
from symdyn.execution.python import import_text
from symdyn.native.compiled import build
from symdyn.native.loading import load_native
from symdyn.temporaries import new_folder

_NUMBERS = count(1)
_KEPT: list[TemporaryDirectory[str]] = []  # a module must stay where it was loaded from


def python_module(made: Made) -> ModuleType:
    """The module of generated Python, which is on no disk; tracebacks and `inspect.getsource` show its lines all the same."""
    ((name, text),) = made.texts.items()
    file = f"<symdyn {next(_NUMBERS)}: {name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    module = import_text(text, file)
    module.__name__ = made.generation.library.name
    return module


def compiled_module(made: Made) -> ModuleType:
    """The module of generated C, compiled in a temporary folder that lives as long as the process.

    Raises:
        InputError: when it does not compile.
    """
    kept = new_folder()
    _KEPT.append(kept)
    folder = Path(kept.name)
    for name, text in made.texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    library = made.generation.library.name
    module, _ = build(folder / f"{library}.c")
    return load_native(module)
