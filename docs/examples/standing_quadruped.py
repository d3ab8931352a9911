"""A quadruped rises on its four feet: `python docs/examples/standing_quadruped.py`.

The solo12 that ships, its trunk floating, with a loop to the world for every foot. It starts crouched and at rest; a PD law on
the joints draws it up. `constrained_forward_dynamics` gives accelerations and the forces of the ground, which carry its weight.
Where the feet stand is where they stood first: `closure_error` is measured from there, and Baumgarte's terms hold them there.

    lam = Lambda_c (alpha_f - 2 a ed - b² e)          a = b

Contacts pull as well as they push; whoever simulates more looks at the forces and takes another set (`biped_steps.py`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, GREEN, INK, RED, figure, save
from matplotlib.figure import Figure
from simulation import on_the_ground, smooth

from symdyn.resources import folder

FEET = ("FL_FOOT", "FR_FOOT", "HL_FOOT", "HR_FOOT")
FUNCTIONS = (
    "constrained_forward_dynamics",
    "loop_constraint",
    "loop_inertia",
    "closure_error",
    "mass_matrix_inverse",
    "center_of_mass",
    "gravity_forces",
)
TRUNK = np.array([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])  # where it is does not matter: the feet are held where they are
CROUCHED, UPRIGHT = (1.1, 1.1), (0.55, 0.75)  # rad, the thighs of front and hind legs
RISING = 0.6  # s
STIFFNESS, DAMPING = 12.0, 0.35  # N m/rad, N m s/rad
PULL = 20.0  # 1/s
STEP = 0.001  # s
GRAVITY = 9.81


def legs(fold: tuple[float, float]) -> np.ndarray:
    """All joints, knees bent by twice what the thighs are, the hind legs the other way."""
    front, hind = ([0.0, angle, -2 * angle] for angle in fold)
    return np.concatenate([front, front, np.negative(hind), np.negative(hind)])


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), states (K, NQ) and (K, NV), ground forces (K, 4, 3), how far the feet have slid (K,)."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    forces: np.ndarray
    slid: np.ndarray


def solo() -> ModuleType:
    """The generated module."""
    return on_the_ground(folder("robots") / "solo12_floating.yaml", dict.fromkeys(FEET, "x, y, z"), *FUNCTIONS)


def weight(robot: ModuleType) -> float:
    """In N: what gravity alone takes to hold the trunk."""
    q = np.concatenate([TRUNK, legs(UPRIGHT)])
    return float(np.linalg.norm(robot.gravity_forces(q)[3:6]))


def simulate(robot: ModuleType, seconds: float = 1.2, pull: float = PULL) -> Record:
    """From the crouch at rest."""
    q, qd = np.concatenate([TRUNK, legs(CROUCHED)]), np.zeros(robot.NV)
    start, _ = robot.closure_error(q, qd)
    rows = []
    for k in range(round(seconds / STEP) + 1):
        wanted = legs(CROUCHED) + smooth(STEP * k / RISING) * (legs(UPRIGHT) - legs(CROUCHED))
        drive = STIFFNESS * (wanted - q[7:]) - DAMPING * qd[6:]
        qdd, lam = robot.constrained_forward_dynamics(q, qd, np.concatenate([np.zeros(6), drive]))
        J, _ = robot.loop_constraint(q, qd)
        e, ed = robot.closure_error(q, qd)
        more = robot.loop_inertia(q) @ (2 * pull * ed + pull**2 * (e - start))
        lam, qdd = lam - more, qdd + robot.mass_matrix_inverse(q) @ J.T @ more
        rows.append((STEP * k, q, qd, lam.reshape(-1, 3), float(np.linalg.norm(e - start))))
        qd = qd + STEP * qdd
        q = robot.normalise(robot.integrate(q, STEP * qd))
    return Record(*(np.array(column) for column in zip(*rows, strict=True)))


def check(robot: ModuleType, record: Record) -> None:
    """The ground carries what Newton says, all the time, and the weight in the end; the feet stay where they are."""
    heavy = weight(robot)
    heights = np.array([robot.center_of_mass(q)[2] for q in record.q])
    rising = np.diff(heights, 2) / STEP**2
    carried = record.forces[1:-1, :, 2].sum(axis=1)
    said = heavy * (1 + rising / GRAVITY)
    assert np.abs(carried - said)[5:].max() < 0.02 * heavy
    assert record.slid.max() < 1e-4
    assert (record.forces[..., 2] > 0).all()


def picture(robot: ModuleType, record: Record) -> Figure:
    """Upward forces, and the height of the centre of mass over that of the crouch, every fifth step."""
    t, up = record.t[::5], record.forces[::5, :, 2]
    drawn, [[forces], [height]] = figure(2, 1, figsize=(7.6, 5.2), sharex=True, height_ratios=(2, 1))
    forces.plot(t, up.sum(axis=1), color=GREEN, linewidth=3, label="all four feet")
    forces.plot(t, up[:, 0], color=BLUE, label="a front foot")
    forces.plot(t, up[:, 2], color=RED, label="a hind foot")
    forces.plot(t, np.full(len(t), weight(robot)), "--", color=INK, linewidth=1.2, label="weight")
    forces.set(title="Solo12 rises: the ground's forces carry it", ylabel="upward force, N")
    forces.set_ylim(0, None)
    forces.legend(ncols=2, loc="upper right")
    risen = robot.center_of_mass(record.q[::5])[:, 2]
    height.plot(t, 1000 * (risen - risen[0]), color=INK)
    height.set(xlabel="time, s", ylabel="risen, mm")
    height.set_xlim(0, t[-1])
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    robot = solo()
    record = simulate(robot)
    check(robot, record)
    save(picture(robot, record), file)
    total = record.forces[-1, :, 2].sum()
    print(f"the ground pushes with {total:.4f} N in the end, the weight is {weight(robot):.4f} N")
    print(f"the feet have slid by {1000 * record.slid.max():.2g} mm at most")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
