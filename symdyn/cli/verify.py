"""`symdyn verify`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from symdyn.cli.options import robot_argument
from symdyn.execution.runners import ENDINGS
from symdyn.verify.generated import verify
from symdyn.wording import counted

_HELP = f"Compare the generated FILE ({ENDINGS}) with the numeric core of ROBOT; exit code 1 if they differ."


@click.command("verify", help=_HELP)
@click.argument("file", metavar="FILE", type=click.Path())
@robot_argument
@click.option("--states", default=100, show_default=True, type=click.IntRange(1), help="How many random states.")
def command(file: str, source: str, states: int) -> None:
    verdict = verify(Path(file), source, states)
    for finding in verdict.findings:
        state = "ok   " if finding.ratio <= 1 else "WRONG"
        click.echo(
            f"{state} {finding.function}: {finding.ratio:.2g} of the allowed error at {counted(states, 'state')}"
        )
        if finding.ratio > 1:
            click.echo(f"      {finding.message}", err=True)
    if not verdict.belongs:
        click.echo(f"{file} was not made from this {source}: the source has changed; generate it again", err=True)
    else:
        click.echo(f"{file} belongs to {source}")
    if not (verdict.equal and verdict.belongs):
        sys.exit(1)
