"""Grouped constants: what always stands together becomes one symbol, defined once.

Every monomial of constants has its own trigonometric factor in all of the polynomials that are shown together. Monomials whose
factors are proportional occur in that proportion only: they are one constant, `J1 = i1 + m1 r1² + l1² m2`, `b12 = l1 m2 r2`.
A plain number beside a constant that occurs nowhere else belongs to that constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from sympy.polys.rings import PolyElement

from symdyn.closed.reading import VISIBLE, Reading
from symdyn.closed.trig import Key, Trig, fraction

Powers = tuple[int, ...]
Place = tuple[int, Powers, Key]
"""Number of the polynomial, powers of the visible variables, wave."""

Row = dict[Place, Fraction]
"""Where a constant occurs, with the factors it has there."""

_SIMPLE = 8
"""Numerators and denominators up to this stay beside a symbol; what is more belongs to its definition."""

_NOTHING = Fraction(1, 10**30)
"""What is less, beside the largest coefficient, is the rounding of constants of 40 digits that cancel."""

_SMALL = Fraction(1, 10**6)
"""What the largest coefficient is taken for where it is less: if everything cancels, nothing but rounding is left."""


@dataclass(frozen=True)
class Group:
    """A constant of the polynomials.

    Attributes:
        definition: in the reading's variables; None for plain numbers, whose factors are the numbers themselves.
        row: where it occurs.
        scaled: whether a number that is no simple one was taken into the definition.
    """

    definition: PolyElement | None
    row: Row
    scaled: bool = False


def grouped(reading: Reading, polynomials: Sequence[Trig]) -> list[Group]:
    """The constants of some polynomials, which are the sums of `constant · visible variables · wave · factor`."""
    rows = _rows(reading, polynomials)
    shapes: dict[frozenset[tuple[Place, Fraction]], list[Powers]] = {}
    for monomial, row in rows.items():
        lead = row[min(row)]
        shapes.setdefault(frozenset((place, value / lead) for place, value in row.items()), []).append(monomial)
    groups = [_group(reading, members, rows) for members in shapes.values()]
    return _absorbed(reading, _unified(reading, groups))


def _unified(reading: Reading, groups: Sequence[Group]) -> list[Group]:
    """Constants that the file's parameters make proportional are one, wherever they occur; what cancels then is gone."""
    found: list[Group] = []
    known: dict[object, tuple[int, Fraction]] = {}
    for group in groups:
        whole = reading.in_parameters(group.definition) if group.definition is not None else None
        if whole is None or not whole:
            found.append(group)
            continue
        lead = fraction(whole.LC)
        shape = frozenset((powers, round(fraction(value) / lead / _NOTHING)) for powers, value in whole.terms())
        place, of_first = known.setdefault(shape, (len(found), lead))
        if place == len(found):
            found.append(group)
            continue
        first, ratio = found[place], lead / of_first
        row = {
            at: first.row.get(at, Fraction(0)) + ratio * group.row.get(at, Fraction(0)) for at in first.row | group.row
        }
        least = _NOTHING * max(map(abs, (first.row | group.row).values()))
        found[place] = Group(first.definition, {at: v for at, v in row.items() if abs(v) > least}, first.scaled)
    return [group for group in found if group.row]


def _rows(reading: Reading, polynomials: Sequence[Trig]) -> dict[Powers, Row]:
    visible = [variable.role in VISIBLE for variable in reading.variables] or [False]
    rows: dict[Powers, Row] = {}
    for number, polynomial in enumerate(polynomials):
        for key, coefficient in polynomial:
            for powers, value in coefficient.terms():
                constant = tuple(0 if seen else power for power, seen in zip(powers, visible, strict=True))
                shown = tuple(power if seen else 0 for power, seen in zip(powers, visible, strict=True))
                rows.setdefault(constant, {})[number, shown, key] = fraction(value)
    largest = max((abs(value) for row in rows.values() for value in row.values()), default=_SMALL)
    largest = max(largest, _SMALL)
    kept = {
        monomial: {place: value for place, value in row.items() if abs(value) > _NOTHING * largest}
        for monomial, row in rows.items()
    }
    return {monomial: row for monomial, row in kept.items() if row}


def _group(reading: Reading, members: Sequence[Powers], rows: dict[Powers, Row]) -> Group:
    """Monomials with proportional rows as one constant, which is called after its plainest member."""
    symbols = [monomial for monomial in members if any(monomial)]
    if not symbols:
        return Group(None, rows[members[0]])
    main = min(symbols, key=sum)
    row = rows[main]
    shared = _shared(row.values())
    scale = Fraction(1) if shared is None or _simple(shared) else shared
    place = min(row)
    ring = reading.coefficients
    definition = ring.zero
    for monomial in members:
        factor = rows[monomial][place] / row[place] * scale
        definition += ring({monomial: ring.domain(*factor.as_integer_ratio())})
    return Group(definition, {at: value / scale for at, value in row.items()}, scaled=scale != 1)


def _shared(values: Iterable[Fraction]) -> Fraction | None:
    """The number of which all are simple multiples, with as large a multiple as there can be; None if there is none."""
    first, *others = values
    ratios = [Fraction(1), *(value / first for value in others)]
    if not all(_simple(ratio) for ratio in ratios):
        return None
    content = Fraction(gcd(*(r.numerator for r in ratios)), lcm(*(r.denominator for r in ratios)))
    return abs(first) * content


def _simple(number: Fraction) -> bool:
    return abs(number.numerator) <= _SIMPLE and number.denominator <= _SIMPLE


def _absorbed(reading: Reading, groups: Sequence[Group]) -> list[Group]:
    """Constants that occur only where others of their own do, in the others' proportion, go into those.

    `J - m e²` and `X + m e²` are a `J` and an `X`. Of plain numbers each goes where it can.
    """
    found = sorted(groups, key=lambda group: group.definition is None)
    for row in [group.row for group in found]:
        group = next(now for now in found if now.row is row)  # it may have taken others in by now
        hosts = _hosts(group, [other for other in found if other.definition is not None and other is not group])
        left = {place: value for place, value in group.row.items() if not any(place in host.row for host, _ in hosts)}
        if not hosts or (left and group.definition is not None):
            continue
        for host, ratio in hosts:
            more = reading.coefficients.one if group.definition is None else group.definition
            definition = host.definition + more * reading.coefficients.domain(*ratio.as_integer_ratio())
            found[found.index(host)] = Group(definition, host.row, host.scaled)
        found.remove(group)
        if left:
            found.append(Group(None, left))
    return found


def _hosts(group: Group, others: Sequence[Group]) -> list[tuple[Group, Fraction]]:
    """Groups whose whole rows are, but for a factor, parts of a group's row that do not overlap; with the factors."""
    hosts: list[tuple[Group, Fraction]] = []
    covered: set[Place] = set()
    for other in others:
        if len(other.row) >= len(group.row) and group.definition is not None:
            continue
        if covered & other.row.keys() or not other.row.keys() <= group.row.keys():
            continue
        ratios = {group.row[place] / value for place, value in other.row.items()}
        if len(ratios) == 1:
            hosts.append((other, ratios.pop()))
            covered |= other.row.keys()
    return hosts
