"""Loops that hold more than they can: rank of the constraints at closed configurations, and what to drop."""

from __future__ import annotations

import itertools

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree, constraint, tree_of
from symdyn.core.loops import close_loops
from symdyn.core.tree import ROWS
from symdyn.description.robot import DIRECTIONS, WORLD, Loop, Robot
from symdyn.faults import Fault
from symdyn.model.tree import Model
from symdyn.wording import counted

_STARTS = 24
_ENOUGH = 2  # closed configurations to look at
_INDEPENDENT = 1e-7  # part of a row that must be left beside the others, relative to the largest row


def loop_faults(robot: Robot, model: Model) -> list[Fault]:
    """Loops that cannot be closed, and directions that are held twice."""
    if not robot.loops:
        return []
    tree = tree_of(model)
    rigid = [
        Fault(loop.at, f"loop '{loop.a}' - '{loop.b}'", _rigid(loop), "delete it, or name another tool")
        for loop, (a, b, _) in zip(robot.loops, tree.loops, strict=True)
        if a.body == b.body
    ]
    if rigid:
        return rigid
    closed = _closed_configurations(tree)
    if not closed:
        rule = f"cannot be closed from any of {_STARTS} random starts"
        return [Fault(robot.loops[0].at, "loops", rule, _cure_of_open(robot))]
    jacobians = [constraint(tree, q, np.zeros(tree.n)).J for q in closed]
    J = max(jacobians, key=lambda matrix: int(np.linalg.matrix_rank(matrix, tol=_INDEPENDENT * np.abs(matrix).max())))
    redundant = _redundant_rows(J, _order(tree))
    return _faults(robot, tree, redundant, len(J) - len(redundant), len(J))


def _rigid(loop: Loop) -> str:
    return f"joins {'a tool of the base to the world' if WORLD in (loop.a, loop.b) else 'two tools of one rigid body'}"


def _cure_of_open(robot: Robot) -> str:
    placed = ", and where 'at' puts the world's" if any(WORLD in (loop.a, loop.b) for loop in robot.loops) else ""
    return f"check the frames of its tools{placed}, or hold fewer directions"


def _closed_configurations(tree: AnyTree) -> list[Array]:
    random = np.random.default_rng(0)
    starts = (tree.integrate(tree.neutral, random.uniform(-1.5, 1.5, tree.n)) for _ in range(_STARTS))
    closed = (close_loops(tree, start) for start in starts)
    return list(itertools.islice((q for q in closed if q is not None), _ENOUGH))


def _order(tree: AnyTree) -> list[int]:
    """Rows of the stacked constraints, each loop's displacements before its rotations: those are rather kept."""
    order, start = [], 0
    for _, _, rows in tree.loops:
        names = [ROWS[row] for row in rows]
        order += [start + i for i in sorted(range(len(rows)), key=lambda i: DIRECTIONS.index(names[i]))]
        start += len(rows)
    return order


def _redundant_rows(J: Array, order: list[int]) -> list[int]:
    """Rows that those before them already hold (Gram–Schmidt)."""
    basis: list[Array] = []
    redundant = []
    scale = float(np.abs(J).max()) or 1.0
    for index in order:
        row = J[index].copy()
        for unit in basis:
            row -= (row @ unit) * unit
        length = float(np.linalg.norm(row))
        if length <= _INDEPENDENT * scale:
            redundant.append(index)
        else:
            basis.append(row / length)
    return redundant


def _faults(robot: Robot, tree: AnyTree, redundant: list[int], rank: int, total: int) -> list[Fault]:
    faults, start = [], 0
    for loop, (_, _, rows) in zip(robot.loops, tree.loops, strict=True):
        drop = [ROWS[row] for i, row in enumerate(rows) if start + i in redundant]
        start += len(rows)
        if not drop:
            continue
        keep = [name for name in DIRECTIONS if name in loop.constrain and name not in drop]
        rule = f"holds {counted(total, 'direction')}, of which {rank} {'is' if rank == 1 else 'are'} independent"
        rule += " where the loops are closed"
        cure = (
            f"drop {', '.join(drop)}: constrain [{', '.join(keep)}]" if keep else "delete this loop: it holds nothing"
        )
        if sum(name.startswith("r") for name in keep) == 1:
            cure += ", and cut the loop at a joint, since one rotation alone cannot be held"
        faults.append(Fault(loop.at, f"loop '{loop.a}' - '{loop.b}'", rule, cure))
    return faults
