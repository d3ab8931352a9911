"""Regrouped inertias (base parameters): what a joint cannot feel moves to the parent for good.

What moves is the joint's own matter (`joints/`): it has `M H* = 0` for every column, and keeps its place in the parent however
the joint moves. So `M U D W M⁻¹ G psi Omega Lambda tau qdd` and all derivatives stay as they are; `P`, `R`, link forces and the
parts of `qdd` do not, and the potential energy loses a constant, which is kept here. The base swallows what reaches it. How
much of it moves is free: `Body.manner` says what leaves the most zeros.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.manner import Spare
from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.tape import ZERO, Value
from symdyn.symbolic.tree import Body, Tree

_NOWHERE: Vector3 = (ZERO, ZERO, ZERO)


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
        kept, given = _spared(body, *body.kind.split(body.inertia))
        if body.parent != ON_BASE:
            parent = bodies[body.parent]
            grown = parent.inertia + _carried(body, given)
            if body.manner.mass is not None:
                mass, grown = _held_back(body, grown, body.manner.mass)
                kept, given = replace(kept, m=kept.m + mass), replace(given, m=given.m - mass)
            bodies[body.parent] = replace(parent, inertia=grown)
        bodies[i], handed[i] = replace(body, inertia=kept), given
    return Regrouped(replace(tree, bodies=tuple(bodies)), tuple(handed[i] for i in range(len(bodies))))


def _spared(body: Body, kept: Inertia, given: Inertia) -> tuple[Inertia, Inertia]:
    """The same with another `diag(d, d, 0)` handed on than that which leaves no `J_yy`, where all of them go unfelt."""
    J, spare = kept.J, body.manner.spare
    if spare is Spare.YY or not body.about_z:
        return kept, given
    d = J.xx if spare is Spare.XX else J.second_moments()[2]
    xx = ZERO if spare is Spare.XX else J.xx - d
    moved = given.J + Symmetric(d, d, ZERO, ZERO, ZERO, ZERO)
    return replace(kept, J=replace(J, xx=xx, yy=J.yy - d)), replace(given, J=moved)


def _held_back(body: Body, parent: Inertia, axis: int) -> tuple[Value, Inertia]:
    """The mass at a body's origin without which its parent, with all that is handed to it, has no first moment along an axis.

    A mass there is the same to both: a joint that does not slide keeps the point where it is.
    """
    mass = parent.h[axis] / body.r[axis]
    lighter = parent + Inertia(-mass, _NOWHERE, Symmetric.zero()).seen_from(body.r)
    x, y, z = (ZERO if k == axis else moment for k, moment in enumerate(lighter.h))
    return mass, replace(lighter, h=(x, y, z))


def _carried(body: Body, moved: Inertia) -> Inertia:
    """What moves, in the parent's frame; the joint's motion does not change it."""
    return moved.turned((*body.turns, body.offset)).seen_from(body.r)
