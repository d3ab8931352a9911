"""Closed chains (SOA, application 3): constraint Jacobian and its rate, inertia at the cuts, closure, accelerations.

Frames `a`, `b` of a loop, both Jacobians at b's point, rows `T` along a's axes: see closed chains in docs/mathematics.md. The
motion of a body that carries both sides opens nothing: ways to them start at the nearest one, in whose axes all is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symdyn.model.tree import ON_BASE, LoopJoint, ToolFrame
from symdyn.model.vectors import Matrix as Rotation
from symdyn.model.vectors import Placement, Vector, add, apply, cross, dot, scale, subtract, transpose, vector
from symdyn.symbolic.column import Column
from symdyn.symbolic.configuration import Configuration
from symdyn.symbolic.elimination import Factors, eliminate, half_solve, inverse, solve
from symdyn.symbolic.joint_space import Matrix, by_entries, inner, square
from symdyn.symbolic.kinematics import Reached, axes_of, jacobian
from symdyn.symbolic.labels import name_entries, name_vector, pair
from symdyn.symbolic.riccati import Gain
from symdyn.symbolic.spatial import NOTHING, STILL, Six, add_six, along, carry, scale_six, subtract_six
from symdyn.symbolic.tape import HALF, ONE, ZERO, Tape, Value, as_value
from symdyn.symbolic.tree import Tree

_SECTION = "constraint of a loop, along the axes of its first frame"


@dataclass(frozen=True)
class Constraint:
    """`J` by rows and `Jd qd`."""

    J: Matrix
    bias: list[Value]


@dataclass(frozen=True)
class Kept:
    """A row that enters the equations: along an axis of a, or of b."""

    column: Column
    of_b: bool

    @property
    def turns(self) -> bool:
        return self.column.turns


@dataclass(frozen=True)
class Sides:
    """A loop: the ways to its frames, the directions that it holds, and the rows of it that enter the equations."""

    a: Reached
    b: Reached
    rows: tuple[Column, ...]
    kept: tuple[Kept, ...]

    @property
    def a_at_b(self) -> Reached:
        """Frame a with b's point, taken as fixed in body a."""
        return replace(self.a, tool=replace(self.a.tool, position=self.b.tool.position))

    @property
    def back(self) -> Rotation:
        """To a's axes."""
        return transpose(self.a.tool.rotation)

    def axis(self, row: Column | Kept) -> Vector:
        """The axis of a row."""
        if isinstance(row, Kept):
            return transpose(self.b.tool.rotation)[row.column.axis] if row.of_b else self.axis(row.column)
        return self.back[row.axis]


def held_rows(loop: LoopJoint) -> tuple[Column, ...]:
    """The directions that a loop holds, angular first."""
    return tuple(row for row in Column if row.label in loop.constrain)


def kept_rows(loop: LoopJoint) -> tuple[Kept, ...]:
    """Those that no other loop holds already: of three of a kind, if not all of them, along the axes of b."""
    held = held_rows(loop)
    short = {row.turns for row in held if row.label in loop.left_out}
    three = {turns for turns in short if sum(row.turns == turns for row in held) == 3}
    return tuple(Kept(row, row.turns in three) for row in held if row.label not in loop.left_out)


def common_body(tree: Tree, loop: LoopJoint) -> int:
    """The nearest body that carries both sides, or the base."""
    return next((i for i in tree.path(loop.a.body) if i in tree.path(loop.b.body)), ON_BASE)


@dataclass(frozen=True)
class Tip:
    """Angular velocity of a body, velocity of a point of it, and the accelerations of both at `qdd = 0`."""

    w: Vector
    v: Vector
    wd: Vector
    a: Vector


def _tip(at: Configuration, reached: Reached, qd: Sequence[Value]) -> Tip:
    """With `g_i` and `m_i`, what a joint adds to w and to v, and w before it: `wd += w~g`, `a += (2 w + g)~m`.

    That is `Jd qd`, its terms sorted by joints.
    """
    axes = axes_of(at, reached)
    w: Vector = NOTHING
    v: Vector = NOTHING
    wd: Vector = NOTHING
    a: Vector = NOTHING
    for i, frame in reached.frames.items():
        turn: Vector = NOTHING
        slide: Vector = NOTHING
        for k in at.tree.bodies[i].dofs:
            if at.tree.dofs[k].column.turns:
                turn = add(turn, scale(qd[k], axes[k]))
            else:
                slide = add(slide, scale(qd[k], axes[k]))
        m = add(slide, cross(turn, subtract(reached.tool.position, frame.position)))
        after = name_vector(f"spin{i}", add(w, turn))
        wd, a = add(wd, cross(w, turn)), add(a, cross(add(w, after), m))
        w, v = after, add(v, m)
    return Tip(w, v, wd, a)


