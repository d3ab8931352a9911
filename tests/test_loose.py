"""Robots that ship whose trunk floats or whose joints follow others, as the other tests have it of all robots that ship.

Generated code in Python and C, double and single precision, against the core at 100 states; what it costs; base parameters.
The larger ones show their groups under `--thorough`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.base_parameters import base_of
from symdyn.core.regressor import regressor
from symdyn.core.tree import Tree
from symdyn.judge.equality import DOUBLE
from symdyn.judge.reference import random_states
from symdyn.quantities import ALWAYS
from symdyn.quantities.contract import Group
from tests.collection import LOOSE, case, name_of
from tests.shelf import SINGLE, Generated, Shelf
from tests.test_generated_c import Native, stacked
from tests.test_generated_python import batched, one_by_one
from tests.test_operations import compare

MAIN = ("dynamics", "kinematics", "centroidal", "energy")
LARGE = 12  # degrees of freedom from which on the other groups are thorough
REST = tuple(group.value for group in Group if group.value not in MAIN and group is not Group.LOOPS)
TABLE = ("dynamics", "centroidal", "linear")


def others(path: Path) -> object:
    marks = (pytest.mark.thorough,) if case(path).tree.n > LARGE else ()
    return pytest.param((path, REST), marks=marks, id=f"{path.name}-others")


ALL = [*(pytest.param((path, MAIN), id=f"{path.name}-main") for path in LOOSE), *(others(path) for path in LOOSE)]


@pytest.fixture(scope="module", params=ALL)
def robot(request: pytest.FixtureRequest, shelf: Shelf) -> Generated:
    path, groups = request.param
    return shelf.robot(path, groups)


@pytest.fixture(scope="module", params=[False, True], ids=["double", "float32"])
def native(request: pytest.FixtureRequest, robot: Generated) -> Iterator[Native]:
    yield Native(robot, float32=request.param)


def test_every_function_is_there(robot: Generated) -> None:
    """The whole table, and the functions of steps where q is not one number a joint."""
    several = robot.subject.model.nq != robot.subject.model.nv
    assert set(robot.module.OPERATIONS) == {*robot.functions, *(it.name for it in ALWAYS if several)}


def test_python_equals_the_core(robot: Generated) -> None:
    """Every function at 100 states, one at a time and all at once."""
    for expected in robot.expected:
        expected.judge(one_by_one(robot, expected.name, robot.states))
        expected.judge(batched(robot, expected.name, robot.states))


def test_c_equals_the_core(native: Native) -> None:
    """Every function at 100 states, in both number types, each by its own rounding."""
    eps = DOUBLE if native.library.dtype is np.float64 else SINGLE
    for expected in native.robot.expected:
        results = [native.call(expected.name, state) for state in native.robot.states]
        expected.judge(stacked(expected, results), eps)


@pytest.mark.parametrize("path", LOOSE, ids=name_of)
def test_operations_are_those_of_the_table(path: Path, shelf: Shelf, update: bool) -> None:
    """No function costs more or less than the table says."""
    robot = shelf.robot(path, TABLE)
    compare(robot.name, robot.operations, update)


@pytest.mark.parametrize("path", [path for path in LOOSE if not case(path).model.folds], ids=name_of)
def test_base_parameters_are_as_many_as_the_rank(path: Path) -> None:
    """What is kept by the rules is what states of any kind can tell apart."""
    tree = Tree.of(case(path).model)
    states = random_states(tree, 4 * len(tree.columns) // tree.n)
    Y = np.vstack([regressor(tree, it["q"], it["qd"], it["qdd"]) for it in states])
    sizes = np.linalg.svd(Y / np.maximum(np.abs(Y).max(axis=0), 1e-12), compute_uv=False)
    assert len(base_of(tree).kept) == int((sizes > 1e-9 * sizes[0]).sum())
