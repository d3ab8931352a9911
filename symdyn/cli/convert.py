"""`symdyn convert`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from symdyn.api.conversion import convert
from symdyn.cli.examples import examples
from symdyn.cli.options import reading_options
from symdyn.description import read_robot

_EXAMPLES = examples(
    "symdyn convert my_arm.urdf my_arm.yaml",
    "symdyn convert my_arm.urdf held.yaml --lock 'finger*=0.02' --force",
    "symdyn convert my_arm.urdf.xacro my_arm.yaml --xacro-arg prefix:=left_",
    "symdyn convert walker.xml walker.yaml",
)


@click.command("convert", epilog=_EXAMPLES)
@reading_options
@click.argument("target", metavar="YAML", type=click.Path())
@click.option("--force", is_flag=True, help="Replace YAML if it exists.")
def command(source: str, target: str, force: bool, **reading: Any) -> None:
    """Write ROBOT, URDF, xacro or MJCF, as the robot file YAML."""
    robot = read_robot(source, **reading)
    path = convert(robot, Path(source), Path(target), force=force)
    for remark in robot.remarks:
        click.echo(str(remark))
    click.echo(f"wrote {path}")
