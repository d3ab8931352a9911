"""Christoffel's Coriolis matrix as half of LIN's `A_D`, in link frames (LIN 3.8, with the errata).

With `X = R H*`, `Hd* = S*[H*]V` and `2 R^ = [[T - L~, 0],[-2 p~, 0]]` (momentum.py)::

    C_ji = H_j phi(j,i) (R Hd* + R^ H*)                        j an ancestor of i, or i
    C_ij = Hd_j phi(j,i) X + H_j phi(j,i) R^* H*               j a proper ancestor of i
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.symbolic.composite import Matrix, composite_inertias, unit_momentum
from symdyn.symbolic.frames import Body, Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.momentum import Momentum, composite_momenta
from symdyn.symbolic.spatial import NOTHING, Six, add_six, along, carry, dot_six, joint_map_rate, times_motion
from symdyn.symbolic.tape import HALF, ZERO, Tape, Value
from symdyn.symbolic.velocity import velocities


def coriolis_matrix(tape: Tape, chain: Chain, placed: Sequence[Placed], qd: Sequence[Value]) -> Matrix:
    """`C(q, qd)` with `Md - 2C` skew."""
    V = velocities(tape, chain, placed, qd)
    R = composite_inertias(tape, chain, placed)
    halves = composite_momenta(tape, _half_as_heavy(chain), placed, V)  # of R^ itself: 2 R^ of half the inertia
    C = [[ZERO] * chain.n for _ in range(chain.n)]
    rates = [joint_map_rate(body, *V[i]) for i, body in enumerate(chain.bodies)]
    for i, body in enumerate(chain.bodies):
        with tape.section(f"C{i}", f"Coriolis terms of joint '{body.joint}'"):
            X = unit_momentum(body, R[i])
            forth = add_six(times_motion(R[i], rates[i]), hat_H(body, halves[i]))
            back = hat_transposed_H(body, halves[i])
            C[i][i] = along(body, forth)
            k = i
            for j in chain.inward(i):
                X, forth, back = carry(placed[k], X), carry(placed[k], forth), carry(placed[k], back)
                C[j][i] = along(chain.bodies[j], forth)
                C[i][j] = dot_six(rates[j], X) + along(chain.bodies[j], back)
                k = j
    return C


def _half_as_heavy(chain: Chain) -> Chain:
    return replace(chain, bodies=tuple(replace(body, inertia=body.inertia.scaled(HALF)) for body in chain.bodies))


def hat_H(body: Body, momentum: Momentum) -> Six:
    """`2 R^ H*`: `[T z - L~z; -2 p~z]` revolute, 0 prismatic."""
    if body.prismatic:
        return NOTHING, NOTHING
    T, L, p = momentum.T, momentum.L, momentum.p
    return (T.xz - L[1], T.yz + L[0], T.zz), (-2 * p[1], 2 * p[0], ZERO)


def hat_transposed_H(body: Body, momentum: Momentum) -> Six:
    """`2 R^* H*`: `[T z + L~z; 0]` revolute, `[2 p~z; 0]` prismatic."""
    T, L, p = momentum.T, momentum.L, momentum.p
    if body.prismatic:
        return (2 * p[1], -2 * p[0], ZERO), NOTHING
    return (T.xz + L[1], T.yz - L[0], T.zz), NOTHING
