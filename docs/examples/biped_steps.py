"""A biped shifts its weight and steps: `python docs/examples/biped_steps.py`.

Which feet stand changes, so there is a module for each set, as `symdyn generate biped.yaml --loops left_sole --name left` would
write it: both soles, the left one, the right one. Soles stand flat, all six directions held. A PD law on the joints sways the
trunk over one foot, lifts the other and puts it down. Where the foot meets the ground the set changes, and velocities with it:
an impulse takes away those that the new contacts do not let be,

    qd+ = qd - M^-1 J_c* Lambda_c J_c qd

Contacts of a set hold both ways: they can pull as no ground does. Here they do for some hundredths of a second after a
touch-down, when the stiff joints answer the impact; a simulator would let that foot go. Which set holds is the caller's to say.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import numpy as np
from drawing import BLUE, INK, RED, figure, save
from matplotlib.figure import Figure
from simulation import on_the_ground, smooth

FEET = ("left_sole", "right_sole")
FLAT = "x, y, z, rx, ry, rz"
SETS = {"both": "", "left": "left_sole", "right": "right_sole"}
FUNCTIONS = ("constrained_forward_dynamics", "loop_constraint", "loop_inertia", "closure_error", "mass_matrix_inverse")
OF_BOTH = (*FUNCTIONS, "kinetic_energy", "gravity_forces")
BENT, LIFTED = 0.3, 0.25  # rad: the knees are bent by twice the first, by twice both while a foot is lifted
SWAY = 0.18  # rad, of the legs: the trunk is over a foot
SHIFTING, SWINGING, WAITING = 0.9, 1.4, 0.2  # s
STIFFNESS, DAMPING = 1200.0, 25.0  # N m/rad, N m s/rad
PULL = 20.0  # 1/s
STEP = 0.002  # s
SETTLING = 0.05  # s after a touch-down
Z = 5


@dataclass
class Record:
    """What happened: times (K,), upward forces (K, 2) and heights (K, 2) of the soles, how far one at rest slid (K,).

    Of each touch-down `landed` is the time, `energies` the kinetic energies before and after it, `jumps` how fast the soles on
    the ground are then.
    """

    t: list[float] = field(default_factory=list)
    up: list[np.ndarray] = field(default_factory=list)
    heights: list[np.ndarray] = field(default_factory=list)
    slid: list[float] = field(default_factory=list)
    landed: list[float] = field(default_factory=list)
    energies: list[tuple[float, float]] = field(default_factory=list)
    jumps: list[float] = field(default_factory=list)


def modules() -> dict[str, ModuleType]:
    """One for each set of contacts."""
    file, held = Path(__file__).with_name("biped.yaml"), dict.fromkeys(FEET, FLAT)
    return {
        name: on_the_ground(file, held, *(FUNCTIONS if loops else OF_BOTH), loops=loops) for name, loops in SETS.items()
    }


def posture(sway: float, left: float, right: float) -> np.ndarray:
    """Angles of all joints: legs that lean to the left by `sway`, knees bent by twice `left` and `right`, soles level."""
    legs = [[0.0, -sway, -bent, 2 * bent, -bent, sway] for bent in (left, right)]
    return np.concatenate(legs)


@dataclass
class Plan:
    """Sways to the left, lifts the right foot; to the right, lifts the left one; and back."""

    stage: int = 0
    since: float = 0.0
    left_over: float = 0.0  # of the bend that the foot which landed last had then

    STAGES = (("both", 0, 1), ("left", 1, 1), ("both", 1, -1), ("right", -1, -1), ("both", -1, 0))

    @property
    def contacts(self) -> str:
        return self.STAGES[self.stage][0]

    def posture(self, t: float) -> np.ndarray:
        contacts, before, after = self.STAGES[self.stage]
        spent = t - self.since
        part = smooth((spent - (WAITING if self.stage else 0.0)) / SHIFTING)
        lifted = self._bend(t) if contacts != "both" else self.left_over * (1 - smooth(spent / WAITING))
        standing = contacts if contacts != "both" else self.STAGES[self.stage - 1][0]
        bent = [BENT + lifted * (standing == other) for other in ("right", "left")]
        return posture(SWAY * (before + part * (after - before)), *bent)

    def _bend(self, t: float) -> float:
        part = 2 * (t - self.since) / SWINGING
        return LIFTED * (smooth(part) - smooth(part - 1))

    def follow(self, t: float, *, landed: bool) -> bool:
        """Whether the set of contacts changes now."""
        over = landed if self.contacts != "both" else t - self.since > SHIFTING + 2 * WAITING
        if not over or self.stage == len(self.STAGES) - 1:
            return False
        self.left_over = self._bend(t)
        self.stage, self.since = self.stage + 1, t
        return True


def accelerations(
    robot: ModuleType, q: np.ndarray, qd: np.ndarray, drive: np.ndarray, start: np.ndarray
) -> tuple[np.ndarray, np.ndarray, float]:
    """`qdd` and the forces of the ground with Baumgarte's terms; how far the soles have slid from where they stood."""
    qdd, lam = robot.constrained_forward_dynamics(q, qd, np.concatenate([np.zeros(6), drive]))
    J, _ = robot.loop_constraint(q, qd)
    e, ed = robot.closure_error(q, qd)
    more = robot.loop_inertia(q) @ (2 * PULL * ed + PULL**2 * (e - start))
    return qdd + robot.mass_matrix_inverse(q) @ J.T @ more, lam - more, float(np.abs(e - start).max())


