"""`symdyn inspect`."""

from __future__ import annotations

import click

from symdyn.cli.options import reading_options
from symdyn.generation import Request, make_library, refuse_singular, subject_of
from symdyn.inspect.entries import FORMATS, parse_question, show
from symdyn.inspect.flatness import Flatness, flatness
from symdyn.symbolic.table import BY_NAME


@click.command("inspect")
@reading_options
@click.argument("what", metavar="WHAT")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="How to show it.")
def command(source: str, what: str, lock: tuple[str, ...], literal_angles: bool, form: str) -> None:
    """Show WHAT of ROBOT: a function, one entry such as mass_matrix_inverse[shoulder,elbow], or flatness."""
    if what == "flatness":
        subject = subject_of(Request(source, lock=lock, literal_angles=literal_angles))
        refuse_singular(subject, "or ask something else: flatness is a question about the inverse")
        joints = [joint.name for joint in subject.model.joints]
        click.echo(_flatness_text(flatness(subject.robot), subject.robot.name, joints))
        return
    question = parse_question(what)
    quantity = next((q for q in sorted(BY_NAME, key=len, reverse=True) if question.function.startswith(q)), "")
    functions = (quantity,) if quantity else (question.function,)
    request = Request(source, functions=functions, targets=(), lock=lock, literal_angles=literal_angles)
    library = make_library(request)  # no target: nothing is written, so the robot may have any name
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
