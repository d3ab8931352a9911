r"""A closed form as LaTeX to be put into a paper: it takes amsmath, and breaks lines for a text 34 ems wide.

Nothing but ASCII comes out, whatever the names of robots and joints are made of.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Line, Name, Product, Sort
from symdyn.closed.latex_formulas import (
    LETTERS,
    bracket,
    name_latex,
    product_latex,
    sum_latex,
    terms_latex,
    wave_latex,
    wave_of_angle,
)
from symdyn.closed.layout import (
    Grid,
    absolute_rates,
    broken,
    by_change_of_rates,
    grid_of,
    left_extent,
    results,
    shifted_angles,
    statements,
    zeros,
)
from symdyn.closed.letters import extent
from symdyn.closed.page_text import FACTORS, title

_WIDTH = 32.0
_UNIT = 5.5
"""Ems, of a page's text and of a column with units."""

_LONG_DISPLAY = 12
"""Lines of a display that may go over the end of a page."""


def page(form: ClosedForm) -> str:
    """Formulas, the where list, joints and notes; what it is stands above in a comment."""
    what, *notes = title(form).split("\n")
    parts = [_comment(f"{what}\nNeeds \\usepackage{{amsmath}}.")]
    parts += [_display("align*", "", _formulas(form))]
    parts += [*_where(form), *_factors(form), _joints(form), *map(prose, notes)]
    return "\n".join(parts) + "\n"


def _comment(text: str) -> str:
    shown = text.encode("ascii", "backslashreplace").decode()
    return "\n".join(f"% {line}" for line in shown.splitlines())


def _display(environment: str, argument: str, lines: Sequence[str]) -> str:
    body = " \\\\\n".join(f"  {line}" for line in lines)
    shown = f"\\begin{{{environment}}}{argument}\n{body}\n\\end{{{environment}}}"
    return f"\\begingroup\\allowdisplaybreaks\n{shown}\n\\endgroup" if len(lines) > _LONG_DISPLAY else shown


def _formulas(form: ClosedForm) -> list[str]:
    grid = grid_of(form, _WIDTH - extent(form.letter) - 2.5)
    lines = [*form.lines_shown, *form.parts.unlisted, *([] if grid else results(form))]
    room = _WIDTH - left_extent(lines) - 1.5
    shown = [row for line in lines for row in _rows(line, room, form.digits)]
    if grid:
        return [*shown, f"{name_latex(Name(form.letter))} &= {_matrix(grid, form.digits)}"]
    names, words = zeros(form)
    if names:
        first, *others = map(name_latex, names)
        shown.append(f"{first} &= {' = '.join([*others, '0'])}")
    elif words:
        shown.append(rf"& \text{{{words} }} 0")
    return [*shown, *map(_statement, statements(form))]


def _rows(line: Line, room: float, digits: int) -> list[str]:
    r"""`name &= value`, and `&\quad {}+ more` for what does not fit."""
    found = broken(line.value, room, digits)
    rows = [terms_latex(row, digits, goes_on=place > 0) for place, row in enumerate(found.rows)]
    if not line.value.terms:
        rows = ["0"]
    if found.before is not None:
        sign = "-" if found.before.coefficient < 0 else ""
        factor = product_latex(found.before, digits)
        inner = "".join(rows) + factor
        rows[0] = f"{sign}{factor if factor != '1' else ''}{bracket('(', inner)}{rows[0]}"
        rows[-1] += bracket(")", inner)
    first, *others = rows
    return [f"{name_latex(line.name)} &= {first}", *(rf"&\quad {row}" for row in others)]


def _matrix(grid: Grid, digits: int) -> str:
    before = product_latex(Product(Fraction(1), grid.below), digits) if grid.below else ""
    rows = [" & ".join(sum_latex(value, digits) for value in row) for row in grid.rows]
    body = " \\\\\n".join(f"    {row}" for row in rows)
    return f"{before}\\begin{{pmatrix}}\n{body}\n  \\end{{pmatrix}}"


