"""`symdyn bench`."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
import numpy as np

from symdyn.cli import completion
from symdyn.cli.examples import examples
from symdyn.cli.json import answer, json_option
from symdyn.emit.c.manifest import Manifest
from symdyn.emit.text import table
from symdyn.execution.c import Signature, dtype_of, read_manifest, signatures
from symdyn.execution.compiler import SHARED, compile_c
from symdyn.execution.javascript import LoadedJavaScript
from symdyn.execution.python import load_python
from symdyn.execution.runners import ENDINGS, target_of
from symdyn.faults import Fault, InputError, Place
from symdyn.generation.request import Request
from symdyn.generation.selection import chosen_quantities
from symdyn.quantities import ALWAYS, EVERYTHING
from symdyn.quantities.arguments import argument_shapes
from symdyn.quantities.contract import Quantity, Sizes
from symdyn.reading import LARGEST_GENERATED, read_text
from symdyn.temporaries import new_folder
from symdyn.verify.generated import head_request

STATES = 1000  # of a batch
_ROUNDS, _ROUND = 20, 0.002  # how many, and at least how long [s]
_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
_KINDS = ("mul", "add", "div", "sqrt", "trig")
_HELP = f"""Time the functions of every generated FILE ({ENDINGS}), side by side.

C is compiled with -O2; its times are those of calls from C. Times of JavaScript are those of calls in Node.
"""
_FUNCTIONS = "Only these: names and groups (dynamics, kinematics, ...), comma separated."

Job = Callable[[], object]
Clock = Callable[[], float]


@dataclass(frozen=True)
class Timed:
    """A function with its costs.

    Attributes:
        name: without the robot's prefix.
        operations: by kind.
        alone: seconds of a call for one state.
        batch: seconds for one state of a batch; None in a language that has none.
    """

    name: str
    operations: Mapping[str, int]
    alone: float
    batch: float | None


@dataclass(frozen=True)
class _Runnable:
    """A function ready to be timed: the seconds for one state alone, and for one of a batch."""

    name: str
    quantity: str
    operations: Mapping[str, int]
    alone: Clock
    batch: Clock | None


_EXAMPLES = examples(
    "symdyn bench generated/ur5/ur5.py",
    "symdyn bench generated/ur5/ur5.py generated/ur5/ur5.c --functions inverse_dynamics",
    "symdyn bench generated/ur5/ur5.c --json",
)


@click.command("bench", help=_HELP, epilog=_EXAMPLES)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--functions", default="all", show_default=True, help=_FUNCTIONS, shell_complete=completion.functions)
@json_option
def command(files: tuple[str, ...], functions: str, as_json: bool) -> None:
    from rich.console import Console  # noqa: PLC0415 - not before it is needed

    names = tuple(word.strip() for word in functions.split(",") if word.strip())
    with Console(stderr=True).status("starting") as status:
        timed = {file: list(measure(Path(file), names, status.update)) for file in dict.fromkeys(files)}
    if not any(timed.values()):
        cure = "ask for one that they have"
        raise InputError([Fault(Place("--functions"), functions, "is in none of these files", cure)])
    if as_json:
        answer({"states": STATES, "files": [{"file": file, "functions": documents(timed[file])} for file in timed]})
        return
    click.echo(f"Time for one state: called alone, and as one of {STATES} in a batch.\n")
    for line in report(timed):
        click.echo(line)


def documents(timed: Iterable[Timed]) -> list[dict[str, Any]]:
    """Functions with their costs for machines: operations by kind, seconds."""
    return [{"name": it.name, "operations": dict(it.operations), "alone": it.alone, "batch": it.batch} for it in timed]


def measure(
    file: Path, functions: Sequence[str] = ("all",), progress: Callable[[str], object] = lambda _: None
) -> Iterator[Timed]:
    """Time the functions of a generated file, those among the named quantities and groups, in the file's order.

    Raises:
        InputError: for a file that is not ours or does not compile, and for names that are not known.
    """
    with new_folder() as folder:
        progress(f"loading {file.name}")
        reader = _READERS[target_of(file)]
        _request(file)  # so that nothing is run that is not ours
        found = list(reader(file, Path(folder)))
        known = {item.name for item in found}
        words = [word for word in functions if word not in known]  # quantities and groups, or misspelt
        chosen = {quantity.name for quantity in chosen_quantities(words)} if words or not functions else set()
        for item in found:
            if EVERYTHING in functions or item.name in functions or item.quantity in chosen:
                progress(f"timing {item.name} of {file.name}")
                yield Timed(item.name, item.operations, item.alone(), item.batch() if item.batch else None)


def seconds(job: Job, states: int = 1) -> float:
    """For each state of a run: the smallest mean of several rounds."""
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
    return min(means) / states


def report(timed: dict[str, list[Timed]]) -> list[str]:
    """Rows of functions; columns of operations, and of times for each file."""
    rows = {item.name: item for items in timed.values() for item in items}
    kinds = [kind for kind in _KINDS if any(kind in item.operations for item in rows.values())]
    lines = [["function", *kinds, *(title for file in timed for title in (_title(file, timed), "batch"))]]
    for name, item in rows.items():
        line = [name, *(str(item.operations.get(kind, 0)) for kind in kinds)]
        for items in timed.values():
            found = next((other for other in items if other.name == name), None)
            times = [found.alone, found.batch] if found else [None, None]
            line += ["-" if duration is None else spelt(duration) for duration in times]
        lines.append(line)
    return table(lines, "", flush_right=True)


def _title(file: str, files: Iterable[str]) -> str:
    """The file's name; all of its path where another has the same name."""
    name = Path(file).name
    return name if sum(Path(other).name == name for other in files) == 1 else file


