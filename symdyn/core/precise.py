"""Linear algebra on numbers of 60 digits, where double precision would lose those that a result has to have.

Arrays are NumPy's, of `decimal.Decimal`: the same on every machine. Sizes are decided as doubles decide them, against a
threshold; what is decided then is worked out with all digits. Everything here wants `PRECISION` as the context.
"""

from __future__ import annotations

from decimal import Context, Decimal
from typing import Any

import numpy as np
import numpy.typing as npt

from symdyn.core import Array

PRECISION = Context(prec=60)
NOTHING = 1e-9
"""Sizes below which a direction is none: axes and lengths of files have fewer digits."""

Precise = npt.NDArray[np.object_]


def precise(numbers: Any) -> Precise:
    """Doubles as they are, digit by digit."""
    array = np.asarray(numbers, dtype=float)
    return np.array([Decimal(x) for x in array.ravel().tolist()], dtype=object).reshape(array.shape)


def zeros(*shape: int) -> Precise:
    return np.full(shape, Decimal(0), dtype=object)


def identity(n: int) -> Precise:
    return precise(np.eye(n))


def rounded(array: Precise) -> Array:
    """The nearest doubles."""
    return np.asarray(array.astype(float))


def tilde(v: Any) -> Precise:
    """`v~`."""
    x, y, z = v
    o = Decimal(0)
    return np.array([[o, -z, y], [z, o, -x], [-y, x, o]], dtype=object)


def orthonormal(rows: Precise) -> Precise:
    """Rows that are orthonormal but for rounding, without that."""
    found = rows.copy()
    for k in range(len(found)):
        left = found[k] - found[k] @ found[:k].T @ found[:k]
        found[k] = left / (left @ left).sqrt()
    return np.asarray(found)


def span(X: Precise) -> Precise:
    """An orthonormal basis of the columns."""
    return _orthonormal_columns(X)[0]


def independent(X: Precise) -> list[int]:
    """Columns that the others depend on."""
    return _orthonormal_columns(X)[1]


def _orthonormal_columns(X: Precise) -> tuple[Precise, list[int]]:
    """The basis and the columns it was made from; of those that are left the longest is next."""
    left, found, chosen = X.copy(), zeros(len(X), 0), list[int]()
    while len(chosen) < min(X.shape):
        sizes = [column @ column for column in left.T]
        longest = max(range(len(sizes)), key=lambda k: sizes[k])
        if sizes[longest] <= NOTHING**2:
            break
        unit = left[:, longest]
        unit = unit / (unit @ unit).sqrt()
        found = np.column_stack([found, unit])
        chosen.append(longest)
        left = left - np.outer(unit, unit @ left)
    return found, chosen


def null(rows: Precise) -> Precise:
    """A basis of all x with `rows x = 0`, by elimination: a column for each unknown that no pivot is left for."""
    A, order, r = rows.copy(), list(range(rows.shape[1])), 0
    while r < min(A.shape):
        sizes = np.abs(A[r:, r:].astype(float))
        i, j = (int(k) + r for k in np.unravel_index(int(sizes.argmax()), sizes.shape))
        if sizes[i - r, j - r] <= NOTHING:
            break
        A[[r, i]] = A[[i, r]]
        A[:, [r, j]] = A[:, [j, r]]
        order[r], order[j] = order[j], order[r]
        below = r + 1 + np.flatnonzero(A[r + 1 :, r] != 0)
        A[below, r + 1 :] -= np.outer(A[below, r] / A[r, r], A[r, r + 1 :])
        r += 1
    free = len(order) - r
    found = zeros(len(order), free)
    X = zeros(r, free)
    for k in reversed(range(r)):
        X[k] = -(A[k, r:] + A[k, k + 1 : r] @ X[k + 1 :]) / A[k, k]
    found[order[:r]] = X
    found[order[r:], np.arange(free)] = Decimal(1)
    return found


def solve(A: Precise, B: Precise) -> Precise:
    """`A⁻¹ B` of a square A that has an inverse."""
    left = np.hstack([A, B])
    for k in range(len(A)):
        pivot = k + int(np.abs(left[k:, k].astype(float)).argmax())
        left[[k, pivot]] = left[[pivot, k]]
        left[k] = left[k] / left[k, k]
        others = [i for i in range(len(A)) if i != k]
        left[others] -= np.outer(left[others, k], left[k])
    return np.asarray(left[:, len(A) :])


def sine_and_cosine(angle: Decimal) -> tuple[Decimal, Decimal]:
    """By their series at a 64th of the angle, doubled six times."""
    x = angle / 64
    sine, versine, term, k = Decimal(0), Decimal(0), x, 1
    while abs(term) > Decimal("1e-70"):
        if k % 2:
            sine += term if k % 4 == 1 else -term
        else:
            versine += term if k % 4 == 2 else -term
        k += 1
        term = term * x / k
    for _ in range(6):  # 1 - cos, which keeps its digits: sin 2x = 2 sin x cos x, 1 - cos 2x = 2 sin² x
        sine, versine = 2 * sine * (1 - versine), 2 * sine * sine
    return sine, 1 - versine
