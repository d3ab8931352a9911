"""Formulas as MathML, of the elements that browsers have (MathML Core); numbers are `mn`, names `mi`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from symdyn.closed.expression import Call, Factor, Name, Product, Sort, Sum, Wave
from symdyn.closed.layout import is_half
from symdyn.closed.letters import Word, word_of, word_of_wave
from symdyn.closed.numerals import numeral

_DOTS = ("", "\u0307", "\u0308")
"""Combining marks: a font for text puts them where they belong."""

EQUALS = '<mo form="infix">=</mo>'
_ROOM = '<mspace width="0.17em"/>'
MINUS, _PRIME = "\u2212", "\u2032"


def row(*parts: str) -> str:
    """Several things as one."""
    return parts[0] if len(parts) == 1 else f"<mrow>{''.join(parts)}</mrow>"


def bracketed(inner: str) -> str:
    return row('<mo stretchy="false">(</mo>', inner, '<mo stretchy="false">)</mo>')


def name_mathml(name: Name) -> str:
    return word_mathml(word_of(name))


def wave_mathml(wave: Wave) -> str:
    """`c23`; `cos(2q2 + q3)` where an angle is in it more than once."""
    return word_mathml(word_of_wave(wave)) if wave.simple else wave_of_angle(wave)


def wave_of_angle(wave: Wave, power: int = 1) -> str:
    terms = [
        Product(Fraction(times), ((Name(letter, (joint,), Sort.STATE), 1),)) for letter, joint, times in wave.angle
    ]
    angle = sum_mathml(Sum(tuple(terms)), 1)
    function = _raised(_identifier("sin" if wave.sine else "cos"), power)
    single = len(terms) == 1 and terms[0].coefficient == 1
    return row(function, _ROOM if single else "", angle if single else bracketed(angle))


def word_mathml(word: Word, power: int = 1) -> str:
    """A name, raised to a power."""
    if word.upright:
        base = _identifier("".join(letter for letter, _ in word.letters))
    else:
        base = row(*(_letter(letter, dots) for letter, dots in word.letters))
    below = row(*_separated([_small(part) for part in word.below])) if word.below else ""
    above = _small_raised(word.raised)
    if power != 1 and (above or word.primes):
        return _raised(bracketed(word_mathml(word)), power)
    above += f"<mn>{power}</mn>" if power != 1 else ""
    primes = [f'<mo lspace="0" rspace="0">{_PRIME * word.primes}</mo>'] if word.primes else []
    return row(_scripts(base, below, above), *primes)


def _scripts(base: str, below: str, above: str) -> str:
    if below and above:
        return f"<msubsup>{base}{below}{_held(above)}</msubsup>"
    if below:
        return f"<msub>{base}{below}</msub>"
    return f"<msup>{base}{_held(above)}</msup>" if above else base


def _held(parts: str) -> str:
    return f"<mrow>{parts}</mrow>"


def _letter(letter: str, dots: int) -> str:
    capital_greek = letter.isupper() and not letter.isascii()
    return _identifier(letter + _DOTS[dots], upright=capital_greek)


def _identifier(text: str, *, upright: bool = True) -> str:
    variant = ' mathvariant="normal"' if upright else ""
    return f"<mi{variant}>{escape(text)}</mi>"


def _small(part: str) -> str:
    """Below the line: numbers of joints, or words of a longer name."""
    if part[0] in "-0123456789":
        return f"<mn>{part.replace('-', MINUS)}</mn>"
    return _identifier(part.replace(" ", "\u00a0"))


def _small_raised(raised: str) -> str:
    sign = f"<mo>{MINUS}</mo>" if raised.startswith("-") else ""
    rest = raised.removeprefix("-")
    return sign + (f"<mn>{rest}</mn>" if rest.isdigit() else _identifier(rest) if rest else "")


def _separated(parts: Sequence[str]) -> list[str]:
    return [piece for place, part in enumerate(parts) for piece in (("<mo>,</mo>", part) if place else (part,))]


def _raised(base: str, power: int) -> str:
    return f"<msup>{base}<mn>{power}</mn></msup>" if power != 1 else base


def number_mathml(value: Fraction, digits: int) -> str:
    """A number that is not negative: `0.425`, a fraction, `5.1 · 10^-5`."""
    text = numeral(value, digits)
    if "/" in text:
        above, below = text.split("/")
        return f"<mfrac><mn>{above}</mn><mn>{below}</mn></mfrac>"
    mantissa, e, exponent = text.partition("e")
    if not e:
        return f"<mn>{text}</mn>"
    power = f"<msup><mn>10</mn><mn>{exponent.replace('-', MINUS)}</mn></msup>"
    return power if mantissa == "1" else row(f"<mn>{mantissa}</mn>", "<mo>·</mo>", power)


def sum_mathml(value: Sum, digits: int) -> str:
    """A sum; `0` without terms."""
    return row(terms_mathml(value.terms, digits)) if value.terms else "<mn>0</mn>"


def terms_mathml(terms: Sequence[Product], digits: int, *, goes_on: bool = False) -> str:
    """Terms with their signs in a row; the first has a plus too where something goes before."""
    shown = ""
    for place, term in enumerate(terms):
        if term.coefficient < 0:
            first = place == 0 and not goes_on
            shown += f'<mo form="prefix">{MINUS}</mo>' if first else f'<mo form="infix">{MINUS}</mo>'
        elif place or goes_on:
            shown += '<mo form="infix">+</mo>'
        shown += product_mathml(term, digits)
    return f"<mrow>{shown}</mrow>"


def product_mathml(term: Product, digits: int) -> str:
    """A product without its sign."""
    above = [(factor, power) for factor, power in term.factors if power > 0]
    below = [(factor, -power) for factor, power in term.factors if power < 0]
    size = abs(term.coefficient)
    if below and "/" in numeral(size, digits):
        rest = product_mathml(Product(Fraction(1), term.factors), digits)
        return row(number_mathml(size, digits), _ROOM, rest)
    shown = _factors(size, above, digits)
    return f"<mfrac>{shown}{_factors(Fraction(1), below, digits)}</mfrac>" if below else shown


def _factors(size: Fraction, factors: Sequence[tuple[Factor, int]], digits: int) -> str:
    alone = len(factors) == 1 and size == 1
    parts = [factor_mathml(factor, power, digits, bare=alone) for factor, power in factors]
    if size != 1 or not parts:
        half = is_half(size, factors)
        parts.insert(0, "<mfrac><mn>1</mn><mn>2</mn></mfrac>" if half else number_mathml(size, digits))
    return row(*(piece for place, part in enumerate(parts) for piece in ((_ROOM, part) if place else (part,))))


def factor_mathml(factor: Factor, power: int, digits: int, *, bare: bool = False) -> str:
    """A factor with its power; a sum that stands bare needs no brackets."""
    if isinstance(factor, Name):
        return word_mathml(word_of(factor), power)
    if isinstance(factor, Wave):
        return word_mathml(word_of_wave(factor), power) if factor.simple else wave_of_angle(factor, power)
    if isinstance(factor, Call):
        inner = sum_mathml(factor.argument, digits)
        root = factor.function == "sqrt"
        shown = f"<msqrt>{inner}</msqrt>" if root else row(_identifier(factor.function), bracketed(inner))
        return _raised(bracketed(shown) if power != 1 else shown, power)
    inner = sum_mathml(factor, digits)
    return inner if bare and power == 1 else _raised(bracketed(inner), power)
