"""Newton–Euler with `E = wd~ + w~w~` and the acceleration of the point O_i, gravity in it (docs/mathematics.md, small code).

Outward::

    w_i = R* w_p + z qd        wd_i = R* wd_p + z qdd + (R* w_p)~ z qd        a_i = R* (a_p + E_p r)
    prismatic:                 w_i = R* w_p,  wd_i = R* wd_p                  a_i += z qdd + 2 w_i~ z qd

Inward: `f_i = m a + E h + sum R f_c`, `n_i = N + h~a + sum (R n_c + r~ R f_c)`, `tau_i` the z part of `n_i` or `f_i`, with
fifteen products for `N = J wd + w~ J w`. These are classical accelerations; `tau` is the same as
with the core's spatial ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE
from symdyn.model.vectors import add, cross, scale
from symdyn.symbolic.frames import Chain
from symdyn.symbolic.joints import Placed
from symdyn.symbolic.rotation import Symmetric, Three
from symdyn.symbolic.spatial import NOTHING
from symdyn.symbolic.tape import ZERO, Tape, Value


@dataclass(frozen=True)
class PointMotion:
    """Angular velocity and acceleration of a body, the matrix E by rows, and the acceleration of its origin."""

    w: Three
    wd: Three
    E: tuple[Three, Three, Three]
    a: Three

    def reach(self, r: Three) -> Three:
        """`a + E r`: acceleration of a point fixed in the body."""
        if all(entry.is_zero for entry in r):
            return self.a
        return add(self.a, times(self.E, r))


def times(rows: tuple[Three, Three, Three], v: Three) -> Three:
    """A 3×3 matrix by rows times a vector."""
    x, y, z = v
    return tuple(row[0] * x + row[1] * y + row[2] * z for row in rows)  # type: ignore[return-value]


def make_E(w: Three, wd: Three) -> tuple[Three, Three, Three]:
    """`E = wd~ + w~w~`, by rows."""
    x, y, z = w
    xx, yy, zz, xy, xz, yz = x * x, y * y, z * z, x * y, x * z, y * z
    return (
        (-(yy + zz), xy - wd[2], xz + wd[1]),
        (xy + wd[2], -(xx + zz), yz - wd[0]),
        (xz - wd[1], yz + wd[0], -(xx + yy)),
    )


def motions(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    qd: Sequence[Value],
    qdd: Sequence[Value],
    *,
    gravity: bool = True,
) -> list[PointMotion]:
    """The outward sweep."""
    found: list[PointMotion] = []
    for i, body in enumerate(chain.bodies):
        here = placed[i]
        with tape.section(f"v{i}", f"motion of '{body.name}'"):
            if body.parent == ON_BASE:
                start = scale(-1, chain.gravity[i]) if gravity else NOTHING
                parent = PointMotion(NOTHING, NOTHING, (NOTHING, NOTHING, NOTHING), start)
            else:
                parent = found[body.parent]
            w, wd = here.outward(parent.w), here.outward(parent.wd)
            a = here.outward(parent.reach(here.r))
            if body.prismatic:
                twice = 2 * qd[i]
                a = (a[0] + w[1] * twice, a[1] - w[0] * twice, a[2] + qdd[i])
            else:
                wd = (wd[0] + w[1] * qd[i], wd[1] - w[0] * qd[i], wd[2] + qdd[i])
                w = (w[0], w[1], w[2] + qd[i])
            found.append(PointMotion(w, wd, make_E(w, wd), a))
    return found


def euler_moment(J: Symmetric, moving: PointMotion) -> Three:
    """`N = J wd + w~ J w`, from the entries of E."""
    (x, y, z), (xd, yd, zd), E = moving.w, moving.wd, moving.E
    xx, yy, zz = x * x, y * y, z * z
    return (
        J.xx * xd + (J.zz - J.yy) * (y * z) + J.xz * E[1][0] - J.xy * E[2][0] + J.yz * (yy - zz),
        J.yy * yd + (J.xx - J.zz) * (x * z) + J.xy * E[2][1] - J.yz * E[0][1] + J.xz * (zz - xx),
        J.zz * zd + (J.yy - J.xx) * (x * y) + J.yz * E[0][2] - J.xz * E[1][2] + J.xy * (xx - yy),
    )


@dataclass(frozen=True)
class Forces:
    """Motion, and the moment and force that each body's joint passes on to it, about its origin in its axes."""

    moving: list[PointMotion]
    n: list[Three]
    f: list[Three]


def body_forces(
    tape: Tape,
    chain: Chain,
    placed: Sequence[Placed],
    qd: Sequence[Value],
    qdd: Sequence[Value],
    *,
    gravity: bool = True,
) -> Forces:
    """Both sweeps."""
    moving = motions(tape, chain, placed, qd, qdd, gravity=gravity)
    f, n = [NOTHING] * chain.n, [NOTHING] * chain.n
    for i in reversed(range(chain.n)):
        body, inertia = chain.bodies[i], chain.bodies[i].inertia
        with tape.section(f"f{i}", f"force on '{body.name}'"):
            f[i] = add(f[i], add(scale(inertia.m, moving[i].a), times(moving[i].E, inertia.h)))
            n[i] = add(n[i], add(euler_moment(inertia.J, moving[i]), cross(inertia.h, moving[i].a)))
            if body.parent != ON_BASE:
                passed = placed[i].inward(f[i])
                f[body.parent] = add(f[body.parent], passed)
                turned = add(placed[i].inward(n[i]), cross(placed[i].r, passed))
                n[body.parent] = add(n[body.parent], turned)
    return Forces(moving, n, f)


def joint_forces(tape: Tape, chain: Chain, forces: Forces, qdd: Sequence[Value]) -> list[Value]:
    """`tau_i`, the z part of moment or force; armature included, friction not."""
    with tape.section("tau", "joint forces"):
        return [
            (forces.f if body.prismatic else forces.n)[i][2] + body.armature * qdd[i]
            for i, body in enumerate(chain.bodies)
        ]


def friction_forces(tape: Tape, chain: Chain, qd: Sequence[Value]) -> list[Value]:
    """`viscous qd + coulomb sign(qd)`."""
    with tape.section("fric", "friction"):
        return [
            body.viscous * rate + (body.coulomb * rate.call("sign") if not body.coulomb.is_zero else ZERO)
            for body, rate in zip(chain.bodies, qd, strict=True)
        ]
