"""Writing files so that a failed run leaves the old ones as they were."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from symdyn.faults import Fault, InputError, Place


def write_all(texts: Mapping[Path, str]) -> None:
    """Write every file beside its place first, then move each into place.

    Raises:
        InputError: when a file cannot be written; nothing has been replaced then.
    """
    written: list[tuple[str, Path]] = []
    path = Path()
    try:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                raise IsADirectoryError(21, "is a folder")
            handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".symdyn.")
            written.append((temporary, path))
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(temporary, _usual_mode())
        _replace_all(written)
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        cure = "choose another place or make room; files already there are as they were"
        raise InputError([Fault(Place(str(path)), "", f"cannot be written: {reason}", cure)]) from None
    finally:
        for temporary, _ in written:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def _replace_all(written: list[tuple[str, Path]]) -> None:
    """Move every file into place; if one cannot be, or the user interrupts, put back those that were."""
    kept: dict[Path, str | None] = {}
    try:
        for temporary, path in written:
            kept[path] = _kept(path, f"{temporary}.old")
            os.replace(temporary, path)
    except BaseException:
        for path, old in kept.items():
            with contextlib.suppress(OSError):
                path.unlink() if old is None else os.replace(old, path)
        raise
    finally:
        for old in filter(None, kept.values()):
            with contextlib.suppress(OSError):
                os.unlink(old)


def _kept(path: Path, name: str) -> str | None:
    """The file as it is under a second name, without taking room where the disk can do that; None if there is none."""
    if not path.exists():
        return None
    try:
        os.link(path, name)
    except OSError:  # a disk without links
        shutil.copy2(path, name)
    return name


def _usual_mode() -> int:
    """The permissions an ordinary new file would get."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
