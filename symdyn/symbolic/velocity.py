"""Velocities of the bodies, `V = [w; v]` at their origins, in their own axes."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.newton_euler import NOTHING
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.tape import Tape, Value


def velocities(tape: Tape, chain: Chain, placed: Sequence[Placed], qd: Sequence[Value]) -> list[tuple[Three, Three]]:
    """`V_i = phi* V_p + H* qd`, outward."""
    V: list[tuple[Three, Three]] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"v{i}", f"velocity of '{body.name}'"):
            w_p, v_p = (NOTHING, NOTHING) if body.parent == ON_BASE else V[body.parent]
            w = placed[i].outward(w_p)
            v = placed[i].outward(add(v_p, cross(w_p, placed[i].r)))
            if body.prismatic:
                v = (v[0], v[1], v[2] + qd[i])
            else:
                w = (w[0], w[1], w[2] + qd[i])
            V.append((w, v))
    return V
