"""Spatial vectors `[angular; linear]` at a body's origin in its own axes, and how they cross a joint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement, Vector, add, apply, cross, dot, scale, subtract
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration, Placed
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.tape import ONE, ZERO, Value

Six = tuple[Vector3, Vector3]

NOTHING: Vector3 = (ZERO, ZERO, ZERO)
STILL: Six = (NOTHING, NOTHING)
UNITS: tuple[Vector3, Vector3, Vector3] = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))


def flat(six: Six) -> list[Value]:
    """All six entries, angular ones first."""
    return [*six[0], *six[1]]


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


def from_parent(at: Configuration, i: int, motions: Sequence[Six], base: Six = STILL) -> Six:
    """`phi* V_p`: the motion of body i's parent, or of the base, at the body."""
    parent = at.tree.bodies[i].parent
    return outward_six(at.placed[i], base if parent == ON_BASE else motions[parent])


def carried_inward(at: Configuration, i: int, *forces: Six) -> Iterator[tuple[int, list[Six]]]:
    """Forces of body i at every proper ancestor j, nearest first: `phi(j,i) f`."""
    carried = list(forces)
    for j in at.tree.inward(i):
        carried = [carry(at.placed[i], force) for force in carried]
        yield j, carried
        i = j


def unit(column: Column) -> Six:
    """`H*`."""
    axis = UNITS[column.axis]
    return (axis, NOTHING) if column.turns else (NOTHING, axis)


def along(column: Column, force: Six) -> Value:
    """`H f`."""
    return force[0 if column.turns else 1][column.axis]


def moved_by(column: Column, motion: Six, rate: Value) -> Six:
    """`motion + H* rate`."""
    return changed(column, motion, along(column, motion) + rate)


def changed(column: Column, six: Six, entry: Value) -> Six:
    """A six-vector with another entry in the row of the column."""
    entries = [*six[0], *six[1]]
    entries[column] = entry
    x, y, z, u, v, w = entries
    return (x, y, z), (u, v, w)


def across(column: Column, v: Vector) -> Vector3:
    """`v~e` with the column's axis `e`."""
    found = [ZERO, ZERO, ZERO]
    second, third = (column.axis + 1) % 3, (column.axis + 2) % 3
    found[second], found[third] = v[third], -v[second]
    return found[0], found[1], found[2]


def times_motion(R: Inertia, motion: Six) -> Six:
    """`R [w; v] = [J w + h~v; m v - h~w]`."""
    w, v = motion
    return add(R.J.times(w), cross(R.h, v)), subtract(scale(R.m, v), cross(R.h, w))


def column_rate(column: Column, V: Six) -> Six:
    """`Hd* = S*[H*]V`: `[w~e; v~e]` for a column that turns, `[0; w~e]` for one that slides."""
    w, v = V
    return (across(column, w), across(column, v)) if column.turns else (NOTHING, across(column, w))


def turned_force(column: Column, force: Six) -> Six:
    """`S[H*] f`: `[e~n; e~f]` for a column that turns, `[e~f; 0]` for one that slides."""
    n, f = (scale(-1, across(column, part)) for part in force)
    return (n, f) if column.turns else (f, NOTHING)


def force_at_home(force: Six, home: Placement) -> Six:
    """`phi f`: a force (or gain) of a canonical frame in the frame that this one is placed in."""
    f = apply(home.rotation, force[1])
    return add(apply(home.rotation, force[0]), cross(home.position, f)), f


def motion_at_home(motion: Six, home: Placement) -> Six:
    """`phi*⁻¹ V`: a motion of a canonical frame in the frame that this one is placed in."""
    w = apply(home.rotation, motion[0])
    return w, add(apply(home.rotation, motion[1]), cross(home.position, w))
