"""Diagonalised dynamics (DIAG 3, 4, 7, 8), and the road to it by the factors of the GIM.

`M = U D U*`, `W = U⁻¹`. Un-normalised `xi = U* qd`, `kappa = W tau` and `D xid + C_xi = kappa`; normalised
`nu = D^½ xi`, `eps = D^-½ kappa`, `nud + C_nu = eps` with `C_nu = D^-½ C_xi - ½ (Dd/D) nu`.
There are two roads, counted against each other: the factors (here) and the paper's sweeps (diagonal_sweeps.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from symdyn.symbolic.coriolis import coriolis_matrix
from symdyn.symbolic.elimination import Factors, half_solve, transposed_solve
from symdyn.symbolic.joint_space import Matrix, Vector, add, by_entries, inner, square, subtract
from symdyn.symbolic.labels import name_entries, name_matrix, pair
from symdyn.symbolic.tape import HALF, ZERO, Tape, Value
from symdyn.symbolic.workshop import Workshop


class Road(Protocol):
    """What both roads offer."""

    @property
    def D(self) -> Vector:
        """The pivots."""

    @property
    def D_inverse(self) -> Vector: ...

    def rates(self, qd: Vector) -> list[Value]:
        """`xi = U* qd`."""

    def joint_rates(self, xi: Vector) -> list[Value]:
        """`qd`, from `xi`."""

    def moments(self, tau: Vector) -> list[Value]:
        """`kappa = W tau`."""

    def joint_moments(self, kappa: Vector) -> list[Value]:
        """`tau = U kappa`."""

    def coriolis(self, qd: Vector, xi: Vector, loads: Vector, *, gravity: bool) -> tuple[list[Value], list[Value]]:
        """`C_xi` plus `W` times the loads (and gravity forces), and `dD/dt`."""

    def acceleration(self, qd: Vector, xi: Vector, loads: Vector, kappa: Vector) -> list[Value]:
        """`xid = D⁻¹ (kappa - C_xi)`, gravity and loads in `C_xi`."""


class ByFactors:
    """`U` and `D` from the elimination of the GIM.

    `C_xi = W (C qd) - D Ud* qd`; `Ud` and `Dd` come from differentiating the elimination along the motion.
    """

    def __init__(self, workshop: Workshop) -> None:
        self._w, self._tape = workshop, workshop.tape
        self._factors = workshop.factors
        self.D, self.D_inverse = self._factors.D, self._factors.D_inverse

    def rates(self, qd: Vector) -> list[Value]:
        return _transposed_times(self._tape, self._factors.U, qd)

    def joint_rates(self, xi: Vector) -> list[Value]:
        return transposed_solve(self._tape, self._factors, xi, "qd")

    def moments(self, tau: Vector) -> list[Value]:
        return half_solve(self._tape, self._factors, tau)

    def joint_moments(self, kappa: Vector) -> list[Value]:
        U, n = self._factors.U, len(kappa)
        with self._tape.section("product with U"):
            return name_entries("tau", [inner(U[i][i:], kappa[i:]) for i in range(n)])

    def coriolis(self, qd: Vector, xi: Vector, loads: Vector, *, gravity: bool) -> tuple[list[Value], list[Value]]:
        asked, turned, D_rate = self._velocity_terms(qd, loads, gravity=gravity)
        return subtract(asked, scaled(self._tape, self.D, turned)), D_rate

    def acceleration(self, qd: Vector, xi: Vector, loads: Vector, kappa: Vector) -> list[Value]:
        """`D⁻¹ (kappa - W bias) + Ud* qd`."""
        asked, turned, _ = self._velocity_terms(qd, loads, gravity=True)
        return add(scaled(self._tape, self.D_inverse, subtract(kappa, asked)), turned)

    def _velocity_terms(
        self, qd: Vector, loads: Vector, *, gravity: bool
    ) -> tuple[list[Value], list[Value], list[Value]]:
        """`W` times the bias forces and loads, `Ud* qd`, and `dD/dt`."""
        w = self._w
        rates = _factor_rates(self._tape, w.mass_matrix, mass_matrix_rate(w, qd), self._factors, w.joints)
        asked = add(w.forces(qd, w.zeros, gravity=gravity), loads)
        return self.moments(asked), _transposed_times(self._tape, rates.U, qd), rates.D


def mass_matrix_rate(w: Workshop, qd: Vector) -> Matrix:
    """`dM/dt = C + C*`."""
    C = w.fold.matrix(coriolis_matrix(w.at, w.fold.rates(qd)))
    with w.tape.section("rate of the mass matrix"):
        rate = [[C[i][j] + C[j][i] for j in range(w.n)] for i in range(w.n)]
        name_matrix("Md", rate)
        return rate


@dataclass(frozen=True)
class _FactorRates:
    """`dU/dt` and `dD/dt`."""

    U: Matrix
    D: list[Value]


def _factor_rates(tape: Tape, M: Matrix, M_rate: Matrix, factors: Factors, names: Sequence[str]) -> _FactorRates:
    """The elimination, differentiated.

    `Dd_k = Md_kk`, `Ud_ik = (Md_ik - U_ik Dd_k)/D_k`, `Md_ij -= Ud_ik M_jk + U_ik Md_jk`.
    """
    n, U = factors.n, factors.U
    A, B = [list(row) for row in M], [list(row) for row in M_rate]
    U_rate = square(n)
    D_rate = [ZERO] * n
    for k in reversed(range(n)):
        with tape.section(f"rate of the elimination of {names[k]}"):
            D_rate[k] = B[k][k]
            for i in range(k):
                U_rate[i][k] = (B[i][k] - U[i][k] * D_rate[k]) * factors.D_inverse[k]
                U_rate[i][k].named(f"Ud{pair(i, k, n)}")
            for i in range(k):
                for j in range(i + 1):
                    B[i][j] = B[j][i] = B[i][j] - (U_rate[i][k] * A[j][k] + U[i][k] * B[j][k])
                    B[i][j].named(f"Md{pair(j, i, n)}e{k}")
                    A[i][j] = A[j][i] = A[i][j] - U[i][k] * A[j][k]
    return _FactorRates(U_rate, D_rate)


def _transposed_times(tape: Tape, U: Matrix, x: Vector) -> list[Value]:
    with tape.section("product with U*"):
        return name_entries("xi", [inner([U[k][i] for k in range(i + 1)], x[: i + 1]) for i in range(len(x))])


def roots(tape: Tape, road: Road) -> tuple[list[Value], list[Value]]:
    """`D^½` and `D^-½`."""
    with tape.section("square roots of D"):
        found = name_entries("root", [pivot.call("sqrt") for pivot in road.D])
        return found, [root.inverse().named(f"root{k}_inv") for k, root in enumerate(found)]


def scaled(tape: Tape, factors: Vector, x: Vector) -> list[Value]:
    """Entry by entry."""
    with tape.section("square roots of D"):
        return by_entries(factors, x)


def normalised_coriolis(tape: Tape, road: Road, C_xi: Vector, D_rate: Vector, nu: Vector) -> list[Value]:
    """`C_nu = D^-½ C_xi - ½ (Dd/D) nu`."""
    _, inverse = roots(tape, road)
    with tape.section("velocity forces in total joint rates"):
        parts = zip(inverse, C_xi, D_rate, road.D_inverse, nu, strict=True)
        return [root * C - HALF * (rate * D_inverse) * rate_nu for root, C, rate, D_inverse, rate_nu in parts]
