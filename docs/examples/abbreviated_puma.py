"""What is lost when small terms of a Puma are left out: `python docs/examples/abbreviated_puma.py`.

The inverse mass matrix of a Puma 560 is long; an abbreviated one fits on a slip of paper. `abbreviate="3%"` leaves terms out of
every entry of the mass matrix that cannot sum to more than 3 % of the root of its two diagonal entries, at any pose. (On the
command line: `symdyn inspect puma560 mass_matrix_inverse --abbreviate 3%`.) What that does to M⁻¹ the form itself says; here it
is measured again, at other poses, against the full one: the worst entry at each pose, as a part of the root of its two diagonal
entries.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from drawing import BLUE, GREEN, RED, figure, logarithmic, save
from matplotlib.figure import Figure

import symdyn

PARTS = {"10%": RED, "3%": BLUE, "0.1%": GREEN}
SHOWN = "3%"
POSES = 1000
Inverse = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Record:
    """What was measured: formulas by how much may be left out, errors at all poses (POSES,) by the same."""

    formulas: dict[str, list[str]]
    errors: dict[str, np.ndarray]


def function(form: symdyn.ClosedForm) -> Inverse:
    """The function that `form.python()` writes; its numbers are exact, what it gives are floats here."""
    space: dict[str, Callable[..., list[list[float]]]] = {}
    exec(form.python(), space)
    return lambda q: np.array(space["mass_matrix_inverse"](q.tolist(), sin=math.sin, cos=math.cos), float)


def poses(puma: symdyn.Mechanism, count: int) -> np.ndarray:
    """All over the ranges of the joints, whole turns where there are no limits; (count, N)."""
    low, high = np.array([joint.limits or (-np.pi, np.pi) for joint in puma.joints]).T
    return np.random.default_rng(3).uniform(low, high, (count, len(low)))


def off(short: np.ndarray, full: np.ndarray) -> np.ndarray:
    """The worst entry at each pose, as a part of the root of its two diagonal entries; (...)."""
    diagonal = np.diagonal(full, axis1=-2, axis2=-1)
    size = np.sqrt(diagonal[..., :, np.newaxis] * diagonal[..., np.newaxis, :])
    return np.abs((short - full) / size).max(axis=(-2, -1))


def simulate(count: int = POSES) -> Record:
    """Abbreviate by 10, 3 and 0.1 %, compare with the full inverse, generated."""
    puma = symdyn.load("puma560")
    q = poses(puma, count)
    full = puma.module("mass_matrix_inverse").mass_matrix_inverse(q)
    formulas, errors = {}, {}
    for part in PARTS:
        form = puma.closed("mass_matrix_inverse", abbreviate=part)
        formulas[part] = [line for line in form.text().splitlines() if re.match(r"  N\d", line)]
        inverse = function(form)
        errors[part] = off(np.array([inverse(pose) for pose in q]), full)
    return Record(formulas, errors)


def terms(formulas: list[str]) -> int:
    """How many are left of the mass matrix."""
    return sum(1 + line.count(" + ") + line.count(" - ") for line in formulas)


def check(record: Record) -> None:
    """The less is left out, the longer and the better; at 3 % no pose is off by as much as 3 %."""
    counts = [terms(record.formulas[part]) for part in PARTS]
    medians = [float(np.median(record.errors[part])) for part in PARTS]
    assert counts == sorted(counts) and medians == sorted(medians, reverse=True)
    assert record.errors["3%"].max() < 0.03


def picture(record: Record) -> Figure:
    """For how many poses the error is smaller, and what is left of the mass matrix."""
    drawn, [[error], [formulas]] = figure(2, 1, figsize=(7.6, 5.2), height_ratios=(1.6, 1))
    share = 100 * np.linspace(0, 1, 101)
    for part, colour in PARTS.items():
        label = f"up to {part.replace('%', ' %')} left out: {terms(record.formulas[part])} terms"
        error.plot(share, 100 * np.percentile(record.errors[part], share), color=colour, label=label)
    error.set(title="An abbreviated Puma: how far its M⁻¹ is off", xlabel="poses with a smaller error, %")
    error.set(ylabel="worst entry, %", xlim=(0, 100))
    logarithmic(error, 1e-2, 1e2)
    error.legend(loc="upper left", ncols=2)
    formulas.set_axis_off()
    formulas.set_title(f"All that is left of N at {SHOWN.replace('%', ' %')}, M⁻¹ = B N⁻¹ Bᵀ", y=0.66)
    half = (len(record.formulas[SHOWN]) + 1) // 2
    for k, line in enumerate(record.formulas[SHOWN]):
        formulas.text(0.76 * (k // half), 0.50 - 0.17 * (k % half), line.strip(), family="monospace", fontsize=9)
    return drawn


def main(file: Path) -> None:
    """Abbreviate, measure, check, draw."""
    record = simulate()
    check(record)
    save(picture(record), file)
    print("\n".join(record.formulas[SHOWN]))
    for part, errors in record.errors.items():
        median, most = 100 * np.median(errors), 100 * errors.max()
        count = terms(record.formulas[part])
        print(f"up to {part} left out, {count} terms: M⁻¹ is off by {median:.2g} % in the median, {most:.2g} % at most")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
