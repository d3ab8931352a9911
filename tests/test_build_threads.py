"""Threads of compiled modules: large batches are shared out, and no number of threads changes a bit of a result."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from symdyn.native.compiled import build
from tests.compiled import PLANAR, SCARA, Built
from tests.test_cli import run

STATES = 100_003  # no multiple of any block; work for several threads in the function below
HEAVY = "forward_dynamics_derivatives"
random = np.random.default_rng(8)


@pytest.fixture
def native(built: Built) -> ModuleType:
    """An arm of four joints, compiled."""
    return built(SCARA)[1]


@pytest.fixture
def planar(built: Built) -> ModuleType:
    """One with run-time parameters."""
    return built(PLANAR)[1]


@pytest.fixture(autouse=True)
def as_before(native: ModuleType, planar: ModuleType) -> Iterator[None]:
    """Whatever a test sets is undone."""
    before = native.get_threads()
    yield
    for module in (native, planar):
        module.set_threads(before)


def under(module: ModuleType, threads: int, work: Callable[[], object]) -> list[np.ndarray]:
    module.set_threads(threads)
    result = work()
    return list(result) if isinstance(result, tuple) else [np.asarray(result)]


@pytest.mark.parametrize("threads", [2, 3, 8, 200])
@pytest.mark.parametrize("layout", ["plain", "every second", "one for all"])
def test_the_same_bits(threads: int, layout: str, native: ModuleType) -> None:
    """Results are those of one thread to the last bit, however arguments lie."""
    given = [random.uniform(-1, 1, (STATES, native.N)) for _ in range(3)]
    if layout == "every second":
        given = [np.repeat(array, 2, axis=1)[:, ::2] for array in given]
    elif layout == "one for all":
        given[0] = given[0][0]
    alone, shared = (under(native, count, lambda: getattr(native, HEAVY)(*given)) for count in (1, threads))
    for wanted, got in zip(alone, shared, strict=True):
        assert wanted.tobytes() == got.tobytes()


def test_parameters_that_change(planar: ModuleType) -> None:
    """The same where every state, and where every sixty thousand states, have parameters of their own."""
    k = planar.prepare(random.uniform(0.5, 1.5, (2, len(planar.PARAMETERS))))
    states = [random.uniform(-1, 1, (2, 60_000, planar.N)) for _ in range(3)]
    for prepared in (k[:, None], np.repeat(k[:, None], 60_000, axis=1)):
        alone, shared = (under(planar, n, lambda p=prepared: getattr(planar, HEAVY)(*states, p)) for n in (1, 3))
        row = getattr(planar, HEAVY)(*(array[1, 77] for array in states), k[1])
        for whole, got, wanted in zip(alone, shared, row, strict=True):
            assert whole.tobytes() == got.tobytes()
            np.testing.assert_allclose(whole[1, 77], wanted, rtol=1e-10, atol=1e-10)


def test_threads_are_started(native: ModuleType) -> None:
    """A large batch runs on as many threads as are set, and on one where one is set."""
    given = [random.uniform(-1, 1, (4 * STATES, native.N)) for _ in range(3)]

    def most_seen() -> int:
        """Threads besides those that were there and the one that calls."""
        before, seen, done = len(os.listdir("/proc/self/task")), 0, threading.Event()

        def work() -> None:
            getattr(native, HEAVY)(*given)
            done.set()

        worker = threading.Thread(target=work)
        worker.start()
        while not done.is_set():
            seen = max(seen, len(os.listdir("/proc/self/task")))
        worker.join()
        return seen - before - 1

    native.set_threads(3)
    assert any(most_seen() == 2 for _ in range(100))
    native.set_threads(1)
    assert all(most_seen() <= 0 for _ in range(3))  # threads of others may end meanwhile


_DEEP = """
import threading

def work():
    import numpy as np
    import solo12_native as solo12
    solo12.set_threads(4)
    solo12.mass_matrix_sensitivity(np.ones((20_000, solo12.N)))
    print("done")

threading.stack_size(64 << 20)
thread = threading.Thread(target=work)
thread.start()
thread.join()
"""


def test_room_for_a_block_of_states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads have room where the system gives them little, as macOS and Alpine: wide blocks need more than 160 KB here."""
    words = ("solo12", "--target", "c", "--functions", "mass_matrix_sensitivity", "--no-verify", "-o", tmp_path)
    assert run("generate", *words).exit_code == 0
    monkeypatch.setenv("CFLAGS", "-O0 -DSOLO12_WIDTH=16")
    build(tmp_path / "solo12.c")
    command = ["sh", "-c", 'ulimit -s 160 && exec "$0" -c "$1"', sys.executable, _DEEP]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_called_from_many_threads(native: ModuleType) -> None:
    """Calls from threads of Python at the same time do not touch each other, nor do children of a fork."""
    given = [random.uniform(-1, 1, (STATES, native.N)) for _ in range(3)]
    native.set_threads(2)
    wanted = getattr(native, HEAVY)(*given)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: getattr(native, HEAVY)(*given), range(8)))
    assert all((mine == theirs).all() for got in found for mine, theirs in zip(got, wanted, strict=True))


def test_a_forked_process(native: ModuleType) -> None:
    """After a fork, threads are as ready as before."""
    code = f"""
import os, sys
sys.path.insert(0, {str(Path(native.__file__).parent)!r})
import numpy as np, {native.__name__} as m
given = np.zeros((3, {STATES}, m.N)); m.set_threads(2); wanted = m.{HEAVY}(*given)[0]
child = os.fork()
same = bool((m.{HEAVY}(*given)[0] == wanted).all())
if child == 0:
    os._exit(0 if same else 1)
print(same, os.waitpid(child, 0)[1])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True 0\n"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"SYMDYN_THREADS": "5", "OMP_NUM_THREADS": "3"}, 5),
        ({"OMP_NUM_THREADS": "3,2"}, 3),
        ({"SYMDYN_THREADS": "many"}, len(os.sched_getaffinity(0))),
        ({}, len(os.sched_getaffinity(0))),
    ],
)
def test_how_many(environment: dict[str, str], wanted: int, native: ModuleType) -> None:
    """As many as SYMDYN_THREADS or OMP_NUM_THREADS says, else as there are processors for this process."""
    code = f"import sys; sys.path.insert(0, {str(Path(native.__file__).parent)!r}); import {native.__name__} as m"
    plain = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    words = [sys.executable, "-c", f"{code}; print(m.get_threads())"]
    done = subprocess.run(words, env={**plain, **environment}, capture_output=True, text=True, check=True)
    assert int(done.stdout) == wanted


def test_wrong_numbers(native: ModuleType) -> None:
    """None at all, and what is no number, is refused, and nothing changes."""
    native.set_threads(4)
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"set_threads: argument 'count' must be at least 1, got {wrong}"):
            native.set_threads(wrong)
    for no_number in ("2", 1.5, None):
        with pytest.raises(TypeError):
            native.set_threads(no_number)
    assert native.get_threads() == 4
