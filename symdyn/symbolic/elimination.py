"""Reverse Gaussian elimination of a symmetric matrix, and what follows from `M = U D U*` (UDU 17–24, appendix A and B).

Only the pivots are divided by. Zeros of a tree's GIM (pairs of joints that are not related) stay zeros of `U`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.symbolic.joint_space import Matrix, identity, square
from symdyn.symbolic.labels import pair
from symdyn.symbolic.tape import ZERO, Tape, Value


@dataclass(frozen=True)
class Factors:
    """`U` unit upper triangular, pivots `D` and their inverses."""

    U: Matrix
    D: list[Value]
    D_inverse: list[Value]

    @property
    def n(self) -> int:
        return len(self.D)


def eliminate(tape: Tape, M: Matrix, names: Sequence[str], of: str = "") -> Factors:
    """For k = n-1 … 0: `D_k = M_kk`, `U_ik = M_ik / D_k`, `M_ij -= U_ik M_jk`.

    Args:
        tape: where it is recorded.
        M: the matrix, full.
        names: what its rows belong to, for headings.
        of: letters of the matrix in names, none for the GIM.
    """
    n = len(M)
    A = [list(row) for row in M]
    U = identity(n)
    D, D_inverse = [ZERO] * n, [ZERO] * n
    for k in reversed(range(n)):
        with tape.section(f"elimination of {names[k]}"):
            D[k] = A[k][k].named(f"D{of}{k}")
            D_inverse[k] = D[k].inverse().named(f"D{of}{k}_inv")
            for i in range(k):
                U[i][k] = (A[i][k] * D_inverse[k]).named(f"U{of}{pair(i, k, n)}")
            for i in range(k):
                for j in range(i + 1):
                    last = i == j == k - 1
                    eliminated = f"D{of}{i}" if last else f"{of or 'M'}{pair(j, i, n)}e{k}"
                    A[i][j] = A[j][i] = (A[i][j] - U[i][k] * A[j][k]).named(eliminated)
    return Factors(U, D, D_inverse)


def innovations(tape: Tape, factors: Factors) -> Matrix:
    """`W = U⁻¹`, column by column: `W_ij = -sum_k U_ik W_kj`, k from i+1 to j."""
    n, U = factors.n, factors.U
    W = identity(n)
    with tape.section("inverse of U"):
        for j in range(n):
            for i in reversed(range(j)):
                total = ZERO
                for k in range(i + 1, j + 1):
                    total = total + U[i][k] * W[k][j]
                W[i][j] = (-total).named(f"W{pair(i, j, n)}")
    return W


def inverse(tape: Tape, factors: Factors, names: Sequence[str], of: str = "") -> Matrix:
    """`M⁻¹`, row by row outward: `M⁻¹_ji = -sum_k M⁻¹_jk U_ki` for j < i, `M⁻¹_ii = 1/D_i - sum_k U_ki M⁻¹_ki`, k < i.

    The block of the joints before i is the inverse of their own eliminated block, so each step adds one row (KFS 10.1–10.6
    in the factors' own terms).
    """
    n, U = factors.n, factors.U
    X = square(n)
    for i in range(n):
        with tape.section(f"row {names[i]} of the inverse"):
            for j in range(i):
                total = ZERO
                for k in range(i):
                    total = total + X[j][k] * U[k][i]
                X[i][j] = X[j][i] = (-total).named(f"X{of}{pair(j, i, n)}")
            corner = factors.D_inverse[i]
            for k in range(i):
                corner = corner - U[k][i] * X[k][i]
            X[i][i] = corner.named(f"X{of}{pair(i, i, n)}")
    return X


def inverse_by_branches(tape: Tape, factors: Factors, names: Sequence[str], chains: Sequence[Sequence[int]]) -> Matrix:
    """The same where branches meet on a body that gives way: through the fork, with fewer products.

    For a fork c on the chain of i, let `K` be c and what it hangs on. With `U^c_ki = U_ki - sum_m U^c_km U_mi`, m beyond c on
    the chain, `M⁻¹_ij = -sum_k U^c_ki M⁻¹_kj`, k in `K`, for every j in `K` and on the other branches at c.

    Args:
        tape, factors, names: as for `inverse`.
        chains: what every joint hangs on, base first.
    """
    n, U, X = factors.n, factors.U, square(factors.n)
    forks = {chain[-1] for k, chain in enumerate(chains) if chain and any(chain == other for other in chains[:k])}
    through: list[dict[int, dict[int, Value]]] = []
    for i, chain in enumerate(chains):
        with tape.section(f"row {names[i]} of the inverse"):
            through.append({c: _through(U, through, chains, i, c) for c in chain if c in forks})
            for j in range(i):
                shared = [k for k in chain if k == j or k in chains[j]]
                if not shared:
                    continue
                fork = next((c for c in through[i] if c >= shared[-1]), None)
                row = {k: U[k][i] for k in chain} if fork is None else through[i][fork]
                total = ZERO
                for k, entry in row.items():
                    total = total + X[j][k] * entry
                X[i][j] = X[j][i] = (-total).named(f"X{pair(j, i, n)}")
            corner = factors.D_inverse[i]
            for k in chain:
                corner = corner - U[k][i] * X[k][i]
            X[i][i] = corner.named(f"X{pair(i, i, n)}")
    return X


def _through(
    U: Matrix, through: Sequence[dict[int, dict[int, Value]]], chains: Sequence[Sequence[int]], i: int, fork: int
) -> dict[int, Value]:
    """`U^c_ki` for all k up to the fork."""
    beyond = [m for m in chains[i] if m > fork]
    found = {}
    for k in (*chains[fork], fork):
        total = U[k][i]
        for m in beyond:
            total = total - through[m][fork][k] * U[m][i]
        found[k] = total.named(f"U{pair(k, i, len(U))}by{fork}")
    return found


def solve(tape: Tape, factors: Factors, right: Sequence[Value]) -> list[Value]:
    """`M x = right` in three solves: `U y = right`, `D z = y`, `U* x = z`."""
    z = half_solve(tape, factors, right)
    with tape.section("solve with D and U*"):
        x = [value * scale for value, scale in zip(z, factors.D_inverse, strict=True)]
        for i in range(factors.n):
            for k in range(i):
                x[i] = x[i] - factors.U[k][i] * x[k]
            x[i].named(f"x{i}")
    return x


def transposed_solve(tape: Tape, factors: Factors, right: Sequence[Value], stem: str) -> list[Value]:
    """`U* x = right`, from the first entry on."""
    x: list[Value] = []
    with tape.section("solve with U*"):
        for i in range(factors.n):
            total = right[i]
            for k in range(i):
                total = total - factors.U[k][i] * x[k]
            x.append(total.named(f"{stem}{i}"))
    return x


def half_solve(tape: Tape, factors: Factors, right: Sequence[Value], stem: str = "e") -> list[Value]:
    """`U y = right`, from the last entry up."""
    y = list(right)
    with tape.section("solve with U"):
        for i in reversed(range(factors.n)):
            for k in range(i + 1, factors.n):
                y[i] = y[i] - factors.U[i][k] * y[k]
            y[i].named(f"{stem}{i}")
    return y
