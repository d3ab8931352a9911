"""Constants are rationals, or rounded to 136 bits as SymPy rounds; sines, roots and angles are right to more digits."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction

import pytest
import sympy as sp
from hypothesis import given
from hypothesis import strategies as st

from symdyn.symbolic import constants, elementary
from symdyn.symbolic.constants import MINUS_ONE, ONE, ZERO, Number
from symdyn.symbolic.in_sympy import number_of
from tests.collection import ROOT

BITS = 136
TINY = Fraction(1, 10**60)
RATIONALS = st.fractions(max_denominator=10**12).filter(lambda x: abs(x) < 10**12)
EXACT = RATIONALS.map(constants.exact)
ROUNDED = RATIONALS.filter(lambda x: x > 0 and sp.sqrt(sp.Rational(x)).is_irrational).map(
    lambda x: constants.function("sqrt", constants.exact(x))
)
NUMBERS = EXACT | ROUNDED
Binary = Callable[[Number, Number], Number]


def settled(value: sp.Expr) -> Number:
    """What SymPy's numbers of so many bits give, made whole where they nearly are."""
    if value.is_Rational:
        return number_of(value)
    nearest = sp.floor(value + sp.S.Half)
    return number_of(nearest if abs(value - nearest) < sp.Rational(1, 10**35) else value)


@pytest.mark.parametrize("ours", [constants.add, constants.multiply])
@given(a=NUMBERS, b=NUMBERS)
def test_arithmetic_is_that_of_sympy(ours: Binary, a: Number, b: Number) -> None:
    """Bit by bit, of rationals and of rounded numbers."""
    left, right = sp.sympify(a), sp.sympify(b)
    wanted = left + right if ours is constants.add else left * right
    cancels = not wanted.is_Rational and abs(wanted) < max(abs(left), abs(right)) / 10**35
    assert ours(a, b) == (ZERO if cancels else settled(wanted))


@given(a=NUMBERS.filter(lambda x: x is not ZERO))
def test_reciprocals_are_those_of_sympy(a: Number) -> None:
    assert constants.inverse(a) == settled(1 / sp.sympify(a))


@given(a=NUMBERS, b=NUMBERS)
def test_order_and_signs(a: Number, b: Number) -> None:
    """As of the values; what was rounded is never equal to what was not."""
    x, y = a.fraction, b.fraction
    assert (a < b, a <= b, a > b, a >= b) == (x < y, x <= y, x > y, x >= y)
    assert (a == b) == (x == y and a.rounded == b.rounded)
    assert (-a).fraction == -x and abs(a).fraction == abs(x) and (-a).rounded == a.rounded
    assert float(a) == x.numerator / x.denominator


@given(a=NUMBERS)
def test_they_survive_being_stored_and_going_through_sympy(a: Number) -> None:
    assert pickle.loads(pickle.dumps(a)) == a and hash(pickle.loads(pickle.dumps(a))) == hash(a)
    assert number_of(sp.sympify(a)) == a


def test_there_is_one_zero_one_and_minus_one() -> None:
    """Tapes ask by identity."""
    half, root = constants.exact(Fraction(1, 2)), constants.function("sqrt", constants.exact(2))
    assert constants.add(half, half) is ONE and constants.add(-half, -half) is MINUS_ONE
    assert constants.add(root, -root) is ZERO and constants.multiply(root, constants.inverse(root)) is ONE
    assert pickle.loads(pickle.dumps([ZERO, ONE, MINUS_ONE])) == [0, 1, -1] and -MINUS_ONE is ONE
    assert constants.exact(-1) is MINUS_ONE and constants.function("cos", constants.PI) is MINUS_ONE
    assert constants.function("sin", constants.PI) is ZERO


@given(x=RATIONALS)
def test_sines_and_cosines(x: Fraction) -> None:
    for name in ("sin", "cos"):
        assert near(elementary.call(name, x), getattr(sp, name)(sp.Rational(x)))


@given(y=RATIONALS, x=RATIONALS)
def test_angles(y: Fraction, x: Fraction) -> None:
    if x or y:
        assert near(elementary.arctangent(y, x), sp.atan2(sp.Rational(y), sp.Rational(x)))


@given(x=st.fractions(min_value=0, max_denominator=10**12))
def test_roots(x: Fraction) -> None:
    """Exact of squares; else to more than 136 bits of their own, however small they are."""
    assert elementary.square_root(x * x) == x
    root = elementary.square_root(x)
    assert root == 0 if x == 0 else abs(root * root / x - 1) < TINY


def test_pi() -> None:
    assert near(elementary.pi(), sp.pi)
    assert number_of(sp.Float(sp.pi, 40)) == constants.PI


def near(found: Fraction, wanted: sp.Expr) -> bool:
    exact = sp.Rational(sp.N(wanted, 90))
    return abs(found - Fraction(int(exact.p), int(exact.q))) < TINY


def test_generating_does_not_load_sympy() -> None:
    """A good part of a small robot's time, for nothing: constants are ours, and expressions nobody asks for."""
    program = "import sys; from symdyn.generation import Request, generate; from symdyn.render import render"
    program += f"; render(generate(Request({str(ROOT / 'robots' / 'solo12.yaml')!r})).library, ('python', 'c'))"
    program += "; assert 'sympy' not in sys.modules"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
