"""A 1 kHz controller in C is generated, built and run, and its log drawn: `python docs/examples/c_controller.py`.

The program is `c_controller/main.c`; beside it a `CMakeLists.txt`. Nothing of Python or symdyn is in it: three files that
`symdyn generate` wrote, the C library, and CMake to build. This script types the commands that stand in `main.c`:

    symdyn generate panda --functions inverse_dynamics,forward_dynamics --payload panda_hand_tcp --target c -o panda
    cmake -S . -B build && cmake --build build
    build/controller 2 log.csv

The arm, which the program simulates, carries 1.5 kg. The controller is told at half time: then what is left of the tracking
error goes.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from drawing import BLUE, INK, RED, figure, logarithmic, save
from matplotlib.figure import Figure

SOURCES = Path(__file__).with_name("c_controller")
SECONDS = 2
SETTLED = 0.4  # s after which the controller has forgotten that it knew no load


@dataclass(frozen=True)
class Record:
    """What the program logged: times (K,), positions, velocities, torques and tracking errors (K, 7); what it printed."""

    t: np.ndarray
    q: np.ndarray
    qd: np.ndarray
    tau: np.ndarray
    error: np.ndarray
    said: str

    @property
    def size(self) -> np.ndarray:
        """Of the error, over all joints, mrad; (K,)."""
        return 1000 * np.linalg.norm(self.error, axis=1)


def commands(seconds: float) -> list[str]:
    """What there is to type: the lines of main.c, with `seconds` in place of 2."""
    text = (SOURCES / "main.c").read_text(encoding="utf-8")
    typed = [line.removeprefix(" *     ") for line in text.split("*/")[0].splitlines() if line.startswith(" *     ")]
    return [part for line in typed for part in line.replace("controller 2", f"controller {seconds:g}").split(" && ")]


def simulate(folder: Path, seconds: float = SECONDS) -> Record:
    """Copy the program into a folder, type the commands there, read its log."""
    shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
    scripts = sysconfig.get_path("scripts")  # where pip puts symdyn and cmake
    path = os.pathsep.join([scripts, os.environ.get("PATH", os.defpath)])
    for command in commands(seconds):
        words = shlex.split(command)
        program = folder / words[0] if "/" in words[0] else shutil.which(words[0], path=path)
        if program is None:
            raise SystemExit(f"{words[0]}: not found; pip install -e '.[docs]' brings it")
        done = subprocess.run([program, *words[1:]], cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{command}\n{done.stdout}{done.stderr}")
    table = np.loadtxt(folder / "log.csv", delimiter=",", skiprows=1)
    return Record(table[:, 0], *np.split(table[:, 1:], 4, axis=1), done.stdout)


def check(record: Record) -> None:
    """The load bends the motion while nobody has told of it, and hardly any of that is left afterwards."""
    half = (record.t[-1] + 0.001) / 2
    unknown = record.size[(record.t > half - SETTLED) & (record.t < half)]
    known = record.size[record.t > half + SETTLED]
    assert known.max() < 0.1 * unknown.min()


def picture(record: Record) -> Figure:
    """Tracking error and the torques of the joints that bear the load, every fifth millisecond."""
    t, half = record.t[::5], (record.t[-1] + 0.001) / 2
    drawn, [[error], [torque]] = figure(2, 1, figsize=(7.6, 5.2), sharex=True)
    error.plot(t, record.size[::5], color=BLUE, linewidth=2.5)
    error.axvline(half, color=INK, linewidth=1, linestyle="--")
    error.annotate("the controller is told of the load", (half, 300), (5, 0), textcoords="offset points", va="center")
    error.set(title="A 1 kHz controller in C, generated code and nothing else", ylabel="tracking error, mrad")
    logarithmic(error, 1e-1, 1e3)
    for joint, colour in ((1, BLUE), (3, RED)):
        torque.plot(t, record.tau[::5, joint], color=colour, label=f"joint {joint + 1}")
    torque.axvline(half, color=INK, linewidth=1, linestyle="--")
    torque.set(xlabel="time, s", ylabel="torque, N m")
    torque.set_xlim(0, record.t[-1])
    torque.legend(loc="lower left", ncols=2)
    return drawn


def main(file: Path) -> None:
    """Generate, build, run, check, draw."""
    with tempfile.TemporaryDirectory() as folder:
        record = simulate(Path(folder))
    check(record)
    save(picture(record), file)
    print(record.said, end="")
    print(f"wrote {file}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_suffix(".svg"))
