"""Canonical frames: every joint axis is z, and the next joint is reached with as few numbers as possible.

A body's frame may be slid along and turned about its own axis. One child of each body (the one with the largest subtree)
is then reached by `Rot_x(alpha) Trans_x(a)` before its joint turns, as in modified DH; other children need one more
constant turn about z. A slide may put its frame anywhere, a tip may turn its centre of mass into the xz plane. The base
does not move, so each of its children gets a base frame of its own that coincides with it at q = 0; gravity is turned
into it. Axes and angles are plain numbers, positions may hold parameters.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy as sp

from symdyn.model import tree
from symdyn.model.tree import ON_BASE, Model, Motion, RigidInertia
from symdyn.model.vectors import (
    Placement,
    Vector,
    add,
    apply,
    cross,
    dot,
    matrix,
    multiply,
    scale,
    shifted,
    subtract,
    transpose,
)
from symdyn.symbolic import numbers
from symdyn.symbolic.rotation import Symmetric, Three, Turn, both
from symdyn.symbolic.tape import HALF, ONE, ZERO, Value, as_value, constant

_NO_TURNS: tuple[Turn, ...] = ()
_NO_TILT = sp.Rational(1, 10**14)  # sine below which two axes are parallel: far below what a file's digits mean


class TapeNumbers:
    """The field in which a robot file's expressions become values of a tape."""

    pi = constant(numbers.settle(sp.pi))

    def number(self, value: Fraction) -> Value:
        return constant(value)

    def call(self, function: str, argument: Any) -> Value:
        value = as_value(argument)
        if function == "tan" and value.number is None:
            return value.call("sin") / value.call("cos")
        return value.call(function)


@dataclass(frozen=True)
class Inertia:
    """Mass, first moment and inertia tensor about the frame's origin, in the frame's axes."""

    m: Value
    h: Three
    J: Symmetric

    def __add__(self, other: Inertia) -> Inertia:
        return Inertia(self.m + other.m, add(self.h, other.h), self.J + other.J)

    def scaled(self, factor: Value) -> Inertia:
        """The same body, that many times as heavy."""
        J = self.J
        tensor = Symmetric(*(factor * entry for entry in (J.xx, J.yy, J.zz, J.xy, J.xz, J.yz)))
        return Inertia(factor * self.m, _values(scale(factor, self.h)), tensor)

    @staticmethod
    def zero() -> Inertia:
        return Inertia(ZERO, (ZERO, ZERO, ZERO), Symmetric.zero())


@dataclass(frozen=True)
class Body:
    """A body in its canonical frame.

    Attributes:
        name, joint: as in the model.
        prismatic: slides along z, else turns about z.
        parent: parent body or `ON_BASE`.
        turns: constant rotation from the parent's axes to the joint's, `Rot_z(gamma) Rot_x(alpha)`, outermost first.
        offset: constant turn about z, which the joint's own angle adds to.
        r: origin at q = 0 in the parent's axes.
        inertia: in the canonical frame.
        home: the canonical frame in the model's frame of this body.
        viscous, coulomb, armature: as in the model.
    """

    name: str
    joint: str
    prismatic: bool
    parent: int
    turns: tuple[Turn, ...]
    offset: Turn
    r: Three
    inertia: Inertia
    home: Placement
    viscous: Value
    coulomb: Value
    armature: Value


@dataclass(frozen=True)
class Chain:
    """The tree in canonical frames.

    Attributes:
        bodies: as the model orders them.
        gravity: free fall in the base frame of each body on the base, by body index.
        anchors: those base frames in the robot's base frame, by body index.
    """

    bodies: tuple[Body, ...]
    gravity: dict[int, Three]
    anchors: dict[int, Placement]

    @property
    def n(self) -> int:
        return len(self.bodies)

    def inward(self, i: int) -> list[int]:
        """The proper ancestors of body i, nearest first, without the base."""
        path = []
        while (i := self.bodies[i].parent) != ON_BASE:
            path.append(i)
        return path

    def path(self, body: int) -> list[int]:
        """The body and its ancestors, nearest first; none for the base."""
        return [] if body == ON_BASE else [body, *self.inward(body)]

    def children(self, i: int) -> list[int]:
        return [c for c, body in enumerate(self.bodies) if body.parent == i]


