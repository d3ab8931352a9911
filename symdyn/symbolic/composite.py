"""The GIM from composite bodies: `R_i = M_i + sum phi R_c phi*`, `M_ji = H_j phi(j,i) R_i H_i*` (UDU 13–16; KFS 7.6–7.11)."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross
from symdyn.symbolic.frames import Body, Chain, Inertia, move_inward
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.tape import ZERO, Tape, Value

Matrix = list[list[Value]]


def composite_inertias(tape: Tape, chain: Chain, placed: Sequence[Placed]) -> list[Inertia]:
    """Inertia of each body and all that hangs on it, joints frozen."""
    R = [body.inertia for body in chain.bodies]
    for i in reversed(range(chain.n)):
        body = chain.bodies[i]
        if body.parent != ON_BASE:
            with tape.section(f"R{body.parent}", f"composite inertia of '{chain.bodies[body.parent].name}'"):
                R[body.parent] = R[body.parent] + carried(R[i], placed[i])
    return R


def carried(inertia: Inertia, placed: Placed) -> Inertia:
    """`phi R phi*`: an inertia of a body, in its parent's frame."""
    turned = Inertia(inertia.m, placed.inward(inertia.h), placed.inward_symmetric(inertia.J))
    return move_inward(turned, placed.r)


def unit_momentum(body: Body, R: Inertia) -> tuple[Three, Three]:
    """`R H*`: moment and force for a unit rate of the joint, `[J z; z~h]` revolute, `[h~z; m z]` prismatic."""
    (hx, hy, _), J = R.h, R.J
    if body.prismatic:
        return (hy, -hx, ZERO), (ZERO, ZERO, R.m)
    return (J.xz, J.yz, J.zz), (-hy, hx, ZERO)


def mass_matrix(tape: Tape, chain: Chain, placed: Sequence[Placed]) -> Matrix:
    """The GIM, full symmetric, armature on the diagonal."""
    R = composite_inertias(tape, chain, placed)
    GIM = [[ZERO] * chain.n for _ in range(chain.n)]
    for i, body in enumerate(chain.bodies):
        with tape.section(f"M{i}", f"inertia that joint '{body.joint}' feels, and its couplings inward"):
            n, f = unit_momentum(body, R[i])
            GIM[i][i] = (f if body.prismatic else n)[2] + body.armature
            k = i
            for j in chain.inward(i):
                f = placed[k].inward(f)
                n = add(placed[k].inward(n), cross(placed[k].r, f))
                GIM[i][j] = GIM[j][i] = (f if chain.bodies[j].prismatic else n)[2]
                k = j
    return GIM
