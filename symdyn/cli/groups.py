"""A group of commands that knows what a misspelt one may have meant, and tells names without loading what they run."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, ClassVar

import click
from click.shell_completion import CompletionItem


class Commands(click.Group):
    """Commands with a line of help each; a command's module is loaded only when it is called.

    So `check` never waits for SymPy, nor do help and completion for any of them.
    """

    lines: ClassVar[Mapping[str, str]] = {}
    package = ""
    """The package whose module of a command's name has it as `command`; empty where the commands are added to the group."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.lines)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if not self.package or cmd_name not in self.lines:
            return super().get_command(ctx, cmd_name)
        command: click.Command = importlib.import_module(f"{self.package}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.lines.items()))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        found = [CompletionItem(name, help=line) for name, line in self.lines.items() if name.startswith(incomplete)]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        """As click does, but for words that are no command."""
        word = args[0]
        if word not in self.lines and not word.startswith("-") and not ctx.resilient_parsing:
            ctx.fail(f"No such command '{word}'; {self.meant(word, ctx)}")
        return super().resolve_command(ctx, args)

    def meant(self, word: str, ctx: click.Context) -> str:
        """What to type in place of a word that is no command."""
        from symdyn.description.spelling import suggestion  # noqa: PLC0415 - not before it is needed

        if any(f"--{word}" in param.opts for param in self.get_params(ctx)):
            return f"did you mean 'symdyn --{word}'?"
        return suggestion(word, self.lines)
