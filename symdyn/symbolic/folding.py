"""Joints that follow others: `q_all = E q + c`, `v_all = E v`, and what velocities contract with folds by `E`.

See docs/mathematics.md, section 13. Where none follows, all of this leaves values as they are and records nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symdyn.model.tree import Model, Step
from symdyn.symbolic.joint_space import Matrix, square
from symdyn.symbolic.labels import pair
from symdyn.symbolic.tape import Tape, Value, as_value

_SECTION = "what joints feel of those that follow them"


class Folding:
    """`E` and `c` of a model on a tape.

    Attributes:
        n: the number of degrees of freedom of the joints that move by themselves.
        own: their places among those of all joints.
        own_q: the places of their numbers of position among all.
    """

    def __init__(self, tape: Tape, model: Model) -> None:
        self._tape, self._names = tape, [model.joints[dof.body].name for dof in model.all_dofs]
        self._positions, self._rates = model.positions, model.rates
        self.n = model.nv
        self.own = tuple(k for k, dof in enumerate(model.all_dofs) if model.joints[dof.body].follows is None)
        leads = [joint.follows is None for joint in model.joints for _ in range(joint.motion.nq)]
        self.own_q = tuple(k for k, leading in enumerate(leads) if leading)

    def positions(self, q: Sequence[Value]) -> list[Value]:
        """Where all joints are."""
        return self._moved("pos", self._positions, q)

    def rates(self, v: Sequence[Value], stem: str = "rate") -> list[Value]:
        """How all joints move."""
        return self._moved(stem, self._rates, v)

    def _moved(self, stem: str, steps: Sequence[Step], given: Sequence[Value]) -> list[Value]:
        with self._tape.section("joints that follow others"):
            found = [as_value(step.multiplier) * given[step.place] + as_value(step.offset) for step in steps]
            own = {value.node for value in given if value.number is None}
            for k, value in enumerate(found):
                if value.number is None and value.node not in own:
                    value.named(f"{stem}{k}")
            return found

    def leading(self, x: Sequence[Value]) -> list[Value]:
        """What belongs to the joints that move by themselves."""
        return [x[k] for k in self.own]

    def within(self, A: Matrix) -> Matrix:
        """The rows and columns that do."""
        return [self.leading(A[k]) for k in self.own]

    def spread(self, A: Matrix) -> Matrix:
        """A matrix over the degrees of freedom, among zeros for those that follow."""
        found = square(len(self._rates))
        for k, row in zip(self.own, A, strict=True):
            for m, entry in zip(self.own, row, strict=True):
                found[k][m] = entry
        return found

    def vector(self, x: Sequence[Value]) -> list[Value]:
        """`E* x`."""
        return self.along(list(x), (0,))  # type: ignore[no-any-return]

    def columns(self, J: Matrix) -> Matrix:
        """`J E`, by rows."""
        return self.along(J, (1,))  # type: ignore[no-any-return]

    def matrix(self, A: Matrix) -> Matrix:
        """`E* A E`; each pair of joints once where A is symmetric."""
        return self.along(A, (0, 1))  # type: ignore[no-any-return]

    def along(self, x: Any, axes: tuple[int, ...]) -> Any:
        """Nested lists contracted with `E` along axes that belong to the degrees of freedom of all joints."""
        if self.n == len(self._rates) or not axes:
            return x
        with self._tape.section(_SECTION):
            return self._along(x, axes)

    def _along(self, x: Any, axes: tuple[int, ...]) -> Any:
        if not axes:
            return x
        if axes == (0, 1) and _symmetric(x):
            return self._symmetric(x)
        inner = tuple(axis - 1 for axis in axes if axis > 0)
        parts = [self._along(part, inner) for part in x]
        return self._gathered(parts) if axes[0] == 0 else parts

    def _gathered(self, parts: Sequence[Any]) -> list[Any]:
        found: list[Any] = [None] * self.n
        for step, part in zip(self._rates, parts, strict=True):
            scaled = _scaled(as_value(step.multiplier), part)
            found[step.place] = scaled if found[step.place] is None else _added(found[step.place], scaled)
        return found

    def _symmetric(self, A: Matrix) -> Matrix:
        """`sum k_i k_j A_ij`, the two of a pair that fall on one entry of the diagonal at once."""
        found = square(self.n)
        for i, (a, k_i, _) in enumerate(self._rates):
            for j, (b, k_j, _) in enumerate(self._rates[: i + 1]):
                twice = 2 if a == b and i != j else 1
                found[a][b] = found[b][a] = found[a][b] + twice * as_value(k_i) * as_value(k_j) * A[i][j]
        for a in range(self.n):
            for b in range(a + 1):
                found[a][b].named(f"fold{pair(b, a, self.n)}")
        return found


def _symmetric(A: Matrix) -> bool:
    """Whether both entries of every pair are the same values."""
    return all(_same(A[i][j], A[j][i]) for i in range(len(A)) for j in range(i))


def _same(a: Value, b: Value) -> bool:
    return (a.node, a.negative, a.number) == (b.node, b.negative, b.number)


def _scaled(by: Value, x: Any) -> Any:
    return [_scaled(by, part) for part in x] if isinstance(x, list | tuple) else by * x


def _added(x: Any, y: Any) -> Any:
    return [_added(*both) for both in zip(x, y, strict=True)] if isinstance(x, list | tuple) else x + y
