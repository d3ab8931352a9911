"""The command line. Exit codes: 0 good, 1 the user's input or a failed verification, 2 wrong usage."""

from __future__ import annotations

import importlib
import io
import sys
from typing import Any

import click

from symdyn.faults import InputError
from symdyn.version import __version__

_COMMANDS = {
    "generate": "Write a robot's dynamics as standalone source files.",
    "verify": "Compare a generated file with the numeric core.",
    "build": "Compile a generated C file and wrap it for Python.",
    "bench": "Time the functions of generated files.",
    "inspect": "Show a formula, or whether diagonalising coordinates exist.",
    "check": "Report every fault of a robot file.",
    "convert": "Write a URDF as a robot file.",
    "robots": "List the robots that ship with symdyn.",
}


class _Commands(click.Group):
    """Loads a command's module only when it is called, so that `check` never waits for SymPy."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"symdyn.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """One message for whatever the user's input causes, never a traceback."""
        if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal of few letters must not stop a message
            sys.stdout.reconfigure(errors="backslashreplace")
        try:
            return super().invoke(ctx)
        except InputError as problem:
            click.echo(str(problem), err=True)
            sys.exit(1)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="symdyn")
def main() -> None:
    """Closed-form robot dynamics as standalone source files."""
