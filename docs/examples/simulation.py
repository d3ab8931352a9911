"""What the examples share: a robot's generated module, an integrator, and a smooth way from here to there."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

import numpy as np

import symdyn


def on_the_ground(file: Path, held: Mapping[str, str], *functions: str, loops: str = "") -> ModuleType:
    """The module of a robot with a loop to the world for each of those tools, as one would write them under `loops:`.

    The same as `symdyn generate FILE --functions ... --loops LOOPS`; which tools are held, `loops` says, all by default.
    """
    lines = "".join(f"  - {{a: world, b: {tool}, constrain: [{directions}]}}\n" for tool, directions in held.items())
    with tempfile.TemporaryDirectory() as place:
        robot = Path(place, file.name)
        robot.write_text(f"{file.read_text(encoding='utf-8')}loops:\n{lines}", encoding="utf-8")
        return symdyn.load(robot).module(*functions, loops=loops)


def smooth(part: float) -> float:
    """From 0 to 1, at rest at both ends."""
    x = min(max(part, 0.0), 1.0)
    return x**3 * (10 - 15 * x + 6 * x**2)


def runge_kutta(rate: Callable[[np.ndarray], np.ndarray], x: np.ndarray, h: float) -> np.ndarray:
    """One step of the classical fourth-order method for `dx/dt = rate(x)`."""
    k1 = rate(x)
    k2 = rate(x + h / 2 * k1)
    k3 = rate(x + h / 2 * k2)
    k4 = rate(x + h * k3)
    return x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
