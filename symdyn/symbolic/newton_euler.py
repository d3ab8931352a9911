"""Newton–Euler with `E = wd~ + w~w~` and the acceleration of the point O_i, gravity in it (docs/mathematics.md, small code).

Outward `w_i = R* w_p`, `wd_i = R* wd_p`, `a_i = R* (a_p + E_p r)`, each with what the joint adds (`joints/`).

Inward `f_i = m a + E h + sum R f_c`, `n_i = N + h~a + sum (R n_c + r~ R f_c)`, `tau = H [n; f]`, with fifteen products for
`N = J wd + w~ J w`. These are classical accelerations; `tau` is the same as with the core's spatial ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, scale
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.inertia import Inertia
from symdyn.symbolic.joints.joint import Kinematics
from symdyn.symbolic.labels import name_block, name_entries, name_six, name_symmetric, name_vector
from symdyn.symbolic.manner import Manner
from symdyn.symbolic.rotation import Rows, Symmetric, Vector3
from symdyn.symbolic.spatial import NOTHING, STILL, UNITS, Six, add_six, along, subtract_six
from symdyn.symbolic.tape import ZERO, Value


@dataclass(frozen=True)
class PointMotion:
    """Angular velocity and acceleration of a body, the matrix E by rows, and the acceleration of its origin."""

    w: Vector3
    wd: Vector3
    E: Rows
    a: Vector3

    def reach(self, r: Vector3) -> Vector3:
        """`a + E r`: acceleration of a point fixed in the body."""
        if all(entry.is_zero for entry in r):
            return self.a
        return add(self.a, times(self.E, r))


def times(rows: Rows, v: Vector3) -> Vector3:
    """A 3×3 matrix by rows times a vector."""
    x, y, z = v
    return tuple(row[0] * x + row[1] * y + row[2] * z for row in rows)  # type: ignore[return-value]


def make_E(i: int, w: Vector3, wd: Vector3) -> Rows:
    """`E = wd~ + w~w~` of body i, by rows."""
    x, y, z = w
    xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
    name_symmetric(f"ww{i}_", Symmetric(xx, yy, zz, xy, xz, yz))
    return (
        (-(yy + zz), xy - wd[2], xz + wd[1]),
        (xy + wd[2], -(xx + zz), yz - wd[0]),
        (xz - wd[1], yz + wd[0], -(xx + yy)),
    )


def motions(at: Configuration, qd: Sequence[Value], qdd: Sequence[Value], *, gravity: bool = True) -> list[PointMotion]:
    """The outward sweep."""
    found: list[PointMotion] = []
    for i, body in at.bodies:
        with at.tape.section(f"motion of '{body.name}'"):
            found.append(motion(at, i, body.manner, found, qd, qdd, gravity=gravity))
    return found


def motion(
    at: Configuration,
    i: int,
    manner: Manner,
    moving: Sequence[PointMotion],
    qd: Sequence[Value],
    qdd: Sequence[Value],
    *,
    gravity: bool = True,
) -> PointMotion:
    """The motion of body i in a manner of its own, from that of its parent."""
    body = at.tree.bodies[i]
    carried = of_parent(at, i, moving, gravity=gravity)
    w, wd, a = body.kind.moved(carried, [qd[k] for k in body.dofs], [qdd[k] for k in body.dofs])
    name_vector(f"w{i}", w)
    if manner.column:
        wd, E = _by_column(i, manner, w, wd[2], column_of_parent(at, i, moving))
    else:
        E = make_E(i, w, wd)
    return PointMotion(w, name_vector(f"wd{i}", wd), name_block(f"E{i}_", E), name_vector(f"a{i}", a))


def column_of_parent(at: Configuration, i: int, moving: Sequence[PointMotion]) -> Vector3:
    """`E z = R* E_p R z`: R is turned about z only, so that its second derivative has the column of the parent's, turned."""
    return at.placed[i].outward(times(moving[at.tree.bodies[i].parent].E, at.placed[i].inward(UNITS[2])))


def _by_column(i: int, manner: Manner, w: Vector3, spin: Value, column: Vector3) -> tuple[Vector3, Rows]:
    """`wd` and `E` of body i, from `wd_z` and from the column `E z`, which is `[w_x w_z + wd_y, w_y w_z - wd_x, E_zz]`."""
    x, y, z = w
    xx, zz, xy, xz, yz = x * x, z * z, x * y, x * z, y * z
    wd = (yz - column[1], column[0] - xz, spin)
    first = column[2] + (xx - zz) if manner.difference else -(y * y + zz)
    for value, pair in ((xx, "xx"), (zz, "zz"), (xy, "xy"), (xz, "xz"), (yz, "yz")):
        value.named(f"ww{i}_{pair}")
    return wd, (
        (first, xy - spin, column[0]),
        (xy + spin, -(xx + zz), column[1]),
        (xz - wd[1], yz + wd[0], column[2]),
    )


def of_parent(at: Configuration, i: int, moving: Sequence[PointMotion], *, gravity: bool = True) -> Kinematics:
    """The motion of body i's parent, carried to the body's origin and axes as if the joint stood still."""
    here, parent = at.placed[i], at.tree.bodies[i].parent
    if parent == ON_BASE:
        start = scale(-1, at.tree.gravity[i]) if gravity else NOTHING
        outer = PointMotion(NOTHING, NOTHING, (NOTHING, NOTHING, NOTHING), start)
    else:
        outer = moving[parent]
    w, wd = here.outward(outer.w), here.outward(outer.wd)
    return Kinematics(w, wd, here.outward(outer.reach(here.r)))


