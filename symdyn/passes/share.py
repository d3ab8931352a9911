"""Sharing: equal operations get one name; `x - y` and `y - x`, `x*y` and `y*x` are equal up to sign and order."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.passes.rewriting import assemble, resolved
from symdyn.symbolic.forms import ADD, MUL, Form, Operand, Signed
from symdyn.symbolic.program import Program


def share(program: Program) -> Program:
    """Replace every operation that was made before; what to make of numbers is left to folding."""
    meaning: dict[str, Operand] = {}
    made: dict[object, Signed] = {}
    rank: dict[str, int] = {}
    for group in program.inputs:
        for symbol in group.symbols:
            rank[symbol] = len(rank)
    kept = []
    for line in program.assignments:
        item = resolved(line, meaning)
        if isinstance(item, Signed):
            meaning[line.symbol] = item
            continue
        key, negative = _canonical(item, rank) if isinstance(item, Form) else (item, False)
        known = made.get(key)
        if known is None:
            made[key] = Signed(line.symbol, negative)
            rank[line.symbol] = len(rank)
            kept.append(line.becomes(item))
        else:
            meaning[line.symbol] = known.flipped(negative)
    return assemble(program, kept, meaning)


def _canonical(item: Form, rank: Mapping[str, int]) -> tuple[object, bool]:
    """What equal forms have in common, in any spelling, and whether this one is minus that."""
    op, left, right = item
    if right is None or (type(right) is not Signed and type(left) is not Signed):
        return item, False
    if type(left) is not Signed or type(right) is not Signed:
        number, other = (left, right) if type(right) is Signed else (right, left)
        assert not isinstance(number, Signed) and isinstance(other, Signed)
        symbol, negative = other
        return (op, -number if negative and op is ADD else number, symbol), negative
    (first, minus), (second, less) = left, right
    if rank[second] < rank[first]:
        first, minus, second, less = second, less, first, minus
    return (op, first, second, op is ADD and minus != less), minus != less if op is MUL else less
