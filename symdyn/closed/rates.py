"""Absolute rates: `omega_i = qd_i + omega_parent` along parallel axes, in which the mass matrix is far shorter.

`qd = B omega` with ones on the diagonal of `B` and at most one more entry, plus or minus one, in a row: that of the nearest
joint inward which moves the same way about (or along) a parallel axis, with nothing but slides between the two. `det B = 1`, so
`N = B* M B` has the determinant of `M`, and `M⁻¹ = B N⁻¹ B*`.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import reduce

from symdyn.closed.trig import Trig
from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Vector
from symdyn.symbolic.column import Column
from symdyn.symbolic.rotation import Turn, inward
from symdyn.symbolic.tape import ONE, ZERO
from symdyn.symbolic.tree import Body, Tree

Change = list[dict[int, int]]
"""The rows of `B`: entries by column."""


def change_of_rates(tree: Tree) -> Change:
    """`B` of `qd = B omega`."""
    rows: Change = [{k: 1} for k in range(tree.n)]
    for body in tree.bodies:
        found = _parallel(tree, body)
        if found is not None:
            parent, sign = found
            rows[body.dofs[0]][parent] = -sign
    return rows


def _parallel(tree: Tree, body: Body) -> tuple[int, int] | None:
    """The degree of freedom that moves the same way along a parallel axis inward, and whether its axis points the same way."""
    if len(body.kind.columns) != 1:
        return None
    axis: Vector = (ZERO, ZERO, ONE)
    own = body
    while body.parent != ON_BASE:
        turns: tuple[Turn, ...] = (*body.turns, body.offset) if body is not own else body.turns
        axis = inward(turns, axis)
        body = tree.bodies[body.parent]
        sign = axis[2].number
        if body.kind.columns == own.kind.columns and sign in (1, -1):
            return body.dofs[0], sign.p
        if body.kind.columns != (Column.Z,):
            return None
    return None


def in_absolute_rates(M: Sequence[Sequence[Trig]], B: Change) -> list[list[Trig]]:
    """`N = B* M B`."""
    n = len(M)
    half = [[_sum(M[i][k].scaled(factor) for k, factor in _column(B, j)) for j in range(n)] for i in range(n)]
    return [[_sum(half[k][j].scaled(factor) for k, factor in _column(B, i)) for j in range(n)] for i in range(n)]


def _column(B: Change, j: int) -> list[tuple[int, int]]:
    return [(k, row[j]) for k, row in enumerate(B) if j in row]


def _sum(parts: Iterable[Trig]) -> Trig:
    return reduce(operator.add, parts)


def cumulated(B: Change) -> list[dict[int, int]]:
    """The rows of `B⁻¹`: which joint rates an absolute rate is the sum of."""
    rows: list[dict[int, int]] = []
    for k, row in enumerate(B):
        found = {k: 1}
        for parent, factor in row.items():
            if parent != k:
                found.update({j: -factor * entry for j, entry in rows[parent].items()})
        rows.append(found)
    return rows
