"""`using(torch)`: the functions of a generated module over PyTorch are those of the module. Under `--thorough` only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from tests.shelf import Shelf, parts
from tests.test_emit_body import loaded, two_link
from tests.test_emit_python import module_of
from tests.test_using import ARM, SOME, assert_equal, columns, no_loops, over_robots, robot_of


def tensors(arrays: list[np.ndarray]) -> list[torch.Tensor]:
    return [torch.from_numpy(array) for array in arrays]


@over_robots
def test_equals_the_core(name: str, shelf: Shelf) -> None:
    """Every function at 100 states equals the core as the module does, in float64."""
    robot = robot_of(shelf, name)
    over = robot.module.using(torch)
    for expected in robot.expected:
        got = getattr(over, expected.name)(*tensors(columns(robot, expected.arguments)))
        assert all(isinstance(part, torch.Tensor) and part.dtype == torch.float64 for part in parts(got))
        expected.judge(got)


@over_robots
def test_batches(name: str, shelf: Shelf) -> None:
    """Every function under `vmap` and with axes (4, 1, N) and (5, N) that broadcast gives what the module gives."""
    robot = robot_of(shelf, name)
    over, module = robot.module.using(torch), robot.module
    for expected in robot.expected:
        q, *others = columns(robot, expected.arguments, 5)
        function, plain = getattr(over, expected.name), getattr(module, expected.name)
        for given, run in (((q, *others), torch.func.vmap(function)), ((q[:4, None], *others), function)):
            assert_equal(run(*tensors(list(given))), plain(*given), robot.n, expected)


@no_loops
def test_differentiates(name: str, shelf: Shelf) -> None:
    """Derivatives by autograd are the generated ones: dtau/dq, dtau/dqd, M, and gravity from the potential energy."""
    robot = robot_of(shelf, name)
    over, module = robot.module.using(torch), robot.module
    at = columns(robot, ("q", "qd", "qdd"), SOME)
    slopes = torch.func.vmap(torch.func.jacrev(over.inverse_dynamics, argnums=(0, 1, 2)))(*tensors(at))
    assert_equal(slopes, module.inverse_dynamics_derivatives(*at), robot.n)
    q = torch.tensor(at[0], requires_grad=True)
    over.potential_energy(q).sum().backward()
    assert_equal(q.grad, module.gravity_forces(at[0]), robot.n)


def test_differentiates_parameters(shelf: Shelf) -> None:
    """Forces are linear in a mass: its derivative through `prepare`, by name, is a difference of the module."""
    robot = robot_of(shelf, ARM)
    over, module = robot.module.using(torch), robot.module
    state = [column[0] for column in columns(robot, ("q", "qd", "qdd"), 1)]
    m2 = torch.tensor(1.5, dtype=torch.float64, requires_grad=True)
    forces = over.inverse_dynamics(*state, prepared=over.prepare({"m2": m2}))
    found = [torch.autograd.grad(force, m2, retain_graph=True)[0].item() for force in forces]
    more, less = (module.inverse_dynamics(*state, module.prepare({"m2": value})) for value in (2.5, 1.5))
    assert_equal(np.array(found), more - less, robot.n)


@pytest.mark.parametrize("kind", [torch.float32, torch.float64])
def test_constant_entries_follow_the_arguments(kind: Any) -> None:
    """Constants and signs have the batch and the type of the arguments, whatever PyTorch's default is."""
    for make in (two_link, loaded):
        module = module_of(make())
        over = module.using(torch)
        q = torch.zeros((3, 1, 2), dtype=kind)
        for qd, axes in ((torch.zeros((4, 2), dtype=kind), (3, 4)), ([0, 0], (3, 1))):
            frame = over.frame(q, qd)
            assert frame.dtype == kind and frame.shape == (*axes, 2, 2)
        U, D = over.udu(q)
        assert U.dtype == D.dtype == kind and U.shape == (3, 1, 2, 2)
        assert over.mass_matrix(q[:0]).shape == (0, 1, 2, 2)
        forces = over.bias_forces([0.1, 0.2], torch.tensor([0.3, -0.4], dtype=kind))
        assert forces.dtype == kind
        eps = torch.finfo(kind).eps
        np.testing.assert_allclose(forces, module.bias_forces([0.1, 0.2], [0.3, -0.4]), rtol=20 * eps)


def test_numbers_keep_their_digits() -> None:
    """Where all numbers are plain nothing is rounded to PyTorch's default type; lists of tensors are not cut off silently."""
    over = module_of(loaded()).using(torch)
    assert over.prepare({"payload": 0.1}).dtype == over.mass_matrix([0.1, 0.2]).dtype == torch.float64
    x = torch.tensor(0.1, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad"):
        over.mass_matrix([x, x])
