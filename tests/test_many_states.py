"""The examples of docs/ that use many processes or devices: they use all of them, and results are those of single calls."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from dask.distributed import Client, LocalCluster

from tests.collection import ROOT

EXAMPLES = ROOT / "docs" / "examples"
TWO_DEVICES = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=2", "JAX_PLATFORMS": "cpu"}


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script for dask, with the folder it would run in on the path."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("many_states_dask")


@pytest.fixture
def panda(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The compiled module, found by this process and by those that it starts, until the test ends."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield example.compiled(tmp_path)
    del sys.modules["panda_native"]


def test_dask_equals_single_calls(example: ModuleType, panda: ModuleType) -> None:
    """On two processes, each of which works on some of the chunks, every state gets what a single call gives."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        given = example.states(4000, panda.N, 500)
        found = client.persist([example.torques(panda, given), *given])
        computed = client.gather(client.compute(found))
        held = {worker for workers in client.who_has(found[0]).values() for worker in workers}
        assert len(held) == 2
        assert client.run(os.getpid).keys() == held
        assert [*client.run(lambda: importlib.import_module("panda_native").get_threads()).values()] == [1, 1]
    torques, *states = computed
    assert torques.shape == (4000, panda.N)
    for tau, *state in zip(torques, *states, strict=True):
        wanted = panda.inverse_dynamics(*state)
        np.testing.assert_allclose(tau, wanted, rtol=0, atol=1e-12 * max(1.0, np.abs(wanted).max()))


def test_jax_equals_single_calls() -> None:
    """On two devices results stay shared out as the arguments are, nothing is gathered on the way, and states agree.

    In blocks, as the example works, and as a whole.
    """
    code = f"""
import sys
sys.path[:0] = [{str(EXAMPLES)!r}, {str(ROOT)!r}]
import jax, numpy as np, symdyn, many_states_jax as example
assert len(jax.devices()) == 2
panda, plain = example.generated(), symdyn.load("panda").module("inverse_dynamics")
given = example.states(64, panda.N)
example.BLOCK = 10
for function in (example.torques(panda), jax.jit(panda.inverse_dynamics, compiler_options=example.WITHOUT_FUSION)):
    found = function(*given)
    assert found.sharding.is_equivalent_to(example.by_states(), found.ndim)
    assert {{shard.device for shard in found.addressable_shards}} == set(jax.devices())
    assert [shard.data.shape for shard in found.addressable_shards] == [(32, 7)] * 2
    program = function.lower(*given).compile().as_text()
    assert not any(word in program for word in ("all-gather", "all-reduce", "all-to-all", "collective-permute"))
    for tau, *state in zip(*map(np.asarray, (found, *given))):
        wanted = plain.inverse_dynamics(*state)
        np.testing.assert_allclose(tau, wanted, rtol=0, atol=1e-12 * max(1.0, np.abs(wanted).max()))
print("equal")
"""
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, env=TWO_DEVICES, capture_output=True, text=True, check=False)
    assert done.stdout == "equal\n", done.stderr


@pytest.mark.parametrize(
    ("name", "words"), [("many_states_dask", ["20000", "2"]), ("many_states_jax", ["2000"])], ids=["dask", "jax"]
)
def test_they_run(name: str, words: list[str], tmp_path: Path) -> None:
    """Run as scripts, the examples use both processes or devices and name every joint."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    environment = {**TWO_DEVICES, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    title, *joints = done.stdout.splitlines()
    assert title.startswith(f"{words[0]} states on 2 ") and [line.split()[0] for line in joints] == [
        f"panda_joint{i}" for i in range(1, 8)
    ]
