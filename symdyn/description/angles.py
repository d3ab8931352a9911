"""Quarter turns that were written as decimals.

An angle whose text is kπ/2 rounded or truncated to the digits written (two decimals at least), or within 1e-8 of it,
was meant as kπ/2: `1.5708`, `-3.14159`, `1.57`.
"""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction

from symdyn.description.expressions import Expression, parse

_PI = Fraction("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
_NEAR = Fraction(1, 10**8)


def quarter_turns(text: str) -> int | None:
    """The k for which the decimal text stands for kπ/2, or None; zero itself does not count as a finding."""
    written = Decimal(text)
    if written == 0 or abs(written) > 1000:
        return None
    value = Fraction(written)
    k = round(value / (_PI / 2))
    target = k * _PI / 2
    if abs(value - target) <= _NEAR:
        return k
    exponent = written.as_tuple().exponent
    decimals = -exponent if isinstance(exponent, int) else 0
    if k == 0 or decimals < 2:
        return None
    scale: int = 10**decimals
    digits = abs(target) * scale
    return k if abs(value) * scale in (math.floor(digits), round(digits)) else None


def as_multiple_of_pi(k: int) -> Expression:
    """The exact expression for kπ/2."""
    count, over = (k, "/2") if k % 2 else (k // 2, "")
    if count == 0:
        return parse("0")
    sign = "-" if count < 0 else ""
    times = "" if abs(count) == 1 else f"{abs(count)}*"
    return parse(f"{sign}{times}pi{over}")


def change(text: str, k: int) -> float:
    """How far the angle moves when it is read as kπ/2, in rad."""
    return float(abs(Fraction(Decimal(text)) - k * _PI / 2))
