"""The constants of the sine and cosine in generated C: where they come from, and how far they are from the truth.

Angles are reduced to within an eighth of a turn of a multiple `n` of pi/2, which is taken off in three parts (Cody and
Waite): the first two have so few bits that their products with `n` are exact. What is left goes into polynomials,

    sin r = r + r z P(z),   cos r = 1 - z/2 + z² Q(z),   z = r²,

by Remez' exchange, P for the smallest relative error of the sine, Q for the smallest absolute one of the cosine. Coefficients
are rounded to the number type one after the other, the lowest first, and the others found again.

    python benchmarks/sincos.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from mpmath import cos, lu_solve, matrix, mp, mpf, nint, pi, sin, sqrt

mp.dps = 60
Function = Callable[[mpf], mpf]


@dataclass(frozen=True)
class Format:
    """A number type.

    Attributes:
        bits: of its significand.
        terms: of each polynomial.
        parts: bits of the first two parts of pi/2.
        beyond: how far past an eighth of a turn the rounding of `n` may leave an angle.
    """

    name: str
    bits: int
    terms: int
    parts: tuple[int, int]
    beyond: float

    def rounded(self, value: mpf, bits: int = 0) -> mpf:
        """The nearest number of so many bits, all of the type's by default."""
        _, exponent = mp.frexp(value)
        quantum = mpf(2) ** (exponent - (bits or self.bits))
        return nint(value / quantum) * quantum


DOUBLE = Format("double", 53, 6, (32, 32), 1e-6)
SINGLE = Format("float", 24, 3, (11, 11), 1e-3)


def sine_target(z: mpf) -> mpf:
    r = sqrt(z)
    return (sin(r) - r) / (r * z)


def cosine_target(z: mpf) -> mpf:
    return (cos(sqrt(z)) - 1 + z / 2) / z**2


def remez(target: Function, weight: Function, known: Sequence[mpf], terms: int, end: mpf) -> tuple[list[mpf], mpf]:
    """The coefficients of z^k from `len(known)` on with the smallest largest `weight * error` on (0, end], and that error."""
    first = len(known)
    count = terms - first
    if count == 0:
        return [], max(abs(_error(target, weight, known, z)) for z in _grid(end))
    points = [end * (1 - cos(pi * (2 * i + 1) / (2 * count + 2))) / 2 for i in range(count + 1)]
    for _ in range(30):
        rows = [[weight(z) * z**k for k in range(first, terms)] + [mpf((-1) ** i)] for i, z in enumerate(points)]
        rest = [weight(z) * (target(z) - sum((c * z**k for k, c in enumerate(known)), mpf(0))) for z in points]
        *found, level = lu_solve(matrix(rows), matrix(rest))
        coefficients = [*known, *found]
        points, worst = _extrema(partial(_error, target, weight, coefficients), _grid(end), count + 1)
        if abs(worst - abs(level)) < worst * mpf("1e-4"):
            break
    return list(found), worst


def _grid(end: mpf) -> list[mpf]:
    return [end * (1 - cos(pi * i / 400)) / 2 for i in range(1, 401)]


def _error(target: Function, weight: Function, coefficients: Sequence[mpf], z: mpf) -> mpf:
    return weight(z) * (sum((c * z**k for k, c in enumerate(coefficients)), mpf(0)) - target(z))


def _extrema(error: Function, grid: Sequence[mpf], count: int) -> tuple[list[mpf], mpf]:
    """The places of the largest error in each run of one sign, the `count` runs of the largest; and the largest."""
    runs: list[tuple[mpf, mpf]] = []
    for z in grid:
        value = error(z)
        if runs and (value > 0) == (runs[-1][1] > 0):
            runs[-1] = max(runs[-1], (z, value), key=lambda pair: abs(pair[1]))
        else:
            runs.append((z, value))
    while len(runs) > count:
        runs.remove(min((runs[0], runs[-1]), key=lambda pair: abs(pair[1])))
    return [z for z, _ in runs], max(abs(value) for _, value in runs)


def coefficients(it: Format, target: Function, weight: Function) -> tuple[list[mpf], mpf]:
    """Rounded, and the largest weighted error with them."""
    end = (pi / 4 + mpf(it.beyond)) ** 2
    known: list[mpf] = []
    while len(known) < it.terms:
        found, _ = remez(target, weight, known, it.terms, end)
        known.append(it.rounded(found[0]))
    return known, remez(target, weight, known, it.terms, end)[1]


def parts_of_pi(it: Format) -> list[mpf]:
    """pi/2 in three parts."""
    rest, parts = pi / 2, []
    for bits in (*it.parts, it.bits):
        parts.append(it.rounded(rest, bits))
        rest -= parts[-1]
    return parts


def spelt(it: Format, value: mpf) -> str:
    return mp.nstr(value, 17 if it is DOUBLE else 9)


def main() -> None:
    for it in (DOUBLE, SINGLE):
        sine, of_sine = coefficients(it, sine_target, lambda z: z)
        cosine, of_cosine = coefficients(it, cosine_target, lambda z: z**2)
        lines = [
            f"{it.name}",
            f"  2/pi          {spelt(it, it.rounded(2 / pi))}",
            f"  parts of pi/2 {' '.join(spelt(it, part) for part in parts_of_pi(it))}",
            f"  P, lowest first: {' '.join(spelt(it, c) for c in sine)}  (relative error {mp.nstr(of_sine, 2)})",
            f"  Q, lowest first: {' '.join(spelt(it, c) for c in cosine)}  (absolute error {mp.nstr(of_cosine, 2)})",
        ]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
