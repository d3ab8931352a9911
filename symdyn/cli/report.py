"""`symdyn report`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from symdyn.api.report import write_report
from symdyn.cli.examples import examples
from symdyn.cli.options import force_option, options, reading_options
from symdyn.cli.progress import shown_progress
from symdyn.description import read_robot
from symdyn.generation.request import OPTIONS, request_of

_NUMBERS = [option for option in OPTIONS if option.field in ("parameters", "payload", "friction", "armature")]
_EXAMPLES = examples(
    "symdyn report planar2",
    "symdyn report my_arm.urdf --lock 'finger*' -o arm.html",
    "symdyn report scara --parameters mass,length",
)


@click.command("report", epilog=_EXAMPLES)
@reading_options
@options(_NUMBERS, {"friction": True, "armature": True})
@click.option("-o", "--output", metavar="FILE", type=click.Path(), help="The page; NAME.html by default.")
@force_option
def command(source: str, output: str | None, force: bool, **given: Any) -> None:
    """Write ROBOT as one page for the browser: drawing, sliders, matrices and formulas, live and without a network."""
    request = request_of(source, given)
    robot = read_robot(source, **request.reading)
    with shown_progress() as progress:
        path = write_report(request, robot, None if output is None else Path(output), force=force, progress=progress)
    click.echo(f"wrote {path}; open it in a browser")
