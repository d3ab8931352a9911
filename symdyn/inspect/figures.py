"""What helps a reader where formulas are too long: figures of one entry of a result, over poses within the limits."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any

import numpy as np

from symdyn.emit.body import make_body
from symdyn.inspect.arrays import Array
from symdyn.inspect.effects import Values, ends, mass_changes, percentiles, total_effects
from symdyn.inspect.poses import Span, placed, rest, spread
from symdyn.inspect.study import Recorded, Study, held_text
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


class Behaviour(Enum):
    """What an entry does over all poses."""

    ZERO = "zero"
    CONSTANT = "constant"
    VARIES = "varies"
    NOT_FINITE = "not finite"


@dataclass(frozen=True)
class Range:
    """Where values lie: least, 5 %, median, 95 % and most; and the poses of the two extremes, empty where not asked for."""

    least: float
    low: float
    median: float
    high: float
    most: float
    at_least: tuple[float, ...] = ()
    at_most: tuple[float, ...] = ()


@dataclass(frozen=True)
class Effect:
    """The total effect of a joint, as a part of the entry's variance."""

    joint: str
    index: int
    total: float


@dataclass(frozen=True)
class Share:
    """What releasing a joint adds to an entry of M⁻¹, joints being released from the tips inwards.

    Attributes:
        joint, index: which.
        part: of the sizes of all such terms, on average over the poses.
        against: part of the poses in which it has the sign that the whole has not.
        at_rest: the term itself, at the pose of rest.
    """

    joint: str
    index: int
    part: float
    against: float
    at_rest: float


@dataclass(frozen=True)
class MassEffect:
    """What 10 % more mass and inertia of a body change, relative to the entry's typical size.

    Attributes:
        link: that gives the body its name.
        mean, largest: size of the change over the poses.
        way: 1 if the entry's size grows in nearly all poses, -1 if it shrinks, 0 if that depends on the pose.
    """

    link: str
    mean: float
    largest: float
    way: int


@dataclass(frozen=True)
class Band:
    """An entry over one joint, all others anywhere: 5 %, median and 95 % at each position."""

    joint: str
    index: int
    unit: str
    positions: tuple[float, ...]
    low: tuple[float, ...]
    median: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True)
class Sampled:
    """What was looked at: how many poses, where each joint was moved, what other arguments were held at."""

    poses: int
    spans: tuple[Span, ...]
    held: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """Figures of one entry.

    Attributes:
        robot, title: whose, and what: `mass_matrix_inverse[shoulder, elbow]`.
        meaning: what the entry says, in a sentence.
        function, output, index: the same, for machines.
        unit: of the entry; may be empty.
        sampled: over what.
        behaviour: what it does over all poses; of one that vanishes or is not finite little else is given.
        lines, operations: of the program behind it: lines as they are shown, products and sums; None for very long ones.
        not_finite: poses in which it has no finite value.
        rest: its value with all joints at rest (zero, or the middle where zero is outside the limits).
        range: where it lies; None where it is never finite.
        effects: of the joints that enter, largest first.
        idle: joints that do not enter, so that they have no effect at all.
        cut: a few poses stand far out, as near singular ones: effects are of values with the ends cut off, those of masses
            of the poses in which it lies between its 5 % and its 95 %.
        masses: of the bodies that enter, largest effect first.
        weightless: bodies (by their links) that do not enter.
        coupling: entry over the root of the product of its two diagonal entries; of definite matrices off the diagonal.
        shares: of the joints through which a coupling in M⁻¹ runs, largest first; they add up to 1.
        band: the entry over the joint of the largest effect.
    """

    robot: str
    title: str
    meaning: str
    function: str
    output: str
    index: tuple[int, ...]
    unit: str
    sampled: Sampled
    behaviour: Behaviour
    lines: int | None
    operations: int | None
    not_finite: int
    rest: float
    range: Range | None
    effects: tuple[Effect, ...] = ()
    idle: tuple[tuple[str, int], ...] = ()
    cut: bool = False
    masses: tuple[MassEffect, ...] = ()
    weightless: tuple[str, ...] = ()
    coupling: Range | None = None
    shares: tuple[Share, ...] = ()
    band: Band | None = None

    def as_dict(self) -> dict[str, Any]:
        """Everything in plain types, as JSON has them; what is not finite is None."""
        found: dict[str, Any] = plain(asdict(self))
        return found


