"""What helps a reader where formulas are too long: figures of entries of a result, over poses within the limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from symdyn.emit.body import make_body
from symdyn.inspect.arrays import Array
from symdyn.inspect.effects import far_out, mass_changes, percentiles, total_effects
from symdyn.inspect.parts import Band, Behaviour, Effect, Figures, MassEffect, Range, Sampled, Share
from symdyn.inspect.poses import placed, rest, spread
from symdyn.inspect.study import Recorded, Study, held_text, weights
from symdyn.symbolic.program import operations

DEFINITE = (
    "mass_matrix",
    "mass_matrix_inverse",
    "operational_inertia",
    "operational_inertia_inverse",
    "operational_inertia_inverse_all",
)
"""Quantities that are symmetric and positive, whose entries can be measured against their diagonals."""

_WORK = 150_000_000  # operations times situations: well under a second
_MOST_POSES, _FEWEST_POSES = 16384, 128
_MASS_POSES = 512
_FEW_POSES = 16
_BAND = 25  # positions of the main joint
_BAND_POSES = 512
_ROUNDING = 1e-11  # part of the largest entry that is no more than rounding


@dataclass(frozen=True)
class Effort:
    """How many poses figures are made of: all of them, those in which bodies are made heavier, and those behind a band."""

    poses: int
    masses: int
    band: int


def figures(study: Study, output: str, position: int) -> Figures:
    """Figures of one entry, with as many poses as take a moment.

    Args:
        study: of the function.
        output: name of the result, as the contract has it.
        position: of the entry in the flat result, row by row.
    """
    entry, heavier = study.recorded.of(output, [position]), study.heavier.of(output, [position])
    poses = affordable(len(entry.program.assignments), sum(entry.depends("q")) + 1)
    masses = affordable(len(heavier.program.assignments), len(study.subject.model.bodies))
    (found,) = figures_of(study, output, [position], Effort(poses, min(_MASS_POSES, masses), _BAND_POSES))
    if not study.counted:
        return found
    return replace(found, lines=lines_behind(entry), operations=operations(entry.program).total)


def figures_of(study: Study, output: str, positions: Sequence[int], effort: Effort) -> list[Figures]:
    """Figures of several entries of a result, whose program runs for all of them together; lines are not counted.

    Args:
        study: of the function.
        output: name of the result, as the contract has it.
        positions: of the entries in the flat result, row by row.
        effort: how many poses.
    """
    gallery = _Gallery(study, output, tuple(positions), effort)
    return [gallery.of(row) for row in range(len(positions))]


class _Gallery:
    """Some entries of a result, and all that is worked out for them together: arrays have a row for each entry."""

    def __init__(self, study: Study, output: str, positions: Sequence[int], effort: Effort) -> None:
        self.study, self.output, self.positions, self.effort = study, output, positions, effort
        self.entries = study.recorded.of(output, positions)
        self.depends = self.entries.behind(output, "q")
        self.q = placed(study.spans, spread(len(study.spans) + 1, effort.poses)[:-1])
        self.found = self.values(self.q)
        self.far = far_out(self.found)
        whole = study.recorded.at(study.arguments(self.q[:, :_FEW_POSES]))[output]
        largest = largest_of(whole)
        self.behaviours = [behaviour_of(values, largest) for values in self.found]
        self.rest = self.values(rest(study.spans)[:, None])[:, 0]

    def values(self, poses: Array) -> Array:
        return _wide(self.entries.at(self.study.arguments(poses))[self.output], poses.shape[1])

    def of(self, row: int) -> Figures:
        """Figures of an entry."""
        study, output, position = self.study, self.output, self.positions[row]
        joints = np.flatnonzero(self.depends[row])
        varies = self.behaviours[row] is Behaviour.VARIES
        still = self.behaviours[row] in (Behaviour.ZERO, Behaviour.NOT_FINITE)
        masses, weightless = ((), ()) if still else self._masses(row)
        effects = self._effects(row, joints.tolist()) if varies else ()
        return Figures(
            robot=study.subject.robot.name,
            title=study.title(output, position),
            meaning=_meaning(study, output, position),
            function=study.function.name,
            output=output,
            index=study.index(output, position),
            unit=study.unit(output, position),
            sampled=Sampled(self.effort.poses, study.spans, tuple(held_text(study))),
            behaviour=self.behaviours[row],
            lines=None,
            operations=None,
            not_finite=int((~np.isfinite(self.found[row])).sum()),
            rest=float(self.rest[row]),
            range=range_of(self.found[row], self.q),
            effects=effects,
            idle=tuple((span.joint, i) for i, span in enumerate(study.spans) if i not in joints),
            cut=varies and bool(self.far[row]),
            masses=masses,
            weightless=weightless,
            coupling=self._coupling(row) if varies else None,
            shares=() if still else self._shares(row),
            band=self._bands[row] if effects else None,
        )

    @cached_property
    def _totals(self) -> Array:
        """Total effects of all joints, (entries, n)."""
        joints = np.flatnonzero(self.depends.any(axis=0)).tolist()
        return total_effects(self.values, self.study.spans, joints, self.effort.poses)[0]

    def _effects(self, row: int, joints: Sequence[int]) -> tuple[Effect, ...]:
        spans, totals = self.study.spans, self._totals[row]
        effects = [Effect(spans[joint].joint, joint, min(1.0, float(totals[joint]))) for joint in joints]
        return tuple(sorted(effects, key=lambda effect: -effect.total))

    @cached_property
    def _heavier(self) -> Recorded:
        return self.study.heavier.of(self.output, self.positions)

    @cached_property
    def _changes(self) -> tuple[Array, npt.NDArray[np.bool_], Array]:
        """By 10 % of each body (bodies, entries, poses), which entries it enters (entries, bodies), values before."""
        q = self.q[:, : self.effort.masses]
        changes, _ = mass_changes(self.study, self._heavier, self.output, q)
        names = list(self._heavier.parameters)
        places = [names.index(weight) for weight in weights(len(self.study.subject.model.bodies))]
        used = self._heavier.behind(self.output, "params")
        enters = used[:, places] if used.size else np.zeros((len(used), len(places)), dtype=bool)
        before = _wide(self._heavier.at(self.study.arguments(q))[self.output], q.shape[1])
        return changes, enters, before

    def _masses(self, row: int) -> tuple[tuple[MassEffect, ...], tuple[str, ...]]:
        """Effects of all bodies that enter, where the entry lies in the middle, and the others."""
        changes, enters, before = self._changes
        reach = range_of(self.found[row])
        assert reach is not None
        low, high = (reach.low, reach.high) if self.far[row] else (reach.least, reach.most)
        within = np.isfinite(before[row]) & (before[row] >= low) & (before[row] <= high)
        size = float(typical_sizes(self.found[row][None])[0])
        names = [body.name for body in self.study.subject.model.bodies]
        found = []
        for name, change, used in zip(names, changes[:, row], enters[row], strict=True):
            finite = np.isfinite(change) & within
            if not used or not finite.any():
                continue
            part = np.abs(change[finite]) / size
            grows = np.sign(change[finite] * before[row][finite])
            way = 1 if np.mean(grows > 0) >= 0.95 else -1 if np.mean(grows < 0) >= 0.95 else 0
            found.append(MassEffect(name, float(part.mean()), float(part.max()), way))
        found.sort(key=lambda effect: -effect.mean)
        return tuple(found), tuple(name for name, used in zip(names, enters[row], strict=True) if not used)

    @cached_property
    def _diagonal(self) -> Mapping[int, Array]:
        """The diagonal entries at all poses, by their index, as far as couplings need them."""
        size = self.study.shape(self.output)[0]
        needed = sorted({i for position in self.positions for i in self.study.index(self.output, position)})
        recorded = self.study.recorded.of(self.output, [i * size + i for i in needed])
        found = _wide(recorded.at(self.study.arguments(self.q))[self.output], self.q.shape[1])
        return dict(zip(needed, found, strict=True))

    def _coupling(self, row: int) -> Range | None:
        index = self.study.index(self.output, self.positions[row])
        if self.study.function.quantity.name not in DEFINITE or index[0] == index[1]:
            return None
        first, second = (self._diagonal[i] for i in index)
        with np.errstate(all="ignore"):
            return range_of(np.abs(self.found[row]) / np.sqrt(first * second))

    @cached_property
    def _innovations(self) -> tuple[Array, Array]:
        """`W` and `D` at all poses and at last at rest."""
        return innovation_factors(self.study, np.hstack([self.q, rest(self.study.spans)[:, None]]))

    def _shares(self, row: int) -> tuple[Share, ...]:
        """`M⁻¹_ij = Σ_k W_ki W_kj / D_k`, term by term; none for other functions.

        With all joints held, then released one by one from the tips inwards, term k is what releasing joint k adds: the sum
        over k and all joints after it is the inverse of the trailing part of M. Only joints that carry both i and j have terms.
        """
        if self.study.function.name != "mass_matrix_inverse":
            return ()
        every = _terms(*self._innovations, *self.study.index(self.output, self.positions[row]))
        terms, still = every[:, :-1], every[:, -1]
        whole, sizes = terms.sum(axis=0), np.abs(terms)
        sums = sizes.sum(axis=0)
        some = np.isfinite(sums) & (sums > 0)
        if not some.any():
            return ()
        parts = (sizes[:, some] / sums[some]).mean(axis=1)
        against = np.mean(terms[:, some] * whole[some] < 0, axis=1)
        found = [
            Share(span.joint, k, float(parts[k]), float(against[k]), float(still[k]))
            for k, span in enumerate(self.study.spans)
            if sizes[k, some].max() > 0
        ]
        return tuple(sorted(found, key=lambda share: -share.part))

    @cached_property
    def _bands(self) -> Mapping[int, Band]:
        """The bands of all entries that change, by their rows."""
        rows: dict[int, list[int]] = {}
        for row, behaviour in enumerate(self.behaviours):
            effects = self._effects(row, np.flatnonzero(self.depends[row]).tolist())
            if behaviour is Behaviour.VARIES and effects:
                rows.setdefault(effects[0].index, []).append(row)
        return {row: band for joint, alike in rows.items() for row, band in self._bands_over(joint, alike)}

    def _bands_over(self, joint: int, rows: Sequence[int]) -> Iterator[tuple[int, Band]]:
        """Entries at positions of their main joint, all others as in the first poses."""
        span = self.study.spans[joint]
        positions = span.at(np.linspace(0.0, 1.0, _BAND))
        moved = np.repeat(self.q[:, None, : self.effort.band], _BAND, axis=1)
        moved[joint] = positions[:, None]
        recorded = self.study.recorded.of(self.output, [self.positions[row] for row in rows])
        found = recorded.at(self.study.arguments(moved.reshape(len(self.q), -1)))[self.output]
        for row, values in zip(rows, found, strict=True):
            low, median, high = map(tuple, percentiles(values.reshape(_BAND, -1), (5.0, 50.0, 95.0)).tolist())
            yield row, Band(span.joint, joint, span.unit, tuple(positions.tolist()), low, median, high)


def _wide(values: Array, count: int) -> Array:
    """A column for each situation, of what depends on none of them too."""
    return np.broadcast_to(values, (len(values), count))


def _meaning(study: Study, output: str, position: int) -> str:
    """What an entry says; of results other than M and its inverse what the whole is."""
    joints = [(span.joint, span.unit) for span in study.spans]
    return meaning_of(study.function.name, study.index(output, position), joints) or study.function.summary


def meaning_of(function: str, index: Sequence[int], joints: Sequence[tuple[str, str]]) -> str:
    """What an entry of M or of its inverse says, of joints with their names and units; empty for other functions."""
    if function not in ("mass_matrix", "mass_matrix_inverse"):
        return ""
    (first, unit), (second, other) = (joints[i] for i in index)
    if function == "mass_matrix_inverse":
        force = {"rad": "torque of 1 N m", "m": "force of 1 N"}[other]
        return f"How much a {force} at {second} accelerates {first}."
    rate = {"rad": "1 rad/s²", "m": "1 m/s²"}[other]
    what = "torque" if unit == "rad" else "force"
    return f"The {what} at {first} that goes with an acceleration of {rate} at {second}."


def affordable(lines: int, runs: int) -> int:
    """How many poses a program of so many operations can be run in, so many times, in under a second."""
    most = _WORK // max(1, lines * runs)
    return max(_FEWEST_POSES, min(_MOST_POSES, 1 << max(0, most.bit_length() - 1)))


def lines_behind(recorded: Recorded) -> int:
    """How many lines show the program, results among them."""
    body = make_body(recorded.program)
    return sum(len(block.statements) for block in body.blocks) + sum(len(result.entries) for result in body.results)


def range_of(values: Array, q: Array | None = None) -> Range | None:
    """Where values (count,) lie, of those that are finite; with the poses (n, count) of the extremes."""
    finite = np.isfinite(values)
    if not finite.any():
        return None
    low, median, high = (float(x) for x in np.percentile(values[finite], (5.0, 50.0, 95.0)))
    least = int(np.argmin(np.where(finite, values, np.inf)))
    most = int(np.argmax(np.where(finite, values, -np.inf)))
    poses = () if q is None else (tuple(q[:, least].tolist()), tuple(q[:, most].tolist()))
    return Range(float(values[least]), low, median, high, float(values[most]), *poses)


def typical_sizes(values: Array) -> Array:
    """The typical size of each row: the median, or where most are zero the root of the mean square."""
    sizes = np.where(np.isfinite(values), np.abs(values), np.nan)
    (median,) = percentiles(sizes, (50.0,))
    rms = np.sqrt(np.nansum(sizes**2, axis=1) / np.maximum(1, np.isfinite(sizes).sum(axis=1)))
    return np.asarray(np.where(median > 0, median, rms))


def largest_of(values: Array) -> float:
    """The typical size of the largest entry (row): what others are small beside."""
    return float(np.nanmax(typical_sizes(values), initial=0.0))


def behaviour_of(values: Array, largest: float) -> Behaviour:
    """What values (count,) do, beside the largest entry of the whole result."""
    finite = values[np.isfinite(values)]
    if not len(finite):
        return Behaviour.NOT_FINITE
    size = float(np.abs(finite).max())
    if size <= _ROUNDING * largest:
        return Behaviour.ZERO
    return Behaviour.CONSTANT if float(np.ptp(finite)) <= _ROUNDING * size else Behaviour.VARIES


def innovation_factors(study: Study, q: Array) -> tuple[Array, Array]:
    """`W` (n, n, count) and `D` (n, count) of `M⁻¹ = W* D⁻¹ W`, at poses (n, count)."""
    n = len(study.spans)
    found = study.innovations.at({"q": q})
    return found["W"].reshape(n, n, -1), found["D"]


def innovation_terms(study: Study, position: int, q: Array) -> Array:
    """The terms `W_ki W_kj / D_k` of an entry of M⁻¹ at poses (n, count); (n, count)."""
    return _terms(*innovation_factors(study, q), *divmod(position, len(study.spans)))


def _terms(W: Array, D: Array, i: int, j: int) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(W[:, i] * W[:, j] / D)