def spelt(duration: float) -> str:
    """Three digits and a unit."""
    unit, size = next((pair for pair in _UNITS if duration >= 0.9995 * pair[1]), _UNITS[-1])
    value = duration / size
    return f"{value:.{0 if value >= 99.95 else 1}f} {unit}"


def _request(file: Path) -> Request:
    """What the head of a file says it was made by.

    Raises:
        InputError: when it cannot be read, or says nothing of that.
    """
    text = read_text(file, LARGEST_GENERATED, f"give the path of a generated {ENDINGS} file")
    return head_request(text, file, str(file))


def _quantities(file: Path, tools: Sequence[str]) -> dict[str, Quantity]:
    """The quantity of every function that the command in a file's head makes of a robot with such tools, those with it too."""
    chosen = chosen_quantities(_request(file).functions, tools)
    return {
        f"{quantity.name}_{tool}" if quantity.per_tool else quantity.name: quantity
        for quantity in [*chosen, *(it for it in ALWAYS if it not in chosen)]
        for tool in (tools if quantity.per_tool else [""])
    }


def _python_functions(file: Path, _: Path) -> Iterator[_Runnable]:
    module = load_python(file)
    shapes, quantities = (
        _shapes((module.NQ, module.NV, len(module.JOINTS), len(getattr(module, "REGRESSOR", ()))), module.TOOLS),
        _quantities(file, module.TOOLS),
    )
    for name in (name for name in module.OPERATIONS if name in quantities):
        function = getattr(module, name)
        arrays = _states([shapes[key] for key in quantities[name].argument_keys])
        first = [array[0] for array in arrays]
        yield _Runnable(
            name,
            quantities[name].name,
            module.OPERATIONS[name],
            partial(seconds, partial(function, *first)),
            partial(seconds, partial(function, *arrays), STATES),
        )


def _javascript_functions(file: Path, _: Path) -> Iterator[_Runnable]:
    """Timed where they run; there are no batches."""
    loaded = LoadedJavaScript(file)
    shapes = _shapes(loaded.sizes, loaded.tools)
    for name, quantity in _quantities(file, loaded.tools).items():
        if name in loaded.names:
            arrays = _states([shapes[key] for key in quantity.argument_keys])
            alone = partial(_smallest, partial(loaded.seconds, name, arrays))
            yield _Runnable(name, quantity.name, loaded.operations[name], alone, None)


