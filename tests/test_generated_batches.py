"""Batches of generated Python modules: blocks, axes, what is the same for all states, memory, threads."""

from __future__ import annotations

import itertools
import math
import tracemalloc
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tests.collection import ROOT
from tests.shelf import Generated, Shelf, parts
from tests.test_emit_body import Recorder
from tests.test_emit_python import module_of

BLOCK = 8  # short, so that small batches have several
NAMES = ("planar2", "panda", "drone_arm")  # run-time parameters; seven joints; several numbers in a joint
over_robots = pytest.mark.parametrize("name", NAMES)


def robot_of(shelf: Shelf, name: str) -> Generated:
    return shelf.robot(ROOT / "robots" / f"{name}.yaml")


def states_of(robot: Generated, name: str, count: int) -> list[np.ndarray]:
    """Arguments of a function at so many states."""
    keys = robot.functions[name].quantity.argument_keys
    return [np.array([state[key] for state in robot.states[:count]]) for key in keys]


def assert_near(batch: Any, singles: list[Any]) -> None:
    """A batch is, to rounding, what its states give one by one."""
    made = zip(parts(batch), zip(*map(parts, singles), strict=True), strict=True)
    for together, alone in made:
        wanted = np.array(alone)
        size = max(1.0, np.abs(wanted).max(initial=0.0))
        np.testing.assert_allclose(np.reshape(together, wanted.shape), wanted, rtol=0, atol=1e-8 * size)


