"""The ladder: the most readable closed form of a result, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from symdyn.closed import inertial, operational
from symdyn.closed.abbreviation import POSES, TooShortError, abbreviated, deviation, refuse_symbols
from symdyn.closed.assembly import assembled
from symdyn.closed.budget import Budget, OutOfBudgetError
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.form import Parts
from symdyn.closed.inertial import UnreadableError
from symdyn.closed.polynomial import polynomial
from symdyn.closed.precision import with_digits
from symdyn.closed.proof import prove
from symdyn.closed.question import Place, Question, Reader, recorded
from symdyn.closed.reading import NoPolynomialError
from symdyn.closed.scene import PLAIN, Scene, View
from symdyn.closed.speech import Speech
from symdyn.symbolic.table.kinematics import tool_rows
from symdyn.symbolic.tape import Value, flatten
from symdyn.symbolic.workshop import Ground


def closed_form(ground: Ground, reader: Reader, question: Question, budget: Budget, view: View = PLAIN) -> ClosedForm:
    """The most readable form, proven equal to the program.

    Args:
        ground: the robot on its tape.
        reader: what its reader is told besides.
        question: what is asked.
        budget: of the algebra.
        view: held positions, or how much may be left out.

    Raises:
        UnreadableError: when no rung of the ladder gives one.
    """
    return form_in(Scene(ground, budget, view), reader, question)


def form_in(scene: Scene, reader: Reader, question: Question) -> ClosedForm:
    """The same in a scene that other questions were asked in before: what was found for them is not sought again.

    Raises:
        UnreadableError: when no rung of the ladder gives one.
    """
    view = scene.view
    with reasons():
        speech, parts, symmetric = parts_of(scene, question)
        notes = _abbreviation_notes(scene, question) if view.abbreviate else _held(view, reader)
    form = assembled(scene, reader, question, speech, parts, symmetric=symmetric)
    if not view.abbreviate:
        with reasons():
            prove(scene, question, form)
    return with_digits(replace(form, notes=notes), reader.limits)


def _held(view: View, reader: Reader) -> tuple[str, ...]:
    """Where joints are held."""
    if not view.at:
        return ()
    units = [joint.unit for joint in reader.joints]
    held = [f"q{place + 1} = {float(number):.5g} {units[place]}" for place, number in sorted(view.at.items())]
    return (f"Held at {', '.join(held)}.",)


def parts_of(scene: Scene, question: Question) -> tuple[Speech, Parts, bool]:
    name = question.quantity.name
    alone = question.place is not None
    if name in _INERTIAL:
        places, symmetric = places_of(scene, question)
        found = _inertial(scene, question, places, alone=alone)
        return scene.inertia[0], found, symmetric
    if name in ("operational_inertia_inverse", "operational_inertia"):
        assert question.tool is not None
        J = scene.workshop.jacobian(question.tool)
        rows = tool_rows(question.tool) if name == "operational_inertia" else range(6)
        places, symmetric = places_of(scene, question, len(list(rows)))
        closed = operational.lambda_ if name == "operational_inertia" else operational.omega
        speech, found = closed(scene, {int(row): J[row] for row in rows}, places, alone=alone)
        return speech, found, symmetric
    values, symmetric = _recorded(scene, question)
    speech, found = polynomial(scene, question, values, alone=alone)
    return speech, found, symmetric


_INERTIAL = ("mass_matrix", "mass_matrix_inverse", "udu", "innovations", "kinetic_energy")


def _inertial(scene: Scene, question: Question, places: Sequence[Place], *, alone: bool) -> Parts:
    name = question.quantity.name
    if name == "kinetic_energy":
        return inertial.kinetic_energy(scene)
    if name in ("udu", "innovations"):
        factor = inertial.udu if name == "udu" else inertial.innovations
        return factor(scene, question.output.name, places)
    inverse = inertial.mass_matrix if name == "mass_matrix" else inertial.mass_matrix_inverse
    return inverse(scene, places, alone=alone)


def places_of(scene: Scene, question: Question, rows: int = 0) -> tuple[list[Place], bool]:
    """The entries that are wanted; of a symmetric matrix those on and above the diagonal."""
    size = rows or scene.n
    axes = len(question.output.axes)
    symmetric = axes == 2 and question.quantity.name not in ("udu", "innovations")
    if question.place is not None:
        place = tuple(sorted(question.place)) if symmetric else question.place
        return [place], symmetric
    if axes == 1:
        return [(k,) for k in range(size)], False
    if not symmetric:
        return [(i, j) for i in range(size) for j in range(i + 1, size)], False  # of a unit upper triangular matrix
    return [(i, j) for i in range(size) for j in range(i, size)], True


def _recorded(scene: Scene, question: Question) -> tuple[dict[Place, Value], bool]:
    """The values of a result as they are recorded, by the first way; of a symmetric matrix those above the diagonal."""
    shape, flat = flatten(dict(recorded(scene.workshop, question))[question.output.name])
    values = dict(zip(_indices(shape), flat, strict=True))
    symmetric = (
        len(shape) == 2 and shape[0] == shape[1] > 1 and all(_same(values[i, j], values[j, i]) for i, j in values)
    )
    if question.place is not None:
        return {question.place: values[question.place]}, symmetric
    return {place: value for place, value in values.items() if not symmetric or place[0] <= place[1]}, symmetric


def _same(a: Value, b: Value) -> bool:
    return a.number == b.number and (a.number is not None or (a.node == b.node and a.negative == b.negative))


def _indices(shape: Sequence[int]) -> list[Place]:
    found: list[Place] = [()]
    for size in shape:
        found = [(*place, k) for place in found for k in range(size)]
    return found


@contextmanager
def reasons() -> Iterator[None]:
    """Whatever stops the algebra, as a reason for people."""
    try:
        yield
    except OutOfBudgetError as stopped:
        raise UnreadableError(f"as formulas it {stopped}") from None
    except NoPolynomialError:
        raise UnreadableError("it divides by what depends on the pose") from None
    except TooShortError as reason:
        raise UnreadableError(str(reason)) from None
    except ZeroDivisionError:
        raise UnreadableError("it divides by zero there") from None


def _abbreviation_notes(scene: Scene, question: Question) -> tuple[str, ...]:
    """How much was left out, and what that does.

    Raises:
        TooShortError: when it does too much.
        UnreadableError: for quantities that are not made from the mass matrix.
    """
    if question.quantity.name not in _INERTIAL:
        raise UnreadableError("only the mass matrix and what is made from it can be abbreviated")
    exact = Scene(scene.ground, scene.budget)
    reading = exact.read(exact.mass_values, centred=True)
    refuse_symbols(reading)
    N = exact.inertia_in(reading)
    part = scene.view.abbreviate
    found = deviation(N, abbreviated(N, part), scene.B)
    median, most, worst = (f"{100 * x:.2g} %" for x in (found.median, found.percentile99, found.largest))
    return (
        f"Abbreviated: of every entry Nij terms are left out that sum to at most {100 * part:g} % of sqrt(Nii Njj).",
        f"The inverse of M is off by {median} in the median, {most} at the 99th percentile and {worst} at most",
        f"(the worst entry, as a part of the root of its two diagonal ones, over {POSES:,} poses; M stays positive definite).",
    )
