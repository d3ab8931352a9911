"""A closed form as a page of plain text."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Wave
from symdyn.closed.numerals import numeral
from symdyn.closed.text import angle_text, indices, line_text, name_text, sum_text, wave_text

WIDTH = 100


def page(form: ClosedForm) -> str:
    """Title, formulas, the where list, the joints, notes."""
    sections = [title(form), *_formulas(form), _where(form), _joints(form)]
    return "\n\n".join(section for section in sections if section) + "\n"


def title(form: ClosedForm) -> str:
    """What is shown, in a sentence or two."""
    lines = [f"{form.asked} of {form.robot}", form.summary, *form.notes]
    if form.parts.instead:
        lines.append(form.parts.instead)
    if form.error:
        lines.append(
            f"Numbers are rounded to {form.digits} digits; that changes no entry by more than "
            f"{100 * form.error:.2g} % of its largest value."
        )
    return "\n".join(lines)


def _formulas(form: ClosedForm) -> list[str]:
    above = [line_text(line, form.digits) for line in form.lines_shown]
    results = [line_text(entry.line, form.digits) for entry in form.shown]
    results += list(form.parts.statement) if form.place is None else []
    if form.place is not None and form.zeros:
        results.append(f"{name_text(form.zeros[0].line.name)} = 0")
    elif form.zeros and not form.parts.statement:
        results.append(_zeros(form))
    return [_indented(lines) for lines in (above, results) if lines]


def _zeros(form: ClosedForm) -> str:
    names = [name_text(entry.line.name) for entry in form.zeros]
    if len(names) == len(form.entries):
        return f"all entries of {form.letter} are 0"
    if len(names) > 6:
        return f"the other {len(names)} entries are 0"
    return " = ".join(names) + " = 0"


def _indented(lines: Sequence[str]) -> str:
    return "\n".join(f"  {line}" for line in lines)


def _where(form: ClosedForm) -> str:
    rows = [(name_text(line.name), sum_text(line.value, form.digits), line.remark) for line in form.where]
    left = max((len(name) for name, _, _ in rows), default=0)
    right = max((len(value) for _, value, _ in rows if len(value) <= 60), default=0)
    lines = [f"{name:<{left}} = {value:<{right}}  {unit}".rstrip() for name, value, unit in rows]
    lines += _angles(form)
    lines += [*_rates(form), *form.parts.remarks]
    return "where\n" + _indented(lines) if lines else ""


def _angles(form: ClosedForm) -> list[str]:
    """Short names of sines and cosines, and of angles with an offset."""
    found = []
    if form.waves:
        found.append(
            ", ".join(f"{wave_text(w)} = {'sin' if w.sine else 'cos'}({angle_text(w)})" for w in _first_of_each(form))
        )
    for place, offset in form.offsets.items():
        sign = "-" if offset < 0 else "+"
        found.append(f"φ{place + 1} = q{place + 1} {sign} {numeral(abs(offset), form.digits)}")
    return found


def _first_of_each(form: ClosedForm) -> list[Wave]:
    """At most a few: who has read three knows the fourth."""
    most = 4
    longest = sorted(form.waves, key=lambda wave: len(wave.angle))
    return longest if len(longest) <= most else [*longest[: most - 1], longest[-1]]


def _rates(form: ClosedForm) -> list[str]:
    """What `B` and `ω` are, where the formulas need them."""
    if not form.rates:
        return []
    sums = [f"ω{k + 1} = {_sum_of_rates(form.rates, k)}" for k, row in enumerate(form.rates) if len(row) > 1]
    same = [k + 1 for k, row in enumerate(form.rates) if len(row) == 1]
    told = ", ".join(sums) or "ω = q̇"
    if same and sums:
        told += f", others ω{indices(same[:1])} = q̇{indices(same[:1])}" if len(same) == 1 else ", others ω = q̇"
    if not form.parts.statement:
        return [told]
    statement = form.parts.statement[0]
    turned = [f"q̇ = B ω with {told}"] if "B" in statement else [told] if "ω" in statement else []
    return [*turned, *(_factors(form, key) for key in FACTORS if key in form.parts.statement[0])]


FACTORS = {"D⁻¹": "D is diagonal, W upper triangular with ones on its diagonal", "N": "N is symmetric"}
"""What the matrices of a statement are."""


def _factors(form: ClosedForm, key: str) -> str:
    """What the matrices of a statement are, with what no line has of them."""
    others = [line_text(line, form.digits) for line in form.parts.unlisted]
    rest = "what else is not listed is 0" if others else "what is not listed is 0"
    return f"{FACTORS[key]}; {', '.join([*others, rest])}"


_MOST_RATES = 4
"""That are added up; of more the sum so far has a name already."""


def _sum_of_rates(rates: Sequence[dict[int, int]], number: int) -> str:
    row, shown = rates[number], ""
    if len(row) > _MOST_RATES:
        before = {k: sign for k, sign in row.items() if k != number}
        for place, other in enumerate(rates[:number]):
            for sign in (1, -1):
                if {k: sign * of for k, of in other.items()} == before:
                    return f"q̇{number + 1} {'-' if sign < 0 else '+'} ω{place + 1}"
    for place, (k, sign) in enumerate(sorted(row.items())):
        mark = ("-" if sign < 0 else "") if place == 0 else (" - " if sign < 0 else " + ")
        shown += f"{mark}q̇{k + 1}"
    return shown


def _joints(form: ClosedForm) -> str:
    width = max(len(joint.name) for joint in form.joints)
    rows = [
        f"  {joint.number:>2}  {joint.name:<{width}}  q{joint.number} in {joint.unit}, index {joint.number - 1} in code"
        for joint in form.joints
    ]
    return "joints\n" + "\n".join(rows)
