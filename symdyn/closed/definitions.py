"""What constants are in the file's own parameters: the tape below the state, read as polynomials.

What is no polynomial there (a reciprocal, a root, a sine of a parameter) stands for itself as one more variable.
"""

from __future__ import annotations

from sympy.polys.domains import QQ
from sympy.polys.rings import PolyElement, PolyRing, ring

from symdyn.symbolic.tape import Kind, Level, Tape, Value

_PLAIN = (Kind.INPUT, Kind.INVERSE, Kind.CALL)


class Definitions:
    """Polynomials, in the run-time parameters, of what depends on those only.

    Attributes:
        ring: of the definitions.
        variables: the nodes that its generators stand for: parameters, and what is no polynomial in them.
    """

    def __init__(self, tape: Tape) -> None:
        self._tape = tape
        self.variables = [
            index
            for index, node in enumerate(tape.nodes)
            if node.kind in _PLAIN and tape.levels[index] == Level.PARAMETER
        ]
        names = [f"p{index}" for index in self.variables] or ["none"]
        self.ring: PolyRing = ring(names, QQ)[0]
        self._known: dict[int, PolyElement] = dict(zip(self.variables, self.ring.gens, strict=False))

    def place_of(self, parameter: str) -> int:
        """The place of a parameter among the variables."""
        names = [self._tape.nodes[index].text for index in self.variables]
        return names.index(parameter)

    def of(self, value: Value) -> PolyElement:
        """The polynomial of a value."""
        if value.number is not None:
            return self.ring.ground_new(QQ(*value.number.fraction.as_integer_ratio()))
        found = self.of_node(value.node)
        return -found if value.negative else found

    def of_node(self, index: int) -> PolyElement:
        """The polynomial of a node, and on the way those of all it is made of."""
        if index not in self._known:
            node = self._tape.nodes[index]
            left = self.of_node(node.left)
            if node.kind in (Kind.SCALE, Kind.SHIFT):
                number = QQ(*node.number.fraction.as_integer_ratio())
                self._known[index] = left * number if node.kind is Kind.SCALE else left + number
            else:
                right = self.of_node(node.right)
                if node.kind is Kind.MUL:
                    self._known[index] = left * right
                else:
                    self._known[index] = left + right if node.kind is Kind.ADD else left - right
        return self._known[index]