def constraint_jacobian(at: Configuration, sides: Sides, rows: Sequence[Column | Kept]) -> Matrix:
    """`J_c = T (J_a - J_b)`, some rows of it."""
    J_a, J_b = jacobian(at, sides.a_at_b), jacobian(at, sides.b)
    with at.tape.section(_SECTION):
        return [_row(sides.axis(row), J_a, J_b, 0 if row.turns else 3) for row in rows]


def _row(axis: Vector, J_a: Matrix, J_b: Matrix, start: int) -> list[Value]:
    """One row of `T (J_a - J_b)`."""
    columns = range(len(J_a[0]))
    return [dot(axis, vector(lambda k, i=i: J_a[start + k][i] - J_b[start + k][i])) for i in columns]  # type: ignore[misc]


def constraint_bias(at: Configuration, sides: Sides, rows: Sequence[Column | Kept], qd: Sequence[Value]) -> list[Value]:
    """`Jd_c qd = T (Jd_a qd - Jd_b qd - [w_a~rho_w; 2 w_a~rho_v])`, some rows of it."""
    with at.tape.section("velocities and accelerations of the sides of a loop"):
        a, b = _tip(at, sides.a_at_b, qd), _tip(at, sides.b, qd)
    with at.tape.section(_SECTION):
        angular = subtract(subtract(a.wd, b.wd), cross(a.w, subtract(a.w, b.w)))
        linear = subtract(subtract(a.a, b.a), scale(2, cross(a.w, subtract(a.v, b.v))))
        return [dot(sides.axis(row), angular if row.turns else linear) for row in rows]


def all_rows(at: Configuration, sides: Sides) -> Matrix:
    """`S` of one loop: the rows that are kept by all that it holds, so that `lam = S* lam_s`."""
    with at.tape.section(_SECTION):
        return [[_along(sides, kept, row) for row in sides.rows] for kept in sides.kept]


def _along(sides: Sides, kept: Kept, row: Column) -> Value:
    if kept.turns != row.turns:
        return ZERO
    if not kept.of_b:
        return ONE if kept.column is row else ZERO
    return as_value(dot(sides.axis(kept), sides.axis(row)))


def closure(at: Configuration, sides: Sides, qd: Sequence[Value]) -> tuple[list[Value], list[Value]]:
    """`e` and `ed` of one loop: displacement and sine of the turn of b, along a's axes, held rows only."""
    with at.tape.section("velocities of the sides of a loop"):
        a, b = _tip(at, sides.a_at_b, qd), _tip(at, sides.b, qd)
    with at.tape.section("how far a loop is open, along the axes of its first frame"):
        apart = subtract(sides.b.tool.position, sides.a.tool.position)
        speed = subtract(b.v, a.v)
        turning = [row for row in sides.rows if row.turns]
        sine, rate = _sine(sides, turning, subtract(b.w, a.w)) if turning else (NOTHING, NOTHING)
        e = [sine[row.axis] if row.turns else dot(sides.back[row.axis], apart) for row in sides.rows]
        ed = [rate[row.axis] if row.turns else dot(sides.back[row.axis], speed) for row in sides.rows]
        return e, ed


def _sine(sides: Sides, held: Sequence[Column], spin: Vector) -> tuple[Vector, Vector]:
    """`½ vee(R - R*)` and its rate `½ (tr R 1 - R) w`; with rotation k free `e_k~r` and `e_k~w~r`, r its axis of b.

    `R = R_a* R_b`, `Rd = w~R`, `w = R_a* (w_b - w_a)`.
    """
    w = apply(sides.back, spin)
    free = [k for k in range(3) if k not in [row.axis for row in held]]
    columns = transpose(sides.b.tool.rotation)
    if free:
        (k,) = free
        r, unit = apply(sides.back, columns[k]), vector(lambda i: int(i == k))
        return cross(unit, r), cross(unit, cross(w, r))
    x, y, z = (apply(sides.back, column) for column in columns)
    trace = x[0] + y[1] + z[2]
    sine = scale(HALF, (y[2] - z[1], z[0] - x[2], x[1] - y[0]))
    turned = vector(lambda i: x[i] * w[0] + y[i] * w[1] + z[i] * w[2])
    return sine, scale(HALF, subtract(scale(trace, w), turned))


