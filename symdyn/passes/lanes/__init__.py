"""Lanes: isomorphic branches of one state side by side, as far as their operations are alike."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.passes.lanes.alike import Graph, pairs
from symdyn.passes.lanes.packing import Packing
from symdyn.passes.lanes.weaving import Weaving
from symdyn.symbolic.lanes import Branches, LaneProgram
from symdyn.symbolic.program import Program


def side_by_side(program: Program, sets: Sequence[Branches]) -> LaneProgram:
    graph = Graph(program)
    packing = Packing(graph)
    for branches in sets:
        own, *others = branches.arguments
        packing.add(branches.arguments, [pairs(graph, own, other) for other in others])
    return Weaving(packing, tuple(it.names for it in sets)).run()
