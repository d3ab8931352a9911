"""How many digits numbers are shown with, and what that changes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from symdyn.closed.closed_form import ClosedForm, float_wave
from symdyn.closed.expression import Name, Sort
from symdyn.closed.numerals import DIGITS, shown

POSES = 2000
_MOST_DIGITS = 12
_ENOUGH = 1e-3
_MARGIN = 2.0
"""Between the largest difference that was measured and what is stated."""


def with_digits(form: ClosedForm, limits: Sequence[tuple[float, float] | None]) -> ClosedForm:
    """The form with as many digits as it takes to be off by a thousandth at most, five at least, and the error stated."""
    for digits in range(DIGITS, _MOST_DIGITS + 1):
        error = rounding_error(form, digits, limits)
        if error <= _ENOUGH:
            break
    return replace(form, digits=digits, error=_stated(_MARGIN * error))


def _stated(error: float) -> float:
    """Rounded up to one digit."""
    if not error or not math.isfinite(error):
        return error
    power = 10.0 ** math.floor(math.log10(error))
    return math.ceil(error / power) * power


def rounding_error(form: ClosedForm, digits: int, limits: Sequence[tuple[float, float] | None]) -> float:
    """The largest difference over random poses that rounding makes, as a part of each entry's largest value."""
    state = random_state(_most_entries(form), [word.unit for word in form.joints], limits)
    exact = _values(form, state, lambda value: value)
    rounded = _values(form, state, lambda value: shown(abs(value), digits) * (1 if value >= 0 else -1))
    worst = 0.0
    for index, value in exact.items():
        size = float(np.max(np.abs(value)))
        if size:
            worst = max(worst, float(np.max(np.abs(value - rounded[index]))) / size)
    return worst if worst > 1e-13 else 0.0  # less is the rounding of the measurement


def _most_entries(form: ClosedForm) -> int:
    """The most that an argument has: one for each joint, six of a wrench, or six for each tool."""
    places = [word.index[0] for word in form.words if isinstance(word, Name) and word.sort is Sort.STATE]
    return max(len(form.joints), 6, *places)


def _values(form: ClosedForm, state: Mapping[str, Any], number: Any) -> dict[tuple[int, ...], Any]:
    offsets = {place: float(number(offset)) for place, offset in form.offsets.items()}
    wave = float_wave(state["q"], offsets, np.sin, np.cos)
    with np.errstate(all="ignore"):
        return form.at(state, form.parameters, wave, lambda value: float(number(value)), _call)


def _call(function: str, value: Any) -> Any:
    return {"sqrt": np.sqrt, "sin": np.sin, "cos": np.cos, "sign": np.sign}[function](value)


def random_state(
    most: int, units: Sequence[str], limits: Sequence[tuple[float, float] | None], count: int = POSES
) -> dict[str, list[Any]]:
    """Poses all round, slides within their limits, and rates, from a fixed seed; an array for each joint or entry."""
    random = np.random.default_rng(0)
    q = []
    for unit, limit in zip(units, limits, strict=True):
        low, high = (-math.pi, math.pi) if unit == "rad" else limit or (-1.0, 1.0)
        q.append(random.uniform(low, high, count))
    others = {name: [random.normal(size=count) for _ in range(most)] for name in _OTHERS}
    return {"q": q, **others}


_OTHERS = ("qd", "qdd", "tau", "dq", "dqd", "dqdd", "dtau", "nu", "epsilon", "xi", "kappa", "f")
