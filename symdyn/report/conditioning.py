"""The section 'conditioning': the condition number of M over poses, and where it is worst."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.model.tree import Model
from symdyn.report.absent import Absent
from symdyn.report.couplings import without_inverse
from symdyn.report.material import Material
from symdyn.report.rounding import rounded
from symdyn.report.sample import sample_of

_BINS = 32
_LEAST_SPAN = 0.02  # decades: a robot whose condition number hardly changes still gets columns to look at


@dataclass(frozen=True)
class Extreme:
    """A pose and the condition number there."""

    value: float
    q: tuple[float, ...]


@dataclass(frozen=True)
class Conditioning:
    """What the section shows.

    Attributes:
        told: over which poses.
        units: what to know of numbers that mix turning and sliding; empty where all joints turn, or all slide.
        constant: whether it is the same at every pose.
        best, worst: where it is smallest and largest.
        low, median, high: 5 %, half and 95 % of the poses are below.
        start, width: of the first column of the picture, in powers of ten, and of each.
        columns: how many poses fall into each.
        singular: poses in which M has no inverse in doubles.
    """

    told: str
    units: str
    constant: bool
    best: Extreme
    worst: Extreme
    low: float
    median: float
    high: float
    start: float
    width: float
    columns: tuple[int, ...]
    singular: int

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences below the picture."""
        lost = f"In {self.singular} of the poses M has no inverse in double precision." if self.singular else ""
        return tuple(filter(None, (lost, self.units, self.told)))


def conditioning(material: Material) -> Conditioning | Absent:
    """Largest over smallest eigenvalue of M, pose by pose."""
    sample = sample_of(material)
    if sample is None or ("mass_matrix", "M") not in sample.values:
        return Absent(without_inverse(material))
    found = condition_numbers(sample.values["mass_matrix", "M"])
    finite = np.isfinite(found)
    if not finite.any():
        return Absent(without_inverse(material))
    decades = np.log10(found[finite])
    low, high = float(decades.min()), float(decades.max())
    constant = bool(high - low < 1e-9)
    middle, half = (low + high) / 2, max(high - low, _LEAST_SPAN) / 2
    ends = (middle - half, middle + half)
    columns, edges = np.histogram(np.clip(decades, *ends), _BINS, ends)
    places = np.flatnonzero(finite)
    best, worst = (int(places[pick(decades)]) for pick in (np.argmin, np.argmax))
    five, median, most = np.percentile(found[finite], (5.0, 50.0, 95.0)).tolist()
    return Conditioning(
        told=sample.told,
        units=_units(material.subject.model),
        constant=constant,
        best=_extreme(found, sample.q, best),
        worst=_extreme(found, sample.q, worst),
        low=rounded(five),
        median=rounded(median),
        high=rounded(most),
        start=rounded(float(edges[0]), 8),
        width=rounded(float(edges[1] - edges[0]), 8),
        columns=tuple(int(count) for count in columns),
        singular=int((~finite).sum()),
    )


def condition_numbers(matrices: Array) -> Array:
    """Of symmetric matrices (n, n, count); infinite where one is not positive definite."""
    n = len(matrices)
    finite = np.isfinite(matrices.reshape(n * n, -1)).all(axis=0)
    values = np.linalg.eigvalsh(np.moveaxis(matrices[:, :, finite], -1, 0))
    least, most = values[:, 0], values[:, -1]
    found = np.full(matrices.shape[-1], np.inf)
    with np.errstate(all="ignore"):
        found[finite] = np.where(least > np.finfo(float).eps * most, most / least, np.inf)
    return found


def _extreme(found: Array, q: Array, place: int) -> Extreme:
    return Extreme(rounded(float(found[place])), rounded(tuple(q[:, place].tolist()), 8))


def _units(model: Model) -> str:
    if len(set(model.rate_units)) < 2:
        return ""
    return "Some joints turn and some slide: kg m² stand beside kg, and in units other than SI this number would be another."
