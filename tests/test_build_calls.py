"""Calls of compiled modules: whatever they are given, results and messages are those of the generated Python module."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.compiled import PLANAR, SCARA, Built, agree, arguments, random, results

AXES = {
    "one": [()],
    "batch": [(150,)],
    "broadcast": [(3, 1), (), (70,)],
    "empty": [(0,)],
    "empty rows": [(2, 0), (1,)],
}


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
def test_same_results(robot: Path, axes: str, built: Built) -> None:
    """Every function gives what the generated Python module gives: one state, a batch, broadcasting, no state at all."""
    python, native = built(robot)
    for name in python.OPERATIONS:
        given = arguments(python, name, *AXES[axes])
        agree(getattr(native, name)(*given), getattr(python, name)(*given))


LAYOUTS: dict[str, Callable[[np.ndarray], object]] = {
    "every second": lambda x: np.repeat(x, 2, axis=-1)[..., ::2],
    "backwards": lambda x: x[..., ::-1].copy()[..., ::-1],
    "every second state": lambda x: np.repeat(x, 2, axis=0)[::2] if x.ndim > 1 else x,
    "columns": np.asfortranarray,
    "read only": lambda x: np.frombuffer(x.tobytes()).reshape(x.shape),
    "not aligned": lambda x: np.frombuffer(b"1" + x.tobytes(), np.uint8)[1:].view(x.dtype).reshape(x.shape),
    "other bytes first": lambda x: x.astype(">f8"),
    "long double": lambda x: x.astype(np.longdouble),
    "lists": lambda x: x.tolist(),
    "tuples": lambda x: tuple(x.tolist()) if x.ndim == 1 else tuple(map(tuple, x.tolist())),
    "a subclass": lambda x: x.view(type("Mine", (np.ndarray,), {})),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("axes", [(), (130,)], ids=["one", "batch"])
def test_layouts(layout: str, axes: tuple[int, ...], built: Built) -> None:
    """However the numbers lie in memory, results are those of plain arrays, and arguments are left as they were."""
    python, native = built(PLANAR)
    for name in ("inverse_dynamics", "inverse_dynamics_under_forces", "kinetic_energy", "udu"):
        plain = arguments(python, name, axes)
        given = [LAYOUTS[layout](array) if array.ndim == len(axes) + 1 else array for array in plain]
        agree(getattr(native, name)(*given), getattr(native, name)(*plain), 0.0)
        assert all((np.asarray(there) == array).all() for there, array in zip(given, plain, strict=True))


@pytest.mark.parametrize("value", [np.float32, np.int64, np.int8, bool])
def test_other_numbers(value: type, built: Built) -> None:
    """Numbers of other types become those of the file, one state and in batches."""
    python, native = built(PLANAR)
    for axes in ((), (3,)):
        given = [(10 * array).astype(value) for array in arguments(python, "inverse_dynamics", axes)]
        agree(native.inverse_dynamics(*given), python.inverse_dynamics(*given))
        agree(native.inverse_dynamics(*(array.tolist() for array in given)), python.inverse_dynamics(*given))


def test_not_finite(built: Built, recwarn: pytest.WarningsRecorder) -> None:
    """What is not finite goes in and comes out in the places of its own state, without a warning or an error."""
    python, native = built(SCARA)
    given = arguments(python, "forward_dynamics", (20,))
    given[0][7, 1], given[2][11, 0] = np.nan, np.inf
    found = native.forward_dynamics(*given)
    finite = np.isfinite(found).all(axis=-1)
    assert [*np.flatnonzero(~finite)] == [7, 11]
    agree(found[finite], python.forward_dynamics(*(array[finite] for array in given)))
    assert np.isnan(native.forward_dynamics(*(array[7] for array in given))).any()
    stretched = built(PLANAR)[1].operational_inertia_tip
    assert not np.isfinite(stretched([0.0, 0.0])).all() and not np.isfinite(stretched(np.zeros((3, 2)))).all()
    assert not recwarn.list


@pytest.mark.parametrize("axes", [(), (4,), (2, 1), (2, 4), (2, 1, 1), (1,), (0,)], ids=str)
def test_prepared(axes: tuple[int, ...], built: Built) -> None:
    """Parameters by name, by array and in batches, against one state and a batch, give what Python gives."""
    python, native = built(PLANAR)
    agree(native.prepare({"m1": 2.0}), python.prepare({"m1": 2.0}))
    agree(native.prepare({"m1": [2.0, 3.0]}), python.prepare({"m1": [2.0, 3.0]}))
    params = random.uniform(0.5, 1.5, (*axes, len(python.PARAMETERS)))
    prepared = python.prepare(params)
    agree(native.prepare(params), prepared)
    for state in ((), (4,)) if axes != (0,) else ((), (1,)):
        given = [*arguments(python, "forward_dynamics", state), prepared]
        agree(native.forward_dynamics(*given), python.forward_dynamics(*given))
        agree(
            native.forward_dynamics(*given[:3], prepared=prepared.astype(np.longdouble)),
            python.forward_dynamics(*given),
        )
        agree(native.forward_dynamics(*given[:3], prepared=None), python.forward_dynamics(*given[:3]))


def test_single_precision(built: Built) -> None:
    """A float32 file gives float32 arrays that agree to its precision."""
    python, native = built(PLANAR, True)
    for axes in ((), (3,)):
        given = arguments(python, "inverse_dynamics", axes)
        got = native.inverse_dynamics(*given)
        assert got.dtype == np.float32
        agree(got, python.inverse_dynamics(*given), 1e-5)
        singles = [array.astype(np.float32) for array in given]
        agree(native.inverse_dynamics(*singles), got, 0.0)
        assert type(native.potential_energy(given[0])) is (np.ndarray if axes else float)


def test_results_are_their_own(built: Built) -> None:
    """Results can be written to, do not change with later calls, and inputs are left as they were."""
    _, native = built(SCARA)
    q = np.full(native.N, 0.3)
    first = native.mass_matrix(q)
    kept = first.copy()
    native.mass_matrix(2 * q)
    assert (first == kept).all() and (q == 0.3).all()
    first[0, 0] = 7.0
    assert native.mass_matrix(q)[0, 0] == kept[0, 0]


@pytest.mark.parametrize("robot", [PLANAR, SCARA], ids=lambda path: path.stem)
@pytest.mark.parametrize("axes", [(), (70,), (2, 3)], ids=str)
def test_out(robot: Path, axes: tuple[int, ...], built: Built) -> None:
    """`out` takes the results of every function and is what comes back: plain arrays, steps in memory, of other types.

    One state with steps in memory goes through batches, which round as vectors do.
    """
    python, native = built(robot)
    for name in python.OPERATIONS:
        given = arguments(python, name, axes)
        wanted = results(getattr(native, name)(*given))
        plain = tuple(np.full(array.shape, np.nan) for array in wanted)
        stepped = tuple(np.full((*array.shape, 2), np.nan)[..., 1] for array in wanted)
        single = tuple(np.full(array.shape, np.nan, np.float32) for array in wanted)
        for out, tolerance in ((plain, 0.0), (stepped, 0.0 if axes else 1e-15), (single, 1e-6)):
            got = getattr(native, name)(*given, out=out if len(out) > 1 else out[0])
            assert all(mine is theirs for mine, theirs in zip(got if len(out) > 1 else (got,), out, strict=True))
            agree(tuple(array.astype(float) for array in out), wanted, tolerance)


def test_out_over_arguments(built: Built) -> None:
    """A result may be written over an argument, in whole or shifted by some states."""
    _, native = built(SCARA)
    for axes in ((), (100,)):
        q, qd, tau = arguments(native, "forward_dynamics", axes)
        wanted = native.forward_dynamics(q, qd, tau)
        agree(native.forward_dynamics(q, qd, tau, out=tau), wanted, 0.0)
    memory = np.zeros((101, native.N))
    memory[1:] = q
    agree(native.gravity_forces(memory[1:], out=memory[:-1]), native.gravity_forces(q), 0.0)


def test_wrong_out(built: Built) -> None:
    """What cannot take the results is refused, and several results need a place each, which may be left open."""
    _, native = built(PLANAR)
    q = [0.1, 0.2]
    read_only = np.zeros((2, 2))
    read_only.flags.writeable = False
    for out, error in ((np.zeros(3), ValueError), (read_only, ValueError), ([0.0] * 4, TypeError)):
        with pytest.raises(error):
            native.mass_matrix(q, out=out)
    with pytest.raises(TypeError):  # whole numbers take no fractions
        native.mass_matrix(q, out=np.zeros((2, 2), int))
    with pytest.raises(TypeError, match=r"udu\(\) argument 'out' must be a tuple of 2 arrays"):
        native.udu(q, out=np.zeros(2))
    d = np.zeros(2)
    u, got = native.udu(q, out=(None, d))
    assert got is d and (u == native.udu(q)[0]).all() and (d == native.udu(q)[1]).all()
    assert type(native.potential_energy(q, out=(None,))) is float


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([[0.1, 0.2, 0.3]], r"mass_matrix: argument 'q' must have shape \(..., 2\), got \(3,\)"),
        ([0.1], r"mass_matrix: argument 'q' must have shape \(..., 2\), got \(\)"),
        ([np.zeros((3, 2)), np.zeros(4)], r"mass_matrix: argument 'prepared' must have shape"),
    ],
)
def test_wrong_arguments(given: list[object], said: str, built: Built) -> None:
    """Wrong shapes are refused with the message of the generated Python module."""
    for module in built(PLANAR):
        with pytest.raises(ValueError, match=said):
            module.mass_matrix(*given)
        with pytest.raises(ValueError, match=r"bias_forces: batch axes \(3,\), \(4,\), \(\) do not broadcast"):
            module.bias_forces(np.zeros((3, 2)), np.zeros((4, 2)))
        with pytest.raises(ValueError, match=r"prepare: unknown parameters \['m9'\], known are"):
            module.prepare({"m9": 1.0})
        with pytest.raises(ValueError, match=r"prepare: argument 'params' must have shape \(..., 9\), got \(2,\)"):
            module.prepare([1.0, 2.0])


def test_wrong_calls(built: Built) -> None:
    """Arguments that are missing, too many, unknown or given twice are a TypeError in Python's words."""
    _, native = built(PLANAR)
    q = [0.1, 0.2]
    for given, named, said in (
        ([], {}, r"mass_matrix\(\) missing required argument 'q' \(pos 1\)"),
        ([q, None, q], {}, r"mass_matrix\(\) takes 2 positional arguments but 3 were given"),
        ([q], {"q": q}, r"mass_matrix\(\) got multiple values for argument 'q'"),
        ([q], {"p": q}, r"mass_matrix\(\) got an unexpected keyword argument 'p'"),
    ):
        with pytest.raises(TypeError, match=said):
            native.mass_matrix(*given, **named)
    agree(native.mass_matrix(prepared=None, q=q), native.mass_matrix(q), 0.0)


