"""Sets of contacts that hold more than is independent: two points of one sole, both soles flat.

Which rows stay is chosen once, where the soles are turned as the file says, and for good: the generated code has no pivots.
Three displacements (or rotations) that are held together are the same along any axes. They are looked at along the axes of the
foot, since points of one foot hold each other along lines that turn with it; rows that hold less stay along the world's axes.
Ordinary loops, which hold no more than they can, come first, then contact by contact, displacements before rotations, and of
each three the one that the others hold least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree, constraint, tree_of
from symdyn.description.robot import DIRECTIONS, WORLD, Loop, Robot
from symdyn.faults import Fault, Severity
from symdyn.judge.loops import INDEPENDENT, closed_configuration, contacts_of, left_of, rows_of
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import ON_BASE
from symdyn.wording import counted

_KINDS = (DIRECTIONS[:3], DIRECTIONS[3:])
_AS_LONG = 1.0 - 1e-6  # rows that symmetry makes equally long are taken in their order, whatever rounding says


def with_independent_contacts(robot: Robot) -> Robot:
    """The robot, its contacts without the directions that they hold twice; loops that cannot be closed stay as they are."""
    if not any(loop.a == WORLD for loop in robot.loops):
        return robot
    model = numeric_model(robot)
    contacts = contacts_of(robot, model)
    tree = tree_of(model)
    if not contacts or any(a.body == b.body != ON_BASE for a, b, _ in tree.loops):
        return robot
    q = closed_configuration(tree, contacts)
    if q is None:
        return robot
    J = constraint(tree, q, np.zeros(tree.n)).J
    basis: list[Array] = []
    for index in range(len(tree.loops)):
        if index not in contacts:
            _independent(list(rows_of(tree, index).values()), J, basis, float(np.abs(J).max()))
    loops = list(robot.loops)
    for index in sorted(contacts):
        kept = _kept(tree, q, index, J, basis)
        left_out = tuple(name for name in loops[index].constrain if name not in kept)
        loops[index] = replace(loops[index], left_out=left_out)
    return replace(robot, loops=tuple(loops))


def _kept(tree: AnyTree, q: Array, index: int, J: Array, basis: list[Array]) -> set[str]:
    """The directions of a contact that are independent of those in the basis, which they join."""
    places, kept = rows_of(tree, index), set()
    at, (a, b, _) = tree.whole.at(tree.positions(q)), tree.loops[index]
    turn = at.tool_pose(b)[0].T @ at.tool_pose(a)[0]
    for kind in _KINDS:
        names = [name for name in kind if name in places]
        rows = J[[places[name] for name in names]]
        rows = turn @ rows if len(names) == len(kind) else rows
        kept |= {names[i] for i in _independent(range(len(names)), rows, basis, float(np.abs(J).max()))}
    return kept


def _independent(which: Sequence[int], J: Array, basis: list[Array], scale: float) -> list[int]:
    """Those of some rows that are independent of the basis and of each other, the longest remainder first; they join it."""
    left = {index: left_of(J[index], basis) for index in which}
    found = []
    while left:
        lengths = {index: float(np.linalg.norm(row)) for index, row in left.items()}
        longest = max(lengths.values())
        if longest <= INDEPENDENT * scale:
            break
        index = next(index for index, length in lengths.items() if length >= _AS_LONG * longest)
        basis.append(left.pop(index) / lengths[index])
        found.append(index)
        left = {other: left_of(row, basis[-1:]) for other, row in left.items()}
    return found


def contact_notes(robot: Robot) -> list[Fault]:
    """What `check` says of directions that are left out."""
    return [
        Fault(loop.at, f"loop '{loop.a}' - '{loop.b}'", f"{_said(loop)} held by others already", _CURE, Severity.NOTE)
        for loop in robot.loops
        if loop.left_out
    ]


_CURE = "no force acts along what is left out"


def _said(loop: Loop) -> str:
    left = ", ".join(loop.left_out)
    of_tool = any(set(kind) <= set(loop.constrain) and set(kind) & set(loop.left_out) for kind in _KINDS)
    axes = f"of '{loop.b}'" if of_tool else "of the world"
    return f"leaves out {left} (axes {axes}), which {'is' if len(loop.left_out) == 1 else 'are'}"


def told_of_contacts(robot: Robot) -> list[str]:
    """What the files say of it, in a line; nothing where all directions are independent."""
    short = [loop for loop in robot.loops if loop.left_out]
    if not short:
        return []
    total = sum(len(loop.constrain) for loop in robot.loops)
    rank = total - sum(len(loop.left_out) for loop in short)
    left = "; ".join(f"{loop.name} {', '.join(loop.left_out)}" for loop in short)
    return [
        f"The loops hold {counted(total, 'direction')}, of which {rank} are independent; left out, with no force along them: "
        f"{left}. Where all three displacements or rotations are held these are axes of the tool, else of the world."
    ]
