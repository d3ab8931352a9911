"""`symdyn new`."""

from __future__ import annotations

import re
from pathlib import Path

import click

from symdyn.cli.examples import examples
from symdyn.cli.robots import write_robot
from symdyn.description.spelling import identifier
from symdyn.emit.registry import BACKENDS
from symdyn.emit.stems import broken_rule
from symdyn.faults import Fault, InputError, Place
from symdyn.resources import folder

_TEMPLATE = "my_robot"
_PLAIN = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
_EXAMPLES = examples("symdyn new my_arm", "symdyn new arms/left_arm --force")


@click.command("new", epilog=_EXAMPLES)
@click.argument("name", metavar="NAME")
@click.option("--force", is_flag=True, help="Replace NAME.yaml if it exists.")
def command(name: str, force: bool) -> None:
    """Write NAME.yaml, a robot file with every key and what it means; it may lie in a folder."""
    place = Path(name) if name.endswith(".yaml") else Path(f"{name}.yaml")
    if not _PLAIN.fullmatch(place.stem):
        rule, cure = "cannot be a robot's name", "use letters, digits, '_' and '-', a letter first"
        raise InputError([Fault(Place(name or "''"), "", rule, cure)])
    if rule := broken_rule(identifier(place.stem), tuple(BACKENDS)):
        raise InputError([Fault(Place(name), "", rule, "choose another name")])
    text = (folder("templates") / "robot" / f"{_TEMPLATE}.yaml").read_text(encoding="utf-8")
    write_robot(place, text.replace(f"{_TEMPLATE}.yaml", str(place)).replace(_TEMPLATE, place.stem), force=force)
    click.echo(f"wrote {place}: an arm of two links, with every key and what it means")
    click.echo("change it to your robot, then:")
    click.echo(f"  symdyn check {place}")
    click.echo(f"  symdyn generate {place}")
