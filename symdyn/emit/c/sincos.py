"""The constants of sine and cosine in generated C, for each number type.

`benchmarks/sincos.py` finds them; [mathematics](mathematics.md) says what they are for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.emit.c.common import DOUBLE, Real


@dataclass(frozen=True)
class Constants:
    """What a number type needs for sines and cosines.

    Attributes:
        per_quarter: quarter turns in a radian.
        parts: pi/2 in three; products of the first two with the quarters within `limit` are exact.
        large: what rounds to whole numbers when it is added and taken off again.
        sine, cosine: coefficients of P and Q, lowest first: sin r = r + r z P(z), cos r = 1 - z/2 + z² Q(z), z = r².
        error: bound of the absolute errors up to the angle `limit`.
        limit: that angle, rad.
        end: the angle from which on quarters are not counted rightly, rad.
    """

    per_quarter: float
    parts: tuple[float, float, float]
    large: float
    sine: tuple[float, ...]
    cosine: tuple[float, ...]
    error: float
    limit: float
    end: float


OF_DOUBLE = Constants(
    0.6366197723675814,
    (1.5707963267341256, 6.077100506303966e-11, 2.0222662487959506e-21),
    1.5 * 2.0**52,
    (
        -0.16666666666666632,
        0.00833333333332249,
        -0.00019841269829857808,
        2.7557313707008543e-06,
        -2.5050760242314077e-08,
        1.5896909238011026e-10,
    ),
    (
        0.0416666666666666,
        -0.0013888888888874474,
        2.480158728967154e-05,
        -2.7557314401033512e-07,
        2.0875729281951644e-09,
        -1.135993429733334e-11,
    ),
    1e-16,
    3e6,
    1e15,
)
OF_SINGLE = Constants(
    0.636619747,
    (1.5703125, 0.000483751297, 7.54979013e-08),
    1.5 * 2.0**23,
    (-0.166666552, 0.0083321901, -0.000195183922),
    (0.0416666456, -0.00138873013, 2.44306702e-05),
    6e-8,
    1e4,
    1e6,
)


@dataclass(frozen=True)
class SinCosText:
    """The same as C writes it: numbers, polynomials in `z` and `zz = z*z` in lines, and the functions of `<math.h>`.

    `above` is how far the second bit of a number is below its sign, `sign_bit` a number of which that is the only bit.
    """

    per_quarter: str
    parts: tuple[str, ...]
    large: str
    half: str
    one: str
    two: str
    sine: tuple[str, ...]
    cosine: tuple[str, ...]
    error: str
    limit: str
    end: str
    above: int
    sign_bit: str
    sin: str
    cos: str
    sqrt: str


def sincos_text(real: Real) -> SinCosText:
    """The constants of a number type as text."""
    it = OF_DOUBLE if real is DOUBLE else OF_SINGLE

    def number(value: float) -> str:
        return real.number(Fraction(value))

    return SinCosText(
        number(it.per_quarter),
        tuple(number(part) for part in it.parts),
        number(it.large),
        number(0.5),
        number(1.0),
        number(2.0),
        _polynomial([number(c) for c in it.sine]),
        _polynomial([number(c) for c in it.cosine]),
        _rough(it.error),
        _rough(it.limit),
        _rough(it.end),
        8 * real.bytes - 2,
        f"{1 << (8 * real.bytes - 1)}U{'LL' if real is DOUBLE else ''}",
        real.functions["sin"],
        real.functions["cos"],
        real.functions["sqrt"],
    )


def _polynomial(coefficients: Sequence[str]) -> tuple[str, ...]:
    """Pairs of terms, and Horner's rule over the pairs: half the depth, for processors that do several things at once."""
    first, *rest = _pairs(coefficients)
    lines = [first, *(f"+ zz*({pair}" if " " in pair else f"+ zz*{pair}" for pair in rest)]
    lines[-1] += ")" * sum("(" in line for line in lines)
    return tuple(lines)


def _pairs(coefficients: Sequence[str]) -> list[str]:
    """`a + b*z`, the last perhaps `a`."""
    rows = [coefficients[place : place + 2] for place in range(0, len(coefficients), 2)]
    return [row[0] if len(row) == 1 else f"{row[0]} {_added(row[1])}*z" for row in rows]


def _added(number: str) -> str:
    return f"- {number[1:]}" if number.startswith("-") else f"+ {number}"


def _rough(value: float) -> str:
    """`1e5`."""
    digits, exponent = f"{value:.0e}".split("e")
    return f"{digits}e{int(exponent)}"
