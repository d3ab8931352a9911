"""What recording something would cost, for choices that are made before anything is recorded for good."""

from __future__ import annotations

from collections.abc import Container, Iterable

from symdyn.symbolic.configuration import Configuration, configuration
from symdyn.symbolic.regroup import regroup
from symdyn.symbolic.tape import Kind, Level, Tape, Value
from symdyn.symbolic.tree import Tree


def regrouped_at(tape: Tape, tree: Tree) -> Configuration:
    """A tree with regrouped inertias at `q`; joints that follow others count as free."""
    q = [tape.input(f"q{k}") for body in tree.bodies for k in body.positions]
    return configuration(tape, regroup(tree).tree, q)


def new_nodes(tape: Tape, needed: Iterable[Value], known: Container[int]) -> set[int]:
    """The nodes of a tape that some values need and that are not known."""
    found = set[int]()
    waiting = [value.node for value in needed if value.number is None]
    while waiting:
        index = waiting.pop()
        if index >= 0 and index not in found and index not in known:
            found.add(index)
            waiting += tape.nodes[index].left, tape.nodes[index].right
    return found


def weight(tape: Tape, nodes: Iterable[int]) -> int:
    """How many of these are products and sums on the state."""
    return sum(tape.nodes[k].kind <= Kind.SHIFT and tape.levels[k] is Level.STATE for k in nodes)


def wanted(plain: Iterable[Value], values: Iterable[Value], needed: Container[int]) -> list[Value]:
    """Of some values those of which it is needed what stands in their place in a recording that is made already."""
    pairs = zip(plain, values, strict=True)
    return [value for it, value in pairs if it.number is not None or it.node in needed]
