"""`symdyn check`."""

from __future__ import annotations

import sys
from typing import Any

import click

from symdyn.api.faults import Faults
from symdyn.cli.examples import examples
from symdyn.cli.json import answer, json_option
from symdyn.cli.options import reading_options
from symdyn.description import read_robot
from symdyn.description.notes import moving_told
from symdyn.description.robot import Robot
from symdyn.description.topology import depth_first
from symdyn.faults import Severity
from symdyn.judge.check import check
from symdyn.wording import counted

_EXAMPLES = examples(
    "symdyn check panda",
    "symdyn check my_arm.urdf --lock 'finger*'",
    "symdyn check panda --json",
)


@click.command("check", epilog=_EXAMPLES)
@reading_options
@json_option
def command(source: str, as_json: bool, **reading: Any) -> None:
    """Report every fault of ROBOT; exit code 1 if one is an error."""
    robot = read_robot(source, **reading)
    faults = Faults(check(robot))
    if as_json:
        answer({"file": source, **names(robot)}, faults)
        sys.exit(1 if faults.errors else 0)
    for fault in faults:
        click.echo(str(fault), err=fault.severity is Severity.ERROR)
    click.echo(
        f"{source}: robot '{robot.name}' with {moving_told(robot)}, {counted(len(robot.links), 'link')}, "
        f"{counted(len(robot.tools), 'tool')}: {faults.counts}"
    )
    if faults.errors:
        sys.exit(1)


def names(robot: Robot) -> dict[str, Any]:
    """What a robot has, for machines; joints are those that move by themselves, in the order of q."""
    return {
        "robot": robot.name,
        "joints": [joint.name for joint in depth_first(robot.joints, robot.root) if joint.leads],
        "links": [link.name for link in robot.links],
        "tools": [tool.name for tool in robot.tools],
        "parameters": robot.defaults,
    }