def touched_down(robot: ModuleType, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """Velocities after the impulse that stops the soles of a set."""
    J, _ = robot.loop_constraint(q, qd)
    return qd - robot.mass_matrix_inverse(q) @ J.T @ (robot.loop_inertia(q) @ (J @ qd))


def simulate(sets: dict[str, ModuleType], seconds: float = 7.5) -> Record:
    """From rest on both feet."""
    both, plan, record = sets["both"], Plan(), Record()
    q = np.concatenate([[0, 0, 0, 0, 0, 0, 1], posture(0.0, BENT, BENT)])
    qd = np.zeros(both.NV)
    ground, _ = both.closure_error(q, qd)
    start = ground.reshape(2, 6)
    for k in range(round(seconds / STEP) + 1):
        t, robot = STEP * k, sets[plan.contacts]
        standing = [0, 1] if plan.contacts == "both" else [list(sets).index(plan.contacts) - 1]
        wanted, rate = plan.posture(t), (plan.posture(t + STEP) - plan.posture(t)) / STEP
        drive = STIFFNESS * (wanted - q[7:]) + DAMPING * (rate - qd[6:])
        qdd, lam, slid = accelerations(robot, q, qd, drive, start[standing].ravel())
        e = both.closure_error(q, qd)[0].reshape(2, 6)
        _note(record, t, e - ground.reshape(2, 6), lam.reshape(-1, 6), standing, slid)
        qd = qd + STEP * qdd
        q = both.normalise(both.integrate(q, STEP * qd))
        e, ed = (x.reshape(2, 6) for x in both.closure_error(q, qd))
        below = (e - ground.reshape(2, 6))[:, Z] <= 0
        swinging = [foot for foot in (0, 1) if foot not in standing]
        landed = t - plan.since > SWINGING / 2 and all(below[foot] and ed[foot, Z] < 0 for foot in swinging)
        if plan.follow(t + STEP, landed=landed) and swinging:
            record.landed.append(t)
            before, qd = both.kinetic_energy(q, qd), touched_down(both, q, qd)
            record.energies.append((before, both.kinetic_energy(q, qd)))
            record.jumps.append(float(np.abs(both.loop_constraint(q, qd)[0] @ qd).max()))
            start = np.array([e[foot] if foot in swinging else start[foot] for foot in (0, 1)])
    return record


def _note(record: Record, t: float, e: np.ndarray, lam: np.ndarray, standing: list[int], slid: float) -> None:
    up = np.zeros(2)
    for foot, wrench in zip(standing, lam, strict=True):
        up[foot] = wrench[Z]
    record.t.append(t)
    record.up.append(up)
    record.heights.append(e[:, Z])
    record.slid.append(slid)


def weight(robot: ModuleType) -> float:
    """In N: what gravity alone takes to hold the trunk."""
    return float(np.linalg.norm(robot.gravity_forces(np.eye(1, robot.NQ, 6)[0])[3:6]))


def check(sets: dict[str, ModuleType], record: Record) -> None:
    """Two steps; soles on the ground stay, touch-downs cost energy and stop the foot, and the ground pushes but for then."""
    heavy = weight(sets["both"])
    assert len(record.energies) == 2 and all(0 <= after < before for before, after in record.energies)
    assert max(record.jumps) < 1e-9
    assert max(record.slid) < 1e-3
    assert np.max(record.heights, axis=0).min() > 0.02
    assert abs(np.sum(record.up[-1]) - heavy) < 1e-2 * heavy
    assert not [t for t in pulled(record) if not any(0 <= t - landed < SETTLING for landed in record.landed)]


def pulled(record: Record) -> list[float]:
    """When the ground pulled."""
    return [t for t, up in zip(record.t, record.up, strict=True) if up.min() < 0]


def picture(sets: dict[str, ModuleType], record: Record) -> Figure:
    """Upward forces on both soles and how high the soles are, every tenth step."""
    t, up = np.array(record.t)[::10], np.array(record.up)[::10]
    heights = 1000 * np.array(record.heights)[::10]
    drawn, [[forces], [lifted]] = figure(2, 1, figsize=(7.6, 5.2), sharex=True, height_ratios=(2, 1))
    for foot, (colour, side) in enumerate(((BLUE, "left sole"), (RED, "right sole"))):
        forces.plot(t, up[:, foot], color=colour, label=side)
        lifted.plot(t, heights[:, foot], color=colour)
    heavy = weight(sets["both"])
    forces.plot(t, np.full(len(t), heavy), "--", color=INK, linewidth=1.2, label="weight")
    title = "A biped steps: on both feet, the left, both, the right, both"
    forces.set(title=title, ylabel="upward force, N")
    forces.set_ylim(-0.1 * heavy, 1.6 * heavy)
    forces.legend(ncols=3, loc="upper center")
    lifted.set(xlabel="time, s", ylabel="height, mm")
    lifted.set_xlim(0, t[-1])
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    sets = modules()
    record = simulate(sets)
    check(sets, record)
    save(picture(sets, record), file)
    lost = [before - after for before, after in record.energies]
    print(
        f"two steps; touch-downs cost {lost[0]:.4f} J and {lost[1]:.4f} J; the soles slid by {1000 * max(record.slid):.2g} mm"
    )
    print(
        f"the ground pulled for {STEP * len(pulled(record)):.3f} s of {record.t[-1]:g} s, by {-np.min(record.up):.0f} N at most"
    )
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
