"""Signs of what has a name: a value that is recorded as minus what it is called is turned.

`x - y` and `y - x` share a node of the tape, whichever comes first; people read `a2_z`, not minus `a2_z`.
"""

from __future__ import annotations

import sympy as sp

from symdyn.passes.rewriting import assemble, resolved
from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Assignment, Program


def upright(program: Program) -> Program:
    """Turn every labelled value that carries a minus; functions stay as they are: compilers pair sines with cosines."""
    turned = {symbol for symbol, label in program.labels.items() if label.negative}
    meaning: dict[sp.Symbol, Operand] = {}
    kept: list[Assignment] = []
    for line in program.assignments:
        item = resolved(line, meaning)
        if line.symbol in turned and isinstance(item, Form) and item.op in _TURNS:
            meaning[line.symbol] = Signed(line.symbol, True)
            item = _minus(item)
        kept.append(line.becomes(item))
    return assemble(program, kept, meaning)


_TURNS = (Op.ADD, Op.MUL, Op.INVERSE)


def _minus(item: Form) -> Form:
    """The same operation with the other sign, at no cost: on both terms of a sum, on one operand of all else."""
    left, right = _flipped(item.left), item.right
    return Form(item.op, left, _flipped(right) if item.op is Op.ADD and right is not None else right)


def _flipped(item: Operand) -> Operand:
    return item.flipped() if isinstance(item, Signed) else -item
