"""One robot as closed forms see it: its tape read as polynomials, its mass matrix in absolute rates, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from symdyn.closed import units
from symdyn.closed.abbreviation import abbreviated
from symdyn.closed.budget import Budget
from symdyn.closed.elimination import Eliminated
from symdyn.closed.inverse import Matrix
from symdyn.closed.rates import change_of_rates, in_absolute_rates
from symdyn.closed.reading import Reading
from symdyn.closed.speech import Speech, speak
from symdyn.closed.trig import Trig
from symdyn.closed.units import Unit
from symdyn.symbolic.column import Column
from symdyn.symbolic.constants import Number
from symdyn.symbolic.tape import Value
from symdyn.symbolic.workshop import Cut, Ground, Workshop

Labels = tuple[int, ...]


@dataclass(frozen=True)
class View:
    """How a robot is looked at.

    Attributes:
        at: numbers that positions are held at, by their places in q.
        open_parameter: a run-time parameter that is to be seen in all formulas.
        abbreviate: the part of the mass matrix that may be left out; 0 for the exact one.
    """

    at: Mapping[int, Number] = field(default_factory=dict)
    open_parameter: str = ""
    abbreviate: float = 0.0


PLAIN = View()


class Scene:
    """One robot.

    Attributes:
        ground: the robot on its tape.
        workshop: on which the quantities are recorded.
        budget: of the algebra.
        slides: for each joint whether it slides.
        B: the change to absolute rates.
        eliminated: the elimination of each block of N by its rows, by the letter of what is asked for; kept as well.
        programs: that forms are compared with, by functions; kept for further questions.
        values: of their results where they are compared, by functions and results.
    """

    def __init__(self, ground: Ground, budget: Budget, view: View = PLAIN) -> None:
        self.ground, self.budget, self.view = ground, budget, view
        self.workshop = Workshop(ground)
        tree = self.workshop.regrouped.tree
        self.tree, self.n = tree, tree.n
        self.slides = [dof.column is Column.Z for dof in tree.dofs]
        self.B = change_of_rates(tree)
        self.eliminated: dict[str, dict[int, Eliminated]] = {}
        self.programs: dict[str, Cut] = {}
        self.values: dict[tuple[str, str], list[Any]] = {}

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The places on and above the diagonal of a matrix over the joints."""
        return [(i, j) for i in range(self.n) for j in range(i, self.n)]

    def read(self, values: Sequence[Value], *, centred: bool) -> Reading:
        view = self.view
        return Reading(
            self.ground.tape,
            self.tree,
            values,
            self.budget,
            centred=centred,
            at=view.at,
            open_parameter=view.open_parameter,
        )

    def speak(
        self, reading: Reading, polynomials: Sequence[Trig], of: Sequence[Unit], labels: Sequence[Labels]
    ) -> Speech:
        return speak(self.ground.tape, self.tree, reading, polynomials, of, labels)

    def inertia_in(self, reading: Reading) -> list[list[Trig]]:
        """`N = B* M B`."""
        M = self.workshop.mass_matrix
        full = [[reading.of(M[max(i, j)][min(i, j)]) for j in range(self.n)] for i in range(self.n)]
        N = in_absolute_rates(full, self.B)
        return abbreviated(N, self.view.abbreviate) if self.view.abbreviate else N

    @property
    def mass_values(self) -> list[Value]:
        return [self.workshop.mass_matrix[i][j] for i, j in self.pairs]

    @property
    def inertia_units(self) -> list[Unit]:
        return [units.inertia(self.slides[i], self.slides[j]) for i, j in self.pairs]

    @property
    def labels(self) -> list[Labels]:
        return [(i + 1, j + 1) for i, j in self.pairs]

    @cached_property
    def inertia(self) -> tuple[Speech, Matrix]:
        """N in words."""
        centred = not self.view.open_parameter  # a centre may depend on the parameter that is to be seen
        reading = self.read(self.mass_values, centred=centred)
        N = self.inertia_in(reading)
        speech = self.speak(reading, [N[i][j] for i, j in self.pairs], self.inertia_units, self.labels)
        return speech, self.matrix(speech)

    def matrix(self, speech: Speech) -> Matrix:
        """The symmetric matrix whose upper triangle was spoken first."""
        found = dict(zip(self.pairs, speech.polynomials, strict=False))
        rows = [[found[min(i, j), max(i, j)] for j in range(self.n)] for i in range(self.n)]
        return Matrix(speech.vocabulary, rows)
