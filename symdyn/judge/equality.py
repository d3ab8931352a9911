"""The one rule by which symdyn calls two results equal.

The error may be `C·n·eps·kappa` times the largest entry of that output, `n` the number of joints, `eps` of the number
type, `kappa` the condition number of what was solved (1 where nothing was). Where many states are known an output that
happens to be small at one of them, because its terms cancel, is measured against its usual size, and one that is small at all
of them against the terms (judge/reference.py).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array

C = 64.0
"""One constant for the whole project; the largest ratio seen between the core and its judges is about 15."""

VANISHING = 1e-12
"""Largest entry of an output, in SI units, below which it is measured against one."""


def scale_of(wanted: Array) -> float:
    """What an error is measured against where nothing else is known: the largest entry, or one if all vanish."""
    largest = float(np.abs(wanted).max(initial=0.0))
    return largest if largest > VANISHING else 1.0


@dataclass(frozen=True)
class Difference:
    """How far two results are apart, in units of what is allowed (above 1: they differ)."""

    ratio: float
    worst: tuple[int, ...]
    got: float
    wanted: float

    @property
    def equal(self) -> bool:
        return self.ratio <= 1.0


DOUBLE = float(np.finfo(np.float64).eps)


def allowed_part(n: int, kappa: float, eps: float) -> float:
    """The part of its scale that an output may be off by; from 1 on no digit is sure."""
    return C * max(n, 1) * eps * kappa


def difference(
    got: Array, wanted: Array, n: int, kappa: float = 1.0, eps: float = DOUBLE, scale: float | None = None
) -> Difference:
    """Compare a result with its reference; `scale` is the output's size where more than this state is known."""
    got, wanted = np.asarray(got, dtype=float), np.asarray(wanted, dtype=float)
    if got.shape != wanted.shape:
        raise ValueError(f"shapes differ: {got.shape} and {wanted.shape}")
    if wanted.size == 0:
        return Difference(0.0, (), 0.0, 0.0)
    scale = scale_of(wanted) if scale is None else scale
    allowed = allowed_part(n, kappa, eps)
    errors = np.atleast_1d(np.abs(got - wanted))
    got, wanted = np.atleast_1d(got), np.atleast_1d(wanted)
    errors[~np.isfinite(errors)] = np.inf if allowed < 1 else scale  # no digit left: nothing is better than another
    worst = np.unravel_index(int(np.argmax(errors)), errors.shape)
    ratio = float(errors[worst]) / (allowed * scale)
    return Difference(ratio, tuple(int(i) for i in worst), float(got[worst]), float(wanted[worst]))
