r"""Formulas as LaTeX with amsmath: `\frac{b_{12}^2 c_2}{\Delta}`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from symdyn.closed.expression import Call, Factor, Name, Product, Sort, Sum, Wave
from symdyn.closed.layout import is_half
from symdyn.closed.letters import Word, word_of, word_of_wave
from symdyn.closed.numerals import numeral

_COMMANDS = (
    "alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon varphi chi psi omega "
    "Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega partial"
)
LETTERS = dict(zip("αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΥΦΨΩ∂", (f"\\{name}" for name in _COMMANDS.split()), strict=True))
LETTERS["½"] = r"\tfrac{1}{2}"  # of a statement
"""Letters that are commands."""

_DOTS = ("", r"\dot", r"\ddot")
_FUNCTIONS = ("sin", "cos", "tan")


def name_latex(name: Name) -> str:
    return word_latex(word_of(name))


def wave_latex(wave: Wave) -> str:
    r"""`c_{23}`; `\cos(2 q_2 + q_3)` where an angle is in it more than once."""
    return word_latex(word_of_wave(wave)) if wave.simple else wave_of_angle(wave)


def wave_of_angle(wave: Wave, power: int = 1) -> str:
    function = r"\sin" if wave.sine else r"\cos"
    raised = f"^{power}" if power != 1 else ""
    angle = angle_latex(wave)
    single = len(wave.angle) == 1 and wave.angle[0][2] == 1
    return f"{function}{raised} {angle}" if single else f"{function}{raised}({angle})"


def angle_latex(wave: Wave) -> str:
    """`2q_2 + q_3`."""
    terms = [
        Product(Fraction(times), ((Name(letter, (joint,), Sort.STATE), 1),)) for letter, joint, times in wave.angle
    ]
    return sum_latex(Sum(tuple(terms)), 1)


def _joined(letters: Iterable[str]) -> str:
    r"""Letters side by side; a command is kept apart from a letter behind it: `\partial b`."""
    text = ""
    for letter in letters:
        text += " " if re.search(r"\\[A-Za-z]+$", text) and letter[:1].isalpha() else ""
        text += letter
    return text


def word_latex(word: Word, power: int = 1) -> str:
    """A name, raised to a power."""
    if word.upright:
        text = r"\mathrm{" + "".join(letter for letter, _ in word.letters).replace("_", r"\_") + "}"
    else:
        text = _joined(_letter(letter, dots) for letter, dots in word.letters)
    if len(word.letters) > 1 and not word.upright and (word.below or power != 1):
        text = _held(text)
    below = ",".join(part if part[0] in "-0123456789" else _upright(part) for part in word.below)
    raised = word.raised.replace("T", r"\mathsf{T}")
    text += f"^{_group(raised)}" if raised else ""
    text += f"_{_group(below)}" if below else ""
    text += "'" * word.primes
    if power == 1:
        return text
    return f"{_held(text) if raised or word.primes else text}^{_group(str(power))}"


def _letter(letter: str, dots: int) -> str:
    shown = LETTERS.get(letter, letter)
    return f"{_DOTS[dots]}{{{shown}}}" if dots else shown


def _upright(text: str) -> str:
    return r"\mathrm{" + text.replace("_", r"\_").replace(" ", r"\,") + "}"


def _group(text: str) -> str:
    return text if len(text) == 1 else f"{{{text}}}"


def _held(text: str) -> str:
    return f"{{{text}}}"


def number_latex(value: Fraction, digits: int) -> str:
    r"""A number that is not negative: `0.425`, `\tfrac{1}{3}`, `5.1\cdot 10^{-5}`."""
    text = numeral(value, digits)
    if "/" in text:
        above, below = text.split("/")
        return rf"\tfrac{{{above}}}{{{below}}}"
    mantissa, e, exponent = text.partition("e")
    if not e:
        return text
    power = f"10^{{{exponent}}}"
    return power if mantissa == "1" else rf"{mantissa}\cdot {power}"


def sum_latex(value: Sum, digits: int) -> str:
    """A sum; `0` without terms."""
    return terms_latex(value.terms, digits) if value.terms else "0"


def terms_latex(terms: Sequence[Product], digits: int, *, goes_on: bool = False) -> str:
    """Terms with their signs; the first has one too where a row before it goes on."""
    shown = ""
    for place, term in enumerate(terms):
        negative = term.coefficient < 0
        if place == 0 and not goes_on:
            shown += "-" if negative else ""
        else:
            shown += ("{}" if place == 0 else " ") + ("- " if negative else "+ ")
        shown += product_latex(term, digits)
    return shown


def product_latex(term: Product, digits: int) -> str:
    """A product without its sign."""
    above = [(factor, power) for factor, power in term.factors if power > 0]
    below = [(factor, -power) for factor, power in term.factors if power < 0]
    size = abs(term.coefficient)
    if below and "tfrac" in number_latex(size, digits):
        return number_latex(size, digits) + product_latex(Product(Fraction(1), term.factors), digits)
    shown = _factors(size, above, digits)
    return rf"\frac{{{shown}}}{{{_factors(Fraction(1), below, digits)}}}" if below else shown


def _factors(size: Fraction, factors: Sequence[tuple[Factor, int]], digits: int) -> str:
    """A number and factors side by side, with room around numbers with a point and long names."""
    alone = len(factors) == 1 and size == 1
    parts = [(factor_latex(factor, power, digits, bare=alone), _long(factor)) for factor, power in factors]
    if size != 1 or not parts:
        text = _coefficient(size, factors, digits)
        parts.insert(0, (text, "." in text or "^" in text))
    shown, before = "", False
    for place, (text, long) in enumerate(parts):
        shown += "" if place == 0 else r"\," if long or before else " "
        shown += text
        before = long
    return shown


def _coefficient(size: Fraction, factors: Sequence[tuple[Factor, int]], digits: int) -> str:
    return r"\tfrac{1}{2}" if is_half(size, factors) else number_latex(size, digits)


def _long(factor: Factor) -> bool:
    return isinstance(factor, Name) and word_of(factor).long


def factor_latex(factor: Factor, power: int, digits: int, *, bare: bool = False) -> str:
    """A factor with its power; a sum that stands bare needs no brackets."""
    if isinstance(factor, Name):
        return word_latex(word_of(factor), power)
    if isinstance(factor, Wave):
        return word_latex(word_of_wave(factor), power) if factor.simple else wave_of_angle(factor, power)
    raised = f"^{_group(str(power))}" if power != 1 else ""
    if isinstance(factor, Call):
        return _call(factor, raised, digits)
    inner = sum_latex(factor, digits)
    if bare and power == 1:
        return inner
    return f"{bracket('(', inner)}{inner}{bracket(')', inner)}{raised}"


def bracket(side: str, inner: str) -> str:
    r"""A bracket, a size larger around fractions."""
    large = {"(": r"\Bigl(", ")": r"\Bigr)"}
    return large[side] if r"\frac" in inner else side


def _call(call: Call, raised: str, digits: int) -> str:
    inner = sum_latex(call.argument, digits)
    if call.function == "sqrt":
        return rf"\sqrt{{{inner}}}{raised}" if not raised else rf"\bigl(\sqrt{{{inner}}}\bigr){raised}"
    function = f"\\{call.function}" if call.function in _FUNCTIONS else rf"\operatorname{{{call.function}}}"
    return f"{function}{raised}({inner})"
