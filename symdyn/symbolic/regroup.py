"""Regrouped inertias (base parameters): what a joint cannot feel moves to the parent for good.

Revolute about z: `m`, `h_z` and `diag(J_yy, J_yy, 0)` go, carried by the constant placement; the base swallows what reaches
it. Left are `h_x h_y`, `J_xx-J_yy J_xy J_xz J_yz J_zz`. Prismatic: all of `J` moves, turned. What moves has `M H* = 0`, so
`M U D W M⁻¹ G psi Omega Lambda tau qdd` and all derivatives stay as they are; `P`, `R`, link forces and the parts of `qdd` do
not, and the potential energy loses a constant, which is kept here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.frames import Body, Chain, Inertia, move_inward
from symdyn.symbolic.rotation import Symmetric, Three, inward, inward_symmetric
from symdyn.symbolic.tape import ZERO


@dataclass(frozen=True)
class Regrouped:
    """The chain with regrouped inertias, and what the base swallowed at each of its children, in their base frames."""

    chain: Chain
    swallowed: dict[int, Inertia]


def regroup(chain: Chain) -> Regrouped:
    """Move inertia inward, tips first."""
    bodies = list(chain.bodies)
    swallowed = {}
    for i in reversed(range(chain.n)):
        body = bodies[i]
        kept, moved = _split_prismatic(body.inertia) if body.prismatic else _split_revolute(body.inertia)
        bodies[i] = replace(body, inertia=kept)
        if body.parent == ON_BASE:
            swallowed[i] = moved
        else:
            parent = bodies[body.parent]
            bodies[body.parent] = replace(parent, inertia=parent.inertia + _carried(body, moved))
    return Regrouped(replace(chain, bodies=tuple(bodies)), swallowed)


def _split_revolute(inertia: Inertia) -> tuple[Inertia, Inertia]:
    J, (hx, hy, hz) = inertia.J, inertia.h
    moved = Inertia(inertia.m, (ZERO, ZERO, hz), Symmetric(J.yy, J.yy, ZERO, ZERO, ZERO, ZERO))
    kept = Inertia(ZERO, (hx, hy, ZERO), Symmetric(J.xx - J.yy, ZERO, J.zz, J.xy, J.xz, J.yz))
    return kept, moved


def _split_prismatic(inertia: Inertia) -> tuple[Inertia, Inertia]:
    nothing: Three = (ZERO, ZERO, ZERO)
    return Inertia(inertia.m, inertia.h, Symmetric.zero()), Inertia(ZERO, nothing, inertia.J)


def _carried(body: Body, moved: Inertia) -> Inertia:
    """What moves, in the parent's frame; the joint's motion does not change it."""
    turns = (*body.turns, body.offset)
    turned = Inertia(moved.m, inward(turns, moved.h), inward_symmetric(turns, moved.J))
    return move_inward(turned, body.r)
