"""Which file is meant where a robot is asked for: a path, or the bare name of a robot that ships."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from symdyn.description.limits import LARGEST_MESH, LARGEST_URDF
from symdyn.description.spelling import close_to, natural_key
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import read_bytes
from symdyn.resources import folder

_ENDING = ".yaml"  # of the robots that ship
_READ = (".yaml", ".yml", ".urdf", ".xml", ".xacro", ".urdf.xacro")  # endings of robots that are read
_TEXTS = (".xml", ".xacro", ".urdf", ".yaml", ".yml")  # includes; an editor may have changed their line ends


def shipped_robots() -> tuple[str, ...]:
    """The names of the robots that ship, in the order people expect."""
    return tuple(sorted((path.stem for path in folder("robots").glob(f"*{_ENDING}")), key=natural_key))


def robot_file(source: str | Path) -> Path:
    """The file that is meant: that of a robot that ships for its bare name, else the path as it is given.

    Robot files are told apart by their endings, so that a bare word can be none: whatever lies in the current folder under
    that name, a folder of generated code or a program, the robot that ships is meant.

    Raises:
        InputError: for a word that is neither a robot that ships nor a file, with a suggestion.
    """
    word, path = str(source), Path(source)
    if path.name != word:
        return path
    names = shipped_robots()
    if word in names:
        return folder("robots") / f"{word}{_ENDING}"
    if os.path.exists(word):  # if it is no robot file, the reader says what is wrong with it
        return path
    if path.stem in names:
        rule, cure = "cannot be read: no such file or directory", f"'{path.stem}' alone is the robot that ships"
    elif path.suffix:
        return path
    else:
        rule, cure = "is no file, and no robot that ships", _meant(word, names)
    raise InputError([Fault(Place(word or "''"), "", rule, cure)])


def typed(source: str | Path) -> str:
    """What to type for a robot, without a folder: the bare name of one that ships, else its file's name."""
    path = Path(source)
    ships = path.suffix == _ENDING and path.resolve().parent == folder("robots").resolve()
    return path.stem if ships else path.name


def _meant(word: str, names: Sequence[str]) -> str:
    here = [f"{word}{ending}" for ending in _READ if os.path.isfile(f"{word}{ending}")]
    nearest = here[0] if here else close_to(word, names)
    if nearest:
        return f"did you mean '{nearest}'?"
    return f"give the path of a robot file, or one of {', '.join(names)}"


def source_hash(source: str | Path, files: Iterable[Path] = ()) -> str:
    """SHA-256 of a file's text with LF line ends; with `files` that it reads of all their hashes, one after another.

    Args:
        source: the robot's file.
        files: what it includes, in order; of meshes and other data every byte counts.
    """
    cure = "give the path of a robot file"
    hashes = [_hash(read_bytes(Path(source), LARGEST_URDF, cure), text=True)]
    for file in files:
        hashes.append(_hash(read_bytes(file, LARGEST_MESH, "put it back"), text=file.suffix.lower() in _TEXTS))
    return (hashes[0] if len(hashes) == 1 else _hash(b"".join(hashes), text=False)).hex()


def _hash(data: bytes, *, text: bool) -> bytes:
    return hashlib.sha256(data.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if text else data).digest()
