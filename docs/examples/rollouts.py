"""A cart swings its pole up by trying a thousand futures at every step: `python docs/examples/rollouts.py`.

Model-predictive control by random shooting (path integrals). Every 20 ms a thousand sequences of forces are drawn around the
last plan, and the cart-pole is rolled out under all of them at once, one second ahead. The new plan is their mean, weighted by
`exp(-cost / temperature)`; its first force is applied. All that this takes of the robot is one call of `forward_dynamics` for
each step of the horizon, with arrays of shape (1000, 2): in five seconds twelve and a half million accelerations.

Nobody tells the controller how to swing; the cost is the height that the pole lacks, and a little for place, speed and force.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREY, INK, RED, figure, save
from matplotlib.figure import Figure

import symdyn

STEP = 0.02  # s
HORIZON, FUTURES = 50, 1000  # steps, sequences
HELD = 5  # steps for which a random force is held
FORCE = 80.0  # N, the most there is
WIDE, NARROW = 60.0, 6.0  # N: half of the sequences look far, half near the plan
TEMPERATURE = 0.3
SLIDE, POLE = 0, 1  # where they stand in q
HANGING = np.array([0.0, np.pi])
SHOWN, DRAWN = (0, 40, 80), 15  # steps of which futures are drawn, and how many


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), positions, velocities (K, 2), forces (K,), the least cost of the futures (K,), and some of
    those futures: angles of the pole, (DRAWN, HORIZON + 1), by the step at which they were looked at."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    force: np.ndarray
    cost: np.ndarray
    futures: dict[int, np.ndarray]


@cache
def cartpole() -> ModuleType:
    """The generated module."""
    return symdyn.load("cartpole").module("forward_dynamics")


def cost(q: np.ndarray, qd: np.ndarray, force: np.ndarray) -> np.ndarray:
    """Of a moment, for every future, (...)."""
    low = 20 * (1 - np.cos(q[..., POLE]))
    return low + 2 * q[..., SLIDE] ** 2 + 0.1 * (qd**2).sum(axis=-1) + 1e-4 * force**2


def step(robot: ModuleType, q: np.ndarray, qd: np.ndarray, force: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """One step of all futures, (..., 2); only the cart is driven."""
    tau = np.stack([force, np.zeros_like(force)], axis=-1)
    qd = qd + STEP * robot.forward_dynamics(q, qd, tau)
    return q + STEP * qd, qd


def roll_out(robot: ModuleType, q: np.ndarray, qd: np.ndarray, forces: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Costs of all sequences of forces (FUTURES, HORIZON) from one state, and the angles of the pole under some of them."""
    total, angles = np.zeros(len(forces)), [np.full(len(forces[:DRAWN]), q[POLE])]
    for force in forces.T:
        q, qd = step(robot, q, qd, force)
        total += STEP * cost(q, qd, force)
        angles.append(q[:DRAWN, POLE])
    return total, np.array(angles).T


def simulate(robot: ModuleType, seconds: float = 5.0, futures: int = FUTURES) -> Record:
    """From rest, hanging."""
    random = np.random.default_rng(2)
    width = np.where(np.arange(futures) % 2, NARROW, WIDE)[:, np.newaxis]
    q, qd, plan = HANGING, np.zeros(2), np.zeros(HORIZON)
    rows, seen = [], {}
    for k in range(round(seconds / STEP)):
        noise = width * random.normal(size=(futures, HORIZON // HELD))
        forces = np.clip(plan + np.repeat(noise, HELD, axis=1), -FORCE, FORCE)
        total, angles = roll_out(robot, q, qd, forces)
        weights = np.exp(-(total - total.min()) / TEMPERATURE)
        plan = weights @ forces / weights.sum()
        rows.append((k * STEP, q, qd, plan[0], total.min()))
        if k in SHOWN:
            seen[k] = angles
        q, qd = step(robot, q, qd, plan[0])
        plan = np.append(plan[1:], 0.0)
    return Record(*(np.array(column) for column in zip(*rows, strict=True)), seen)


def check(record: Record) -> None:
    """The pole hangs at first and stands for the last second, the cart near the middle; the force is never exceeded."""
    last = record.t > record.t[-1] - 1
    assert record.q[0, POLE] == np.pi
    assert np.abs(np.sin(record.q[last, POLE] / 2)).max() < 0.1
    assert np.abs(record.q[last, SLIDE]).max() < 1.1
    assert np.abs(record.force).max() <= FORCE
    assert record.cost[last].max() < 0.05 * record.cost[0]


def picture(record: Record) -> Figure:
    """The angle of the pole, with futures that were tried, and the force."""
    drawn, [[angle], [force]] = figure(2, 1, figsize=(7.6, 5.2), sharex=True, height_ratios=(2, 1))
    first = "futures tried at three moments"
    for k, tried in record.futures.items():
        t = record.t[k] + STEP * np.arange(HORIZON + 1)
        for future in tried:
            angle.plot(t[::2], np.degrees(future)[::2], color=GREY, linewidth=0.6, label=first)
            first = None
    angle.plot(record.t, np.degrees(record.q[:, POLE]), color=BLUE, linewidth=2.5, label="what it did")
    angle.axhline(360, color=INK, linewidth=1, linestyle="--", label="upright, once round")
    angle.set(title="A cart swings its pole up", ylabel="pole off upright, degrees", yticks=range(0, 541, 90))
    angle.set_ylim(0, 540)
    angle.legend(loc="upper right")
    force.plot(record.t, record.force, color=RED, linewidth=1.2)
    force.set(xlabel="time, s", ylabel="force, N")
    force.set_xlim(0, record.t[-1])
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    robot = cartpole()
    start = time.perf_counter()
    record = simulate(robot)
    took = time.perf_counter() - start
    check(record)
    save(picture(record), file)
    upright = record.t[np.abs(np.sin(record.q[:, POLE] / 2)) > 0.1].max() + STEP
    count = len(record.t) * HORIZON * FUTURES
    print(f"the pole is up after {upright:.2f} s and stays there")
    print(
        f"{count / 1e6:.1f} million accelerations, {took / count * 1e9:.0f} ns each, costs and drawing of forces included"
    )
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
