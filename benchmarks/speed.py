"""What calls from Python cost: the Python module, the compiled one, Pinocchio's binding, and the C underneath.

Pinocchio's data is allocated before. Friction and armature are left out. All are called in turn, round by round, and times are
the smallest, so that they meet the same machine. What C does by itself beside its peers: race.py.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from pathlib import Path
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
Job = Callable[[], object]


def generated(name: str) -> Path:
    """The folder with the four functions in Python, in C, and compiled for Python."""
    folder = BUILD / "speed" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "python,c", "--no-friction", "--no-armature"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    symdyn("build", folder / f"{name}.c")
    return folder


def smallest_of(jobs: dict[str, tuple[Job, int, int]]) -> dict[str, float]:
    """Seconds of each job for one state: called so many times in a round, so many states in a call."""
    found = dict.fromkeys(jobs, float("inf"))
    for _ in range(ROUNDS):
        for name, (job, calls, states) in jobs.items():
            repeated = range(calls)
            start = time.perf_counter()
            for _ in repeated:
                job()
            found[name] = min(found[name], (time.perf_counter() - start) / calls / states)
    return found


def in_c(library: NativeLibrary, function: str, given: list[np.ndarray], result: np.ndarray) -> Job:
    """The batch of the generated C, compiled as the module is, on arrays that are there."""
    called = getattr(library._library, f"{library.manifest.interface.name}_{function}_batch")
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (*given, result)]
    count = ctypes.c_size_t(len(result))
    return lambda: called(count, *pointers)


def measured(function: str, modules: list[ModuleType], library: NativeLibrary, model: object) -> dict[str, float]:
    """Seconds for one state, by the heads of the table."""
    python, native = (getattr(module, function) for module in modules)
    joints, data = modules[0].N, model.createData()
    random = np.random.default_rng(3)
    many = [random.uniform(-1, 1, (STATES, joints)) for _ in range(1 if "matrix" in function else 3)]
    one = [array[0].copy() for array in many]
    out, outs = native(*one), native(*many)
    peer = FUNCTIONS[function]
    modules[1].set_threads(1)
    return smallest_of(
        {
            "Python": (lambda: python(*one), CALLS, 1),
            "batch": (lambda: python(*many), 1, STATES),
            "compiled": (lambda: native(*one), CALLS, 1),
            "out=": (lambda: native(*one, out=out), CALLS, 1),
            "batch ": (lambda: native(*many), 5, STATES),
            "C batch": (in_c(library, function, many, outs), 5, STATES),
            "Pinocchio": (lambda: peer(model, data, *one), CALLS, 1),
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
