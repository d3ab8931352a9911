"""Which rows of MJCF's loops are independent, judged by MuJoCo's kinematics where the loops are closed.

MuJoCo's constraints are soft and may say a thing twice; ours are solved exactly, and must not. A row is kept unless those
before it hold it already, displacements of a loop before its rotations. One rotation alone cannot be held by a loop: in its
place a displacement is, of the point a metre aside, whose force in N is that rotation's moment in N m.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from symdyn.description.mjcf_numbers import Array
from symdyn.description.robot import DIRECTIONS

_INDEPENDENT = 1e-7  # part of a row that must be left beside the others, relative to the largest row
_CLOSED = 1e-12  # m and rad
_STEPS, _LONGEST = 100, 0.5
_ASIDE = (0.3, 0.1, 0.03, 0.01)  # rad and m, how far from the file's own pose configurations are looked for


@dataclass(frozen=True)
class End:
    """A frame on a body, in the body's own frame; of a site with its number."""

    body: int
    p: Array
    R: Array
    site: int | None = None

    def aside(self, step: Array) -> End:
        """The frame moved along its own axes."""
        return End(self.body, self.p + self.R @ step, self.R)


@dataclass(frozen=True)
class Cut:
    """A loop as the file has it: equality `index` holds frame a to frame b along rows, directions of a."""

    index: int
    a: End
    b: End
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Follower:
    """`q_joint = multiplier q_leader + offset`, joints by their numbers."""

    joint: int
    leader: int
    multiplier: float
    offset: float


@dataclass(frozen=True)
class Kept:
    """The rows of a cut that are kept; `arm` is a displacement (second) of the point aside (first) for a single rotation."""

    cut: Cut
    rows: tuple[str, ...]
    arm: tuple[int, int] | None = None

    @property
    def count(self) -> int:
        return len(self.rows) + (self.arm is not None)

    @property
    def dropped(self) -> list[str]:
        """The rows that are left out; of the rotations, where one is held as a displacement, the others."""
        gone = [row for row in self.cut.rows if row not in self.rows]
        return [*(row for row in gone if not row.startswith("r")), "two rotations"] if self.arm else gone

    @property
    def parts(self) -> list[tuple[str, End, End, tuple[str, ...]]]:
        """The loops that it becomes: what is added to their names, ends and directions."""
        found = [("", self.cut.a, self.cut.b, self.rows)]
        if self.arm is not None:
            step, direction = np.eye(3)[self.arm[0]], DIRECTIONS[self.arm[1]]
            found.append(("_aside", self.cut.a.aside(step), self.cut.b.aside(step), (direction,)))
        return found


def independent(
    lib: ModuleType, model: Any, cuts: Sequence[Cut], followers: Sequence[Follower], held: Mapping[int, float]
) -> list[Kept]:
    """The rows to keep of every loop; all where no closed configuration is found, which `check` will say.

    Args:
        lib, model: MuJoCo and its model.
        cuts: the loops.
        followers: joints that follow others and are not held.
        held: positions of joints that are held.
    """
    chain = _Chain(lib, model, cuts, followers, held)
    closed = chain.closed_configurations()
    if not closed:
        return [Kept(cut, cut.rows) for cut in cuts]
    return max((chain.kept(q) for q in closed), key=lambda kept: sum(cut.count for cut in kept))


