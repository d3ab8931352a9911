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
@click.option("--portable", is_flag=True, help="For every processor of this kind, not only for those like this one.")
@force_option
def command(file: str, output: str | None, portable: bool, force: bool) -> None:
    """Compile the generated FILE (.c) and give Python the interface of the generated Python module.

    Writes the extension module NAME_native.abi3.so, which needs numpy and nothing else, and NAME_native.pyi, which tells
    editors and type checkers about it. CC names the compiler, CFLAGS adds to its options.
    """
    for path in build(Path(file), None if output is None else Path(output), portable=portable, force=force):
        click.echo(f"wrote {path}")
