"""Base parameters in the frames of the robot file, by rules (docs/mathematics.md, section 13).

What a joint of any kind cannot feel moves to the parent (`split` of `joints/`). On a fixed base less is felt near the base:

- a body that nothing turns has its mass alone;
- one that turns about one direction u only has no tensor but `u·Ju`, and no first moment along u; if it turns about one line,
  gravity along it, no first moment at all; a joint that slides along u hands its first moment on;
- one that turns every way about one point, without gravity, has nothing but its tensor about that;
- an armature cannot be told from the tensor about the joint's axis, if what turns before it turns across that axis only (of a
  ball: if nothing does); and that of a sliding joint not from the mass, if nothing before it, gravity among that, moves
  along its axis, and what turns before it turns about that direction.

Of every direction that is not felt one number is dropped, and what it stood for added to the others and to the parent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from symdyn.model.columns import ARMATURE, COULOMB, DROPPED, VISCOUS, columns_of, entries, inertia_of
from symdyn.model.tree import ON_BASE, Model, RigidInertia
from symdyn.model.vectors import (
    Placement,
    add,
    add_matrices,
    apply,
    multiply,
    outer,
    scale,
    shifted,
    transpose,
)
from symdyn.symbolic.choice import dropped
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.reaches import Reach, reaches
from symdyn.symbolic.rotation import Symmetric
from symdyn.symbolic.tape import ONE, ZERO, Value, as_value
from symdyn.symbolic.tied import Tie
from symdyn.symbolic.tree import Tree

_NOTHING = 1e-12


@dataclass(frozen=True)
class Share:
    """A number that is dropped: its place among the body's ten and its armature, what the others get of it, and the parent."""

    place: int
    own: list[Value]
    onward: list[Value]


@dataclass(frozen=True)
class Regrouping:
    """How the numbers of a robot are regrouped: shares of every body, and the columns of the regressor that are kept.

    Attributes:
        ties: what besides is dropped where joints follow others.
    """

    model: Model
    shares: tuple[tuple[Share, ...], ...]
    kept: tuple[int, ...]
    ties: tuple[Tie, ...] = ()

    def tied(self, ties: Sequence[Tie]) -> Regrouping:
        """Without those, too."""
        gone = {tie.place for tie in ties}
        return replace(self, kept=tuple(place for place in self.kept if place not in gone), ties=tuple(ties))

    def of(self, pi: Sequence[Value]) -> list[Value]:
        """The base parameters, from all numbers in the order of the regressor's columns."""
        result = _merged(self.model, pi)
        armatures = _armatures(self.model)
        handed: dict[int, list[Value]] = {}
        for i in reversed(range(len(self.model.bodies))):
            body = self.model.bodies[i]
            places = [*range(10 * i, 10 * i + 10), *armatures.get(i, ())]
            mine = [result[place] for place in places]
            if i in handed:
                mine = [*(a + b for a, b in zip(mine[:10], handed[i], strict=True)), *mine[10:]]
            given = [mine[share.place] for share in self.shares[i]]
            onward = [ZERO] * 10
            for share, x in zip(self.shares[i], given, strict=True):
                mine = [_less(a, part, x) for a, part in zip(mine, share.own, strict=True)]
                onward = [a + part * x for a, part in zip(onward, share.onward, strict=True)]
            for place, number in zip(places, mine, strict=True):
                result[place] = number
            if body.parent != ON_BASE:
                moved = [as_value(x) for x in entries(_carried(inertia_of(onward), body.placement))]
                before = handed.get(body.parent, [ZERO] * 10)
                handed[body.parent] = [a + b for a, b in zip(before, moved, strict=True)]
        for tie in self.ties:
            for place, times in tie.added.items():
                result[place] = result[place] + times * result[tie.place]
        return [result[place] for place in self.kept]


def regrouping(model: Model, tree: Tree) -> Regrouping:
    """By the rules, for a model in values of a tape and its tree in canonical frames."""
    armatures, shares, gone = _armatures(model), [], set[int]()
    for i, reach in enumerate(reaches(model, tree)):
        places = [*range(10 * i, 10 * i + 10), *armatures.get(i, ())]
        found = _shares(list(_unfelt(tree, i, reach, drive=i in armatures)), len(places))
        shares.append(found)
        gone |= {places[share.place] for share in found}
    merged = set(_followers(model))
    kept = tuple(place for place in range(len(columns_of(model))) if place not in gone | merged)
    return Regrouping(model, tuple(shares), kept)


Direction = tuple[list[Value], list[Value]]
"""Of a body's ten numbers and its armature, one that is not felt; and what the parent gets."""


def _unfelt(tree: Tree, i: int, reach: Reach, *, drive: bool) -> Iterator[Direction]:
    """All directions that are not felt by themselves, some of them twice."""
    none = [ZERO] * 10
    end = [ZERO] * drive
    for ten in _moving(tree, i, reach):
        yield [*ten, *end], ten
    for ten in _vanishing(reach):
        yield [*ten, *end], none
    if drive and (ten := _as_armature(reach)):
        yield [*ten, -ONE], ten


def _moving(tree: Tree, i: int, reach: Reach) -> Iterator[list[Value]]:
    """What the joint does not feel, in the axes of the file; a slide along the one direction of turning no first moment."""
    body = tree.bodies[i]
    for k in range(10):
        m, *rest = [ONE if k == place else ZERO for place in range(10)]
        (hx, hy, hz), (xx, xy, xz, yy, yz, zz) = rest[:3], rest[3:]
        moved = body.kind.split(Inertia(m, (hx, hy, hz), Symmetric(xx, yy, zz, xy, xz, yz)))[1]
        ten = entries(_turned(RigidInertia(moved.m, moved.h, moved.J.rows()), body.home.rotation))
        if any(not as_value(number).is_zero for number in ten):
            yield [as_value(number) for number in ten]
    if reach.slides_along_its_turning:
        yield from ([ONE if k == place else ZERO for place in range(10)] for k in (1, 2, 3))