def test_nothing_is_lost(built: Built) -> None:
    """No road through a function, to a result or to an error, keeps or drops a reference to what was given."""
    _, native = built(PLANAR)
    q, many, out = np.array([0.1, 0.2]), np.ones((5, 2)), np.empty((2, 2))
    k, places, floats = native.prepare({}), (np.empty((2, 2)), np.empty(2)), [0.1, 0.2]
    wrong, names = np.zeros(3), {"m1": 1.0}
    kept = [q, many, out, k, places, *places, floats, *floats, wrong, names, None, native.PARAMETERS]

    def every_road() -> None:
        for given in (q, many, floats, q[::-1], many.T[:, :2], many.astype(int), [1, 2]):
            native.mass_matrix(given), native.mass_matrix(given, k), native.udu(given), native.potential_energy(given)
        native.mass_matrix(q, out=out), native.udu(q, out=places), native.udu(q, k, out=(None, places[1]))
        native.prepare(names), native.mass_matrix(many, np.stack([k] * 5))
        for bad in (wrong, None, "text", [many, many[:2]], 1j * q):
            with pytest.raises((TypeError, ValueError)):
                native.mass_matrix(bad)
        for named in ({"out": wrong}, {"out": places}, {"extra": q}, {"q": q}):
            with pytest.raises((TypeError, ValueError)):
                native.mass_matrix(q, **named)
        with pytest.raises(ValueError, match="do not broadcast"):
            native.bias_forces(many, many[:2])

    every_road()
    before = [sys.getrefcount(item) for item in kept[:-2]]
    for _ in range(50):
        every_road()
    assert [sys.getrefcount(item) for item in kept[:-2]] == before


def test_memory_does_not_grow(built: Built) -> None:
    """A hundred thousand calls leave no more behind than a hundred."""
    _, native = built(SCARA)
    code = f"""
import resource, sys, tracemalloc
sys.path.insert(0, {str(Path(native.__file__).parent)!r})
import numpy as np, {native.__name__} as m
q, many = np.zeros(m.N), np.zeros((3, m.N))
def calls(count):
    for _ in range(count):
        m.mass_matrix(q), m.udu(many), m.inverse_dynamics([0.0] * m.N, q, q[::-1]), m.potential_energy(q)
        try:
            m.mass_matrix(q[1:])
        except ValueError:
            pass
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
tracemalloc.start()
calls(100), tracemalloc.reset_peak()
before = tracemalloc.get_traced_memory()[0]
calls(5000)
print(tracemalloc.get_traced_memory()[0] - before < 5000)
tracemalloc.stop()
first = calls(5000)
print(calls(50000) - first < 1000)  # kB
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\nTrue\n"