def canonical(model: Model) -> Chain:
    """Put a model, whose numbers are values of a tape, into canonical frames."""
    homes = _homes(model)
    bodies, gravity, anchors = [], {}, {}
    for i, body in enumerate(model.bodies):
        if body.parent == ON_BASE:
            placed = body.placement.then(homes[i])
            anchors[i] = placed
            gravity[i] = _values(apply(transpose(placed.rotation), model.gravity))
            turns, offset, r = _NO_TURNS, Turn("z", ONE, ZERO), (ZERO, ZERO, ZERO)
        else:
            placed = homes[body.parent].inverse().then(body.placement).then(homes[i])
            turns, offset = _zxz(placed.rotation)
            r = _values(placed.position)
        bodies.append(
            Body(
                name=body.name,
                joint=body.joint.name,
                prismatic=body.joint.motion is Motion.PRISMATIC,
                parent=body.parent,
                turns=turns,
                offset=offset,
                r=r,
                inertia=_reframed(body.inertia, homes[i]),
                home=homes[i],
                viscous=as_value(body.joint.viscous),
                coulomb=as_value(body.joint.coulomb),
                armature=as_value(body.joint.armature),
            )
        )
    return Chain(tuple(bodies), gravity, anchors)


def _values(v: Vector) -> Three:
    return as_value(v[0]), as_value(v[1]), as_value(v[2])


def _homes(model: Model) -> list[Placement]:
    """The canonical frame of every body in its model frame, tips first."""
    size = [1] * len(model.bodies)
    for i in reversed(range(len(model.bodies))):
        if model.bodies[i].parent != ON_BASE:
            size[model.bodies[i].parent] += size[i]
    homes = [Placement()] * len(model.bodies)
    for i in reversed(range(len(model.bodies))):
        children = [c for c in range(len(model.bodies)) if model.bodies[c].parent == i]
        body = model.bodies[i]
        if children:
            child = max(children, key=lambda c: size[c])
            x, origin = _towards(body, model.bodies[child], homes[child])
        else:
            x, origin = _at_a_tip(body)
        y = cross(body.joint.axis, x)
        homes[i] = Placement(transpose((x, y, body.joint.axis)), origin)
    return homes


def _towards(body: tree.Body, child: tree.Body, home: Placement) -> tuple[Vector, Vector]:
    """x axis and origin for a body whose child's axis should be reached along x.

    The origin is the foot of the common normal where that is near (`_foot_is_near`), else the foot of the perpendicular from
    the child's origin; parallel axes have no other.
    """
    a = body.joint.axis
    b = apply(child.placement.rotation, child.joint.axis)
    p = child.placement.reach(home.position)
    n = cross(a, b)
    along = dot(p, a)
    if _parallel(n):
        x = _direction(subtract(p, scale(along, a)), a)
        if x is None:
            x = apply(child.placement.rotation, apply(home.rotation, (1, 0, 0)))
    else:
        x = _unit(n)
        if child.joint.motion is Motion.REVOLUTE and _foot_is_near(child.placement.position, b, n):
            along = dot(cross(p, b), n) / dot(n, n)
    return x, p if body.joint.motion is Motion.PRISMATIC else scale(along, a)


def _parallel(normal: Vector) -> bool:
    """Whether two unit axes with this cross product are to be taken as parallel: a tilt of rounding size is dropped."""
    return bool(_figure(dot(normal, normal)) <= _NO_TILT**2)


def _foot_is_near(r: Vector, b: Vector, n: Vector) -> bool:
    """Whether the foot of the common normal is within twice the distance between the origins as the file has them.

    Axes tilted by a small angle meet far away, and what is referred to a point there loses the digits that the distance
    costs: twice the decades of the tilt. Where `r` holds parameters the distance is not known; from a sine of a half on
    the foot cannot be further than `2|r|`.
    """
    if not _known(r):
        return bool(_figure(dot(n, n)) >= sp.Rational(1, 4))
    return bool(_figure(dot(cross(r, b), n) / dot(n, n)) ** 2 <= 4 * _figure(dot(r, r)))


