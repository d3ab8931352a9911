"""How fast generated code is when it is called from Python: the Python module, the compiled one, Pinocchio's binding.

Pinocchio's data is allocated before. Friction and armature are left out. Times are the smallest of many rounds. What C does
by itself: race.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import peers
import pinocchio
from common import BUILD, ROOT, columns, keep, smallest, symdyn

from symdyn.cli.bench import STATES, spelt
from symdyn.execution.python import load_python

ROBOTS = ("ur5", "panda")
FUNCTIONS = {
    "inverse_dynamics": pinocchio.rnea,
    "mass_matrix": pinocchio.crba,
    "forward_dynamics": pinocchio.aba,
    "mass_matrix_inverse": pinocchio.computeMinverse,
}


def generated(name: str) -> Path:
    """The folder with the four functions in Python, and the compiled ones for Python."""
    folder = BUILD / "speed" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "python,c", "--no-friction", "--no-armature"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    symdyn("build", folder / f"{name}.c")
    return folder


def alone(function: Callable[..., object], given: Sequence[object]) -> str:
    """The time of a call at one state."""
    return spelt(smallest(lambda: [function(*given) for _ in range(1000)], 20) / 1000)


def batch(function: Callable[..., object], given: Sequence[np.ndarray]) -> str:
    """The time for one state of a batch."""
    arrays = [np.tile(array, (STATES, 1)) for array in given]
    return spelt(smallest(lambda: function(*arrays), 50) / STATES)


def rows(name: str) -> list[list[str]]:
    """Rows of the table."""
    folder, model = generated(name), peers.model(name)
    modules, data = [load_python(folder / file) for file in (f"{name}.py", f"{name}_native.py")], model.createData()
    found = []
    for function, peer in FUNCTIONS.items():
        given = [np.full(model.nv, 0.3)] * (1 if "matrix" in function else 3)
        row = [f"{name} {function}"]
        for module in modules:
            row += [alone(getattr(module, function), given), batch(getattr(module, function), given)]
        found.append([*row, alone(peer, [model, data, *given])])
    return found


def main() -> None:
    """Measure, print, keep."""
    told = (
        f"One state called alone and as one of {STATES} in a batch; native is what symdyn build makes. Without friction"
    )
    head = ["", "Python", "batch", "native", "batch", f"Pinocchio {pinocchio.__version__}"]
    keep("speed", [f"{told} and armature.", "", *columns([head, *(row for name in ROBOTS for row in rows(name))])])


if __name__ == "__main__":
    main()
