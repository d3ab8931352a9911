"""How fast the generated C runs beside its peers, and how many operations and instructions it has.

The sides: the C that symdyn writes, called for one state and, as `_batch`, for a thousand, with all that the processor has and
with AVX2 only; the C that CasADi writes of Pinocchio's algorithms for the same robot, common subexpressions shared; Pinocchio's
C++, compiled here from its headers; MuJoCo's library, for robots that stand. What is compiled here is compiled by one compiler
with the same options, but for AVX2. All are called in turn by one program at the same states, and their results are compared. A
round is some calls of one side, then of the next; of many rounds the fastest counts. Friction and armature are left out on all
sides.

    python benchmarks/race.py [ROBOT...]
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import casadi
import mujoco
import numpy as np
import peers
import pinocchio
from common import BUILD, ROOT, columns, keep, symdyn, took
from race_chart import draw

from symdyn.execution.compiler import SHARED, compile_c

ROBOTS = ("ur5", "panda", "puma560", "solo12", "humanoid", "solo12_floating")
FUNCTIONS = {
    "inverse_dynamics": 0,
    "mass_matrix": 1,
    "forward_dynamics": 0,
    "mass_matrix_inverse": 1,
    "inverse_dynamics_derivatives": 3,
    "forward_dynamics_derivatives": 3,
}
"""Each with the number of its matrices, of which the last is symmetric; 0 is a vector."""
OURS, BATCH, AVX2, CASADI, PINOCCHIO, MUJOCO = "symdyn", "batch", "batch AVX2", "CasADi", "Pinocchio", "MuJoCo"
OF_MUJOCO = ("inverse_dynamics", "mass_matrix", "forward_dynamics")
AIMS = {
    "inverse_dynamics": {"ur5": 0.4, "panda": 0.55, "humanoid": 0.55},
    "mass_matrix": dict.fromkeys(ROBOTS, 0.45),
    "forward_dynamics": {"ur5": 0.4, "panda": 0.55, "humanoid": 0.5},
    "mass_matrix_inverse": dict.fromkeys(ROBOTS, 0.3),
    "inverse_dynamics_derivatives": dict.fromkeys(ROBOTS, 0.4),
    "forward_dynamics_derivatives": dict.fromkeys(ROBOTS, 0.5),
}
"""What share of CasADi's time a call is meant to take at the most."""
OF_LEGS, LEGS = ("solo12",), 0.25
"""The same of robots of which all is in lanes."""
IN_BATCHES = ("inverse_dynamics", "forward_dynamics")
OF_AVX2 = {"ur5": 0.12, "panda": 0.18, "solo12": 0.18}
"""The same of a state in a batch of those two, on four doubles side by side."""
FOUR_DOUBLES = ("-O3", "-march=x86-64-v3", "-ffp-contract=fast")
DECLARED = "const double *q, const double *v, const double *u, double *out"
STATES, COLD = 1024, 200
COUNTABLE = ("-O3", "-march=haswell", "-ffp-contract=fast")
"""Options of what callgrind counts, which knows no newer instructions."""


@dataclass(frozen=True)
class Side:
    """One of those that race: its library, the states in its order."""

    name: str
    library: Path
    states: Path


@cache
def generated(name: str) -> Path:
    """The C file with the functions."""
    return generate(name)


def generate(name: str) -> Path:
    """The same, written anew."""
    folder = BUILD / "race" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "c", "--no-friction", "--no-armature", "--no-verify"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    return folder / f"{name}.c"


