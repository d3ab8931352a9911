"""How much joints and masses matter for the entries of a result, over poses within the limits.

Total effect of a joint: the part of the entries' variance over all poses that is left, on average, when every other joint is
held (Sobol's total index). One joint is moved at a time (Jansen's estimator)::

    T_j = mean((f(q) - f(q with another q_j))²) / (2 variance of f)

so that a joint that does not enter has exactly 0, and effects add up to more than 1 where joints act together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from symdyn.inspect.arrays import Array
from symdyn.inspect.poses import Span, placed, spread
from symdyn.inspect.study import Recorded, Study, weights

Values = Callable[[Array], Array]
"""Poses (n, count) to entries (entries, count)."""

HEAVIER = 0.1  # part by which a body's mass and inertia grow
_TAIL = 1.0  # percent at either end
_LONG = 20.0  # how often the middle 90 % the whole range may hold before ends are cut


def total_effects(values: Values, spans: Sequence[Span], joints: Sequence[int], count: int) -> tuple[Array, bool]:
    """Total effects of some joints on all entries, and whether ends were cut.

    Where values grow without bound (at singular poses) a variance says nothing: the largest and smallest 1 % are then held
    at those ends.

    Args:
        values: what gives the entries.
        spans: where the joints are moved.
        joints: those to move.
        count: of poses.

    Returns:
        Effects (entries, n); 0 for joints that are not moved and for entries that do not change.
    """
    n = len(spans)
    parts = spread(n + 1, count)  # the last one is where a joint is moved to
    q = placed(spans, parts[:-1])
    base = values(q)
    low, high, cut = ends(base)
    base = np.clip(base, low, high)
    variance = _mean((base - _mean(base)[:, None]) ** 2)
    found = np.zeros((len(base), n))
    for joint in joints:
        moved = q.copy()
        moved[joint] = spans[joint].at(parts[-1])
        other = np.clip(values(moved), low, high)
        with np.errstate(all="ignore"):
            found[:, joint] = np.nan_to_num(_mean((other - base) ** 2) / (2 * variance))
    return found, cut


def ends(values: Array) -> tuple[Array, Array, bool]:
    """Where values (entries, count) are cut of which a few stand far out, (entries, 1) each; and whether there are any."""
    least, low, high, most, far = _tails(values)
    return np.where(far, low, least)[:, None], np.where(far, high, most)[:, None], bool(far.any())


def far_out(values: Array) -> npt.NDArray[np.bool_]:
    """Of which entries (rows) a few values stand far out."""
    return _tails(values)[-1]


def _tails(values: Array) -> tuple[Array, Array, Array, Array, npt.NDArray[np.bool_]]:
    """Of each row the least value and the first percentile, the last percentile and the largest, and if some are far out."""
    least, low, five, most, high, top = percentiles(values, (0.0, _TAIL, 5.0, 95.0, 100.0 - _TAIL, 100.0))
    return least, low, high, top, (top - least > _LONG * (most - five)) & (most > five)


def percentiles(values: Array, at: Sequence[float]) -> Array:
    """Percentiles (len(at), rows) of each row over what is finite; not a number where nothing is."""
    found = np.full((len(at), len(values)), np.nan)
    finite = np.isfinite(values)
    whole = finite.all(axis=1)
    found[:, whole] = np.percentile(values[whole], at, axis=1)
    for row in np.flatnonzero(~whole & finite.any(axis=1)):
        found[:, row] = np.percentile(values[row, finite[row]], at)
    return found


def _mean(values: Array) -> Array:
    """Mean of each row over what is finite; zero where nothing is."""
    finite = np.isfinite(values)
    return np.asarray(np.where(finite, values, 0.0).sum(axis=1) / np.maximum(finite.sum(axis=1), 1))


def mass_changes(study: Study, heavier: Recorded, output: str, q: Array) -> tuple[Array, list[bool]]:
    """How entries change when the mass and inertia of one body at a time grow by `HEAVIER`.

    Args:
        study: of the function.
        heavier: its program with a weight for every body, cut down to the entries wanted.
        output: the name of the result.
        q: poses (n, count).

    Returns:
        Changes (bodies, entries, count), and for every body whether it enters at all.
    """
    names = weights(len(study.subject.model.bodies))
    used = dict(zip(heavier.parameters, heavier.depends("params"), strict=False))
    enters = [used.get(name, False) for name in names]
    before = heavier.at(study.arguments(q))[output]
    changes = np.zeros((len(names), *before.shape))
    for body, name in enumerate(names):
        if enters[body]:
            changes[body] = heavier.at(study.arguments(q), {name: np.array([1.0 + HEAVIER])})[output] - before
    return changes, enters
