"""`symdyn verify`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from symdyn.cli.examples import examples
from symdyn.cli.json import answer, json_option
from symdyn.cli.options import robot_argument
from symdyn.execution.runners import ENDINGS
from symdyn.verify.generated import verify
from symdyn.wording import counted

_HELP = f"Compare the generated FILE ({ENDINGS}) with the numeric core of ROBOT; exit code 1 if they differ."


_EXAMPLES = examples(
    "symdyn verify generated/ur5/ur5.py ur5",
    "symdyn verify generated/ur5/ur5.c ur5 --states 1000",
    "symdyn verify generated/ur5/ur5.c ur5 --json",
)


@click.command("verify", help=_HELP, epilog=_EXAMPLES)
@click.argument("file", metavar="FILE", type=click.Path())
@robot_argument
@click.option("--states", default=100, show_default=True, type=click.IntRange(1), help="How many random states.")
@json_option
def command(file: str, source: str, states: int, as_json: bool) -> None:
    verdict = verify(Path(file), source, states)
    if as_json:
        found = [
            {"name": it.function, "ok": it.equal, "error": it.ratio, "message": it.message} for it in verdict.findings
        ]
        told = {"file": file, "source": source, "belongs": verdict.belongs, "states": states, "functions": found}
        answer(told, ok=verdict.equal and verdict.belongs)
        sys.exit(0 if verdict.equal and verdict.belongs else 1)
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
    if not verdict.good:
        sys.exit(1)