def wrapped(source: Path, stem: str, more: Sequence[str], call: Callable[[str], str], flags: Sequence[str]) -> Path:
    """A side of driver.c: C with its functions called in one way, and more definitions before them."""
    lines = ["#include <string.h>", *more, f"typedef void function({DECLARED});"]
    lines.append("void start(const char *model) { (void)model; }")
    lines += [f"static void call_{name}({DECLARED}) {{ (void)v; (void)u; {call(name)}; }}" for name in FUNCTIONS]
    tests = [f'if (!strcmp(name, "{name}")) return call_{name};' for name in FUNCTIONS]
    lines.append(f"function *function_named(const char *name) {{ {' '.join(tests)} return NULL; }}")
    text = source.with_name(f"{source.stem}_{stem}.c")
    text.write_text("\n".join(lines) + "\n", encoding="utf-8")
    library = text.with_suffix(".so")
    compile_c([text, source], library, "gcc", [*flags, *SHARED])
    return library


def our_library(name: str, flags: Sequence[str], *, batch: bool = False) -> Path:
    """The generated functions take arrays."""

    def call(function: str) -> str:
        n, matrices = peers.ours(name).nv, FUNCTIONS[function]
        given = ["q"] if matrices == 1 else ["q", "v", "u"]
        step = n * n * (STATES if batch else 1)
        results = [f"out + {index * step}" for index in range(max(matrices, 1))]
        many, count = ("_batch", [str(STATES)]) if batch else ("", [])
        return f"{name}_{function}{many}({', '.join(count + given + results)})"

    stem = f"{'batch' if batch else 'side'}_{flags[1].removeprefix('-march=')}"
    more = [f'#include "{name}.h"', *([collecting(peers.ours(name).nv ** 2)] if batch else [])]
    return wrapped(generated(name), stem, more, call, flags)


def collecting(size: int) -> str:
    """C that moves the matrices of the first state together; a batch has each behind those of all other states."""
    counts = " : ".join(f'!strcmp(name, "{name}") ? {matrices}' for name, matrices in FUNCTIONS.items())
    move = f"memmove(out + i * {size}, out + i * {size * STATES}, {size} * sizeof *out)"
    return f"void collect(const char *name, double *out) {{ for (int i = 1; i < ({counts} : 0); ++i) {move}; }}"


def casadi_library(name: str, flags: Sequence[str]) -> Path:
    """CasADi's functions take arrays of pointers; these need no work space."""
    before = [f"int {function}(const double **, double **, long long *, double *, int);" for function in FUNCTIONS]
    source = peers.casadi_text(name)[0]
    stem = f"side_{flags[1].removeprefix('-march=')}"
    return wrapped(
        source, stem, before, lambda it: f"const double *given[] = {{q, v, u}}; {it}(given, &out, 0, 0, 0)", flags
    )