def figures(study: Study, output: str, position: int) -> Figures:
    """Figures of one entry.

    Args:
        study: of the function.
        output: name of the result, as the contract has it.
        position: of the entry in the flat result, row by row.
    """
    entry = study.recorded.of(output, [position])
    joints = [joint for joint, enters in enumerate(entry.depends("q")) if enters]
    count = affordable(len(entry.program.assignments), len(joints) + 1)
    q = placed(study.spans, spread(len(study.spans) + 1, count)[:-1])

    def values(poses: Array) -> Array:
        return entry.at(study.arguments(poses))[output]

    found = values(q)[0]
    whole = study.recorded.at(study.arguments(q[:, :_FEW_POSES]))[output]
    behaviour = behaviour_of(found, largest_of(whole))
    common: dict[str, Any] = {
        "robot": study.subject.robot.name,
        "title": study.title(output, position),
        "meaning": _meaning(study, output, position),
        "function": study.function.name,
        "output": output,
        "index": study.index(output, position),
        "unit": study.unit(output, position),
        "sampled": Sampled(count, study.spans, tuple(held_text(study))),
        "behaviour": behaviour,
        "lines": lines_behind(entry) if study.counted else None,
        "operations": operations(entry.program).total if study.counted else None,
        "not_finite": int((~np.isfinite(found)).sum()),
        "rest": float(values(rest(study.spans)[:, None])[0, 0]),
        "range": range_of(found, q),
    }
    idle = tuple((span.joint, i) for i, span in enumerate(study.spans) if i not in joints)
    if behaviour in (Behaviour.ZERO, Behaviour.NOT_FINITE):
        return Figures(**common, idle=idle)
    cut, reach = ends(found[None])[2], common["range"]
    middle = (reach.low, reach.high) if cut else (reach.least, reach.most)
    masses, weightless = _masses(study, output, position, q, float(typical_sizes(found[None])[0]), middle)
    common |= {"idle": idle, "masses": masses, "weightless": weightless, "shares": shares(study, position, q)}
    if behaviour is Behaviour.CONSTANT:
        return Figures(**common)
    totals, _ = total_effects(values, study.spans, joints, count)
    effects = [Effect(study.spans[joint].joint, joint, min(1.0, float(totals[0, joint]))) for joint in joints]
    effects.sort(key=lambda effect: -effect.total)
    return Figures(
        **common,
        effects=tuple(effects),
        cut=cut,
        coupling=_coupling(study, output, position, q),
        band=_band(study, values, effects[0].index, q) if effects else None,
    )


def _meaning(study: Study, output: str, position: int) -> str:
    """What an entry says; of results other than M and its inverse what the whole is."""
    name = study.function.name
    if name not in ("mass_matrix", "mass_matrix_inverse"):
        return study.function.summary
    index = study.index(output, position)
    first, second = (study.spans[i] for i in index)
    force = {"rad": "torque of 1 N m", "m": "force of 1 N"}
    rate = {"rad": "1 rad/s²", "m": "1 m/s²"}
    if name == "mass_matrix_inverse":
        return f"How much a {force[second.unit]} at {second.joint} accelerates {first.joint}."
    what = "torque" if first.unit == "rad" else "force"
    return f"The {what} at {first.joint} that goes with an acceleration of {rate[second.unit]} at {second.joint}."


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