def _vanishing(reach: Reach) -> Iterator[list[Value]]:
    """What no motion of the body has to do with."""
    if reach.about_a_point and reach.centre is not None:
        for k in range(4):  # with the tensor that makes nothing of it about the point
            one = [ONE if k == place else ZERO for place in range(4)]
            there = _carried(RigidInertia(one[0], (one[1], one[2], one[3])), Placement(position=reach.centre))
            yield [*one, *(-as_value(entry) for entry in entries(there)[4:])]
    if len(reach.turning) > 1:
        return
    if not reach.turning:
        yield from ([ONE if k == place else ZERO for place in range(10)] for k in range(1, 10))
        return
    (u,) = reach.turning
    moments = ((1, 0, 0), (0, 1, 0), (0, 0, 1)) if reach.about_a_line else (u,)
    for h in moments:
        yield _ten(0, h, ())
    x, y = reach.across
    for a, b in ((x, x), (y, y), (x, y), (x, u), (y, u)):
        yield _ten(0, (0, 0, 0), [(a, b)])


def _as_armature(reach: Reach) -> list[Value]:
    """The inertia that the joint feels as it would an armature, and nothing else does; nothing where there is none."""
    if reach.drives_by_tensor:
        return _ten(0, (0, 0, 0), [(axis, axis) for axis in reach.own_turning])
    return _ten(1, (0, 0, 0), ()) if reach.drives_by_mass else []


def _ten(m: int, h: Sequence[Any], pairs: Iterable[tuple[Any, Any]]) -> list[Value]:
    """The numbers of a body with mass m, first moment h, and the tensor `½ sum (a b* + b a*)`."""
    J: Any = ((ZERO,) * 3,) * 3
    for a, b in pairs:
        both = add_matrices(outer(a, b), outer(b, a))
        J = add_matrices(J, tuple(tuple(as_value(entry) / 2 for entry in row) for row in both))  # type: ignore[arg-type]
    return [as_value(x) for x in entries(RigidInertia(m, (h[0], h[1], h[2]), J))]


def _shares(directions: Sequence[Direction], size: int) -> tuple[Share, ...]:
    """The directions solved for a number each, which the others are then without."""
    rows = [[*own, *onward] for own, onward in directions]
    found: list[tuple[int, list[Value]]] = []
    for place in dropped([[_figure(x) for x in row[:size]] for row in rows], DROPPED):
        pivot = max(rows, key=lambda row: abs(_figure(row[place])))
        rows.remove(pivot)
        pivot = [x / pivot[place] for x in pivot]
        rows = [_without(row, pivot, place) for row in rows]
        found = [*((other, _without(row, pivot, place)) for other, row in found), (place, pivot)]
    return tuple(Share(place, row[:size], row[size:]) for place, row in found)


def _without(row: list[Value], pivot: list[Value], place: int) -> list[Value]:
    factor = row[place]
    return [_clean(a - factor * b) for a, b in zip(row, pivot, strict=True)]


def _clean(x: Value) -> Value:
    return ZERO if abs(_figure(x)) < _NOTHING else x


def _figure(value: Value) -> float:
    """Axes hold no parameters."""
    assert value.number is not None
    return float(value.number)


def _less(a: Value, part: Value, x: Value) -> Value:
    return a if part.is_zero else a - part * x


def _carried(inertia: RigidInertia, placed: Placement) -> RigidInertia:
    """In the frame that the body's is placed in: `h' = R h + m p`, `J' = R J R* - p~(Rh)~ - (Rh)~p~ - m p~p~`."""
    turned = _turned(inertia, placed.rotation)
    m, h, p = turned.mass, turned.first_moment, placed.position
    more = add_matrices(shifted(p, h), shifted(add(h, scale(m, p)), p))
    return RigidInertia(m, as_values(add(h, scale(m, p))), add_matrices(turned.tensor, more))


def _turned(inertia: RigidInertia, R: Any) -> RigidInertia:
    tensor = multiply(multiply(R, inertia.tensor), transpose(R))
    return RigidInertia(inertia.mass, as_values(apply(R, inertia.first_moment)), tensor)


def _merged(model: Model, pi: Sequence[Value]) -> list[Value]:
    """The numbers, with those of drives that follow others added to their leaders'."""
    result = list(pi)
    for place, (lead, times) in _followers(model).items():
        result[lead] = result[lead] + times * result[place]
    return result


def _followers(model: Model) -> dict[int, tuple[int, Value]]:
    """The numbers of joints that follow others, with the place of the leader's and how many times that feels them."""
    columns = columns_of(model)
    places = {(column.kind, column.body): place for place, column in enumerate(columns)}
    found = {}
    for place, column in enumerate(columns):
        follows = model.joints[column.body].follows
        if follows is not None and column.kind in (ARMATURE, VISCOUS, COULOMB):
            k = as_value(follows.multiplier)
            times = k * k
            if column.kind == COULOMB:
                times = times.call("sqrt") if k.number is None else as_value(abs(k.number))
            found[place] = places[column.kind, follows.leader], times
    return found


def _armatures(model: Model) -> dict[int, tuple[int, ...]]:
    """The place of the armature of every body's joint among the columns, where it has one that no other stands for."""
    columns, merged = columns_of(model), _followers(model)
    return {it.body: (k,) for k, it in enumerate(columns) if it.kind == ARMATURE and k not in merged}
