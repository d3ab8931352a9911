"""Linear algebra over any field, where what counts as zero is told: small systems, solved exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Rows = list[list[Any]]
IsZero = Callable[[Any], bool]


def reduced(rows: Sequence[Sequence[Any]], is_zero: IsZero, columns: int) -> tuple[Rows, list[int]]:
    """Reduced row echelon form over the first columns, rows without a pivot left out; the columns of the pivots."""
    left, pivots, done = [list(row) for row in rows], list[int](), Rows()
    for column in range(columns):
        place = _pivot(left, column, is_zero)
        if place is None:
            continue
        row = left.pop(place)
        row = [x / row[column] for x in row]
        done = [_without(other, row, column) for other in done]
        left = [_without(other, row, column) for other in left]
        done.append(row)
        pivots.append(column)
    return done, pivots


def _pivot(rows: Rows, column: int, is_zero: IsZero) -> int | None:
    """The row with the largest entry, where sizes are known; the first that is not zero in a field of quotients."""
    found = [k for k, row in enumerate(rows) if not is_zero(rows[k][column])]
    if not found or not hasattr(rows[found[0]][column], "__abs__"):
        return found[0] if found else None
    return max(found, key=lambda k: abs(rows[k][column]))


def _without(row: list[Any], pivot: list[Any], column: int) -> list[Any]:
    factor = row[column]
    return [x - factor * y for x, y in zip(row, pivot, strict=True)] if factor else row


def null_space(rows: Sequence[Sequence[Any]], is_zero: IsZero, columns: int) -> Rows:
    """All solutions of `rows x = 0`: one for each column without a pivot, which it has once."""
    done, pivots = reduced(rows, is_zero, columns)
    found = Rows()
    for free in (column for column in range(columns) if column not in pivots):
        solution = [0] * columns
        solution[free] = 1
        for pivot, row in zip(pivots, done, strict=True):
            solution[pivot] = 0 if is_zero(row[free]) else -row[free]
        found.append(solution)
    return found


def inverse(matrix: Sequence[Sequence[Any]], is_zero: IsZero) -> Rows | None:
    """None for a singular matrix."""
    n = len(matrix)
    one = [[matrix[0][0] ** 0 if i == j else matrix[0][0] * 0 for j in range(n)] for i in range(n)]
    done, pivots = reduced([[*row, *one[i]] for i, row in enumerate(matrix)], is_zero, n)
    return [row[n:] for row in done] if len(pivots) == n else None


def udu(matrix: Sequence[Sequence[Any]]) -> tuple[Rows, list[Any]]:
    """`U D U*` of a symmetric matrix, U upper triangular with ones on its diagonal."""
    S, n = [list(row) for row in matrix], len(matrix)
    U = [[S[0][0] ** 0 if i == j else S[0][0] * 0 for j in range(n)] for i in range(n)]
    D = [S[0][0]] * n
    for k in reversed(range(n)):
        D[k] = S[k][k]
        for i in range(k):
            U[i][k] = S[i][k] / D[k]
        for i in range(k):
            for j in range(k):
                S[i][j] -= U[i][k] * D[k] * U[j][k]
    return U, D
