"""The section 'couplings': how strongly joints act on each other through M⁻¹, over poses."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symdyn.core import Array
from symdyn.generation import Generation
from symdyn.inspect.effects import percentiles
from symdyn.inspect.study import recorded_in
from symdyn.model.tree import Model
from symdyn.report.absent import Absent
from symdyn.report.material import Material
from symdyn.report.robot import dof_names
from symdyn.report.rounding import rounded
from symdyn.report.sample import sample_of
from symdyn.wording import listed

_INVERSE = "mass_matrix_inverse"
_STRONGEST = 10
_NOTHING = 1e-9  # a strength below is rounding
_DIGITS = 3


@dataclass(frozen=True)
class Pair:
    """Two degrees of freedom and how strongly they couple: 5 %, median and 95 % of the poses."""

    first: int
    second: int
    low: float
    median: float
    high: float


@dataclass(frozen=True)
class Couplings:
    """What the section shows.

    Attributes:
        told: over which poses.
        median: of all pairs, row by row.
        strongest: the pairs that couple most, the strongest first.
        apart: how many pairs never couple, of how many.
        pairs: how many pairs there are.
        idle: a sentence on joints that no entry depends on; may be empty.
    """

    told: str
    median: tuple[tuple[float, ...], ...]
    strongest: tuple[Pair, ...]
    apart: int
    pairs: int
    idle: str

    @property
    def notes(self) -> tuple[str, ...]:
        """What never couples, and joints that nothing depends on."""
        apart = f"{self.apart} of {self.pairs} pairs never couple." if self.apart else ""
        return tuple(filter(None, (apart, self.idle)))


def couplings(material: Material) -> Couplings | Absent:
    """`|M⁻¹_ij| / sqrt(M⁻¹_ii M⁻¹_jj)` over poses."""
    sample = sample_of(material)
    if sample is None or material.generation is None or (_INVERSE, "M_inverse") not in sample.values:
        return Absent(without_inverse(material))
    n = len(dof_names(material.subject.model))
    if n < 2:
        return Absent("One joint alone couples with nothing.")
    low, median, high = _bands(sample.values[_INVERSE, "M_inverse"])
    pairs = [
        Pair(i, j, *rounded((low[i, j], median[i, j], high[i, j]), _DIGITS)) for i in range(n) for j in range(i + 1, n)
    ]
    strong = sorted(
        (pair for pair in pairs if pair.high > _NOTHING), key=lambda pair: (-pair.median, pair.first, pair.second)
    )
    return Couplings(
        told=sample.told,
        median=rounded(np.where(median > _NOTHING, median, 0.0).tolist(), _DIGITS),
        strongest=tuple(strong[:_STRONGEST]),
        apart=len(pairs) - len(strong),
        pairs=len(pairs),
        idle=_idle(material.generation, material.subject.model),
    )


def without_inverse(material: Material) -> str:
    """Why there is no inverse to speak of."""
    if _INVERSE in material.too_large:
        return f"{_INVERSE} of this robot is too long for a page."
    told = [note for note in material.notes if _INVERSE in note or "no inverse" in note or "inertia" in note]
    return told[0] if told else material.lacking or "This robot has no inverse of M."


def _bands(inverse: Array) -> tuple[Array, Array, Array]:
    """5 %, median and 95 % of all couplings, (n, n) each."""
    diagonal = np.einsum("iik->ik", inverse)
    with np.errstate(all="ignore"):
        strength = np.abs(inverse) / np.sqrt(diagonal[:, None] * diagonal[None, :])
    n = len(inverse)
    found = percentiles(strength.reshape(n * n, -1), (5.0, 50.0, 95.0))
    low, median, high = np.nan_to_num(found).reshape(3, n, n)
    return low, median, high


def _idle(generation: Generation, model: Model) -> str:
    """Joints whose positions stand in no line behind M⁻¹."""
    behind = recorded_in(generation.library, _INVERSE).behind("M_inverse", "q")
    used = [bool(column.any()) for column in behind.T]
    names, place = [], 0
    for joint in model.leaders:
        if not any(used[place : place + joint.motion.nq]):
            names.append(joint.name)
        place += joint.motion.nq
    if not names:
        return ""
    if len(names) == len(model.leaders):
        return "No entry depends on any position."
    return f"No entry of M⁻¹, nor of M, depends on the position of {listed(names, 6)}."
