"""Generated Python modules against the core: every function of every robot, under the project's rule of equality."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symdyn.core.spatial import tilde
from symdyn.core.tree import Tree
from symdyn.generation import Request, make_library
from symdyn.model.assemble import numeric_model
from symdyn.model.tree import Body, Model, RigidInertia
from symdyn.symbolic.forms import symbols_of
from tests.collection import ROOT, SHIPPED, arms_first, name_of
from tests.shelf import ALL, BASIC, PLAIN, Expected, Generated, Shelf, State, parts

ROBOTS = {path.stem: path for path in SHIPPED}
WITH_LOSSES = [path for path in SHIPPED if any(word in path.read_text() for word in ("viscous", "coulomb", "armature"))]
CLASSES = ("mass", "com", "inertia", "gravity")
FREED = [ROBOTS[name] for name in ("ur5", "stanford", "planar2")]
FEW = 20


def one_by_one(robot: Generated, name: str, at: Sequence[State], **prepared: object) -> list[np.ndarray]:
    """A function called once for every state; outputs stacked."""
    function, arguments = getattr(robot.module, name), robot.functions[name].quantity.argument_keys
    results = [parts(function(*(state[key] for key in arguments), **prepared)) for state in at]
    return [np.array(output) for output in zip(*results, strict=True)]


def batched(robot: Generated, name: str, at: Sequence[State], **prepared: object) -> object:
    """A function called once for all states."""
    arguments = robot.functions[name].quantity.argument_keys
    return getattr(robot.module, name)(*(np.array([state[key] for state in at]) for key in arguments), **prepared)


def test_every_function_is_there(robot: Generated) -> None:
    """The module has the whole table, for every tool; what is left out has no full Jacobian anywhere."""
    assert set(robot.module.OPERATIONS) == set(robot.functions)


def test_one_state_at_a_time(robot: Generated) -> None:
    """Every function equals the core at 100 states, called with one state each."""
    for expected in robot.expected:
        expected.judge(one_by_one(robot, expected.name, robot.states))


def test_a_batch(robot: Generated) -> None:
    """Every function equals the core at 100 states, called once."""
    for expected in robot.expected:
        expected.judge(batched(robot, expected.name, robot.states))


def test_broadcasting(robot: Generated) -> None:
    """The first argument of shape (4, 1, N) and others of shape (5, N) give what 20 single calls give, in shape (4, 5, ...)."""
    at = robot.states[:5]
    for expected in robot.expected:
        own, *others = expected.arguments
        every = [{**other, own: first[own]} for first in at[:4] for other in at]
        first = np.array([[state[own]] for state in at[:4]])
        result = getattr(robot.module, expected.name)(first, *(np.array([it[key] for it in at]) for key in others))
        wide = 5 if others else 1
        singles = one_by_one(robot, expected.name, every if others else at[:4])
        made = zip(parts(result), singles, expected.outputs, expected.kappas, strict=True)
        for together, single, output, kappas in made:
            assert together.shape == (4, wide, *output.shape[1:])
            # The same formulas; only sin and cos may round differently in a batch.
            scale = np.abs(single).max(initial=1e-12) * max(kappas)
            assert np.abs(together.reshape(single.shape) - single).max() <= 1e-13 * robot.n * scale


@pytest.mark.parametrize("path", arms_first(WITH_LOSSES))
def test_without_friction_and_armature(path: Path, shelf: Shelf) -> None:
    """`--no-friction --no-armature` equal a core without them."""
    robot = shelf.robot(path, BASIC, **PLAIN)
    tree, at = robot.subject.tree, robot.states[:FEW]
    assert not np.any([tree.viscous, tree.coulomb, tree.armature])
    for name, wanted in robot.functions.items():
        Expected(robot.subject, wanted, at).judge(batched(robot, name, at))


# --- run-time parameters


def freed(path: Path, shelf: Shelf) -> Generated:
    """A robot with masses, centres, tensors and gravity as run-time parameters."""
    return shelf.robot(path, ALL if path.stem == "planar2" else BASIC, parameters=CLASSES)


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
    robot = freed(path, shelf)
    for name, wanted in robot.functions.items():
        at = robot.states[:FEW]
        Expected(robot.subject, wanted, at).judge(batched(robot, name, at))


@pytest.mark.parametrize("path", FREED, ids=name_of)
def test_freed_classes_at_other_values(path: Path, shelf: Shelf) -> None:
    """With masses, centres, tensors and gravity changed at run time, the functions equal a core of that robot."""
    robot = freed(path, shelf)
    module, at = robot.module, robot.states[:FEW]
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
    module, at = robot.module, robot.states[:FEW]
    sets = [changed(module.PARAMETERS, seed) for seed in range(FEW)]
    models = [numeric_model(robot.subject.robot, values) for values in sets]
    subjects = [replace(robot.subject, model=model, tree=Tree.of(model)) for model in models]
    prepared = module.prepare([list(values.values()) for values in sets])
    for name, wanted in robot.functions.items():
        together = parts(batched(robot, name, at, prepared=prepared))
        for i, subject in enumerate(subjects):
            expected = Expected(subject, wanted, [at[i]])
            expected.judge([part[i : i + 1] for part in together])
            expected.judge(one_by_one(robot, name, [at[i]], prepared=module.prepare(sets[i])))


@pytest.mark.parametrize(("name", "options"), [("planar2", {}), ("stanford", {"parameters": CLASSES})])
def test_what_depends_on_parameters_only_is_prepared(name: str, options: dict[str, tuple[str, ...]]) -> None:
    """No operation of a function takes prepared numbers and constants alone: such work is done once (KFS 11)."""
    library = make_library(Request(str(ROBOTS[name]), ("dynamics", "filter"), **options))
    assert library.prepare is not None and library.prepare.assignments
    for function in library.functions:
        (*_, prepared), lines = function.program.inputs, function.program.assignments
        assert prepared.name == "k"
        left = [line for line in lines if set(symbols_of(line.form)) <= set(prepared.symbols)]
        assert not left, f"{function.name}: {left[0].expression}"


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
