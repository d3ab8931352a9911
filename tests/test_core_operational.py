"""Operational-space dynamics in the core (SOA, application 2): of one tool and of all tools at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.composite import mass_matrix
from symdyn.core.forward import forward_dynamics
from symdyn.core.kinematics import jacobian, jacobian_rate
from symdyn.core.newton_euler import friction_forces
from symdyn.core.operational import (
    dynamically_consistent_inverse,
    dynamically_consistent_inverse_all,
    operational_bias,
    operational_bias_all,
    operational_inertia,
    operational_inertia_all,
    operational_inertia_inverse_all,
    task_jacobian,
)
from symdyn.core.tree import ToolPoint
from symdyn.judge.equality import difference
from symdyn.judge.reference import full_rank
from tests.collection import ALL, Case, case
from tests.oracles.pinocchio_oracle import Pinocchio
from tests.oracles.urdf_text import TOOL_PREFIX, urdf_text
from tests.test_core_identities import assert_close

STATES = 5
Tools = Sequence[ToolPoint]
TASKS = [
    pytest.param(path, tools, id=f"{path.name}-{'+'.join(tool.name for tool in tools)}")
    for path in ALL
    for every in (case(path).tree.tools,)
    for tools in [*((tool,) for tool in every), *([every] if len(every) > 1 else [])]
    if full_rank(case(path).tree, tools)
]
over_tasks = pytest.mark.parametrize(("path", "tools"), TASKS)


def growth(it: Case, q: np.ndarray, tools: Tools) -> float:
    """What errors may grow with: the conditions of M and of Omega."""
    M, J = mass_matrix(it.tree, q), task_jacobian(it.tree, q, tools)
    return float(np.linalg.cond(M) * np.linalg.cond(J @ np.linalg.solve(M, J.T)))


def test_there_are_tasks_of_several_tools() -> None:
    """Not only of one."""
    assert sum("+" in str(task.id) for task in TASKS) >= 2 and len(TASKS) > 10


@over_tasks
def test_the_equation_of_the_task(path: Path, tools: Tools) -> None:
    """`Lambda xdd + mu = J_bar* tau`, xdd from forward dynamics, for any joint forces; gravity and friction are in mu."""
    it = case(path)
    for q, qd, _, tau in it.states(STATES):
        qdd = forward_dynamics(it.tree, q, qd, tau)
        rates = [jacobian_rate(it.tree, q, qd, tool)[list(tool.rows)] @ qd for tool in tools]
        xdd = task_jacobian(it.tree, q, tools) @ qdd + np.concatenate(rates)
        left = operational_inertia_all(it.tree, q, tools) @ xdd + operational_bias_all(it.tree, q, qd, tools)
        right = dynamically_consistent_inverse_all(it.tree, q, tools).T @ tau
        scale = max(float(np.abs(part).max()) for part in (left, right, operational_bias_all(it.tree, q, qd, tools)))
        assert difference(left, right, it.tree.n, growth(it, q, tools), scale=scale).equal


@over_tasks
def test_consistent_inverse(path: Path, tools: Tools) -> None:
    """`J J_bar = 1`; what it leaves free, `1 - J* J_bar*`, makes joint forces that do not move the task."""
    it = case(path)
    for q, _, _, tau in it.states(STATES):
        J, J_bar = task_jacobian(it.tree, q, tools), dynamically_consistent_inverse_all(it.tree, q, tools)
        kappa, M = growth(it, q, tools), mass_matrix(it.tree, q)
        assert_close(it, J @ J_bar, np.eye(len(J)), kappa)
        free = tau - J.T @ (J_bar.T @ tau)
        felt = float(np.abs(J @ np.linalg.solve(M, tau)).max())
        assert difference(J @ np.linalg.solve(M, free), np.zeros(len(J)), it.tree.n, kappa, scale=felt).equal
        assert_close(it, J_bar.T @ M @ J_bar, operational_inertia_all(it.tree, q, tools), kappa)


@over_tasks
def test_equals_pinocchio(path: Path, tools: Tools) -> None:
    """Lambda, mu and J_bar are dense algebra on Pinocchio's M, bias, Jacobians and their rates."""
    it = case(path)
    judge = Pinocchio(urdf_text(it.robot), it.joints, it.tree.gravity, it.tree.armature)
    for q, qd, *_ in it.states(STATES):
        rows = [(TOOL_PREFIX + tool.name, list(tool.rows)) for tool in tools]
        J = np.vstack([judge.jacobian(q, frame)[kept] for frame, kept in rows])
        drift = np.concatenate([judge.jacobian_rate(q, qd, frame)[kept] @ qd for frame, kept in rows])
        M, kappa = judge.mass_matrix(q), growth(it, q, tools)
        bias = judge.inverse_dynamics(q, qd, 0 * qd) + friction_forces(it.tree, qd)
        X = np.linalg.solve(M, J.T)
        Lambda = np.linalg.inv(J @ X)
        mu = Lambda @ (X.T @ bias - drift)
        assert_close(it, operational_inertia_all(it.tree, q, tools), Lambda, kappa)
        assert_close(it, operational_bias_all(it.tree, q, qd, tools), mu, kappa)
        assert_close(it, dynamically_consistent_inverse_all(it.tree, q, tools), X @ Lambda, kappa)


@over_tasks
def test_of_one_tool_and_of_all(path: Path, tools: Tools) -> None:
    """One tool is a task of its own; the inverse of Lambda over all is Omega over all, as the recursion has it."""
    it = case(path)
    for q, qd, *_ in it.states(STATES):
        kappa = growth(it, q, tools)
        names = [tool.name for tool in it.tree.tools]
        rows = [6 * names.index(tool.name) + row for tool in tools for row in tool.rows]
        Omega = operational_inertia_inverse_all(it.tree, q)[np.ix_(rows, rows)]
        assert_close(it, operational_inertia_all(it.tree, q, tools) @ Omega, np.eye(len(rows)), kappa)
        if len(tools) == 1:
            (tool,) = tools
            assert_close(it, operational_inertia(it.tree, q, tool), operational_inertia_all(it.tree, q, tools), kappa)
            assert np.array_equal(operational_bias(it.tree, q, qd, tool), operational_bias_all(it.tree, q, qd, tools))
            one = dynamically_consistent_inverse(it.tree, q, tool)
            assert_close(it, jacobian(it.tree, q, tool)[list(tool.rows)] @ one, np.eye(len(rows)), kappa)
