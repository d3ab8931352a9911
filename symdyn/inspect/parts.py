"""What figures are made of: where an entry lies, what changes it, through what it runs; in plain numbers."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any

import numpy as np

from symdyn.inspect.poses import Span


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
