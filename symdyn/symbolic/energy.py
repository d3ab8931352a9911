"""Kinetic and potential energy."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, dot, scale
from symdyn.symbolic.composite import Matrix
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.regroup import Regrouped
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ZERO, Tape, Value, constant
from symdyn.symbolic.velocity import velocities


def kinetic_energy_of_matrix(tape: Tape, GIM: Matrix, qd: Sequence[Value]) -> Value:
    """`½ qd·M qd`, each pair of joints once."""
    with tape.section("T", "kinetic energy"):
        total = ZERO
        for i, row in enumerate(GIM):
            half = row[i] / 2 * qd[i]
            for j in range(i):
                half = half + row[j] * qd[j]
            total = total + qd[i] * half
        return total


def kinetic_energy_of_bodies(tape: Tape, chain: Chain, placed: Sequence[Placed], qd: Sequence[Value]) -> Value:
    """`sum ½ w·Jw + w·(h~v) + ½ m v·v`, plus `½ r qd²` of the drives."""
    total = ZERO
    V = velocities(tape, chain, placed, qd)
    with tape.section("T", "kinetic energy"):
        for body, (w, v), rate in zip(chain.bodies, V, qd, strict=True):
            m, h, J = body.inertia.m, body.inertia.h, body.inertia.J
            momentum = add(scale(constant(1) / 2, J.times(w)), cross(h, v))
            total = total + dot(w, momentum) + m / 2 * dot(v, v) + body.armature / 2 * (rate * rate)
    return total


def potential_energy(tape: Tape, regrouped: Regrouped, placed: Sequence[Placed]) -> Value:
    """`-g·(first moment of the whole)`, zero at the base's origin: first moments inward, and what the base swallowed."""
    chain = regrouped.chain
    h = [body.inertia.h for body in chain.bodies]
    m = [body.inertia.m for body in chain.bodies]
    total = ZERO
    for i in reversed(range(chain.n)):
        body = chain.bodies[i]
        with tape.section(f"h{i}", f"first moment of '{body.name}' and what it carries"):
            moment = add(placed[i].inward(h[i]), scale(m[i], placed[i].r))
            if body.parent != ON_BASE:
                h[body.parent], m[body.parent] = add(h[body.parent], moment), m[body.parent] + m[i]
                continue
            swallowed = regrouped.swallowed[i]
            whole = add(moment, swallowed.h)
            g = chain.gravity[i]
            total = total - dot(g, whole) - (m[i] + swallowed.m) * _height(chain, i)
    return total


def _height(chain: Chain, i: int) -> Value:
    """`g·o` of the base frame of body i: what a unit mass at its origin has to fall."""
    anchor = chain.anchors[i]
    g_base = [dot(row, chain.gravity[i]) for row in anchor.rotation]
    return sum((g * x for g, x in zip(g_base, anchor.position, strict=True)), start=NOTHING[0])