# --- inertia at the cuts


Wrenches = dict[int, Six]
"""Wrenches on bodies, about their origins in their axes."""


def held_wrenches(at: Configuration, loop: LoopJoint, sides: Sides) -> list[Wrenches]:
    """What a unit of each loop force is on the bodies of both sides, as kept rows of `J_c*`: on a, the opposite on b."""
    with at.tape.section("unit forces of a loop on both sides"):
        return [
            {
                **_unit_wrench(_arm_and_axes(at, loop.a, sides.a, sides, of_b=kept.of_b), kept.column, 1),
                **_unit_wrench(_arm_and_axes(at, loop.b, sides.b, sides, of_b=kept.of_b), kept.column, -1),
            }
            for kept in sides.kept
        ]


def tool_wrenches(at: Configuration, tool: ToolFrame, reached: Reached) -> list[Wrenches]:
    """The six unit wrenches on a tool at its point, base axes, angular ones first."""
    if tool.body == ON_BASE:
        return [{} for _ in Column]
    with at.tape.section(f"unit wrenches on tool '{tool.name}'"):
        own = at.tree.bodies[tool.body].home.inverse().then(tool.placement)
        on_tool = _Reference(tool.body, own.position, reached.frames[tool.body].rotation)
        return [_unit_wrench(on_tool, row, 1) for row in Column]


@dataclass(frozen=True)
class _Reference:
    """A point and three axes, one by one, in the axes of a body and from its origin."""

    body: int
    arm: Vector
    axes: Rotation


def _arm_and_axes(at: Configuration, frame: ToolFrame, reached: Reached, sides: Sides, *, of_b: bool) -> _Reference:
    """b's point and a's or b's axes in the body of a side; both are constant there where they are the side's own."""
    if frame.body == ON_BASE:
        return _Reference(ON_BASE, NOTHING, sides.back)
    own = at.tree.bodies[frame.body].home.inverse().then(frame.placement)
    home = reached.frames.get(frame.body, Placement())
    back, arm = transpose(home.rotation), own.position
    if reached is sides.a:
        arm = apply(back, subtract(sides.b.tool.position, home.position))
    axes = sides.b if of_b else sides.a
    if reached is axes:
        return _Reference(frame.body, arm, transpose(own.rotation))
    x, y, z = transpose(axes.tool.rotation)
    return _Reference(frame.body, arm, (apply(back, x), apply(back, y), apply(back, z)))


def _unit_wrench(at_body: _Reference, row: Column, sign: int) -> Wrenches:
    if at_body.body == ON_BASE:
        return {}
    axis = scale(sign, at_body.axes[row.axis])
    return {at_body.body: (axis, NOTHING) if row.turns else (cross(at_body.arm, axis), axis)}


def innovations_by_factors(tape: Tape, factors: Factors, J: Matrix) -> Matrix:
    """`Y = W J*` row by row, from the factors: `U y = row`."""
    return [half_solve(tape, factors, row, f"e{index}_") for index, row in enumerate(J)]


def innovations_by_filter(at: Configuration, gains: Sequence[Gain], wrenches: Sequence[Wrenches]) -> Matrix:
    """The same by `W J* = W H phi B = H psi B` (SOA 5.3): wrenches on the bodies, inward through free joints."""
    return [_innovations(at, gains, row, f"e{index}_") for index, row in enumerate(wrenches)]


def _innovations(at: Configuration, gains: Sequence[Gain], wrenches: Wrenches, stem: str) -> list[Value]:
    """`z_i = f_i + sum phi z+_c`, `e = H z`, `z+ = z - G e`."""
    z = [wrenches.get(i, STILL) for i, _ in at.bodies]
    e = [ZERO] * at.tree.n
    for i, body in at.bodies_inward:
        with at.tape.section(f"filter at '{body.joint}'"):
            for c in at.children(i):
                z[i] = add_six(z[i], carry(at.placed[c], z[c]))
            for k in reversed(body.dofs):
                e[k] = as_value(along(at.tree.dofs[k].column, z[i])).named(f"{stem}{k}")
                if at.tree.passes_on(k):
                    z[i] = subtract_six(z[i], scale_six(e[k], gains[k].G))
    return e


