"""A Panda follows a fast motion by computed torque: `python docs/examples/computed_torque.py`.

The controller imports `generated/panda/panda.py`, which needs NumPy and nothing else; copy it beside your own controller. With
`e = q_wanted - q` it asks for accelerations and has the model turn them into torques,

    tau = inverse_dynamics(q, qd, qdd_wanted + 2 w ed + w² e)        w = 20 1/s

so that every joint obeys `edd + 2 w ed + w² e = 0`, whatever the others do: the error of the start, 0.1 rad, falls as
`(e_0 + (ed_0 + w e_0) t) exp(-w t)`. Two more controllers show what the terms of the model are worth. They have the same
stiffness and damping, `w² M` and `2 w M` with the mass matrix of one pose, and add gravity alone or nothing at all.

Torques are held for a millisecond each, as they are on the robot, while the arm moves by `forward_dynamics`; that is what
leaves a milliradian.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from drawing import BLUE, GREEN, INK, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from simulation import runge_kutta

sys.path.insert(0, str(Path(__file__).parents[2] / "generated" / "panda"))
import panda

PERIOD = 0.001  # s, of the controller
W = 20.0  # 1/s
SECONDS = 2.0
MIDDLE = np.array([0.0, -0.4, 0.0, -2.0, 0.0, 1.8, 0.6])
SWING = np.array([0.7, 0.5, 0.6, 0.45, 0.65, 0.5, 0.6])  # rad
RATES = np.array([3.0, 4.0, 3.5, 4.5, 3.5, 5.0, 4.0])  # rad/s: every joint comes near its highest speed
OFF = 0.1  # rad, every joint at the start
Controller = Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), positions, velocities, torques and tracking errors (K, N)."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    tau: np.ndarray
    e: np.ndarray

    @property
    def size(self) -> np.ndarray:
        """Of the error, over all joints, mrad; (K,)."""
        return 1000 * np.linalg.norm(self.e, axis=1)


def wanted(t: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Position, velocity and acceleration of the motion that is asked for."""
    angle = RATES * t
    return (
        MIDDLE + SWING * np.sin(angle),
        SWING * RATES * np.cos(angle),
        -SWING * RATES**2 * np.sin(angle),
    )


def computed_torque(q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, e: np.ndarray, ed: np.ndarray) -> np.ndarray:
    """The whole model."""
    return panda.inverse_dynamics(q, qd, qdd + 2 * W * ed + W**2 * e)


INERTIA = panda.mass_matrix(MIDDLE)


def with_gravity(q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, e: np.ndarray, ed: np.ndarray) -> np.ndarray:
    """Springs, dampers and the weight of the arm."""
    return INERTIA @ (2 * W * ed + W**2 * e) + panda.gravity_forces(q)


def without_a_model(q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, e: np.ndarray, ed: np.ndarray) -> np.ndarray:
    """Springs and dampers alone."""
    return INERTIA @ (2 * W * ed + W**2 * e)


def simulate(controller: Controller, seconds: float = SECONDS) -> Record:
    """The arm under a controller, from `OFF` beside the motion, at its velocity."""
    q, qd, _ = wanted(0.0)
    x, rows = np.concatenate([q + OFF, qd]), []
    for k in range(round(seconds / PERIOD) + 1):
        t = k * PERIOD
        q, qd = x[: panda.N], x[panda.N :]
        q_wanted, qd_wanted, qdd_wanted = wanted(t)
        e = q_wanted - q
        tau = controller(q, qd, qdd_wanted, e, qd_wanted - qd)
        rows.append((t, q, qd, tau, e))

        def rate(x: np.ndarray, tau: np.ndarray = tau) -> np.ndarray:
            q, qd = x[: panda.N], x[panda.N :]
            return np.concatenate([qd, panda.forward_dynamics(q, qd, tau)])

        x = runge_kutta(rate, x, PERIOD)
    return Record(*(np.array(column) for column in zip(*rows, strict=True)))


def said(t: np.ndarray) -> np.ndarray:
    """The size of the error under computed torque, in theory, mrad; (K,)."""
    return 1000 * OFF * np.sqrt(panda.N) * (1 + W * t) * np.exp(-W * t)


def check(full: Record, others: list[Record]) -> None:
    """The start is forgotten as the theory says, but for what holding torques for a millisecond adds; no other comes near."""
    early = full.t < 0.2
    assert np.abs(full.size / said(full.t) - 1)[early].max() < 0.05
    late = full.t > 0.6
    assert full.size[late].max() < 0.02 * min(other.size[full.t > 0.6].max() for other in others)


def picture(full: Record, gravity: Record, bare: Record) -> Figure:
    """The size of the error, every fifth step."""
    t = full.t[::5]
    drawn, [[axes]] = figure()
    axes.plot(t, bare.size[::5], color=RED, label="springs and dampers alone")
    axes.plot(t, gravity.size[::5], color=GREEN, label="and gravity")
    axes.plot(t, full.size[::5], color=BLUE, linewidth=3, label="computed torque: inverse_dynamics")
    axes.plot(t, said(t), "--", color=INK, linewidth=1.2, label="what holds in theory")
    axes.set(title="A Panda follows a fast motion", xlabel="time, s", ylabel="tracking error over all joints, mrad")
    axes.set_xlim(0, t[-1])
    logarithmic(axes, 1e-2, 1e4)
    axes.legend(loc="upper right", ncols=2)
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    full, gravity, bare = (simulate(law) for law in (computed_torque, with_gravity, without_a_model))
    check(full, [gravity, bare])
    save(picture(full, gravity, bare), file)
    print("largest tracking error after 0.6 s:")
    for name, record in (("computed torque", full), ("gravity alone", gravity), ("no model", bare)):
        print(f"  {name:15}  {record.size[record.t > 0.6].max():7.2f} mrad")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
