"""Joint forces and energies as linear functions of the numbers of bodies and joints (docs/mathematics.md, section 13).

The force on a body about the origin of its link's frame is linear in its ten numbers: the mass asks for `[0; a]`, the first
moment `h` for `[h~a; E h]`, the tensor for `[J wd + w~J w; 0]`, with `E = wd~ + w~w~` and the acceleration `a` of that
origin, gravity in it. Joint k feels the entry `V_k* [n; f]`, its own motion carried outward to the body; or `H_k [n; f]`, the
force carried inward to the joint. Armature, viscous and Coulomb friction have the columns `qdd`, `qd` and `sign(qd)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from symdyn.model.columns import ARMATURE, COULOMB, ENTRIES, VISCOUS, Column
from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import Placement, apply, cross, dot, scale, subtract, transpose
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import as_values
from symdyn.symbolic.joint_space import Matrix
from symdyn.symbolic.labels import name_vector
from symdyn.symbolic.newton_euler import PointMotion, euler_moment, make_E
from symdyn.symbolic.rotation import Symmetric, Vector3
from symdyn.symbolic.spatial import (
    NOTHING,
    UNITS,
    Six,
    along,
    carried_inward,
    dot_six,
    motion_at_home,
    outward_six,
    unit,
)
from symdyn.symbolic.tape import HALF, ONE, ZERO, Value
from symdyn.symbolic.tree import Body

Forces = dict[int, Six]
"""What the numbers of a body at one ask for, by their columns."""

Recursion = Callable[[Configuration, Sequence[Forces], int], Matrix]
"""Of the columns of bodies."""

_TENSOR = ("xx", "xy", "xz", "yy", "yz", "zz")


def at_home(i: int, body: Body, moving: PointMotion) -> PointMotion:
    """The motion of a body at the origin of its link's frame, in its axes."""
    R, p = body.home.rotation, body.home.position
    w, wd = as_values(apply(R, moving.w)), as_values(apply(R, moving.wd))
    origin = as_values(scale(-1, apply(transpose(R), p)))
    return PointMotion(w, wd, make_E(i, w, wd), as_values(apply(R, moving.reach(origin))))


def force_columns(moving: PointMotion) -> list[Six]:
    """What a body's ten numbers at one ask for, in the order of `ENTRIES`."""
    found: list[Six] = [(NOTHING, moving.a)]
    for axis in range(3):
        found.append((as_values(cross(UNITS[axis], moving.a)), transpose(moving.E)[axis]))
    for pair in _TENSOR:
        J = Symmetric(**{other: ONE if other == pair else ZERO for other in _TENSOR})
        found.append((euler_moment(J, moving), NOTHING))
    return found


def body_columns(at: Configuration, motions: Sequence[PointMotion], columns: Sequence[Column]) -> list[Forces]:
    """Of every body what its numbers among the columns ask for, in the frame of its link."""
    found = []
    for i, body in at.bodies:
        with at.tape.section(f"what '{body.name}' asks for"):
            own = force_columns(at_home(i, body, motions[i]))
            found.append({k: own[ENTRIES.index(c.kind)] for k, c in _of_body(columns, i)})
    return found


def by_motions(at: Configuration, forces: Sequence[Forces], width: int) -> Matrix:
    """`Y`, every joint's own motion carried outward to the bodies behind it; columns of bodies only."""
    Y = [[ZERO] * width for _ in range(at.tree.n)]
    moved: list[dict[int, Six]] = []
    for i, body in at.bodies:
        with at.tape.section(f"columns of '{body.name}'"):
            before = {} if body.parent == ON_BASE else moved[body.parent]
            own = {k: outward_six(at.placed[i], V) for k, V in before.items()}
            for k, (w, v) in own.items():
                name_vector(f"w{i}_{k}", w)
                name_vector(f"v{i}_{k}", v)
            own.update({k: unit(at.tree.dofs[k].column) for k in body.dofs})
            moved.append(own)
            for k, V in own.items():
                here = motion_at_home(V, body.home)
                for place, force in forces[i].items():
                    Y[k][place] = dot_six(here, force)
    return Y


