"""What several test files need and is slow to make, made once for all processes of a test run.

An entry is made in a folder of its own and then moved into place. When two processes make the same one, the first wins.
"""

from __future__ import annotations

import json
import os
import pickle
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType

import numpy as np

import symdyn
from symdyn.core.folding import AnyTree, mass_matrix
from symdyn.emit.sheet import make_sheet
from symdyn.execution.python import load_python
from symdyn.generation import Request, Wanted, make_library, subject_of
from symdyn.generation.selection import chosen_quantities
from symdyn.judge.comparison import core_answer
from symdyn.judge.equality import DOUBLE, difference
from symdyn.judge.reference import full_rank, has_mass, random_states, scales
from symdyn.judge.situations import Situation, situation
from symdyn.judge.subject import Subject
from symdyn.quantities.contract import Need
from symdyn.render import texts_of
from symdyn.symbolic.program import operations
from symdyn.symbolic.workshop import Ground
from tests.collection import case

STATES = 100
ALL = ("all",)
BASIC = ("dynamics", "kinematics", "filter", "energy")
LARGE = 13  # joints from which on the tables of derivatives take minutes to make and judge
PLAIN = {"friction": False, "armature": False}
SINGLE = float(np.finfo(np.float32).eps)
State = dict[str, np.ndarray]


def states(tree: AnyTree, count: int = STATES) -> list[State]:
    """Random states that single precision holds exactly, so that one reference judges both number types.

    But for quaternions, whose length has to be one in double precision.
    """
    drawn = random_states(tree, count, tools=len(tree.tools))
    rounded = [{key: x.astype(np.float32).astype(float) for key, x in state.items()} for state in drawn]
    return [{**state, "q": tree.normalised(state["q"])} for state in rounded]


def functions_of(subject: Subject, names: Sequence[str]) -> dict[str, Wanted]:
    """Every function that `--functions NAMES` has to make of a robot, found without the generator."""
    found = {}
    points = {tool.name: tool for tool in subject.tree.tools}
    has = {
        Need.INERTIA: True,
        Need.INVERSE: True,
        Need.OWN_JOINTS: not subject.model.folds,
        Need.FULL_RANK: True,
        Need.TOOLS: bool(points),
        Need.LOOPS: bool(subject.tree.loops),
        Need.MASS: has_mass(subject.tree),
    }
    for quantity in chosen_quantities(names):
        for tool in subject.model.tools if quantity.per_tool else [None]:
            wanted = Wanted(quantity, tool, subject.model.tools)
            task = [tool] if tool else subject.model.tools
            singular = Need.FULL_RANK in quantity.needs and not full_rank(
                subject.tree, [points[it.name] for it in task]
            )
            if all(has[need] for need in quantity.needs) and not singular:
                found[wanted.name] = wanted
    return found


def with_exact_tools(ground: Ground, wanted: Wanted) -> Wanted:
    """Of the judge's tools, whose numbers are floats, those on the tape."""
    tools = {tool.name: tool for tool in ground.model.tools}
    chosen = None if wanted.tool is None else tools[wanted.tool.name]
    return replace(wanted, tool=chosen, tools=tuple(tools[tool.name] for tool in wanted.tools))


class Expected:
    """What the core makes of a function at every state: each output stacked, and the condition number of each state."""

    def __init__(
        self, subject: Subject, wanted: Wanted, at: Sequence[State], conditions: Sequence[float] | None = None
    ) -> None:
        if conditions is None:
            found = [situation(subject, state) for state in at]
        else:
            found = [Situation(subject.tree, state, None, kappa) for state, kappa in zip(at, conditions, strict=True)]
        made = [core_answer(wanted, it) for it in found]
        self.name, self.n, self.arguments = wanted.name, subject.tree.n, wanted.quantity.argument_keys
        self.outputs = [np.array(output) for output in zip(*(core.results for core in made), strict=True)]
        self.kappas = list(zip(*(core.kappas for core in made), strict=True))
        self.scales = scales(wanted.quantity.outputs, subject.tree, at, [core.results for core in made])

    def judge(self, got: object, eps: float = DOUBLE) -> None:
        """Compare outputs, stacked over the states; a single output may come without a tuple."""
        known = zip(parts(got), self.outputs, self.kappas, self.scales, strict=True)
        for output, (ours, theirs, kappas, scale) in enumerate(known):
            stacked = np.asarray(ours)
            assert stacked.shape == theirs.shape, f"{self.name} has shape {stacked.shape}, the core {theirs.shape}"
            for i, (a, b, kappa, size) in enumerate(zip(stacked, theirs, kappas, scale, strict=True)):
                found = difference(a, b, self.n, kappa, eps, float(size))
                place = f"{self.name}, result {output}, entry {list(found.worst)}, state {i}"
                assert found.equal, f"{place}: {found.got}, the core has {found.wanted} ({found.ratio:.2g} of allowed)"


