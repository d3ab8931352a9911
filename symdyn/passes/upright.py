"""Signs of what has a name: a value that is recorded as minus what it is called is turned.

`x - y` and `y - x` share a node of the tape, whichever comes first; people read `a2_z`, not minus `a2_z`. What could only be
turned by a negation stays, and is called `a2_z_neg` (emit/body.py).
"""

from __future__ import annotations

from symdyn.passes.rewriting import assemble, resolved
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Assignment, Program


def upright(program: Program) -> Program:
    """Turn every labelled value that carries a minus where that costs no instruction: differences, and what numbers are in."""
    turned = {symbol for symbol, label in program.labels.items() if label.negative}
    meaning: dict[str, Operand] = {}
    kept: list[Assignment] = []
    for line in program.assignments:
        item = resolved(line, meaning)
        if line.symbol in turned and isinstance(item, Form) and _is_free(item):
            meaning[line.symbol] = Signed(line.symbol, True)
            item = _minus(item)
        kept.append(line.becomes(item))
    return assemble(program, kept, meaning)


def _is_free(item: Form) -> bool:
    """Whether the other sign costs nothing: a sum of two positive symbols, or a product of symbols, would be negated."""
    if item.op not in (Op.ADD, Op.MUL):
        return False
    signs = [operand.negative for operand in item.operands if isinstance(operand, Signed)]
    return len(signs) < 2 or any(signs)


def _minus(item: Form) -> Form:
    """The same operation with the other sign: on both terms of a sum, on one factor of a product, a number's rather."""
    left, right = item.left, item.right
    assert right is not None
    if item.op is Op.ADD:
        return Form(item.op, _flipped(left), _flipped(right))
    if isinstance(left, Signed) and (not isinstance(right, Signed) or right.negative):
        return Form(item.op, left, _flipped(right))
    return Form(item.op, _flipped(left), right)


def _flipped(item: Operand) -> Operand:
    return item.flipped() if isinstance(item, Signed) else -item
