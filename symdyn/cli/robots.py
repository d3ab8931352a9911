"""`symdyn robots`: what ships, listed, shown and copied."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import click

from symdyn.cli.completion import shipped
from symdyn.cli.examples import examples
from symdyn.cli.groups import Commands
from symdyn.cli.json import answer, json_option
from symdyn.cli.options import reading_options
from symdyn.description import read_robot
from symdyn.description.robot import Joint, Robot
from symdyn.description.source import robot_file, shipped_robots
from symdyn.description.spelling import suggestion
from symdyn.description.topology import depth_first, places_in_q
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all
from symdyn.resources import folder
from symdyn.show.text import tree_text
from symdyn.wording import counted


class _Robots(Commands):
    """What can be done with robots that ship."""

    lines: ClassVar[Mapping[str, str]] = {
        "show": "Show a robot as a tree with masses and limits.",
        "copy": "Copy the file of a robot that ships.",
    }

    def meant(self, word: str, ctx: click.Context) -> str:
        """A robot where a command is due may be shown; without a command robots are listed."""
        if word in shipped_robots():
            return f"did you mean 'symdyn robots show {word}'?"
        return f"{super().meant(word, ctx)}; 'symdyn robots' alone lists them"


_EXAMPLES = examples("symdyn robots", "symdyn robots --json", "symdyn robots show panda", "symdyn robots copy panda")


@click.group("robots", cls=_Robots, invoke_without_command=True, epilog=_EXAMPLES)
@json_option
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    """List the robots that ship with symdyn. Wherever a robot is asked for, the name of one will do."""
    ctx.obj = as_json
    if ctx.invoked_subcommand is not None:
        return
    robots = {name: read_robot(robot_file(name)) for name in shipped_robots()}
    if as_json:
        answer({"folder": str(folder("robots")), "robots": [_entry(name, robot) for name, robot in robots.items()]})
        return
    for name, robot in robots.items():
        click.echo(f"{name:16} {counted(_moving(robot), 'joint'):>9}  {_title(robot_file(name))}")
    click.echo(f"in {folder('robots')}")


_SHOWN = ("symdyn robots show panda", "symdyn robots show humanoid --floating", "symdyn robots show planar2 --json")


@command.command("show", epilog=examples(*_SHOWN))
@reading_options
@json_option
@click.pass_obj
def show(asked_before: bool, /, source: str, as_json: bool, **reading: Any) -> None:
    """Show ROBOT, one that ships or a file, as a tree of its links with masses, joints and limits."""
    robot = read_robot(source, **reading)
    if as_json or asked_before:
        answer(_document(robot, source))
    else:
        click.echo(tree_text(robot))


@command.command("copy", epilog=examples("symdyn robots copy panda", "symdyn robots copy ur5 my_arm.yaml --force"))
@click.argument("name", metavar="NAME", shell_complete=shipped)
@click.argument("target", metavar="[YAML]", required=False, type=click.Path())
@click.option("--force", is_flag=True, help="Replace YAML if it exists.")
def copy(name: str, target: str | None, force: bool) -> None:
    """Copy the file of the robot NAME to YAML, a file or a folder; to NAME.yaml here by default."""
    if name not in shipped_robots():
        cure = suggestion(name, shipped_robots())
        raise InputError([Fault(Place(name), "", "is no robot that ships", cure)])
    place = Path(target) if target is not None else Path(f"{name}.yaml")
    if place.is_dir():
        place /= f"{name}.yaml"
    write_robot(place, robot_file(name).read_text(encoding="utf-8"), force=force)
    click.echo(f"wrote {place}; check it with 'symdyn check {place}'")


def write_robot(place: Path, text: str, *, force: bool) -> None:
    """Write a robot file; one that exists is replaced only if that is asked for.

    Raises:
        InputError: when it exists, cannot be written, or has another ending than robot files have.
    """
    if place.suffix.lower() not in (".yaml", ".yml"):
        cure = "give the file to write, ending in .yaml"
        raise InputError([Fault(Place(str(place)), "", "is no name of a robot file", cure)])
    if os.path.lexists(place) and not force:
        raise InputError([Fault(Place(str(place)), "", "exists already", "add --force to replace it")])
    write_all({place: text}, force=True)  # asked for above


def _moving(robot: Robot) -> int:
    return sum(joint.leads for joint in robot.joints)


def _title(path: Path) -> str:
    """The first line of a file that ships."""
    return path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")


def _entry(name: str, robot: Robot) -> dict[str, Any]:
    """A row of the list, for machines."""
    path = robot_file(name)
    counts = {"joints": _moving(robot), "links": len(robot.links), "tools": len(robot.tools)}
    return {"name": name, "title": _title(path), "file": str(path), **counts}


def _document(robot: Robot, source: str) -> dict[str, Any]:
    """All that the tree shows, for machines; parameters are at their defaults."""
    order, places = depth_first(robot.joints, robot.root), places_in_q(robot.joints, robot.root)
    return {
        "robot": robot.name,
        "file": source,
        "root": robot.root,
        "gravity": [entry.value(robot.defaults) for entry in robot.gravity],
        "links": [{"name": link.name, "mass": link.mass.value(robot.defaults)} for link in robot.links],
        "joints": [_joint(joint, places.get(joint.name)) for joint in order],
        "tools": [{"name": tool.name, "link": tool.link} for tool in robot.tools],
        "loops": [{"a": loop.a, "b": loop.b, "constrain": list(loop.constrain)} for loop in robot.loops],
        "parameters": robot.defaults,
    }


def _joint(joint: Joint, place: int | None) -> dict[str, Any]:
    return {
        "name": joint.name,
        "type": joint.kind.value,
        "parent": joint.parent,
        "child": joint.child,
        "q": place,
        "limits": [limit.value() for limit in joint.limits] if joint.limits else None,
        "locked": joint.locked.value() if joint.locked else None,
        "mimic": _mimic(joint),
    }


def _mimic(joint: Joint) -> dict[str, Any] | None:
    it = joint.mimic
    return None if it is None else {"joint": it.joint, "multiplier": it.multiplier.value(), "offset": it.offset.value()}
