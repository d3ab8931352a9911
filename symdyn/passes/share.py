"""Sharing: equal operations get one name; `x - y` and `y - x`, `x*y` and `y*x` are equal up to sign and order."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.passes.rewriting import assemble, resolved
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Program


def share(program: Program) -> Program:
    """Replace every operation that was made before; what to make of numbers is left to folding."""
    meaning: dict[str, Operand] = {}
    made: dict[Form | Operand, Signed] = {}
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


def _canonical(item: Form, rank: dict[str, int]) -> tuple[Form, bool]:
    """The form in one spelling, and whether it is minus that."""
    op, left, right = item
    if right is None:
        return item, False
    if _rank(right, rank) < _rank(left, rank):
        left, right = right, left
    if op is Op.MUL:
        negative = False
        if isinstance(left, Signed) and left.negative:
            left, negative = left.flipped(), True
        if isinstance(right, Signed) and right.negative:
            right, negative = right.flipped(), not negative
        return Form(Op.MUL, left, right), negative
    if not isinstance(right, Signed) or not right.negative:
        return Form(Op.ADD, left, right), False
    flipped = left.flipped() if isinstance(left, Signed) else -left
    return Form(Op.ADD, flipped, right.flipped()), True


def _rank(item: Operand, rank: Mapping[str, int]) -> int:
    return rank[item.symbol] if isinstance(item, Signed) else -1
