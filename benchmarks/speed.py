"""What calls from Python cost: the Python module, the compiled one, Pinocchio's binding, and the C underneath.

Pinocchio's data is allocated before. Friction and armature are left out. All are called in turn, round by round, and times are
the smallest, so that they meet the same machine. What C does by itself beside its peers: race.py.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from pathlib import Path
from timeit import Timer
from types import ModuleType

import numpy as np
import peers
import pinocchio
from common import BUILD, ROOT, columns, keep, symdyn

from symdyn.cli.bench import STATES, spelt
from symdyn.execution.c import NativeLibrary
from symdyn.execution.python import load_python
from symdyn.native.flags import FAST, NATIVE
from symdyn.native.loading import load_native

ROBOTS = ("ur5", "panda")
FUNCTIONS = {
    "inverse_dynamics": pinocchio.rnea,
    "mass_matrix": pinocchio.crba,
    "forward_dynamics": pinocchio.aba,
    "mass_matrix_inverse": pinocchio.computeMinverse,
}
ROUNDS, CALLS = 40, 500


def generated(name: str) -> Path:
    """The folder with the four functions in Python, in C, and compiled for Python."""
    folder = BUILD / "speed" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "python,c", "--no-friction", "--no-armature"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    symdyn("build", folder / f"{name}.c")
    return folder


@dataclass(frozen=True)
class Call:
    """A call as it would be typed, with what it names; how often it is made in a round, for how many states."""

    text: str
    names: dict[str, object]
    calls: int = CALLS
    states: int = 1


def smallest_of(jobs: dict[str, Call]) -> dict[str, float]:
    """Seconds of each job for one state."""
    timers = {name: Timer(job.text, globals=job.names) for name, job in jobs.items()}
    found = dict.fromkeys(jobs, float("inf"))
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            found[name] = min(found[name], timers[name].timeit(job.calls) / job.calls / job.states)
    return found


def in_c(library: NativeLibrary, function: str, given: list[np.ndarray], result: np.ndarray) -> Call:
    """The batch of the generated C, compiled as the module is, on arrays that are there."""
    called = getattr(library._library, f"{library.manifest.interface.name}_{function}_batch")
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (*given, result)]
    names = {"f": called, "count": ctypes.c_size_t(len(result)), "pointers": pointers}
    return Call("f(count, *pointers)", names, 5, STATES)


def measured(function: str, modules: list[ModuleType], library: NativeLibrary, model: object) -> dict[str, float]:
    """Seconds for one state, by the heads of the table."""
    python, native = (getattr(module, function) for module in modules)
    labels = ["q"] if "matrix" in function else ["q", "qd", "qdd"]
    random = np.random.default_rng(3)
    many = [random.uniform(-1, 1, (STATES, modules[0].N)) for _ in labels]
    one = [array[0].copy() for array in many]
    given, batch = dict(zip(labels, one, strict=True)), dict(zip(labels, many, strict=True))
    out, outs = native(*one), native(*many)
    modules[1].set_threads(1)
    names = ", ".join(labels)
    peer = {"f": FUNCTIONS[function], "model": model, "data": model.createData()}
    return smallest_of(
        {
            "Python": Call(f"f({names})", {"f": python, **given}),
            "batch": Call(f"f({names})", {"f": python, **batch}, 1, STATES),
            "compiled": Call(f"f({names})", {"f": native, **given}),
            "out=": Call(f"f({names}, out=out)", {"f": native, **given, "out": out}),
            "batch ": Call(f"f({names})", {"f": native, **batch}, 5, STATES),
            "C batch": in_c(library, function, many, outs),
            "Pinocchio": Call(f"f(model, data, {names})", {**peer, **given}),
        }
    )


def rows(name: str) -> list[list[str]]:
    """Rows of the table, the first with its heads."""
    folder, model = generated(name), peers.model(name)
    modules = [load_python(folder / f"{name}.py"), load_native(folder / f"{name}_native.abi3.so")]
    library = NativeLibrary(folder / f"{name}.c", flags=(*FAST, NATIVE))
    found = []
    for function in FUNCTIONS:
        times = measured(function, modules, library, model)
        ratios = [times["compiled"] / times["Pinocchio"], times["batch "] / times["C batch"]]
        found.append([f"{name} {function}", *map(spelt, times.values()), *(f"{ratio:.2f}" for ratio in ratios)])
        heads = ["", *times, "one/Pinocchio", "batch/C"]
    return [heads, *found]


def main() -> None:
    """Measure, print, keep."""
    told = (
        f"One state called alone and as one of {STATES} in a batch, on one thread; compiled is what symdyn build makes, with",
        "out= into an array that is there; C batch is the C underneath; Pinocchio is the Python",
        f"binding of {pinocchio.__version__}. Without friction and armature.",
    )
    (heads, *first), (_, *second) = (rows(name) for name in ROBOTS)
    keep("speed", [*told, "", *columns([heads, *first, *second])])


if __name__ == "__main__":
    main()
