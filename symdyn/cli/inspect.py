"""`symdyn inspect`."""

from __future__ import annotations

from dataclasses import replace

import click

from symdyn.cli.options import reading_options
from symdyn.generation import Request, make_library, subject_of
from symdyn.generation.selection import function_named, refuse_singular
from symdyn.inspect.entries import FORMATS, parse_question, show
from symdyn.inspect.flatness import Flatness, flatness


@click.command("inspect")
@reading_options
@click.argument("what", metavar="WHAT")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="How to show it.")
def command(source: str, what: str, lock: tuple[str, ...], literal_angles: bool, form: str) -> None:
    """Show WHAT of ROBOT: a function, one entry such as mass_matrix_inverse[shoulder,elbow], or flatness."""
    request = Request(
        source, targets=(), lock=lock, literal_angles=literal_angles
    )  # nothing is written: any name will do
    subject = subject_of(request)
    if what == "flatness":
        refuse_singular(subject, "or ask something else: flatness is a question about the inverse")
        joints = [joint.name for joint in subject.model.joints]
        click.echo(_flatness_text(flatness(subject.robot), subject.robot.name, joints))
        return
    question = parse_question(what)
    function = function_named(subject, question.function)
    tools = (function.tool.name,) if function.tool else ()
    library = make_library(replace(request, functions=(function.quantity.name,), tools=tools))
    click.echo(show(library, question, form))


def _flatness_text(found: Flatness, name: str, joints: list[str]) -> str:
    if found.flat:
        answer = "yes" if found.proven else "it seems so"
        told = f"{answer}: all Riemann symbols of the mass matrix of '{name}' vanish ({found.how})"
        return f"{told}; diagonalising coordinates exist"
    assert found.witness is not None
    at = f" at q = {list(found.q)}" if found.q else ""
    value = found.value if found.value.startswith("det") else f"R = {found.value}"
    indices = ", ".join(joints[i] if len(joints) > i else str(i) for i in found.witness)
    return f"no: no coordinates diagonalise the mass matrix of '{name}' everywhere; witness R[{indices}]: {value}{at}"
