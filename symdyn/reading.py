"""Reading what a user names: regular files of bounded size, so that no path can make a command hang or fill the memory."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from symdyn.faults import Fault, InputError, Place

MEGABYTE = 1_000_000
LARGEST_GENERATED = 50 * MEGABYTE
"""Bytes of a generated file: many times what a humanoid's takes."""


def read_bytes(path: Path, largest: int, cure: str) -> bytes:
    """The content of a regular file.

    Raises:
        InputError: when it cannot be read, is something else than a file, or has more than `largest` bytes.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(0, "is a directory")
        if not stat.S_ISREG(kind):  # opening a pipe may wait for ever, a device may give without end
            raise OSError(0, "is no regular file")
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            data = file.read(largest + 1) if size <= largest else b""
    except (OSError, ValueError) as problem:  # ValueError: a path that no file can have
        reason = (getattr(problem, "strerror", None) or str(problem)).lower()
        raise InputError([Fault(Place(str(path)), "", f"cannot be read: {reason}", cure)]) from None
    if max(size, len(data)) > largest:
        rule = f"has {max(size, len(data)) / MEGABYTE:.1f} MB, {largest / MEGABYTE:g} MB are read at most"
        raise InputError([Fault(Place(str(path)), "", rule, cure)])
    return data


def read_text(path: Path, largest: int, cure: str) -> str:
    """The content of a regular file in UTF-8, with LF line ends.

    Raises:
        InputError: as `read_bytes`, and when it is no text.
    """
    data = read_bytes(path, largest, cure)
    try:
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise InputError([Fault(Place(str(path)), "", "cannot be read: is not text", cure)]) from None
