"""No search for cycles of garbage while programs are made: they are millions of small objects that form none, and Python
would go through all of them again and again to see it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Inside, and in a function decorated by it, only what nothing refers to any more is cleared, which is nearly all."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
