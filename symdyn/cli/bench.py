"""`symdyn bench`."""

from __future__ import annotations

import ctypes
import inspect
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np

from symdyn.emit.text import table
from symdyn.execution.native import SHARED, CFunction, Header, compile_c, read_header
from symdyn.execution.python import load_python
from symdyn.faults import Fault, InputError, Place
from symdyn.generation.selection import chosen_quantities
from symdyn.quantities import BY_NAME
from symdyn.quantities.arguments import argument_sizes
from symdyn.quantities.contract import Sizes
from symdyn.temporaries import new_folder

STATES = 1000  # of a batch
_ROUNDS, _ROUND = 20, 0.002  # how many, and at least how long [s]
_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
_KINDS = ("mul", "add", "div", "sqrt", "trig")
_FUNCTIONS = "Only these: names and groups (dynamics, kinematics, ...), comma separated."

Job = Callable[[], object]


@dataclass(frozen=True)
class Timed:
    """A function with its costs.

    Attributes:
        name: without the robot's prefix.
        operations: by kind.
        alone: seconds of a call for one state.
        batch: seconds for one state of a batch.
    """

    name: str
    operations: dict[str, int]
    alone: float
    batch: float


@dataclass(frozen=True)
class _Runnable:
    """A function ready to run: for one state (so many times in one run), and for a batch of states."""

    name: str
    operations: dict[str, int]
    alone: Job
    times: int
    batch: Job


@click.command("bench")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--functions", default="all", show_default=True, help=_FUNCTIONS)
def command(files: tuple[str, ...], functions: str) -> None:
    """Time the functions of every generated FILE (.py or .c), side by side.

    C is compiled with -O2; its times are those of calls from C.
    """
    from rich.console import Console  # noqa: PLC0415 - not before it is needed

    names = tuple(word.strip() for word in functions.split(",") if word.strip())
    with Console(stderr=True).status("starting") as status:
        timed = {Path(file).name: list(measure(Path(file), names, status.update)) for file in files}
    if not any(timed.values()):
        cure = "ask for one that they have"
        raise InputError([Fault(Place("--functions"), functions, "is in none of these files", cure)])
    click.echo(f"Time for one state: called alone, and as one of {STATES} in a batch.\n")
    for line in report(timed):
        click.echo(line)


def measure(
    file: Path, functions: Sequence[str] = ("all",), progress: Callable[[str], object] = lambda _: None
) -> Iterator[Timed]:
    """Time the functions of a generated file, those among the named quantities and groups, in the file's order.

    Raises:
        InputError: for a file that is not ours or does not compile, and for names that are not known.
    """
    chosen = {quantity.name for quantity in chosen_quantities(functions)}
    with new_folder() as folder:
        progress(f"loading {file.name}")
        for item in _python_functions(file) if file.suffix == ".py" else _c_functions(file, Path(folder)):
            if _quantity(item.name) in chosen:
                progress(f"timing {item.name} of {file.name}")
                yield Timed(item.name, item.operations, seconds(item.alone) / item.times, seconds(item.batch) / STATES)


def seconds(job: Job) -> float:
    """Of one run: the smallest mean of several rounds."""
    job()  # warm
    start = time.perf_counter()
    job()
    runs = max(1, round(_ROUND / (time.perf_counter() - start)))
    means = []
    for _ in range(_ROUNDS):
        start = time.perf_counter()
        for _ in range(runs):
            job()
        means.append((time.perf_counter() - start) / runs)
    return min(means)


def report(timed: dict[str, list[Timed]]) -> list[str]:
    """Rows of functions; columns of operations, and of times for each file."""
    rows = {item.name: item for items in timed.values() for item in items}
    kinds = [kind for kind in _KINDS if any(kind in item.operations for item in rows.values())]
    lines = [["function", *kinds, *(title for file in timed for title in (file, "batch"))]]
    for name, item in rows.items():
        line = [name, *(str(item.operations.get(kind, 0)) for kind in kinds)]
        for items in timed.values():
            found = next((other for other in items if other.name == name), None)
            line += [spelt(found.alone), spelt(found.batch)] if found else ["-", "-"]
        lines.append(line)
    return table(lines, "", flush_right=True)


