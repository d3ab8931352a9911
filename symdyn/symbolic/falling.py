"""Roots that nothing holds, seen from a frame that falls and drifts with them (docs/mathematics.md, section 13).

A joint on the base with all six columns holds nothing. Say its body's origin feels `a = vd + w~v - g`. With that in place of
its linear acceleration `vd`, all that hangs on the body moves as if there were no gravity and the origin had no velocity:
neither `g`, and with it the pose, nor `v` enters, and the accelerations of all other joints are what they are. So dynamics are
solved there, and then

    vd = a - w~v + g        d vd = d a + v~ dw - w~ dv + g~ dtheta

Armature feels `vd` itself: a root that has it is left alone. Robots without such roots see nothing of all this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, apply, cross, scale, subtract
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.labels import name_vector
from symdyn.symbolic.newton_euler import body_forces, forces_alone, joint_forces
from symdyn.symbolic.rotation import Vector3, tilde
from symdyn.symbolic.spatial import NOTHING, Six
from symdyn.symbolic.tape import ZERO, Value
from symdyn.symbolic.tree import Body, Tree


@dataclass(frozen=True)
class Falling:
    """A robot at a state, with its falling roots, by the numbers of their bodies.

    Attributes:
        whole: the robot at its configuration.
        rates: its joint velocities.
        roots: what falls.
    """

    whole: Configuration
    rates: Sequence[Value]
    roots: tuple[int, ...]

    @staticmethod
    def of(at: Configuration, qd: Sequence[Value]) -> Falling:
        """At a state."""
        return Falling(at, qd, falling_roots(at.tree))

    @cached_property
    def at(self) -> Configuration:
        """Without gravity where it is not felt."""
        tree = self.whole.tree
        return self.whole.of(replace(tree, gravity={**tree.gravity, **dict.fromkeys(self.roots, NOTHING)}))

    @cached_property
    def unfelt(self) -> frozenset[int]:
        """The degrees of freedom whose velocities are not felt."""
        return frozenset(k for i in self.roots for k in self._places(i)[1])

    @cached_property
    def qd(self) -> list[Value]:
        """Without the velocities that are not felt."""
        return [ZERO if k in self.unfelt else rate for k, rate in enumerate(self.rates)]

    def bias(self, wrenches: Mapping[int, Six] | None = None) -> list[Value]:
        """Joint forces at accelerations 0, without friction."""
        zeros = [ZERO] * self.at.tree.n
        return joint_forces(self.at, body_forces(self.at, self.qd, zeros, wrenches=wrenches), zeros)

    def alone(self, wrenches: Mapping[int, Six] | None = None) -> list[Six]:
        """The forces on the bodies that make those joint forces, each at its own body."""
        return forces_alone(self.at, self.qd, [ZERO] * self.at.tree.n, wrenches=wrenches)

    def accelerations(self, felt: Sequence[Value]) -> list[Value]:
        """`vd = a - w~v + g` of the roots, from the accelerations that they feel."""
        qdd = list(felt)
        for i in self.roots:
            with self.at.tape.section(f"fall of '{self.at.tree.bodies[i].name}'"):
                (_, linear), (w, v), g = self._places(i), self._moving(i, self.rates), self._gravity(i)
                a = (felt[linear[0]], felt[linear[1]], felt[linear[2]])
                _put(qdd, linear, add(subtract(a, cross(w, v)), g))
        return qdd

    def derivatives(self, dq: Matrix, dqd: Matrix) -> tuple[Matrix, Matrix]:
        """Of the accelerations by `q` and `qd`, from those that are felt."""
        dq, dqd = [list(row) for row in dq], [list(row) for row in dqd]
        for i in self.roots:
            with self.at.tape.section(f"fall of '{self.at.tree.bodies[i].name}'"):
                (angular, linear), (w, v), g = self._places(i), self._moving(i, self.rates), self._gravity(i)
                for matrix, columns, entries in (
                    (dq, angular, tilde(g)),
                    (dqd, angular, tilde(v)),
                    (dqd, linear, tilde(scale(-1, w))),
                ):
                    for k, row in zip(linear, entries, strict=True):
                        for m, entry in zip(columns, row, strict=True):
                            matrix[k][m] = matrix[k][m] + entry
        return dq, dqd

    def change(self, felt: Sequence[Value], dq: Sequence[Value], dqd: Sequence[Value]) -> list[Value]:
        """Of the accelerations, for small changes of state, from that of those that are felt."""
        dqdd = list(felt)
        for i in self.roots:
            with self.at.tape.section(f"fall of '{self.at.tree.bodies[i].name}'"):
                (_, linear), (w, v), g = self._places(i), self._moving(i, self.rates), self._gravity(i)
                (turned, _), (dw, dv) = self._moving(i, dq), self._moving(i, dqd)
                shift = subtract(apply(tilde(v), dw), cross(w, dv))
                a = (felt[linear[0]], felt[linear[1]], felt[linear[2]])
                _put(dqdd, linear, add(a, add(shift, cross(g, turned))))
        return dqdd

    def _gravity(self, i: int) -> Vector3:
        """In the body's axes."""
        return name_vector(f"g{i}", self.whole.placed[i].outward(self.whole.tree.gravity[i]))

    def _places(self, i: int) -> tuple[list[int], list[int]]:
        """The degrees of freedom by which a root turns about x, y, z, and slides along them."""
        body = self.at.tree.bodies[i]
        by_column = dict(zip(body.kind.columns, body.dofs, strict=True))
        places = [by_column[column] for column in Column]
        return places[:3], places[3:]

    def _moving(self, i: int, rates: Sequence[Value]) -> Six:
        """A root's own part of a vector over the degrees of freedom."""
        (x, y, z), (u, v, w) = self._places(i)
        return (rates[x], rates[y], rates[z]), (rates[u], rates[v], rates[w])


def falling_roots(tree: Tree) -> tuple[int, ...]:
    """The bodies that nothing holds."""
    return tuple(i for i, body in enumerate(tree.bodies) if _falls(body))


def _falls(body: Body) -> bool:
    return body.parent == ON_BASE and set(body.kind.columns) == set(Column) and body.armature.is_zero


def _put(vector: list[Value], places: Sequence[int], entries: Vector3) -> None:
    for k, entry in zip(places, entries, strict=True):
        vector[k] = entry