def gram(tape: Tape, Y: Matrix, D_inverse: Sequence[Value], stem: str) -> Matrix:
    """`J M⁻¹ J* = Y* D⁻¹ Y`, of any rows."""
    m = len(Y)
    found = square(m)
    with tape.section("inertia that the cuts feel"):
        scaled = [by_entries(row, D_inverse) for row in Y]
        for r in range(m):
            for s in range(r + 1):
                found[r][s] = found[s][r] = inner(scaled[r], Y[s]).named(f"{stem}{pair(s, r, m)}")
    return found


def directions(m: int) -> list[str]:
    """What the rows of the cuts' inertia belong to, for headings."""
    return [f"direction {r} that is held" for r in range(m)]


def loop_inertia(tape: Tape, cut: Matrix, S: Matrix) -> Matrix:
    """`Lambda_c = S* (S J_c M⁻¹ J_c* S*)⁻¹ S`, the kept rows first; not finite where the loops lose rank."""
    names = directions(len(cut))
    found = inverse(tape, eliminate(tape, cut, names, "cut"), names, "cut")
    if not S:
        return found
    with tape.section("the same over all directions"):
        half = [onto_all(S, row) for row in found]
        return [onto_all(S, column) for column in zip(*half, strict=True)]  # symmetric


def onto_all(S: Matrix, kept: Sequence[Value]) -> list[Value]:
    """`S* x`."""
    return [inner(column, kept) for column in zip(*S, strict=True)]


def held_response(tape: Tape, whole: Matrix, m: int) -> Matrix:
    """`Omega_t - Omega_tc (Omega_cc)⁻¹ Omega_ct`, of the matrix over the held directions, m of them, and then the tool's.

    With `Omega_cc = U D U*` and `U Z = Omega_ct` it is `Omega_t - Z* D⁻¹ Z`.
    """
    cut = [row[:m] for row in whole[:m]]
    factors = eliminate(tape, cut, directions(m), "cut")
    Z = [half_solve(tape, factors, row[:m], f"z{i}_") for i, row in enumerate(whole[m:])]
    found = square(len(Z))
    with tape.section("response of the tool with the loops closed"):
        for i, row in enumerate(Z):
            scaled = by_entries(row, factors.D_inverse)
            for j in range(i + 1):
                found[i][j] = found[j][i] = (whole[m + i][m + j] - inner(scaled, Z[j])).named(f"O{pair(j, i, 6)}")
    return found


def constrained_forward_dynamics(
    tape: Tape, factors: Factors, held: Constraint, driving: Sequence[Value], S: Matrix
) -> tuple[list[Value], list[Value]]:
    """`qdd` and `lam`: `(J M⁻¹ J*) lam = J qdd_f + Jd qd`, `qdd = qdd_f - M⁻¹ J* lam`, with `U Y = J*` used twice.

    `J`, `Jd qd` and `lam` are of the rows that are kept; `S` brings `lam` onto all, where some are not.
    """
    Y = innovations_by_factors(tape, factors, held.J)
    y = half_solve(tape, factors, driving)
    n, m = factors.n, len(held.J)
    with tape.section("inertia that the cuts feel, and what would open them"):
        scaled = [by_entries(row, factors.D_inverse) for row in Y]
        cut = square(m)
        right = []
        for r in range(m):
            for s in range(r + 1):
                cut[r][s] = cut[s][r] = inner(scaled[r], Y[s]).named(f"cut{pair(s, r, m)}")
            right.append((inner(scaled[r], y) + held.bias[r]).named(f"open{r}"))
    lam = solve(tape, eliminate(tape, cut, directions(m), "cut"), right)
    with tape.section("joint accelerations with the loops closed"):
        x = [(y[i] - inner([row[i] for row in Y], lam)) * factors.D_inverse[i] for i in range(n)]
        for i in range(n):
            for k in range(i):
                x[i] = x[i] - factors.U[k][i] * x[k]
            x[i].named(f"qdd{i}")
    if not S:
        return x, name_entries("lam", lam)
    with tape.section("forces of all loops, none along what is left out"):
        return x, name_entries("force", onto_all(S, lam))
