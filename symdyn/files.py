"""Writing files so that a failed run leaves the old ones as they were, and nothing of anybody else's is lost."""

from __future__ import annotations

import contextlib
import errno
import mmap
import os
import shutil
import stat
import string
from collections.abc import Mapping
from pathlib import Path

from symdyn.faults import Fault, InputError, Place
from symdyn.temporaries import new_file

_HEAD = b"Made by symdyn "  # of texts
_MARKS = f" {string.punctuation}".encode()  # before a line of a comment
_MANIFEST = b'{\n  "symdyn": "'
_NEAR_THE_TOP = 64 * 1024  # a robot's own names may stand before our line


def write_all(contents: Mapping[Path, str | bytes], *, force: bool = False, stamp: bytes = b"") -> None:
    """Write every file beside its place first, then move each into place. A symbolic link stays; its target is replaced.

    Args:
        contents: text, or the bytes of a compiled library.
        force: replace files that are not ours too.
        stamp: what a library of ours has in its bytes.

    Raises:
        InputError: when a file is in the way that we did not write, or cannot be written; nothing has been replaced then.
    """
    if not force:
        refuse_foreign(contents, stamp)
    written: list[tuple[str, Path]] = []
    path = Path()
    try:
        for path, content in contents.items():
            target = _target(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, "is a folder")
            written.append((_written(target.parent, content), target))
        _replace_all(written)
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        cure = "choose another place or make room; files already there are as they were"
        raise InputError([Fault(Place(str(path)), "", f"cannot be written: {reason}", cure)]) from None
    finally:
        for temporary, _ in written:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def refuse_foreign(contents: Mapping[Path, str | bytes], stamp: bytes = b"") -> None:
    """Refuse to write over files that are not ours; for those too that want to know before they work out what to write.

    Raises:
        InputError: naming each.
    """
    foreign = [
        path
        for path, content in contents.items()
        if path.exists() and not path.is_dir() and not _is_ours(path, stamp if isinstance(content, bytes) else b"")
    ]
    if foreign:
        rule, cure = (
            "was not written by symdyn",
            "move it away, choose another place with -o, or replace it with --force",
        )
        raise InputError([Fault(Place(str(path)), "", rule, cure) for path in foreign])


def _is_ours(path: Path, stamp: bytes) -> bool:
    """Whether a text has our head, or a library our stamp, where there is one. What cannot be read is not ours."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # opening a pipe would wait for ever
            return False
        with path.open("rb") as file:
            if not stamp:
                return _has_our_head(file.read(_NEAR_THE_TOP))
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as whole:
                return whole.find(stamp) >= 0
    except (OSError, ValueError):  # ValueError: an empty file cannot be mapped
        return False


def _has_our_head(top: bytes) -> bool:
    """Whether a line of a text's top, behind any language's comment marks, is our head's; or a manifest begins as ours do."""
    lines = (line.lstrip(_MARKS) for line in top.splitlines())
    return top.startswith(_MANIFEST) or any(map(_is_version, lines))


def _is_version(line: bytes) -> bool:
    return line.startswith(_HEAD) and line[len(_HEAD) :][:1].isdigit()


def _target(path: Path) -> Path:
    """What is to be replaced: the file itself, or the one that a symbolic link leads to."""
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, "is a symbolic link that leads to itself")
    return target


def _written(folder: Path, content: str | bytes) -> str:
    """A temporary file with the content and the permissions of an ordinary new one; of a program if it is compiled."""
    handle, temporary = new_file(folder)
    data, mode = (content, 0o777) if isinstance(content, bytes) else (content.encode("utf-8"), 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode & ~_mask())
    except BaseException:
        os.unlink(temporary)
        raise
    return temporary


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


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
