"""Coordinates as formulas: for people, as closed forms are written, and as SymPy's expressions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import sympy as sp
from sympy.polys.rings import PolyElement

from symdyn.closed.expression import Call, Factor, Line, Name, Product, Sort, Sum, Wave, in_order
from symdyn.closed.form import used
from symdyn.closed.numerals import DIGITS, numeral
from symdyn.closed.text import angle_text, name_text, sum_text, wave_text
from symdyn.closed.trig import COS, SIN, Angle, Key, Trig, fraction
from symdyn.closed.vocabulary import Angles, in_products
from symdyn.closed.where import Meanings
from symdyn.inspect.coordinates import Arc, Coordinate, Coordinates, Straight
from symdyn.inspect.metric import Field, Source
from symdyn.symbolic.in_sympy import number_of

_MEASURED = "ψ"
_MOST_WAVES = 4
"""Whose short names are explained: who has read three knows the fourth."""

_SECOND_KIND = "E(u | k) = ∫ sqrt(1 - k sin²u) du from 0 to u, the elliptic integral of the second kind"
Factors = tuple[tuple[Factor, int], ...]


class _Angles(Angles):
    """Joints that turn by another measure have a letter of their own too."""

    def __init__(self, offsets: dict[int, Fraction], measures: Mapping[int, Field]) -> None:
        super().__init__(offsets)
        self._measures = measures

    def wave(self, key: Key) -> Wave:
        plain = super().wave(key)
        parts = tuple((_MEASURED if joint - 1 in self._measures else q, joint, k) for q, joint, k in plain.angle)
        return replace(plain, angle=parts)


class Writer:
    """Writes the coordinates of one robot."""

    def __init__(self, source: Source, coordinates: Coordinates, digits: int = DIGITS) -> None:
        self._source, self._of, self._digits = source, coordinates, digits
        self._meanings = Meanings(source.scene.ground.tape, source.definitions)
        self._angles = _Angles(source.offsets, coordinates.measures)

    def lines(self) -> list[str]:
        """The coordinates, then what the words in them are."""
        shown, words = [], list[Line]()
        for k, coordinate in enumerate(self._of.found):
            name = Name("ϑ", (k + 1,))
            text, sums = self._written(coordinate)
            shown.append(f"{name_text(name)} = {text}")
            words += [Line(name, value) for value in sums]
        waves = [word for word in used(words) if isinstance(word, Wave)]
        named = any(isinstance(c, Arc) and elliptic(c) for c in self._of.found)
        return [*shown, *self._short_names(waves), *([_SECOND_KIND] if named else [])]

    def _written(self, coordinate: Coordinate) -> tuple[str, list[Sum]]:
        """A coordinate, and the sums in it."""
        if isinstance(coordinate, Arc):
            integrand = self._squares(coordinate.integrand)
            along = Sum(
                tuple(p for j, x in enumerate(coordinate.along) if x for p in self._times(x, _position(j)).terms)
            )
            alone = len(along.terms) == 1
            by = self._text(along) if alone else f"({self._text(along)})"
            text = f"∫ sqrt({self._text(integrand)}) d{by}"
            return text + self._elliptic(coordinate), [integrand]
        square, function = coordinate.square, self._sum(coordinate.function)
        sizes = {abs(term.coefficient) for term in function.terms}
        if len(sizes) == 1:  # 2 q3 c1 c2 comes from a sum of waves: the 2 belongs to what is before it
            (size,) = sizes
            function = Sum(tuple(replace(t, coefficient=t.coefficient / size) for t in function.terms))
            square = square * _in(square, size) ** 2
        before = self._root(square)
        whole = Sum((replace(before, factors=(*before.factors, (function, 1))),))
        if len(function.terms) == 1:
            (term,) = function.terms
            whole = Sum((Product(before.coefficient * term.coefficient, (*before.factors, *term.factors)),))
        return self._text(function if before == _ONE else whole), [whole]

    def _text(self, value: Sum) -> str:
        return sum_text(value, self._digits)

    def _squares(self, trig: Trig) -> Sum:
        """A polynomial of waves of doubled angles, `cos 2u = 2c² - 1` and `sin 2u = 2 c s`; others as they are."""
        ring = trig.ring
        if (
            any(k % 2 for angle, _ in trig.terms for k in angle)
            or len({angle for angle, _ in trig.terms} - {ring.still}) > 1
        ):
            return self._sum(trig)
        constant, products = ring.coefficients.zero, list[Product]()
        for (angle, part), coefficient in trig:
            half = tuple(k // 2 for k in angle)
            c, s = (self._angles.wave((half, which)) for which in (COS, SIN))
            if any(angle):
                waves: Factors = ((c, 2),) if part == COS else ((c, 1), (s, 1))
                products += self._times(2 * coefficient.LC, waves).terms
            constant += coefficient if not any(angle) else -coefficient if part == COS else ring.coefficients.zero
        return in_order([*self._sum(ring.constant(constant)).terms, *products])

    def _root(self, square: Field) -> Product:
        """`√square`, a number where that is one."""
        inside = self._constant(square)
        if not inside.factors:
            root = sp.sqrt(sp.Rational(inside.coefficient.numerator, inside.coefficient.denominator))
            if root.is_Rational or not _is_short(inside.coefficient):
                return Product(number_of(root).fraction)
        return Product(Fraction(1), ((Call("sqrt", Sum(tuple(_spread(inside)))), 1),))

    def _elliptic(self, arc: Arc) -> str:
        """`∫ √(a + b cos 2u) du = √(a+b) E(u | 2b/(a+b))`, where an integral is that."""
        shape = elliptic(arc)
        if shape is None:
            return ""
        before, parameter = (Sum((product,)) for product in (self._root(shape.first), self._constant(shape.parameter)))
        angle = angle_text(self._angles.wave((shape.angle, COS)))
        return f" = {self._text(before)} E({angle} | {self._text(parameter)})"

    def _constant(self, value: Field) -> Product:
        """A number of the field: a fraction, or a quotient of polynomials in the parameters."""
        if not hasattr(value, "numer"):
            return Product(_fraction(value))
        above, below = self._polynomial(value.numer), self._polynomial(value.denom)
        under = tuple((factor, -power) for factor, power in below.factors)
        return Product(above.coefficient / below.coefficient, (*above.factors, *under))

    def _polynomial(self, polynomial: PolyElement) -> Product:
        content, rest = polynomial.primitive()
        if rest.LC < 0:
            content, rest = -content, -rest
        value = self._meanings.of_polynomial(rest)
        if len(value.terms) == 1:
            (term,) = value.terms
            return Product(term.coefficient * fraction(content), term.factors)
        return Product(fraction(content), ((value, 1),))

    def _times(self, value: Field, factors: Factors) -> Sum:
        constant = self._constant(value)
        return Sum((Product(constant.coefficient, (*constant.factors, *factors)),))

    def _sum(self, trig: Trig) -> Sum:
        """A trigonometric polynomial, waves as products where that is shorter; positions first."""
        products: list[Product] = []
        for powers, waves in _by_positions(trig).items():
            seen = tuple((factor, power) for j, power in enumerate(powers) if power for factor, _ in _position(j))
            for lead, ratios in _proportional(waves):
                constant = self._constant(lead)
                texts = [name_text(name) for name, _ in seen if isinstance(name, Name)]
                for factors, value in in_products(ratios, self._angles, texts, trig.ring.budget).items():
                    coefficient = constant.coefficient * value
                    products += _spread(Product(coefficient, (*constant.factors, *seen, *factors)))
        return in_order(products)

    def _short_names(self, waves: Sequence[Wave]) -> list[str]:
        """What `c1` and `ψ1` are."""
        simple = sorted(
            {wave for wave in waves if wave.simple}, key=lambda wave: (len(wave.angle), wave.angle, wave.sine)
        )
        shown = simple if len(simple) <= _MOST_WAVES else [*simple[: _MOST_WAVES - 1], simple[-1]]
        named = [f"{wave_text(w)} = {'sin' if w.sine else 'cos'}({angle_text(w)})" for w in shown]
        for joint, offset in self._source.offsets.items():
            if offset and joint not in self._of.measures:
                sign = "-" if offset < 0 else "+"
                named.append(f"φ{joint + 1} = q{joint + 1} {sign} {numeral(abs(offset), self._digits)}")
        for joint, square in self._of.measures.items():
            root = self._root(square)
            value = self._text(Sum((Product(root.coefficient, (*root.factors, *_position(joint))),)))
            named.append(f"{_MEASURED}{joint + 1} = {value}")
        return [", ".join(named)] if named else []

    def expressions(self) -> list[sp.Expr]:
        """In the symbols of code, `q0`, `q1`, …; parameters by the file's names, numbers exact or with 40 digits."""
        return [self._expression(coordinate) for coordinate in self._of.found]

    def _expression(self, coordinate: Coordinate) -> sp.Expr:
        if isinstance(coordinate, Straight):
            return sp.sqrt(self._number(coordinate.square)) * self._trig(coordinate.function)
        symbols = [sp.Symbol(f"q{j}") for j in range(self._of.metric.n)]
        along = sum(self._number(x) * symbols[j] for j, x in enumerate(coordinate.along) if x)
        place = next(j for j, x in enumerate(coordinate.along) if x == 1)
        shape = elliptic(coordinate)
        if shape is not None:
            angle = sum(k * self._angle(j) for j, k in enumerate(shape.angle) if k)
            return sp.sqrt(self._number(shape.first)) * sp.elliptic_e(angle, self._number(shape.parameter))
        u = sp.Symbol("u")
        alone = {symbol: 0 for j, symbol in enumerate(symbols) if j != place} | {symbols[place]: u}
        integrand = self._trig(coordinate.integrand).subs(alone, simultaneous=True)
        return sp.Integral(sp.sqrt(integrand), (u, 0, along))

    def _offset(self, joint: int) -> sp.Expr:
        return _rational(self._source.offsets.get(joint, Fraction(0)))

    def _trig(self, trig: Trig) -> sp.Expr:
        total = sp.S.Zero
        for (angle, part), coefficient in trig:
            inner = sum(k * self._angle(j) for j, k in enumerate(angle) if k)
            wave = sp.S.One if not any(angle) else (sp.sin if part == SIN else sp.cos)(inner)
            for powers, value in coefficient.terms():
                positions = (sp.Symbol(f"q{j}") ** power for j, power in enumerate(powers))
                total += self._number(value) * wave * sp.Mul(*positions)
        return total

    def _angle(self, joint: int) -> sp.Expr:
        turned = sp.Symbol(f"q{joint}") + self._offset(joint)
        measure = self._of.measures.get(joint)
        return turned if measure is None else sp.sqrt(self._number(measure)) * turned

    def _number(self, value: Field) -> sp.Expr:
        if not hasattr(value, "numer"):
            return sp.Float(value, 40) if self._of.metric.least else _rational(fraction(value))
        names = self._source.expressions
        return value.numer.as_expr(*names) / value.denom.as_expr(*names)