def spelt(duration: float) -> str:
    """Three digits and a unit."""
    unit, size = next((pair for pair in _UNITS if duration >= 0.9995 * pair[1]), _UNITS[-1])
    value = duration / size
    return f"{value:.{0 if value >= 99.95 else 1}f} {unit}"


def _quantity(function: str) -> str:
    """The quantity of a function, whose name may end in a tool's."""
    fitting = [name for name in BY_NAME if function == name or function.startswith(f"{name}_")]
    return max(fitting, key=len, default="")


def _python_functions(file: Path) -> Iterator[_Runnable]:
    module = load_python(file)
    sizes = argument_sizes(Sizes.single(module.N))
    states = _states(sizes, np.float64)
    for name, operations in module.OPERATIONS.items():
        function = getattr(module, name)
        arguments = [argument for argument in inspect.signature(function).parameters if argument in sizes]
        alone, batch = _python_jobs(function, [states[argument] for argument in arguments])
        yield _Runnable(name, operations, alone, 1, batch)


def _python_jobs(function: Callable[..., object], arrays: Sequence[np.ndarray]) -> tuple[Job, Job]:
    first = [array[0] for array in arrays]
    return lambda: function(*first), lambda: function(*arrays)


def _states(sizes: dict[str, int], dtype: Any) -> dict[str, np.ndarray]:
    """Random arguments for a batch, the same in every run."""
    random = np.random.default_rng(0)
    return {name: random.uniform(-2.0, 2.0, (STATES, size)).astype(dtype) for name, size in sizes.items()}


def _c_functions(file: Path, folder: Path) -> Iterator[_Runnable]:
    """Called in loops that are compiled too, so that Python's calls do not count."""
    header = read_header(file)
    loops, shared = folder / "loops.c", folder / "loops.so"
    loops.write_text("\n".join([f'#include "{header.name}.h"', *(_loop(header, f) for f in header.quantities)]))
    compile_c([file, loops], shared, None, [*SHARED, "-std=c99", "-O2", "-I", str(file.parent)])
    library = ctypes.CDLL(str(shared))
    random = np.random.default_rng(0)
    prepared = _prepared(library, header)
    for function in header.quantities:
        arrays = [
            prepared if parameter.shared else random.uniform(-2.0, 2.0, (STATES, parameter.size)).astype(header.dtype)
            for parameter in function.parameters
        ]
        alone = _c_job(getattr(library, f"loop_{function.name}"), arrays)
        batch = _c_job(getattr(library, f"{function.name}_batch"), arrays)
        yield _Runnable(function.name.removeprefix(f"{header.name}_"), function.operations, alone, STATES, batch)


def _loop(header: Header, function: CFunction) -> str:
    """A function that calls another for one state after the other."""
    declared, passed = ["size_t count"], []
    for parameter in function.parameters:
        declared.append(f"{'const ' if parameter.is_input else ''}{header.real} *{parameter.name}")
        passed.append(parameter.name if parameter.shared else f"{parameter.name} + {parameter.size}*state")
    call = f"for (size_t state = 0; state < count; ++state) {function.name}({', '.join(passed)});"
    return f"void loop_{function.name}({', '.join(declared)})\n{{\n    {call}\n}}"


def _c_job(function: Callable[..., object], arrays: Sequence[np.ndarray]) -> Job:
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in arrays]  # each keeps its array alive
    count = ctypes.c_size_t(STATES)
    return lambda: function(count, *pointers)


def _prepared(library: ctypes.CDLL, header: Header) -> np.ndarray:
    """What `prepare` makes of the parameters' defaults; empty without parameters."""
    prepare = header.function("prepare")
    if prepare is None:
        return np.zeros(0, header.dtype)
    (given,), (made,) = prepare.inputs, prepare.outputs
    parameters, result = np.zeros(given.size, header.dtype), np.zeros(made.size, header.dtype)
    getattr(library, f"{header.name}_default_parameters")(parameters.ctypes.data_as(ctypes.c_void_p))
    getattr(library, prepare.name)(*(array.ctypes.data_as(ctypes.c_void_p) for array in (parameters, result)))
    return result
