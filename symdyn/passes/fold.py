"""Folding: what is known is worked out, and operations by zero and one go; signs move out of products."""

from __future__ import annotations

from symdyn.passes.rewriting import assemble, resolved
from symdyn.symbolic import constants
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Program


def fold(program: Program) -> Program:
    """Fold every assignment once, in order; what becomes a number or another symbol is replaced in what follows."""
    meaning: dict[str, Operand] = {}
    kept = []
    for line in program.assignments:
        folded, negative = _folded(resolved(line, meaning))
        if isinstance(folded, Form):
            kept.append(line.becomes(folded))
            if negative:
                meaning[line.symbol] = Signed(line.symbol, True)
        else:
            meaning[line.symbol] = folded
    return assemble(program, kept, meaning)


def _folded(item: Form | Operand) -> tuple[Form | Operand, bool]:
    """The simplest equal form, and whether it has to be negated."""
    if not isinstance(item, Form):
        return item, False
    if item.op is Op.ADD:
        total = _sum(item)
        return _product(total) if isinstance(total, Form) and total.op is Op.MUL else (total, False)
    return _product(item) if item.op is Op.MUL else _function(item)


def _sum(item: Form) -> Form | Operand:
    left, right = item.left, item.right
    assert right is not None
    if not isinstance(left, Signed) and not isinstance(right, Signed):
        return constants.add(left, right)
    if not isinstance(left, Signed):
        left, right = right, left
    if not isinstance(right, Signed):
        return left if right == 0 else _kept(item, left, right)
    assert isinstance(left, Signed)
    if left.symbol == right.symbol:
        if left.negative != right.negative:
            return constants.ZERO
        return Form(Op.MUL, constants.exact(-2 if left.negative else 2), Signed(left.symbol))
    return _kept(item, left, right)


def _product(item: Form) -> tuple[Form | Operand, bool]:
    left, right = item.left, item.right
    assert right is not None
    if not isinstance(left, Signed) and not isinstance(right, Signed):
        return constants.multiply(left, right), False
    if not isinstance(right, Signed):
        left, right = right, left
    assert isinstance(right, Signed)
    if isinstance(left, Signed):
        return _kept(item, _plain(left), _plain(right)), left.negative != right.negative
    if left == 0:
        return constants.ZERO, False
    if left in (1, -1):
        return right.flipped(bool(left == -1)), False
    return _kept(item, abs(left), _plain(right)), (left < 0) != right.negative


def _plain(item: Signed) -> Signed:
    return item.flipped() if item.negative else item


def _kept(item: Form, left: Operand, right: Operand) -> Form:
    """The operation on these operands; the item itself where they are its own."""
    return item if item.left is left and item.right is right else Form(item.op, left, right)


def _function(item: Form) -> tuple[Form | Operand, bool]:
    argument = item.left
    if not isinstance(argument, Signed):
        value = constants.inverse(argument) if item.op is Op.INVERSE else constants.function(item.op.function, argument)
        return value, False
    if item.op is Op.SQRT:
        return item, False
    return Form(item.op, Signed(argument.symbol)), argument.negative and item.op is not Op.COS
