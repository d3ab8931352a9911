"""`symdyn check`."""

from __future__ import annotations

import sys

import click

from symdyn.cli.options import reading_options
from symdyn.description import read_robot
from symdyn.faults import Severity
from symdyn.judge.check import check, has_errors
from symdyn.wording import counted


@click.command("check")
@reading_options
def command(source: str, lock: tuple[str, ...], literal_angles: bool) -> None:
    """Report every fault of ROBOT, a robot file or plain URDF; exit code 1 if one is an error."""
    robot = read_robot(source, lock=lock, literal_angles=literal_angles)
    faults = check(robot)
    for fault in faults:
        click.echo(str(fault), err=fault.severity is Severity.ERROR)
    moving = sum(joint.moves for joint in robot.joints)
    counts = [sum(fault.severity is severity for fault in faults) for severity in (Severity.ERROR, Severity.WARNING)]
    click.echo(
        f"{source}: robot '{robot.name}' with {counted(moving, 'moving joint')}, {counted(len(robot.links), 'link')}, "
        f"{counted(len(robot.tools), 'tool')}: {counted(counts[0], 'error')}, {counted(counts[1], 'warning')}"
    )
    if has_errors(faults):
        sys.exit(1)
