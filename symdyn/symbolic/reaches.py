"""What bodies can do at all: the directions they turn about and slide along, in the axes of the robot file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symdyn.model.tree import ON_BASE, Model
from symdyn.model.vectors import Matrix, Vector, add, apply, cross, dot, scale, subtract, transpose
from symdyn.symbolic.tape import as_value
from symdyn.symbolic.tree import Tree

_NOTHING = 1e-9  # axes and lengths of files have fewer digits


@dataclass(frozen=True)
class Reach:
    """How a body moves, all joints before it together; vectors in its own axes.

    Attributes:
        turning: directions that it turns about: none, one, or three for all.
        slides: directions that joints slide along.
        aside: from the one line that it turns about to its origin; None if it turns about more than that or leaves it.
        centre: from the one point that it turns about, where nothing slides, to its origin; None if there is none.
        gravity: free fall at q = 0.
        before: of what comes over from the parent.
        own_turning, own_slides: of its own joint.
    """

    turning: tuple[Vector, ...]
    slides: tuple[Vector, ...]
    aside: Vector | None
    centre: Vector | None
    gravity: Vector
    before: Reach | None = None
    own_turning: tuple[Vector, ...] = ()
    own_slides: tuple[Vector, ...] = ()

    @property
    def about_a_line(self) -> bool:
        """Whether it only turns about one line and slides along it, gravity along it as well."""
        return self.aside is not None and len(self.turning) == 1 and parallel(self.gravity, self.turning[0])

    @property
    def about_a_point(self) -> bool:
        """Whether it only turns, all ways about one point, and nothing falls."""
        return self.centre is not None and len(self.turning) > 1 and _vanishes(self.gravity)

    @property
    def slides_along_its_turning(self) -> bool:
        """Whether its joint only slides, along the one direction that the body turns about."""
        if len(self.turning) != 1 or self.own_turning:
            return False
        return all(parallel(way, self.turning[0]) for way in self.own_slides)

    @property
    def drives_by_tensor(self) -> bool:
        """Whether its joint only turns, about axes that nothing before it turns about."""
        before = self.before.turning if self.before else ()
        plain = not self.own_slides and len(self.own_turning) in (1, 3)
        return plain and all(across(axis, way) for axis in self.own_turning for way in before)

    @property
    def drives_by_mass(self) -> bool:
        """Whether its joint only slides, where nothing before it moves, and turns about nothing else than that direction."""
        if self.own_turning or self.before is None:
            return False
        turning, others = self.before.turning, (*self.before.slides, self.gravity)
        return all(parallel(way, turn) for way in self.own_slides for turn in turning) and all(
            across(way, other) for way in self.own_slides for other in others
        )

    @property
    def across(self) -> tuple[Vector, Vector]:
        """Two unit vectors across the one direction of turning."""
        (u,) = self.turning
        some = min(((1, 0, 0), (0, 1, 0), (0, 0, 1)), key=lambda axis: abs(_figure(dot(axis, u))))
        x = cross(u, some)
        x = scale(1 / as_value(dot(x, x)).call("sqrt"), x)
        return x, cross(u, x)


def reaches(model: Model, tree: Tree) -> list[Reach]:
    """Of every body, outward."""
    found: list[Reach] = []
    base = Reach((), (), (0, 0, 0), None, model.gravity)
    for i, body in enumerate(model.bodies):
        parent = base if body.parent == ON_BASE else found[body.parent]
        back, axes = transpose(body.placement.rotation), transpose(tree.bodies[i].home.rotation)

        def seen(way: Vector | None, back: Matrix = back, at: Vector = body.placement.position) -> Vector | None:
            return None if way is None else apply(back, add(way, at))

        before = Reach(
            tuple(apply(back, way) for way in parent.turning),
            tuple(apply(back, way) for way in parent.slides),
            seen(parent.aside),
            seen(parent.centre),
            apply(back, parent.gravity),
        )
        turns = tuple(axes[column.axis] for column in tree.bodies[i].kind.columns if column.turns)
        slides = tuple(axes[column.axis] for column in tree.bodies[i].kind.columns if not column.turns)
        found.append(_moved(before, turns, slides))
    return found


def _moved(before: Reach, turns: tuple[Vector, ...], slides: tuple[Vector, ...]) -> Reach:
    """What a body can do by its own joint and by those before it."""
    turning = before.turning
    for axis in turns:
        if not turning:
            turning = (axis,)
        elif not parallel(axis, turning[0]):
            turning = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    every = (*before.slides, *slides)
    aside = _aside(before, turning, turns, every)
    centre = None if every else _centre(before, turning, turns)
    return Reach(turning, every, aside, centre, before.gravity, before, turns, slides)


def _aside(
    before: Reach, turning: tuple[Vector, ...], turns: tuple[Vector, ...], slides: tuple[Vector, ...]
) -> Vector | None:
    """From the line to the body's origin, across it: none as long as nothing turns, none if the joint turns about it."""
    if not turning:
        return (0, 0, 0)
    if len(turning) > 1 or before.aside is None or not all(parallel(way, turning[0]) for way in slides):
        return None
    if not before.turning:
        return (0, 0, 0)
    off = subtract(before.aside, scale(dot(before.aside, turning[0]), turning[0]))
    if not turns:
        return off
    return (0, 0, 0) if _vanishes(off) else None


def _centre(before: Reach, turning: tuple[Vector, ...], turns: tuple[Vector, ...]) -> Vector | None:
    """From the point where all axes meet to the body's origin, which the joint's own axes go through."""
    if len(turning) < 2:
        return None
    if len(before.turning) > 1:
        meet = before.centre is not None and all(parallel(before.centre, axis) for axis in turns)
        return before.centre if meet else None
    if len(turns) > 1:
        return (
            (0, 0, 0) if before.aside is not None and all(parallel(before.aside, u) for u in before.turning) else None
        )
    if before.aside is None:
        return None
    (u,), axis = before.turning, turns[0]  # t axis = -aside + s u, across u
    across_u, off = cross(axis, u), cross(before.aside, u)
    t = -dot(off, across_u) / as_value(dot(across_u, across_u))
    return scale(-t, axis) if _vanishes(add(scale(t, across_u), off)) else None


def parallel(a: Vector, b: Vector) -> bool:
    """Whether vectors have the same direction, or one of them none; parameters may turn them anywhere."""
    return _vanishes(cross(a, b))


def across(a: Vector, b: Vector) -> bool:
    return _vanishes((dot(a, b), 0, 0))


def _vanishes(v: Vector) -> bool:
    return all(as_value(entry).number is not None and abs(_figure(entry)) < _NOTHING for entry in v)


def _figure(value: Any) -> float:
    number = as_value(value).number
    assert number is not None
    return float(number)
