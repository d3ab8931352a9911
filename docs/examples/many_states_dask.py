"""Joint torques of a Panda at millions of states, by dask.array on the processes of a cluster.

    python docs/examples/many_states_dask.py [STATES] [WORKERS]

The cluster is one of this machine. On others the module has to be importable as well: `symdyn build panda.c --wheel` writes a
folder that `pip install` takes there; then `Client("scheduler:8786")` in place of `LocalCluster` is all that changes.
"""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

import dask.array as da
from dask.distributed import Client, LocalCluster

import symdyn
from symdyn.native.compiled import build

CHUNK = 100_000  # states of a task: 17 MB of arguments, some milliseconds of work


def compiled(folder: Path) -> ModuleType:
    """`panda_native`, importable by its name here and in every process that is started from now on."""
    symdyn.load("panda").generate(folder, functions="inverse_dynamics", targets="c")
    build(folder / "panda.c")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    sys.path.insert(0, str(folder))
    return importlib.import_module("panda_native")


def states(count: int, joints: int, chunk: int) -> list[da.Array]:
    """Random positions, velocities and accelerations, drawn by the workers."""
    draw = da.random.default_rng(5)
    return [draw.uniform(-1.0, 1.0, (count, joints), chunks=(chunk, joints)) for _ in range(3)]


def torques(module: ModuleType, given: list[da.Array]) -> da.Array:
    """Inverse dynamics as a dask array: the function knows batches, so that dask hands it whole chunks."""
    name = "inverse_dynamics"
    return da.apply_gufunc(getattr(module, name), module.SIGNATURES[name], *given, output_dtypes=float)


def main(count: int = 10_000_000, workers: int = os.cpu_count() or 1) -> None:
    """The largest torque of each joint, and what it took."""
    with tempfile.TemporaryDirectory() as folder:
        panda = compiled(Path(folder))
        with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
            start = time.perf_counter()
            largest = abs(torques(panda, states(count, panda.N, CHUNK))).max(axis=0).compute()
            took = time.perf_counter() - start
    print(f"{count} states on {workers} processes: {took:.2f} s, {took / count * 1e9:.0f} ns a state")
    for joint, torque in zip(panda.JOINTS, largest, strict=True):
        print(f"  {joint}  up to {torque:6.1f} N m")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
