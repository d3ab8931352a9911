"""The algebra below closed forms: normal form, products of waves, minors, budgets; what is wrong is never shown."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy.polys.domains import QQ
from sympy.polys.rings import ring

import symdyn
from symdyn.api.inspection import Inspection, inspected
from symdyn.closed import derivative, inverse
from symdyn.closed.budget import Budget, OutOfBudgetError
from symdyn.closed.minors import Minors, blocks
from symdyn.closed.numerals import numeral, shown
from symdyn.closed.products import Waves, shortest
from symdyn.closed.proof import DisprovedError
from symdyn.closed.trig import COS, SIN, Key, Trig, TrigRing, fraction
from symdyn.closed.units import Unit

ANGLES = (0.7, -1.3, 2.1)
COEFFICIENTS, X = ring("x", QQ)


def wave(key: Key) -> float:
    angle = sum(k * q for k, q in zip(key[0], ANGLES, strict=True))
    return math.sin(angle) if key[1] == SIN else math.cos(angle)


def value(trig: Trig) -> float:
    """At one pose, the coefficients' variable at 2."""
    return sum(float(fraction(c.evaluate(0, 2) if c else QQ(0))) * wave(key) for key, c in trig)


def new_ring(budget: Budget | None = None) -> TrigRing:
    return TrigRing(3, COEFFICIENTS, budget or Budget(seconds=60))


KEYS = st.tuples(st.tuples(*[st.integers(-2, 2)] * 3), st.sampled_from([COS, SIN]))
TERMS = st.dictionaries(KEYS, st.integers(-4, 4), max_size=5)


def trig_of(ring_: TrigRing, terms: dict[Key, int]) -> Trig:
    total = ring_.zero
    for (angle, part), factor in terms.items():
        total = total + ring_.wave(part, angle).scaled(COEFFICIENTS(factor) + X * (factor % 3))
    return total


@settings(max_examples=60, deadline=None)
@given(TERMS, TERMS)
def test_sums_and_products_are_those_of_the_waves(first: dict[Key, int], second: dict[Key, int]) -> None:
    """Adding and multiplying in the normal form agree with the waves' values."""
    ring_ = new_ring()
    a, b = trig_of(ring_, first), trig_of(ring_, second)
    assert value(a + b) == pytest.approx(value(a) + value(b), abs=1e-9)
    assert value(a * b) == pytest.approx(value(a) * value(b), abs=1e-7)
    assert a * b == b * a and not (a * b - b * a)


def test_the_normal_form_is_unique() -> None:
    """`s² + c² = 1` and the sums of parallel angles come by themselves."""
    ring_ = new_ring()
    c, s = (ring_.wave(part, (1, 0, 0)) for part in (COS, SIN))
    assert c * c + s * s == ring_.one
    c2, s2 = (ring_.wave(part, (0, 1, 0)) for part in (COS, SIN))
    assert c * c2 - s * s2 == ring_.wave(COS, (1, 1, 0))
    assert ring_.wave(SIN, (-1, 0, 0)) == -s and ring_.wave(COS, (-1, 0, 0)) == c


@settings(max_examples=60, deadline=None)
@given(TERMS)
def test_products_of_waves_are_the_same_and_no_longer(terms: dict[Key, int]) -> None:
    """The shortest form found has the value of the waves, and its cost is not higher."""
    waves = {key: fraction(c.coeff(1)) for key, c in trig_of(new_ring(), terms) if c.coeff(1)}

    def cost(factor: Fraction, term: Waves) -> int:
        return 3 + sum(2 + 4 * max(map(abs, angle)) for angle, _ in term) + (factor not in (1, -1))

    found = shortest(waves, cost, Budget(seconds=60))
    total = sum(float(factor) * math.prod(wave(key) for key in term) for term, factor in found.items())
    assert total == pytest.approx(sum(float(f) * wave(key) for key, f in waves.items()), abs=1e-9)
    before = sum(cost(f, (key,) if any(key[0]) else ()) for key, f in waves.items())
    assert sum(cost(f, term) for term, f in found.items()) <= before


