"""Derivatives of a closed form, line by line: every line that changes gets one, `∂Δ`, and entries by the chain rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import CHANGE, Call, Factor, Line, Name, Product, Sort, Sum, Wave, in_order, only
from symdyn.closed.form import Entry, Parts, needed_lines


@dataclass(frozen=True)
class Variable:
    """What is derived by: a parameter by its name, or a joint's position by its number from 1."""

    parameter: str = ""
    joint: int = 0

    @property
    def text(self) -> str:
        return self.parameter or f"q{self.joint}"


def derived(form: ClosedForm, by: Variable) -> ClosedForm:
    """The form of `∂entry/∂variable`."""
    known: dict[Name, Sum] = {}
    where: list[Line] = []
    for line in form.where:
        where.append(line)
        where += _derived_line(line, known, by)
    lines: list[Line] = []
    for line in form.lines:
        lines.append(line)
        lines += _derived_line(line, known, by)
    entries = []
    for entry in form.entries:
        value = _derivative(entry.line.value, known, by)
        entries.append(Entry(entry.index, Line(_changed(entry.line.name), value)))
    needed = _needed([*where, *lines], entries)
    return replace(
        form,
        letter=CHANGE + form.letter,
        parts=Parts(form.rung, tuple(line for line in lines if line.name in needed), tuple(entries)),
        where=tuple(line for line in where if line.name in needed),
        notes=(*form.notes, f"Derivative by {by.text}: ∂x stands for ∂x/∂{by.text}."),
    )


def _needed(lines: Sequence[Line], entries: Sequence[Entry]) -> set[Name]:
    return {line.name for line in needed_lines(lines, [entry.line for entry in entries])}


def _changed(name: Name) -> Name:
    return replace(name, stem=CHANGE + name.stem)


def _derived_line(line: Line, known: dict[Name, Sum], by: Variable) -> list[Line]:
    """The derivative's own line; none where it vanishes or is one word."""
    value = _derivative(line.value, known, by)
    known[line.name] = value
    if len(value.terms) == 0 or (len(value.terms) == 1 and len(value.terms[0].factors) <= 1):
        return []
    name = _changed(line.name)
    known[line.name] = only(name)
    return [Line(name, value)]


def _derivative(value: Sum, known: dict[Name, Sum], by: Variable) -> Sum:
    terms: list[Product] = []
    for term in value.terms:
        for place, (factor, power) in enumerate(term.factors):
            inner = _of_factor(factor, known, by)
            rest = [*term.factors[:place], *([(factor, power - 1)] if power != 1 else []), *term.factors[place + 1 :]]
            terms += _times(term.coefficient * power, rest, inner)
    return in_order(_collected(terms))


def _of_factor(factor: Factor, known: dict[Name, Sum], by: Variable) -> Sum:
    if isinstance(factor, Sum):
        return _derivative(factor, known, by)
    if isinstance(factor, Wave):
        return _of_wave(factor, by)
    if isinstance(factor, Call):
        return _of_call(factor, known, by)
    if factor in known:
        return known[factor]
    own = factor.sort is Sort.PARAMETER and factor.stem == by.parameter
    slides = factor.sort is Sort.STATE and factor.stem == "q" and factor.index == (by.joint,)
    return Sum((Product(Fraction(1)),)) if own or slides else Sum()


def _of_wave(wave: Wave, by: Variable) -> Sum:
    times = next((times for _, joint, times in wave.angle if joint == by.joint), 0)
    if not times:
        return Sum()
    return Sum((Product(Fraction(times if wave.sine else -times), ((replace(wave, sine=not wave.sine), 1),)),))


def _of_call(call: Call, known: dict[Name, Sum], by: Variable) -> Sum:
    """Of a root, a sine or a cosine of parameters; a sign does not change."""
    inner = _derivative(call.argument, known, by)
    if not inner.terms or call.function == "sign":
        return Sum()
    if call.function == "sqrt":
        return Sum(tuple(_times(Fraction(1, 2), [(call, -1)], inner)))
    other = Call("cos" if call.function == "sin" else "sin", call.argument)
    return Sum(tuple(_times(Fraction(1 if call.function == "sin" else -1), [(other, 1)], inner)))


def _times(coefficient: Fraction, factors: Sequence[tuple[Factor, int]], inner: Sum) -> list[Product]:
    """A product with a sum as one more factor: multiplied out where the sum has one term."""
    if not inner.terms:
        return []
    if len(inner.terms) == 1:
        (term,) = inner.terms
        return [Product(coefficient * term.coefficient, _merged([*factors, *term.factors]))]
    return [Product(coefficient, _merged([*factors, (inner, 1)]))]


def _merged(factors: Sequence[tuple[Factor, int]]) -> tuple[tuple[Factor, int], ...]:
    """Equal factors together, what is divided by last."""
    powers: dict[Factor, int] = {}
    for factor, power in factors:
        powers[factor] = powers.get(factor, 0) + power
    kept = [(factor, power) for factor, power in powers.items() if power]
    return (*((f, p) for f, p in kept if p > 0), *((f, p) for f, p in kept if p < 0))


def _collected(terms: Sequence[Product]) -> list[Product]:
    """Terms of the same factors as one."""
    found: dict[frozenset[tuple[Factor, int]], Product] = {}
    for term in terms:
        key = frozenset(term.factors)
        old = found.get(key)
        found[key] = Product(old.coefficient + term.coefficient, old.factors) if old else term
    return [term for term in found.values() if term.coefficient]
