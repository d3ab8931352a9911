"""A robot in canonical frames, with its inertias as they are and regrouped for what is asked of it."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.symbolic.lightest import lightest
from symdyn.symbolic.manner import Manner
from symdyn.symbolic.regroup import Regrouped, regroup
from symdyn.symbolic.sparing import sparing
from symdyn.symbolic.tape import Tape
from symdyn.symbolic.tree import Tree


@dataclass(frozen=True)
class Trees:
    """The trees of one robot, all of them with the same motion.

    Attributes:
        own: with the inertias of its bodies.
        regrouped: with base parameters.
        compact: regrouped as the mass matrix has the fewest operations, where articulated inertias have more.
        light: regrouped as Newton and Euler's recursion has; joint forces are the same, forces on bodies are not.
    """

    own: Tree
    regrouped: Regrouped
    compact: Tree
    light: Tree

    @staticmethod
    def of(tape: Tape, plain: Tree) -> Trees:
        """Of a tree in plain manners; on the tape is then what depends on run-time parameters only."""
        light, spares = lightest(tape, plain), sparing(tape, plain)
        columns = [body.manner.column for body in light.bodies]
        own = plain.in_manners({i: Manner(column=column) for i, column in enumerate(columns)})
        compact = plain.in_manners({i: Manner(spare=spare) for i, spare in spares.items()})
        return Trees(own, regroup(own), regroup(compact).tree, regroup(light).tree)
