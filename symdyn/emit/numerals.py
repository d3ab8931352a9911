"""Constants as text: the exact value, rounded once to the number type, with the fewest digits that read back as the same."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

_SINGLE_BITS = 24
_SINGLE_LEAST = -149  # exponent of the smallest positive float32
_SINGLE_LARGEST = Fraction(2**128 - 2**104)
_SINGLE_DIGITS = 9


def double(value: Fraction) -> str:
    """The nearest double, as Python and C read it: `2.0`, `0.1`, `1e-05`."""
    return repr(value.numerator / value.denominator)  # division of integers rounds once


@lru_cache(maxsize=1 << 16)
def single(value: Fraction) -> str:
    """The nearest float32, as C reads it: `2.0f`, `0.1f`.

    Raises:
        ValueError: when the value is too large.
    """
    rounded = nearest_single(value)
    text = ""
    for digits in range(1, _SINGLE_DIGITS + 1):
        text = f"{float(rounded):.{digits}g}"
        if nearest_single(Fraction(text)) == rounded:
            break
    return f"{text}f" if "." in text or "e" in text else f"{text}.0f"


def nearest_single(value: Fraction) -> Fraction:
    """The float32 nearest to the value, ties to even."""
    if value == 0:
        return value
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if Fraction(2) ** exponent > size:
        exponent -= 1
    quantum = Fraction(2) ** max(exponent - _SINGLE_BITS + 1, _SINGLE_LEAST)
    rounded = round(value / quantum) * quantum
    if abs(rounded) > _SINGLE_LARGEST:
        raise ValueError(f"{float(value):g} does not fit a float32")
    return rounded
