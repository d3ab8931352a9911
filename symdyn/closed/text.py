"""Formulas as plain text: `b12² c2 (J1 + J2)/Δ`, blanks for products, raised digits for powers."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from symdyn.closed.expression import Call, Factor, Line, Name, Product, Sum, Wave
from symdyn.closed.numerals import DIGITS, numeral

_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def line_text(line: Line, digits: int = DIGITS) -> str:
    return f"{name_text(line.name)} = {sum_text(line.value, digits)}"


def sum_text(value: Sum, digits: int = DIGITS) -> str:
    """A sum; `0` without terms."""
    if not value.terms:
        return "0"
    shown = ""
    for place, term in enumerate(value.terms):
        negative = term.coefficient < 0
        sign = ("-" if negative else "") if place == 0 else (" - " if negative else " + ")
        shown += sign + _product(term, digits, bare=len(value.terms) == 1 and not negative)
    return shown


def _product(term: Product, digits: int, *, bare: bool) -> str:
    above = [(factor, power) for factor, power in term.factors if power > 0]
    below = [(factor, -power) for factor, power in term.factors if power < 0]
    size = abs(term.coefficient)
    alone = len(above) == 1 and size == 1 and not below
    parts = [_factor(factor, power, digits, bare=bare and alone) for factor, power in above]
    text = numeral(size, digits)
    if text != "1" or not parts:
        parts.insert(0, f"({text})" if "/" in text and (above or below) else text)
    shown = " ".join(parts)
    if below:
        under = " ".join(_factor(factor, power, digits) for factor, power in below)
        shown += f"/({under})" if len(below) > 1 else f"/{under}"
    return shown


def _factor(factor: Factor, power: int, digits: int, *, bare: bool = False) -> str:
    if isinstance(factor, Sum):
        inner = sum_text(factor, digits)
        shown = inner if bare and power == 1 else f"({inner})"
    elif isinstance(factor, Call):
        shown = f"{factor.function}({sum_text(factor.argument, digits)})"
    else:
        shown = name_text(factor) if isinstance(factor, Name) else wave_text(factor)
    return shown + (str(power).translate(_RAISED) if power != 1 else "")


def name_text(name: Name) -> str:
    return name.stem + indices(name.index) + "'" * name.primes


def indices(numbers: Iterable[int]) -> str:
    """Joint numbers side by side, with commas where one has two digits."""
    numbers = list(numbers)
    return (",".join if any(abs(k) > 9 for k in numbers) and len(numbers) > 1 else "".join)(map(str, numbers))


def wave_text(wave: Wave) -> str:
    """`c23` for the cosine of a plain sum of angles, `c2-3` of a difference, `cos(2q2 + q3)` of others."""
    if wave.simple:
        return ("s" if wave.sine else "c") + indices(joint * times for _, joint, times in wave.angle)
    return f"{'sin' if wave.sine else 'cos'}({angle_text(wave)})"


def angle_text(wave: Wave) -> str:
    """`2q2 + q3`."""
    shown = ""
    for place, (letter, joint, times) in enumerate(wave.angle):
        sign = ("-" if times < 0 else "") if place == 0 else (" - " if times < 0 else " + ")
        shown += sign + (str(abs(times)) if abs(times) != 1 else "") + f"{letter}{joint}"
    return shown


def text_length(value: Fraction, factors: Iterable[str], digits: int = DIGITS) -> int:
    """How many characters a term takes in a sum."""
    size = abs(value)
    return 3 + sum(len(factor) + 1 for factor in factors) + (len(numeral(size, digits)) + 1 if size != 1 else 0)
