"""The section 'entry': all that is known of one entry of M, M⁻¹, U or D; the page shows the one that is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.closed.mathml import STYLE
from symdyn.faults import InputError
from symdyn.inspect.poses import spans
from symdyn.inspect.question import refuse_several
from symdyn.report.absent import Absent
from symdyn.report.couplings import without_inverse
from symdyn.report.forms import Forms
from symdyn.report.lines import Lines, lines_of
from symdyn.report.material import Material
from symdyn.report.results import ResultData, made_result
from symdyn.report.sample import sample_of

_LONGEST_LINES = 450_000  # characters of the lines of one function


@dataclass(frozen=True)
class Entries:
    """What the section shows.

    Attributes:
        robot: as it is typed behind commands.
        told: over which poses ranges are.
        figures_told: over which poses figures are.
        spans: of each number of q the ends between which bands go; empty where no figures are made.
        refused: why neither formulas nor more figures than ranges are made of this robot; empty where they are.
        no_forms: why it has no formulas that anybody would read; empty where some entry may have one.
        results: matrices that the page has.
        rows: of closed forms.
        lines: of functions; of a long one left out.
        too_long: functions whose lines are left out.
        style: of closed forms.
    """

    robot: str
    told: str
    figures_told: str
    spans: tuple[tuple[float, float], ...]
    refused: str
    no_forms: str
    results: tuple[ResultData, ...]
    rows: tuple[str, ...]
    lines: dict[str, Lines]
    too_long: tuple[str, ...]
    style: str


def entry(material: Material) -> Entries | Absent:
    """Every entry of the matrices that the page has."""
    sample, generation = sample_of(material), material.generation
    if sample is None or generation is None:
        return Absent(without_inverse(material))
    refused = _refused(material)
    forms = None if refused else Forms(generation)
    made = [made_result(generation, sample, *which, forms, figures=not refused) for which in sample.values]
    lines = {name: lines_of(generation, name) for name in dict.fromkeys(name for name, _ in sample.values)}
    short = {name: found for name, found in lines.items() if found.length <= _LONGEST_LINES}
    return Entries(
        robot=material.request.robot,
        told=sample.told,
        figures_told=max((it.told for it in made), default=""),
        spans=() if refused else tuple((span.low, span.high) for span in spans(material.subject.model)),
        refused=refused,
        no_forms=forms.reason if forms else "",
        results=tuple(made),
        rows=tuple(forms.texts) if forms else (),
        lines=short,
        too_long=tuple(name for name in lines if name not in short),
        style=STYLE,
    )


def _refused(material: Material) -> str:
    """Why nothing but lines and ranges is made of a robot: `inspect` has no other answer either."""
    try:
        refuse_several(material.subject, "")
    except InputError as refusal:
        (fault,) = refusal.faults
        return fault.rule.partition(": ")[2]
    return ""
