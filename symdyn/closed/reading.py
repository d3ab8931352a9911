"""A robot's tape read as trigonometric polynomials: angles, slides and rates as variables, grouped constants as symbols.

What stands for a constant is an entry of a regrouped inertia, a length, an armature, a component of gravity: one symbol each,
however long its definition in the file's parameters is (`definitions.py`). Equal and proportional ones share a symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

from sympy.polys.domains import QQ
from sympy.polys.rings import PolyElement, PolyRing, ring

from symdyn.closed.budget import Budget
from symdyn.closed.definitions import Definitions
from symdyn.closed.trig import COS, SIN, Trig, TrigRing
from symdyn.model.tree import ON_BASE
from symdyn.symbolic import constants
from symdyn.symbolic.constants import Number
from symdyn.symbolic.rotation import inward
from symdyn.symbolic.tape import ONE, ZERO, Kind, Level, Tape, Value
from symdyn.symbolic.tree import Body, Tree


class NoPolynomialError(Exception):
    """A value divides by what depends on the state."""


class Role(Enum):
    """What a variable of the coefficients is."""

    CONSTANT = "grouped constant"
    CENTRE = "how far behind its joint's zero the mass of a slide lies"
    SLIDE = "how far a slide is out"
    RATE = "entry of an argument other than q"
    SIGN = "sign of a rate"
    OPEN = "run-time parameter that is to be seen"


VISIBLE = (Role.SLIDE, Role.RATE, Role.SIGN, Role.OPEN)
"""What is seen in formulas as it is; constants are grouped."""


@dataclass(frozen=True)
class Variable:
    """A variable of the coefficients.

    Attributes:
        role: what it is.
        kind: of a constant what it is of its body, as `_leaves` says; of a rate the argument.
        place: of the body, or in the argument.
        definition: of a constant, in the ring of the definitions; of a CENTRE the two whose quotient it is.
    """

    role: Role
    kind: str
    place: int
    definition: tuple[PolyElement, ...] = ()


class Part(NamedTuple):
    """`factor · variable · open**power`; places of variables, -1 for none."""

    factor: Any
    variable: int
    power: int
    open: int


class Reading:
    """Values of one tape as trigonometric polynomials over one set of variables.

    Args:
        tape: with everything recorded.
        tree: the regrouped tree that it was recorded for.
        values: that will be asked for.
        budget: of every product.
        centred: measure slides from the centre of what they carry.
        at: numbers that positions are held at, by their places in q.
        open_parameter: a run-time parameter that is to be seen, whatever constants it is in.

    Raises:
        NoPolynomialError: when a value divides by what depends on the state.
    """

    def __init__(
        self,
        tape: Tape,
        tree: Tree,
        values: Iterable[Value],
        budget: Budget,
        *,
        centred: bool = False,
        at: Mapping[int, Number] | None = None,
        open_parameter: str = "",
    ) -> None:
        self._tape, self._tree = tape, tree
        self._at, self._open = at or {}, open_parameter
        self.definitions = Definitions(tape)
        self.offsets: dict[int, Fraction] = {}
        self.variables: list[Variable] = []
        self.centres: dict[int, Trig] = {}
        self._leaves = dict(_leaves(tree))
        self._centres = _centres(tree) if centred else {}
        self._turning = {body.positions[0] for body in tree.bodies if body.kind.shift([_ANY]) is None}
        along = [centre.along for centre in self._centres.values()]
        nodes = self._needed([*values, *along])
        if any(tape.nodes[node].kind is Kind.INVERSE and tape.levels[node] == Level.STATE for node in nodes):
            raise NoPolynomialError
        budget.check_operations(len(nodes))
        generators = self._name(nodes)
        self._centre_at = self._name_centres()
        names = [f"x{i}" for i in range(len(self.variables))] or ["none"]
        self.coefficients: PolyRing = ring(names, QQ)[0]
        self.ring = TrigRing(tree.n, self.coefficients, budget)
        self._known: dict[int, Trig] = {}
        for node, parts in generators.items():
            self._known[node] = self.ring.constant(self._combined(parts))
        self._measure_slides_from_their_centres()

    def of(self, value: Value) -> Trig:
        """A value as a trigonometric polynomial.

        Raises:
            NoPolynomialError: when it divides by what depends on the state.
            OutOfBudgetError: when it takes too long or holds too many terms.
        """
        if value.number is not None:
            return self.ring.constant(_number(value.number))
        for index in self._needed([value]):
            if index not in self._known:
                self._known[index] = self._read(index)
        found = self._known[value.node]
        return -found if value.negative else found

    def in_parameters(self, constant: PolyElement) -> PolyElement | None:
        """A constant, given in the variables, in the ring of the definitions; None where it is no polynomial there."""
        total = self.definitions.ring.zero
        for powers, value in constant.terms():
            term = self.definitions.ring.ground_new(value)
            for variable, power in zip(self.variables, powers, strict=False):
                if power and variable.role is not Role.CONSTANT:
                    return None
                for _ in range(power):
                    term = term * variable.definition[0]
            total += term
        return total

    def _needed(self, values: Sequence[Value]) -> list[int]:
        """The nodes that values need, in the order of the tape, none below a grouped constant."""
        waiting = [value.node for value in values if value.number is None]
        seen = set(waiting)
        while waiting:
            index = waiting.pop()
            if self._is_leaf(index):
                continue
            node = self._tape.nodes[index]
            for operand in (node.left, node.right):
                if operand >= 0 and operand not in seen:
                    seen.add(operand)
                    waiting.append(operand)
        return sorted(seen)

    def _is_leaf(self, index: int) -> bool:
        node = self._tape.nodes[index]
        if self._tape.levels[index] == Level.PARAMETER:
            return index in self._leaves or node.kind in (Kind.INPUT, Kind.INVERSE, Kind.CALL)
        return node.kind is Kind.INPUT or (node.kind is Kind.CALL and node.text == "sign")

    def _name(self, nodes: Sequence[int]) -> dict[int, list[Part]]:
        """Variables for what the nodes begin with: each node as a sum of factors times variables and powers of the open one."""
        found: dict[int, list[Part]] = {}
        shapes: dict[PolyElement, tuple[Any, int]] = {}
        seen = self._name_open()
        for index in nodes:
            if not self._is_leaf(index):
                continue
            node = self._tape.nodes[index]
            if self._tape.levels[index] == Level.PARAMETER:
                kind, place = self._leaves.get(index, ("", -1))
                found[index] = []
                for power, definition in self._by_open(self.definitions.of_node(index)).items():
                    shape = definition.monic()
                    if shape not in shapes and not (shape == 1 and power):
                        upright = -definition if max(definition.coeffs()) < 0 else definition
                        shapes[shape] = (upright.LC, len(self.variables))
                        self.variables.append(Variable(Role.CONSTANT, kind, place, (upright,)))
                    lead, variable = shapes.get(shape, (QQ(1), -1))
                    found[index].append(Part(definition.LC / lead, variable, power, seen))
            elif node.kind is Kind.CALL or not self._is_angle(node.text):
                argument, place = _argument(node.text) if node.kind is Kind.INPUT else ("", -1)
                if argument == "q" and place in self._at:
                    found[index] = [Part(_number(self._at[place]), -1, 0, -1)]
                else:
                    found[index] = [Part(QQ(1), len(self.variables), 0, -1)]
                    self.variables.append(self._state_variable(index))
        return found

    def _name_open(self) -> int:
        """The place of the variable that stands for the open parameter; -1 without one."""
        if not self._open:
            return -1
        self.variables.append(Variable(Role.OPEN, self._open, -1))
        return len(self.variables) - 1

    def _by_open(self, definition: PolyElement) -> dict[int, PolyElement]:
        """A definition by the powers of the open parameter in it."""
        if not self._open:
            return {0: definition} if definition else {}
        place = self.definitions.place_of(self._open)
        found: dict[int, PolyElement] = {}
        for powers, value in definition.terms():
            rest = tuple(0 if i == place else power for i, power in enumerate(powers))
            power = powers[place]
            found[power] = found.get(power, definition.ring.zero) + definition.ring({rest: value})
        return found

    def _combined(self, parts: Sequence[Part]) -> PolyElement:
        total = self.coefficients.zero
        for part in parts:
            term = self.coefficients.ground_new(part.factor)
            if part.variable >= 0:
                term = term * self.coefficients.gens[part.variable]
            total += term * self.coefficients.gens[part.open] ** part.power if part.power else term
        return total

    def _name_centres(self) -> dict[int, int]:
        """Variables for the centres of slides that are no plain numbers, by the place in q."""
        found = {}
        for place, centre in self._centres.items():
            if centre.h.number is None:
                found[place] = len(self.variables)
                above, below = self.definitions.of(centre.h).cancel(self.definitions.of(centre.m))
                definition = (above / below.LC,) if below.is_ground else (above, below)
                role = Role.CONSTANT if below.is_ground else Role.CENTRE
                self.variables.append(Variable(role, "e", place, definition))
        return found

    def _is_angle(self, text: str) -> bool:
        argument, place = _argument(text)
        return argument == "q" and place in self._turning

    def _state_variable(self, index: int) -> Variable:
        node = self._tape.nodes[index]
        role = Role.SIGN if node.kind is Kind.CALL else Role.RATE
        argument, place = _argument(self._tape.nodes[node.left].text if role is Role.SIGN else node.text)
        return Variable(Role.SLIDE if argument == "q" else role, argument, place)

    def _measure_slides_from_their_centres(self) -> None:
        """`q = d - a - e`: what a slide carries has its centre at `a + e` along the axis, `e = h/m`; then `h = m e`."""
        for place, centre in self._centres.items():
            index = self._tape.input(f"q{place}").node
            if index not in self._known or place in self._at:
                continue
            h, m = centre.h, centre.m
            if place in self._centre_at:
                e = self.ring.constant(self.coefficients.gens[self._centre_at[place]])
                self._known[h.node] = self.of(m) * (-e if h.negative else e)
            else:
                assert h.number is not None and m.number is not None
                e = self.ring.constant(QQ(*(h.number.fraction / m.number.fraction).as_integer_ratio()))
            shift = self.of(centre.along) + e
            if shift:
                self.centres[place] = shift
                self._known[index] = self._known[index] - shift

    def _read(self, index: int) -> Trig:
        node = self._tape.nodes[index]
        if node.kind is Kind.INPUT:
            return self.ring.zero  # an angle, which only sines and cosines read
        if node.kind is Kind.CALL:
            return self._wave(node.text, node.left)
        left = self._known[node.left]
        if node.kind is Kind.SCALE:
            return left.scaled(_number(node.number))
        if node.kind is Kind.SHIFT:
            return left + self.ring.constant(_number(node.number))
        right = self._known[node.right]
        if node.kind is Kind.MUL:
            return left * right
        return left + right if node.kind is Kind.ADD else left - right

    def _wave(self, function: str, index: int) -> Trig:
        """The sine or cosine of a joint angle; a constant offset belongs to the angle."""
        node, offset = self._tape.nodes[index], Fraction(0)
        if node.kind is Kind.SHIFT:
            offset, node = node.number.fraction, self._tape.nodes[node.left]
        if function not in ("sin", "cos") or node.kind is not Kind.INPUT:
            raise NoPolynomialError  # a root of the state, say
        argument, place = _argument(node.text)
        if argument != "q":
            raise NoPolynomialError
        if place in self._at:
            angle = constants.add(self._at[place], constants.exact(offset))
            return self.ring.constant(_number(constants.function(function, angle)))
        known = self.offsets.setdefault(place, offset)
        if known != offset:
            raise NoPolynomialError
        return self.ring.wave(SIN if function == "sin" else COS, self.ring.axis(place))


class _Any:
    """Stands for a joint's position where only its kind is asked."""


