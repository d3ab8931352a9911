"""Where the files that ship beside the code are: in the wheel inside the package, in a checkout at the top level."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder `templates` or `robots`.

    Raises:
        FileNotFoundError: when the installation is incomplete.
    """
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"symdyn is installed without its folder '{name}'")
