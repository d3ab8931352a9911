"""`symdyn generate`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from symdyn.api.generated import make, write
from symdyn.cli.examples import examples
from symdyn.cli.options import force_option, options, robot_argument
from symdyn.cli.progress import shown_progress
from symdyn.generation.request import OPTIONS, default_of, request_of

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
    with shown_progress() as progress:
        made = make(request, verify=not no_verify, progress=progress)
        generated = write(made, None if output is None else Path(output), force=force, progress=progress)
    click.echo(str(generated))
