"""A Panda draws a circle and moves its elbow meanwhile: `python docs/examples/operational_space.py`.

The hand is controlled where its task is, in position and orientation, with the inertia `Lambda` that it has there, the forces
`mu` of velocities and gravity, and the inverse `J_bar` of the Jacobian that the masses make (the functions
`operational_inertia`, `operational_bias`, `dynamically_consistent_inverse`):

    F   = Lambda (xdd_wanted + 2 w ed + w² e) + mu          edd + 2 w ed + w² e = 0
    tau = J* F + (1 - J* J_bar*) tau_0

Seven joints are one more than the task has directions. `tau_0` swings the elbow out and back; through `1 - J* J_bar*` it
reaches the motions only that leave the hand alone. The other law does without the masses: constant stiffness and damping,
gravity compensated, the elbow swung through the pseudo-inverse of J. Then the elbow disturbs the hand, and the circle is
none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREY, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from simulation import runge_kutta

import symdyn

FUNCTIONS = (
    "forward_dynamics",
    "gravity_forces",
    "pose",
    "jacobian",
    "operational_inertia",
    "operational_bias",
    "dynamically_consistent_inverse",
)
START = np.array([0.0, -0.3, 0.0, -2.2, 0.0, 2.0, 0.8])
RADIUS, ROUND = 0.12, 2.0  # m, s
W = 15.0  # 1/s
SWING = 6.0  # N m, on the elbow
SLOW = 2.0  # N m s/rad, damps the elbow
PERIOD = 0.001  # s


@dataclass(frozen=True)
class State:
    """Where the arm is, and the Jacobian of its hand there."""

    q: np.ndarray
    qd: np.ndarray
    J: np.ndarray


Law = Callable[[ModuleType, State, np.ndarray, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), positions, velocities and torques (K, N), accelerations that were asked of the hand (K, 6),
    its places and the wanted ones (K, 3)."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    tau: np.ndarray
    pull: np.ndarray
    x: np.ndarray
    wanted: np.ndarray

    @property
    def error(self) -> np.ndarray:
        """How far the hand is from where it should be, mm; (K,)."""
        return 1000 * np.linalg.norm(self.x - self.wanted, axis=1)


@cache
def panda() -> ModuleType:
    """The generated module; functions joined by + share what they have in common."""
    return symdyn.load("panda").module(*FUNCTIONS)


def circle(start: np.ndarray, t: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Position, velocity and acceleration on a circle in the plane y, z through the start."""
    w = 2 * np.pi / ROUND
    c, s = np.cos(w * t), np.sin(w * t)
    return (
        start + RADIUS * np.array([0, s, c - 1]),
        RADIUS * w * np.array([0, c, -s]),
        RADIUS * w**2 * np.array([0, -s, -c]),
    )


def turn(R: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """The rotation vector from R to the orientation that is wanted, for small ones, (3,)."""
    return 0.5 * np.cross(R.T, wanted.T).sum(axis=0)


def elbow(qd: np.ndarray, t: float) -> np.ndarray:
    """`tau_0`: joints 1 and 3 against each other swing the elbow; its motion is damped."""
    return SWING * np.sin(2 * np.pi * t) * np.array([1, 0, -1, 0, 0, 0, 0]) - SLOW * qd


def by_the_masses(arm: ModuleType, at: State, pull: np.ndarray, free: np.ndarray) -> np.ndarray:
    """Operational-space control."""
    Lambda, mu = arm.operational_inertia_panda_hand_tcp(at.q), arm.operational_bias_panda_hand_tcp(at.q, at.qd)
    J_bar = arm.dynamically_consistent_inverse_panda_hand_tcp(at.q)
    return at.J.T @ (Lambda @ pull + mu) + free - at.J.T @ (J_bar.T @ free)


def by_springs(arm: ModuleType, at: State, pull: np.ndarray, free: np.ndarray) -> np.ndarray:
    """The inertia of the first pose for all poses, gravity, and the pseudo-inverse."""
    Lambda, J_plus = arm.operational_inertia_panda_hand_tcp(START), np.linalg.pinv(at.J)
    return at.J.T @ (Lambda @ pull) + arm.gravity_forces(at.q) + free - at.J.T @ (J_plus.T @ free)


def simulate(arm: ModuleType, law: Law = by_the_masses, seconds: float = ROUND) -> Record:
    """The hand on its circle, at the speed of the circle from the first."""
    hand = arm.pose_panda_hand_tcp(START)
    away = np.concatenate([np.zeros(3), circle(hand[:3, 3], 0.0)[1]])
    x, rows = np.concatenate([START, arm.dynamically_consistent_inverse_panda_hand_tcp(START) @ away]), []
    for k in range(round(seconds / PERIOD) + 1):
        t, q, qd = k * PERIOD, x[: arm.N], x[arm.N :]
        at = State(q, qd, arm.jacobian_panda_hand_tcp(q))
        pose, (place, velocity, acceleration) = arm.pose_panda_hand_tcp(q), circle(hand[:3, 3], t)
        e = np.concatenate([turn(pose[:3, :3], hand[:3, :3]), place - pose[:3, 3]])
        ed = np.concatenate([np.zeros(3), velocity]) - at.J @ qd
        pull = np.concatenate([np.zeros(3), acceleration]) + 2 * W * ed + W**2 * e
        tau = law(arm, at, pull, elbow(qd, t))
        rows.append((t, q, qd, tau, pull, pose[:3, 3], place))

        def rate(x: np.ndarray, tau: np.ndarray = tau) -> np.ndarray:
            q, qd = x[: arm.N], x[arm.N :]
            return np.concatenate([qd, arm.forward_dynamics(q, qd, tau)])

        x = runge_kutta(rate, x, PERIOD)
    return Record(*(np.array(column) for column in zip(*rows, strict=True)))


def check(masses: Record, springs: Record) -> None:
    """With the masses the hand stays on its circle to hundredths of a millimetre, however far the elbow swings; else not."""
    assert masses.error.max() < 0.05
    assert springs.error.max() > 100 * masses.error.max()
    assert np.ptp(masses.q[:, 0]) > 0.5


def picture(masses: Record, springs: Record) -> Figure:
    """The circles, and how far the hand is off them, every tenth step."""
    drawn, [[path, off]] = figure(1, 2, width_ratios=(1, 1.25))
    y, z = 1000 * masses.wanted[::10, 1:].T
    path.plot(y, z, color=GREY, linewidth=6, alpha=0.5, label="wanted")
    for record, colour, name in ((springs, RED, "springs, gravity, J⁺"), (masses, BLUE, "Λ, μ, J̄")):
        path.plot(*1000 * record.x[::10, 1:].T, color=colour, label=name)
        off.plot(record.t[::10], record.error[::10], color=colour, label=name)
    path.set(title="The hand draws a circle", xlabel="y, mm", ylabel="z, mm", aspect="equal")
    path.legend(loc="center")
    off.set(title="while the elbow swings", xlabel="time, s", ylabel="off the circle, mm")
    off.set_xlim(0, masses.t[-1])
    logarithmic(off, 1e-4, 1e2)
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    arm = panda()
    masses, springs = simulate(arm), simulate(arm, by_springs)
    check(masses, springs)
    save(picture(masses, springs), file)
    swing = np.degrees(np.ptp(masses.q[:, 0]))
    print(f"the first joint swings by {swing:.0f} degrees while the hand draws a circle of {1000 * RADIUS:g} mm")
    print(f"off the circle at most: {masses.error.max():.4f} mm with the masses, {springs.error.max():.1f} mm without")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