def test_squares_and_products_are_found() -> None:
    """`(1 - cos 2q)/2` is `s²`, `cos q2 + cos(2 q1 + q2)` is `2 c1 c12`."""

    def cost(factor: Fraction, term: Waves) -> int:
        return 3 + sum(3 if max(map(abs, angle)) == 1 else 8 for angle, _ in term) + (factor not in (1, -1))

    still, double = ((0, 0, 0), COS), ((2, 0, 0), COS)
    square = shortest({still: Fraction(1, 2), double: Fraction(-1, 2)}, cost, Budget())
    assert square == {(((1, 0, 0), SIN), ((1, 0, 0), SIN)): Fraction(1)}
    pair = shortest({((0, 1, 0), COS): Fraction(1), ((2, 1, 0), COS): Fraction(1)}, cost, Budget())
    assert pair == {(((1, 0, 0), COS), ((1, 1, 0), COS)): Fraction(2)}


def test_minors_invert() -> None:
    """`N C = Δ 1` in the ring, and rows that nothing ties together are apart."""
    ring_, *x = ring("a,b,c,d,e", QQ)
    a, b, c, d, e = x
    N = [[a, b, c, 0 * a], [b, d, a, 0 * a], [c, a, b, 0 * a], [0 * a, 0 * a, 0 * a, e]]
    assert blocks(N) == [[0, 1, 2], [3]]
    minors, block = Minors(N, Budget()), [0, 1, 2]
    for i in block:
        for j in block:
            product = sum((N[i][k] * minors.cofactor(block, k, j) for k in block), start=ring_.zero)
            assert product == (minors.determinant(block) if i == j else 0)


def test_budgets_stop_what_grows() -> None:
    """Too many terms, and too much time, stop in the middle of a product and say which."""
    ring_ = new_ring(Budget(seconds=60, terms=20))
    many = sum((ring_.wave(COS, (k, 1, 0)) for k in range(8)), start=ring_.zero)
    with pytest.raises(OutOfBudgetError, match="passes 20 terms"):
        many * many
    late = new_ring(Budget(seconds=0.0))
    with pytest.raises(OutOfBudgetError, match="takes more than 0 s"):
        late.wave(COS, (1, 0, 0)) * late.wave(COS, (0, 1, 0))


@pytest.mark.parametrize("name", ["weights_of", "block_inverse"])
def test_what_is_wrong_is_never_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign in the change of rates, or a cofactor too many, is caught by the proof before anything is shown."""
    if name == "weights_of":
        right = inverse.weights_of

        def wrong(*given: Any) -> Any:
            return {pair: abs(weight) for pair, weight in right(*given).items()}

        monkeypatch.setattr("symdyn.closed.inertial.weights_of", wrong)
    else:
        cofactor = Minors.cofactor

        def other(self: Minors, block: Any, i: int, j: int) -> Any:
            return cofactor(self, block, i, j) * (1 if i == j else -1)

        monkeypatch.setattr(Minors, "cofactor", other)
    with pytest.raises(DisprovedError):
        symdyn.load("planar2").closed("mass_matrix_inverse")


def test_a_wrong_derivative_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The derivative of a cosine with the wrong sign is disproved by numbers that carry their derivatives."""
    right = derivative._of_wave

    def wrong(wave_: Any, by: Any) -> Any:
        found = right(wave_, by)
        return type(found)(tuple(type(t)(-t.coefficient, t.factors) for t in found.terms))

    monkeypatch.setattr(derivative, "_of_wave", wrong)
    with pytest.raises(symdyn.InputError, match="a mistake of symdyn was found"):
        inspected(Inspection(str(symdyn.load("planar2").source), "mass_matrix[0,0]", wrt="elbow"))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(2), "2"),
        (Fraction(17, 40), "0.425"),
        (Fraction(1, 3), "1/3"),
        (Fraction(31415926, 10**7), "3.1416"),
        (Fraction(123456, 10**12), "1.2346e-7"),
        (Fraction(98765432), "9.8765e7"),
        (Fraction(99999), "99999"),
    ],
)
def test_numbers_as_people_read_them(number: Fraction, text: str) -> None:
    """Five digits, quotients where no short decimal is exact, and it is known what is shown."""
    assert numeral(number, 5) == text
    assert shown(number, 5) == Fraction(text)


def test_units_in_words() -> None:
    """Powers of kilogram, metre and second, and names for forces and moments."""
    assert [
        str(Unit(*powers)) for powers in ((1, 2, 0), (1, 2, -2), (1, 1, -2), (0, 0, 0), (0, -1, 0), (1, 0, -1))
    ] == [
        "kg m²",
        "N m",
        "N",
        "",
        "1/m",
        "kg/s",
    ]