def euler_moment(J: Symmetric, moving: PointMotion) -> Vector3:
    """`N = J wd + w~ J w`, from the entries of E."""
    (x, y, z), (xd, yd, zd), E = moving.w, moving.wd, moving.E
    xx, yy, zz = x * x, y * y, z * z
    return (
        J.xx * xd + (J.zz - J.yy) * (y * z) + J.xz * E[1][0] - J.xy * E[2][0] + J.yz * (yy - zz),
        J.yy * yd + (J.xx - J.zz) * (x * z) + J.xy * E[2][1] - J.yz * E[0][1] + J.xz * (zz - xx),
        J.zz * zd + (J.yy - J.xx) * (x * y) + J.yz * E[0][2] - J.xz * E[1][2] + J.xy * (xx - yy),
    )


def moment_of_second(J: Symmetric, E: Rows) -> Vector3:
    """The same from E alone: `N` is what is not symmetric in `E S`, with the second moments `S = ½ tr(J) 1 - J`."""
    xx, yy, zz = J.second_moments()
    (E_xx, E_xy, E_xz), (E_yx, E_yy, E_yz), (E_zx, E_zy, E_zz) = E
    return (
        yy * E_zy - zz * E_yz + J.xz * E_yx - J.xy * E_zx + J.yz * (E_yy - E_zz),
        zz * E_xz - xx * E_zx + J.xy * E_zy - J.yz * E_xy + J.xz * (E_zz - E_xx),
        xx * E_yx - yy * E_xy + J.yz * E_xz - J.xz * E_yz + J.xy * (E_xx - E_yy),
    )


def force_on(inertia: Inertia, manner: Manner, moving: PointMotion) -> Six:
    """`[N + h~a; m a + E h]`: what it takes to move a body alone."""
    N = moment_of_second(inertia.J, moving.E) if manner.second else euler_moment(inertia.J, moving)
    if manner.second == 2:
        N = N[0], N[1], euler_moment(inertia.J, moving)[2]
    f = add(scale(inertia.m, moving.a), times(moving.E, inertia.h))
    return add(N, cross(inertia.h, moving.a)), f


@dataclass(frozen=True)
class Forces:
    """Motion, and the moment and force that each body's joint passes on to it, about its origin in its axes."""

    moving: list[PointMotion]
    n: list[Vector3]
    f: list[Vector3]

    def on(self, i: int) -> tuple[Vector3, Vector3]:
        """Moment and force on body i."""
        return self.n[i], self.f[i]


def body_forces(
    at: Configuration,
    qd: Sequence[Value],
    qdd: Sequence[Value],
    *,
    gravity: bool = True,
    wrenches: Mapping[int, Six] | None = None,
) -> Forces:
    """Both sweeps; wrenches on bodies, by their numbers, need not come through the joints."""
    moving = motions(at, qd, qdd, gravity=gravity)
    f, n = ([NOTHING] * len(moving) for _ in range(2))
    for i, body in at.bodies_inward:
        with at.tape.section(f"force on '{body.name}'"):
            for c in at.children(i):
                placed, passed = at.placed[c], at.placed[c].inward(f[c])
                f[i] = add(f[i], passed)
                n[i] = add(n[i], add(placed.inward(n[c]), cross(placed.r, passed)))
            n[i], f[i] = add_six((n[i], f[i]), force_on(body.inertia, body.manner, moving[i]))
            if wrenches and i in wrenches:
                n[i], f[i] = subtract_six((n[i], f[i]), wrenches[i])
            name_six(f"n{i}", f"f{i}", (n[i], f[i]))
    return Forces(moving, n, f)


def forces_alone(
    at: Configuration, qd: Sequence[Value], qdd: Sequence[Value], *, wrenches: Mapping[int, Six] | None = None
) -> list[Six]:
    """What it takes to move each body by itself, less a wrench on it: `body_forces` before they are carried inward."""
    moving, found = motions(at, qd, qdd), [STILL] * len(at.tree.bodies)
    for i, body in at.bodies_inward:
        with at.tape.section(f"force on '{body.name}' alone"):
            found[i] = force_on(body.inertia, body.manner, moving[i])
            if wrenches and i in wrenches:
                found[i] = subtract_six(found[i], wrenches[i])
            name_six(f"n{i}own", f"f{i}own", found[i])
    return found


def joint_forces(at: Configuration, forces: Forces, qdd: Sequence[Value]) -> list[Value]:
    """`tau = H f`; armature included, friction not."""
    with at.tape.section("joint forces"):
        felt = [along(dof.column, forces.on(dof.body)) for dof in at.tree.dofs]
        return name_entries("rigid", [f + dof.armature * a for f, dof, a in zip(felt, at.tree.dofs, qdd, strict=True)])


def friction_forces(at: Configuration, qd: Sequence[Value]) -> list[Value]:
    """`viscous qd + coulomb sign(qd)`."""
    with at.tape.section("friction"):
        forces = [
            dof.viscous * rate + (dof.coulomb * rate.call("sign") if not dof.coulomb.is_zero else ZERO)
            for dof, rate in zip(at.tree.dofs, qd, strict=True)
        ]
        return name_entries("fric", forces)
