"""Options that commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

_Command = Callable[..., Any]


def reading_options(command: _Command) -> _Command:
    """`SOURCE`, `--lock` and `--literal-angles`: how a robot is read."""
    command = click.option(
        "--literal-angles", is_flag=True, help="Keep URDF angles such as 1.5708 instead of reading them as pi/2."
    )(command)
    command = click.option(
        "--lock", metavar="JOINT[=VALUE]", multiple=True, help="Hold a joint, at 0 or at the value; may be repeated."
    )(command)
    return click.argument("source", metavar="ROBOT", type=click.Path())(command)


force_option = click.option("--force", is_flag=True, help="Replace files that symdyn did not write.")
