"""Identify a Panda from noisy joint forces: `python docs/examples/identification.py`.

The arm moves along a periodic trajectory, five harmonics in every joint, the best conditioned of some that are drawn. Its
joint forces are measured with noise, of another size in every joint; nobody tells the identification how large. The base
regressor Y and forces tau of all samples give the base parameters by weighted least squares: unweighted first, then a few
times with every joint's rows divided by the deviation of its residuals. Their covariance is `(Y* W Y)^-1`, their 95 % bounds
1.96 deviations.

If that is right, 95 % of the bounds hold. It is counted over all parameters and many repetitions at three levels of noise.
The picture shows one of them each: errors, and the bounds that were told beside them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREEN, RED, figure, logarithmic, save
from matplotlib.figure import Figure

import symdyn

NOISE = (0.001, 0.01, 0.05)  # deviation, as a part of each joint's usual force
PERIOD, SAMPLES, HARMONICS = 10.0, 500, 5  # s
DRAWN, REPETITIONS = 12, 40
PASSES = 4  # of weighting: the first takes all joints alike
BOUND = 1.96  # deviations, for 95 %
COLOURS = (GREEN, BLUE, RED)


@dataclass(frozen=True)
class Motion:
    """Positions, velocities and accelerations at all samples; (K, N) each."""

    q: np.ndarray
    qd: np.ndarray
    qdd: np.ndarray


@dataclass(frozen=True)
class Estimate:
    """Base parameters and their deviations, as they come out; (CB,) each."""

    beta: np.ndarray
    deviation: np.ndarray


@dataclass(frozen=True)
class Record:
    """What happened at one level of noise: every repetition's estimate, and what should have come out."""

    noise: float
    true: np.ndarray
    estimates: Sequence[Estimate]

    @property
    def errors(self) -> np.ndarray:
        """Of every repetition and parameter, without sign."""
        return np.abs([estimate.beta - self.true for estimate in self.estimates])

    @property
    def bounds(self) -> np.ndarray:
        return BOUND * np.array([estimate.deviation for estimate in self.estimates])

    @property
    def coverage(self) -> float:
        """The part of all bounds that hold."""
        return float(np.mean(self.errors <= self.bounds))


def panda() -> ModuleType:
    """The arm's generated module."""
    return symdyn.load("panda").module("inverse_dynamics", "base_regressor", "base_parameters")


def trajectory(arm: ModuleType, random: np.random.Generator) -> Motion:
    """A sum of sines and cosines that fills a third of every joint's range."""
    t = np.linspace(0.0, PERIOD, SAMPLES, endpoint=False)[:, None, None]
    w = 2 * np.pi / PERIOD * np.arange(1, HARMONICS + 1)[:, None]
    a, b = random.normal(size=(2, HARMONICS, arm.N))
    low, high = np.array(arm.LIMITS).T
    q = np.sum(a * np.sin(w * t) + b * np.cos(w * t), axis=1)
    size = (high - low) / 3 / np.ptp(q, axis=0)
    qd = np.sum(w * (a * np.cos(w * t) - b * np.sin(w * t)), axis=1)
    qdd = np.sum(-(w**2) * (a * np.sin(w * t) + b * np.cos(w * t)), axis=1)
    return Motion((low + high) / 2 + size * q, size * qd, size * qdd)


def exciting(arm: ModuleType, random: np.random.Generator) -> Motion:
    """Of several trajectories the one whose regressor is conditioned best."""
    drawn = [trajectory(arm, random) for _ in range(DRAWN)]
    return min(drawn, key=lambda motion: float(np.linalg.cond(np.concatenate(rows(arm, motion)))))


def rows(arm: ModuleType, motion: Motion) -> np.ndarray:
    """The base regressor at all samples, joint by joint; (N, K, CB)."""
    return np.swapaxes(arm.base_regressor(motion.q, motion.qd, motion.qdd), 0, 1)


def identify(Y: np.ndarray, squares: np.ndarray, tau: np.ndarray) -> Estimate:
    """Weighted least squares by the normal equations, which the conditioning of the trajectory allows.

    Args:
        Y: the regressor (N, K, CB).
        squares: `Y_j* Y_j` of every joint, (N, CB, CB).
        tau: measured forces (K, N).
    """
    joints, samples, count = Y.shape
    forces = tau.T[:, :, None]
    projected = (np.swapaxes(Y, 1, 2) @ forces)[:, :, 0]
    spare = samples - count / joints  # what is left of a joint's samples after fitting
    weights = np.ones(joints)
    for _ in range(PASSES):
        covariance = np.linalg.inv(np.einsum("j,jab->ab", weights, squares))
        beta = covariance @ (weights @ projected)
        residuals = forces[:, :, 0] - Y @ beta
        weights = spare / np.sum(residuals**2, axis=1)
    return Estimate(beta, np.sqrt(np.diag(covariance)))


def simulate(repetitions: int = REPETITIONS) -> list[Record]:
    """Measure and identify at every level of noise."""
    arm, random = panda(), np.random.default_rng(0)
    motion = exciting(arm, random)
    Y, tau = rows(arm, motion), arm.inverse_dynamics(motion.q, motion.qd, motion.qdd)
    squares = np.swapaxes(Y, 1, 2) @ Y
    true = arm.base_parameters(list(arm.REGRESSOR.values()))
    usual = np.sqrt(np.mean(tau**2, axis=0))
    return [
        Record(
            noise,
            true,
            [identify(Y, squares, tau + noise * usual * random.normal(size=tau.shape)) for _ in range(repetitions)],
        )
        for noise in NOISE
    ]


def check(records: Sequence[Record]) -> None:
    """At every level about 95 % of the bounds hold, and bounds grow with the noise."""
    for record in records:
        assert 0.93 < record.coverage < 0.97, record.coverage
        assert record.errors.max() < 4 * record.bounds.max()
    first = records[0]
    for record in records[1:]:
        grown = np.median(record.bounds / first.bounds)
        assert abs(grown / (record.noise / first.noise) - 1) < 0.05


def picture(records: Sequence[Record]) -> Figure:
    """Bounds and errors of the first repetition of every level, parameters in the order of their bounds at the first."""
    order = np.argsort(records[0].bounds[0])
    numbers = np.arange(1, len(order) + 1)
    drawn, [[axes]] = figure()
    for record, colour in zip(reversed(records), reversed(COLOURS), strict=True):
        label = f"{100 * record.noise:g} % noise"
        axes.plot(numbers, record.bounds[0][order], color=colour, label=f"bounds at {label}")
        axes.plot(numbers, record.errors[0][order], ".", color=colour, markersize=5, label="errors")
    title = f"Panda: {len(order)} base parameters identified from noisy joint forces"
    axes.set(title=title, xlabel="base parameter, in the order of their bounds", ylabel="error, SI units")
    logarithmic(axes, 1e-7, 1e1)
    axes.legend(ncols=3, loc="upper left")
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    records = simulate()
    check(records)
    save(picture(records), file)
    for record in records:
        told = f"{100 * record.noise:g} % noise: {100 * record.coverage:.1f} % of the 95 % bounds hold"
        print(f"{told}, {record.errors.size} of them; median bound {np.median(record.bounds):.2g}")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
