"""What is not felt besides where joints follow others, whose bodies then share a motion (docs/mathematics.md, section 13).

No rule says it for all ways in which joints can lead and follow. So the columns of the regressor that rules have kept, as the
tape has them, are worked out at random states in figures of many digits; what the equations leave free is not felt. Nothing
hangs on the states: whether something is felt has to be clear beyond doubt, and the combinations are the same at all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, localcontext
from random import Random

from symdyn.faults import Fault, InputError, Place
from symdyn.model.columns import ARMATURE, ENTRIES, Column, columns_of, dropping_order
from symdyn.model.tree import Model
from symdyn.symbolic.choice import Row, dropped, eliminated, solved
from symdyn.symbolic.configuration import configuration
from symdyn.symbolic.constants import Number
from symdyn.symbolic.figures import PRECISION, Figures, as_number, drawn
from symdyn.symbolic.folding import Folding
from symdyn.symbolic.newton_euler import motions
from symdyn.symbolic.regressor import body_columns, by_forces, with_joints
from symdyn.symbolic.tape import Tape
from symdyn.symbolic.tree import Tree

_WAY = 4  # how far joints move at most, rad or m
_MORE = 3  # states at which what was found is tried
_FELT = Decimal("1e-7")  # least part of the largest column, entry by entry, that is felt for sure,
_NOTHING = Decimal("1e-10")  # and the largest that is none: axes and lengths of files have fewer digits
_ROUGHLY = Decimal("1e-7")  # of what adds up to nothing, for axes that are not quite where they should be


@dataclass(frozen=True)
class Tie:
    """A number that is dropped, and how many times it is added to others; places of columns."""

    place: int
    added: Mapping[int, Number]


def ties(tape: Tape, model: Model, tree: Tree, kept: Sequence[int], parameters: Mapping[str, float]) -> tuple[Tie, ...]:
    """Of the columns that the rules keep, those that others can stand for; the tape is left as it was.

    Raises:
        InputError: where combinations depend on run-time parameters, or it is not clear what is felt.
    """
    every = columns_of(model)
    asked = [place for place in kept if every[place].kind in (*ENTRIES, ARMATURE)]
    if not model.folds or not asked:
        return ()
    columns = [every[place] for place in asked]
    mark = tape.mark()
    sample = _Sample(tape, model, tree, columns)
    tape.rewind(mark)
    order = dropping_order(columns, [joint.follows is not None for joint in model.joints])
    with localcontext(PRECISION):
        found = [_solved(_unfelt(sample, values), order) for values in sample.parameters(parameters)]
    if any(not _same(found[0], other) for other in found[1:]):
        rule = (
            "has joints that follow others, and base parameters whose combinations depend on run-time parameters then"
        )
        cure = "leave lengths out of --parameters, give the file's own parameters as numbers, or hold what follows with --lock"
        raise InputError([Fault(Place("--functions"), f"'{model.name}'", rule, cure)])
    return tuple(
        Tie(asked[place], {asked[k]: as_number(-x) for k, x in enumerate(row) if k != place and abs(x) > _NOTHING})
        for place, row in found[0].items()
    )


class _Sample:
    """Rows of the regressor, folded, at random states."""

    def __init__(self, tape: Tape, model: Model, tree: Tree, columns: Sequence[Column]) -> None:
        fold = Folding(tape, model)
        q, qd, qdd = ([tape.input(f"{stem}{k}") for k in range(n)] for stem, n in _arguments(model))
        at, rates, changes = configuration(tape, tree, fold.positions(q)), fold.rates(qd), fold.rates(qdd)
        forces = body_columns(at, motions(at, rates, changes), columns)
        Y = fold.along(with_joints(at, by_forces(at, forces, len(columns)), columns, rates, changes), (0,))
        self._model, self.width, self._random = model, len(columns), Random(len(columns))
        self.name, self.height = model.name, len(Y)
        self._figures = Figures(tape, [entry for row in Y for entry in row])

    def parameters(self, defaults: Mapping[str, float]) -> list[dict[str, Decimal]]:
        """Values of the run-time parameters to look at: two sets near the defaults, or one where the columns have none."""
        asked = {name: value for name, value in defaults.items() if name in self._figures.inputs}
        return [{name: self._near(value) for name, value in asked.items()} for _ in range(2 if asked else 1)]

    def _near(self, default: float) -> Decimal:
        way = 1 + drawn(self._random) / 4
        return Decimal(default) * way if default else way

    def rows(self, states: int, parameters: Mapping[str, Decimal]) -> list[Row]:
        """Those that are not all zero, at so many states."""
        found = []
        for _ in range(states):
            flat = self._figures.at({**self._state(), **parameters})
            found += [flat[k * self.width : (k + 1) * self.width] for k in range(self.height)]
        return [row for row in found if any(row)]

    def _state(self) -> dict[str, Decimal]:
        q = [drawn(self._random, _WAY) for _ in range(self._model.nq)]
        units = self._model.position_units
        for k, unit in enumerate(units):
            if unit == "quaternion" and units[:k].count(unit) % 4 == 0:
                length = sum((x * x for x in q[k : k + 4]), start=Decimal(0)).sqrt()
                q[k : k + 4] = [x / length for x in q[k : k + 4]]
        rates = {f"{stem}{k}": drawn(self._random, 2) for stem in ("qd", "qdd") for k in range(self._model.nv)}
        return {**{f"q{k}": x for k, x in enumerate(q)}, **rates}


def _arguments(model: Model) -> tuple[tuple[str, int], ...]:
    return ("q", model.nq), ("qd", model.nv), ("qdd", model.nv)


def _unfelt(sample: _Sample, parameters: Mapping[str, Decimal]) -> list[Row]:
    """All that adds nothing to the forces: at as many states as it takes to add nothing at others, too."""
    rows, states = list[Row](), sample.width // sample.height + _MORE
    while True:
        rows += sample.rows(states, parameters)
        sizes = [max((abs(row[k]) for row in rows), default=Decimal(0)) for k in range(sample.width)]
        sizes = [size if size > _NOTHING else Decimal(1) for size in sizes]
        found, smallest = eliminated([_over(row, sizes) for row in rows], sample.width, _NOTHING)
        if smallest < _FELT:
            raise _unclear(sample.name)
        more = sample.rows(_MORE, parameters)
        if all(_is_unfelt(x, _over(row, sizes)) for row in more for x in found):
            return [_over(x, sizes) for x in found]
        rows += more


def _is_unfelt(x: Row, row: Row) -> bool:
    return abs(sum((a * b for a, b in zip(x, row, strict=True) if a and b), start=Decimal(0))) <= _ROUGHLY * max(
        abs(part) for part in x
    )


def _over(row: Row, sizes: Sequence[Decimal]) -> Row:
    return [x / size if x else x for x, size in zip(row, sizes, strict=True)]


def _solved(rows: Sequence[Row], order: Sequence[int]) -> dict[int, Row]:
    """A direction for each number that is dropped."""
    return solved(rows, dropped([[float(x) for x in row] for row in rows], order))


def _same(one: Mapping[int, Row], other: Mapping[int, Row]) -> bool:
    return one.keys() == other.keys() and all(
        abs(a - b) <= _NOTHING * max(Decimal(1), abs(a))
        for place in one
        for a, b in zip(one[place], other[place], strict=True)
    )


def _unclear(name: str) -> InputError:
    rule = "has numbers of bodies that can hardly be told apart as its joints follow each other"
    cure = "leave base_regressor and base_parameters out, or hold what follows with --lock"
    return InputError([Fault(Place("--functions"), f"'{name}'", rule, cure)])
