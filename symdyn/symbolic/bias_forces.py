"""The bias forces of KFS's split: what the bodies' own momenta and weights ask of the joints, `H phi b` (KFS 10.1).

`b_i = S[V]MV + M [0; -g]` with physical inertias: regrouping changes the parts, not their sum.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, scale, subtract
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.labels import name_six, name_vector
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import NOTHING, Six, add_six, along, carry, times_motion
from symdyn.symbolic.tape import ZERO, Value
from symdyn.symbolic.velocity import velocities


def momentum_forces(at: Configuration, qd: Sequence[Value], *, gravity: bool = True) -> list[Value]:
    """`H phi b`, gravity among the bias forces or not."""
    V = velocities(at, qd)
    falls: list[Vector3] = []
    forces: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"bias force of '{body.name}'"):
            m, h = body.inertia.m, body.inertia.h
            base = at.tree.gravity.get(i, NOTHING) if gravity else NOTHING
            g = at.placed[i].outward(base if body.parent == ON_BASE else falls[body.parent])
            falls.append(name_vector(f"g{i}", g))
            w, v = V[i]
            L, p = name_six(f"L{i}", f"p{i}", times_motion(body.inertia, V[i]))
            n = subtract(add(cross(w, L), cross(v, p)), cross(h, g))
            forces.append(name_six(f"b{i}_n", f"b{i}_f", (n, subtract(cross(w, p), scale(m, g)))))
    result = [ZERO] * at.tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"bias force of '{body.name}'"):
            for c in at.children(i):
                forces[i] = add_six(forces[i], carry(at.placed[c], forces[c]))
            name_six(f"n{i}", f"f{i}", forces[i])
            for k in body.dofs:
                result[k] = along(at.tree.dofs[k].column, forces[i])
    return result
