"""Regrouped inertias (base parameters): what a joint cannot feel moves to the parent for good.

What moves is the joint's own matter (`joints/`): it has `M H* = 0` for every column, and keeps its place in the parent however
the joint moves. So `M U D W M⁻¹ G psi Omega Lambda tau qdd` and all derivatives stay as they are; `P`, `R`, link forces and the
parts of `qdd` do not, and the potential energy loses a constant, which is kept here. The base swallows what reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.tree import Body, Tree


@dataclass(frozen=True)
class Regrouped:
    """The tree with regrouped inertias, and what each body has handed to its parent or to the base, in its own frame.

    Articulated inertias of the bodies alone are those of this tree and what was handed on: `P = P' + L`, `P+ = P'+ + L`.
    """

    tree: Tree
    moved: tuple[Inertia, ...]

    @property
    def swallowed(self) -> dict[int, Inertia]:
        """What the base has got, by the body it came from."""
        return {i: self.moved[i] for i, body in enumerate(self.tree.bodies) if body.parent == ON_BASE}


def regroup(tree: Tree) -> Regrouped:
    """Move inertia inward, tips first."""
    bodies = list(tree.bodies)
    handed: dict[int, Inertia] = {}
    for i in reversed(range(len(bodies))):
        body = bodies[i]
        kept, handed[i] = body.kind.split(body.inertia)
        bodies[i] = replace(body, inertia=kept)
        if body.parent != ON_BASE:
            parent = bodies[body.parent]
            bodies[body.parent] = replace(parent, inertia=parent.inertia + _carried(body, handed[i]))
    return Regrouped(replace(tree, bodies=tuple(bodies)), tuple(handed[i] for i in range(len(bodies))))


def _carried(body: Body, moved: Inertia) -> Inertia:
    """What moves, in the parent's frame; the joint's motion does not change it."""
    return moved.turned((*body.turns, body.offset)).seen_from(body.r)
