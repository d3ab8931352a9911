"""From a request to files: generated, judged, written, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from symdyn.description.robot import Robot
from symdyn.files import write_all
from symdyn.generation import Generation, Progress, Request, generate, silent
from symdyn.generation.judging import STATES, Judgement, judge_texts
from symdyn.judge.check import told_beside_files
from symdyn.render import render
from symdyn.wording import counted


@dataclass(frozen=True)
class Made:
    """Files that are not written yet: what led to them, their names and texts, and how near to the core they are."""

    generation: Generation
    texts: Mapping[str, str]
    judgements: tuple[Judgement, ...]


@dataclass(frozen=True, repr=False)
class Generated:
    """Files that were written; prints as what the command says.

    Attributes:
        robot: its name.
        files: that were written.
        operations: of each function, by kind.
        judgements: how near to the core each file with functions is; none where that was not asked for.
        notes: on what was left out, and on what the robot's numbers mean.
    """

    robot: str
    files: tuple[Path, ...]
    operations: Mapping[str, Mapping[str, int]]
    judgements: tuple[Judgement, ...]
    notes: tuple[str, ...]

    def __str__(self) -> str:
        total = sum(costs["mul"] + costs["add"] for costs in self.operations.values())
        lines = [f"wrote {file}" for file in self.files]
        lines.append(
            f"{counted(len(self.operations), 'function')} of '{self.robot}', {counted(total, 'operation')} in all"
        )
        return "\n".join([*lines, *(_verdict(judgement) for judgement in self.judgements), *self.notes])

    __repr__ = __str__


def make(request: Request, robot: Robot | None = None, *, verify: bool = True, progress: Progress = silent) -> Made:
    """Everything but writing.

    Args:
        request: what is asked for.
        robot: of the request's source, where it is read already.
        verify: compare with the core, at random states.
        progress: is told what is being done.

    Raises:
        InputError: for whatever the request or the robot makes impossible, and for a function that differs from the core.
    """
    generation = generate(request, progress, robot)
    progress("spelling")
    texts = render(generation.library, request.targets, float32=request.float32, sincos=request.sincos)
    judgements = judge_texts(generation, texts, progress) if verify else ()
    return Made(generation, texts, tuple(judgements))


def write(made: Made, directory: Path | None = None, *, force: bool = False, progress: Progress = silent) -> Generated:
    """Write the files.

    Args:
        made: the files.
        directory: that receives them; `generated/NAME` by default.
        force: replace files that symdyn did not write.
        progress: is told what is being done.

    Raises:
        InputError: when a file is in the way, or cannot be written; the old files are as they were then.
    """
    library, request = made.generation.library, made.generation.request
    folder = Path("generated") / library.name if directory is None else directory
    contents = {folder / name: text for name, text in made.texts.items()}
    progress("writing")
    write_all(contents, force=force)
    told = told_beside_files(made.generation.robot, friction=request.friction)
    return Generated(
        robot=library.title,
        files=tuple(contents),
        operations={function.name: function.operations.as_dict() for function in library.functions},
        judgements=made.judgements,
        notes=(*(f"note: {note}" for note in library.notes), *told),
    )


def _verdict(judgement: Judgement) -> str:
    """A line on how near to the core a file is."""
    if judgement.worst is None:
        return f"{judgement.file} was not run: {judgement.lacking}; verify it where there is one"
    near = f"the largest error is {judgement.worst.ratio:.2g} of what is allowed ({judgement.worst.function})"
    return f"{judgement.file} equals the core at {STATES} random states: {near}"
