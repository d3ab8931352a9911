"""A whole result at a glance: where its entries lie, which joint and which mass matter most for each, how joints couple."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from symdyn.inspect.arrays import Array
from symdyn.inspect.effects import mass_changes, percentiles, total_effects
from symdyn.inspect.figures import DEFINITE, affordable, behaviour_of, largest_of, typical_sizes
from symdyn.inspect.parts import Behaviour, Effect, Range, Sampled, plain
from symdyn.inspect.poses import placed, spread
from symdyn.inspect.study import Study, held_text
from symdyn.symbolic.program import operations

_MOST_POSES = 2048
_MASS_POSES = 64
_LEAST_CHANGE = 1e-9  # less is rounding
Row = tuple[Behaviour, Range | None, Effect | None, str, float]


@dataclass(frozen=True)
class EntryFigures:
    """One entry among all.

    Attributes:
        index, labels: where it stands, and what that belongs to.
        unit: may be empty.
        behaviour: what it does over all poses.
        range: where it lies; None where it is never finite.
        main: the joint of the largest total effect; None where it does not change.
        mass: the link of which 10 % more mass and inertia change it most; empty if none does.
        mass_effect: that change on average, relative to the entry's typical size.
    """

    index: tuple[int, ...]
    labels: tuple[str, ...]
    unit: str
    behaviour: Behaviour
    range: Range | None
    main: Effect | None
    mass: str
    mass_effect: float


@dataclass(frozen=True)
class Overview:
    """Figures of a whole result.

    Attributes:
        robot, title: whose, and what: `udu.D`.
        meaning: what it is, in a sentence.
        function, output, shape: the same, for machines.
        sampled: over what.
        operations: products and sums of the program behind it; None for very long ones.
        entries: row by row, without those that are zero by the robot's build.
        idle: joints that no entry depends on, by name and index.
        coupling: of definite matrices, entries over the root of the product of their diagonal entries: medians, row by row.
        cut: a few poses stand far out, as near singular ones: effects are of values with the ends cut off.
    """

    robot: str
    title: str
    meaning: str
    function: str
    output: str
    shape: tuple[int, ...]
    sampled: Sampled
    operations: int | None
    entries: tuple[EntryFigures, ...]
    idle: tuple[tuple[str, int], ...]
    coupling: tuple[tuple[float, ...], ...] = ()
    cut: bool = False

    def as_dict(self) -> dict[str, Any]:
        """Everything in plain types, as JSON has them; what is not finite is None."""
        found: dict[str, Any] = plain(asdict(self))
        return found


def overview(study: Study, output: str) -> Overview:
    """Figures of a whole result.

    Args:
        study: of the function.
        output: name of the result, as the contract has it.
    """
    (result,) = (found for found in study.recorded.program.outputs if found.name == output)
    places: dict[object, int] = {}  # of what is worked out once, though it may stand twice
    for position, expression in enumerate(result.entries):
        if expression != 0:
            places.setdefault(expression, position)
    whole = study.recorded.of(output, list(places.values()))
    joints = [joint for joint, enters in enumerate(whole.depends("q")) if enters]
    count = min(_MOST_POSES, affordable(len(whole.program.assignments) + len(places), len(joints) + 1))
    q = placed(study.spans, spread(len(study.spans) + 1, count)[:-1])

    def values(poses: Array) -> Array:
        return whole.at(study.arguments(poses))[output]

    found = values(q)
    totals, cut = total_effects(values, study.spans, joints, count)
    rows = _rows(study, found, totals, _changes(study, output, list(places.values()), found, q))
    row_of = dict(zip(places, rows, strict=True))
    entries = [
        EntryFigures(
            study.index(output, position), study.labels(output, position), study.unit(output, position), *row_of[entry]
        )
        for position, entry in enumerate(result.entries)
        if entry != 0
    ]
    order = {expression: number for number, expression in enumerate(places)}
    matrix = [order.get(entry, -1) for entry in result.entries]
    return Overview(
        robot=study.subject.robot.name,
        title=study.title(output),
        meaning=study.function.summary,
        function=study.function.name,
        output=output,
        shape=study.shape(output),
        sampled=Sampled(count, study.spans, tuple(held_text(study))),
        operations=operations(whole.program).total if study.counted else None,
        entries=tuple(entries),
        idle=tuple((span.joint, i) for i, span in enumerate(study.spans) if i not in joints),
        coupling=_couplings(
            study, output, np.vstack([np.broadcast_to(found, (len(found), count)), np.zeros(count)])[matrix]
        ),
        cut=cut,
    )


def _changes(study: Study, output: str, positions: list[int], found: Array, q: Array) -> Array:
    """Mean changes of entries (bodies, entries) by 10 % of each body, relative to their typical sizes."""
    heavier = study.heavier.of(output, positions)
    bodies = len(study.subject.model.bodies)
    poses = min(_MASS_POSES, affordable(len(heavier.program.assignments) + len(found), bodies))
    changes, _ = mass_changes(study, heavier, output, q[:, :poses])
    changes = np.where(np.isfinite(changes), np.abs(changes), 0.0).mean(axis=2)
    with np.errstate(all="ignore"):
        return np.asarray(np.nan_to_num(changes / typical_sizes(found), posinf=0.0))


def _rows(study: Study, found: Array, totals: Array, changes: Array) -> list[Row]:
    """What is said of each entry, in the order of `EntryFigures`."""
    largest = largest_of(found)
    ranges = percentiles(found, (0.0, 5.0, 50.0, 95.0, 100.0)).T
    rows: list[Row] = []
    for values, total, change, reach in zip(found, totals, changes.T, ranges, strict=True):
        behaviour = behaviour_of(values, largest)
        joint, body = (int(np.argmax(parts)) if len(parts) else 0 for parts in (total, change))
        moves = behaviour is Behaviour.VARIES and total.max(initial=0.0) > 0
        weighs = behaviour in (Behaviour.VARIES, Behaviour.CONSTANT) and change.max(initial=0.0) > _LEAST_CHANGE
        rows.append(
            (
                behaviour,
                None if behaviour is Behaviour.NOT_FINITE else Range(*reach.tolist()),
                Effect(study.spans[joint].joint, joint, min(1.0, float(total[joint]))) if moves else None,
                study.subject.model.bodies[body].name if weighs else "",
                float(change[body]) if weighs else 0.0,
            )
        )
    return rows


def _couplings(study: Study, output: str, found: Array) -> tuple[tuple[float, ...], ...]:
    """Median strengths of all pairs; none for what is not definite."""
    if study.function.quantity.name not in DEFINITE:
        return ()
    size = study.shape(output)[0]
    matrix = found.reshape(size, size, -1)
    diagonal = np.einsum("iik->ik", matrix)
    with np.errstate(all="ignore"):
        strengths = np.abs(matrix) / np.sqrt(diagonal[:, None] * diagonal[None, :])
    strengths = np.where(np.isfinite(strengths), strengths, 0.0)
    return tuple(tuple(row) for row in np.median(strengths, axis=2).tolist())
