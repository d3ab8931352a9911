"""Passes: `Program -> Program`, fewer operations, same values. Each is pure and changes nothing when run again."""

from __future__ import annotations

from symdyn.passes.drop import drop
from symdyn.passes.fold import fold
from symdyn.passes.hoist import hoist
from symdyn.passes.identify import identify
from symdyn.passes.merge import merge
from symdyn.passes.numbers import gather_numbers
from symdyn.passes.share import share
from symdyn.passes.strength import reduce_strength
from symdyn.passes.upright import upright
from symdyn.symbolic.program import Program, operations


def optimise(program: Program) -> Program:
    """Run the passes until they find nothing more, on a program as a tape records it: shared and folded already."""
    best = program
    settled = False
    while True:
        reduced = _reduced(best)
        if settled and reduced is best:
            return best
        found = gather_numbers(identify(reduced))
        candidate = drop(share(fold(found)))
        if operations(candidate).weight >= operations(best).weight:
            return best
        best, settled = candidate, len(candidate.assignments) == len(found.assignments)  # no more than signs were moved


def _reduced(program: Program) -> Program:
    """Factors taken out of sums, as long as that leaves fewer operations."""
    best = program
    while True:
        reduced = reduce_strength(best)
        if reduced is best:
            return best
        candidate = drop(share(fold(reduced)))
        if operations(candidate).weight >= operations(best).weight:
            return best
        if candidate is reduced:  # no sum is left to factor
            return candidate
        best = candidate


__all__ = [
    "drop",
    "fold",
    "gather_numbers",
    "hoist",
    "identify",
    "merge",
    "optimise",
    "reduce_strength",
    "share",
    "upright",
]
