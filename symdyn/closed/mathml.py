"""A closed form as MathML in a fragment of HTML, for notebooks and pages: no scripts, nothing from elsewhere, the page's own
colours.

Browsers do not break formulas, so a long sum is given in pieces, between which a line may wrap. Without a font for mathematics
brackets would not stretch and letters might be missing: matrices have borders instead, and letters come from fonts for text.
Names are the user's: nothing in them is markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Line, Name, Product, Sort
from symdyn.closed.layout import (
    Grid,
    absolute_rates,
    broken,
    by_change_of_rates,
    grid_of,
    results,
    shifted_angles,
    statements,
    zeros,
)
from symdyn.closed.mathml_formulas import (
    EQUALS,
    MINUS,
    name_mathml,
    product_mathml,
    row,
    sum_mathml,
    terms_mathml,
    wave_mathml,
    wave_of_angle,
)
from symdyn.closed.page_text import FACTORS, title

_PIECE, _SHORT_PIECE, _MATRIX = 14.0, 11.0, 18.0
"""Ems: of a piece of a formula, of one beside a unit, and of a matrix; a telephone shows about 20."""

_TICK = "linear-gradient(currentColor,currentColor)"
STYLE = f"""
.symdyn-closed{{line-height:1.5;overflow-x:auto;color:inherit}}
.symdyn-closed p{{margin:.5em 0}}
.symdyn-closed table{{border-collapse:collapse;margin:.4em 0 .4em .5em;background:none;color:inherit}}
.symdyn-closed td{{border:0;padding:.15em .2em;text-align:left;vertical-align:baseline;background:none}}
.symdyn-closed td.name{{text-align:right;white-space:nowrap}}
.symdyn-closed td.unit{{padding-left:.8em;white-space:nowrap}}
.symdyn-closed math{{font-size:1.1em;padding:.1em 0}}
.symdyn-closed mi,.symdyn-closed mn{{font-family:"STIX Two Text",Cambria,"Times New Roman","Liberation Serif",serif}}
.symdyn-closed mi{{font-style:italic;text-transform:none}}
.symdyn-closed mi[mathvariant]{{font-style:normal}}
.symdyn-closed mtable{{margin:0 .3em;padding:.2em .3em;border:solid;border-width:0 1px;
background:{_TICK} 0 0/.4em 1px,{_TICK} 0 100%/.4em 1px,{_TICK} 100% 0/.4em 1px,{_TICK} 100% 100%/.4em 1px;
background-repeat:no-repeat}}
.symdyn-closed mtd{{padding:.2em .35em}}
"""


@dataclass(frozen=True)
class Rows:
    """A closed form for pages with a frame of their own, which put rows into tables of class `symdyn-closed`.

    Attributes:
        notes: what is to be said of it, as plain text.
        formulas, where: rows of tables.
        short: what short names stand for, an equation each.
    """

    notes: tuple[str, ...]
    formulas: tuple[str, ...]
    where: tuple[str, ...]
    short: tuple[str, ...]


def rows_of(form: ClosedForm) -> Rows:
    """Of one entry: lines, then the entry."""
    _, _, *notes = title(form).split("\n")
    lines = (*form.lines_shown, *form.parts.unlisted, *results(form))
    return Rows(
        tuple(notes),
        tuple(_row(line, form.digits) for line in lines),
        tuple(_row(line, form.digits) for line in form.where),
        tuple(map(_math, _short(form))),
    )


def page(form: ClosedForm) -> str:
    """Title and notes, formulas, the where list, the joints."""
    what, *notes = title(form).split("\n")
    parts = [f"<style>{STYLE}</style>", f"<p><b>{escape(what)}</b></p>"]
    parts += [f"<p>{escape(note)}</p>" for note in notes]
    parts += [*_formulas(form), *_where(form), _joints(form)]
    return f'<div class="symdyn-closed">{"".join(parts)}</div>\n'


def _formulas(form: ClosedForm) -> list[str]:
    grid = grid_of(form, _MATRIX)
    rows = [
        _row(line, form.digits) for line in (*form.lines_shown, *form.parts.unlisted, *([] if grid else results(form)))
    ]
    names, words = ([], "") if grid else zeros(form)
    if names:
        first, *others = map(name_mathml, names)
        rows.append(_cells(first, [EQUALS.join([*others, "<mn>0</mn>"])]))
    rows += [_statement(text) for text in statements(form)]
    rows += [_cells(name_mathml(Name(form.letter)), [_matrix(grid, form.digits)])] if grid else []
    shown = [_table(rows)] if rows else []
    return [*shown, f"<p>{words} 0</p>"] if words else shown


def _row(line: Line, digits: int) -> str:
    widest = _SHORT_PIECE if line.remark else _PIECE
    return _cells(name_mathml(line.name), _pieces(line, widest, digits), line.remark)


def _cells(name: str, pieces: Sequence[str], unit: str = "") -> str:
    """A row of a table: the name, what it equals, its unit."""
    first, *others = pieces
    value = " ".join(map(_math, (f"{EQUALS}{first}", *others)))
    behind = f'<td class="unit">{escape(unit)}</td>' if unit else ""
    return f'<tr><td class="name">{_math(name)}</td><td>{value}</td>{behind}</tr>'


def _math(inner: str) -> str:
    return f'<math displaystyle="true"><mrow>{inner}</mrow></math>'


def _pieces(line: Line, widest: float, digits: int) -> list[str]:
    """A value in pieces between which a browser may break the line."""
    if not line.value.terms:
        return ["<mn>0</mn>"]
    found = broken(line.value, widest, digits)
    pieces = [terms_mathml(terms, digits, goes_on=place > 0) for place, terms in enumerate(found.rows)]
    if found.before is not None:
        sign = f"<mo>{MINUS}</mo>" if found.before.coefficient < 0 else ""
        trivial = abs(found.before.coefficient) == 1 and not found.before.factors
        factor = "" if trivial else product_mathml(found.before, digits)
        pieces[0] = f'{sign}{factor}<mo stretchy="false">(</mo>{pieces[0]}'
        pieces[-1] += '<mo stretchy="false">)</mo>'
    return pieces


def _matrix(grid: Grid, digits: int) -> str:
    before = product_mathml(Product(Fraction(1), grid.below), digits) if grid.below else ""
    rows = ["".join(f"<mtd>{sum_mathml(value, digits)}</mtd>" for value in entries) for entries in grid.rows]
    return f"{before}<mtable>{''.join(f'<mtr>{entries}</mtr>' for entries in rows)}</mtable>"


def _statement(text: str) -> str:
    """`M⁻¹ = B C Bᵀ/Δ`."""
    left, right = text.split(" = ")
    above, _, below = right.partition("/")
    product = row(*(name_mathml(Name(word)) for word in above.split()))
    fraction = f"<mfrac><mn>1</mn>{name_mathml(Name(below))}</mfrac>" if below else ""
    return _cells(name_mathml(Name(left)), [fraction + product])


def _where(form: ClosedForm) -> list[str]:
    """Constants with their units in a table, then short names in a sentence, which wraps."""
    shown = ["<p>where</p>", _table(_row(line, form.digits) for line in form.where)] if form.where else []
    short = _short(form)
    if short:
        *others, last = short
        listed = " ".join([*(_math(f"{part}<mo>,</mo>") for part in others), _math(last)])
        shown.append(f"<p>{'with' if form.where else 'where'} {listed}</p>")
    told = [
        f"{text}; what is not listed is 0" for key, text in FACTORS.items() if any(key in s for s in statements(form))
    ]
    told += form.parts.remarks
    return [*shown, *(f"<p>{escape(text)}</p>" for text in told)]


def _short(form: ClosedForm) -> list[str]:
    """What the short names of sines, cosines, angles and rates stand for."""
    short = [row(wave_mathml(wave), EQUALS, wave_of_angle(wave)) for wave in form.waves]
    short += [_equation(line, form.digits) for line in shifted_angles(form)]
    if by_change_of_rates(form):
        rates = [name_mathml(Name(letter)) for letter in ("q̇", "B", "ω")]
        short.append(row(rates[0], EQUALS, *rates[1:]))
    short += [_equation(line, form.digits) for line in absolute_rates(form)]
    return short


def _equation(line: Line, digits: int) -> str:
    return row(name_mathml(line.name), EQUALS, sum_mathml(line.value, digits))


def _joints(form: ClosedForm) -> str:
    rows = [
        f'<tr><td class="name">{_math(name_mathml(Name("q", (joint.number,), Sort.STATE)))}</td>'
        f'<td>{escape(joint.name)}</td><td class="unit">{escape(joint.unit)}, index {joint.number - 1} in code</td></tr>'
        for joint in form.joints
    ]
    return f"<p>joints</p>{_table(rows)}"


def _table(rows: Iterable[str]) -> str:
    return f"<table>{''.join(rows)}</table>"
