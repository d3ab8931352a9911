"""Every way that the table knows to a quantity, in all axes that bodies are recorded in, equals the core: not only what is
cheapest for a robot.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.generation import Request, Wanted, subject_of
from symdyn.generation.recording import ways_of
from symdyn.judge.subject import Subject
from symdyn.symbolic.program import Program, evaluate, operations
from symdyn.symbolic.riccati import articulated, freed
from symdyn.symbolic.workshop import Choices, Ground, Workshop
from tests.collection import EVERY, SHIPPED, arms_first, name_of
from tests.shelf import ALL, Expected, State, functions_of, states, with_exact_tools
from tests.strategies import robot_yaml

COUNT = 20
ARRAYS = {"sin": np.sin, "cos": np.cos, "sqrt": np.sqrt, "sign": np.sign, "number": float}


def subject_and_ground(source: Path) -> tuple[Subject, Ground]:
    subject = subject_of(Request(str(source)))
    return subject, Ground(subject.robot, Choices())


def programs_of(ground: Ground, wanted: Wanted) -> list[Program]:
    """What each way records, each by itself, bodies in their own axes first; from the arguments and the run-time parameters."""
    found, wanted = [], with_exact_tools(ground, wanted)
    for layout in range(len(ground.layouts)):
        for index in range(len(ways_of(Workshop(ground), wanted, wanted.quantity))):
            workshop = Workshop(ground, wanted.tools, layout)
            results = ways_of(workshop, wanted, wanted.quantity)[index]()
            inputs = [(key, workshop.argument(key)) for key in wanted.quantity.argument_keys]
            inputs.append(("params", ground.parameters))
            found.append(workshop.tape.program(inputs, results, through_parameters=True))
    return found


def run(ground: Ground, wanted: Wanted, program: Program, at: Sequence[State]) -> tuple[np.ndarray, ...]:
    """A recorded way at all states at once: every output, stacked over the states."""
    given = {key: np.array([state[key].ravel() for state in at]) for key in wanted.quantity.argument_keys}
    values = {key: array.T for key, array in given.items()}
    found = evaluate(program, {**values, "params": list(ground.defaults.values())}, ARRAYS)
    stacked = []
    for output in program.outputs:
        entries = [np.broadcast_to(entry, len(at)) for entry in found[output.name]]
        stacked.append(np.array(entries).T.reshape(len(at), *output.shape))
    return tuple(stacked)


def judge_all(source: Path) -> int:
    """Judge every way of every quantity that has several, axes counted; how many there were."""
    subject, ground = subject_and_ground(source)
    at = states(subject.tree, COUNT)
    judged = 0
    for wanted in functions_of(subject, ALL).values():
        recorded = programs_of(ground, wanted)
        if len(recorded) == 1:
            continue
        expected = Expected(subject, wanted, at)
        for program in recorded:
            expected.judge(run(ground, wanted, program, at))
            judged += 1
    return judged


@pytest.mark.parametrize("robot", arms_first(SHIPPED))
def test_of_the_shipped_robots(robot: Path) -> None:
    """Factors, filter, sweeps and recursions, whichever of them the generated file has."""
    assert judge_all(robot) >= 40


@given(text=robot_yaml(largest=6))
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_of_random_trees(text: str) -> None:
    """Branches, prismatic joints, armature and friction in any order."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "robot.yaml")
        source.write_text(text)
        judge_all(source)


@pytest.mark.parametrize(
    ("robot", "quantity", "cheapest"),
    [
        ("panda", "forward_dynamics_derivatives", (0, 1)),
        ("snake16", "forward_dynamics_derivatives", (2,)),
        ("panda", "mass_matrix_inverse", (0,)),
        ("snake16", "mass_matrix_inverse", (1,)),
        ("solo12_floating", "mass_matrix_inverse", (3,)),
        ("humanoid_floating", "mass_matrix_inverse", (3,)),
        ("panda", "udu", (0,)),
        ("snake16", "udu", (1,)),
        ("panda", "joint_rates", (0,)),
        ("panda", "diagonal_coriolis", (1,)),
        ("humanoid", "joint_rates", (1,)),
    ],
)
def test_none_is_there_for_nothing(robot: str, quantity: str, cheapest: tuple[int, ...]) -> None:
    """Which way is cheapest depends on the robot: that is why there are several."""
    (source,) = (path for path in EVERY if path.stem == robot)
    subject, ground = subject_and_ground(source)
    wanted = functions_of(subject, (quantity,))[quantity]
    weights = [operations(program).weight for program in programs_of(ground, wanted)]
    assert weights.index(min(weights)) % (len(weights) // len(ground.layouts)) in cheapest, weights


@pytest.mark.parametrize("robot", SHIPPED, ids=name_of)
def test_what_a_free_joint_does_not_pass_on_costs_nothing(robot: Path) -> None:
    """`P+ H* = 0` without armature: the joint's row and column of `P+` are known to be zero, regrouped or not."""
    _, ground = subject_and_ground(robot)
    workshop = Workshop(ground)
    for at in (workshop.at, workshop.physical):
        estimates = articulated(at)
        for dof, gain in zip(at.tree.dofs, estimates.gains, strict=True):
            felt = freed(dof.column, estimates.P[dof.body], gain).full()
            if dof.armature.is_zero:
                assert all(entry.is_zero for entry in (*felt[dof.column], *(row[dof.column] for row in felt)))
