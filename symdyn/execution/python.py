"""Generated Python as a module, from its file or from its text."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from symdyn.faults import Fault, InputError, Place


def load_python(file: Path) -> ModuleType:
    """Import a generated module from its path.

    Raises:
        InputError: when it cannot be read or imported, or is none of ours.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = (getattr(problem, "strerror", None) or "is not text").lower()
        cure = "give the path of a generated .py file"
        raise InputError([Fault(Place(str(file)), "", f"cannot be read: {reason}", cure)]) from None
    return import_text(text, str(file))


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
