"""`symdyn convert`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from symdyn.cli.examples import examples
from symdyn.cli.options import reading_options
from symdyn.description import read_robot
from symdyn.description.write_yaml import yaml_text
from symdyn.faults import Fault, InputError, Place
from symdyn.files import write_all

_EXAMPLES = examples(
    "symdyn convert my_arm.urdf my_arm.yaml",
    "symdyn convert my_arm.urdf held.yaml --lock 'finger*=0.02' --force",
)


@click.command("convert", epilog=_EXAMPLES)
@reading_options
@click.argument("target", metavar="YAML", type=click.Path())
@click.option("--force", is_flag=True, help="Replace YAML if it exists.")
def command(source: str, target: str, lock: tuple[str, ...], literal_angles: bool, force: bool) -> None:
    """Write ROBOT, plain URDF, as the robot file YAML."""
    place = Path(target)
    if place.suffix.lower() not in (".yaml", ".yml"):
        cure = "give the file to write, ending in .yaml"
        raise InputError([Fault(Place(target), "", "is no name of a robot file", cure)])
    if Path(source).suffix.lower() not in (".urdf", ".xml"):
        cure = "convert takes URDF; a robot file needs no converting"
        raise InputError([Fault(Place(source), "", "is not URDF", cure)])
    if os.path.lexists(place) and not force:
        raise InputError([Fault(Place(target), "", "exists already", "add --force to replace it")])
    robot = read_robot(source, lock=lock, literal_angles=literal_angles)
    for remark in robot.remarks:
        click.echo(str(remark))
    write_all({place: yaml_text(robot, Path(source).name)}, force=True)  # asked for above
    click.echo(f"wrote {target}")
