"""What `generate` is about to write, against the core: the emitted text itself, run before it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from symdyn.emit.registry import BACKENDS
from symdyn.execution.loaded import Loaded
from symdyn.execution.python import LoadedPython, import_text
from symdyn.execution.runners import RUNNERS
from symdyn.faults import Fault, InputError, Place
from symdyn.generation import Generation, Progress, silent
from symdyn.judge.comparison import Finding, judged
from symdyn.render import render
from symdyn.temporaries import new_folder

STATES = 10
_CURE = "nothing was written: this is a fault of symdyn, please report it with the robot file"


@dataclass(frozen=True)
class Judgement:
    """How far a file is from the core: the largest error of each function; None where it could not be run, and what for.

    What its self-test says is empty if that passes.
    """

    file: str
    findings: tuple[Finding, ...] | None
    self_test: str = ""
    lacking: str = ""

    @property
    def worst(self) -> Finding | None:
        return max(self.findings, key=lambda finding: finding.ratio) if self.findings else None


def judge_texts(generation: Generation, texts: Mapping[str, str], progress: Progress = silent) -> list[Judgement]:
    """Run every text that is a file of functions at random states and values of the run-time parameters.

    Raises:
        InputError: where a function differs from the core, or cannot be run: such files must not be written.
    """
    judgements = []
    if generation.request.float32 and f"{generation.library.name}.py" not in texts:
        _judge_in_double(generation, progress)
    with new_folder() as folder:
        for file, loaded in _loaded(generation, texts, Path(folder)):
            progress(f"judging {file}")
            if isinstance(loaded, str):
                judgements.append(Judgement(file, None, lacking=loaded))
            else:
                findings = judged(generation.subject, generation.functions, loaded, STATES)
                judgements.append(Judgement(file, findings, loaded.self_test()))
    wrong = [fault for judgement in judgements for fault in _faults(judgement)]
    if wrong:
        raise InputError(wrong)
    return judgements


def _judge_in_double(generation: Generation, progress: Progress) -> None:
    """What single precision leaves little to see of: the same program as Python, which is not written."""
    ((file, text),) = render(generation.library, ("python",)).items()
    progress(f"judging {file}, in double")
    findings = judged(generation.subject, generation.functions, LoadedPython(import_text(text, file)), STATES)
    wrong = list(_faults(Judgement(f"{generation.library.name}.c in double", findings)))
    if wrong:
        raise InputError(wrong)


def _faults(judgement: Judgement) -> Iterator[Fault]:
    for finding in judgement.findings or ():
        if not finding.equal:
            rule = f"differs from the core by {finding.ratio:.2g} times what is allowed: {finding.message}"
            yield Fault(Place(judgement.file), finding.function, rule, _CURE)
    for line in judgement.self_test.splitlines():
        if "WRONG" in line:
            yield Fault(Place(judgement.file), "self-test", line, _CURE)


def _loaded(generation: Generation, texts: Mapping[str, str], folder: Path) -> Iterator[tuple[str, Loaded | str]]:
    """Every file with functions, ready to be called; or what is missing here for that."""
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    try:
        for target, runner in RUNNERS.items():
            file = f"{generation.library.name}{BACKENDS[target].suffix}"
            if file in texts:
                yield file, runner.lacks() or runner.load(folder / file)
    except InputError as problem:
        raise InputError([_of_text(fault, folder) for fault in problem.faults]) from None


def _of_text(fault: Fault, folder: Path) -> Fault:
    """What is wrong with a text is our fault; with a compiler it is not."""
    file = Path(fault.at.file)
    return Fault(Place(file.name), fault.subject, fault.rule, _CURE) if file.parent == folder else fault
