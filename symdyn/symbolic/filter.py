"""The estimation view of forward dynamics: filter inward, smoother outward, every quantity exported (KFS 8; SOA 4).

Inward `z_i = sum phi z+_c + P_i a_i + b_i`, innovation `e_i = tau_i - H_i z_i`, residual `e_i / D_i`, `z+ = z + G e`; outward
`qdd_i = e_i / D_i - G_i* phi* alpha_p` from `alpha_base = [0; -g]`. Physical inertias, so that `z` is what the paper calls it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, subtract
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.riccati import Articulated, Gain
from symdyn.symbolic.spatial import (
    NOTHING,
    Six,
    add_six,
    along,
    carry,
    joint_map_rate,
    moved_by,
    outward_six,
    scale_six,
    times_motion,
)
from symdyn.symbolic.tape import ZERO, Tape, Value
from symdyn.symbolic.velocity import velocities


@dataclass(frozen=True)
class Estimate:
    """Predicted forces in canonical frames, innovations, residuals and accelerations."""

    z: list[Six]
    innovation: list[Value]
    residual: list[Value]
    qdd: list[Value]


def filter_forward_dynamics(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    estimates: tuple[list[Articulated], list[Gain]],
    qd: Sequence[Value],
    tau: Sequence[Value],
) -> Estimate:
    """Both sweeps; `tau` without friction."""
    P, gains = estimates
    V = velocities(tape, chain, placed, qd)
    a: list[Six] = []
    z: list[Six] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"b{i}", f"bias acceleration and force of '{body.name}'"):
            rate = joint_map_rate(body, *V[i])
            a.append(scale_six(qd[i], rate))
            L, p = times_motion(body.inertia, V[i])
            w, v = V[i]
            z.append((add(cross(w, L), cross(v, p)), cross(w, p)))
    e, nu = [ZERO] * chain.n, [ZERO] * chain.n
    for i in reversed(range(chain.n)):
        body, G = chain.bodies[i], gains[i].G
        with tape.section(f"z{i}", f"filter at '{body.joint}'"):
            z[i] = add_six(z[i], P[i].times(a[i]))
            e[i] = tau[i] - along(body, z[i])
            nu[i] = e[i] * gains[i].D_inverse
            if body.parent != ON_BASE:
                updated = add_six(z[i], scale_six(e[i], G))
                z[body.parent] = add_six(z[body.parent], carry(placed[i], updated))
    return Estimate(z, e, nu, _smooth(tape, chain, placed, gains, a, nu))


def _smooth(
    tape: Tape, chain: Chain, placed: Sequence[Placed], gains: Sequence[Gain], a: Sequence[Six], nu: Sequence[Value]
) -> list[Value]:
    qdd: list[Value] = []
    alpha: list[Six] = []
    for i, body in enumerate(chain.bodies):
        with tape.section(f"s{i}", f"smoother at '{body.joint}'"):
            base: Six = (NOTHING, subtract(NOTHING, chain.gravity.get(i, NOTHING)))
            w, v = outward_six(placed[i], base if body.parent == ON_BASE else alpha[body.parent])
            G = gains[i].G
            x = nu[i]
            for gain, part in zip((*G[0], *G[1]), (*w, *v), strict=True):
                x = x - gain * part
            qdd.append(x)
            alpha.append(add_six(moved_by(body, (w, v), x), a[i]))
    return qdd