@cache
def states(name: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Positions, velocities and forces, ours; the same in every run."""
    model, random = peers.ours(name), np.random.default_rng(1)
    q, v, u = (random.uniform(-2.0, 2.0, (STATES, size)) for size in (model.nq, model.nv, model.nv))
    first = 0
    for joint in model.joints:
        if joint.motion.nq > joint.motion.nv:  # a quaternion is the end of its joint's numbers
            end = slice(first + joint.motion.nq - 4, first + joint.motion.nq)
            q[:, end] /= np.linalg.norm(q[:, end], axis=1, keepdims=True)
        first += joint.motion.nq
    return q, v, u


def written(name: str, order: str, parts: Sequence[np.ndarray], *, at_once: bool = False) -> Path:
    """States as driver.c reads them."""
    file = BUILD / "race" / f"{name}_{order}.states"
    q, v, _ = parts
    file.parent.mkdir(parents=True, exist_ok=True)
    head = np.array([len(q), q.shape[1], v.shape[1], at_once], float)
    file.write_bytes(b"".join(np.ascontiguousarray(part, float).tobytes() for part in (head, *parts)))
    return file


def in_pinocchio(name: str) -> Path:
    """States in Pinocchio's order."""
    it, (q, v, u) = peers.in_pinocchio(name), states(name)
    return written(name, "pinocchio", [np.array(list(map(it.q, q))), *(np.array(list(map(it.v, x))) for x in (v, u))])


def in_mujoco(name: str) -> Path:
    """States in MuJoCo's order."""
    it, (q, v, u) = peers.in_mujoco(name), states(name)
    parts = [np.zeros_like(q), np.zeros_like(v), np.zeros_like(u)]
    for part, given, order in zip(parts, (q, v, u), (it.q_order, it.order, it.order), strict=True):
        part[:, order] = given
    return written(name, "mujoco", parts)


def sides(name: str, flags: Sequence[str] = peers.FLAGS) -> list[Side]:
    """All that race with a robot, ours first."""
    own, theirs = written(name, "own", states(name)), in_pinocchio(name)
    at_once = written(name, "batch", states(name), at_once=True)
    found = [
        Side(OURS, our_library(name, flags), own),
        Side(BATCH, our_library(name, flags, batch=True), at_once),
        Side(AVX2, our_library(name, FOUR_DOUBLES, batch=True), at_once),
        Side(CASADI, casadi_library(name, flags), theirs),
        Side(PINOCCHIO, peers.own_side(flags), theirs),
    ]
    if peers.in_mujoco_too(name):
        found.append(Side(MUJOCO, peers.mujoco_side(), in_mujoco(name)))
    return found


def racing(name: str, function: str, flags: Sequence[str] = peers.FLAGS) -> list[Side]:
    """Those of them that have a function."""
    return [side for side in sides_of(name, tuple(flags)) if side.name != MUJOCO or function in OF_MUJOCO]


@cache
def sides_of(name: str, flags: tuple[str, ...]) -> list[Side]:
    return sides(name, flags)


def called(name: str, function: str, racers: Sequence[Side], mode: object, rounds: int) -> list[str]:
    """What driver.c prints."""
    n, matrices = peers.ours(name).nv, FUNCTIONS[function]
    words: list[object] = [peers.driver(), function, matrices * n * n or n, mode, rounds]
    words.append(f"{peers.model_file(name)}")
    for side in racers:
        words += [side.library, side.states]
    done = subprocess.run([str(word) for word in words], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} {function}: the driver stopped: {done.stderr}")
    return done.stdout.splitlines()


def measure(name: str, function: str) -> dict[str, float]:
    """Nanoseconds of a state, by side; and that the results of all are the same."""
    racers = racing(name, function)
    lines = called(name, function, racers, CALLS, ROUNDS)
    results = [as_ours(name, function, side, line) for side, line in zip(racers, lines[1::2], strict=True)]
    for side, result in zip(racers[1:], results[1:], strict=True):
        assert np.allclose(result, results[0], rtol=0, atol=1e-9 * np.abs(results[0]).max()), (
            f"{name} {function}: {side.name}"
        )
    return {side.name: min(map(float, line.split())) for side, line in zip(racers, lines[::2], strict=True)}


def as_ours(name: str, function: str, side: Side, line: str) -> np.ndarray:
    """A side's result at the first state in our order, symmetric matrices from their upper triangle."""
    n, matrices = peers.ours(name).nv, FUNCTIONS[function]
    numbers = np.array([float(word) for word in line.split()])
    order = np.arange(n)
    if side.name in (CASADI, PINOCCHIO):
        order = peers.in_pinocchio(name).order
    elif side.name == MUJOCO:
        order = peers.in_mujoco(name).order
    if not matrices:
        return numbers[order]
    blocks = numbers.reshape(matrices, n, n)
    blocks[-1] = np.triu(blocks[-1]) + np.triu(blocks[-1], 1).T
    return blocks[:, order][:, :, order]


CALLS, ROUNDS = 256, 1500


def cold(name: str, function: str) -> dict[str, float]:
    """Nanoseconds of a call when nothing is in the caches, half of the calls taking less."""
    racers = [side for side in racing(name, function) if side.name not in (BATCH, AVX2)]
    lines = called(name, function, racers, "cold", COLD)
    return {
        side.name: float(np.median(list(map(float, line.split()))))
        for side, line in zip(racers, lines[::2], strict=True)
    }


def instructions(name: str, function: str) -> dict[str, float]:
    """Instructions of a call, counted by callgrind."""
    found = {}
    for side in racing(name, function, COUNTABLE):
        if side.name in (BATCH, AVX2, MUJOCO):
            continue
        n, matrices = peers.ours(name).nv, FUNCTIONS[function]
        counts = ["valgrind", "--tool=callgrind", "--toggle-collect=counted", "--callgrind-out-file=/dev/null"]
        words = [
            *counts,
            peers.driver(),
            function,
            matrices * n * n or n,
            "count",
            0,
            peers.model_file(name),
            side.library,
            side.states,
        ]
        done = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
        (line,) = (line for line in done.stderr.splitlines() if "Collected" in line)
        found[side.name] = int(line.split(":")[1]) / 64
    return found


def code_size(name: str, function: str) -> dict[str, float]:
    """Bytes of machine code of the function for one state, the parts of a long one among them."""
    ours, theirs = (side.library for side in sides_of(name, peers.FLAGS) if side.name in (OURS, CASADI))
    whole, inner = f"{name}_{function}", f"{name}_casadi_f{list(FUNCTIONS).index(function)}"  # where it was not inlined
    return {
        OURS: symbol_sizes(ours, lambda symbol: re.fullmatch(rf"{whole}(_part\d+)?", symbol) is not None),
        CASADI: symbol_sizes(theirs, lambda symbol: symbol in (function, inner)),
    }


def symbol_sizes(library: Path, counts: Callable[[str], bool]) -> int:
    """The code of all symbols of a library that count."""
    done = subprocess.run(["nm", "-S", "--defined-only", str(library)], check=True, capture_output=True, text=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    return sum(int(row[1], 16) for row in rows if len(row) == 4 and row[2] in "tT" and counts(row[3].split(".")[0]))


def operations(name: str, function: str) -> dict[str, list[int]]:
    """Products, sums, divisions, sines and cosines."""
    manifest = json.loads(generated(name).with_suffix(".json").read_text(encoding="utf-8"))
    (mine,) = (item["operations"] for item in manifest["functions"] if item["name"] == function)
    kinds = ("mul", "add", "div", "trig")
    return {OURS: [mine.get(kind, 0) for kind in kinds], CASADI: peers.casadi_text(name)[1][function]}


def every(robots: Sequence[str]) -> Iterator[tuple[str, str]]:
    return ((name, function) for name in robots for function in FUNCTIONS)


def of_aim(share: float, aim: float | None) -> list[str]:
    """A share, and what is asked of it."""
    return [f"{share:.2f}", "-" if aim is None else f"{aim:.2f} {'met' if share <= aim else 'MISSED'}"]


def table_of_times(times: dict[tuple[str, str], dict[str, float]]) -> list[list[object]]:
    """Nanoseconds, and the share of the others' that ours take."""
    heads = ["", "symdyn", "CasADi", "share", "aim", "batch", "share", "AVX2", "share", "aim"]
    heads += ["Pinocchio", "share", "MuJoCo", "share"]
    rows: list[list[object]] = [list(heads)]
    for (name, function), took_ in times.items():
        mine, theirs = took_[OURS], took_[CASADI]
        aim = LEGS if name in OF_LEGS else AIMS[function].get(name)
        row: list[object] = [f"{name} {function}", f"{mine:.0f}", f"{theirs:.0f}", *of_aim(mine / theirs, aim)]
        row += [f"{took_[BATCH]:.1f}", f"{took_[BATCH] / theirs:.2f}", f"{took_[AVX2]:.1f}"]
        row += of_aim(took_[AVX2] / theirs, OF_AVX2.get(name) if function in IN_BATCHES else None)
        row += [f"{took_[PINOCCHIO]:.0f}", f"{mine / took_[PINOCCHIO]:.2f}"]
        row += [f"{took_[MUJOCO]:.0f}", f"{mine / took_[MUJOCO]:.2f}"] if MUJOCO in took_ else ["-", "-"]
        rows.append(row)
    return rows


def table_of_counts(robots: Sequence[str]) -> list[list[object]]:
    rows: list[list[object]] = [["", *("mul", "add", "div", "trig") * 2, "share"]]
    for name, function in every(robots):
        found = operations(name, function)
        rows.append(
            [f"{name} {function}", *found[OURS], *found[CASADI], f"{sum(found[OURS][:2]) / sum(found[CASADI][:2]):.2f}"]
        )
    return rows


def table_of(robots: Sequence[str], found: Callable[[str, str], dict[str, float]], *others: str) -> list[list[object]]:
    """Whole numbers of ours and of others, with the share that ours are of each."""
    rows: list[list[object]] = [["", OURS, *(head for other in others for head in (other, "share"))]]
    for name, function in every(robots):
        numbers = found(name, function)
        row: list[object] = [f"{name} {function}", f"{numbers[OURS]:.0f}"]
        for other in others:
            known = numbers.get(other)
            row += ["-", "-"] if known is None else [f"{known:.0f}", f"{numbers[OURS] / known:.2f}"]
        rows.append(row)
    return rows


def table_of_making(robots: Sequence[str]) -> list[list[object]]:
    """Seconds of a processor to write the six functions as C, and to compile them."""
    rows: list[list[object]] = [["", "symdyn writes", "compiled", "CasADi writes", "compiled"]]
    for name in robots:
        jobs = (lambda: generate(name), lambda: compiled(generated(name)), lambda: peers.write_casadi(name))  # noqa: B023
        times = [took(job) for job in (*jobs, lambda: compiled(peers.casadi_text(name)[0]))]  # noqa: B023 - done at once
        rows.append([name, *(f"{it.processor:.1f}" for it in times)])
    return rows


def compiled(source: Path) -> None:
    """As the sides are, but not linked."""
    compile_c([source], source.with_suffix(".o"), "gcc", [*peers.FLAGS, "-c"])


def made_with() -> str:
    """The programs that took part, and the processor."""
    compiler = subprocess.run(["gcc", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()
    info = Path("/proc/cpuinfo")
    named = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    processor = named[0] if named else platform.machine()
    versions = f"Pinocchio {pinocchio.__version__}, CasADi {casadi.__version__}, MuJoCo {mujoco.__version__}"
    return f"{versions}, gcc {compiler} {' '.join(peers.FLAGS)}, {processor}."


def main(robots: Sequence[str]) -> None:
    """Measure, print, keep."""
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is missing: apt-get install valgrind")
    times = {(name, function): measure(name, function) for name, function in every(robots)}
    small = [name for name in robots if name != "humanoid"]
    parts = {
        "Nanoseconds of a state, the fastest of the rounds; shares are ours of theirs": table_of_times(times),
        "Operations, ours and those of CasADi's C": table_of_counts(robots),
        f"Instructions of a call, counted by callgrind (gcc {' '.join(COUNTABLE)})": table_of(
            small, instructions, CASADI, PINOCCHIO
        ),
        "Bytes of code": table_of(robots, code_size, CASADI),
        "Nanoseconds of a call with cold caches, the median of 200": table_of(robots, cold, CASADI, PINOCCHIO, MUJOCO),
        "Seconds of a processor to write all six functions and to compile them": table_of_making(robots),
    }
    told = "Shares below 1: symdyn's C takes less time or has fewer. Without friction and armature."
    lines = [made_with(), told]
    for title, rows in parts.items():
        lines += ["", title, "", *columns(rows)]
    keep("race", lines)
    draw(times, made_with())


if __name__ == "__main__":
    main(sys.argv[1:] or ROBOTS)
