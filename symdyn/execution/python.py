"""Generated Python as a module, from its file or from its text."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text


def load_python(file: Path) -> ModuleType:
    """Import a generated module from its path.

    Raises:
        InputError: when it cannot be read or imported, or is none of ours.
    """
    return import_text(read_text(file, LARGEST_GENERATED, "give the path of a generated .py file"), str(file))


def import_text(text: str, file: str) -> ModuleType:
    """The module that a text makes; `file` is its name in messages and tracebacks.

    Raises:
        InputError: when it cannot be imported, or is none of ours.
    """
    module = ModuleType(f"symdyn_generated_{Path(file).stem}")
    module.__file__ = file
    try:
        exec(compile(text, file, "exec"), module.__dict__)  # as importing does
        module.OPERATIONS  # noqa: B018 - a file that is none of ours lacks it
    except (Exception, SystemExit) as problem:  # whatever a damaged file does
        rule = f"cannot be imported: {problem}"
        raise InputError([Fault(Place(file), "", rule, "generate it again")]) from None
    return module
