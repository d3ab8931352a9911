"""From trigonometric polynomials to formulas in words: constants grouped and named, waves as products where that is shorter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sympy.polys.rings import PolyElement

from symdyn.closed import units
from symdyn.closed.expression import Call, Factor, Line, Name, Sort, Sum, only
from symdyn.closed.grouping import Group, grouped
from symdyn.closed.naming import constant_names, parameter_name
from symdyn.closed.reading import Reading, Role, Variable
from symdyn.closed.trig import Trig
from symdyn.closed.units import LENGTH, MASS, NONE, Unit
from symdyn.closed.vocabulary import Vocabulary, spoken
from symdyn.closed.where import Meanings
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.symbolic.column import Column
from symdyn.symbolic.tape import Tape
from symdyn.symbolic.tree import Tree


@dataclass(frozen=True)
class Speech:
    """Polynomials in words.

    Attributes:
        vocabulary: the words.
        polynomials: in the vocabulary's ring, in the order of those that were spoken of.
        definitions: what the constants and shifted coordinates are, with units, by their names.
        offsets: of joint angles, by the place in q.
    """

    vocabulary: Vocabulary
    polynomials: list[PolyElement]
    definitions: dict[Name, Line]
    offsets: dict[int, Fraction]

    def sum_of(self, polynomial: PolyElement) -> Sum:
        return self.vocabulary.sum_of(polynomial)


def speak(
    tape: Tape,
    tree: Tree,
    reading: Reading,
    polynomials: Sequence[Trig],
    of: Sequence[Unit],
    labels: Sequence[tuple[int, ...]],
) -> Speech:
    """Polynomials that are shown together, in words.

    Args:
        tape: that they were recorded on.
        tree: the regrouped tree.
        reading: that they come from.
        polynomials: what is to be shown.
        of: their units.
        labels: the joints, from 1, that they belong to.
    """
    groups = grouped(reading, polynomials)
    meanings = Meanings(tape, reading.definitions)
    names = constant_names(reading, tree, groups, meanings.parameters, labels)
    seen = [_seen(reading, variable) for variable in reading.variables]
    vocabulary, found, scales = spoken(reading, groups, names, len(polynomials), seen)
    definitions: dict[Name, Line] = {}
    for group, name, scale in zip(groups, names, scales, strict=True):
        if name is not None and name.sort is Sort.CONSTANT:
            assert group.definition is not None
            unit = _unit_of(reading, group, of, [dof.column is Column.Z for dof in tree.dofs])
            definition = group.definition * reading.coefficients.domain(*scale.as_integer_ratio())
            definitions[name] = Line(name, meanings.definition(reading, definition), str(unit))
    for place, centre in reading.centres.items():
        name = Name("d", (place + 1,), Sort.STATE)
        away = meanings.definition(reading, next(iter(centre.terms.values())))
        definitions[name] = Line(name, Sum((*only(Name("q", (place + 1,), Sort.STATE)).terms, *away.terms)), "m")
    ordered = {word: definitions[word] for word in vocabulary.words if word in definitions}
    return Speech(vocabulary, found, ordered, {i: o for i, o in reading.offsets.items() if o})


def _seen(reading: Reading, variable: Variable) -> Factor:
    """The word for a variable that is seen; constants, which are not, get any."""
    number = (variable.place + 1,)
    if variable.role is Role.SLIDE:
        return Name("d" if variable.place in reading.centres else "q", number, Sort.STATE)
    if variable.role in (Role.RATE, Role.SIGN):
        rate = Name(ARGUMENTS[variable.kind].symbol, number, Sort.STATE)
        return rate if variable.role is Role.RATE else Call("sign", only(rate))
    if variable.role is Role.OPEN:
        return parameter_name(variable.kind)
    return Name("?", number)


_UNITS = {**dict.fromkeys("JXYEF", Unit(1, 2)), **dict.fromkeys("hkp", Unit(1, 1)), "M": MASS, "g": Unit(0, 1, -2)}
_UNITS |= dict.fromkeys("luve", LENGTH)


def _unit_of(reading: Reading, group: Group, of: Sequence[Unit], slides: Sequence[bool]) -> Unit:
    """The unit of a constant: that of its variables, or of a polynomial it stands in, over what it is multiplied by there."""
    assert group.definition is not None
    powers = max(group.definition.monoms(), key=any)
    kinds = [(variable.kind, power) for variable, power in zip(reading.variables, powers, strict=False) if power]
    if not group.scaled and all(kind in _UNITS for kind, _ in kinds):
        unit = NONE
        for kind, power in kinds:
            unit = unit.times(_UNITS[kind], power)
        return unit
    (number, powers, _), *_ = group.row
    unit = of[number]
    for variable, power in zip(reading.variables, powers, strict=False):
        unit = unit.times(_unit_of_argument(variable, slides), -power)
    return unit


_OF_DIAGONAL = {"xi": "qd", "kappa": "tau"}
"""Un-normalised rates and moments have the units of the joints' own."""

_NORMALISED = {"nu": "kg^½ m/s", "epsilon": "kg^½ m/s²"}


def _unit_of_argument(variable: Variable, slides: Sequence[bool]) -> Unit:
    """Of an entry of an argument; signs have none."""
    if variable.role not in (Role.SLIDE, Role.RATE):
        return NONE
    if variable.kind == "f":
        return units.read("N m" if variable.place % 6 < 3 else "N")
    if variable.kind in _NORMALISED:
        return units.read(_NORMALISED[variable.kind])
    unit = ARGUMENTS[_OF_DIAGONAL.get(variable.kind, variable.kind)].unit
    return NONE if unit is None else units.read(unit.at("m" if slides[variable.place] else "rad"))
