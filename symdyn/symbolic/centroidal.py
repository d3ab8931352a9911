"""The robot as one body: its centre of mass G, and momenta about G (docs/mathematics.md, section 13). Base axes.

With regrouped inertias: what moved inward has `M H* = 0`, so a column `phi(G,i) R_i H_i*` does not miss it, and what the base
swallowed has no velocity. Only G itself gets it back. Where one body carries all others, G is taken in its axes, so that
neither its position nor its turn enters before the last step: `A_G = [R(M_ang - c~M_lin); R M_lin]` where that body is free.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement, Vector, add, apply, cross, scale, subtract
from symdyn.symbolic.column import Column
from symdyn.symbolic.composite import composite_inertias
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.energy import first_moment_at_parent
from symdyn.symbolic.inertia import Inertia, as_values
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.kinematics import frame_in_base
from symdyn.symbolic.labels import name_entries, name_vector
from symdyn.symbolic.newton_euler import Forces
from symdyn.symbolic.regroup import Regrouped
from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.spatial import NOTHING, Six, add_six, carried_inward, flat, times_motion, unit
from symdyn.symbolic.tape import ONE, Value

Turned = Callable[[int, Vector], Vector]
"""A vector of a body's axes in base axes."""
Seen = Callable[[int, Six], Six]
"""A force of a body about G, in base axes."""


@dataclass(frozen=True)
class Whole:
    """All that moves, as one body.

    Attributes:
        at: the robot, with regrouped inertias.
        regrouped: what has been moved there.
        mass: of all that moves, which regrouped inertias do not have.
    """

    at: Configuration
    regrouped: Regrouped
    mass: Value

    @cached_property
    def roots(self) -> list[int]:
        """The bodies on the base."""
        return [i for i, body in self.at.bodies if body.parent == ON_BASE]

    @property
    def alone(self) -> bool:
        """Whether one body carries all others."""
        return len(self.roots) == 1

    @cached_property
    def parts(self) -> list[Inertia]:
        """Mass and first moment of each body and all that hangs on it, per unit of mass of the whole."""
        over = ONE / self.mass
        found = [_moments(body.inertia).scaled(over) for _, body in self.at.bodies]
        for i, body in self.at.bodies_inward:
            with self.at.tape.section(f"first moment of '{body.name}' and what it carries, over the mass"):
                m, h = found[i].m, found[i].h
                for c in self.at.children(i):
                    h = as_values(add(h, first_moment_at_parent(self.at.placed[c], found[c].m, found[c].h)))
                    m = m + found[c].m
                if self.alone and i == self.roots[0] and self.moved[i].m.is_zero:
                    m = ONE  # whatever the run-time parameters are
                found[i] = Inertia(m, name_vector(f"s{i}", h), Symmetric.zero())
        return found

    @cached_property
    def moved(self) -> dict[int, Inertia]:
        """What the base has swallowed."""
        return self.regrouped.swallowed

    @cached_property
    def center(self) -> Vector3:
        """G in the base frame."""
        at, found, over = self.at, NOTHING, ONE / self.mass
        for i in self.roots:
            part, anchor, lost = self.parts[i], at.tree.anchors[i], self.moved[i].scaled(over)
            with at.tape.section("centre of mass"):
                here = add(first_moment_at_parent(at.placed[i], part.m, part.h), lost.h)
                share = ONE if self.alone else part.m + lost.m
                found = as_values(add(found, add(apply(anchor.rotation, here), scale(share, anchor.position))))
        return name_vector("com", found)

    @cached_property
    def own_center(self) -> Vector3:
        """G in the axes of the body that carries all others, from its origin."""
        (root,) = self.roots
        lost = self.moved[root].scaled(ONE / self.mass)
        with self.at.tape.section("centre of mass"):
            return name_vector("com", as_values(add(self.parts[root].h, lost.h)))

    def arm(self, root: int) -> Vector3:
        """From G to the origin of a body on the base, in base axes."""
        at, anchor = self.at, self.at.tree.anchors[root]
        with at.tape.section(f"'{at.tree.bodies[root].name}' seen from the centre of mass"):
            if self.alone:
                found = scale(-1, self.turned(root, self.own_center))
            else:
                found = subtract(anchor.reach(at.placed[root].r), self.center)
            return name_vector(f"arm{root}", as_values(found))

    def turned(self, root: int, v: Vector) -> Vector:
        """A vector of a body on the base in base axes."""
        return apply(self.at.tree.anchors[root].rotation, self.at.placed[root].inward(v))

    def seen(self, root: int, force: Six) -> Six:
        """A force of a body on the base, about G in base axes."""
        n, f = force
        if self.alone:
            n = as_values(subtract(n, cross(self.own_center, f)))
        n, f = (as_values(self.turned(root, part)) for part in (n, f))
        return (n, f) if self.alone else (as_values(add(n, cross(self.arm(root), f))), f)


