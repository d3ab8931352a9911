"""Set-point control in diagonal coordinates: `python docs/examples/diagonal_setpoint_control.py`.

Control 8.2 of Jain and Rodriguez, "Diagonalized Lagrangian Robot Dynamics". `Y` holds the position of the tool and the
three vectors of its axes, of the length of a lever (the paper has unit vectors; a length makes all of `Y` metres);
`e = Y^ - Y` is what is missing to the wanted ones. With gravity compensated,

    eps = -c1 nu + c2 D^-½ H psi B e        d/dt (½ nu·nu + ½ c2 e·e) = -nu·c1 nu

so the arm comes to rest at the set point. (The scan prints the second term with a minus and without D^-½.) `B` makes a
wrench of the error: `B e = [sum y_k × e_k; e_0]`, since `e·Yd = -(B e)·(velocity of the tool)`. And `D^-½ H psi = l H phi`
(from `W H phi = H psi`), so that the second term is `working_moments` of the joint forces `J* B e`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREEN, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from simulation import runge_kutta

import symdyn

DAMPING = np.full(6, 8.0)  # c1, 1/s, one for each joint
STIFFNESS = 150.0  # c2, N/m
LEVER = 0.2  # m, length of the axes in Y
STEP = 0.002  # s
START = np.array([0.0, -1.2, 1.4, -0.6, 0.8, 0.0])  # q, at rest
GOAL = np.array([1.0, -0.9, 1.0, -0.2, 1.3, 0.8])  # its tool pose is the set point; q itself may end elsewhere


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), total joint rates (K, N), errors (K, 12), and the energy lost to damping (K,)."""

    t: np.ndarray
    nu: np.ndarray
    error: np.ndarray
    lost: np.ndarray

    @property
    def kinetic(self) -> np.ndarray:
        return 0.5 * np.sum(self.nu**2, axis=1)

    @property
    def potential(self) -> np.ndarray:
        return 0.5 * STIFFNESS * np.sum(self.error**2, axis=1)

    @property
    def lyapunov(self) -> np.ndarray:
        """`½ nu·nu + ½ c2 e·e`; (K,)."""
        return self.kinetic + self.potential


def outputs(pose: np.ndarray) -> np.ndarray:
    """`Y`: position and axes of a pose, (4, 3)."""
    return np.vstack([pose[:3, 3], LEVER * pose[:3, :3].T])


def wrench(Y: np.ndarray, e: np.ndarray) -> np.ndarray:
    """`B e`: the wrench that draws the tool to its set point, (6,)."""
    return np.concatenate([np.cross(Y[1:], e[1:]).sum(axis=0), e[0]])


@cache
def ur5() -> ModuleType:
    """The generated module."""
    dynamics = ("forward_dynamics", "gravity_forces", "pose", "jacobian")
    return symdyn.load("ur5").module(*dynamics, "diagonal_rates", "working_moments", "joint_moments")


def simulate(seconds: float = 3.5) -> Record:
    """A UR5 drawn from rest to a pose of its tool; the arm itself moves by `forward_dynamics`, in joint coordinates."""
    arm = ur5()
    wanted = outputs(arm.pose_tool0(GOAL))

    def control(q: np.ndarray, nu: np.ndarray) -> np.ndarray:
        Y = outputs(arm.pose_tool0(q))
        drawn = arm.working_moments(q, arm.jacobian_tool0(q).T @ wrench(Y, wanted - Y))
        eps = -DAMPING * nu + STIFFNESS * drawn
        return arm.joint_moments(q, eps) + arm.gravity_forces(q)

    def rate(x: np.ndarray) -> np.ndarray:
        q, qd = x[: arm.N], x[arm.N : -1]
        nu = arm.diagonal_rates(q, qd)
        return np.concatenate([qd, arm.forward_dynamics(q, qd, control(q, nu)), [nu @ (DAMPING * nu)]])

    x, states = np.concatenate([START, np.zeros(arm.N + 1)]), []
    steps = round(seconds / STEP)
    for _ in range(steps + 1):
        states.append(x)
        x = runge_kutta(rate, x, STEP)
    q, qd, lost = np.split(np.array(states), [arm.N, 2 * arm.N], axis=1)
    errors = np.array([(wanted - outputs(pose)).ravel() for pose in arm.pose_tool0(q)])
    return Record(STEP * np.arange(steps + 1), arm.diagonal_rates(q, qd), errors, lost[:, 0])


def check(record: Record) -> None:
    """The Lyapunov function falls at every step, by what the damping takes."""
    V = record.lyapunov
    assert np.all(np.diff(V) < 0)
    assert np.abs(V + record.lost - V[0]).max() < 1e-6 * V[0]


def picture(record: Record) -> Figure:
    """The Lyapunov function and its two parts, every fifth step."""
    t = record.t[::5]
    drawn, [[axes]] = figure()
    axes.plot(t, record.lyapunov[::5], color=BLUE, linewidth=3.5, label="V = ½ ν·ν + ½ c₂ e·e")
    axes.plot(t, record.potential[::5], color=RED, linewidth=1.5, label="½ c₂ e·e, of the error")
    axes.plot(t, record.kinetic[::5], color=GREEN, linewidth=1.5, label="½ ν·ν, of the motion")
    title = "UR5 drawn to a pose of its tool by set-point control: V falls"
    axes.set(title=title, xlabel="time, s", ylabel="Lyapunov function V and its parts, J")
    axes.set_xlim(0, t[-1])
    logarithmic(axes, 1e-6, 1e2)
    axes.legend(loc="upper right")
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    record = simulate()
    check(record)
    save(picture(record), file)
    off = 1000 * np.linalg.norm(record.error[[0, -1], :3], axis=1)
    print(f"the tool from {off[0]:.0f} mm off to {off[1]:.2g} mm in {record.t[-1]:g} s, V at no step up; wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
