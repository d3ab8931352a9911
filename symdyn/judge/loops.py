"""Loops that hold more than they can: rank of the constraints at closed configurations, and what to drop.

Contacts (`symdyn/judge/contacts.py`) are not refused for that, and where they stand does not matter to what they hold: they
count as closed wherever their axes are as the file says.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree, Folded, constraint, tree_of
from symdyn.core.loops import close_loops
from symdyn.core.tree import ROWS
from symdyn.core.tree import Loop as Frames
from symdyn.description.robot import DIRECTIONS, WORLD, Loop, Robot
from symdyn.faults import Fault
from symdyn.model.tree import ON_BASE, Model
from symdyn.wording import counted

_STARTS = 24
_ENOUGH = 2  # closed configurations to look at
INDEPENDENT = 1e-7  # part of a row that must be left beside the others, relative to the largest row


def loop_faults(robot: Robot, model: Model) -> list[Fault]:
    """Loops that cannot be closed, and directions that are held twice."""
    if not robot.loops:
        return []
    tree, contacts = tree_of(model), contacts_of(robot, model)
    rigid = [
        Fault(loop.at, f"loop '{loop.a}' - '{loop.b}'", _rigid(loop), "delete it, or name another tool")
        for loop, (a, b, _) in zip(robot.loops, tree.loops, strict=True)
        if a.body == b.body
    ]
    if rigid:
        return rigid
    q = closed_configuration(tree, contacts)
    if q is None:
        rule = f"cannot be closed from any of {_STARTS} random starts"
        return [Fault(robot.loops[0].at, "loops", rule, _cure_of_open(robot))]
    order = [row for index in range(len(tree.loops)) if index not in contacts for row in _order(tree, index)]
    redundant = _redundant_rows(constraint(tree, q, np.zeros(tree.n)).J, order)
    return _faults(robot, tree, redundant, len(order) - len(redundant), len(order))


def contacts_of(robot: Robot, model: Model) -> frozenset[int]:
    """Which of the loops are contacts: they hold a tool to the world, and what carries the tool moves freely."""
    return frozenset(
        index
        for index, (loop, held) in enumerate(zip(robot.loops, model.loops, strict=True))
        if loop.a == WORLD and held.b.body != ON_BASE and _floats(model, held.b.body)
    )


def _floats(model: Model, body: int) -> bool:
    """Whether the first joint on the way to a body has six degrees of freedom."""
    while model.bodies[body].parent != ON_BASE:
        body = model.bodies[body].parent
    return model.bodies[body].joint.motion.nv == len(DIRECTIONS)


def _rigid(loop: Loop) -> str:
    return f"joins {'a tool of the base to the world' if WORLD in (loop.a, loop.b) else 'two tools of one rigid body'}"


def _cure_of_open(robot: Robot) -> str:
    placed = ", and where 'at' puts the world's" if any(WORLD in (loop.a, loop.b) for loop in robot.loops) else ""
    return f"check the frames of its tools{placed}, or hold fewer directions"


def closed_configuration(tree: AnyTree, contacts: Collection[int]) -> Array | None:
    """Where all loops are closed, and hold as much as they can; the same at every call."""
    random = np.random.default_rng(0)
    standing = _wherever(tree, contacts)
    starts = (tree.integrate(tree.neutral, random.uniform(-1.5, 1.5, tree.n)) for _ in range(_STARTS))
    closed = (close_loops(standing, start) for start in starts)
    found = list(itertools.islice((q for q in closed if q is not None), _ENOUGH))
    return max(found, key=lambda q: _rank(constraint(tree, q, np.zeros(tree.n)).J), default=None)


def _wherever(tree: AnyTree, contacts: Collection[int]) -> AnyTree:
    """The tree whose contacts only turn as they must."""
    turning = [
        Frames(a, b, tuple(row for row in rows if index not in contacts or row < 3))
        for index, (a, b, rows) in enumerate(tree.loops)
    ]
    loops = tuple(loop for loop in turning if loop.rows)
    if isinstance(tree, Folded):
        return replace(tree, whole=replace(tree.whole, loops=loops))
    return replace(tree, loops=loops)


def _rank(J: Array) -> int:
    return int(np.linalg.matrix_rank(J, tol=INDEPENDENT * np.abs(J).max()))


def rows_of(tree: AnyTree, index: int) -> dict[str, int]:
    """The directions of a loop, and their places among the rows of all."""
    start = sum(len(loop.rows) for loop in tree.loops[:index])
    return {ROWS[row]: start + i for i, row in enumerate(tree.loops[index].rows)}


def _order(tree: AnyTree, index: int) -> list[int]:
    """Rows of a loop, its displacements before its rotations: those are rather kept."""
    places = rows_of(tree, index)
    return [places[name] for name in DIRECTIONS if name in places]


def _redundant_rows(J: Array, order: Sequence[int]) -> list[int]:
    """Rows that those before them already hold (Gram–Schmidt)."""
    basis: list[Array] = []
    redundant = []
    scale = float(np.abs(J).max(initial=0.0)) or 1.0
    for index in order:
        row = left_of(J[index], basis)
        length = float(np.linalg.norm(row))
        if length <= INDEPENDENT * scale:
            redundant.append(index)
        else:
            basis.append(row / length)
    return redundant


def left_of(row: Array, basis: Sequence[Array]) -> Array:
    """A row without what unit rows have of it."""
    for unit in basis:
        row = row - (row @ unit) * unit
    return row


def _faults(robot: Robot, tree: AnyTree, redundant: list[int], rank: int, total: int) -> list[Fault]:
    faults = []
    for index, loop in enumerate(robot.loops):
        drop = [name for name, place in rows_of(tree, index).items() if place in redundant]
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