def _moments(inertia: Inertia) -> Inertia:
    return Inertia(inertia.m, inertia.h, Symmetric.zero())


# --- vectors and forces of any body in base axes, in two ways


def turned_by_joints(whole: Whole) -> Turned:
    """By the joints on the way, one after the other."""

    def turned(i: int, v: Vector) -> Vector:
        for j in (i, *whole.at.tree.inward(i)):
            if j in whole.roots:
                return whole.turned(j, v)
            v = whole.at.placed[j].inward(v)
        return v

    return turned


def turned_by_frames(whole: Whole) -> Turned:
    """By the frames of the bodies in the base."""
    frames = _frames(whole, {root: whole.at.tree.anchors[root].position for root in whole.roots})
    return lambda i, v: apply(frames[i].rotation, v)


def seen_through_joints(whole: Whole) -> Seen:
    """Carried inward joint by joint."""

    def seen(i: int, force: Six) -> Six:
        for j, (carried,) in carried_inward(whole.at, i, force):
            i, force = j, carried
        return whole.seen(i, force)

    return seen


def seen_from_frames(whole: Whole) -> Seen:
    """By the frames of the bodies, their origins seen from G."""
    frames = _frames(whole, {root: whole.arm(root) for root in whole.roots})

    def seen(i: int, force: Six) -> Six:
        if i in whole.roots and whole.alone:
            return whole.seen(i, force)
        n, f = (as_values(apply(frames[i].rotation, part)) for part in force)
        return as_values(add(n, cross(frames[i].position, f))), f

    return seen


def _frames(whole: Whole, origins: dict[int, Vector]) -> dict[int, Placement]:
    """The frames of all bodies in base axes, those on the base with these origins."""
    found: dict[int, Placement] = {}
    for i, body in whole.at.bodies:
        with whole.at.tape.section(f"frame of '{body.name}' in the base"):
            found[i] = frame_in_base(whole.at, i, found)
            if body.parent == ON_BASE:
                found[i] = Placement(found[i].rotation, origins[i])
    return found


# --- the quantities


def center_of_mass_jacobian(whole: Whole, turned: Turned) -> Matrix:
    """`J_k = R e~h` for a column that turns, `[m e]` for one that slides, of the composite body per unit of mass; 3×N."""
    tree, columns = whole.at.tree, []
    for k, dof in enumerate(tree.dofs):
        part = whole.parts[dof.body]
        with whole.at.tape.section(f"what joint '{dof.joint}' does to the centre of mass"):
            column = turned(dof.body, times_motion(part, unit(dof.column))[1])
            columns.append(name_vector(f"J{k}", as_values(column)))
    return [list(row) for row in zip(*columns, strict=True)]


def momentum_matrix(whole: Whole, seen: Seen) -> Matrix:
    """`A_k = phi(G,i) R_i H_k*`; 6×N."""
    at, columns = whole.at, []
    R = composite_inertias(at)
    for k, dof in enumerate(at.tree.dofs):
        i, motion = dof.body, unit(dof.column)
        with at.tape.section(f"momentum of joint '{dof.joint}'"):
            if whole.alone and i == whole.roots[0]:
                found = _of_the_whole(whole, R[i], dof.column)
            else:
                found = seen(i, times_motion(R[i], motion))
            columns.append(name_entries(f"A{k}_", flat(found)))
    return [list(row) for row in zip(*columns, strict=True)]


def _of_the_whole(whole: Whole, R: Inertia, column: Column) -> Six:
    """The momentum of the whole about G, turning with the body that carries it or sliding: `[J_G e; e~h]`, `[0; m e]`.

    `J_G = J + h~c~`, which is symmetric: `h = m c`.
    """
    root, e = whole.roots[0], unit(column)
    if not column.turns:
        return NOTHING, as_values(whole.turned(root, scale(whole.mass, e[1])))
    c, h = whole.own_center, as_values(add(R.h, whole.moved[root].h))
    xx, yy, zz = (c[k] * h[k] for k in range(3))
    J = R.J + whole.moved[root].J - Symmetric(yy + zz, xx + zz, xx + yy, -c[0] * h[1], -c[0] * h[2], -c[1] * h[2])
    n, f = times_motion(Inertia(whole.mass, h, J), e)
    return as_values(whole.turned(root, n)), as_values(whole.turned(root, f))


def bias(whole: Whole, forces: Forces) -> list[Value]:
    """`Ad_G qd = phi(G,i) f_i`, the forces of the velocities on the bodies that stand on the base."""
    found: Six = (NOTHING, NOTHING)
    for root in whole.roots:
        with whole.at.tape.section("rate of the centroidal momentum"):
            found = add_six(found, whole.seen(root, forces.on(root)))
    return name_entries("rate", flat(found))