def _statement(text: str) -> str:
    """`M⁻¹ = B C Bᵀ/Δ`, in words for matrices."""
    left, right = text.split(" = ")
    above, _, below = right.partition("/")
    product = " ".join(name_latex(Name(word)) for word in above.split())
    shown = rf"\frac{{1}}{{{name_latex(Name(below))}}}\, {product}" if below else product
    return f"{name_latex(Name(left))} &= {shown}"


def _where(form: ClosedForm) -> list[str]:
    """Constants with their units as lines, then short names in a sentence, which LaTeX breaks by itself."""
    room = _WIDTH - _UNIT - left_extent(form.where) - 1.5
    lines = []
    for line in form.where:
        *rows, last = _rows(line, room, form.digits)
        lines += [*rows, last + (rf" &\qquad& {unit_latex(line.remark)}" if line.remark else "")]
    shown = ["where", _display("alignat*", "{2}", lines)] if lines else []
    short = [f"${wave_latex(wave)} = {wave_of_angle(wave)}$" for wave in form.waves]
    short += [_equation(line, form.digits) for line in shifted_angles(form)]
    short += [r"$\dot{q} = B\,\omega$"] if by_change_of_rates(form) else []
    short += [_equation(line, form.digits) for line in absolute_rates(form)]
    if short:
        shown.append(f"{'with' if lines else 'where'} {_listed(short)}.")
    return shown


def _equation(line: Line, digits: int) -> str:
    return f"${name_latex(line.name)} = {sum_latex(line.value, digits)}$"


def _listed(words: Sequence[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def unit_latex(unit: str) -> str:
    """`kg m²/s²`, upright."""
    spelt = re.sub("[⁰¹²³⁴⁵⁶⁷⁸⁹]", lambda found: f"^{unicodedata.normalize('NFKC', found[0])}", unit)
    return r"\mathrm{" + spelt.replace(" ", r"\,") + "}"


def _joints(form: ClosedForm) -> str:
    words = [f"${_position(joint.number)}$ {prose(joint.name)} ({joint.unit})" for joint in form.joints]
    return f"The joints are {_listed(words)}." if len(words) > 1 else f"The joint is {words[0]}."


def _position(joint: int) -> str:
    return name_latex(Name("q", (joint,), Sort.STATE))


def _factors(form: ClosedForm) -> list[str]:
    told = [
        f"{text}; what is not listed is 0" for key, text in FACTORS.items() if any(key in s for s in statements(form))
    ]
    return [prose(text) + "." for text in (*told, *form.parts.remarks)]


_ESCAPED = {char: f"\\{char}" for char in "#$%&_{}"}
_ESCAPED |= {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", '"': "''"}
_ESCAPED |= {"<": "$<$", ">": "$>$", "|": "$|$", "≤": r"$\leq$", "≥": r"$\geq$", "·": r"$\cdot$", "×": r"$\times$"}
_ACCENTS = {"\u0300": "`", "\u0301": "'", "\u0302": "^", "\u0303": "~", "\u0304": "=", "\u0306": "u", "\u0307": "."}
_ACCENTS |= {"\u0308": '"', "\u030a": "r", "\u030b": "H", "\u030c": "v", "\u0327": "c"}


def prose(text: str) -> str:
    """Any text for the running text of a paper; what LaTeX has no letter for becomes its number, `U+4E2D`."""
    shown: list[str] = []
    for char in unicodedata.normalize("NFD", " ".join(text.split())):
        if char in _ACCENTS and shown:
            shown[-1] = rf"\{_ACCENTS[char]}{{{shown[-1]}}}"
        else:
            shown.append(_character(char))
    return "".join(shown)


def _character(char: str) -> str:
    if char in _ESCAPED:
        return _ESCAPED[char]
    if char in LETTERS:
        return f"${LETTERS[char]}$"
    if char.isascii() and char.isprintable():
        return char
    plain = unicodedata.normalize("NFKC", char).replace("\u2212", "-")
    if not plain.isascii() or not plain.isprintable():
        return f"U+{ord(char):04X}"
    shown = "".join(_ESCAPED.get(letter, letter) for letter in plain)
    kind = unicodedata.name(char, "")
    return f"$^{{{shown}}}$" if "SUPERSCRIPT" in kind or "MODIFIER" in kind else shown
