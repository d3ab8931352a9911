"""Abbreviated models (Armstrong, Khatib, Burdick 1986, made safe): terms that hardly matter are left out, and what that
does is measured.

Of the entry `N_ij` those waves go whose amplitudes sum to no more than a part of `sqrt(N_ii N_jj)`, means over all poses: a
bound at every pose, not on average. (By mean squares a mass matrix can lose its definiteness.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from sympy.polys.rings import PolyElement

from symdyn.closed.rates import Change
from symdyn.closed.reading import Reading, Role
from symdyn.closed.trig import COS, SIN, Trig, fraction

POSES = 3000
MOST_ERROR = 0.10
"""Of M⁻¹ at the worst pose; an abbreviated model that is worse is refused."""


class TooShortError(Exception):
    """What is left would be no model of the robot; the text says why."""


@dataclass(frozen=True)
class Deviation:
    """How far `M⁻¹` is off, as parts of `sqrt(M⁻¹_ii M⁻¹_jj)`, the worst entry at each of many poses."""

    median: float
    percentile99: float
    largest: float


def abbreviated(N: Sequence[Sequence[Trig]], part: float) -> list[list[Trig]]:
    """N without what hardly matters.

    Raises:
        TooShortError: for a robot with symbols in its mass matrix, whose sizes are not known.
    """
    means = [_mean(N[i][i]) for i in range(len(N))]
    return [[_shortened(N[i][j], part * math.sqrt(means[i] * means[j])) for j in range(len(N))] for i in range(len(N))]


def _mean(entry: Trig) -> float:
    return _size(entry, (entry.ring.still, COS))


def _size(entry: Trig, key: tuple[tuple[int, ...], int]) -> float:
    """The coefficient of a wave, slides at one metre."""
    coefficient = entry.terms.get(key)
    return sum(abs(float(fraction(value))) for value in coefficient.coeffs()) if coefficient else 0.0


def _shortened(entry: Trig, most: float) -> Trig:
    kept, left_out = dict(entry.terms), 0.0
    for key in sorted(entry.terms, key=lambda key: _size(entry, key)):
        left_out += _size(entry, key)
        if left_out > most:
            break
        del kept[key]
    return Trig(entry.ring, kept)


def refuse_symbols(reading: Reading) -> None:
    """Abbreviating takes numbers.

    Raises:
        TooShortError: for a robot with symbols in its mass matrix.
    """
    if any(variable.role in (Role.CONSTANT, Role.CENTRE) for variable in reading.variables):
        raise TooShortError("terms can be left out of numbers only, and its masses, lengths or inertias are symbols")


def deviation(exact: Sequence[Sequence[Trig]], short: Sequence[Sequence[Trig]], B: Change) -> Deviation:
    """What leaving out terms does to `M⁻¹`, over poses all round (slides within a metre).

    Raises:
        TooShortError: when the abbreviated matrix is indefinite somewhere, or its inverse off by more than a tenth.
    """
    n = len(exact)
    q = np.random.default_rng(0).uniform(-math.pi, math.pi, (POSES, n))
    change = np.zeros((n, n))
    for i, row in enumerate(B):
        for j, factor in row.items():
            change[i, j] = factor
    values, left = (_values(N, q) for N in (exact, short))
    if np.linalg.eigvalsh(left).min() <= 0:
        raise TooShortError("without so many terms the mass matrix is not positive definite at every pose")
    right, wrong = (change @ np.linalg.inv(N) @ change.T for N in (values, left))
    size = np.sqrt(np.einsum("kii->ki", right))
    off = np.abs((right - wrong) / (size[:, :, None] * size[:, None, :])).max(axis=(1, 2))
    found = Deviation(*(float(x) for x in np.percentile(off, [50, 99, 100])))
    if found.largest > MOST_ERROR:
        raise TooShortError(f"without so many terms its inverse is off by {100 * found.largest:.0f} % at some pose")
    return found


def _values(N: Sequence[Sequence[Trig]], q: np.ndarray) -> np.ndarray:
    n = len(N)
    found = np.zeros((len(q), n, n))
    slides = {i for row in N for entry in row for i in _slides(entry)}
    for i in range(n):
        for j in range(n):
            for (angle, part), coefficient in N[i][j]:
                wave = (np.sin if part == SIN else np.cos)(q @ np.array(angle))
                found[:, i, j] += wave * _coefficient(coefficient, q, sorted(slides))
    return found


def _slides(entry: Trig) -> set[int]:
    return {i for _, coefficient in entry for powers in coefficient.monoms() for i, power in enumerate(powers) if power}


def _coefficient(coefficient: PolyElement, q: np.ndarray, slides: Sequence[int]) -> np.ndarray:
    """A polynomial of slides, each at some fraction of its column of q."""
    total = np.zeros(len(q))
    for powers, value in coefficient.terms():
        term = np.full(len(q), float(fraction(value)))
        for place, variable in enumerate(slides):
            if variable < len(powers) and powers[variable]:
                term = term * (q[:, place] / math.pi) ** powers[variable]
        total += term
    return total
