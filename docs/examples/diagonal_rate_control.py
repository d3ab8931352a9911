"""Rate control in diagonal coordinates: `python docs/examples/diagonal_rate_control.py`.

Control 8.1 of Jain and Rodriguez, "Diagonalized Lagrangian Robot Dynamics": with total joint rates `nu = m* qd` the
kinetic energy is `½ nu·nu`, the Coriolis forces do no work on `nu`, and working moments `eps = -c nu` take energy out
at the rate `nu·c nu`. Gravity is compensated, so that nothing else works. The joint forces are `tau = m eps + g(q)`.

With equal gains the energy falls as `exp(-2 c t)` exactly, whatever the arm does; the parts `½ nu_i²` do not: the
Coriolis forces carry energy from one to another. The picture shows both.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREY, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from simulation import runge_kutta

import symdyn

GAIN = 1.5  # c, 1/s
STEP = 0.002  # s
START = np.array([0.0, -1.2, 1.4, -0.6, 0.8, 0.0]), np.array([2.5, -2.0, 3.0, -3.0, 4.0, -6.0])  # q, qd


@dataclass(frozen=True)
class Record:
    """What happened: times (K,) and total joint rates (K, N)."""

    t: np.ndarray
    nu: np.ndarray

    @property
    def energy(self) -> np.ndarray:
        """The Lyapunov function, `½ nu·nu`; (K,)."""
        return 0.5 * np.sum(self.nu**2, axis=1)


@cache
def ur5() -> ModuleType:
    """The generated module."""
    return symdyn.load("ur5").module("forward_dynamics", "gravity_forces", "diagonal_rates", "joint_moments")


def simulate(seconds: float = 2.0) -> Record:
    """A UR5 in full swing under rate control; the arm itself moves by `forward_dynamics`, in joint coordinates."""
    arm = ur5()

    def control(q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        eps = -GAIN * arm.diagonal_rates(q, qd)
        return arm.joint_moments(q, eps) + arm.gravity_forces(q)

    def rate(x: np.ndarray) -> np.ndarray:
        q, qd = np.split(x, 2)
        return np.concatenate([qd, arm.forward_dynamics(q, qd, control(q, qd))])

    x, states = np.concatenate(START), []
    steps = round(seconds / STEP)
    for _ in range(steps + 1):
        states.append(x)
        x = runge_kutta(rate, x, STEP)
    q, qd = np.split(np.array(states), 2, axis=1)
    return Record(STEP * np.arange(steps + 1), arm.diagonal_rates(q, qd))


def check(record: Record) -> None:
    """The energy falls at every step, and as the theory says."""
    assert np.all(np.diff(record.energy) < 0)
    theory = record.energy[0] * np.exp(-2 * GAIN * record.t)
    assert np.abs(record.energy / theory - 1).max() < 1e-6


def picture(record: Record) -> Figure:
    """Energy and its parts, every fifth step."""
    t, nu, energy = record.t[::5], record.nu[::5], record.energy[::5]
    drawn, [[axes]] = figure()
    for i in range(nu.shape[1]):
        axes.plot(t, 0.5 * nu[:, i] ** 2, color=GREY, linewidth=1, label="its parts ½ νᵢ²" if i == 0 else None)
    axes.plot(t, energy, color=BLUE, linewidth=3.5, label="kinetic energy ½ ν·ν")
    said = energy[0] * np.exp(-2 * GAIN * t)
    axes.plot(t, said, "--", color=RED, linewidth=1.5, label=f"as the theory says, × exp(-2·{GAIN:g} t)")
    axes.set(title="UR5 under rate control ε = -c ν: the kinetic energy falls", xlabel="time, s", ylabel="energy, J")
    axes.set_xlim(0, t[-1])
    logarithmic(axes, 1e-4, 1e2)
    axes.legend(loc="upper right")
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    record = simulate()
    check(record)
    save(picture(record), file)
    first, last = record.energy[0], record.energy[-1]
    print(f"kinetic energy from {first:.3g} J to {last:.3g} J in {record.t[-1]:g} s, at no step up; wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
