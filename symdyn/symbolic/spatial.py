"""Spatial vectors `[angular; linear]` at a body's origin in its own axes, and how they cross a joint."""

from __future__ import annotations

from symdyn.model.vectors import add, cross, dot, scale, subtract
from symdyn.symbolic.frames import Body, Inertia
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.rotation import Three
from symdyn.symbolic.tape import ONE, ZERO, Value

Six = tuple[Three, Three]

NOTHING: Three = (ZERO, ZERO, ZERO)
STILL: Six = (NOTHING, NOTHING)


def add_six(a: Six, b: Six) -> Six:
    return add(a[0], b[0]), add(a[1], b[1])


def subtract_six(a: Six, b: Six) -> Six:
    return subtract(a[0], b[0]), subtract(a[1], b[1])


def scale_six(factor: Value | int, a: Six) -> Six:
    return scale(factor, a[0]), scale(factor, a[1])


def dot_six(a: Six, b: Six) -> Value:
    total: Value = dot(a[0], b[0]) + dot(a[1], b[1])
    return total


def carry(placed: Placed, force: Six) -> Six:
    """`phi f`: a force of a body at its parent's origin, in the parent's axes."""
    f = placed.inward(force[1])
    return add(placed.inward(force[0]), cross(placed.r, f)), f


def outward_six(placed: Placed, motion: Six) -> Six:
    """`phi* V`: a motion of the parent at the body's origin, in the body's axes."""
    w, v = motion
    return placed.outward(w), placed.outward(add(v, cross(w, placed.r)))


def along(body: Body, force: Six) -> Value:
    """`H f`."""
    return force[1 if body.prismatic else 0][2]


def joint_map(body: Body) -> Six:
    """`H*`."""
    z = (ZERO, ZERO, ONE)
    return (NOTHING, z) if body.prismatic else (z, NOTHING)


def moved_by(body: Body, motion: Six, rate: Value) -> Six:
    """`motion + H* rate`."""
    w, v = motion
    if body.prismatic:
        return w, (v[0], v[1], v[2] + rate)
    return (w[0], w[1], w[2] + rate), v


def times_motion(R: Inertia, motion: Six) -> Six:
    """`R [w; v] = [J w + h~v; m v - h~w]`."""
    w, v = motion
    return add(R.J.times(w), cross(R.h, v)), subtract(scale(R.m, v), cross(R.h, w))


def joint_map_rate(body: Body, w: Three, v: Three) -> Six:
    """`Hd* = S*[H*]V`: `[w~z; v~z]` revolute, `[0; w~z]` prismatic."""
    if body.prismatic:
        return NOTHING, (w[1], -w[0], ZERO)
    return (w[1], -w[0], ZERO), (v[1], -v[0], ZERO)


def turned_force(body: Body, force: Six) -> Six:
    """`S[H*] f`: `[z~n; z~f]` revolute, `[z~f; 0]` prismatic."""
    n, f = force
    if body.prismatic:
        return (-f[1], f[0], ZERO), NOTHING
    return (-n[1], n[0], ZERO), (-f[1], f[0], ZERO)