@dataclass
class _Chain:
    lib: ModuleType
    model: Any
    cuts: Sequence[Cut]
    followers: Sequence[Follower]
    held: Mapping[int, float]

    def __post_init__(self) -> None:
        self.data = self.lib.MjData(self.model)
        m = self.model
        self.free = np.ones(m.nv, dtype=bool)
        self.start = m.qpos0.copy()
        for joint, position in self.held.items():
            dofs = {"mjJNT_FREE": 6, "mjJNT_BALL": 3}.get(self.lib.mjtJoint(int(m.jnt_type[joint])).name, 1)
            self.free[m.jnt_dofadr[joint] : m.jnt_dofadr[joint] + dofs] = False
            if dofs == 1:
                self.start[m.jnt_qposadr[joint]] = position

    def closed_configurations(self) -> list[Array]:
        """Near the file's own pose, but not that itself if there are others: drawn straight, it may be a singular one."""
        random = np.random.default_rng(0)
        found = []
        for amount in _ASIDE:
            q, step = self.start.copy(), amount * random.uniform(-1.0, 1.0, self.model.nv) * self.free
            self.lib.mj_integratePos(self.model, q, step, 1.0)
            found.append(self._closed(q))
        there = [q for q in found if q is not None]
        own = [] if there else [self._closed(self.start.copy())]
        return there or [q for q in own if q is not None]

    def _closed(self, q: Array) -> Array | None:
        """A closed configuration near q, by Gauss–Newton steps; None if none is found."""
        for _ in range(_STEPS):
            J, error = self._stacked(q)
            if float(np.abs(error).max(initial=0.0)) < _CLOSED:
                return q
            step = np.asarray(np.linalg.lstsq(J, error, rcond=1e-10)[0], dtype=np.float64)
            step *= min(1.0, _LONGEST / max(float(np.abs(step).max(initial=0.0)), 1e-12))
            self.lib.mj_integratePos(self.model, q, step, 1.0)
        return None

    def _stacked(self, q: Array) -> tuple[Array, Array]:
        """Rows of all followers and loops, and what a step has to make good by them."""
        self._move(q)
        rows, errors = [self._following()], [self._behind(q)]
        for cut in self.cuts:
            at = [DIRECTIONS.index(row) for row in cut.rows]
            rows.append(self._rows(cut.a, cut.b)[at])
            errors.append(self._apart(cut.a, cut.b)[at])
        return np.vstack(rows), np.concatenate(errors)

    def _move(self, q: Array) -> None:
        self.data.qpos[:] = q
        self.lib.mj_kinematics(self.model, self.data)
        self.lib.mj_comPos(self.model, self.data)

    def _following(self) -> Array:
        J = np.zeros((len(self.followers), self.model.nv))
        for row, it in zip(J, self.followers, strict=True):
            row[self.model.jnt_dofadr[it.joint]] += 1.0
            row[self.model.jnt_dofadr[it.leader]] -= it.multiplier
        return J * self.free

    def _behind(self, q: Array) -> Array:
        at = self.model.jnt_qposadr
        return np.array(
            [it.multiplier * q[at[it.leader]] + it.offset - q[at[it.joint]] for it in self.followers], dtype=float
        )

    def _frame(self, end: End) -> tuple[Array, Array]:
        R = self.data.xmat[end.body].reshape(3, 3)
        return R @ end.R, self.data.xpos[end.body] + R @ end.p

    def _rows(self, a: End, b: End) -> Array:
        """`T (J_a - J_b)` at b's point, in the order of `DIRECTIONS`; (6,nv)."""
        R, _ = self._frame(a)
        _, point = self._frame(b)
        J = np.zeros((2, 2, 3, self.model.nv))
        for (linear, angular), end in zip(J, (a, b), strict=True):
            self.lib.mj_jac(self.model, self.data, linear, angular, point, end.body)
        linear, angular = J[0] - J[1]
        return np.vstack([R.T @ linear, R.T @ angular]) * self.free

    def _apart(self, a: End, b: End) -> Array:
        """Displacement and turn from a to b along a's axes, in the order of `DIRECTIONS`; (6,)."""
        (R_a, p_a), (R_b, p_b) = self._frame(a), self._frame(b)
        quaternion, turn = np.zeros(4), np.zeros(3)
        self.lib.mju_mat2Quat(quaternion, (R_a.T @ R_b).ravel())
        self.lib.mju_quat2Vel(turn, quaternion, 1.0)
        return np.concatenate([R_a.T @ (p_b - p_a), turn])

    def kept(self, q: Array) -> list[Kept]:
        """The rows that are independent at a closed configuration."""
        self._move(q)
        basis = _Basis([np.abs(self._rows(cut.a, cut.b)).max() for cut in self.cuts])
        for row in self._following():
            basis.take(row)
        return [self._kept(cut, basis) for cut in self.cuts]

    def _kept(self, cut: Cut, basis: _Basis) -> Kept:
        table = dict(zip(DIRECTIONS, self._rows(cut.a, cut.b), strict=True))
        rows = [name for name in cut.rows if not name.startswith("r") and basis.take(table[name])]
        before = basis.copy()
        turns = [name for name in cut.rows if name.startswith("r") and basis.take(table[name])]
        if len(turns) != 1:
            return Kept(cut, (*rows, *turns))
        basis.rows[:] = before.rows
        ways = [(i, j) for i in range(3) for j in range(3) if i != j]
        moved = {way: self._rows(cut.a, cut.b.aside(np.eye(3)[way[0]]))[way[1]] for way in ways}
        best = max(ways, key=lambda way: round(float(np.linalg.norm(before.left(moved[way]))), 6))
        basis.take(moved[best])
        return Kept(cut, tuple(rows), best)


class _Basis:
    """Rows that are orthogonal to each other and span those taken (Gram–Schmidt, twice)."""

    def __init__(self, sizes: Sequence[float], rows: Sequence[Array] = ()) -> None:
        self.scale = max([*map(float, sizes), 1e-300])
        self.rows = list(rows)

    def copy(self) -> _Basis:
        return _Basis([self.scale], self.rows)

    def left(self, row: Array) -> Array:
        """What of a row is not held yet."""
        for unit in [*self.rows, *self.rows]:
            row = row - (row @ unit) * unit
        return row

    def take(self, row: Array) -> bool:
        """Whether the row holds something new; it counts as held from then on."""
        left = self.left(row)
        length = float(np.linalg.norm(left))
        if length <= _INDEPENDENT * self.scale:
            return False
        self.rows.append(left / length)
        return True
