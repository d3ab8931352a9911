"""Diagonalised dynamics from the factors of the GIM (DIAG 3, 4, 7, 8).

`m = U D^½`, `l = m⁻¹ = D^-½ W`; `nu = m* qd`, `eps = l tau`. Since `nud = md* qd + m* qdd` and `m* qdd = l (tau - bias)`::

    C_nu = l (C qd) - md* qd            nud = eps - l bias + md* qd
    md* qd = D^½ Ud* qd + ½ (Dd/D) nu

`Ud` and `Dd` come from differentiating the elimination along the motion; the core has the paper's recursion instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.elimination import Factors, half_solve
from symdyn.symbolic.tape import HALF, ZERO, Tape, Value


@dataclass(frozen=True)
class FactorRates:
    """`dU/dt` and `dD/dt`."""

    U: Matrix
    D: list[Value]


def transposed_times(tape: Tape, U: Matrix, x: Sequence[Value]) -> list[Value]:
    """`U* x`."""
    with tape.section("xi", "product with U*"):
        return [_sum(U[k][i] * x[k] for k in range(i + 1)) for i in range(len(x))]


def times(tape: Tape, U: Matrix, x: Sequence[Value]) -> list[Value]:
    """`U x`."""
    with tape.section("Ux", "product with U"):
        return [_sum(U[i][k] * x[k] for k in range(i, len(x))) for i in range(len(x))]


def transposed_solve(tape: Tape, U: Matrix, xi: Sequence[Value]) -> list[Value]:
    """`U* x = xi`, from the first entry on."""
    x: list[Value] = []
    with tape.section("qd", "solve with U*"):
        for i in range(len(xi)):
            total = xi[i]
            for k in range(i):
                total = total - U[k][i] * x[k]
            x.append(total)
    return x


def _sum(values: Iterable[Value]) -> Value:
    total = ZERO
    for value in values:
        total = total + value
    return total


def factor_rates(tape: Tape, M: Matrix, M_rate: Matrix, factors: Factors, names: Sequence[str]) -> FactorRates:
    """The elimination, differentiated.

    `Dd_k = Md_kk`, `Ud_ik = (Md_ik - U_ik Dd_k)/D_k`, `Md_ij -= Ud_ik M_jk + U_ik Md_jk`.
    """
    n, U = factors.n, factors.U
    A, B = [list(row) for row in M], [list(row) for row in M_rate]
    U_rate = [[ZERO] * n for _ in range(n)]
    D_rate = [ZERO] * n
    for k in reversed(range(n)):
        with tape.section(f"V{k}", f"rate of the elimination of '{names[k]}'"):
            D_rate[k] = B[k][k]
            for i in range(k):
                U_rate[i][k] = (B[i][k] - U[i][k] * D_rate[k]) * factors.D_inverse[k]
            for i in range(k):
                for j in range(i + 1):
                    B[i][j] = B[j][i] = B[i][j] - (U_rate[i][k] * A[j][k] + U[i][k] * B[j][k])
                    A[i][j] = A[j][i] = A[i][j] - U[i][k] * A[j][k]
    return FactorRates(U_rate, D_rate)


@dataclass(frozen=True)
class Roots:
    """`D^½` and `D^-½`."""

    D: list[Value]
    inverse: list[Value]


def roots(tape: Tape, factors: Factors) -> Roots:
    """Square roots of the pivots."""
    with tape.section("root", "square roots of D"):
        D = [pivot.call("sqrt") for pivot in factors.D]
        return Roots(D, [root.inverse() for root in D])


def scaled(tape: Tape, factors: Sequence[Value], x: Sequence[Value]) -> list[Value]:
    """Entry by entry."""
    with tape.section("root", "square roots of D"):
        return [a * b for a, b in zip(factors, x, strict=True)]


def turning(
    tape: Tape, factors: Factors, rates: FactorRates, root: Roots, qd: Sequence[Value], nu: Sequence[Value]
) -> list[Value]:
    """`md* qd = D^½ Ud* qd + ½ (Dd/D) nu`."""
    along = transposed_times(tape, rates.U, qd)
    with tape.section("turn", "rate of the factor times the joint rates"):
        return [root.D[i] * along[i] + HALF * (rates.D[i] * factors.D_inverse[i]) * nu[i] for i in range(factors.n)]


def working_moments(tape: Tape, factors: Factors, root: Roots, tau: Sequence[Value]) -> list[Value]:
    """`eps = D^-½ W tau`."""
    return scaled(tape, root.inverse, half_solve(tape, factors, tau))
