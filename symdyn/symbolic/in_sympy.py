"""Numbers and one-operation expressions as SymPy has them: taken apart and put together here and nowhere else.

Nothing that makes files needs this module, and with it SymPy, to be loaded.
"""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from symdyn.symbolic import constants
from symdyn.symbolic.constants import Number
from symdyn.symbolic.forms import Form, Op, Operand, Signed

_DIGITS = 60  # more than constants keep
_CALLS = {Op.SQRT: sp.sqrt, Op.SIN: sp.sin, Op.COS: sp.cos, Op.SIGN: sp.sign}
_CALLED = {sp.sin: Op.SIN, sp.cos: Op.COS, sp.sign: Op.SIGN}


def number_of(expression: sp.Expr) -> Number:
    """A constant of SymPy: a rational as it is, any other rounded."""
    rational = sp.Rational(expression if expression.is_Rational else expression.evalf(_DIGITS))
    value = Fraction(int(rational.p), int(rational.q))
    return constants.exact(value) if expression.is_Rational else constants.rounded(value)


def operand(expression: sp.Expr) -> Operand:
    """A number, a symbol or a negated symbol.

    Raises:
        TypeError: for anything else.
    """
    if expression.is_Symbol:
        return Signed(expression.name)
    if expression.is_Mul and expression.args[0] is sp.S.NegativeOne and expression.args[1].is_Symbol:
        return Signed(expression.args[1].name, True)
    if not expression.is_Number:
        raise TypeError(f"not an operand: {expression}")
    return number_of(expression)


def form(expression: sp.Expr) -> Form | Operand:
    """Take an expression apart; a mere operand comes back as such.

    Raises:
        TypeError: for what a program does not hold.
    """
    if expression.is_Add:
        left, right = expression.args
        return Form(Op.ADD, operand(left), operand(right))
    if expression.is_Mul:
        left, right = expression.args
        return operand(expression) if left is sp.S.NegativeOne else Form(Op.MUL, operand(left), operand(right))
    if expression.is_Pow and expression.exp in (sp.S.Half, sp.S.NegativeOne):
        return Form(Op.SQRT if expression.exp is sp.S.Half else Op.INVERSE, operand(expression.base))
    if type(expression) in _CALLED:
        return Form(_CALLED[type(expression)], operand(expression.args[0]))
    return operand(expression)


def expression(item: Form | Operand) -> sp.Expr:
    """Put an expression together, operands in the order given."""
    if isinstance(item, Signed):
        symbol = sp.Symbol(item.symbol)
        return sp.Mul(sp.S.NegativeOne, symbol, evaluate=False) if item.negative else symbol
    if not isinstance(item, Form):
        return sp.sympify(item)
    left = expression(item.left)
    if item.op is Op.INVERSE:
        return sp.Pow(left, sp.S.NegativeOne, evaluate=False)
    if item.right is None:
        return _CALLS[item.op](left, evaluate=False)
    build = sp.Add if item.op is Op.ADD else sp.Mul
    return build(left, expression(item.right), evaluate=False)
