"""A closed chain in motion, its loop pulled shut: `python docs/examples/fivebar_baumgarte.py`.

A five-bar whose loop starts a little open. Forces that keep accelerations consistent leave it open, and rounding adds to that;
Baumgarte's terms close it. With `e` how far the loop is open, and `ed = -J_c qd` (`closure_error`),

    qdd = qdd_f - M^-1 J_c* lam        edd = -(J_c qdd + Jd_c qd) = Lambda_c^-1 lam - alpha_f

so that `lam = Lambda_c (alpha_f - 2 a ed - b² e)` makes `edd + 2 a ed + b² e = 0`: displacements obey that wherever they are,
turns near closure. With `a = b` the error falls as `(e_0 + (ed_0 + a e_0) t) exp(-a t)`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, INK, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from simulation import runge_kutta

import symdyn

PULL = 12.0  # a = b, 1/s
FRICTION = 0.02  # N m s, of the two drives
STEP = 0.001  # s
START = np.array([2.3, -1.5, 0.9, 1.5])  # near which the loop is closed
OPENED = np.array([0.0, 0.01, 0.0, -0.02])  # rad, added to the closed configuration
FUNCTIONS = ("loop_constraint", "loop_inertia", "free_loop_acceleration", "closure_error")


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), how far the loop was open (K, 2) and how fast it opened (K, 2)."""

    t: np.ndarray
    e: np.ndarray
    ed: np.ndarray

    @property
    def said(self) -> np.ndarray:
        """What Baumgarte's terms make of the first error; (K, 2)."""
        t = self.t[:, np.newaxis]
        return (self.e[0] + (self.ed[0] + PULL * self.e[0]) * t) * np.exp(-PULL * t)


def fivebar() -> ModuleType:
    """The generated module."""
    return symdyn.load("fivebar").module("forward_dynamics", "mass_matrix_inverse", *FUNCTIONS)


def acceleration(arm: ModuleType, q: np.ndarray, qd: np.ndarray, pull: float) -> np.ndarray:
    """`qdd` of the closed chain under the friction of its drives, with Baumgarte's terms."""
    tau = -FRICTION * qd * [1, 0, 1, 0]
    J, _ = arm.loop_constraint(q, qd)
    e, ed = arm.closure_error(q, qd)
    lam = arm.loop_inertia(q) @ (arm.free_loop_acceleration(q, qd, tau) - 2 * pull * ed - pull**2 * e)
    return arm.forward_dynamics(q, qd, tau) - arm.mass_matrix_inverse(q) @ J.T @ lam


def simulate(arm: ModuleType, q: np.ndarray, pull: float = PULL, step: float = STEP, seconds: float = 1.0) -> Record:
    """The five-bar from rest at q, falling under its weight."""

    def rate(x: np.ndarray) -> np.ndarray:
        q, qd = np.split(x, 2)
        return np.concatenate([qd, acceleration(arm, q, qd, pull)])

    x, states = np.concatenate([q, np.zeros(arm.N)]), []
    steps = round(seconds / step)
    for _ in range(steps + 1):
        states.append(x)
        x = runge_kutta(rate, x, step)
    e, ed = arm.closure_error(*np.split(np.array(states), 2, axis=1))
    return Record(step * np.arange(steps + 1), e, ed)


def closed_start() -> np.ndarray:
    """A configuration at which the loop is closed."""
    return symdyn.load("fivebar").close_loops(START)


def check(pulled: Record) -> None:
    """The error falls as Baumgarte's terms say, but for what the integrator adds."""
    assert np.abs(pulled.e - pulled.said).max() < 1e-5 * np.abs(pulled.e).max()


def picture(pulled: Record, left: Record) -> Figure:
    """How far the loop is open, with and without the terms, every fifth step."""

    def gap(e: np.ndarray) -> np.ndarray:
        return 1000 * np.linalg.norm(e, axis=1)[::5]

    drawn, [[axes]] = figure()
    axes.plot(left.t[::5], gap(left.e), color=RED, label="without the terms")
    axes.plot(pulled.t[::5], gap(pulled.e), color=BLUE, linewidth=3.5, label="with Baumgarte's terms")
    axes.plot(pulled.t[::5], gap(pulled.said), "--", color=INK, linewidth=1.5, label="what they say")
    title = "Five-bar whose loop starts open: Baumgarte's terms close it"
    axes.set(title=title, xlabel="time, s", ylabel="gap of the loop, mm")
    axes.set_xlim(0, pulled.t[-1])
    logarithmic(axes, 1e-4, 1e2)
    axes.legend(loc="lower left")
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    arm, start = fivebar(), closed_start() + OPENED
    pulled, left = simulate(arm, start), simulate(arm, start, pull=0.0)
    check(pulled)
    save(picture(pulled, left), file)
    gaps = [1000 * float(np.linalg.norm(e)) for e in (pulled.e[0], pulled.e[-1], left.e[-1])]
    print(
        f"the loop from {gaps[0]:.2f} mm open to {gaps[1]:.2g} mm in {pulled.t[-1]:g} s, {gaps[2]:.2f} mm without the terms"
    )
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