def _smallest(clock: Clock) -> float:
    """Of several rounds, the first of which warms up; for one state."""
    clock()
    return min(clock() for _ in range(_ROUNDS)) / STATES


def _shapes(sizes: tuple[int, int, int, int], tools: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The shape of every argument, by its key; for numbers of position, degrees of freedom, bodies and columns."""
    nq, nv, bodies, columns = sizes
    return argument_shapes(Sizes(nv, nq, bodies, len(tools), columns=columns))


def _states(shapes: Iterable[tuple[int, ...]], dtype: Any = np.float64) -> list[np.ndarray]:
    """Random arguments for a batch, the same in every run."""
    random = np.random.default_rng(0)
    return [random.uniform(-2.0, 2.0, (STATES, *shape)).astype(dtype) for shape in shapes]


def _c_functions(file: Path, folder: Path) -> Iterator[_Runnable]:
    """Called in loops that are compiled too, so that Python's calls do not count."""
    manifest = read_manifest(file)
    stem, dtype, found = manifest.interface.name, dtype_of(manifest), signatures(manifest)
    loops, shared = folder / "loops.c", folder / "loops.so"
    lines = [_loop(manifest, function.name, found[function.name]) for function in manifest.interface.functions]
    loops.write_text("\n".join([f'#include "{stem}.h"', *lines]))
    compile_c([file, loops], shared, None, [*SHARED, "-std=c99", "-O2", "-I", str(file.parent)])
    library = ctypes.CDLL(str(shared))
    prepared = _prepared(library, manifest)
    for function in manifest.interface.functions:
        signature = found[function.name]
        sizes = [*(it.size for it in signature.inputs if not it.shared), *signature.outputs]
        states = _states([(size,) for size in sizes], dtype)
        own = len(states) - len(signature.outputs)
        arrays = [*states[:own], *(prepared for it in signature.inputs if it.shared), *states[own:]]
        alone = _c_job(getattr(library, f"loop_{function.name}"), arrays)
        batch = _c_job(getattr(library, f"{stem}_{function.name}_batch"), arrays)
        clocks = (partial(seconds, alone, STATES), partial(seconds, batch, STATES))
        yield _Runnable(function.name, function.quantity, function.operations, *clocks)


def _loop(manifest: Manifest, name: str, signature: Signature) -> str:
    """A function that calls another for one state after the other."""
    real = manifest.real.name
    declared, passed = ["size_t count"], []
    for it in signature.inputs:
        declared.append(f"const {real} *{it.name}")
        passed.append(it.name if it.shared else f"{it.name} + {it.size}*state")
    for place, size in enumerate(signature.outputs):
        declared.append(f"{real} *out{place}")
        passed.append(f"out{place} + {size}*state")
    call = f"{manifest.interface.name}_{name}({', '.join(passed)});"
    loop = f"for (size_t state = 0; state < count; ++state) {call}"
    return f"void loop_{name}({', '.join(declared)})\n{{\n    {loop}\n}}"


def _c_job(function: Callable[..., object], arrays: Sequence[np.ndarray]) -> Job:
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in arrays]  # each keeps its array alive
    count = ctypes.c_size_t(STATES)
    return lambda: function(count, *pointers)


def _prepared(library: ctypes.CDLL, manifest: Manifest) -> np.ndarray:
    """What `prepare` makes of the parameters' defaults; empty without parameters."""
    dtype, found, stem = dtype_of(manifest), signatures(manifest), manifest.interface.name
    if "prepare" not in found:
        return np.zeros(0, dtype)
    parameters, result = (np.zeros(found[name].outputs[0], dtype) for name in ("default_parameters", "prepare"))
    getattr(library, f"{stem}_default_parameters")(parameters.ctypes.data_as(ctypes.c_void_p))
    getattr(library, f"{stem}_prepare")(*(array.ctypes.data_as(ctypes.c_void_p) for array in (parameters, result)))
    return result


_READERS: dict[str, Callable[[Path, Path], Iterator[_Runnable]]] = {
    "python": _python_functions,
    "c": _c_functions,
    "javascript": _javascript_functions,
}
