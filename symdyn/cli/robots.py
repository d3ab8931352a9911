"""`symdyn robots`."""

from __future__ import annotations

import click

from symdyn.description import read_robot
from symdyn.resources import folder


@click.command("robots")
def command() -> None:
    """List the robots that ship with symdyn."""
    for path in sorted(folder("robots").glob("*.yaml")):
        robot = read_robot(path)
        moving = sum(joint.moves for joint in robot.joints)
        title = path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        click.echo(f"{path.stem:16} {moving:3} joints  {title}")
    click.echo(f"in {folder('robots')}")