_ANY: Any = _Any()


def _number(number: Number) -> Any:
    return QQ(*number.fraction.as_integer_ratio())


def _argument(text: str) -> tuple[str, int]:
    """`qd3` is entry 3 of `qd`."""
    name = text.rstrip("0123456789")
    return name, int(text[len(name) :])


def _leaves(tree: Tree) -> Iterator[tuple[int, tuple[str, int]]]:
    """The nodes of a regrouped tree that stand for grouped constants, with what they are and of which body."""
    for i, body in enumerate(tree.bodies):
        J, h = body.inertia.J, body.inertia.h
        entries = {"J": J.zz, "X": J.xx, "Y": J.xy, "E": J.xz, "F": J.yz, "h": h[0], "k": h[1], "p": h[2]}
        entries |= {"M": body.inertia.m, "a": body.armature, "l": body.r[0], "u": body.r[1], "v": body.r[2]}
        for kind, value in entries.items():
            if value.number is None:
                yield value.node, (kind, i)
    for i, gravity in tree.gravity.items():
        for value in gravity:
            if value.number is None:
                yield value.node, ("g", i)


@dataclass(frozen=True)
class _Centre:
    """Of what a slide carries: first moment along the axis, mass, and how far out the slide's frame is at q = 0."""

    h: Value
    m: Value
    along: Value


def _centres(tree: Tree) -> dict[int, _Centre]:
    """The centres of all slides that something turns, by their place in q."""
    found = {}
    for body in tree.bodies:
        h, m = body.inertia.h[2], body.inertia.m
        mixed = h.number is not None and not h.is_zero and m.number is None  # `h = m e` would not be seen
        if body.kind.shift([_ANY]) is None or m.is_zero or mixed or not _is_turned(tree, body):
            continue
        axis = inward(body.turns, (ZERO, ZERO, ONE))
        along = body.r[0] * axis[0] + body.r[1] * axis[1] + body.r[2] * axis[2]
        found[body.positions[0]] = _Centre(h, m if not h.is_zero else ONE, along)
    return found


def _is_turned(tree: Tree, body: Body) -> bool:
    while body.parent != ON_BASE:
        body = tree.bodies[body.parent]
        if body.kind.shift([_ANY]) is None:
            return True
    return False
