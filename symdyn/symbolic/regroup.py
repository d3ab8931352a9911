"""Regrouped inertias (base parameters): what a joint cannot feel moves to the parent for good.

What moves is the joint's own matter (`joints/`): it has `M H* = 0` for every column, and keeps its place in the parent however
the joint moves. So `M U D W M⁻¹ G psi Omega Lambda tau qdd` and all derivatives stay as they are; `P`, `R`, link forces and the
parts of `qdd` do not, and the potential energy loses a constant, which is kept here. The base swallows what reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.rotation import inward, inward_symmetric
from symdyn.symbolic.tree import Body, Tree


@dataclass(frozen=True)
class Regrouped:
    """The tree with regrouped inertias, and what the base swallowed at each of its children, in their base frames."""

    tree: Tree
    swallowed: dict[int, Inertia]


def regroup(tree: Tree) -> Regrouped:
    """Move inertia inward, tips first."""
    bodies = list(tree.bodies)
    swallowed = {}
    for i in reversed(range(len(bodies))):
        body = bodies[i]
        kept, moved = body.kind.split(body.inertia)
        bodies[i] = replace(body, inertia=kept)
        if body.parent == ON_BASE:
            swallowed[i] = moved
        else:
            parent = bodies[body.parent]
            bodies[body.parent] = replace(parent, inertia=parent.inertia + _carried(body, moved))
    return Regrouped(replace(tree, bodies=tuple(bodies)), swallowed)


def _carried(body: Body, moved: Inertia) -> Inertia:
    """What moves, in the parent's frame; the joint's motion does not change it."""
    turns = (*body.turns, body.offset)
    turned = Inertia(moved.m, inward(turns, moved.h), inward_symmetric(turns, moved.J))
    return turned.seen_from(body.r)
