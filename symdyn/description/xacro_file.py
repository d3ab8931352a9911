"""xacro, expanded by the xacro package into plain URDF."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from symdyn.description.limits import LARGEST_URDF
from symdyn.description.spelling import suggestion
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import read_bytes

OPTION = Place("--xacro-arg")
_ASSIGN = ":="
_ARGUMENT = re.compile(rb"<xacro:arg\s[^>]*?\bname\s*=\s*[\"']([^\"']+)[\"']|\$\(arg\s+([^)\s]+)\s*\)")
_FIND_CURE = "run symdyn where ROS is set up, or write the path from this file on: $(dirname)/…"


def parse_arguments(texts: Iterable[str]) -> dict[str, str]:
    """Understand `prefix:=left_`.

    Raises:
        InputError: naming the text that is none.
    """
    found = {}
    for text in texts:
        name, assigned, value = text.partition(_ASSIGN)
        if not assigned or not name.strip():
            raise InputError([Fault(OPTION, text, "is no argument of xacro", f"write NAME{_ASSIGN}VALUE")])
        found[name.strip()] = value
    return found


def expand(path: Path, arguments: Mapping[str, str]) -> tuple[bytes, tuple[Path, ...]]:
    """The URDF, and the other files that were read.

    Raises:
        InputError: where xacro is not installed, cannot expand the file, or knows no such argument.
    """
    xacro = _package(path)
    xacro.all_includes.clear()  # xacro adds up what a process has read
    try:
        document = xacro.process_file(str(path), mappings=dict(arguments), verbosity=0)
    except Exception as problem:  # expressions of the file run in Python and may raise anything
        raise InputError([_refused(problem, xacro, path)]) from None
    files = tuple(dict.fromkeys(Path(name).resolve() for name in xacro.all_includes))
    _refuse_unknown(path, files, arguments)
    return bytes(document.toxml(encoding="utf-8")), files


def _package(path: Path) -> ModuleType:
    try:
        return importlib.import_module("xacro")
    except ImportError:
        rule, cure = (
            "is xacro, and the package that expands it is not here",
            "pip install 'symdyn[xacro]', or xacro alone",
        )
        raise InputError([Fault(Place(str(path)), "", rule, cure)]) from None


def _refused(problem: Exception, xacro: Any, path: Path) -> Fault:
    """xacro's message, in the file that it was reading."""
    file = (xacro.filestack or [None])[-1] or str(path)
    words = " ".join(str(problem).split()) or type(problem).__name__
    if "ament_index_python" in words or type(problem).__name__ == "PackageNotFoundError":
        return Fault(
            Place(str(file)), "", f"asks ROS for a package by $(find …), which is not at hand: {words}", _FIND_CURE
        )
    lacking = re.search(r"Undefined substitution argument (\S+)", words)
    cure = f"give it a value: --xacro-arg {lacking.group(1)}{_ASSIGN}…" if lacking else "mend the file"
    return Fault(Place(str(file)), "", f"cannot be expanded by xacro: {words}", cure)


def _refuse_unknown(path: Path, files: Iterable[Path], arguments: Mapping[str, str]) -> None:
    """An argument that nothing asks for: xacro passes over it in silence."""
    cure = "give the path of a xacro file"
    texts = [read_bytes(file, LARGEST_URDF, cure) for file in (path, *files)] if arguments else []
    known = {(a or b).decode("utf-8", "replace") for text in texts for a, b in _ARGUMENT.findall(text)}
    faults = [
        Fault(OPTION, name, f"is no argument of {path.name}", suggestion(name, sorted(known)))
        for name in arguments
        if name not in known and "$(eval" not in str(texts)
    ]
    if faults:
        raise InputError(faults)
