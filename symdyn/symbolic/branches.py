"""Branches of a tree that may be alike: those that hang on one body by joints of the same kinds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from symdyn.model.tree import ON_BASE, Model

Shape = tuple[object, ...]


@dataclass(frozen=True)
class Siblings:
    """Branches of one shape.

    Attributes:
        names: of the first joint of each.
        positions, dofs: of each, the places in `q` and `qd` of its joints, in the same order.
    """

    names: tuple[str, ...]
    positions: tuple[tuple[int, ...], ...]
    dofs: tuple[tuple[int, ...], ...]


def siblings(model: Model) -> list[Siblings]:
    """All sets of such branches, outermost first; none inside another. Branches that move together are none."""
    children: dict[int, list[int]] = {i: [] for i in range(ON_BASE, len(model.bodies))}
    for i, body in enumerate(model.bodies):
        children[body.parent].append(i)
    return list(_below(model, children, ON_BASE))


def _below(model: Model, children: dict[int, list[int]], of: int) -> Iterator[Siblings]:
    shapes: dict[Shape, list[int]] = {}
    for child in children[of]:
        shapes.setdefault(_shape(model, children, child), []).append(child)
    for alike in shapes.values():
        found = _siblings(model, [_branch(children, first) for first in alike])
        if found is not None:
            yield found
        else:
            for child in alike:
                yield from _below(model, children, child)


def _shape(model: Model, children: dict[int, list[int]], i: int) -> Shape:
    """The kinds of joints of a branch, as they hang on each other."""
    return (model.joints[i].motion, *(_shape(model, children, child) for child in children[i]))


def _branch(children: dict[int, list[int]], first: int) -> list[int]:
    return [first, *(i for child in children[first] for i in _branch(children, child))]


def _siblings(model: Model, branches: Sequence[list[int]]) -> Siblings | None:
    positions, rates = model.positions, model.rates
    starts: dict[int, tuple[int, int]] = {}
    q = v = 0
    for i, joint in enumerate(model.joints):
        starts[i] = q, v
        q, v = q + joint.motion.nq, v + joint.motion.nv
    found = Siblings(
        tuple(model.joints[branch[0]].name for branch in branches),
        tuple(
            tuple(positions[starts[i][0] + k].place for i in branch for k in range(model.joints[i].motion.nq))
            for branch in branches
        ),
        tuple(
            tuple(rates[starts[i][1] + k].place for i in branch for k in range(model.joints[i].motion.nv))
            for branch in branches
        ),
    )
    every = [place for branch in found.positions for place in dict.fromkeys(branch)]
    return found if len(branches) > 1 and len(set(every)) == len(every) else None