_ONE = Product(Fraction(1))


def _spread(product: Product) -> Sequence[Product]:
    """The terms of a bracket that stands alone but for a number."""
    match product.factors:
        case ((Sum(terms), 1),):
            return [replace(term, coefficient=product.coefficient * term.coefficient) for term in terms]
    return [product]


class Elliptic(NamedTuple):
    """`√first E(angle | parameter)`, E the incomplete elliptic integral of the second kind."""

    first: Field
    parameter: Field
    angle: Angle


def elliptic(arc: Arc) -> Elliptic | None:
    """An integral of `√(a + b cos 2u)`, `√(a+b) E(u | 2b/(a+b))`; None for others."""
    still = (arc.integrand.ring.still, COS)
    match [key for key in arc.integrand.terms if key != still]:
        case [(angle, part)] if part == COS and all(k == 2 * x for k, x in zip(angle, arc.along, strict=True)):
            a, b = (arc.integrand.terms[key].LC for key in (still, (angle, part)))
            return Elliptic(a + b, 2 * b / (a + b), tuple(k // 2 for k in angle))
    return None


def _position(joint: int) -> Factors:
    return ((Name("q", (joint + 1,), Sort.STATE), 1),)


def _by_positions(trig: Trig) -> dict[tuple[int, ...], dict[Key, Field]]:
    found: dict[tuple[int, ...], dict[Key, Field]] = {}
    for key, coefficient in trig:
        for powers, value in coefficient.terms():
            found.setdefault(powers, {})[key] = value
    return dict(sorted(found.items(), reverse=True))


def _proportional(waves: Mapping[Key, Field]) -> list[tuple[Field, dict[Key, Fraction]]]:
    """Waves whose coefficients are rational multiples of each other, together."""
    found: list[tuple[Field, dict[Key, Fraction]]] = []
    for key, value in sorted(waves.items()):
        if not hasattr(value, "numer"):
            found = found or [(value * 0 + 1, {})]
            found[0][1][key] = _fraction(value)
            continue
        ratios = [value / lead for lead, _ in found]
        place = next((k for k, ratio in enumerate(ratios) if ratio.numer.is_ground and ratio.denom.is_ground), None)
        if place is None:
            found.append((value, {key: Fraction(1)}))
        else:
            ratio = ratios[place]
            found[place][1][key] = fraction(ratio.numer.LC) / fraction(ratio.denom.LC)
    return found


def _fraction(value: Any) -> Fraction:
    """A number of the rationals, or of floats with 40 digits."""
    return fraction(value) if hasattr(value, "denominator") else number_of(sp.Float(value, 40)).fraction


def _in(field_number: Field, size: Fraction) -> Field:
    """A fraction beside a number of some field."""
    return (field_number * 0 + size.numerator) / size.denominator


def _is_short(value: Fraction) -> bool:
    """Whether five digits are all of it."""
    return numeral(value, DIGITS) == numeral(value, 2 * DIGITS)


def _rational(value: Fraction) -> sp.Rational:
    return sp.Rational(value.numerator, value.denominator)
