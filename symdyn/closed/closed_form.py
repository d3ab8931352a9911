"""`ClosedForm`: what a question about a robot's formulas is answered with, in whatever format."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn.closed.expression import Call, Factor, Line, Name, Sort, Wave, evaluated
from symdyn.closed.form import Entry, Parts, Rung, used
from symdyn.closed.numerals import DIGITS
from symdyn.quantities.arguments import ARGUMENTS

ARGUMENT_OF = {argument.symbol: argument.name for argument in ARGUMENTS.values()}
"""The arguments of functions by their symbols in formulas."""


# ruff: noqa: PLC0415 - writers know what a form is, so that a form fetches them when it is asked


@dataclass(frozen=True)
class JointWord:
    """A joint in the legend: its number in formulas, from 1, its name, and the unit of its position."""

    number: int
    name: str
    unit: str


@dataclass(frozen=True)
class ClosedForm:
    """Formulas of one result of a robot, or of one entry of it.

    Attributes:
        robot: its name.
        function: the function of generated code that gives the result.
        output: the result's name there.
        several: whether the function has more results.
        arguments: of the function.
        rows: those of them that are matrices with rows of six, which formulas count through.
        summary: what it is, in a sentence.
        letter: that the result has in formulas.
        shape: of the whole result.
        place: the entry that was asked for, by its indices from 0; None for all.
        parts: the formulas.
        symmetric: whether entries below the diagonal are left out, being equal to those above.
        where: what the constants are, in the order in which the formulas need them.
        offsets: of joint angles, by the place in q.
        rates: what the absolute rates are, where formulas use them: rows of joint numbers (from 0) with their signs.
        joints: the legend.
        parameters: the run-time parameters with their defaults, by the names that formulas have for them.
        digits: that numbers are shown with; exact ones have fewer.
        error: what rounding the numbers to these digits changes at most, as a part of the largest value; 0 for nothing.
        notes: what else there is to say.
    """

    robot: str
    function: str
    output: str
    several: bool
    arguments: tuple[str, ...]
    rows: tuple[str, ...]
    summary: str
    letter: str
    shape: tuple[int, ...]
    place: tuple[int, ...] | None
    parts: Parts
    symmetric: bool
    where: tuple[Line, ...]
    offsets: dict[int, Fraction]
    rates: tuple[dict[int, int], ...]
    joints: tuple[JointWord, ...]
    parameters: dict[str, float]
    digits: int = DIGITS
    error: float = 0.0
    notes: tuple[str, ...] = ()

    @property
    def asked(self) -> str:
        """As users type it, by indices."""
        named = f".{self.output}" if self.several else ""
        return f"{self.function}{named}" + (f"[{','.join(map(str, self.place))}]" if self.place is not None else "")

    @property
    def rung(self) -> Rung:
        """The rung of the ladder: explicit, two levels, elimination lines."""
        return self.parts.rung

    @property
    def lines(self) -> tuple[Line, ...]:
        """That the entries are made of."""
        return self.parts.lines

    @property
    def lines_shown(self) -> tuple[Line, ...]:
        """Those of the lines that people need: an abbreviated model is its N, whatever its inverse takes."""
        return self.parts.model or self.parts.lines

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, or the one that was asked for; of a symmetric matrix those on and above the diagonal."""
        return self.parts.entries

    @property
    def shown(self) -> list[Entry]:
        """The entries that are printed: those that are neither zero nor a line already; none where a statement does for all."""
        if self.parts.statement and self.place is None:
            return []
        above = {line.name for line in self.lines}
        return [entry for entry in self.entries if entry.line.value.terms and entry.line.name not in above]

    @property
    def unit_triangular(self) -> bool:
        """Whether entries on the diagonal, which are 1, and below it, which are 0, are left out."""
        return self.place is None and not self.symmetric and len(self.entries) < math.prod(self.shape)

    @property
    def zeros(self) -> list[Entry]:
        """The entries that vanish for every pose."""
        return [entry for entry in self.entries if not entry.line.value.terms]

    @property
    def waves(self) -> list[Wave]:
        """The sines and cosines that formulas call by short names."""
        found = [factor for factor in self.words if isinstance(factor, Wave) and factor.simple]
        return sorted(found, key=lambda wave: ([(joint, times) for _, joint, times in wave.angle], wave.sine))

    @property
    def words(self) -> list[Factor]:
        """Every name, wave and call of the formulas and of the where list."""
        results = [entry.line for entry in self.entries]
        return used([*self.lines_shown, *self.lines, *results, *self.where])

    def text(self) -> str:
        """As plain text for a terminal."""
        from symdyn.closed.page_text import page

        return page(self)

    def latex(self) -> str:
        """As LaTeX that compiles as it is in a document with amsmath."""
        from symdyn.closed.latex import page

        return page(self)

    def mathml(self) -> str:
        """As MathML, an HTML fragment that needs nothing else."""
        from symdyn.closed.mathml import page

        return page(self)

    def python(self) -> str:
        """As a Python function with exact numbers, which takes any numbers that have sines and cosines."""
        from symdyn.closed.python import page

        return page(self)

    def as_dict(self) -> dict[str, Any]:
        """For JSON: formulas in Python's spelling, numbers exact."""
        from symdyn.closed.python import as_dict

        return as_dict(self)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<closed form of {self.asked} of {self.robot!r}: {self.rung.value}>"

    def _repr_html_(self) -> str:
        return self.mathml()

    def at(
        self,
        arguments: Mapping[str, Any],
        parameters: Mapping[str, Any],
        wave: Callable[[Wave], Any],
        exact: Callable[[Fraction], Any] = Fraction,
        call: Callable[[str, Any], Any] | None = None,
    ) -> dict[tuple[int, ...], Any]:
        """The entries in any numbers.

        Args:
            arguments: entries of `q`, `qd`, … as far as formulas have them outside of sines and cosines.
            parameters: by the names that formulas have.
            wave: the sine or cosine of a sum of angles.
            exact: turns coefficients into the numbers wanted.
            call: a root, a sine or a sign.
        """
        known: dict[Name, Any] = {}

        def of(factor: Name | Wave | Call) -> Any:
            if isinstance(factor, Wave):
                return wave(factor)
            if isinstance(factor, Call):
                assert call is not None
                return call(factor.function, evaluated(factor.argument, of, exact))
            if factor in known:
                return known[factor]
            if factor.sort is Sort.PARAMETER:
                return parameters[factor.stem]
            if factor.stem == "ω":
                row = self.rates[factor.index[0] - 1]
                return sum(arguments["qd"][k] * sign for k, sign in row.items())
            return arguments[ARGUMENT_OF[factor.stem]][factor.index[0] - 1]

        for line in (*self.where, *self.lines):
            known[line.name] = evaluated(line.value, of, exact)
        return {entry.index: evaluated(entry.line.value, of, exact) for entry in self.entries}


def float_wave(q: Sequence[Any], offsets: Mapping[int, float], sin: Any = math.sin, cos: Any = math.cos) -> Any:
    """Sines and cosines of sums of angles in floats or arrays."""

    def wave(of: Wave) -> Any:
        angle = sum(times * (q[joint - 1] + offsets.get(joint - 1, 0.0)) for _, joint, times in of.angle)
        return (sin if of.sine else cos)(angle)

    return wave