def by_forces(at: Configuration, forces: Sequence[Forces], width: int) -> Matrix:
    """`Y`, every force carried inward to the joints before it; columns of bodies only."""
    Y = [[ZERO] * width for _ in range(at.tree.n)]
    for i, body in at.bodies:
        with at.tape.section(f"columns of '{body.name}'"):
            places = list(forces[i])
            here = [_from_home(force, body.home) for force in forces[i].values()]
            for j, carried in ((i, here), *carried_inward(at, i, *here)):
                for k in at.tree.bodies[j].dofs:
                    for place, force in zip(places, carried, strict=True):
                        Y[k][place] = along(at.tree.dofs[k].column, force)
    return Y


def with_joints(
    at: Configuration, Y: Matrix, columns: Sequence[Column], qd: Sequence[Value], qdd: Sequence[Value]
) -> Matrix:
    """`Y` with the columns of armature and friction."""
    rates: Mapping[str, Callable[[int], Value]] = {
        ARMATURE: lambda k: qdd[k],
        VISCOUS: lambda k: qd[k],
        COULOMB: lambda k: qd[k].call("sign"),
    }
    with at.tape.section("armature and friction"):
        for place, column in enumerate(columns):
            if column.kind in rates:
                for k in at.tree.bodies[column.body].dofs:
                    Y[k][place] = rates[column.kind](k)
    return Y


def kinetic_row(at: Configuration, V: Sequence[Six], columns: Sequence[Column], qd: Sequence[Value]) -> list[Value]:
    """`½ v·v`, `v~w`, `½ w_x²`, `w_x w_y`, …; `½ qd²` of armatures."""
    row = [ZERO] * len(columns)
    for i, body in at.bodies:
        with at.tape.section(f"kinetic energy of '{body.name}'"):
            w, v = motion_at_home(V[i], body.home)
            x, y, z = as_values(w)
            half = as_values(scale(HALF, w))
            tensor = (half[0] * x, x * y, x * z, half[1] * y, y * z, half[2] * z)
            own = [HALF * dot(v, v), *cross(v, w), *tensor]
            for place, column in _of_body(columns, i):
                row[place] = own[ENTRIES.index(column.kind)]
    with at.tape.section("kinetic energy of armatures"):
        for place, column in enumerate(columns):
            if column.kind == ARMATURE:
                row[place] = HALF * sum((qd[k] * qd[k] for k in at.tree.bodies[column.body].dofs), start=ZERO)
    return row


def potential_row(at: Configuration, columns: Sequence[Column]) -> list[Value]:
    """`-g·o` and `-R* g`: what a unit mass at the origin of the link's frame, and a first moment there, have to fall."""
    row, g, fall = [ZERO] * len(columns), list[Vector3](), list[Value]()
    for i, body in at.bodies:
        with at.tape.section(f"potential energy of '{body.name}'"):
            placed = at.placed[i]
            if body.parent == ON_BASE:
                anchor = at.tree.anchors[i]
                before, start = at.tree.gravity[i], dot(apply(anchor.rotation, at.tree.gravity[i]), anchor.position)
            else:
                before, start = g[body.parent], fall[body.parent]
            fall.append((start + dot(before, placed.r)).named(f"fall{i}"))
            g.append(name_vector(f"g{i}", placed.outward(before)))
            here = as_values(apply(body.home.rotation, g[i]))
            own = [-(fall[i] - dot(here, body.home.position)), *scale(-1, here)]
            for place, column in _of_body(columns, i):
                if ENTRIES.index(column.kind) < len(own):
                    row[place] = own[ENTRIES.index(column.kind)]
    return row


def _of_body(columns: Sequence[Column], i: int) -> Iterator[tuple[int, Column]]:
    """The columns of a body's own ten numbers, with their places."""
    return ((k, column) for k, column in enumerate(columns) if column.body == i and column.kind in ENTRIES)


def _from_home(force: Six, home: Placement) -> Six:
    """A force about the origin of a link's frame, in the canonical frame of its body."""
    n, f = force
    back = transpose(home.rotation)
    return as_values(apply(back, subtract(n, cross(home.position, f)))), as_values(apply(back, f))
