"""Temporary files and folders, whose names say whose they are, so that the next run clears what a killed one left."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import tempfile
import time
import zlib
from pathlib import Path

_DAY = 86400.0  # seconds; nothing of ours works that long
_HOST = (
    f"{zlib.crc32(socket.gethostname().encode()):08x}"  # folders are shared between machines, process numbers are not
)
_NAME = re.compile(r"\.symdyn\.([0-9a-f]{8})\.(\d+)\.")


def new_file(folder: Path) -> tuple[int, str]:
    """An open temporary file in a folder, and its path."""
    clear(folder)
    return tempfile.mkstemp(dir=folder, prefix=_prefix())


def new_folder(folder: Path | None = None) -> tempfile.TemporaryDirectory[str]:
    """A temporary folder in another, in the system's own for such things by default."""
    place = Path(tempfile.gettempdir()) if folder is None else folder
    clear(place)
    return tempfile.TemporaryDirectory(dir=place, prefix=_prefix())


def clear(folder: Path) -> None:
    """Delete the temporaries in a folder whose processes are gone, and those that are a day old."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            found = _NAME.match(entry.name)
            if found and _is_stale(entry, found.group(1), int(found.group(2))):
                _delete(entry)


def _prefix() -> str:
    return f".symdyn.{_HOST}.{os.getpid()}."


def _is_stale(entry: os.DirEntry[str], host: str, process: int) -> bool:
    try:
        old = time.time() - entry.stat(follow_symlinks=False).st_mtime > _DAY
    except OSError:  # somebody else has cleared it
        return False
    return old or (host == _HOST and not _runs(process))


def _runs(process: int) -> bool:
    """Whether a process of that number is there; where that cannot be asked it is taken to be."""
    if os.name != "posix":  # elsewhere the question itself would end the process
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # somebody else's; no number of a process at all
        return True
    return True


def _delete(entry: os.DirEntry[str]) -> None:
    """Best effort: in a folder that many users share, what is not ours stays."""
    with contextlib.suppress(OSError):
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path, ignore_errors=True)
        else:
            os.unlink(entry.path)