def parts(result: object) -> Sequence[np.ndarray]:
    """The outputs of a generated function, which come alone or as a tuple."""
    return result if isinstance(result, tuple | list) else (result,)


class Generated:
    """A robot's files, and beside them what the core says of it."""

    def __init__(self, folder: Path, request: Request, references: Callable[[Generated], Path]) -> None:
        self.folder, self.request = folder, request
        self._references = references
        self.name: str = json.loads((folder / "name.json").read_text())
        self.operations: dict[str, dict[str, int]] = json.loads((folder / "operations.json").read_text())
        self.subject = subject_of(request)
        self.n = self.subject.tree.n
        self.functions = functions_of(self.subject, request.functions)
        self.states = states(self.subject.tree)

    @cached_property
    def module(self) -> ModuleType:
        """The Python module."""
        return load_python(self.folder / f"{self.name}.py")

    def c_source(self, *, float32: bool = False) -> Path:
        """The C file, with its header beside it."""
        return self.folder / ("float32" if float32 else "double") / f"{self.name}.c"

    @cached_property
    def expected(self) -> list[Expected]:
        """The core's results for every function at all states."""
        with (self._references(self) / "expected.pickle").open("rb") as file:
            found: list[Expected] = pickle.load(file)
        return found

    def work_out(self, folder: Path) -> None:
        """Write what `expected` reads."""
        conditions = [float(np.linalg.cond(mass_matrix(self.subject.tree, state["q"]))) for state in self.states]
        made = [Expected(self.subject, wanted, self.states, conditions) for wanted in self.functions.values()]
        (folder / "expected.pickle").write_bytes(pickle.dumps(made))


class Shelf:
    """Made on demand, kept until the run ends."""

    def __init__(self, folder: Path, *, thorough: bool = False) -> None:
        self.folder, self.thorough = folder, thorough

    def robot(self, path: Path, functions: tuple[str, ...] = ALL, **options: object) -> Generated:
        """A robot in Python and in C for both number types; of a large one, `all` means the basic functions."""
        if functions == ALL and case(path).tree.n >= LARGE and not self.thorough:
            functions = BASIC
        request = Request(str(path), functions, ("python", "c"), **options)  # type: ignore[arg-type]
        label = "_".join([path.stem, *functions, *(f"{key}={value}" for key, value in options.items())])
        made = self._kept(label, lambda folder: _generate(request, folder))
        return Generated(made, request, lambda robot: self._kept(f"{label}_expected", robot.work_out))

    def report(self, robot: str) -> Path:
        """The page of a robot that ships."""
        page = f"{robot}.html"
        return self._kept(f"report_{robot}", lambda folder: _write_report(robot, folder / page)) / page

    def _kept(self, label: str, make: Callable[[Path], None]) -> Path:
        place = self.folder / label
        if not place.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = Path(tempfile.mkdtemp(dir=self.folder))
            make(draft)
            try:
                os.rename(draft, place)
            except OSError:  # another process was faster
                assert place.exists()
        return place


def _write_report(robot: str, page: Path) -> None:
    symdyn.load(robot).report(page)


def _generate(request: Request, folder: Path) -> None:
    library = make_library(request)
    programs = {function.name: function.program for function in library.functions}
    if library.prepare is not None:
        programs["prepare"] = library.prepare
    counts = {name: asdict(operations(program)) for name, program in programs.items()}
    (folder / "name.json").write_text(json.dumps(library.name))
    (folder / "operations.json").write_text(json.dumps(counts))
    sheet = make_sheet(library)
    rendered = {
        ".": texts_of(sheet, ("python", "javascript")),
        "double": texts_of(sheet, ("c",)),
        "float32": texts_of(replace(sheet, float32=True), ("c",)),
    }
    for place, texts in rendered.items():
        for name, text in texts.items():
            (folder / place).mkdir(exist_ok=True)
            (folder / place / name).write_text(text, encoding="utf-8")
