"""The coordinates of a flat robot, looked for in numbers and then in the robot's parameters, proven and written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product

import sympy as sp

from symdyn.closed.budget import Budget, OutOfBudgetError
from symdyn.closed.numerals import DIGITS
from symdyn.closed.points import Pose, fractions
from symdyn.closed.proof import DisprovedError
from symdyn.closed.reading import NoPolynomialError
from symdyn.closed.scene import Scene
from symdyn.inspect.coordinates import Coordinates, coordinates, together
from symdyn.inspect.coordinates_text import Writer
from symdyn.inspect.flatness import mass_matrix
from symdyn.inspect.metric import Metric, Source
from symdyn.symbolic.in_sympy import number_of
from symdyn.symbolic.program import Program, evaluate
from symdyn.symbolic.workshop import Ground

_SECONDS = 20.0
_MOST_IN_SYMBOLS = 3
"""Joints that act on each other: quotients of polynomials in parameters grow fast."""

_ROUNDING = Fraction(1, 10**25)
_TRIED = (
    "coordinates were not found in closed form: neither sums of positions, of waves of angles and of slides times such waves, "
    "nor integrals over one position"
)


@dataclass(frozen=True)
class Flattened:
    """Coordinates in words.

    Attributes:
        lines: `ϑ1 = …`, then what the short names in them are.
        formulas: the same as SymPy's expressions, in `q0`, `q1`, … and the file's parameters.
        exact: whether the proof is exact, so that it is one of flatness too; else it is to 25 digits.
        in_symbols: whether they hold for all parameters; else at the defaults.
        rounded: whether numbers in the lines are.
        why: there are none, in words.
    """

    lines: tuple[str, ...] = ()
    formulas: tuple[sp.Expr, ...] = ()
    exact: bool = False
    in_symbols: bool = True
    rounded: bool = False
    why: str = ""


def flattened(ground: Ground) -> Flattened:
    """The coordinates of a flat robot, each proven before it is written."""
    try:
        source = Source(Scene(ground, Budget(_SECONDS)))
        numbers = source.in_numbers(source.defaults)
        judge = _Judge(source, *mass_matrix(ground), _ROUNDING if numbers.least else Fraction(0))
        judge.prove(numbers)
        found = coordinates(numbers)
        if found is None:
            return Flattened(why=_TRIED)
        general = _in_symbols(source, judge) if source.has_parameters else found
    except NoPolynomialError:
        return Flattened(why="coordinates were not looked for: M divides by what depends on the pose")
    except OutOfBudgetError as stopped:
        return Flattened(why=f"coordinates were not found: looking for them {stopped}")
    except DisprovedError as mistake:
        return Flattened(why=f"a mistake of symdyn was found in the coordinates, please report it ({mistake})")
    chosen = general or found
    lines = Writer(source, chosen).lines()
    return Flattened(
        lines=tuple(lines),
        formulas=tuple(Writer(source, chosen).expressions()),
        exact=not numbers.least,
        in_symbols=general is not None,
        rounded=Writer(source, chosen, 2 * DIGITS).lines() != lines,
    )


def _in_symbols(source: Source, judge: _Judge) -> Coordinates | None:
    """Coordinates for all parameters, if there are such: then there are some for parameters of any values."""
    some = coordinates(source.in_numbers(source.unlike))
    if some is None or together(some.metric) > _MOST_IN_SYMBOLS:
        return None
    metric = source.in_symbols()
    judge.prove(metric)
    return coordinates(metric, some)


@dataclass(frozen=True)
class _Judge:
    """The program of M, which is compared with what coordinates are proven to add up to.

    Attributes:
        source: of the metrics.
        program: of M.
        known: what that takes besides `q`, at the parameters' defaults.
        tolerance: none where all constants are rational.
    """

    source: Source
    program: Program
    known: Sequence[sp.Expr]
    tolerance: Fraction

    def prove(self, metric: Metric) -> None:
        """Compare at a rational pose.

        Raises:
            DisprovedError: where they differ.
        """
        pose = Pose(fractions(metric.n, 1), self.source.offsets, metric.slides)
        functions = {"sin": partial(pose.call, "sin"), "cos": partial(pose.call, "cos"), "number": lambda x: x.fraction}
        known = [number_of(k).fraction for k in self.known]
        M = iter(evaluate(self.program, {"q": pose.q, "k": known}, functions)["M"])
        for i, j in product(range(metric.n), repeat=2):
            value, wanted = self.source.at_defaults(metric.at(metric.M[i][j], pose)), next(M)
            if abs(value - wanted) > self.tolerance * max(1, abs(wanted)):
                raise DisprovedError(f"M[{i},{j}]: {value} is not {wanted}")
