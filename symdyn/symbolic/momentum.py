"""Momenta of composite bodies and the rate of their inertia: what LIN's `R^` is made of.

LIN's `2 M^ = [[T - L~, 0],[-2 p~, 0]]`: `p = m v + w~h` the linear and `L = J w + h~v` the angular momentum about the
origin, and `T = w~J + (w~J)* + 2 (h·v) 1 - (v h* + h v*)` the rate of the inertia tensor about that point.
(LIN 3.4 prints neither part by itself; splitting the symmetric from the skew one makes the recursion cheap.) All three
add up inward::

    p' = R p      L' = R L + r~p'      T' = R T R* + 2 (r·p') 1 - (p' r* + r p'*)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.vectors import add, cross, scale
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.labels import name_six, name_symmetric
from symdyn.symbolic.rotation import Symmetric, Vector3, both
from symdyn.symbolic.spatial import Six


@dataclass(frozen=True)
class Momentum:
    """Linear and angular momentum, and the rate of the inertia tensor."""

    p: Vector3
    L: Vector3
    T: Symmetric

    def __add__(self, other: Momentum) -> Momentum:
        return Momentum(add(self.p, other.p), add(self.L, other.L), self.T + other.T)


def own_momenta(at: Configuration, V: Sequence[Six]) -> list[Momentum]:
    """Momenta of each body alone."""
    found = []
    for i, body in at.bodies:
        with at.tape.section(f"momenta of '{body.name}'"):
            found.append(own_momentum(body.inertia, *V[i]))
    return found


def composite_momenta(at: Configuration, V: Sequence[Six]) -> list[Momentum]:
    """Momenta of each body and all that hangs on it."""
    found = own_momenta(at, V)
    for i, body in at.bodies_inward:
        with at.tape.section(f"momenta of '{body.name}'"):
            for c in at.children(i):
                found[i] = found[i] + _carried(found[c], at.placed[c])
            name_six(f"L{i}", f"p{i}", (found[i].L, found[i].p))
            name_symmetric(f"T{i}_", found[i].T)
    return found


def own_momentum(inertia: Inertia, w: Vector3, v: Vector3) -> Momentum:
    m, h, J = inertia.m, inertia.h, inertia.J
    x, y, z = (cross(w, column) for column in J.rows())  # columns of w~J
    turning = Symmetric(2 * x[0], 2 * y[1], 2 * z[2], x[1] + y[0], x[2] + z[0], y[2] + z[1])
    return Momentum(add(scale(m, v), cross(w, h)), add(J.times(w), cross(h, v)), turning + both(h, v))


def _carried(momentum: Momentum, placed: Placed) -> Momentum:
    p = placed.inward(momentum.p)
    L = add(placed.inward(momentum.L), cross(placed.r, p))
    return Momentum(p, L, placed.inward_symmetric(momentum.T) + both(placed.r, p))
