"""How fast the generated code runs: C beside Pinocchio's C++, and Python; how many operations beside Pinocchio's.

C is compiled by gcc -O2, Pinocchio by g++ -O3; both are called by one driver at the same states, and their results
compared. Instructions are counted by callgrind. Friction and armature are left out. Times are the smallest of many
rounds; compare the ratios, which come from one run. What cannot be had here is left out, and the result says so.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
from common import BUILD, ROOT, columns, keep, smallest, symdyn

from symdyn.cli.bench import Timed, measure, spelt
from symdyn.execution.compiler import compile_c

ROBOTS = {"ur5": 6, "panda": 7}
FUNCTIONS = ("inverse_dynamics", "mass_matrix", "forward_dynamics", "mass_matrix_inverse")
GIVEN = {"inverse_dynamics": "q, v, u, out", "forward_dynamics": "q, v, u, out"}
CALLS, ROUNDS, COUNTED = 2000, 100, 200


def generated(name: str) -> Path:
    """The folder with the four functions in Python and C, and the compiled ones for Python."""
    folder = BUILD / "speed" / name
    options = ["--functions", ",".join(FUNCTIONS), "--target", "python,c", "--no-friction", "--no-armature"]
    symdyn("generate", ROOT / "robots" / f"{name}.yaml", *options, "-o", folder)
    symdyn("build", folder / f"{name}.c")
    return folder


def our_driver(folder: Path, name: str) -> list[str]:
    """driver.c with the generated side."""
    declared = "const double *q, const double *v, const double *u, double *out"
    lines = [f'#include "{name}.h"', "#include <string.h>", f"typedef void function({declared});"]
    lines += ["void start(const char *model) { (void)model; }"]
    for function in FUNCTIONS:
        call = f"{name}_{function}({GIVEN.get(function, 'q, out')});"
        lines.append(f"static void {function}({declared}) {{ (void)v; (void)u; {call} }}")
    tests = [f'if (!strcmp(name, "{function}")) return {function};' for function in FUNCTIONS]
    lines.append(f"function *function_named(const char *name) {{ {' '.join(tests)} return NULL; }}")
    side, program = folder / "side.c", folder / "driver"
    side.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sources = [side, folder / f"{name}.c", ROOT / "benchmarks" / "peers" / "driver.c"]
    compile_c(sources, program, "gcc", ["-std=c99", "-O2", "-I", str(folder)])
    return [str(program)]


def run(command: list[str], function: str, n: int, model: list[str]) -> tuple[float, np.ndarray]:
    """Nanoseconds of a call, and the result at one state; of matrices the upper triangle."""
    words = [*command, function, str(CALLS), str(ROUNDS), str(n), *model]
    took, *numbers = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
    result = np.array([float(number) for number in numbers])
    return float(took), np.triu(result.reshape(n, n)) if "matrix" in function else result[:n]


def instructions(command: list[str], function: str, n: int, model: list[str]) -> float | None:
    """Instructions of a call: the difference between runs of few and of more calls; None without callgrind."""
    if shutil.which("valgrind") is None:
        return None
    counts = []
    for calls in (COUNTED, 2 * COUNTED):
        words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command, function]
        done = subprocess.run([*words, str(calls), "1", str(n), *model], check=True, capture_output=True, text=True)
        counts.append(int(re.findall(r"Collected : (\d+)", done.stderr)[0]))
    return (counts[1] - counts[0]) / COUNTED


class Peer:
    """Pinocchio with the same robots, in C++, in Python and through CasADi."""

    def __init__(self) -> None:
        import peers  # noqa: PLC0415 - may be impossible
        import pinocchio  # noqa: PLC0415

        sys.path.insert(0, str(ROOT))
        self.pin, self.version = pinocchio, pinocchio.__version__
        self.driver, self.counter = [str(peers.driver())], [str(peers.counter())]

    def model(self, name: str) -> tuple[object, list[str]]:
        """The model, and the file that the C++ programs read."""
        from symdyn.description import read_robot  # noqa: PLC0415
        from tests.oracles.urdf_text import urdf_text  # noqa: PLC0415

        text = urdf_text(read_robot(ROOT / "robots" / f"{name}.yaml"))
        limited = r'type="revolute">\1<limit lower="-7" upper="7" effort="1" velocity="1"/></joint>'
        text = re.sub(r'type="continuous">(.*?)</joint>', limited, text)  # so that it takes angles, not their cosines
        model = self.pin.buildModelFromXML(text)
        for index, placed in enumerate(model.jointPlacements):  # 6e-17 is meant to be 0: fewer operations for CasADi
            model.jointPlacements[index] = self.pin.SE3(_cleaned(placed.rotation), _cleaned(placed.translation))
        for index, body in enumerate(model.inertias):
            model.inertias[index] = self.pin.Inertia(body.mass, _cleaned(body.lever), _cleaned(body.inertia))
        file = BUILD / "speed" / f"{name}.txt"
        model.saveToText(str(file))
        return model, [str(file)]

    def python(self, model: object, function: str) -> float:
        """Seconds of a call from Python."""
        data, x = model.createData(), np.full(model.nv, 0.3)  # type: ignore[attr-defined]
        names = dict(zip(FUNCTIONS, ("rnea", "crba", "aba", "computeMinverse"), strict=True))
        call = getattr(self.pin, names[function])
        given = [x] if "matrix" in function else [x, x, x]
        return smallest(lambda: [call(model, data, *given) for _ in range(1000)], 20) / 1000

    def operations(self, file: list[str]) -> dict[str, list[int]]:
        """mul, add, div, trig of each function."""
        text = subprocess.run([*self.counter, *file], check=True, capture_output=True, text=True).stdout
        return {name: [int(count) for count in counts] for name, *counts in map(str.split, text.splitlines())}


def _cleaned(array: np.ndarray) -> np.ndarray:
    return np.where(np.abs(array) < 1e-12, 0.0, np.where(np.abs(np.abs(array) - 1) < 1e-12, np.sign(array), array))


def in_c(name: str, folder: Path, peer: Peer | None) -> list[list[str]]:
    """Rows of the table of C."""
    n, ours = ROBOTS[name], our_driver(folder, name)
    rows = []
    for function in FUNCTIONS:
        took, mine = run(ours, function, n, [])
        counted = instructions(ours, function, n, [])
        row = [f"{name} {function}", f"{took:.0f} ns", "-" if counted is None else f"{counted:.0f}"]
        if peer is not None:
            file = peer.model(name)[1]
            other, theirs = run(peer.driver, function, n, file)
            assert np.allclose(mine, theirs, rtol=1e-9, atol=1e-9 * np.abs(theirs).max()), f"{name}: {function} differs"
            row += [f"{other:.0f} ns", f"{other / took:.1f}"]
            if counted is not None:
                more = instructions(peer.driver, function, n, file) or 0.0
                row += [f"{more:.0f}", f"{more / counted:.1f}"]
        rows.append(row + ["-"] * (7 - len(row)))
    return rows


def in_python(name: str, folder: Path, peer: Peer | None) -> list[list[str]]:
    """Rows of the table of Python."""
    plain, native = (
        {item.name: item for item in measure(folder / file)} for file in (f"{name}.py", f"{name}_native.py")
    )
    return [
        [
            f"{name} {function}",
            *(spelt(x) for kind in (plain, native) for x in (kind[function].alone, kind[function].batch)),
            "-" if peer is None else spelt(peer.python(peer.model(name)[0], function)),
        ]
        for function in FUNCTIONS
    ]


def counts(name: str, folder: Path, peer: Peer | None) -> list[list[object]]:
    """Rows of the table of operations."""
    ours: dict[str, Timed] = {item.name: item for item in measure(folder / f"{name}.c")}
    theirs = {} if peer is None else peer.operations(peer.model(name)[1])
    rows: list[list[object]] = []
    for function in FUNCTIONS:
        mine = [ours[function].operations.get(kind, 0) for kind in ("mul", "add", "div", "trig")]
        row: list[object] = [f"{name} {function}", *mine]
        if function in theirs:
            row += [*theirs[function], f"{sum(theirs[function][:2]) / sum(mine[:2]):.1f}"]
        rows.append(row + ["-"] * (10 - len(row)))
    return rows


def main() -> None:
    """Measure, print, keep."""
    peer, remark = None, "Pinocchio is not measured: its C++ could not be installed or compiled here."
    try:
        peer = Peer()
        remark = f"Pinocchio {peer.version}."
    except (ImportError, OSError, subprocess.CalledProcessError) as problem:
        print(getattr(problem, "stderr", None) or problem, file=sys.stderr)
    folders = {name: generated(name) for name in ROBOTS}
    tables = {
        "C, one state after the other": (
            ["", "C", "instructions", "Pinocchio", "ratio", "instructions", "ratio"],
            in_c,
        ),
        "Python, one state called alone and as one of 1000 in a batch; native is what symdyn build makes": (
            ["", "Python", "batch", "native", "batch", "Pinocchio"],
            in_python,
        ),
        "Operations, beside Pinocchio through CasADi with common subexpressions shared; ratio of mul + add": (
            ["", *("mul", "add", "div", "trig") * 2, "ratio"],
            counts,
        ),
    }
    lines = [f"Without friction and armature. {remark} Ratios above 1: the generated code has less."]
    for title, (head, made) in tables.items():
        rows = [row for name, folder in folders.items() for row in made(name, folder, peer)]
        lines += ["", title, "", *columns([head, *rows])]
    keep("speed", lines)


if __name__ == "__main__":
    main()
