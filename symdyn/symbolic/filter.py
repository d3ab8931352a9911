"""The estimation view of forward dynamics: filter inward, smoother outward, every quantity exported (KFS 8; SOA 4).

Inward `z_i = sum phi z+_c + P_i a_i + b_i`, innovation `e_i = tau_i - H_i z_i`, residual `e_i / D_i`, `z+ = z + G e`; outward
`qdd_i = e_i / D_i - G_i* phi* alpha_p` from `alpha_base = [0; -g]`. Physical inertias, so that `z` is what the paper calls it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.vectors import add, cross, subtract
from symdyn.symbolic.bodies import bias_acceleration
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.labels import name_six
from symdyn.symbolic.riccati import Estimates, Gain
from symdyn.symbolic.spatial import (
    NOTHING,
    Six,
    add_six,
    along,
    carry,
    from_parent,
    moved_by,
    scale_six,
    times_motion,
)
from symdyn.symbolic.tape import ZERO, Value
from symdyn.symbolic.velocity import velocities


@dataclass(frozen=True)
class FilterStates:
    """Predicted forces in canonical frames, innovations, residuals and accelerations."""

    z: list[Six]
    innovation: list[Value]
    residual: list[Value]
    qdd: list[Value]


def filter_forward_dynamics(
    at: Configuration, estimates: Estimates, qd: Sequence[Value], tau: Sequence[Value]
) -> FilterStates:
    """Both sweeps; `tau` without friction."""
    tree, gains = at.tree, estimates.gains
    V = velocities(at, qd)
    a: list[Six] = []
    z: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"bias acceleration and force of '{body.name}'"):
            a.append(name_six(f"bias{i}_w", f"bias{i}_v", bias_acceleration(at, i, V[i], qd)))
            L, p = name_six(f"L{i}", f"p{i}", times_motion(body.inertia, V[i]))
            w, v = V[i]
            z.append(name_six(f"b{i}_n", f"b{i}_f", (add(cross(w, L), cross(v, p)), cross(w, p))))
    e, nu = [ZERO] * tree.n, [ZERO] * tree.n
    updated: dict[int, Six] = {}  # z+
    for i, body in at.bodies_inward:
        with at.tape.section(f"filter at '{body.joint}'"):
            for c in at.children(i):
                z[i] = add_six(z[i], carry(at.placed[c], updated[c]))
            z[i] = updated[i] = add_six(z[i], estimates.P[i].times(a[i]))
            name_six(f"z{i}_n", f"z{i}_f", z[i])
            for k in reversed(body.dofs):
                e[k] = (tau[k] - along(tree.dofs[k].column, updated[i])).named(f"e{k}")
                nu[k] = (e[k] * gains[k].D_inverse).named(f"nu{k}")
                if tree.passes_on(k):
                    updated[i] = add_six(updated[i], scale_six(e[k], gains[k].G))
                    name_six(f"z{i}free_n", f"z{i}free_f", updated[i])
    return FilterStates(z, e, nu, _smooth(at, gains, a, nu))


def _smooth(at: Configuration, gains: Sequence[Gain], a: Sequence[Six], nu: Sequence[Value]) -> list[Value]:
    qdd: list[Value] = []
    alpha: list[Six] = []
    for i, body in at.bodies:
        with at.tape.section(f"smoother at '{body.joint}'"):
            base: Six = (NOTHING, subtract(NOTHING, at.tree.gravity.get(i, NOTHING)))
            moving = from_parent(at, i, alpha, base)
            for k in body.dofs:
                x, G = nu[k], gains[k].G
                for gain, part in zip((*G[0], *G[1]), (*moving[0], *moving[1]), strict=True):
                    x = x - gain * part
                qdd.append(x.named(f"x{k}"))
                moving = moved_by(at.tree.dofs[k].column, moving, x)
            alpha.append(name_six(f"al{i}_w", f"al{i}_v", add_six(moving, a[i])))
    return qdd
