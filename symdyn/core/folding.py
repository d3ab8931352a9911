"""Joints that follow others: `q_all = E q + c`, `v_all = E v` (docs/mathematics.md, section 13).

The tree with all joints free moves as its leaders make it move, and what velocities contract with folds: `tau = E* tau_all`,
`M = E* M_all E`, `J = J_all E`, so too Coriolis matrices and derivatives. `E` does not change with q.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from symdyn.core import Array, composite, kinematics, loops
from symdyn.core.tree import Indices, Loop, ToolPoint, Tree
from symdyn.model.tree import Model


@dataclass(frozen=True)
class Folded:
    """A tree some of whose joints follow others, as the joints see it that move by themselves.

    Attributes:
        whole: the tree with all joints free.
        E: all velocities by those of the leaders, (n_all,n).
        E_q, c: all positions by those of the leaders, (nq_all,nq), (nq_all,).
        own_q, own: where the numbers of the leaders are among all, (nq,), (n,).
    """

    whole: Tree
    E: Array
    E_q: Array
    c: Array
    own_q: Indices
    own: Indices

    @staticmethod
    def of(model: Model) -> Folded:
        """The arrays of a model in floats."""
        steps, leads = model.positions, [joint.follows is None for joint in model.joints]
        E_q, E = np.zeros((len(steps), model.nq)), np.zeros((len(model.rates), model.nv))
        for matrix, part in ((E_q, steps), (E, model.rates)):
            for k, step in enumerate(part):
                matrix[k, step.place] = step.multiplier
        c = np.array([step.offset for step in steps], dtype=float)
        sizes = ([joint.motion.nq for joint in model.joints], [joint.motion.nv for joint in model.joints])
        own_q, own = (np.flatnonzero(np.repeat(leads, size)) for size in sizes)
        return Folded(Tree.of(model), E, E_q, c, own_q, own)

    @property
    def n(self) -> int:
        """The number of degrees of freedom."""
        return int(self.E.shape[1])

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return int(self.E_q.shape[1])

    @property
    def bodies(self) -> int:
        """The number of bodies, those on joints that follow among them."""
        return self.whole.bodies

    @property
    def tools(self) -> tuple[ToolPoint, ...]:
        return self.whole.tools

    @property
    def loops(self) -> tuple[Loop, ...]:
        return self.whole.loops

    @cached_property
    def neutral(self) -> Array:
        """The position at which the leaders are neutral, (nq,)."""
        return self.whole.neutral[self.own_q]

    @property
    def turning(self) -> npt.NDArray[np.bool_]:
        """Whether each degree of freedom turns, (n,)."""
        return self.whole.turning[self.own]

    def positions(self, q: Array) -> Array:
        """Where all joints are; (nq_all,)."""
        return np.asarray(self.E_q @ q + self.c)

    def own_positions(self, q: Array) -> Array:
        """Where the joints are that move by themselves; (nq,)."""
        return q[self.own_q]

    def rates(self, v: Array) -> Array:
        """How all joints move; (n_all,)."""
        return np.asarray(self.E @ v)

    def fold(self, x: Array, *axes: int) -> Array:
        """An array contracted with `E` along axes that belong to the degrees of freedom of all joints."""
        for axis in axes:
            x = np.moveaxis(np.tensordot(x, self.E, (axis, 0)), -1, axis)
        return x

    def integrate(self, q: Array, v: Array) -> Array:
        """The position after moving with velocity `v` for a unit of time; (nq,)."""
        return self.whole.integrate(self.positions(q), self.rates(v))[self.own_q]

    def position_rate(self, q: Array, v: Array) -> Array:
        """How fast the numbers of position change at velocity `v`; (nq,)."""
        return self.whole.position_rate(self.positions(q), self.rates(v))[self.own_q]

    def normalised(self, q: Array) -> Array:
        """The position with all quaternions at length one; (nq,)."""
        return self.whole.normalised(self.positions(q))[self.own_q]


AnyTree = Tree | Folded


def tree_of(model: Model) -> AnyTree:
    """The tree of a model in floats, folded where joints follow others."""
    return Folded.of(model) if model.folds else Tree.of(model)


def mass_matrix(tree: AnyTree, q: Array) -> Array:
    """`M = E* M_all E`; (n,n)."""
    return tree.fold(composite.mass_matrix(tree.whole, tree.positions(q)), 0, 1)


def jacobian(tree: AnyTree, q: Array, tool: ToolPoint) -> Array:
    """`J = J_all E`; (6,n)."""
    return tree.fold(kinematics.jacobian(tree.whole, tree.positions(q), tool), 1)


def task_jacobian(tree: AnyTree, q: Array, tools: Sequence[ToolPoint]) -> Array:
    """Rows of the Jacobians along the directions of tools, tool by tool; (A,n)."""
    return np.vstack([np.zeros((0, tree.n)), *(jacobian(tree, q, tool)[list(tool.rows)] for tool in tools)])


def independent_rows(tree: AnyTree, q: Array) -> Array:
    """What is kept of the rows of all loops, (k,m)."""
    return loops.independent_rows(tree.whole, tree.positions(q))


def constraint(tree: AnyTree, q: Array, v: Array) -> loops.Constraint:
    """`J_c = J_c,all E`, and the bias, `Jd_c,all v_all`."""
    J, bias = loops.constraint(tree.whole, tree.positions(q), tree.rates(v))
    return loops.Constraint(tree.fold(J, 1), bias)
