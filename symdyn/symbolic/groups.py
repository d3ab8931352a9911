"""Parallel groups: neighbours with parallel axes, recorded in axes that do not turn with each of them (docs/mathematics.md).

A body's own axes are `lead` ahead of those in which it is recorded, an angle about the axis of its joint. In a group the
lead is the sum of the joints' angles, so that nothing turns from body to body: origins are reached by `R(sum) r`, and every
inertia is turned by its sum, once. What is recorded are the same vectors and tensors at the same origins in other axes, and
joints' columns are the same in them; so recursions, which know nothing of time but velocities, run as they are.

A robot has a few `layouts`: the plain one, in which no body leads, and some in which groups stand together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from symdyn.model.tree import ON_BASE
from symdyn.symbolic.angle import NO_ANGLE, Angle
from symdyn.symbolic.tree import Tree

Layout = tuple[Angle, ...]
"""The lead of every body."""

_WORTH = 10  # of so many bodies at least one has to be freed from a turn; with fewer the gain is not worth the search


def layouts(tree: Tree) -> tuple[Layout, ...]:
    """Ways to choose axes, the plain one first.

    In a group all bodies stand in the axes that its first joint turns out of. A body from which others leave the group may
    keep its own axes, which saves turning its inertia and turns its motion. A group on the base may stand in the axes that
    its first joint turns into: what is felt of that joint is often gravity alone.
    """
    found, plain = groups(tree), tuple(NO_ANGLE for _ in tree.bodies)
    if _WORTH * sum(len(group) - 1 for group in found) < len(tree.bodies):
        return (plain,)
    made = [_layout(tree, found, plain, *choice) for choice in ((False, False), (True, False), (True, True))]
    return tuple(dict.fromkeys((plain, *made)))


def groups(tree: Tree) -> list[list[int]]:
    """The bodies of every group, at least two of them turning; inner ones first."""
    found: list[list[int]] = []
    of: dict[int, list[int]] = {}
    for i, body in enumerate(tree.bodies):
        if not body.upright:
            continue
        if body.parent in of and body.side:
            of[i] = of[body.parent]
        else:
            of[i] = []
            found.append(of[i])
        of[i].append(i)
    return [group for group in found if sum(tree.bodies[i].turning for i in group) > 1]


def _layout(tree: Tree, found: Sequence[Sequence[int]], plain: Layout, edges: bool, roots: bool) -> Layout:
    """The lead of every body: with bodies at the edges of groups in their own axes or not, groups on the base as their first
    body or not.
    """
    leads = list(plain)
    for group in found:
        first = tree.bodies[group[0]]
        for i in group:
            if i == group[0]:
                leads[i] = NO_ANGLE if roots and first.parent == ON_BASE else Angle.by(i)
            else:
                leads[i] = leads[tree.bodies[i].parent].seen(tree.bodies[i].side) + Angle.by(i)
        for i in _edges(tree, group) if edges else ():
            leads[i] = NO_ANGLE
    return tuple(leads)


def _edges(tree: Tree, group: Sequence[int]) -> Iterator[int]:
    """The bodies that carry others, none of them of the group."""
    for i in group:
        if tree.children[i] and not set(tree.children[i]) & set(group):
            yield i


def laid_out(tree: Tree, layout: Layout) -> Tree:
    """The tree with these leads."""
    bodies = tuple(replace(body, lead=lead) for body, lead in zip(tree.bodies, layout, strict=True))
    return replace(tree, bodies=bodies)
