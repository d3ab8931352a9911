"""Numbers of a page: as many digits as are shown, so that pages stay small and the same."""

from __future__ import annotations

import math
from typing import Any

_DIGITS = 5


def rounded(value: Any, digits: int = _DIGITS) -> Any:
    """A tree of plain values with its numbers at so many significant digits; None for what is not finite."""
    if isinstance(value, dict):
        return {key: rounded(item, digits) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return tuple(rounded(item, digits) for item in value)
    if isinstance(value, float):
        return float(f"{value:.{digits}g}") + 0.0 if math.isfinite(value) else None
    return value
