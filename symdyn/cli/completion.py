"""What shells offer behind Tab: words that an option lists, functions, and the joints, tools and robots that there are.

A robot is read where its joints or tools are asked for; one that cannot be read has none to offer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from symdyn.description import ENDINGS, read_robot
from symdyn.description.robot import Robot
from symdyn.description.source import robot_file, shipped_robots
from symdyn.description.spelling import identifier
from symdyn.faults import InputError
from symdyn.options import Option
from symdyn.quantities import EVERYTHING, QUANTITIES
from symdyn.quantities.contract import Group

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def robots(incomplete: str) -> list[CompletionItem]:
    """Robots that ship and robot files of the current folder; where neither fits, any path."""
    files = [path.name for path in sorted(Path().iterdir()) if path.suffix.lower() in ENDINGS]
    return _items([*shipped_robots(), *files], incomplete) or [CompletionItem(incomplete, type="file")]


def shipped(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Robots that ship."""
    return _items(shipped_robots(), incomplete)


def functions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Groups and functions, those of the robot's tools among them; behind a `+` functions only."""
    robot = _robot(ctx)
    tools = [identifier(tool.name) for tool in robot.tools] if robot else []
    names = [quantity.name for quantity in QUANTITIES]
    if "+" in incomplete.rpartition(",")[2]:
        return _items(names, incomplete, ",+")
    of_tools = [f"{quantity.name}_{tool}" for quantity in QUANTITIES if quantity.per_tool for tool in tools]
    groups = [*(group.value for group in Group), EVERYTHING]
    return _items([*groups, *names, *of_tools], incomplete, ",")


def _joints(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Joints that move."""
    robot = _robot(ctx)
    return _items([joint.name for joint in robot.joints if joint.moves] if robot else [], incomplete)


def _tools(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    robot = _robot(ctx)
    return _items([tool.name for tool in robot.tools] if robot else [], incomplete, ",")


def _loops(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    robot = _robot(ctx)
    return _items([loop.name for loop in robot.loops] if robot else [], incomplete, ",")


_OF_ROBOTS: dict[str, Complete] = {
    "functions": functions,
    "lock": _joints,
    "tools": _tools,
    "payload": _tools,
    "loops": _loops,
}
"""By the field that an option sets."""


def completion(row: Option) -> Complete | None:
    """What an option of a table offers: the words it lists, or what depends on the robot."""
    if row.choices:
        return lambda ctx, param, incomplete: _items(row.choices, incomplete, ",")
    return _OF_ROBOTS.get(row.field)


def _items(words: Iterable[str], incomplete: str, separators: str = "") -> list[CompletionItem]:
    """The words that what stands behind the last separator may become, with what stands before it; none twice."""
    typed = re.split(f"[{separators}]", incomplete) if separators else [incomplete]
    before = incomplete[: len(incomplete) - len(typed[-1])]
    left = [word for word in words if word.startswith(typed[-1]) and word not in typed[:-1]]
    return [CompletionItem(before + word) for word in left]


def _robot(ctx: click.Context) -> Robot | None:
    """The robot that was typed before, if it can be read.

    Behind an option that waits for its value click leaves words as they were typed; a command's first is the robot.
    """
    source = ctx.params.get("source") or next(iter(ctx.args), None)
    try:
        return read_robot(robot_file(source)) if source else None
    except InputError:
        return None
