"""Closed chains that fall: loop forces do no work, so energy drifts by the integrator's error alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
import pytest

from symdyn.core.energy import kinetic_energy, potential_energy
from symdyn.core.loops import constrained_forward_dynamics, opening
from symdyn.core.tree import Tree
from tests.collection import SHIPPED
from tests.integrators import Step, midpoint, runge_kutta
from tests.shelf import Shelf
from tests.test_core_linear import largest
from tests.test_core_loops import LOOPS, closed_states


@dataclass(frozen=True)
class Road:
    """Who works out accelerations and energies."""

    acceleration: Callable[..., np.ndarray]
    kinetic: Callable[..., float]
    potential: Callable[..., float]


def of_core(name: str) -> Road:
    tree = LOOPS[name].tree
    return Road(
        lambda *state: constrained_forward_dynamics(tree, *state)[0],
        partial(kinetic_energy, tree),
        partial(potential_energy, tree),
    )


def of_generated(name: str, shelf: Shelf) -> Road:
    (path,) = (path for path in SHIPPED if path.stem == name)
    module = shelf.robot(path).module
    return Road(
        lambda *state: module.constrained_forward_dynamics(*state)[0], module.kinetic_energy, module.potential_energy
    )


def drift(tree: Tree, road: Road, q: np.ndarray, step: Step, h: float, steps: int) -> tuple[float, float, float]:
    """How far energy and loops drift in a fall from rest, and the largest kinetic energy on the way."""

    def rate(x: np.ndarray) -> np.ndarray:
        q, qd = np.split(x, 2)
        return np.concatenate([qd, road.acceleration(q, qd, np.zeros(tree.n))])

    x = np.concatenate([q, np.zeros(tree.n)])
    start, off, opened, fastest = road.potential(q), 0.0, 0.0, 0.0
    for _ in range(steps):
        x = step(rate, x, h)
        T = road.kinetic(*np.split(x, 2))
        off = max(off, abs(T + road.potential(x[: tree.n]) - start))
        opened, fastest = max(opened, largest(opening(tree, x[: tree.n]))), max(fastest, T)
    return off, opened, fastest


@pytest.mark.parametrize("made_by", ["core", "generated"])
@pytest.mark.parametrize(("step", "h", "order"), [(midpoint, 2e-3, 2), (runge_kutta, 4e-3, 4)])
@pytest.mark.parametrize("name", ["fourbar", "fivebar"])
def test_energy_drift_falls_as_the_integrator_says(
    name: str, step: Step, h: float, order: int, made_by: str, shelf: Shelf
) -> None:
    """In 0.2 s of free fall energy and loops drift by the integrator's error alone: half the step, 1/2^order of it."""
    it = LOOPS[name]
    road = of_core(name) if made_by == "core" else of_generated(name, shelf)
    assert not np.any([it.tree.viscous, it.tree.coulomb])
    q = closed_states(it)[1][0]
    coarse, fine = (drift(it.tree, road, q, step, h / k, round(0.2 * k / h)) for k in (1, 2))
    for before, after in zip(coarse[:2], fine[:2], strict=True):
        assert 0.8 * 2**order <= before / after <= 1.25 * 2**order
    assert fine[0] <= 1e-3 * fine[2]  # so much more energy goes to and fro
