"""What a typeset page of formulas shows, whatever it is written in: a matrix or lines, where they break, what is explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Factor, Line, Name, Product, Sort, Sum, number, only
from symdyn.closed.letters import extent
from symdyn.closed.text import name_text, sum_text

Below = tuple[tuple[Factor, int], ...]
"""What is divided by, with its powers, which are negative."""

_MOST_ROWS, _MOST_COLUMNS = 6, 10  # as many columns as amsmath allows
_BETWEEN_COLUMNS = 1.0
_MANY_ZEROS = 6


@dataclass(frozen=True)
class Grid:
    """A whole result as one matrix.

    Attributes:
        rows: the entries, without what all are divided by.
        below: that.
    """

    rows: tuple[tuple[Sum, ...], ...]
    below: Below


def grid_of(form: ClosedForm, widest: float) -> Grid | None:
    """The matrix that was asked for, if all of it is there, over one thing, and no wider than so many ems."""
    if form.place is not None or form.parts.statement or len(form.shape) != 2:
        return None
    if form.shape[0] > _MOST_ROWS or form.shape[1] > _MOST_COLUMNS:
        return None
    found = {entry.index: entry.line.value for entry in form.entries}
    if form.symmetric:
        found |= {(j, i): value for (i, j), value in found.items()}
    places = [[(i, j) for j in range(form.shape[1])] for i in range(form.shape[0])]
    if not all(place in found for row in places for place in row):
        return None
    below = {_below(value) for value in found.values() if value.terms}
    if len(below) > 1:
        return None
    rows = tuple(tuple(_above(found[place]) for place in row) for row in places)
    columns = [max(sum_extent(value, form.digits) for value in column) for column in zip(*rows, strict=True)]
    if sum(columns) + _BETWEEN_COLUMNS * len(columns) > widest:
        return None
    return Grid(rows, below.pop() if below else ())


def _below(value: Sum) -> Below:
    """What all of a sum is divided by."""
    if len(value.terms) != 1:
        return ()
    return tuple((factor, power) for factor, power in value.terms[0].factors if power < 0)


def _above(value: Sum) -> Sum:
    """A sum without what all of it is divided by."""
    if len(value.terms) != 1:
        return value
    (term,) = value.terms
    above = tuple((factor, power) for factor, power in term.factors if power > 0)
    return plain(Sum((Product(term.coefficient, above),)))


def plain(value: Sum) -> Sum:
    """A sum that is nothing but another in brackets, without them."""
    if len(value.terms) == 1 and value.terms[0].coefficient == 1 and len(value.terms[0].factors) == 1:
        factor, power = value.terms[0].factors[0]
        if isinstance(factor, Sum) and power == 1:
            return factor
    return value


@dataclass(frozen=True)
class Broken:
    """A sum over several rows.

    Attributes:
        before: what all of it is multiplied by, so that it stands in brackets; None for one.
        rows: its terms.
    """

    before: Product | None
    rows: tuple[tuple[Product, ...], ...]


def broken(value: Sum, widest: float, digits: int) -> Broken:
    """A sum in rows no wider than so many ems, as far as its terms allow; a long numerator becomes a bracket."""
    value = plain(value)
    if sum_extent(value, digits) <= widest:
        return Broken(None, (value.terms,))
    if len(value.terms) > 1:
        return Broken(None, _filled(value.terms, widest, digits))
    (term,) = value.terms
    inner = [factor for factor, power in term.factors if isinstance(factor, Sum) and power == 1]
    if not inner or _sides(term, digits)[0] <= widest:
        return Broken(None, (value.terms,))
    longest = max(inner, key=lambda factor: sum_extent(factor, digits))
    before = Product(term.coefficient, tuple(pair for pair in term.factors if pair != (longest, 1)))
    return Broken(before, _filled(longest.terms, widest - sum_extent(Sum((before,)), digits) - 1, digits))


def _filled(terms: Sequence[Product], widest: float, digits: int) -> tuple[tuple[Product, ...], ...]:
    rows: list[list[Product]] = [[]]
    for term in terms:
        if rows[-1] and sum_extent(Sum((*rows[-1], term)), digits) > widest:
            rows.append([])
        rows[-1].append(term)
    return tuple(map(tuple, rows))


def sum_extent(value: Sum, digits: int) -> float:
    """About how wide a sum is once it is set, in ems."""
    return sum(max(_sides(term, digits)) for term in value.terms) + extent(" + ") * max(len(value.terms) - 1, 0)


def _sides(term: Product, digits: int) -> tuple[float, float]:
    """How wide a product is over and under its line."""
    below = tuple((factor, -power) for factor, power in term.factors if power < 0)
    above = Product(term.coefficient, tuple((factor, power) for factor, power in term.factors if power > 0))
    under = extent(sum_text(Sum((Product(Fraction(1), below),)), digits)) if below else 0.0
    return extent(sum_text(Sum((above,)), digits)), under


def is_half(size: Fraction, factors: Sequence[tuple[Factor, int]]) -> bool:
    """Whether a product is half of something that has a name, which is written as a fraction: `½ J1 ω1²`."""
    named = any(isinstance(factor, Name) and factor.sort in (Sort.CONSTANT, Sort.PARAMETER) for factor, _ in factors)
    return named and size == Fraction(1, 2)


def results(form: ClosedForm) -> list[Line]:
    """The entries that are shown as lines; one that was asked for and vanishes, too."""
    asked_zero = form.zeros if form.place is not None else []
    return [entry.line for entry in (*form.shown, *asked_zero)]


def statements(form: ClosedForm) -> tuple[str, ...]:
    """What stands for all entries."""
    return form.parts.statement if form.place is None else ()


def zeros(form: ClosedForm) -> tuple[list[Name], str]:
    """Entries of a larger result that vanish: their names, or where they are many, a few words for them."""
    if form.place is not None or form.parts.statement or not form.zeros:
        return [], ""
    names = [entry.line.name for entry in form.zeros]
    if len(names) == len(form.entries):
        return [], "all entries are"
    return (names, "") if len(names) <= _MANY_ZEROS else ([], f"the other {len(names)} entries are")


def shifted_angles(form: ClosedForm) -> list[Line]:
    """`φ2 = q2 + 1.5708` for joints with an offset."""
    return [
        Line(Name("φ", (place + 1,), Sort.STATE), Sum((*_state("q", place).terms, *number(offset).terms)))
        for place, offset in form.offsets.items()
    ]


def absolute_rates(form: ClosedForm) -> list[Line]:
    """`ω2 = q̇1 + q̇2`, where formulas have them."""
    return [
        Line(
            Name("ω", (k + 1,), Sort.STATE),
            Sum(tuple(Product(Fraction(sign), _state("q̇", j).terms[0].factors) for j, sign in sorted(row.items()))),
        )
        for k, row in enumerate(form.rates)
    ]


def by_change_of_rates(form: ClosedForm) -> bool:
    """Whether the formulas speak of `B`."""
    return any("B" in statement for statement in statements(form))


def _state(letter: str, place: int) -> Sum:
    return only(Name(letter, (place + 1,), Sort.STATE))


def left_extent(lines: Sequence[Line]) -> float:
    """About how wide the widest left side is, in ems."""
    return max((extent(name_text(line.name)) for line in lines), default=0.0)
