"""Generated JavaScript, run by Node: one process for a file, which is asked in lines of JSON."""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.core import Array
from symdyn.faults import Fault, InputError, Place
from symdyn.reading import LARGEST_GENERATED, read_text

_NODE = "node"
_DRIVER = Path(__file__).with_name("driver.mjs")


def has_node() -> bool:
    """Whether JavaScript can be run here."""
    return shutil.which(_NODE) is not None


class LoadedJavaScript:
    """A generated ES module in a process of Node that ends with this object."""

    def __init__(self, file: Path) -> None:
        read_text(file, LARGEST_GENERATED, "give the path of a generated .mjs file")
        if not has_node():
            cure = "install Node.js, where it is called node"
            raise InputError([Fault(Place(str(file)), "", "cannot be run: no Node is found", cure)])
        self._file = file
        self._process = subprocess.Popen(
            [_NODE, str(_DRIVER), str(file.resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        weakref.finalize(self, _stop, self._process)
        try:
            told = self._heard()
            self.joints: list[str] = list(told["joints"])
            self.sizes: tuple[int, int, int, int] = tuple(map(int, told["sizes"]))  # type: ignore[assignment]
            self._parameters = [str(name) for name, _ in told["parameters"]]
            self.parameters = tuple(float(default) for _, default in told["parameters"])
            self.operations: dict[str, dict[str, int]] = dict(told["operations"])
            self.tools: list[str] = list(told["tools"])
            self.source_sha256 = str(told["source_sha256"])
        except (KeyError, TypeError, ValueError) as problem:
            rule = f"cannot be run: {problem}"
            raise InputError([Fault(Place(str(file)), "", rule, "generate it again")]) from None
        self.names = frozenset(self.operations)
        self.eps = float(np.finfo(np.float64).eps)

    def prepare(self, values: Sequence[float]) -> Array:
        ((made,),) = self._results("prepare", [[list(values)]])
        return made

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        if self.joints != list(joints):
            return f"JOINTS are {self.joints}, not {list(joints)}"
        if self._parameters != list(parameters):
            return f"PARAMETERS are {self._parameters}, not {list(parameters)}"
        return ""

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        given = [*arguments, *([] if prepared is None else [prepared])]
        (outputs,) = self._results(name, [[_plain(argument) for argument in given]])
        return outputs

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """One state after the other, as users of this language do, but in one exchange."""
        columns = [*arguments, *([] if prepared is None else [prepared])]
        states = [[_plain(argument) for argument in row] for row in zip(*columns, strict=True)]
        return [np.array(output) for output in zip(*self._results(name, states), strict=True)]

    def seconds(self, name: str, arguments: Sequence[Array]) -> float:
        """What one run over many states takes, the parameters at their defaults."""
        states = [[_plain(argument) for argument in row] for row in zip(*arguments, strict=True)]
        return float(self._asked({"name": name, "states": states, "timed": True})["seconds"])

    def self_test(self) -> str:
        command = [_NODE, str(self._file)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        if done.returncode == 0 and done.stdout:
            return ""
        problem = (done.stderr.strip().splitlines() or ["nothing was printed"])[0]
        return done.stdout if "WRONG" in done.stdout else f"WRONG: {problem}"

    def _results(self, name: str, states: Sequence[Any]) -> list[list[Array]]:
        answers = self._asked({"name": name, "states": states})["results"]
        return [[np.array(_numbers(output), dtype=float) for output in outputs] for outputs in answers]

    def _asked(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        """The next answer.

        Raises:
            ValueError: when it is none, or says what went wrong.
        """
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ValueError("Node has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer


def _plain(values: Array) -> list[Any]:
    """Numbers as JSON has them, rows by rows; others as text."""
    rows = np.asarray(values)
    if rows.ndim > 1:
        return [_plain(row) for row in rows]
    return [value if math.isfinite(value) else _special(value) for value in rows.tolist()]


def _special(value: float) -> str:
    return "NaN" if math.isnan(value) else ("Infinity" if value > 0 else "-Infinity")


def _numbers(answer: Any) -> Any:
    """The reverse: Python reads such texts as numbers."""
    return [_numbers(entry) for entry in answer] if isinstance(answer, list) else float(answer)


def _stop(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()
