"""Formulas in code's spelling: `b12**2*c2/Delta`, names that are identifiers, arguments by their indices from 0.

Names keep the joint numbers that the formulas have, from 1, so that code can be read beside them: `J2`, `c23`, `M_inverse12`.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from symdyn.closed.closed_form import ARGUMENT_OF, ClosedForm
from symdyn.closed.expression import CHANGE, Call, Factor, Name, Product, Sort, Sum, Wave
from symdyn.closed.form import Entry
from symdyn.closed.text import line_text

_SPELT = {
    "Δ": "Delta",
    "δ": "delta",
    "ω": "omega",
    "φ": "phi",
    "τ": "tau",
    "β": "beta",
    "Ω": "Omega",
    "Λ": "Lambda",
    "M⁻¹": "M_inverse",
    "J̇": "Jd",
    "q̈": "qdd",
}
_PARAMETER, _ANGLE = "parameter", "φ"
FUNCTIONS = ("sin", "cos", "sqrt", "sign")
_TAKEN = (*keyword.kwlist, *FUNCTIONS, "Fraction", "math")

Numeral = Callable[[Fraction], str]
"""How a positive number is spelt."""


@dataclass(frozen=True)
class Step:
    """`name = formula`: what is worked out before the entries.

    Attributes:
        name: an identifier.
        terms: of the formula, each but the first with its sign.
        unit: of a constant.
        text: as the page of plain text has it, of constants and lines.
    """

    name: str
    terms: tuple[str, ...]
    unit: str = ""
    text: str = ""

    @property
    def formula(self) -> str:
        return " ".join(self.terms)


class Code:
    """A closed form as steps in the order in which they are worked out, then entries.

    Args:
        form: the closed form.
        numeral: how numbers are spelt that stand beside something.
        alone: how one is spelt that is all of a line, and may be divided by.

    Attributes:
        arguments: of the function.
        parameters: that the formulas have, with their defaults, by their identifiers.
        functions: that the formulas call.
        angles, rates, where, waves, lines: the steps.
    """

    def __init__(self, form: ClosedForm, numeral: Numeral, alone: Numeral) -> None:
        self._form, self._numeral, self._alone = form, numeral, alone
        self.arguments = form.arguments
        words = form.words
        self._taken = {*_TAKEN, *self.arguments}
        self._names: dict[Factor | tuple[str, int | str], str] = {}
        used = {word.stem for word in words if isinstance(word, Name) and word.sort is Sort.PARAMETER}
        stems = [stem for stem in form.parameters if stem in used]
        self.parameters = {self._name((_PARAMETER, stem), stem): form.parameters[stem] for stem in stems}
        called = {word.function for word in words if isinstance(word, Call)}
        self.functions = tuple(name for name in FUNCTIONS if name in called or name in ("sin", "cos"))
        self.angles = [self._angle(place, offset) for place, offset in form.offsets.items()]
        self.rates = [self._rate(word) for word in words if isinstance(word, Name) and word.stem == "ω"]
        self.where = [
            self._step(line.name, line.value, line.remark, line_text(line, form.digits)) for line in form.where
        ]
        self.waves = [self._wave(word) for word in _in_order(words)]
        self.lines = [self._step(line.name, line.value, "", line_text(line, form.digits)) for line in form.lines]

    def entry_name(self, entry: Entry) -> str:
        """The identifier of an entry."""
        return self._name(entry.line.name, identifier(entry.line.name))

    def terms(self, value: Sum) -> tuple[str, ...]:
        """The terms of a sum, each but the first with its sign: they are joined by blanks."""
        found = []
        for place, term in enumerate(value.terms):
            bare = len(value.terms) == 1 and term.coefficient > 0
            found.append(_sign(term.coefficient, place) + self._product(term, bare=bare))
        return tuple(found) or ("0",)

    def _name(self, word: Factor | tuple[str, int | str], spelt: str) -> str:
        """The identifier of a word, which nothing else has."""
        if word not in self._names:
            while spelt in self._taken:
                spelt += "_"
            self._taken.add(spelt)
            self._names[word] = spelt
        return self._names[word]

    def _step(self, name: Name, value: Sum, unit: str, text: str) -> Step:
        if value.terms and not any(term.factors for term in value.terms):
            total = sum((term.coefficient for term in value.terms), Fraction(0))
            terms: tuple[str, ...] = (("-" if total < 0 else "") + self._alone(abs(total)),)
        else:
            terms = self.terms(value)
        return Step(self._name(name, identifier(name)), terms, unit, text)

    def _angle(self, place: int, offset: Fraction) -> Step:
        name = self._name((_ANGLE, place + 1), f"phi{place + 1}")
        return Step(name, (f"q[{place}]", f"{'-' if offset < 0 else '+'} {self._numeral(abs(offset))}"), "rad")

    def _rate(self, omega: Name) -> Step:
        row = sorted(self._form.rates[omega.index[0] - 1].items())
        terms = tuple(_sign(sign, place) + f"qd[{k}]" for place, (k, sign) in enumerate(row))
        return Step(self._name(omega, identifier(omega)), terms)

    def _wave(self, wave: Wave) -> Step:
        inner = ""
        for place, (letter, joint, times) in enumerate(wave.angle):
            angle = self._names[_ANGLE, joint] if letter == _ANGLE else f"q[{joint - 1}]"
            inner += " " * (place > 0) + _sign(times, place) + (f"{abs(times)}*" if abs(times) != 1 else "") + angle
        function = "sin" if wave.sine else "cos"
        return Step(self._name(wave, _wave_identifier(wave)), (f"{function}({inner})",))

    def _product(self, term: Product, *, bare: bool) -> str:
        above = [self._factor(f, p, bare=bare and len(term.factors) == 1) for f, p in term.factors if p > 0]
        below = [self._factor(f, -p) for f, p in term.factors if p < 0]
        size = abs(term.coefficient)
        if size != 1 or not above:
            above.insert(0, self._numeral(size))
        shown = "*".join(above)
        if below:
            shown += f"/({'*'.join(below)})" if len(below) > 1 else f"/{below[0]}"
        return shown

    def _factor(self, factor: Factor, power: int, *, bare: bool = False) -> str:
        if isinstance(factor, Sum):
            inner = " ".join(self.terms(factor))
            shown = inner if bare and power == 1 else f"({inner})"
        elif isinstance(factor, Call):
            shown = f"{factor.function}({' '.join(self.terms(factor.argument))})"
        else:
            shown = self._word(factor)
        return f"{shown}**{power}" if power != 1 else shown

    def _word(self, word: Name | Wave) -> str:
        if isinstance(word, Name) and word.sort is Sort.PARAMETER:
            return self._names[_PARAMETER, word.stem]
        if word in self._names:
            return self._names[word]
        assert isinstance(word, Name)
        argument, place = ARGUMENT_OF[word.stem], word.index[0] - 1
        return f"{argument}[{place // 6}][{place % 6}]" if argument in self._form.rows else f"{argument}[{place}]"


def _sign(value: Fraction | int, place: int) -> str:
    """Before the term at a place of a sum."""
    return ("-" if value < 0 else "") if place == 0 else ("- " if value < 0 else "+ ")


def _in_order(words: Iterable[Factor]) -> list[Wave]:
    """The sines and cosines, by their angles."""
    waves = [word for word in words if isinstance(word, Wave)]
    return sorted(waves, key=lambda wave: ([(joint, times) for _, joint, times in wave.angle], wave.sine))


def identifier(name: Name) -> str:
    """`M⁻¹12` is `M_inverse12`, `l1'` is `l1_prime`, `N10,11` is `N10_11`, `∂Δ` is `d_Delta`."""
    if name.stem.startswith(CHANGE):
        return "d_" + identifier(replace(name, stem=name.stem.removeprefix(CHANGE)))
    between = "_" if any(k > 9 for k in name.index) else ""
    primes = "_prime" + (str(name.primes) if name.primes > 1 else "") if name.primes else ""
    return _SPELT.get(name.stem, name.stem) + between.join(map(str, name.index)) + primes


def _wave_identifier(wave: Wave) -> str:
    """`c23`, `s2_minus_3`, `cos_2q2_plus_q3`."""
    signs = ["" if place == 0 else "_minus_" if times < 0 else "" for place, (_, _, times) in enumerate(wave.angle)]
    if wave.simple and max(joint for _, joint, _ in wave.angle) < 10:
        return ("s" if wave.sine else "c") + "".join(s + str(j) for s, (_, j, _) in zip(signs, wave.angle, strict=True))
    signs = [sign or ("_plus_" if place else "") for place, sign in enumerate(signs)]
    parts = [f"{s}{abs(t) if abs(t) != 1 else ''}q{j}" for s, (_, j, t) in zip(signs, wave.angle, strict=True)]
    return ("sin_" if wave.sine else "cos_") + "".join(parts)