@pytest.mark.parametrize("count", [1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 1])
@over_robots
def test_blocks_of_any_length(name: str, count: int, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches shorter than a block, as long as one, and longer have the results of their states, in order."""
    robot = robot_of(shelf, name)
    module = robot.module
    monkeypatch.setattr(module, "_BLOCK", BLOCK)
    for wanted in robot.functions:
        function, arguments = getattr(module, wanted), states_of(robot, wanted, count)
        assert_near(function(*arguments), [function(*state) for state in zip(*arguments, strict=True)])


@over_robots
def test_the_steps_are_those_of_the_formulas(name: str, shelf: Shelf) -> None:
    """Bit for bit a batch is what the formulas make of whole columns."""
    robot = robot_of(shelf, name)
    module = robot.module
    prepared = [np.asarray(module._PREPARED).tolist()] if module.PARAMETERS else []
    for wanted in robot.functions:
        arguments = states_of(robot, wanted, 20)
        columns = [np.ascontiguousarray(argument.reshape(20, -1).T) for argument in arguments]
        got = parts(getattr(module, wanted)(*arguments))
        plain = getattr(module, f"_{wanted}")(np, *columns, *prepared)
        for output, entries in zip(got, plain, strict=True):
            stacked = np.stack([np.broadcast_to(entry, 20) for entry in entries], axis=-1)
            np.testing.assert_array_equal(output.reshape(20, -1), stacked)


@over_robots
def test_one_state_of_an_argument_for_all(name: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever arguments are one state and whichever are many, the result is that of the states spelt out."""
    robot = robot_of(shelf, name)
    module = robot.module
    monkeypatch.setattr(module, "_BLOCK", BLOCK)
    for wanted in ("inverse_dynamics", "forward_dynamics", "coriolis_matrix"):
        function, many = getattr(module, wanted), states_of(robot, wanted, 2 * BLOCK + 1)
        spelt_out = [np.repeat(argument[:1], len(argument), axis=0) for argument in many]
        for one in itertools.product([True, False], repeat=len(many)):
            given = [argument[0] if single else argument for argument, single in zip(many, one, strict=True)]
            full = [whole if single else argument for argument, whole, single in zip(many, spelt_out, one, strict=True)]
            states = list(zip(*full, strict=True))[: 1 if all(one) else None]
            assert_near(function(*given), [function(*state) for state in states])


def test_what_one_state_settles_is_worked_out_once(shelf: Shelf) -> None:
    """With q of one state no sine is taken in the steps of the blocks, and none of it is left out."""
    module = robot_of(shelf, "panda").module
    q, qd = np.full(7, 0.3), np.full((5, 7), 0.3)
    module.bias_forces(q, qd)
    steps = module._STEPS[module._bias_forces, True, False]
    trigonometric = {np.sin, np.cos}
    assert {step[0] for step in steps.once} >= trigonometric
    assert not trigonometric & {step[0] for step in steps.each}
    operations = sum(module.OPERATIONS["bias_forces"].values())
    assert operations <= len(steps.once) + len(steps.each) < 1.1 * operations


def test_prepared_batches(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of what `prepare` gave broadcast against states, several axes on both sides."""
    robot = robot_of(shelf, "planar2")
    module = robot.module
    monkeypatch.setattr(module, "_BLOCK", BLOCK)
    rng = np.random.default_rng(0)
    defaults = np.array(list(module.PARAMETERS.values()))
    sets = module.prepare(defaults * rng.uniform(1.0, 1.2, (3, 1, len(defaults))))
    q, qd, qdd = rng.uniform(-3, 3, (3, 5, 2))
    got = module.inverse_dynamics(q, qd, qdd, prepared=sets)
    assert got.shape == (3, 5, 2)
    singles = [module.inverse_dynamics(q[j], qd[j], qdd[j], prepared=sets[i, 0]) for i in range(3) for j in range(5)]
    assert_near(got, singles)
    one = module.inverse_dynamics(q[0], qd[0], qdd[0], prepared=sets)
    assert one.shape == (3, 1, 2)
    np.testing.assert_allclose(one[:, 0], got[:, 0], rtol=1e-12)


def test_no_states(shelf: Shelf) -> None:
    """An empty batch gives empty results of every function, also against one state of another argument."""
    robot = robot_of(shelf, "panda")
    for wanted in robot.functions:
        first, *others = states_of(robot, wanted, 1)
        none = np.zeros((2, 0, *first.shape[1:]))
        for output in parts(getattr(robot.module, wanted)(none, *(other[0] for other in others))):
            assert output.shape[:2] == (2, 0)


def scattered() -> Any:
    """A function whose result has an argument itself, the same entry twice, numbers and a difference that vanishes."""
    recorder = Recorder()
    q, qd, _ = recorder.arguments.values()
    twice = q[0] + q[0]
    recorder.add("odd", "Entries of all kinds.", "q qd", [("A", [[q[1], twice], [twice, 1]]), ("b", [qd[0], -q[1]])])
    return module_of(recorder.library("odd", samples_at=()))


@pytest.mark.parametrize("q", [[0.5, 2.0], [[0.5, 2.0]] * 3], ids=["one", "many"])
def test_entries_that_no_step_makes(q: object) -> None:
    """Arguments, numbers and repeated entries are in the results as they are in the formulas."""
    module = scattered()
    qd = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    A, b = module.odd(q, qd)
    assert A.tolist() == [[[2.0, 1.0], [1.0, 1.0]]] * 3
    assert b.tolist() == [[1.0, -2.0], [3.0, -2.0], [5.0, -2.0]]


def test_results_are_new() -> None:
    """A second call changes neither arguments nor what the first one gave."""
    module = scattered()
    q, qd = np.ones((3, 2)), np.full((3, 2), 2.0)
    first = module.odd(q, qd)
    kept = [output.copy() for output in first]
    second = module.odd(2 * q, qd)
    assert q.tolist() == [[1.0, 1.0]] * 3 and qd.tolist() == [[2.0, 2.0]] * 3
    for before, now, after in zip(kept, first, second, strict=True):
        np.testing.assert_array_equal(now, before)
        assert now.flags.c_contiguous and not np.shares_memory(now, after)


def test_a_division_by_zero_warns() -> None:
    """In a batch as elsewhere in numpy: a warning, and entries that are not finite."""
    recorder = Recorder()
    q, _, _ = recorder.arguments.values()
    recorder.add("inverse", "One over q.", "q", [("x", [entry.inverse() for entry in q])])
    module = module_of(recorder.library("inverse", samples_at=()))
    with pytest.warns(RuntimeWarning, match="divide by zero"):
        found = module.inverse([[0.0, 2.0], [4.0, 8.0]])
    assert found.tolist() == [[math.inf, 0.5], [0.25, 0.125]]


def peak(job: Callable[[], object]) -> int:
    """The most bytes that were held at once while a job ran, its result included."""
    tracemalloc.start()
    try:
        job()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory(shelf: Shelf) -> None:
    """Of many states a batch holds little but its results, and of a block far fewer numbers than there are operations."""
    module = robot_of(shelf, "panda").module
    function, operations = module.coriolis_matrix, sum(module.OPERATIONS["coriolis_matrix"].values())
    function(np.zeros((1, 7)), np.zeros((1, 7)))  # so that the steps are known
    few, many = (np.zeros((count, 7)) for count in (module._BLOCK, 100 * module._BLOCK))
    block = peak(lambda: function(few, few))
    assert block < module._BLOCK * operations * 8 / 4
    assert peak(lambda: function(many, many)) < 100 * module._BLOCK * 49 * 8 + 1.2 * block


def test_threads(shelf: Shelf) -> None:
    """Calls at the same time, the first ones of a function among them, do not mix their numbers."""
    robot = robot_of(shelf, "panda")
    module = robot.module
    rng = np.random.default_rng(0)
    batches = rng.uniform(-1, 1, (16, 3000, 7))
    module._STEPS.clear()
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(module.mass_matrix, batches))
    for batch, got in zip(batches, found, strict=True):
        np.testing.assert_array_equal(got, module.mass_matrix(batch))


def test_nothing_warns(shelf: Shelf) -> None:
    """At ordinary states no step of numpy complains, not of memory that was never filled either."""
    robot = robot_of(shelf, "panda")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for wanted in robot.functions:
            getattr(robot.module, wanted)(*states_of(robot, wanted, 3))
