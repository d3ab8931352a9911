"""Linearised inverse dynamics in link frames (LIN 3.8 with the errata): `B_D = dtau/dq`, `A_D = dtau/dqd`, `M`.

With the Newton–Euler quantities `E` and `a` (acceleration of the origin), LIN's `Hdd*` is `[E z; a~z + 2 v~(w~z)]` at a
revolute joint and `[0; E z]` at a prismatic one, and the body force is Newton–Euler's. `2 R^` comes from momentum.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import cross, scale, subtract
from symdyn.symbolic.composite import Matrix, composite_inertias, unit_momentum
from symdyn.symbolic.coriolis import hat_H, hat_transposed_H
from symdyn.symbolic.frames import Body, Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.momentum import Momentum, composite_momenta, own_momentum
from symdyn.symbolic.newton_euler import Forces, PointMotion
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.spatial import (
    NOTHING,
    STILL,
    Six,
    add_six,
    along,
    carry,
    dot_six,
    joint_map_rate,
    moved_by,
    outward_six,
    scale_six,
    times_motion,
    turned_force,
)
from symdyn.symbolic.tape import ZERO, Tape, Value


@dataclass(frozen=True)
class LinearTerms:
    """What every joint contributes: `Hd*`, `Hdd*` and the composite momenta; velocities of the bodies."""

    V: Sequence[Six]
    H_dot: list[Six]
    H_ddot: list[Six]
    momenta: list[Momentum]


def linear_terms(tape: Tape, chain: Chain, placed: Sequence[Placed], V: Sequence[Six], forces: Forces) -> LinearTerms:
    """The terms at a state, from velocities and Newton–Euler."""
    momenta = composite_momenta(tape, chain, placed, V)
    H_dot, H_ddot = [], []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"H{i}", f"rates of the axis of '{body.joint}'"):
            H_dot.append(joint_map_rate(body, *V[i]))
            H_ddot.append(_joint_map_acceleration(body, V[i], forces.moving[i]))
    return LinearTerms(V, H_dot, H_ddot, momenta)


def _joint_map_acceleration(body: Body, V: Six, moving: PointMotion) -> Six:
    (wx, wy, _), (vx, vy, vz), a, E = V[0], V[1], moving.a, moving.E
    column: Three = (E[0][2], E[1][2], E[2][2])
    if body.prismatic:
        return NOTHING, column
    twice = 2 * vz
    return column, (a[1] + twice * wx, -a[0] + twice * wy, -2 * (vx * wx + vy * wy))


def inverse_dynamics_derivatives(
    tape: Tape, chain: Chain, placed: Sequence[Placed], terms: LinearTerms, forces: Forces
) -> tuple[Matrix, Matrix, Matrix]:
    """`B_D`, `A_D` (viscous friction on its diagonal) and `M`.

    `X = R H*`, `X^ = 2 R^* H*`, `X_A = 2 R Hd* + 2 R^ H*`, `X_B = 2 R^ Hd* + R Hdd* + S[H*] f`, each carried inward; for j an
    ancestor of i (or i): `M_ji = H_j X`, `A[j,i] = H_j X_A`, `B[j,i] = H_j X_B`; for a proper one also
    `A[i,j] = 2 Hd_j X + H_j X^`, `B[i,j] = Hdd_j X + Hd_j X^`.
    """
    n = chain.n
    R = composite_inertias(tape, chain, placed)
    A, B, M = ([[ZERO] * n for _ in range(n)] for _ in range(3))
    twice_rate = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"H{i}", f"rates of the axis of '{body.joint}'"):
            twice_rate.append(scale_six(2, terms.H_dot[i]))
    for i, body in enumerate(chain.bodies):
        with tape.section(f"D{i}", f"derivatives by joint '{body.joint}' and its couplings inward"):
            X = unit_momentum(body, R[i])
            X_hat = hat_transposed_H(body, terms.momenta[i])
            X_A = add_six(times_motion(R[i], twice_rate[i]), hat_H(body, terms.momenta[i]))
            X_B = add_six(
                add_six(_hat_times(terms.momenta[i], terms.H_dot[i][0]), times_motion(R[i], terms.H_ddot[i])),
                turned_force(body, (forces.n[i], forces.f[i])),
            )
            M[i][i] = along(body, X) + body.armature
            A[i][i], B[i][i] = along(body, X_A) + body.viscous, along(body, X_B)
            k = i
            for j in chain.inward(i):
                X, X_hat, X_A, X_B = (carry(placed[k], each) for each in (X, X_hat, X_A, X_B))
                upper = chain.bodies[j]
                M[i][j] = M[j][i] = along(upper, X)
                A[j][i], B[j][i] = along(upper, X_A), along(upper, X_B)
                A[i][j] = dot_six(twice_rate[j], X) + along(upper, X_hat)
                B[i][j] = dot_six(terms.H_ddot[j], X) + dot_six(terms.H_dot[j], X_hat)
                k = j
    return B, A, M


def _hat_times(momentum: Momentum, w: Three) -> Six:
    """`2 R^ [w; v] = [T w - L~w; -2 p~w]`."""
    return subtract(momentum.T.times(w), cross(momentum.L, w)), scale(-2, cross(momentum.p, w))


def inverse_dynamics_perturbation(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    terms: LinearTerms,
    forces: Forces,
    change: tuple[Sequence[Value], Sequence[Value], Sequence[Value]],
) -> list[Value]:
    """`dtau` for changes `(dq, dqd, dqdd)`, in O(n) (LIN algorithm 1)."""
    dq, dqd, dqdd = change
    own = [body.inertia for body in chain.bodies]
    hats = composite_own(tape, chain, terms)
    theta: list[Six] = []
    beta: list[Six] = []
    gamma: list[Six] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"d{i}", f"change of the motion of '{body.name}'"):
            parents = (STILL, STILL) if body.parent == ON_BASE else (theta[body.parent], beta[body.parent])
            th, be = (outward_six(placed[i], each) for each in parents)
            theta.append(add_six(moved_by(body, th, dqd[i]), scale_six(dq[i], terms.H_dot[i])))
            be = add_six(moved_by(body, be, dqdd[i]), scale_six(2 * dqd[i], terms.H_dot[i]))
            beta.append(add_six(be, scale_six(dq[i], terms.H_ddot[i])))
            force = add_six(times_motion(own[i], beta[i]), _hat_times(hats[i], theta[i][0]))
            gamma.append(add_six(force, scale_six(dq[i], turned_force(body, (forces.n[i], forces.f[i])))))
    result = [ZERO] * chain.n
    for i in reversed(range(chain.n)):
        body = chain.bodies[i]
        with tape.section(f"g{i}", f"change of the force on '{body.name}'"):
            result[i] = along(body, gamma[i]) + body.armature * dqdd[i] + body.viscous * dqd[i]
            if body.parent != ON_BASE:
                gamma[body.parent] = add_six(gamma[body.parent], carry(placed[i], gamma[i]))
    return result


def composite_own(tape: Tape, chain: Chain, terms: LinearTerms) -> list[Momentum]:
    """The momenta of each body alone."""
    found = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"L{i}", f"momenta of '{body.name}'"):
            found.append(own_momentum(body.inertia, *terms.V[i]))
    return found
