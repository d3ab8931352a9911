"""`symdyn generate`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from symdyn.cli.examples import examples
from symdyn.cli.options import force_option, options, robot_argument
from symdyn.files import write_all
from symdyn.generation import Progress, generate
from symdyn.generation.judging import STATES, Judgement, judge_texts
from symdyn.generation.request import OPTIONS, default_of, request_of
from symdyn.judge.check import told_beside_files
from symdyn.render import render
from symdyn.symbolic.library import Library
from symdyn.wording import counted

_DEFAULTS = {option.field: default_of(option) for option in OPTIONS}


_EXAMPLES = examples(
    "symdyn generate panda",
    "symdyn generate ur5 --target python,c --functions dynamics,pose -o generated/ur5",
    "symdyn generate planar2 --functions mass_matrix+bias_forces --parameters mass",
    "symdyn generate my_arm.urdf --lock 'finger*' --target javascript --name arm",
)


@click.command("generate", epilog=_EXAMPLES)
@robot_argument
@options(OPTIONS, _DEFAULTS)
@click.option("--no-verify", is_flag=True, help="Write without comparing with the core first.")
@click.option(
    "-o", "--output", default=None, type=click.Path(), help="Folder for the files; generated/NAME by default."
)
@force_option
def command(source: str, output: str | None, no_verify: bool, force: bool, **given: Any) -> None:
    """Write the dynamics of ROBOT as standalone source files, after comparing each function with the numeric core."""
    request = request_of(source, given)
    with _progress() as progress:
        generation = generate(request, progress)
        library = generation.library
        progress("spelling")
        texts = render(library, request.targets, float32=request.float32)
        judgements = [] if no_verify else judge_texts(generation, texts, progress)
        folder = Path(output) if output is not None else Path("generated") / library.name
        progress("writing")
        write_all({folder / name: text for name, text in texts.items()}, force=force)
    for name in texts:
        click.echo(f"wrote {folder / name}")
    click.echo(summary(library))
    for judgement in judgements:
        click.echo(verdict(judgement))
    for note in library.notes:
        click.echo(f"note: {note}")
    for line in told_beside_files(generation.subject.robot, friction=request.friction):
        click.echo(line)


def verdict(judgement: Judgement) -> str:
    """A line on how near to the core a file is."""
    if judgement.worst is None:
        return f"{judgement.file} was not run: {judgement.lacking}; verify it where there is one"
    near = f"the largest error is {judgement.worst.ratio:.2g} of what is allowed ({judgement.worst.function})"
    return f"{judgement.file} equals the core at {STATES} random states: {near}"


def summary(library: Library) -> str:
    """A line on what was made."""
    total = sum(function.operations.total for function in library.functions)
    functions = counted(len(library.functions), "function")
    return f"{functions} of '{library.title}', {counted(total, 'operation')} in all"


@contextmanager
def _progress() -> Iterator[Progress]:
    """A line of progress on a terminal, nothing in a pipe."""
    from rich.console import Console  # noqa: PLC0415 - not before it is needed

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status("starting") as status:
        yield status.update
