"""Velocities of the bodies, `V = [w; v]` at their origins, in their own axes."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.spatial import STILL, Six, moved_by, outward_six
from symdyn.symbolic.tape import Tape, Value


def velocities(tape: Tape, chain: Chain, placed: Sequence[Placed], qd: Sequence[Value]) -> list[Six]:
    """`V_i = phi* V_p + H* qd`, outward."""
    V: list[Six] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"v{i}", f"velocity of '{body.name}'"):
            carried = outward_six(placed[i], STILL if body.parent == ON_BASE else V[body.parent])
            V.append(moved_by(body, carried, qd[i]))
    return V
