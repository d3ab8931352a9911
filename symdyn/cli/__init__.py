"""The command line. Exit codes: 0 good, 1 the user's input or a failed verification, 2 wrong usage."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import click

from symdyn.cli.examples import examples
from symdyn.cli.groups import Commands
from symdyn.cli.json import FLAG, answer
from symdyn.faults import InputError
from symdyn.version import __version__

_EXAMPLES = examples(
    "symdyn robots",
    "symdyn generate panda --target python,c",
    "symdyn check panda",
    "symdyn new my_arm",
)
_JSON = "symdyn.json"


class _All(Commands):
    """The commands of symdyn."""

    package = __name__
    lines: ClassVar[Mapping[str, str]] = {
        "generate": "Write a robot's dynamics as standalone source files.",
        "verify": "Compare a generated file with the numeric core.",
        "build": "Compile a generated C file and wrap it for Python.",
        "bench": "Time the functions of generated files.",
        "inspect": "Show a formula, or whether diagonalising coordinates exist.",
        "report": "Write a robot as one live page for the browser.",
        "check": "Report every fault of a robot file.",
        "convert": "Write URDF, xacro or MJCF as a robot file.",
        "robots": "List, show and copy the robots that ship with symdyn.",
        "new": "Write a template of a robot file.",
    }

    def meant(self, word: str, ctx: click.Context) -> str:
        """A robot where a command is due may be checked."""
        if Path(word).suffix:
            return f"a command comes first, such as 'symdyn check {word}'"
        return super().meant(word, ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[_JSON] = FLAG in args  # known even where the command's own words cannot be read
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """One message for whatever the user's input causes, never a traceback."""
        if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal of few letters must not stop a message
            sys.stdout.reconfigure(errors="backslashreplace")
        try:
            return super().invoke(ctx)
        except InputError as problem:
            if ctx.meta[_JSON]:
                answer({}, problem.faults)
            else:
                click.echo(str(problem), err=True)
            sys.exit(1)


@click.group(cls=_All, context_settings={"help_option_names": ["-h", "--help"]}, epilog=_EXAMPLES)
@click.version_option(__version__, "-V", "--version", prog_name="symdyn")
def main() -> None:
    """Closed-form robot dynamics as standalone source files."""
