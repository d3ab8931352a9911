"""What many states take on one and on several processors: threads of the compiled module, dask.array, JAX.

Inverse dynamics of a Panda, by the examples of docs/. Times are the smallest of some rounds; those of dask hold the drawing of
the states, the search through the results and all that travels between processes, since that is what one waits for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from types import ModuleType

import numpy as np
from common import BUILD, ROOT, columns, keep, smallest
from dask.distributed import Client, LocalCluster

sys.path.insert(0, str(ROOT / "docs" / "examples"))

import many_states_dask as by_dask

STATES, SOME, OF_JAX, ALONE = 10_000_000, 100_000, 1_000_000, 20_000
WORKERS = (1, 2)
_JAX = """
import sys, time
import many_states_jax as by_jax
panda = by_jax.generated()
given = by_jax.states({count}, panda.N)
torques = by_jax.torques(panda)
assert len(torques(*given).block_until_ready().sharding.device_set) == {devices}
took = []
for _ in range(7):
    start = time.perf_counter()
    torques(*given).block_until_ready()
    took.append(time.perf_counter() - start)
print(min(took))
"""


def of_single_calls(call: Callable[..., object], given: list[np.ndarray]) -> float:
    """Seconds of a call at one state."""
    rows = [tuple(state) for state in zip(*(array[:ALONE] for array in given), strict=True)]
    return smallest(lambda: [call(*row) for row in rows], 5) / ALONE


def of_dask(module: ModuleType, workers: int) -> float:
    """Seconds of the whole job."""
    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        client.run(lambda: __import__("panda_native"))
        job = abs(by_dask.torques(module, by_dask.states(STATES, module.N, by_dask.CHUNK))).max(axis=0)
        return smallest(job.compute, 3)


def of_jax(devices: int) -> float:
    """Seconds, on so many devices of one processor each."""
    command = ["taskset", "--cpu-list", ",".join(map(str, sorted(os.sched_getaffinity(0))[:devices]))]
    command += [sys.executable, "-c", _JAX.format(count=OF_JAX, devices=devices)]
    folders = [str(ROOT / "docs" / "examples"), str(ROOT)]
    environment = {
        **os.environ,
        "XLA_FLAGS": f"--xla_force_host_platform_device_count={devices}",
        "PYTHONPATH": os.pathsep.join(folders),
    }
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def of_threads(panda: ModuleType, given: list[np.ndarray], out: np.ndarray, rounds: int) -> list[float]:
    """Seconds for one state of a batch by one and by two threads, in turn, so that both meet the same machine."""
    found = dict.fromkeys(WORKERS, float("inf"))
    for _ in range(rounds):
        for threads in WORKERS:
            panda.set_threads(threads)
            start = time.perf_counter()
            panda.inverse_dynamics(*given, out=out)
            found[threads] = min(found[threads], (time.perf_counter() - start) / len(out))
    return [*found.values()]


def rows() -> list[list[str]]:
    """Rows of the table, nanoseconds of a state."""
    panda = by_dask.compiled(BUILD / "many_states")
    given = [np.random.default_rng(5).uniform(-1.0, 1.0, (STATES, panda.N)) for _ in range(3)]
    out = np.zeros_like(given[0])
    alone = of_single_calls(panda.inverse_dynamics, given)
    some = of_threads(panda, [array[:SOME] for array in given], out[:SOME], 200)
    every = of_threads(panda, given, out, 8)
    del given, out
    return [
        ["single calls", spelt(alone), "", ""],
        _row(f"a batch of {SOME:,}, threads", some),
        _row(f"a batch of {STATES:,}, threads", every),
        _row("dask.array, processes", [of_dask(panda, workers) / STATES for workers in WORKERS]),
        _row(f"JAX, devices, {OF_JAX:,} states", [of_jax(devices) / OF_JAX for devices in WORKERS]),
    ]


def spelt(seconds: float) -> str:
    return f"{seconds * 1e9:.1f} ns"


def _row(name: str, seconds: list[float]) -> list[str]:
    return [name, *map(spelt, seconds), f"{seconds[1] / seconds[0]:.2f}"]


def main() -> None:
    """Measure, print, keep."""
    told = [
        f"Inverse dynamics of a Panda at {STATES:,} states, for each state, on one and on two processors of {os.cpu_count()}.",
        "dask.array draws the states too and looks for the largest torques; JAX has them on its devices.",
        f"Other work on the machine when this began, in processors: {os.getloadavg()[0]:.1f}.",
    ]
    keep("many_states", [*told, "", *columns([["", "one", "two", "ratio"], *rows()])])


if __name__ == "__main__":
    main()
