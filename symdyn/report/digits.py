"""The section 'digits': in how many digits generated code and the core agree, function by function."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from symdyn.execution.python import LoadedPython, import_text
from symdyn.generation import Generation
from symdyn.generation.judging import STATES
from symdyn.judge.comparison import Finding, judged
from symdyn.judge.equality import DOUBLE
from symdyn.render import render
from symdyn.report.absent import Absent
from symdyn.report.material import Material

MOST = -math.log10(DOUBLE)
"""What a double holds."""


@dataclass(frozen=True)
class Agreement:
    """A function with the digits that agree in its worst result, and how many the rule of equality asks for there.

    Where nothing differs at all, `digits` are those of a double and `asked` is None.
    """

    function: str
    digits: float
    asked: float | None

    @property
    def marks(self) -> tuple[float, ...]:
        """Where the bar is marked."""
        return () if self.asked is None else (self.asked,)

    @property
    def beside(self) -> str:
        """What stands behind the digits."""
        return "no difference" if self.asked is None else f"of {self.asked} asked for"


@dataclass(frozen=True)
class Digits:
    """What the section shows: what was run, at how many states, and what was found; the most that there can be."""

    run: str
    states: int
    functions: tuple[Agreement, ...]
    most: float


def digits(material: Material) -> Digits | Absent:
    """Of the very module in the page where something here can run it, else of the same functions in Python."""
    if material.generation is None:
        return Absent(material.lacking)
    own = [judgement for judgement in material.judgements if judgement.findings is not None]
    run = "The JavaScript module of this page, run by Node" if own else "The same functions in Python"
    findings: Sequence[Finding] = (own[0].findings or ()) if own else _in_python(material.generation)
    return Digits(run, STATES, tuple(_agreement(finding) for finding in findings), round(MOST, 1))


def _in_python(generation: Generation) -> tuple[Finding, ...]:
    ((file, text),) = render(replace(generation.library), ("python",)).items()
    return judged(generation.subject, generation.functions, LoadedPython(import_text(text, file)), STATES)


def _agreement(finding: Finding) -> Agreement:
    if finding.error == 0.0 or finding.ratio == 0.0:
        return Agreement(finding.function, round(MOST, 1), None)
    agreed = min(MOST, max(0.0, -math.log10(finding.error)))
    asked = min(MOST, max(0.0, -math.log10(finding.error / finding.ratio)))
    return Agreement(finding.function, round(agreed, 1), round(asked, 1))
