"""The two-link arm balances upright with a motor at its elbow alone: `python docs/examples/lqr.py`.

A linear-quadratic regulator needs the linearised dynamics about a pose. `state_space` gives them in closed form, no
differences taken:

    d/dt x = A x + B tau        x = (q - q_0, qd)        A, B = state_space(q_0, 0, 0)

The arm is `planar2`, which is an acrobot if the shoulder has no motor: of B there is only the column of the elbow. Riccati's
equation (SciPy solves it) gives the gain K of `tau = -K x` and with it a Lyapunov function `x* S x`. What linear theory does
not tell is from how far the real arm comes back. That is tried: 3,721 starts at once, as a batch of `forward_dynamics`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import scipy.linalg
from drawing import BLUE, INK, RED, SKY, figure, logarithmic, save
from matplotlib.colors import ListedColormap
from matplotlib.figure import Figure
from simulation import runge_kutta

import symdyn

UPRIGHT = np.array([np.pi / 2, 0.0])
ELBOW = 1
Q, R = np.diag([1.0, 1.0, 0.0, 0.0]), np.array([[1.0]])
STEP, SECONDS = 0.01, 5.0
FAR = 0.07, 1.6  # rad, of the starts that are tried: the centre of mass off the vertical, the elbow bent
TRIED = 61  # in each of the two directions


@dataclass(frozen=True)
class Regulator:
    """The linearised arm, its gain (1, 4), and the matrix of its Lyapunov function (4, 4)."""

    A: np.ndarray
    B: np.ndarray
    K: np.ndarray
    S: np.ndarray

    @property
    def poles(self) -> np.ndarray:
        """Of the closed loop."""
        return np.linalg.eigvals(self.A - self.B @ self.K)


@cache
def planar() -> ModuleType:
    """The generated module."""
    return symdyn.load("planar2").module("forward_dynamics", "state_space", "center_of_mass")


def regulator(arm: ModuleType) -> Regulator:
    """The linear-quadratic regulator about the upright pose."""
    A, B = arm.state_space(UPRIGHT, np.zeros(arm.N), np.zeros(arm.N))
    B = B[:, [ELBOW]]
    S = scipy.linalg.solve_continuous_are(A, B, Q, R)
    return Regulator(A, B, np.linalg.solve(R, B.T @ S), S)


def closed_loop(arm: ModuleType, K: np.ndarray, x: np.ndarray) -> np.ndarray:
    """`d/dt x` of the arm itself under the regulator, (..., 4)."""
    q, qd = UPRIGHT + x[..., : arm.N], x[..., arm.N :]
    tau = np.zeros_like(q)
    tau[..., ELBOW] = -(x @ K.T)[..., 0]
    return np.concatenate([qd, arm.forward_dynamics(q, qd, tau)], axis=-1)


def simulate(arm: ModuleType, K: np.ndarray, x: np.ndarray, seconds: float = SECONDS) -> np.ndarray:
    """States at every step, (steps + 1, ..., 4)."""
    states = [x]
    for _ in range(round(seconds / STEP)):
        states.append(runge_kutta(lambda x: closed_loop(arm, K, x), states[-1], STEP))
    return np.array(states)


def lean(arm: ModuleType, x: np.ndarray) -> np.ndarray:
    """The angle of the centre of mass, seen from the shoulder, off the vertical, to the left; (...)."""
    com = arm.center_of_mass(UPRIGHT + x[..., : arm.N])
    return np.arctan2(-com[..., 0], com[..., 1])


def starts(arm: ModuleType, count: int = TRIED) -> np.ndarray:
    """At rest, the centre of mass off the vertical and the elbow bent, in a grid, (count, count, 4)."""
    x = np.zeros((count, count, 4))
    off, x[..., ELBOW] = np.meshgrid(*(np.linspace(-far, far, count) for far in FAR), indexing="ij")
    x[..., 0] = off - lean(arm, x)
    return x


def comes_back(arm: ModuleType, K: np.ndarray, x: np.ndarray) -> np.ndarray:
    """Whether the arm does, of every start, (...)."""
    with np.errstate(all="ignore"):  # arms that whirl
        for _ in range(round(SECONDS / STEP)):
            x = runge_kutta(lambda x: closed_loop(arm, K, x), x, STEP)
        return np.abs(x).max(axis=-1) < 1e-3


def lyapunov(S: np.ndarray, x: np.ndarray) -> np.ndarray:
    """`x* S x`, (...)."""
    return np.einsum("...i,ij,...j", x, S, x)


def check(found: Regulator, x: np.ndarray, back: np.ndarray) -> None:
    """The poles are stable, the equation is solved, and what starts near comes back, on either side alike."""
    assert found.poles.real.max() < -1
    A, B, S = found.A, found.B, found.S
    assert np.abs(A.T @ S + S @ A - S @ B @ found.K + Q).max() < 1e-9 * np.abs(S).max()
    assert back[np.abs(x).max(axis=-1) < 0.005].all() and not back.all()
    assert (back == back[::-1, ::-1]).all()


def ellipse(S: np.ndarray, level: float) -> np.ndarray:
    """Where `x* S x` is the level among arms at rest, (2, K)."""
    angle = np.linspace(0, 2 * np.pi, 121)
    return np.sqrt(level) * np.linalg.solve(np.linalg.cholesky(S[:2, :2]).T, [np.cos(angle), np.sin(angle)])


def picture(arm: ModuleType, found: Regulator, x: np.ndarray, back: np.ndarray) -> Figure:
    """From where the arm comes back, and how the Lyapunov function falls from two of these starts."""
    level = float(lyapunov(found.S, x)[~back].min())
    drawn, [[region, decay]] = figure(1, 2, width_ratios=(1.1, 1))
    extent = np.degrees([-FAR[0], FAR[0], -FAR[1], FAR[1]])
    region.imshow(back.T, origin="lower", extent=extent, aspect="auto", cmap=ListedColormap(["#f3f4f6", SKY]))
    rim = np.concatenate([ellipse(found.S, level), np.zeros((2, 121))]).T
    region.plot(np.degrees(lean(arm, rim)), np.degrees(rim[:, ELBOW]), color=BLUE, label="a level of x* S x")
    region.set(title="It comes back from the blue starts", ylabel="elbow bent, degrees")
    region.set_xlabel("centre of mass off the vertical, degrees")
    region.legend(loc="upper right")
    for size, colour in ((0.9, RED), (0.1, BLUE)):
        start = size * rim[rim[:, ELBOW].argmax()]
        states = simulate(arm, found.K, start)
        t = STEP * np.arange(len(states))
        linear = np.array([scipy.linalg.expm((found.A - found.B @ found.K) * at) @ start for at in t[::5]])
        decay.plot(t[::2], lyapunov(found.S, states)[::2], color=colour, label=f"elbow {np.degrees(start[1]):.0f}° off")
        decay.plot(t[::5], lyapunov(found.S, linear), "--", color=INK, linewidth=1.2)
    decay.plot([], [], "--", color=INK, linewidth=1.2, label="linear theory")
    decay.set(title="Linear theory near the pose", xlabel="time, s", ylabel="Lyapunov function x* S x")
    decay.set_xlim(0, 2)
    logarithmic(decay, 1e-8, 1e2)
    decay.legend(loc="upper right")
    return drawn


def main(file: Path) -> None:
    """Design, try, check, draw."""
    arm = planar()
    found = regulator(arm)
    x = starts(arm)
    back = comes_back(arm, found.K, x)
    check(found, x, back)
    save(picture(arm, found, x, back), file)
    print("poles of the closed loop, 1/s:", ", ".join(f"{pole:.2f}" for pole in sorted(found.poles, key=abs)))
    print(f"{back.sum()} of {back.size} starts come back, with the elbow up to {degrees(x, back):.0f} degrees off")
    print(f"wrote {file}")


def degrees(x: np.ndarray, back: np.ndarray) -> float:
    """How far the elbow is off in the furthest of the starts from which the arm comes back."""
    return float(np.degrees(np.abs(x[back][:, ELBOW]).max()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
