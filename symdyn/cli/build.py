"""`symdyn build`."""

from __future__ import annotations

from pathlib import Path

import click

from symdyn.cli.examples import examples
from symdyn.cli.options import force_option
from symdyn.native.compiled import build

_EXAMPLES = examples(
    "symdyn build generated/ur5/ur5.c",
    "symdyn build generated/ur5/ur5.c -o lib",
)


@click.command("build", epilog=_EXAMPLES)
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("-o", "--output", default=None, type=click.Path(), help="Folder for the files; that of FILE by default.")
@force_option
def command(file: str, output: str | None, force: bool) -> None:
    """Compile the generated FILE (.c) and give Python the interface of the generated Python module.

    Writes the shared library libNAME and NAME_native.py, which needs numpy and the library beside it, nothing else.
    CC names the compiler, CFLAGS adds to its options.
    """
    for path in build(Path(file), None if output is None else Path(output), force=force):
        click.echo(f"wrote {path}")
