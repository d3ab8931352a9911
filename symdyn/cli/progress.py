"""What is being done, on terminals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from symdyn.generation import Progress


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """A line of progress on a terminal, nothing in a pipe."""
    from rich.console import Console  # noqa: PLC0415 - not before it is needed

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status("starting") as status:
        yield status.update
