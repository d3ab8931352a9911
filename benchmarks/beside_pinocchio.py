"""How fast the generated C runs beside Pinocchio, and how many operations it has.

There are three sides: the C that symdyn writes; Pinocchio's C++; the C that CasADi writes of Pinocchio's algorithms, common
subexpressions shared. All are compiled here by one compiler with the same options, and called in turn by one program at the
same 64 states; results are compared. A round is 256 calls of one side, then of the next; of many rounds
the fastest counts, and the ratios of all rounds say how much of it is noise. Friction and armature are left out on all sides.

    python benchmarks/beside_pinocchio.py
"""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Callable
from pathlib import Path

import casadi
import numpy as np
import peers
import pinocchio
from common import BUILD, ROOT, columns, keep, symdyn

from symdyn.execution.compiler import SHARED, compile_c

ROBOTS = {"ur5": 6, "panda": 7}
FUNCTIONS = {
    "inverse_dynamics": 0,
    "mass_matrix": 1,
    "forward_dynamics": 0,
    "mass_matrix_inverse": 1,
    "inverse_dynamics_derivatives": 3,
    "forward_dynamics_derivatives": 3,
}
"""Each with the number of its matrices, of which the last is symmetric; 0 is a vector."""
DECLARED = "const double *q, const double *v, const double *u, double *out"
CALLS, ROUNDS = 256, 4000


def generated(name: str) -> Path:
    """The C file with the functions."""
    folder = BUILD / "beside" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "c", "--no-friction", "--no-armature"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    return folder / f"{name}.c"


def side(source: Path, before: list[str], call: Callable[[str], str]) -> Path:
    """A side of driver.c: C with its functions called in one way."""
    lines = ["#include <string.h>", *before, f"typedef void function({DECLARED});"]
    lines.append("void start(const char *model) { (void)model; }")
    lines += [f"static void call_{name}({DECLARED}) {{ (void)v; (void)u; {call(name)}; }}" for name in FUNCTIONS]
    tests = [f'if (!strcmp(name, "{name}")) return call_{name};' for name in FUNCTIONS]
    lines.append(f"function *function_named(const char *name) {{ {' '.join(tests)} return NULL; }}")
    text = source.with_name(f"{source.stem}_side.c")
    text.write_text("\n".join(lines) + "\n", encoding="utf-8")
    library = text.with_suffix(".so")
    compile_c([text, source], library, "gcc", [*peers.FLAGS, *SHARED])
    return library


def our_side(source: Path, name: str) -> Path:
    """The generated functions take arrays."""

    def call(function: str) -> str:
        n, matrices = ROBOTS[name], FUNCTIONS[function]
        given = ["q"] if matrices == 1 else ["q", "v", "u"]
        results = [f"out + {index * n * n}" for index in range(max(matrices, 1))]
        return f"{name}_{function}({', '.join(given + results)})"

    return side(source, [f'#include "{name}.h"'], call)


def casadi_side(source: Path) -> Path:
    """CasADi's functions take arrays of pointers; these need no work space."""
    before = [f"int {name}(const double **, double **, long long *, double *, int);" for name in FUNCTIONS]
    return side(source, before, lambda name: f"const double *given[] = {{q, v, u}}; {name}(given, &out, 0, 0, 0)")


def run(name: str, function: str, sides: list[Path]) -> tuple[np.ndarray, list[np.ndarray]]:
    """Nanoseconds of a call, (sides, rounds), and each side's result at one state."""
    n, matrices = ROBOTS[name], FUNCTIONS[function]
    numbers = [n, matrices * n * n or n, CALLS, ROUNDS]
    words = [peers.driver(), function, *numbers, peers.model_file(name), *sides]
    done = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
    rows = [np.array([float(word) for word in line.split()]) for line in done.stdout.splitlines()]
    return np.array(rows[::2]), [compared(row, n) for row in rows[1::2]]


def compared(result: np.ndarray, n: int) -> np.ndarray:
    """What is compared: of a symmetric matrix the upper triangle, which is all that Pinocchio writes."""
    blocks = result.reshape(-1, n, n) if result.size > n else result[None]
    if result.size > n:
        blocks[-1] = np.triu(blocks[-1])
    return blocks / np.abs(blocks).max(axis=tuple(range(1, blocks.ndim)), keepdims=True)


def times(name: str, sides: list[Path]) -> list[list[str]]:
    """Rows of the table of times."""
    rows = []
    for function in FUNCTIONS:
        rounds, (ours, *others) = run(name, function, sides)
        assert all(np.allclose(ours, other, rtol=0, atol=1e-9) for other in others), f"{name}: {function} differs"
        mine, *theirs = rounds.min(axis=1)
        row = [f"{name} {function}", f"{mine:.0f} ns"]
        for fastest, each in zip(theirs, rounds[1:], strict=True):
            low, high = np.quantile(each / rounds[0], [0.25, 0.75])
            row += [f"{fastest:.0f} ns", f"{fastest / mine:.1f}", f"{low:.1f} to {high:.1f}"]
        rows.append(row)
    return rows


def counts(name: str, source: Path) -> list[list[object]]:
    """Rows of the table of operations."""
    manifest = json.loads(source.with_suffix(".json").read_text(encoding="utf-8"))
    ours, theirs = {item["name"]: item["operations"] for item in manifest["functions"]}, peers.casadi_text(name)[1]
    rows: list[list[object]] = []
    for function in FUNCTIONS:
        mine = [ours[function].get(kind, 0) for kind in ("mul", "add", "div", "trig")]
        other = theirs[function]
        rows.append([f"{name} {function}", *mine, *other, f"{sum(other[:2]) / sum(mine[:2]):.1f}"])
    return rows


def made_with() -> str:
    """The programs that took part, and the processor."""
    compiler = subprocess.run(["gcc", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()
    info = Path("/proc/cpuinfo")
    named = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    processor = named[0] if named else platform.machine()
    versions = f"Pinocchio {pinocchio.__version__}, CasADi {casadi.__version__}, gcc {compiler} {' '.join(peers.FLAGS)}"
    return f"{versions}, {processor}."


def main() -> None:
    """Measure, print, keep."""
    sources = {name: generated(name) for name in ROBOTS}
    heads = ["", "symdyn's C", "Pinocchio's C++", "ratio", "of rounds", "CasADi's C of it", "ratio", "of rounds"]
    clock: list[list[object]] = [list(heads)]
    operations: list[list[object]] = [["", *("mul", "add", "div", "trig") * 2, "ratio"]]
    for name, source in sources.items():
        sides = [our_side(source, name), peers.own_side(), casadi_side(peers.casadi_text(name)[0])]
        clock += times(name, sides)
        operations += counts(name, source)
    told = "Ratios above 1: symdyn's C is faster or has fewer. Without friction and armature."
    lines = [
        made_with(),
        told,
        "",
        "Nanoseconds of a call, the fastest of the rounds; ratios of the middle half of all rounds",
    ]
    lines += ["", *columns(clock), "", "Operations beside CasADi's C of Pinocchio; ratio of mul + add"]
    keep("beside_pinocchio", [*lines, "", *columns(operations)])


if __name__ == "__main__":
    main()
