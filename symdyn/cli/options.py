"""Options that commands share, and how a row of a table of options becomes one of click."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from symdyn.cli.completion import completion, robots
from symdyn.description.source import robot_file
from symdyn.options import READING, Option, OptionKind

_Command = Callable[..., Any]


def options(rows: Iterable[Option], defaults: dict[str, Any] | None = None) -> Callable[[_Command], _Command]:
    """The options of a table, in its order; a default that is not empty is shown."""

    def decorated(command: _Command) -> _Command:
        for row in reversed(list(rows)):
            command = _option(row, (defaults or {}).get(row.field))(command)
        return command

    return decorated


def _option(row: Option, default: Any) -> Callable[[_Command], _Command]:
    if row.kind is OptionKind.SWITCH:
        return click.option(
            row.flag, row.field, is_flag=True, default=bool(default), flag_value=not default, help=row.help
        )
    if row.kind in (OptionKind.REPEATED, OptionKind.LISTS):
        return click.option(
            row.flag, row.field, metavar=row.metavar, multiple=True, help=row.help, shell_complete=completion(row)
        )
    text = ",".join(default or ()) if row.kind is OptionKind.WORDS else default
    return click.option(
        row.flag,
        row.field,
        metavar=row.metavar,
        default=text or "",
        show_default=bool(text),
        help=row.help,
        shell_complete=completion(row),
    )


class RobotSource(click.Path):
    """A robot file by its path, or a robot that ships by its bare name; commands get the path."""

    name = "robot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(robot_file(value))

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return robots(incomplete)


def robot_argument(command: _Command) -> _Command:
    """`ROBOT`, the description to read."""
    return click.argument("source", metavar="ROBOT", type=RobotSource())(command)


def reading_options(command: _Command) -> _Command:
    """`ROBOT`, `--lock`, `--floating` and so on: how a robot is read."""
    return robot_argument(options(READING)(command))


force_option = click.option("--force", is_flag=True, help="Replace files that symdyn did not write.")