def _at_a_tip(body: tree.Body) -> tuple[Vector, Vector]:
    """x axis and origin for a body without children: towards its centre of mass, where that is known."""
    h = body.inertia.first_moment
    sideways = subtract(h, scale(dot(h, body.joint.axis), body.joint.axis))
    x = _direction(sideways, body.joint.axis) or _perpendicular(body.joint.axis)
    mass = as_value(body.inertia.mass)
    if body.joint.motion is Motion.PRISMATIC and mass.number is not None and not mass.is_zero and _known(h):
        return x, scale(1 / mass, h)
    return x, (ZERO, ZERO, ZERO)


def _direction(v: Vector, axis: Vector) -> Vector | None:
    """The unit vector along v where that is a plain direction, None where v vanishes or only parameters know."""
    if _vanishes(v):
        return None
    if _known(v):
        return _unit(v)
    first = _perpendicular(axis)
    second = cross(axis, first)
    if as_value(dot(v, second)).is_zero:
        return first
    return second if as_value(dot(v, first)).is_zero else None


def _perpendicular(axis: Vector) -> Vector:
    """A fixed unit vector across the axis: a coordinate axis where one fits."""
    for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        if as_value(dot(axis, unit)).is_zero:
            return unit
    return _unit(cross(axis, (0, 0, 1)))


def _unit(v: Vector) -> Vector:
    return scale(ONE / as_value(dot(v, v)).call("sqrt"), v)


def _figure(value: Any) -> sp.Number:
    """The number that a value must be: axes and angles hold no parameters."""
    number = as_value(value).number
    assert number is not None
    return number


def _known(v: Vector) -> bool:
    return all(as_value(entry).number is not None for entry in v)


def _vanishes(v: Vector) -> bool:
    return all(as_value(entry).is_zero for entry in v)


def _zxz(C: Any) -> tuple[tuple[Turn, ...], Turn]:
    """A constant rotation as `Rot_z(gamma) Rot_x(alpha)` and a last turn about z."""
    sine = as_value(C[0][2] * C[0][2] + C[1][2] * C[1][2]).call("sqrt")
    cosine = as_value(C[2][2])
    if _figure(sine) <= _NO_TILT:  # parallel: what is dropped of the tilt is less than rounding makes of it
        cosine = constant(1 if _figure(cosine) > 0 else -1)
        return (Turn("x", cosine, ZERO),), Turn("z", as_value(C[0][0]), as_value(C[1][0]) * cosine)
    tilt = Turn("x", cosine, sine)
    gamma = Turn("z", -C[1][2] / sine, C[0][2] / sine)
    return (gamma, tilt), Turn("z", C[2][1] / sine, C[2][0] / sine)


def _reframed(inertia: RigidInertia, home: Placement) -> Inertia:
    """A model's inertia in a frame placed at `home`: `J' = R* (J - S(t,h) - S(h,t) + m S(t,t)) R`, `h' = R* (h - m t)`."""
    t, m, back = home.position, as_value(inertia.mass), transpose(home.rotation)
    h = inertia.first_moment
    J = inertia.tensor
    moved = matrix(lambda i, j: J[i][j] - shifted(t, h)[i][j] - shifted(h, t)[i][j] + m * shifted(t, t)[i][j])
    turned = multiply(multiply(back, moved), home.rotation)
    return Inertia(m, _values(apply(back, subtract(h, scale(m, t)))), Symmetric.of(turned))


def move_inward(inertia: Inertia, r: Three) -> Inertia:
    """An inertia about a point that sees its origin at r: `h' = h + m r`, `J' = J - r~k~ - k~r~` with `k = h + ½ m r`."""
    m, h = inertia.m, inertia.h
    middle = _values(add(h, scale(HALF * m, r)))
    return Inertia(m, _values(add(h, scale(m, r))), inertia.J + both(r, middle))
