"""`symdyn generate`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from symdyn.cli.options import force_option, reading_options
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.generation import TARGETS, Progress, Request, generate
from symdyn.judge.check import told_beside_files
from symdyn.judging import STATES, Judgement, judge_texts
from symdyn.render import render
from symdyn.symbolic.library import Library
from symdyn.symbolic.table import DEFAULT

_HELP_FUNCTIONS = (
    "Names and groups (dynamics, kinematics, filter, energy, linear, diagonal, loops, all), comma separated."
)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


@click.command("generate")
@reading_options
@click.option("--functions", default=",".join(DEFAULT), show_default=True, help=_HELP_FUNCTIONS)
@click.option("--target", default="python", show_default=True, help=f"{', '.join(TARGETS)}; comma separated.")
@click.option("--parameters", default="", help="Free whole classes: mass, com, inertia, gravity; comma separated.")
@click.option("--no-friction", is_flag=True, help="Leave the file's friction out.")
@click.option("--no-armature", is_flag=True, help="Leave the file's armature out.")
@click.option("--float32", is_flag=True, help="C in single precision.")
@click.option("--no-verify", is_flag=True, help="Write without comparing with the core first.")
@click.option(
    "--name", default="", help="Stem of the files and prefix of the C functions; the robot's name by default."
)
@click.option(
    "-o", "--output", default=None, type=click.Path(), help="Folder for the files; generated/NAME by default."
)
@force_option
def command(output: str | None, no_verify: bool, force: bool, **options: Any) -> None:
    """Write the dynamics of ROBOT as standalone source files, after comparing each function with the numeric core."""
    request = _request(**options)
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


def _request(**options: Any) -> Request:
    targets = _words(options["target"])
    unknown = [target for target in targets if target not in TARGETS]
    if unknown or not targets:
        cure = f"known here: {', '.join(TARGETS)}"
        raise InputError([Fault(Place("--target"), name, "is no target", cure) for name in unknown or [""]])
    return Request(
        source=options["source"],
        functions=_words(options["functions"]),
        targets=tuple(target for target in TARGETS if target in targets),
        parameters=_words(options["parameters"]),
        friction=not options["no_friction"],
        armature=not options["no_armature"],
        float32=options["float32"],
        name=options["name"],
        lock=tuple(options["lock"]),
        literal_angles=options["literal_angles"],
    )


def parse_request(file: str, source: str, arguments: Sequence[str]) -> Request:
    """The request of a command line, as the head of the generated `file` keeps it.

    Raises:
        InputError: when the options are not ours.
    """
    try:
        context = command.make_context("generate", [source, *arguments])
    except click.ClickException as problem:
        rule = f"was made with options that are not known: {problem.format_message()}"
        raise InputError([Fault(Place(file), "", rule, "generate it again")]) from None
    options = dict(context.params)
    for other in ("output", "no_verify", "force"):  # say nothing about what is in a file
        options.pop(other)
    return _request(**options)


def summary(library: Library) -> str:
    """A line on what was made."""
    total = sum(function.operations.total for function in library.functions)
    return f"{len(library.functions)} functions of '{library.title}', {total} operations in all"


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
