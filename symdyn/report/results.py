"""A matrix of a robot, entry by entry: what the section 'entry' says of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.closed.question import Question
from symdyn.closed.question import meaning_of as meaning_of_result
from symdyn.core import Array
from symdyn.generation import Generation
from symdyn.inspect.dependence import why_zero
from symdyn.inspect.effects import percentiles
from symdyn.inspect.figures import Effort, behaviour_of, figures_of, largest_of, meaning_of
from symdyn.inspect.figures_text import sampled_text
from symdyn.inspect.parts import Behaviour, Figures
from symdyn.inspect.study import study_in
from symdyn.quantities.units import Places, unit_of
from symdyn.report.forms import FormData, Forms, Place
from symdyn.report.robot import dof_names
from symdyn.report.rounding import rounded
from symdyn.report.sample import Sample

_MOST_FIGURED = 160  # entries of a result with all their figures: a page has room for so many
_MOST_ROWS = 8
_LEAST_EFFECT = 0.005
_WORK = 40_000_000  # operations times poses times runs, for one result
_MOST_POSES, _FEWEST_POSES = 4096, 256
_LETTERS = {"M": "M", "M_inverse": "M⁻¹", "U": "U", "D": "D"}
_KINDS = {"U": "unit upper triangular", "D": "diagonal"}


@dataclass(frozen=True)
class BandData:
    """The entry at equal steps of its main joint: 5 %, median and 95 % of the poses of the others."""

    joint: int
    low: tuple[float | None, ...]
    median: tuple[float | None, ...]
    high: tuple[float | None, ...]


@dataclass(frozen=True)
class FiguresData:
    """Figures of an entry, joints by their places in q, bodies by their names.

    Attributes:
        rest: its value with all joints at rest.
        least, most: positions at which it is least and largest; empty where it does not change.
        coupling: strength over the poses, 5 %, median and 95 %; empty on the diagonal.
        effects: joints with the part of the variance that is left while all others stand still, largest first.
        lesser: how many more joints have an effect that is not worth a row.
        idle: joints that do not enter.
        cut: whether a few poses stand far out, so that ends were cut off for effects.
        shares: joints with their part, in which part of the poses they oppose the rest, and what they add at rest.
        masses: bodies with the mean and the largest change by 10 % more of them, and which way.
        band: the entry over its main joint.
    """

    rest: float | None
    least: tuple[float, ...]
    most: tuple[float, ...]
    coupling: tuple[float, ...]
    effects: tuple[tuple[int, float], ...]
    lesser: int
    idle: tuple[int, ...]
    cut: bool
    shares: tuple[tuple[int, float, float, float], ...]
    masses: tuple[tuple[str, float, float, int], ...]
    band: BandData | None


@dataclass(frozen=True)
class EntryData:
    """One entry.

    Attributes:
        unit: may be empty.
        meaning: what it says, in a sentence; empty where that is what the whole says.
        behaviour: `zero`, `constant`, `varies`, `not finite`.
        zero: why it is zero; empty where it is not.
        reach: least, 5 %, median, 95 % and largest value over the poses; empty where it is never finite.
        form: its closed form.
        why: why there is none; empty where nothing was sought.
        figures: more of it; None where the page has no room for that, or figures are not made of the robot.
    """

    unit: str
    meaning: str
    behaviour: str
    zero: str
    reach: tuple[float, ...]
    form: FormData | None
    why: str
    figures: FiguresData | None


@dataclass(frozen=True)
class ResultData:
    """A matrix, or the vector D.

    Attributes:
        function, output, letter: which; `M⁻¹`.
        about: what it is.
        kind: `symmetric`, `unit upper triangular` or `diagonal`.
        entries: by their places, `0,2`; of a symmetric matrix on and above the diagonal, of U above it.
        figured: how many of them have all their figures.
        told: over which poses those were made.
    """

    function: str
    output: str
    letter: str
    about: str
    kind: str
    entries: dict[str, EntryData]
    figured: int
    told: str


def made_result(
    generation: Generation, sample: Sample, function: str, output: str, forms: Forms | None, *, figures: bool
) -> ResultData:
    """All entries of a matrix; figures of as many as a page has room for, those that couple most first."""
    values = sample.values[function, output]
    places = _places(values.shape[:-1], output)
    largest = largest_of(values.reshape(-1, values.shape[-1]))
    behaviours = {place: behaviour_of(values[place], largest) for place in places}
    told, figured = _figured(generation, function, output, _chosen(values, behaviours)) if figures else ("", {})
    of = _Entries(generation, function, output, forms)
    return ResultData(
        function=function,
        output=output,
        letter=_LETTERS[output],
        about=of.about,
        kind=_KINDS.get(output, "symmetric"),
        entries={
            ",".join(map(str, place)): of.data(place, values[place], behaviours[place], figured.get(place))
            for place in places
        },
        figured=len(figured),
        told=told,
    )


class _Entries:
    """What is said of the entries of one result."""

    def __init__(self, generation: Generation, function: str, output: str, forms: Forms | None) -> None:
        model = generation.subject.model
        (wanted,) = (it for it in generation.functions if it.name == function)
        (self._output,) = (it for it in wanted.quantity.outputs if it.name == output)
        self._function, self._quantity, self._model, self._forms = function, wanted.quantity, model, forms
        self._joints = list(zip(dof_names(model), model.rate_units, strict=True))
        self.about = meaning_of_result(Question(wanted.quantity, self._output, function=function))

    def data(self, place: Place, values: Array, behaviour: Behaviour, figures: Figures | None) -> EntryData:
        """What is said of one."""
        zero = behaviour is Behaviour.ZERO
        form, why = None, ""
        if self._forms is not None and not zero and not self._forms.reason:
            found = self._forms.of(self._function, self._output, place)
            form, why = (None, found) if isinstance(found, str) else (found, "")
        return EntryData(
            unit=unit_of(self._quantity, self._output.name, place, Places(self._model.rate_units)),
            meaning=meaning_of(self._function, place, self._joints),
            behaviour=behaviour.value,
            zero=why_zero(self._model, self._function, place) if zero else "",
            reach=_reach(values),
            form=form,
            why=why,
            figures=None if figures is None else _figures_data(figures),
        )


def _places(shape: Sequence[int], output: str) -> list[Place]:
    """The places that are spoken of: no entry twice, and none that the build of the matrix says."""
    n = shape[0]
    if len(shape) == 1:
        return [(k,) for k in range(n)]
    return [(i, j) for i in range(n) for j in range(i + (output == "U"), n)]


def _reach(values: Array) -> tuple[float, ...]:
    (found,) = percentiles(values[None], (0.0, 5.0, 50.0, 95.0, 100.0)).T
    return rounded(tuple(found.tolist())) if np.isfinite(found).all() else ()


def _chosen(values: Array, behaviours: dict[Place, Behaviour]) -> list[Place]:
    """The entries that get figures: diagonal ones, then those that are largest beside their diagonal ones."""
    live = [place for place, behaviour in behaviours.items() if behaviour in (Behaviour.VARIES, Behaviour.CONSTANT)]
    if values.ndim == 2 or len(live) <= _MOST_FIGURED:
        return live
    median = np.median(np.abs(values), axis=-1)
    with np.errstate(all="ignore"):
        strength = np.nan_to_num(median / np.sqrt(np.outer(np.diag(median), np.diag(median))))
    order = sorted(live, key=lambda place: (place[0] != place[1], -strength[place], place))
    return sorted(order[:_MOST_FIGURED])


def _figured(
    generation: Generation, function: str, output: str, places: Sequence[Place]
) -> tuple[str, dict[Place, Figures]]:
    """Figures of some entries, and over which poses they were made."""
    if not places:
        return "", {}
    study = study_in(generation, function)
    shape = study.shape(output)
    positions = [int(np.ravel_multi_index(place, shape)) for place in places]
    runs = len(study.recorded.program.assignments) * (len(study.spans) + 1)
    poses = max(_FEWEST_POSES, min(_MOST_POSES, 1 << max(0, (_WORK // max(1, runs)).bit_length() - 1)))
    found = figures_of(study, output, positions, Effort(poses, poses // 8, poses // 16))
    told = sampled_text(found[0].sampled)
    if generation.robot.loops:
        told += " For these figures joints move by themselves, whether that opens loops or not."
    return told, dict(zip(places, found, strict=True))


def _figures_data(found: Figures) -> FiguresData:
    shown = [effect for effect in found.effects if effect.total >= _LEAST_EFFECT][:_MOST_ROWS]
    coupling, reach, band = found.coupling, found.range, found.band
    varies = reach is not None and found.behaviour is Behaviour.VARIES
    data = FiguresData(
        rest=found.rest,
        least=reach.at_least if reach is not None and varies else (),
        most=reach.at_most if reach is not None and varies else (),
        coupling=() if coupling is None else (coupling.low, coupling.median, coupling.high),
        effects=tuple((effect.index, effect.total) for effect in shown),
        lesser=len(found.effects) - len(shown),
        idle=tuple(index for _, index in found.idle),
        cut=found.cut,
        shares=tuple((it.index, it.part, it.against, it.at_rest) for it in found.shares[:_MOST_ROWS]),
        masses=tuple((it.link, it.mean, it.largest, it.way) for it in found.masses[:_MOST_ROWS]),
        band=None if band is None else BandData(band.index, band.low, band.median, band.high),
    )
    return _short(data)


def _short(data: FiguresData) -> FiguresData:
    """With as many digits as are shown; positions with more, since the page goes there."""
    band = data.band
    return FiguresData(
        rest=rounded(data.rest),
        least=rounded(data.least, 7),
        most=rounded(data.most, 7),
        coupling=rounded(data.coupling, 3),
        effects=rounded(data.effects, 3),
        lesser=data.lesser,
        idle=data.idle,
        cut=data.cut,
        shares=rounded(data.shares, 3),
        masses=rounded(data.masses, 3),
        band=None if band is None else BandData(band.joint, *rounded((band.low, band.median, band.high), 4)),
    )
