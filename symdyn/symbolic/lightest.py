"""The manner of every body in which Newton and Euler's recursion has the fewest operations: counted body by body, outward.

A body is recorded in each of its manners on top of what its ancestors need in theirs, with what its children and its parent
need of it, and what is new is counted. What its children make of that is not, so the whole is counted beside the plain one at
the end. A tree is swept twice in all, not once for each manner of each body.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, scale
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.counting import new_nodes, regrouped_at, wanted, weight
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Kinematics
from symdyn.symbolic.manner import PLAIN, Manner, Spare
from symdyn.symbolic.newton_euler import (
    PointMotion,
    body_forces,
    column_of_parent,
    force_on,
    joint_forces,
    motion,
    of_parent,
)
from symdyn.symbolic.rotation import Vector3
from symdyn.symbolic.spatial import Six, add_six, along, flat
from symdyn.symbolic.tape import ZERO, Tape, Value
from symdyn.symbolic.tree import Body, Tree

SHORT = 8
"""Lengths below this part of the longest are short: a first moment divided by one is a mass far above those that there are."""


def lightest(tape: Tape, tree: Tree) -> Tree:
    """The tree with its bodies in the manners that cost least; nothing stays on the tape."""
    mark = tape.mark()
    robot = _Robot(tape, tree)
    found = _Sweep(robot).manners
    holding_none = {i: replace(manner, mass=None) for i, manner in found.items()}
    best = min(({}, found, holding_none), key=robot.cost)
    tape.rewind(mark)
    return tree.in_manners(best)


def _manners(body: Body) -> Iterator[Manner]:
    """Of a body for itself."""
    forms = [(Spare.YY, 0), (Spare.XX, 0), (Spare.ZZ, 2), (Spare.ZZ, 3)]
    for spare, second in forms if body.about_z else forms[:1]:
        alone = Manner(spare=spare, second=second)
        yield alone
        if body.about_z and body.parent != ON_BASE:
            yield replace(alone, column=True)
            yield replace(alone, column=True, difference=True)


def holders(tree: Tree) -> dict[int, tuple[int, list[int]]]:
    """For every body that may have no first moment along some axes: the child whose mass can see to that, and the axes.

    The last child to hand on what it does not feel, if its joint leaves its origin where it is.
    """
    placed = [(c, body) for c, body in enumerate(tree.bodies) if body.parent != ON_BASE]
    longest = max((_length(entry) for _, body in placed for entry in body.r), default=0.0)
    found = {}
    for c, body in placed:
        axes = [axis for axis, entry in enumerate(body.r) if 0 < longest <= SHORT * _length(entry)]
        if c == tree.children[body.parent][-1] and not body.slides and axes:
            found[body.parent] = c, axes
    return found


def _length(entry: Value) -> float:
    return 0.0 if entry.number is None else abs(float(entry.number))


class _Robot:
    """A robot on a tape, regrouped in every way.

    Attributes:
        tape, tree: where, and what.
        holders: see `holders`.
        qd, qdd: its rates and their derivatives.
        felt: what the children of a body pass on to it.
        at, plain: with its bodies in the plain manner, and how they move then.
    """

    def __init__(self, tape: Tape, tree: Tree) -> None:
        self.tape, self.tree, self.holders = tape, tree, holders(tree)
        self.qd, self.qdd = ([tape.input(f"{stem}{k}") for k in range(tree.n)] for stem in ("qd", "qdd"))
        self.felt: Six = self._inputs("n"), self._inputs("f")
        self.at = self._regrouped({})
        self.plain = body_forces(self.at, self.qd, self.qdd)
        self._needed = new_nodes(tape, joint_forces(self.at, self.plain, self.qdd), ())
        self._spared = {spare: self._regrouped(self._everywhere(Manner(spare=spare))) for spare in Spare}
        self._freed = {axis: self._regrouped(self._held(axis)) for axis in range(3)}

    def _inputs(self, stem: str) -> Vector3:
        x, y, z = (self.tape.input(f"felt_{stem}{axis}") for axis in "xyz")
        return x, y, z

    def cost(self, manners: Mapping[int, Manner]) -> int:
        """Operations of the whole."""
        at = self._regrouped(manners)
        forces = joint_forces(at, body_forces(at, self.qd, self.qdd), self.qdd)
        return weight(self.tape, new_nodes(self.tape, forces, ()))

    def wanted(self, plain: Iterable[Value], values: Iterable[Value]) -> list[Value]:
        """Of some values those that joint forces need, as these in the plain manner tell."""
        return wanted(plain, values, self._needed)

    def inertia(self, i: int, option: _Option) -> Inertia:
        """What a body is left with, but for the mass that it may hold for its parent."""
        alone = self.at.tree.bodies[i].inertia
        J = self._spared[option.manner.spare].tree.bodies[i].inertia.J
        return Inertia(alone.m, alone.h if option.freed is None else self._free(i, option.freed).h, J)

    def held(self, c: int, axis: int) -> Value:
        """The mass that a child holds so that its parent has no first moment along an axis."""
        return self._free(c, axis).m

    def _free(self, i: int, axis: int) -> Inertia:
        return self._freed[axis].tree.bodies[i].inertia

    def _everywhere(self, manner: Manner) -> dict[int, Manner]:
        return dict.fromkeys(range(len(self.tree.bodies)), manner)

    def _held(self, axis: int) -> dict[int, Manner]:
        return {c: Manner(mass=axis) for c, axes in self.holders.values() if axis in axes}

    def _regrouped(self, manners: Mapping[int, Manner]) -> Configuration:
        return regrouped_at(self.tape, self.tree.in_manners(manners))


class _Option(NamedTuple):
    """The manner of a body, and an axis along which its child frees it of its first moment."""

    manner: Manner
    freed: int | None = None


class _Taken(NamedTuple):
    """The motion of a body, what its children take of it, and what of that is the acceleration of each."""

    here: PointMotion
    values: list[Value]
    accelerations: dict[int, Vector3]


class _Sweep:
    """A sweep outward, in which every body takes the best of its manners.

    Attributes:
        manners: that were taken.
    """

    def __init__(self, robot: _Robot) -> None:
        self.manners: dict[int, Manner] = {}
        self._robot, self._moving, self._live = robot, list[PointMotion](), set[int]()
        self._masses: dict[int, Value] = {}
        for i, body in enumerate(robot.tree.bodies):
            self._taken: dict[tuple[bool, bool], _Taken] = {}
            best = self._best(i, map(_Option, _manners(body)))
            self._take(i, self._best(i, [best, *self._freed(i, best.manner)]))

    def _best(self, i: int, options: Iterable[_Option]) -> _Option:
        return min(options, key=lambda option: weight(self._robot.tape, self._new(i, option)))

    def _freed(self, i: int, manner: Manner) -> Iterator[_Option]:
        """With a child that holds a mass."""
        _, axes = self._robot.holders.get(i, (i, []))
        for axis in axes:
            yield _Option(manner, axis)
            if manner.column:
                yield _Option(replace(manner, difference=not manner.difference), axis)

    def _take(self, i: int, option: _Option) -> None:
        self._live.update(self._new(i, option))
        self._moving.append(self._motion(i, option.manner).here)
        before = self.manners.get(i, PLAIN)
        self.manners[i] = replace(option.manner, mass=before.mass)
        if option.freed is not None:
            c, _ = self._robot.holders[i]
            self.manners[c] = Manner(mass=option.freed)
            self._masses[c] = self._robot.held(c, option.freed)

    def _new(self, i: int, option: _Option) -> set[int]:
        """What nobody has asked for yet of what a body, its children and its parent need."""
        needed = [*self._motion(i, option.manner).values, *self._wrench(i, option)]
        return new_nodes(self._robot.tape, needed, self._live)

    def _motion(self, i: int, manner: Manner) -> _Taken:
        """Of body i; recorded once for all manners that move alike."""
        alike = manner.column, manner.difference
        if alike not in self._taken:
            robot = self._robot
            here = motion(robot.at, i, manner, self._moving, robot.qd, robot.qdd)
            carried = {c: of_parent(robot.at, c, [*self._moving, here]) for c in robot.at.children(i)}
            values = [value for c, it in carried.items() for value in self._for_child(c, here, it)]
            self._taken[alike] = _Taken(here, values, {c: it.a for c, it in carried.items()})
        return self._taken[alike]

    def _for_child(self, c: int, here: PointMotion, carried: Kinematics) -> Iterator[Value]:
        """What a child takes of its parent's motion."""
        robot, plain = self._robot, self._robot.plain.moving[c]
        yield from robot.wanted((*plain.w, *plain.a), (*carried.w, *carried.a))
        if robot.tree.bodies[c].about_z:
            x, y, z = column_of_parent(robot.at, c, [*self._moving, here])
            yield from robot.wanted((*plain.wd, plain.E[2][2]), (y, x, carried.wd[2], z))
        else:
            yield from robot.wanted(plain.wd, carried.wd)

    def _wrench(self, i: int, option: _Option) -> list[Value]:
        """What the parent of a body feels of it, or its joint where that is all, and of a mass that its child holds for it."""
        robot, body, moving = self._robot, self._robot.tree.bodies[i], self._motion(i, option.manner)
        alone = robot.inertia(i, option)
        held = replace(alone, m=alone.m + self._masses.get(i, ZERO))
        wrench = force_on(held, option.manner, moving.here)
        if moving.accelerations:
            wrench = add_six(wrench, robot.felt)
        of_child: list[Value] = []
        if option.freed is not None:
            c, _ = robot.holders[i]
            of_child = list(add(robot.felt[1], scale(robot.held(c, option.freed), moving.accelerations[c])))
        if body.parent == ON_BASE:
            return [*of_child, *(along(column, wrench) for column in body.kind.columns)]
        return [*of_child, *robot.wanted(flat(robot.plain.on(i)), flat(wrench))]
