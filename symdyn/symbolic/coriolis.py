"""Christoffel's Coriolis matrix as half of LIN's `A_D`, in link frames (LIN 3.8, with the errata).

`M^ = [[w~(J - ½ tr J 1) - h~v~, 0],[-p~, 0]]`, `p = m v + w~h` the momentum; the composite `R^` keeps that form,
`[[A, 0],[-p~, 0]]`. With `X = R H*`, `Hd* = S*[H*]V`::

    C_ji = H_j phi(j,i) (R Hd* + R^ H*)                        j an ancestor of i, or i
    C_ij = Hd_j phi(j,i) X + H_j phi(j,i) R^* H*               j a proper ancestor of i
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, add_matrices, cross, dot, matrix, scale, subtract, transpose
from symdyn.symbolic.composite import Matrix, composite_inertias, unit_momentum
from symdyn.symbolic.frames import Body, Chain, Inertia
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.newton_euler import NOTHING
from symdyn.symbolic.riccati import Rows, Six
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.tape import ONE, ZERO, Tape, Value
from symdyn.symbolic.velocity import velocities

_Z: Three = (ZERO, ZERO, ONE)


def coriolis_matrix(tape: Tape, chain: Chain, placed: Sequence[Placed], qd: Sequence[Value]) -> Matrix:
    """`C(q, qd)` with `Md - 2C` skew."""
    V = velocities(tape, chain, placed, qd)
    R = composite_inertias(tape, chain, placed)
    A, p = _momentum_parts(tape, chain, placed, V)
    C = [[ZERO] * chain.n for _ in range(chain.n)]
    rates = [_joint_map_rate(body, *V[i]) for i, body in enumerate(chain.bodies)]
    for i, body in enumerate(chain.bodies):
        with tape.section(f"C{i}", f"Coriolis terms of joint '{body.joint}'"):
            X = unit_momentum(body, R[i])
            toward = _add(_times(R[i], rates[i]), (NOTHING, NOTHING) if body.prismatic else _hat(A[i], p[i]))
            back: Six = (cross(p[i], _Z) if body.prismatic else A[i][2], NOTHING)
            C[i][i] = _along(body, toward)
            k = i
            for j in chain.inward(i):
                X, toward, back = (_inward(placed[k], each) for each in (X, toward, back))
                C[j][i] = _along(chain.bodies[j], toward)
                C[i][j] = dot(rates[j][0], X[0]) + dot(rates[j][1], X[1]) + _along(chain.bodies[j], back)
                k = j
    return C


def _joint_map_rate(body: Body, w: Three, v: Three) -> Six:
    """`Hd* = S*[H*]V`: `[w~z; v~z]` revolute, `[0; w~z]` prismatic."""
    if body.prismatic:
        return NOTHING, (w[1], -w[0], ZERO)
    return (w[1], -w[0], ZERO), (v[1], -v[0], ZERO)


def _momentum_parts(
    tape: Tape, chain: Chain, placed: Sequence[Placed], V: Sequence[Six]
) -> tuple[list[Rows], list[Three]]:
    """The blocks `A` and `p` of the composite `R^`, inward: `A_p += R A R* - r~ (R p)~`, `p_p += R p`."""
    A, p = [], []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"A{i}", f"momentum terms of '{body.name}'"):
            block, momentum = _own_parts(body.inertia, *V[i])
            A.append(block)
            p.append(momentum)
    for i in reversed(range(chain.n)):
        parent = chain.bodies[i].parent
        if parent != ON_BASE:
            with tape.section(f"A{parent}", f"momentum terms of '{chain.bodies[parent].name}'"):
                rows = tuple(placed[i].inward(row) for row in A[i])
                turned = transpose(tuple(placed[i].inward(column) for column in transpose(rows)))  # type: ignore[arg-type]
                momentum = placed[i].inward(p[i])
                A[parent] = add_matrices(A[parent], add_matrices(turned, _minus_product(placed[i].r, momentum)))
                p[parent] = add(p[parent], momentum)
    return A, p


def _own_parts(inertia: Inertia, w: Three, v: Three) -> tuple[Rows, Three]:
    """`A = w~(J - ½ tr J 1) - h~v~` and `p = m v + w~h`."""
    J = inertia.J.rows()
    half_trace = (inertia.J.xx + inertia.J.yy + inertia.J.zz) / 2
    shifted = matrix(lambda i, j: J[i][j] - half_trace if i == j else J[i][j])
    turned = transpose(tuple(cross(w, column) for column in transpose(shifted)))  # type: ignore[arg-type]
    return add_matrices(turned, _minus_product(inertia.h, v)), add(scale(inertia.m, v), cross(w, inertia.h))


def _minus_product(a: Three, b: Three) -> Rows:
    """`-a~ b~ = (a·b) 1 - b a*`."""
    along = dot(a, b)
    return matrix(lambda i, j: (along if i == j else ZERO) - b[i] * a[j])


def _times(R: Inertia, motion: Six) -> Six:
    """`R [w; v] = [J w + h~v; m v - h~w]`."""
    w, v = motion
    return add(R.J.times(w), cross(R.h, v)), subtract(scale(R.m, v), cross(R.h, w))


def _hat(A: Rows, p: Three) -> Six:
    """`R^ [z; 0] = [A z; -p~z]`."""
    return (A[0][2], A[1][2], A[2][2]), cross(_Z, p)


def _add(a: Six, b: Six) -> Six:
    return add(a[0], b[0]), add(a[1], b[1])


def _inward(placed: Placed, force: Six) -> Six:
    f = placed.inward(force[1])
    return add(placed.inward(force[0]), cross(placed.r, f)), f


def _along(body: Body, force: Six) -> Value:
    """`H f`."""
    return force[1 if body.prismatic else 0][2]
