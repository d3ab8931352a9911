"""Joint torques of a Panda at many states, by JAX on all its devices.

    python docs/examples/many_states_jax.py [STATES]

On a machine without GPUs the devices are threads of the processor: XLA_FLAGS=--xla_force_host_platform_device_count=2.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import ModuleType

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

import symdyn

jax.config.update("jax_enable_x64", True)
BLOCK = 2000  # states that a device works on together: what is needed on the way stays in the cache
WITHOUT_FUSION = {"xla_disable_hlo_passes": "fusion"}  # long straight lines: docs/generated-code.md


def generated() -> ModuleType:
    """The Panda's functions over JAX."""
    module: ModuleType = symdyn.load("panda").module("inverse_dynamics").using(jnp)
    return module


def by_states() -> NamedSharding:
    """Arrays whose first axis, that of the states, is shared out among all devices."""
    return NamedSharding(Mesh(np.array(jax.devices()), ("states",)), PartitionSpec("states"))


def states(count: int, joints: int) -> list[jax.Array]:
    """Random positions, velocities and accelerations, on the devices; their number must divide `count`."""
    draw = np.random.default_rng(5)
    return [jax.device_put(draw.uniform(-1.0, 1.0, (count, joints)), by_states()) for _ in range(3)]


def torques(panda: ModuleType) -> Callable[..., jax.Array]:
    """Inverse dynamics, compiled: every device works through its own states, a block at a time."""

    def of_one_device(*given: jax.Array) -> jax.Array:
        return jax.lax.map(lambda state: panda.inverse_dynamics(*state), given, batch_size=BLOCK)

    shares = by_states()
    return jax.jit(
        jax.shard_map(of_one_device, mesh=shares.mesh, in_specs=shares.spec, out_specs=shares.spec),
        compiler_options=WITHOUT_FUSION,
    )


def main(count: int = 1_000_000) -> None:
    """The largest torque of each joint, and what it took; every device works on its own states."""
    panda = generated()
    given = states(count, panda.N)
    function = torques(panda)
    function(*given).block_until_ready()  # compiles
    start = time.perf_counter()
    found = function(*given).block_until_ready()
    took = time.perf_counter() - start
    print(
        f"{count} states on {len(found.sharding.device_set)} devices: {took:.3f} s, {took / count * 1e9:.0f} ns a state"
    )
    for joint, torque in zip(panda.JOINTS, abs(found).max(axis=0), strict=True):
        print(f"  {joint}  up to {torque:6.1f} N m")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
