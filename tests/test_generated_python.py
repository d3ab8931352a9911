"""Generated Python modules against the core: every function of every robot, under the project's rule of equality."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.spatial import tilde
from symdyn.core.tree import Tree
from symdyn.model.build import numeric_model
from symdyn.model.tree import Body, Model, RigidInertia
from tests.collection import ROOT, SHIPPED, name_of
from tests.shelf import PLAIN, Expected, Generated, Shelf, State, states

ROBOTS = {path.stem: path for path in SHIPPED}
WITH_LOSSES = [path for path in SHIPPED if any(word in path.read_text() for word in ("viscous", "coulomb", "armature"))]
CLASSES = ("mass", "com", "inertia", "gravity")
FREED = [ROBOTS[name] for name in ("ur5", "stanford", "planar2")]
FEW = 20

over_robots = pytest.mark.parametrize("path", SHIPPED, ids=name_of)


def one_by_one(robot: Generated, name: str, at: list[State], **prepared: object) -> list[np.ndarray]:
    """A function called once for every state; outputs stacked."""
    module, arguments = robot.module(), robot.functions[name].quantity.arguments
    results = [getattr(module, name)(*(state[key] for key in arguments), **prepared) for state in at]
    tuples = [result if isinstance(result, tuple) else (result,) for result in results]
    return [np.array(output) for output in zip(*tuples, strict=True)]


def batched(robot: Generated, name: str, at: list[State]) -> object:
    """A function called once for all states."""
    arguments = robot.functions[name].quantity.arguments
    return getattr(robot.module(), name)(*(np.array([state[key] for state in at]) for key in arguments))


@over_robots
def test_every_function_is_there(path: Path, shelf: Shelf) -> None:
    """`--functions all` makes the whole table, for every tool; what is left out has no full Jacobian anywhere."""
    robot = shelf.robot(path)
    assert set(robot.module().OPERATIONS) == set(robot.functions)


@over_robots
def test_one_state_at_a_time(path: Path, shelf: Shelf) -> None:
    """Every function equals the core at 100 states, called with one state each."""
    robot = shelf.robot(path)
    for expected in robot.expected():
        expected.judge(one_by_one(robot, expected.name, states(robot.n)))


@over_robots
def test_a_batch(path: Path, shelf: Shelf) -> None:
    """Every function equals the core at 100 states, called once."""
    robot = shelf.robot(path)
    for expected in robot.expected():
        expected.judge(batched(robot, expected.name, states(robot.n)))


@over_robots
def test_broadcasting(path: Path, shelf: Shelf) -> None:
    """q of shape (4, 1, N) and the other arguments of shape (5, N) give results of shape (4, 5, ...)."""
    robot = shelf.robot(path)
    at = states(robot.n, 5)
    every = [{**other, "q": first["q"]} for first in at[:4] for other in at]
    for name, wanted in robot.functions.items():
        first, *others = wanted.quantity.arguments
        assert first == "q"
        result = getattr(robot.module(), name)(
            np.array([[state["q"]] for state in at[:4]]), *(np.array([state[key] for state in at]) for key in others)
        )
        outputs = result if isinstance(result, tuple) else (result,)
        assert all(output.shape[:2] == (4, 5 if others else 1) for output in outputs)
        expected = Expected(robot.subject, wanted, every if others else at[:4])
        expected.judge([output.reshape(-1, *output.shape[2:]) for output in outputs])


@pytest.mark.parametrize("path", WITH_LOSSES, ids=name_of)
def test_without_friction_and_armature(path: Path, shelf: Shelf) -> None:
    """`--no-friction --no-armature` equal a core without them."""
    robot = shelf.robot(path, **PLAIN)
    tree, at = robot.subject.tree, states(robot.n, FEW)
    assert not np.any([tree.viscous, tree.coulomb, tree.armature])
    for name, wanted in robot.functions.items():
        Expected(robot.subject, wanted, at).judge(batched(robot, name, at))


# --- run-time parameters


def changed(parameters: dict[str, float], seed: int = 0) -> dict[str, float]:
    """Other values for every parameter, near enough to the defaults to be those of a robot."""
    random = np.random.default_rng(seed)
    return {name: value * random.uniform(1.0, 1.2) for name, value in parameters.items()}


def with_values(model: Model, values: dict[str, float]) -> Model:
    """The model with masses, centres, tensors about them and gravity as the freed parameters say."""

    def inertia(body: Body) -> RigidInertia:
        def value(kind: str, axes: str) -> float:
            return values[f"{kind}_{body.name}_{axes}"]

        mass, com = values[f"mass_{body.name}"], np.array([value("com", axis) for axis in "xyz"])
        tensor = np.array([[value("inertia", "".join(sorted(i + j))) for j in "xyz"] for i in "xyz"])
        tensor = tensor - mass * tilde(com) @ tilde(com)
        return RigidInertia(mass, tuple(mass * com), tuple(map(tuple, tensor)))

    bodies = tuple(replace(body, inertia=inertia(body)) for body in model.bodies)
    return replace(model, bodies=bodies, gravity=tuple(values[f"gravity_{axis}"] for axis in "xyz"))


@pytest.mark.parametrize("path", FREED, ids=name_of)
def test_freed_classes_at_their_defaults(path: Path, shelf: Shelf) -> None:
    """With masses, centres, tensors and gravity free, and nothing given, the functions equal the core."""
    robot = shelf.robot(path, parameters=CLASSES)
    for expected in robot.expected():
        expected.judge(batched(robot, expected.name, states(robot.n)))


@pytest.mark.parametrize("path", FREED, ids=name_of)
def test_freed_classes_at_other_values(path: Path, shelf: Shelf) -> None:
    """With masses, centres, tensors and gravity changed at run time, the functions equal a core of that robot."""
    robot = shelf.robot(path, parameters=CLASSES)
    module, at = robot.module(), states(robot.n, FEW)
    values = changed(module.PARAMETERS)
    model = with_values(numeric_model(robot.subject.robot, values), values)
    subject = replace(robot.subject, model=model, tree=Tree.of(model))
    by_name, by_order = module.prepare(values), module.prepare(list(values.values()))
    assert np.array_equal(by_name, by_order) and not np.array_equal(by_name, module.prepare({}))
    for name, wanted in robot.functions.items():
        Expected(subject, wanted, at).judge(one_by_one(robot, name, at, prepared=by_name))


def test_declared_parameters_at_other_values(shelf: Shelf) -> None:
    """What the file declares may change at run time too, one set of values or one for each state."""
    robot = shelf.robot(ROBOTS["planar2"])
    module, at = robot.module(), states(robot.n, FEW)
    sets = [changed(module.PARAMETERS, seed) for seed in range(FEW)]
    subjects = []
    for values in sets:
        model = numeric_model(robot.subject.robot, values)
        subjects.append(replace(robot.subject, model=model, tree=Tree.of(model)))
    prepared = module.prepare([list(values.values()) for values in sets])
    for name, wanted in robot.functions.items():
        arguments = [np.array([state[key] for state in at]) for key in wanted.quantity.arguments]
        together = getattr(module, name)(*arguments, prepared=prepared)
        for i, subject in enumerate(subjects):
            expected = Expected(subject, wanted, [at[i]])
            parts = together if isinstance(together, tuple) else (together,)
            expected.judge([part[i : i + 1] for part in parts])
            expected.judge(one_by_one(robot, name, [at[i]], prepared=module.prepare(sets[i])))


# --- on its own

ALONE = """
import runpy, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("symdyn", "sympy", "jinja2"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Nothing())
runpy.run_path(sys.argv[1], run_name="__main__")
"""


@pytest.mark.parametrize("name", ["planar2", "panda"])
def test_needs_nothing_of_ours(name: str, shelf: Shelf, tmp_path: Path) -> None:
    """With symdyn, SymPy and Jinja not to be had, a module imports and its self-test passes."""
    robot = shelf.robot(ROBOTS[name])
    module = tmp_path / f"{robot.name}.py"
    module.write_bytes((robot.folder / module.name).read_bytes())
    command = [sys.executable, "-c", ALONE, str(module)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert str(ROOT) not in module.read_text()