def _masses(
    study: Study, output: str, position: int, q: Array, size: float, middle: tuple[float, float]
) -> tuple[tuple[MassEffect, ...], tuple[str, ...]]:
    """Effects of all bodies that enter, where the entry lies in the middle, and the others."""
    heavier = study.heavier.of(output, [position])
    bodies = study.subject.model.bodies
    q = q[:, : min(_MASS_POSES, affordable(len(heavier.program.assignments), len(bodies)))]
    changes, enters = mass_changes(study, heavier, output, q)
    before = heavier.at(study.arguments(q))[output][0]
    within = np.isfinite(before) & (before >= middle[0]) & (before <= middle[1])
    names = [body.name for body in bodies]
    found = []
    for name, change, used in zip(names, changes[:, 0], enters, strict=True):
        finite = np.isfinite(change) & within
        if not used or not finite.any():
            continue
        part = np.abs(change[finite]) / size
        grows = np.sign(change[finite] * before[finite])
        way = 1 if np.mean(grows > 0) >= 0.95 else -1 if np.mean(grows < 0) >= 0.95 else 0
        found.append(MassEffect(name, float(part.mean()), float(part.max()), way))
    found.sort(key=lambda effect: -effect.mean)
    return tuple(found), tuple(name for name, used in zip(names, enters, strict=True) if not used)


def shares(study: Study, position: int, q: Array) -> tuple[Share, ...]:
    """`M⁻¹_ij = Σ_k W_ki W_kj / D_k`, term by term, over poses (n, count); none for other functions.

    With all joints held, then released one by one from the tips inwards, term k is what releasing joint k adds: the sum over
    k and all joints after it is the inverse of the trailing part of M. Only joints that carry both i and j have terms.
    """
    if study.function.name != "mass_matrix_inverse":
        return ()
    n = len(study.spans)
    terms, still = innovation_terms(study, position, q), innovation_terms(study, position, rest(study.spans)[:, None])
    whole = terms.sum(axis=0)
    sizes = np.abs(terms)
    sums = sizes.sum(axis=0)
    some = np.isfinite(sums) & (sums > 0)
    if not some.any():
        return ()
    parts = (sizes[:, some] / sums[some]).mean(axis=1)
    against = np.mean(terms[:, some] * whole[some] < 0, axis=1)
    found = [
        Share(study.spans[k].joint, k, float(parts[k]), float(against[k]), float(still[k, 0]))
        for k in range(n)
        if sizes[k, some].max() > 0
    ]
    return tuple(sorted(found, key=lambda share: -share.part))


def innovation_terms(study: Study, position: int, q: Array) -> Array:
    """The terms `W_ki W_kj / D_k` of an entry of M⁻¹ at poses (n, count); (n, count)."""
    n = len(study.spans)
    i, j = divmod(position, n)
    found = study.innovations.at({"q": q})
    W, D = found["W"].reshape(n, n, -1), found["D"]
    with np.errstate(all="ignore"):
        return np.asarray(W[:, i] * W[:, j] / D)


def _coupling(study: Study, output: str, position: int, q: Array) -> Range | None:
    index = study.index(output, position)
    if study.function.quantity.name not in DEFINITE or index[0] == index[1]:
        return None
    size = study.shape(output)[0]
    three = study.recorded.of(output, [position, *(i * size + i for i in index)])
    entry, first, second = three.at(study.arguments(q))[output]
    with np.errstate(all="ignore"):
        return range_of(np.abs(entry) / np.sqrt(first * second))


def _band(study: Study, values: Values, joint: int, q: Array) -> Band:
    """The entry at positions of one joint, all others as in the first poses."""
    span = study.spans[joint]
    positions = span.at(np.linspace(0.0, 1.0, _BAND))
    others = q[:, :_BAND_POSES]
    moved = np.repeat(others[:, None, :], _BAND, axis=1)
    moved[joint] = positions[:, None]
    found = values(moved.reshape(len(q), -1))[0].reshape(_BAND, -1)
    low, median, high = (tuple(row) for row in percentiles(found, (5.0, 50.0, 95.0)).tolist())
    return Band(span.joint, joint, span.unit, tuple(positions.tolist()), low, median, high)


def plain(value: Any) -> Any:
    """Values of dataclasses in plain types, as JSON has them; what is not finite is None."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, float):
        return value if np.isfinite(value) else None
    return value
