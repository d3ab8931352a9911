"""Canonical frames: every joint axis is z, and the next joint is reached with as few numbers as possible.

A body's frame may be slid along and turned about its own axis. One child of each body (the one with the largest subtree)
is then reached by `Rot_x(alpha) Trans_x(a)` before its joint turns, as in modified DH; other children need one more
constant turn about z. A slide may put its frame anywhere, a tip may turn its centre of mass into the xz plane. The base
does not move, so each of its children gets a base frame of its own that coincides with it at q = 0; gravity is turned
into it. Axes and angles are plain numbers, positions may hold parameters.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from symdyn.model import tree as model_tree
from symdyn.model.tree import ON_BASE, Model, RigidInertia
from symdyn.model.vectors import (
    Placement,
    Vector,
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
from symdyn.symbolic import constants
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.joints import KINDS, Frame
from symdyn.symbolic.rotation import Symmetric, Turn
from symdyn.symbolic.tape import ONE, ZERO, Value, as_value, constant
from symdyn.symbolic.tree import Body, Tree

_NO_TURNS: tuple[Turn, ...] = ()
_NO_TILT = Fraction(1, 10**14)  # sine below which two axes are parallel: far below what a file's digits mean


class TapeNumbers:
    """The field in which a robot file's expressions become values of a tape."""

    pi = constant(constants.PI)

    def number(self, value: Fraction) -> Value:
        return constant(value)

    def call(self, function: str, argument: Any) -> Value:
        value = as_value(argument)
        if function == "tan" and value.number is None:
            return value.call("sin") / value.call("cos")
        return value.call(function)


def canonical(model: Model) -> Tree:
    """Put a model, whose numbers are values of a tape, into canonical frames."""
    homes = _homes(model)
    bodies, gravity, anchors = [], {}, {}
    nq = nv = 0
    for i, body in enumerate(model.bodies):
        if body.parent == ON_BASE:
            placed = body.placement.then(homes[i])
            anchors[i] = placed
            gravity[i] = as_values(apply(transpose(placed.rotation), model.gravity))
            turns, offset, r = _NO_TURNS, Turn("z", ONE, ZERO), (ZERO, ZERO, ZERO)
        else:
            placed = homes[body.parent].inverse().then(body.placement).then(homes[i])
            turns, offset = _zxz(placed.rotation)
            r = as_values(placed.position)
        bodies.append(
            Body(
                name=body.name,
                joint=body.joint.name,
                kind=KINDS[body.joint.motion],
                parent=body.parent,
                turns=turns,
                offset=offset,
                r=r,
                inertia=_reframed(body.inertia, homes[i]),
                home=homes[i],
                viscous=as_value(body.joint.viscous),
                coulomb=as_value(body.joint.coulomb),
                armature=as_value(body.joint.armature),
                positions=tuple(range(nq, nq := nq + body.joint.motion.nq)),
                dofs=tuple(range(nv, nv := nv + body.joint.motion.nv)),
            )
        )
    return Tree(tuple(bodies), gravity, anchors)


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
        if KINDS[body.joint.motion].frame is Frame.GIVEN:
            homes[i] = Placement(body.joint.axes)
            continue
        if children:
            child = max(children, key=lambda c: size[c])
            x, origin = _towards(body, model.bodies[child], homes[child])
        else:
            x, origin = _at_a_tip(body)
        y = cross(body.joint.axis, x)
        homes[i] = Placement(transpose((x, y, body.joint.axis)), origin)
    return homes


def _towards(body: model_tree.Body, child: model_tree.Body, home: Placement) -> tuple[Vector, Vector]:
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
        if KINDS[child.joint.motion].frame is Frame.ON_AXIS and _foot_is_near(child.placement.position, b, n):
            along = dot(cross(p, b), n) / dot(n, n)
    return x, p if KINDS[body.joint.motion].frame is Frame.ANYWHERE else scale(along, a)


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
        return bool(_figure(dot(n, n)) >= Fraction(1, 4))
    return bool(_figure(dot(cross(r, b), n) / dot(n, n)) ** 2 <= 4 * _figure(dot(r, r)))


def _at_a_tip(body: model_tree.Body) -> tuple[Vector, Vector]:
    """x axis and origin for a body without children: towards its centre of mass, where that is known."""
    h = body.inertia.first_moment
    sideways = subtract(h, scale(dot(h, body.joint.axis), body.joint.axis))
    x = _direction(sideways, body.joint.axis) or _perpendicular(body.joint.axis)
    mass = as_value(body.inertia.mass)
    if KINDS[body.joint.motion].frame is Frame.ON_AXIS or mass.number is None or mass.is_zero or not _known(h):
        return x, (ZERO, ZERO, ZERO)
    return x, scale(1 / mass, h)


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


def _figure(value: Any) -> Fraction:
    """The number that a value must be: axes and angles hold no parameters."""
    number = as_value(value).number
    assert number is not None
    return number.fraction


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
    return Inertia(m, as_values(apply(back, subtract(h, scale(m, t)))), Symmetric.of(turned))
