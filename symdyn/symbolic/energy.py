"""Kinetic and potential energy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, dot, scale
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ZERO, Tape, Value, constant
from symdyn.symbolic.tree import Tree
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


def kinetic_energy_of_bodies(at: Configuration, qd: Sequence[Value]) -> Value:
    """`sum ½ w·Jw + w·(h~v) + ½ m v·v`, plus `½ r qd²` of the drives."""
    total = ZERO
    V = velocities(at, qd)
    with at.tape.section("T", "kinetic energy"):
        for body, (w, v) in zip(at.tree.bodies, V, strict=True):
            m, h, J = body.inertia.m, body.inertia.h, body.inertia.J
            momentum = add(scale(constant(1) / 2, J.times(w)), cross(h, v))
            total = total + dot(w, momentum) + m / 2 * dot(v, v)
            for k in body.dofs:
                total = total + body.armature / 2 * (qd[k] * qd[k])
    return total


def potential_energy(at: Configuration, swallowed: Mapping[int, Inertia]) -> Value:
    """`-g·(first moment of the whole)`, zero at the base's origin: first moments inward, and what the base swallowed."""
    h = [body.inertia.h for body in at.tree.bodies]
    m = [body.inertia.m for body in at.tree.bodies]
    total = ZERO
    for i, body in at.bodies_inward:
        with at.tape.section(f"h{i}", f"first moment of '{body.name}' and what it carries"):
            moment = add(at.placed[i].inward(h[i]), scale(m[i], at.placed[i].r))
            if body.parent != ON_BASE:
                h[body.parent], m[body.parent] = add(h[body.parent], moment), m[body.parent] + m[i]
                continue
            whole = add(moment, swallowed[i].h)
            g = at.tree.gravity[i]
            total = total - dot(g, whole) - (m[i] + swallowed[i].m) * _height(at.tree, i)
    return total


def _height(tree: Tree, i: int) -> Value:
    """`g·o` of the base frame of body i: what a unit mass at its origin has to fall."""
    anchor = tree.anchors[i]
    g_base = [dot(row, tree.gravity[i]) for row in anchor.rotation]
    return sum((g * x for g, x in zip(g_base, anchor.position, strict=True)), start=NOTHING[0])
