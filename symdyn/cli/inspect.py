"""`symdyn inspect`."""

from __future__ import annotations

from pathlib import Path

import click

from symdyn.api.inspection import FORMATS, Inspection, inspected
from symdyn.cli.completion import functions
from symdyn.cli.examples import examples
from symdyn.cli.json import answer, json_option
from symdyn.cli.options import force_option, options, reading_options
from symdyn.generation.request import OPTIONS, SYMBOLS

_SYMBOLS = [option for option in OPTIONS if option.field in SYMBOLS]
_DEFAULTS = {"friction": True, "armature": True}
_EXAMPLES = examples(
    "symdyn inspect planar2 mass_matrix_inverse",
    "symdyn inspect planar2 'mass_matrix_inverse[shoulder,elbow]' --format latex",
    "symdyn inspect scara mass_matrix_inverse --parameters mass,com,inertia,length",
    "symdyn inspect planar2 'mass_matrix_inverse[0,0]' --wrt m2",
    "symdyn inspect planar2 mass_matrix_inverse --at elbow=pi/2",
    "symdyn inspect puma560 mass_matrix_inverse --abbreviate 3%",
    "symdyn inspect panda 'mass_matrix_inverse[1,2]'",
    "symdyn inspect panda 'mass_matrix_inverse[1,2]' --sweep panda_joint4",
    "symdyn inspect ur5 'gravity_forces[elbow_joint]' --lines",
    "symdyn inspect cartpole flatness",
)


@click.command("inspect", epilog=_EXAMPLES)
@reading_options
@click.argument("what", metavar="WHAT", shell_complete=functions)
@options(_SYMBOLS, _DEFAULTS)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="How to show it.")
@json_option
@click.option("--wrt", metavar="NAME", default="", help="Derivative by a parameter or a joint's position.")
@click.option(
    "--at", metavar="JOINT=VALUE", multiple=True, help="Hold a joint's position; comma separated or repeated."
)
@click.option("--limit", metavar="NAME=VALUE", default="", help="Limit for a parameter, such as payload=oo.")
@click.option(
    "--abbreviate", metavar="PART", default="", help="Leave out small terms, such as 3%; the error is measured."
)
@click.option("--depends", is_flag=True, help="What entries depend on, and why some are zero.")
@click.option("--sweep", metavar="JOINT", default="", help="Curve over a joint; -o writes it as SVG.")
@click.option("--lines", is_flag=True, help="The lines of the program that generated code is made of.")
@click.option("-o", "--output", metavar="FILE", type=click.Path(), help="Write to a file instead of the screen.")
@force_option
def command(source: str, what: str, form: str, as_json: bool, output: str | None, force: bool, **given: object) -> None:
    """Show WHAT of ROBOT as formulas that people read; of large robots figures that help.

    WHAT is a function (mass_matrix_inverse), one of its results (udu.D), an entry by joint names or by indices from 0
    (mass_matrix_inverse[shoulder,elbow]), or flatness: whether diagonalising coordinates exist,
    and which.
    """
    found = inspected(Inspection(source, what, form="json" if as_json else form, **given))  # type: ignore[arg-type]
    if output is not None:
        click.echo(f"wrote {found.write(Path(output), force=force)}")
    elif found.form == "json":
        answer(found.document)
    else:
        click.echo(found.text.rstrip("\n"))
