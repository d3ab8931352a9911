"""Kinetic and potential energy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, dot, scale
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.labels import name_vector
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ZERO, Tape, Value, constant
from symdyn.symbolic.tree import Tree
from symdyn.symbolic.velocity import velocities


def kinetic_energy_of_matrix(tape: Tape, GIM: Matrix, qd: Sequence[Value]) -> Value:
    """`½ qd·M qd`, each pair of joints once."""
    with tape.section("kinetic energy"):
        total = ZERO
        for i, row in enumerate(GIM):
            half = row[i] / 2 * qd[i]
            for j in range(i):
                half = half + row[j] * qd[j]
            total = (total + qd[i] * half).named(f"T{i}")
        return total


def kinetic_energy_of_bodies(at: Configuration, qd: Sequence[Value]) -> Value:
    """`sum ½ w·Jw + w·(h~v) + ½ m v·v`, plus `½ r qd²` of the drives."""
    total = ZERO
    V = velocities(at, qd)
    with at.tape.section("kinetic energy"):
        for i, body in at.bodies:
            w, v = V[i]
            m, h, J = body.inertia.m, body.inertia.h, body.inertia.J
            momentum = add(scale(constant(1) / 2, J.times(w)), cross(h, v))
            total = (total + dot(w, momentum) + m / 2 * dot(v, v)).named(f"T{i}")
            for k in body.dofs:
                total = total + body.armature / 2 * (qd[k] * qd[k])
    return total


def potential_energy(at: Configuration, swallowed: Mapping[int, Inertia]) -> Value:
    """`-g·(first moment of the whole)`, zero at the base's origin: first moments inward, and what the base swallowed."""
    h = [body.inertia.h for body in at.tree.bodies]
    m = [body.inertia.m for body in at.tree.bodies]
    total = ZERO
    for i, body in at.bodies_inward:
        with at.tape.section(f"first moment of '{body.name}' and what it carries"):
            for c in at.children(i):
                h[i], m[i] = add(h[i], first_moment_at_parent(at.placed[c], m[c], h[c])), m[i] + m[c]
            name_vector(f"S{i}", h[i])
            if body.parent == ON_BASE:
                whole = add(first_moment_at_parent(at.placed[i], m[i], h[i]), swallowed[i].h)
                total = total - dot(at.tree.gravity[i], whole) - (m[i] + swallowed[i].m) * _height(at.tree, i)
    return total


def first_moment_at_parent(placed: Placed, m: Value, h: Vector3) -> Vector3:
    """`R h + m r`: about the parent's origin, in the parent's axes."""
    return add(placed.inward(h), scale(m, placed.r))


def _height(tree: Tree, i: int) -> Value:
    """`g·o` of the base frame of body i: what a unit mass at its origin has to fall."""
    anchor = tree.anchors[i]
    g_base = [dot(row, tree.gravity[i]) for row in anchor.rotation]
    return sum((g * x for g, x in zip(g_base, anchor.position, strict=True)), start=NOTHING[0])
