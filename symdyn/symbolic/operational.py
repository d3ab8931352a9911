"""Operational space and tip forces, from the factors of the GIM (SOA 5)."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.elimination import Factors, eliminate, half_solve, inverse, solve
from symdyn.symbolic.tape import ZERO, Tape, Value


def operational_inertia_inverse(tape: Tape, factors: Factors, J: Matrix) -> Matrix:
    """`Omega = J M⁻¹ J* = Y* D⁻¹ Y` with `U Y = J*`."""
    Y = [half_solve(tape, factors, row) for row in J]
    with tape.section("Omega", "inverse of the operational-space inertia"):
        scaled = [[value * d for value, d in zip(row, factors.D_inverse, strict=True)] for row in Y]
        Omega = [[ZERO] * len(J) for _ in J]
        for a in range(len(J)):
            for b in range(a + 1):
                total = ZERO
                for left, right in zip(scaled[a], Y[b], strict=True):
                    total = total + left * right
                Omega[a][b] = Omega[b][a] = total
    return Omega


def operational_inertia(tape: Tape, Omega: Matrix, names: Sequence[str]) -> Matrix:
    """`Lambda = Omega⁻¹`, by elimination; not finite where the Jacobian loses rank."""
    return inverse(tape, eliminate(tape, Omega, names), names)


def tip_force_acceleration(tape: Tape, factors: Factors, J: Matrix, f: Sequence[Value]) -> list[Value]:
    """`M⁻¹ J* f`, for a wrench on the tool."""
    with tape.section("tip", "joint forces of the wrench"):
        driven = []
        for column in zip(*J, strict=True):
            total = ZERO
            for entry, part in zip(column, f, strict=True):
                total = total + entry * part
            driven.append(total)
    return solve(tape, factors, driven)
