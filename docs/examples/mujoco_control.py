"""MuJoCo simulates an arm that generated code controls: `python docs/examples/mujoco_control.py`.

The arm is an MJCF file, written here: four joints with limits, friction in the bearings and motors' inertias. MuJoCo compiles
it and simulates it. symdyn reads the same file and generates what the controller needs of it, `inverse_dynamics`; two programs
that share no code have to mean the same arm by it. Whether they do is seen twice: the arm follows its motion as theory says,
and at every step MuJoCo's accelerations `qacc` are what the generated `forward_dynamics` makes of the same state and torques.

Needs MuJoCo's Python package: `pip install 'symdyn[mjcf]'`.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import mujoco
import numpy as np
from drawing import BLUE, GREEN, INK, RED, SKY, figure, save
from matplotlib.figure import Figure

import symdyn

ARM = """
<mujoco model="arm">
  <compiler angle="radian"/>
  <option timestep="0.001" integrator="RK4"/>
  <default>
    <joint armature="0.02" damping="0.3"/>
    <geom type="capsule" size="0.05" density="900" contype="0" conaffinity="0"/>
  </default>
  <worldbody>
    <body name="column">
      <joint name="turn" axis="0 0 1" range="-2.9 2.9"/>
      <geom fromto="0 0 0.1 0 0 0.4"/>
      <body name="upper" pos="0 0 0.4">
        <joint name="shoulder" axis="0 1 0" range="-2 2"/>
        <geom fromto="0 0 0 0 0 0.4"/>
        <body name="fore" pos="0 0 0.4">
          <joint name="elbow" axis="0 1 0" range="-2.5 2.5"/>
          <geom fromto="0 0 0 0.35 0 0" size="0.04"/>
          <body name="hand" pos="0.35 0 0">
            <joint name="wrist" axis="1 0 0" range="-2.9 2.9"/>
            <geom type="box" pos="0.06 0.03 0" size="0.06 0.05 0.02"/>
            <site name="tip" pos="0.12 0 0"/>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor joint="turn"/> <motor joint="shoulder"/> <motor joint="elbow"/> <motor joint="wrist"/>
  </actuator>
</mujoco>
"""
SWING = np.array([0.9, 0.5, 0.7, 1.2])  # rad
RATES = np.array([2.0, 3.0, 2.5, 4.0])  # rad/s
MIDDLE = np.array([0.0, 0.3, 0.4, 0.0])
W = 15.0  # 1/s
OFF = 0.15  # rad, every joint at the start


@dataclass(frozen=True)
class Record:
    """What happened: times (K,), positions, velocities, torques, MuJoCo's accelerations and those of generated code (K, N)."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    tau: np.ndarray
    qacc: np.ndarray
    qdd: np.ndarray

    @property
    def error(self) -> np.ndarray:
        """Wanted less real positions, (K, N)."""
        return wanted(self.t[:, np.newaxis])[0] - self.q

    @property
    def difference(self) -> float:
        """Between MuJoCo's accelerations and those of generated code, as a part of the largest, at most."""
        return float(np.abs(self.qacc - self.qdd).max() / np.abs(self.qacc).max())


def wanted(t: float | np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Position, velocity and acceleration of the motion that is asked for."""
    s, c = np.sin(RATES * t), np.cos(RATES * t)
    return MIDDLE + SWING * s, SWING * RATES * c, -SWING * RATES**2 * s


def generated() -> ModuleType:
    """What symdyn makes of the same file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "arm.xml")
        file.write_text(ARM, encoding="utf-8")
        return symdyn.load(file).module("inverse_dynamics", "forward_dynamics")


def simulate(arm: ModuleType, seconds: float = 2.0) -> Record:
    """MuJoCo's arm under computed torque, from beside its motion."""
    model = mujoco.MjModel.from_xml_string(ARM)
    data = mujoco.MjData(model)
    assert [model.joint(j).name for j in range(model.njnt)] == list(arm.JOINTS)
    data.qpos[:], data.qvel[:], _ = wanted(0.0)
    data.qpos += OFF
    rows = []
    for k in range(round(seconds / model.opt.timestep) + 1):
        q, qd = data.qpos.copy(), data.qvel.copy()
        to, rate, acceleration = wanted(k * model.opt.timestep)
        tau = arm.inverse_dynamics(q, qd, acceleration + 2 * W * (rate - qd) + W**2 * (to - q))
        data.ctrl[:] = tau
        mujoco.mj_forward(model, data)
        rows.append((data.time, q, qd, tau, data.qacc.copy(), arm.forward_dynamics(q, qd, tau)))
        mujoco.mj_step(model, data)
    return Record(*(np.array(column) for column in zip(*rows, strict=True)))


def said(t: np.ndarray) -> np.ndarray:
    """The error of every joint in theory; (K,)."""
    return -OFF * (1 + W * t) * np.exp(-W * t)


def check(record: Record) -> None:
    """Both mean the same arm, to rounding, and errors die away as they should."""
    assert record.difference < 1e-12
    assert np.abs(record.error - said(record.t)[:, np.newaxis]).max() < 0.02 * OFF


def picture(record: Record) -> Figure:
    """Errors of all joints beside theory; accelerations by MuJoCo and by generated code."""
    drawn, [[error], [acceleration]] = figure(2, 1, figsize=(7.6, 5.2), sharex=True, height_ratios=(1, 1.4))
    joints = list(zip(("turn", "shoulder", "elbow", "wrist"), (BLUE, RED, GREEN, SKY), strict=True))
    for j, (_, colour) in enumerate(joints):
        error.plot(record.t[::10], 1000 * record.error[::10, j], color=colour)
    error.plot(record.t[::10], 1000 * said(record.t[::10]), "--", color=INK, linewidth=1.2, label="theory, every joint")
    error.set(title="MuJoCo's arm, controlled by generated code", ylabel="error, mrad")
    error.legend(loc="lower right")
    for j, (name, colour) in enumerate(joints):
        acceleration.plot(record.t[::10], record.qacc[::10, j], color=colour, label=f"{name}, by MuJoCo")
        acceleration.plot(record.t[::40], record.qdd[::40, j], ".", color=colour, markersize=5)
    acceleration.plot([], [], ".", color=INK, markersize=5, label="dots: by generated code")
    acceleration.set(xlabel="time, s", ylabel="accelerations, rad/s²")
    acceleration.set_xlim(0, record.t[-1])
    acceleration.set_ylim(-45, 30)
    acceleration.legend(loc="lower right", ncols=2)
    return drawn


def main(file: Path) -> None:
    """Simulate, check, draw."""
    record = simulate(generated())
    check(record)
    save(picture(record), file)
    last = 1000 * np.abs(record.error[record.t > 1]).max()
    print(f"tracking error from {1000 * OFF:.0f} to {last:.2g} mrad after a second")
    print(
        f"qacc and forward_dynamics differ by {record.difference:.1g} of the largest acceleration, over {len(record.t)} steps"
    )
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
