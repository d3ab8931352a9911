"""`symdyn build`."""

from __future__ import annotations

from pathlib import Path

import click

from symdyn.cli.examples import examples
from symdyn.cli.options import force_option
from symdyn.native.compiled import build
from symdyn.native.folder import write_folder

_EXAMPLES = examples(
    "symdyn build generated/ur5/ur5.c",
    "symdyn build generated/ur5/ur5.c --portable -o lib",
    "symdyn build generated/ur5/ur5.c --wheel",
)


@click.command("build", epilog=_EXAMPLES)
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("-o", "--output", default=None, type=click.Path(), help="Folder for the files; that of FILE by default.")
@click.option("--portable", is_flag=True, help="For every processor of this kind, not only for those like this one.")
@click.option(
    "--wheel", is_flag=True, help="Write a folder that pip installs, NAME-native by default; compile nothing."
)
@force_option
def command(file: str, output: str | None, portable: bool, wheel: bool, force: bool) -> None:
    """Compile the generated FILE (.c) and give Python the interface of the generated Python module.

    Writes the extension module NAME_native.abi3.so, which needs numpy and nothing else, and NAME_native.pyi, which tells
    editors and type checkers about it. CC names the compiler, CFLAGS adds to its options.
    """
    source, folder = Path(file), None if output is None else Path(output)
    if wheel:
        made = write_folder(source, folder, portable=portable, force=force)
        named = made if made.is_absolute() else f"./{made}"  # pip looks up bare names elsewhere
        click.echo(f"wrote {made}; install it with 'pip install {named}'")
        return
    for path in build(source, folder, portable=portable, force=force):
        click.echo(f"wrote {path}")
