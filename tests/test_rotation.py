"""Turning matrices: a turn gives `R A R*` as dense algebra has it, and costs what docs/mathematics.md says."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
import sympy as sp

from symdyn.symbolic.program import Program, evaluate, operations
from symdyn.symbolic.rotation import (
    Rows,
    Symmetric,
    Turn,
    inward_full,
    inward_symmetric,
    outward_full,
    outward_symmetric,
)
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value

ENTRIES = [Fraction(k, 7) for k in (3, -5, 11, 2, -8, 6, 13, -1, 9)]
POINT = (Fraction(3, 5), Fraction(-4, 5))
"""Of the unit circle: a cosine and a sine."""
AXES = pytest.mark.parametrize("axis", ["x", "z"])


def rows_of(flat: list[Any]) -> list[list[Any]]:
    return [flat[:3], flat[3:6], flat[6:]]


def entries(tape: Tape) -> list[Value]:
    return [tape.input(f"a{k}") for k in range(9)]


def symmetric_of(a: list[Value]) -> Symmetric:
    """Of the upper triangle."""
    return Symmetric(xx=a[0], yy=a[4], zz=a[8], xy=a[1], xz=a[2], yz=a[5])


def recorded(tape: Tape, found: Rows) -> Program:
    inputs = [("a", entries(tape)), ("cs", [tape.input("c"), tape.input("s")])]
    return tape.program(inputs, [("out", [list(row) for row in found])])


def values(program: Program, a: list[Fraction], point: tuple[Fraction, Fraction]) -> list[Fraction]:
    return evaluate(program, {"a": a, "cs": point}, {"number": lambda x: Fraction(int(sp.Rational(x).p), int(x.q))})[
        "out"
    ]


def turned(axis: str, point: tuple[Fraction, Fraction], a: list[Fraction]) -> list[Fraction]:
    """`R A R*`, multiplied out."""
    c, s = point
    R = [[c, -s, 0], [s, c, 0], [0, 0, 1]] if axis == "z" else [[1, 0, 0], [0, c, -s], [0, s, c]]
    A = rows_of(a)
    return [sum(R[i][k] * A[k][m] * R[j][m] for k in range(3) for m in range(3)) for i in range(3) for j in range(3)]


def mirrored(a: list[Fraction]) -> list[Fraction]:
    """The symmetric matrix with the same upper triangle."""
    return [a[3 * min(i, j) + max(i, j)] for i in range(3) for j in range(3)]


@AXES
def test_any_matrix(axis: str) -> None:
    """Inward and outward, exactly: eleven operations in the plane of the turn, twelve beside it."""
    tape = Tape()
    turn = Turn(axis, tape.input("c"), tape.input("s"))
    program = recorded(tape, inward_full([turn], rows_of(entries(tape))))
    assert values(program, ENTRIES, POINT) == turned(axis, POINT, ENTRIES)
    assert operations(program).total == 11 + 12
    back = recorded(tape, outward_full([turn], rows_of(entries(tape))))
    assert values(back, ENTRIES, POINT) == turned(axis, (POINT[0], -POINT[1]), ENTRIES)


@AXES
def test_symmetric_matrices(axis: str) -> None:
    """Inward and outward, exactly: ten operations in the plane of the turn, six beside it."""
    tape = Tape()
    turn, a = Turn(axis, tape.input("c"), tape.input("s")), mirrored(ENTRIES)
    program = recorded(tape, inward_symmetric([turn], symmetric_of(entries(tape))).rows())
    assert values(program, a, POINT) == turned(axis, POINT, a)
    assert operations(program).total == 10 + 6
    back = recorded(tape, outward_symmetric([turn], symmetric_of(entries(tape))).rows())
    assert values(back, a, POINT) == turned(axis, (POINT[0], -POINT[1]), a)


@AXES
@pytest.mark.parametrize(("c", "s"), [(ONE, ZERO), (-ONE, ZERO), (ZERO, ONE), (ZERO, -ONE)])
def test_quarter_turns_cost_nothing(axis: str, c: Value, s: Value) -> None:
    """Entries change places and signs."""
    tape = Tape()
    point = (c.number.fraction, s.number.fraction)
    program = recorded(tape, inward_full([Turn(axis, c, s)], rows_of(entries(tape))))
    assert values(program, ENTRIES, point) == turned(axis, point, ENTRIES)
    assert operations(program).total == 0
    a = mirrored(ENTRIES)
    program = recorded(tape, inward_symmetric([Turn(axis, c, s)], symmetric_of(entries(tape))).rows())
    assert values(program, a, point) == turned(axis, point, a)
    assert operations(program).total == 0
