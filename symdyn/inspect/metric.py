"""A mass matrix as trigonometric polynomials over a field, to be differentiated and evaluated at rational poses.

The coefficients are polynomials of the positions: of slides as M has them, of angles because coordinates may be `√J q`. The
field is that of the rationals, of quotients of polynomials in the robot's parameters, or of floats with 42 digits where the
robot's constants have 40: what is less than 10⁻²⁵ then counts as zero.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import sympy as sp
from sympy.polys.domains import QQ, RealField
from sympy.polys.rings import PolyElement, ring

from symdyn.closed.definitions import Definitions
from symdyn.closed.expression import Wave
from symdyn.closed.numerals import exact_default
from symdyn.closed.points import Pose
from symdyn.closed.proof import has_floats
from symdyn.closed.rates import cumulated
from symdyn.closed.reading import Reading, Role
from symdyn.closed.scene import Scene
from symdyn.closed.trig import COS, SIN, Angle, Key, Trig, TrigRing, fraction
from symdyn.model.tree import ON_BASE
from symdyn.symbolic import constants
from symdyn.symbolic.in_sympy import number_of
from symdyn.symbolic.tape import Kind, Tape
from symdyn.symbolic.tree import Body

DIGITS = 40
"""Of constants that are no rationals."""

_BITS = 140
_NOTHING = 1e-25
"""What 40 digits leave of terms that cancel is far less, beside the largest coefficient."""

Field = Any
"""A number of the field."""


@dataclass(frozen=True)
class Metric:
    """M over a field.

    Attributes:
        ring: of the entries; its coefficients are polynomials of all positions.
        M: the entries.
        slides: for each joint whether it slides.
        angles: the sums of angles that places of points on the robot have waves of.
        least: what is less counts as zero; nothing where the field is exact.
    """

    ring: TrigRing
    M: tuple[tuple[Trig, ...], ...]
    slides: tuple[bool, ...]
    angles: frozenset[Angle]
    least: float

    @property
    def n(self) -> int:
        return len(self.slides)

    def is_zero(self, number: Field) -> bool:
        return abs(number) < self.least if self.least else not number

    def vanishes(self, trig: Trig) -> bool:
        return all(self.is_zero(value) for _, coefficient in trig for value in coefficient.coeffs())

    def trimmed(self, trig: Trig) -> Trig:
        """Without what counts as zero."""
        kept = {
            key: coefficient.ring({powers: x for powers, x in coefficient.terms() if not self.is_zero(x)})
            for key, coefficient in trig
        }
        return Trig(self.ring, {key: coefficient for key, coefficient in kept.items() if coefficient})

    def root(self, number: Field) -> Field:
        """The largest part of a number whose root is in the field."""
        field = self.ring.coefficients.domain
        if self.least:
            return number.sqrt()
        if not hasattr(number, "numer"):
            return _of(field, _root(fraction(number)))
        above, below = _square_part(number.numer), _square_part(number.denom)
        return field(above) / field(below)

    def position(self, joint: int) -> Trig:
        """`q` of a joint."""
        return self.ring.constant(self.ring.coefficients.gens[joint])

    def derivative(self, trig: Trig, joint: int) -> Trig:
        """By the position of a joint, which is in coefficients and in waves."""
        found = self.ring.zero
        generator = self.ring.coefficients.gens[joint]
        for (angle, part), coefficient in trig:
            direct = coefficient.diff(generator)
            found += Trig(self.ring, {(angle, part): direct} if direct else {})
            if angle[joint]:
                factor = -angle[joint] if part == COS else angle[joint]
                found += Trig(self.ring, {(angle, SIN if part == COS else COS): coefficient * factor})
        return found

    def at(self, trig: Trig, pose: Pose) -> Field:
        """The value at a pose; angles that stand outside of sines and cosines count as nothing."""
        field = self.ring.coefficients.domain
        places = [_of(field, q) if slide else field(0) for q, slide in zip(pose.q, self.slides, strict=True)]
        total = field(0)
        for key, coefficient in trig:
            wave = _of(field, pose.wave(_wave(key)))
            for powers, value in coefficient.terms():
                factors = (place**power for place, power in zip(places, powers, strict=True) if power)
                total += math.prod(factors, start=value * wave)
        return total

    def entries(self, entry: Callable[[int, int], Trig]) -> tuple[tuple[Trig, ...], ...]:
        return tuple(tuple(entry(i, j) for j in range(self.n)) for i in range(self.n))


def _square_part(polynomial: PolyElement) -> PolyElement:
    """What a polynomial is divisible by twice."""
    content, factors = polynomial.factor_list()
    found = polynomial.ring.ground_new(QQ(*_root(fraction(content)).as_integer_ratio()))
    return math.prod((factor ** (power // 2) for factor, power in factors if power > 1), start=found)


def _root(number: Fraction) -> Fraction:
    """Of a square; 1 for other numbers."""
    above, below = (math.isqrt(abs(part)) for part in number.as_integer_ratio())
    return Fraction(above, below) if Fraction(above, below) ** 2 == number else Fraction(1)


def _wave(key: Key) -> Wave:
    angle, part = key
    return Wave(part == SIN, tuple(("q", joint + 1, times) for joint, times in enumerate(angle) if times))


def _of(field: Any, value: Fraction) -> Field:
    """A fraction in a field."""
    return field(value.numerator) / field(value.denominator)


class Source:
    """The mass matrix of a robot as its tape is read.

    Attributes:
        scene: the robot.
        offsets: of joint angles, by their places in q: waves are of `q + offset`.
        definitions: what its constants are in the parameters.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._reading: Reading = scene.read(scene.mass_values, centred=False)
        self._entries = {pair: self._reading.of(scene.workshop.mass_matrix[pair[1]][pair[0]]) for pair in scene.pairs}
        self.definitions: Definitions = self._reading.definitions
        self.offsets = self._reading.offsets
        self._tape: Tape = scene.ground.tape

    @property
    def has_parameters(self) -> bool:
        return any(variable.role is Role.CONSTANT for variable in self._reading.variables)

    def in_symbols(self) -> Metric:
        """Over the quotients of polynomials in the parameters."""
        field = self.definitions.ring.to_field().to_domain()
        generators = dict(zip(self.definitions.variables, field.gens, strict=False))
        return self._metric(field, self._values(field, generators.__getitem__, lambda node, _: generators[node]), 0.0)

    def in_numbers(self, parameters: Mapping[str, Fraction]) -> Metric:
        """At values of the parameters: over the rationals, or in floats where not all constants are rational."""
        numbers = self._numbers(parameters)
        exact = self._metric(QQ, {index: _of(QQ, number_of(x).fraction) for index, x in numbers.items()}, 0.0)
        if not has_floats(self.scene) and all(x.is_Rational for x in numbers.values()):
            return exact
        field = RealField(prec=_BITS)
        values = [value for row in exact.M for trig in row for _, c in trig for value in c.coeffs()]
        least = _NOTHING * max(abs(float(fraction(value))) for value in values)
        return self._metric(field, {index: _of(field, number_of(x).fraction) for index, x in numbers.items()}, least)

    @property
    def defaults(self) -> dict[str, Fraction]:
        """The parameters' defaults."""
        return {name: exact_default(value) for name, value in self.scene.ground.defaults.items()}

    @property
    def unlike(self) -> dict[str, Fraction]:
        """Values of the parameters that have nothing to do with each other."""
        return {name: Fraction(k + 2, k + 3) for k, name in enumerate(self.scene.ground.defaults)}

    def _numbers(self, parameters: Mapping[str, Fraction]) -> dict[int, sp.Number]:
        """The variables of the definitions, by their nodes."""
        return self._values(
            sp.S,
            lambda index: sp.sympify(constants.exact(parameters[self._tape.nodes[index].text])),
            lambda index, argument: sp.sympify(constants.function(self._tape.nodes[index].text, number_of(argument))),
        )

    @cached_property
    def expressions(self) -> list[sp.Expr]:
        """The generators of the field of quotients as SymPy's expressions in the file's parameters."""
        known = self._values(
            sp.S,
            lambda index: sp.Symbol(self._tape.nodes[index].text),
            lambda index, argument: getattr(sp, self._tape.nodes[index].text)(argument),
        )
        return [known[index] for index in self.definitions.variables] or [sp.S.Zero]

    def at_defaults(self, value: Field) -> Fraction:
        """A number of any of the fields."""
        if not hasattr(value, "numer"):
            return fraction(value) if hasattr(value, "denominator") else number_of(sp.Float(value, DIGITS)).fraction
        known = {index: _of(QQ, number_of(x).fraction) for index, x in self._numbers(self.defaults).items()}
        return fraction(self._defined(QQ, value.numer, known) / self._defined(QQ, value.denom, known))

    def _values(
        self, field: Any, parameter: Callable[[int], Field], call: Callable[[int, Field], Field]
    ) -> dict[int, Field]:
        """The variables of the definitions in a field: parameters, reciprocals, functions of parameters."""
        known: dict[int, Field] = {}
        for index in self.definitions.variables:
            node = self._tape.nodes[index]
            if node.kind is Kind.INPUT:
                known[index] = parameter(index)
                continue
            argument = self._defined(field, self.definitions.of_node(node.left), known)
            known[index] = 1 / argument if node.kind is Kind.INVERSE else call(index, argument)
        return known

    def _defined(self, field: Any, polynomial: PolyElement, known: Mapping[int, Field]) -> Field:
        total = field(0)
        for powers, value in polynomial.terms():
            term = _of(field, fraction(value))
            for index, power in zip(self.definitions.variables, powers, strict=False):
                term *= known[index] ** power if power else 1
            total += term
        return total

    def _metric(self, field: Any, known: Mapping[int, Field], least: float) -> Metric:
        n = self.scene.n
        own = TrigRing(n, ring([f"q{i}" for i in range(n)], field)[0], self.scene.budget)
        variables = self._reading.variables
        values = [
            own.coefficients.gens[v.place]
            if v.role is Role.SLIDE
            else own.coefficients.ground_new(self._defined(field, v.definition[0], known))
            for v in variables
        ]

        def entry(trig: Trig) -> Trig:
            found = {}
            for key, coefficient in trig:
                total = own.coefficients.zero
                for powers, number in coefficient.terms():
                    term = own.coefficients.ground_new(_of(field, fraction(number)))
                    for value, power in zip(values, powers, strict=False):
                        term = term * value**power if power else term
                    total += term
                if total:
                    found[key] = total
            return Trig(own, found)

        M = {pair: entry(trig) for pair, trig in self._entries.items()}
        rows = tuple(tuple(M[min(i, j), max(i, j)] for j in range(n)) for i in range(n))
        return Metric(own, rows, tuple(self.scene.slides), frozenset(_angles(self.scene)), least)


def _angles(scene: Scene) -> Iterator[Angle]:
    """Sums of angles in the orientations of bodies: each run of parallel axes on the way has its sum there once, ±, or not."""
    absolute = cumulated(scene.B)
    for body in scene.tree.bodies:
        runs: list[dict[int, int]] = []
        for joint in reversed(_way(scene, body)):
            if not any(joint in run for run in runs):
                runs.append(absolute[joint])
        for signs in itertools.product((1, 0, -1), repeat=len(runs)):
            total = [0] * scene.n
            for sign, run in zip(signs, runs, strict=True):
                for joint, factor in run.items():
                    total[joint] += sign * factor
            yield tuple(total)


def _way(scene: Scene, body: Body) -> list[int]:
    """The turning joints from the base to a body."""
    found = [dof for dof in body.dofs if not scene.slides[dof]]
    return found if body.parent == ON_BASE else [*_way(scene, scene.tree.bodies[body.parent]), *found]
