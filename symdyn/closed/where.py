"""The where list: what constants are in the file's own parameters, shared factors taken out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from sympy.polys.rings import PolyElement

from symdyn.closed.definitions import Definitions
from symdyn.closed.expression import Call, Factor, Product, Sum, in_order
from symdyn.closed.naming import parameter_name
from symdyn.closed.reading import Reading, Role, Variable
from symdyn.closed.trig import fraction
from symdyn.symbolic.tape import Kind, Tape

Powers = tuple[int, ...]
Terms = list[tuple[Powers, Fraction]]


class Meanings:
    """What the variables of definitions are to people: parameters, and functions of them."""

    def __init__(self, tape: Tape, definitions: Definitions) -> None:
        self._tape, self._definitions = tape, definitions
        self.parameters = {
            place: parameter_name(tape.nodes[index].text)
            for place, index in enumerate(definitions.variables)
            if tape.nodes[index].kind is Kind.INPUT
        }

    def definition(self, reading: Reading, polynomial: PolyElement) -> Sum:
        """A constant, given in the reading's variables, in the file's parameters."""
        quotients: list[Sum] = []
        whole: dict[Powers, Fraction] = {}
        for powers, value in polynomial.terms():
            term = self._definitions.ring.ground_new(value)
            centres = []
            for variable, power in zip(reading.variables, powers, strict=False):
                for _ in range(power):
                    if variable.role is Role.CENTRE:
                        centres.append(variable)
                    else:
                        term = term * variable.definition[0]
            if centres:
                quotients.append(self._with_centres(term, centres))
                continue
            for inner, factor in term.terms():
                whole[inner] = whole.get(inner, Fraction(0)) + fraction(factor)
        return self._sum([(p, v) for p, v in whole.items() if v], quotients)

    def _with_centres(self, term: PolyElement, centres: Sequence[Variable]) -> Sum:
        """A term with centres of slides, `h/m` each."""
        below: list[tuple[Factor, int]] = []
        for centre in centres:
            above, under = centre.definition
            term = term * above
            below.append((self._as_factor(self.of_polynomial(under)), -1))
        value = self.of_polynomial(term)
        if len(value.terms) == 1:
            (single,) = value.terms
            return Sum((Product(single.coefficient, (*single.factors, *below)),))
        return Sum((Product(Fraction(1), ((value, 1), *below)),))

    @staticmethod
    def _as_factor(value: Sum) -> Factor:
        if len(value.terms) == 1 and value.terms[0].coefficient == 1 and len(value.terms[0].factors) == 1:
            factor, power = value.terms[0].factors[0]
            if power == 1:
                return factor
        return value

    def of_polynomial(self, polynomial: PolyElement) -> Sum:
        """A polynomial of the parameters."""
        return self._sum([(powers, fraction(value)) for powers, value in polynomial.terms()], ())

    def _sum(self, terms: Terms, more: Iterable[Sum]) -> Sum:
        terms.sort(key=lambda term: (sum(term[0]) > 0, tuple(-power for power in term[0])))
        found = list(_grouped(terms, self._factor))
        for value in more:
            found += value.terms
        return in_order(found)

    def _factor(self, place: int, power: int) -> tuple[Factor, int]:
        if place in self.parameters:
            return self.parameters[place], power
        node = self._tape.nodes[self._definitions.variables[place]]
        inner = self.of_polynomial(self._definitions.of_node(node.left))
        if node.kind is Kind.INVERSE:
            return self._as_factor(inner), -power
        return Call(node.text, inner), power


def _grouped(terms: Terms, factor_of: Callable[[int, int], tuple[Factor, int]]) -> list[Product]:
    """Terms with what several share taken out in front of a bracket, the factor first that saves most."""
    best = _best_factor(terms)
    if best is None:
        return [
            Product(value, tuple(factor_of(place, power) for place, power in enumerate(powers) if power))
            for powers, value in terms
        ]
    inside = [(tuple(p - b for p, b in zip(powers, best, strict=True)), v) for powers, v in terms if _has(powers, best)]
    outside = [(powers, value) for powers, value in terms if not _has(powers, best)]
    before = tuple(factor_of(place, power) for place, power in enumerate(best) if power)
    bracket = in_order(_grouped(inside, factor_of))
    taken = Product(Fraction(1), (*before, (bracket, 1)))
    return [taken, *_grouped(outside, factor_of)] if outside else [taken]


def _best_factor(terms: Terms) -> Powers | None:
    """The powers that two or more terms share and that are longest to write, times how often they are saved."""
    everywhere = tuple(map(min, zip(*(powers for powers, _ in terms), strict=True)))
    if len(terms) > 1 and any(everywhere):
        return everywhere
    best, saved = None, 0
    for i, (first, _) in enumerate(terms):
        for second, _ in terms[:i]:
            shared = tuple(min(a, b) for a, b in zip(first, second, strict=True))
            if any(shared):
                count = sum(_has(powers, shared) for powers, _ in terms)
                saving = (count - 1) * sum(2 + (power > 1) for power in shared if power) - 2
                if saving > saved:
                    best, saved = shared, saving
    return best


def _has(powers: Powers, factor: Powers) -> bool:
    return all(p >= f for p, f in zip(powers, factor, strict=True))
