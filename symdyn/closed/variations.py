"""Derivatives and limits of closed forms."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from symdyn.closed import limit as limits
from symdyn.closed.assembly import assembled
from symdyn.closed.budget import Budget
from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.derivative import Variable, derived
from symdyn.closed.inertial import LONGEST_ALONE, MOST_LINES, UnreadableError
from symdyn.closed.ladder import parts_of, places_of, reasons
from symdyn.closed.naming import parameter_name
from symdyn.closed.numerals import DIGITS, numeral
from symdyn.closed.precision import with_digits
from symdyn.closed.proof import prove_derivative, prove_limit
from symdyn.closed.question import Question, Reader
from symdyn.closed.scene import Scene, View
from symdyn.closed.text import line_text, name_text
from symdyn.symbolic.workshop import Ground


def derivative(ground: Ground, reader: Reader, question: Question, budget: Budget, by: Variable) -> ClosedForm:
    """The derivative of every entry by a parameter or a joint's position, proven.

    Raises:
        UnreadableError: when no rung of the ladder gives a form to derive.
    """
    scene = Scene(ground, budget)
    with reasons():
        speech, parts, symmetric = parts_of(scene, question)
    form = derived(assembled(scene, reader, question, speech, parts, symmetric=symmetric), by)
    _refuse_long(form)
    prove_derivative(scene, question, form, by)
    return with_digits(form, reader.limits)


def limit(
    ground: Ground, reader: Reader, question: Question, budget: Budget, parameter: str, value: Fraction | None
) -> ClosedForm:
    """What every entry tends to when a parameter does to a value, None for infinity.

    Raises:
        UnreadableError: when formulas would be too long, or limits of the quantity are not worked out.
    """
    scene = Scene(ground, budget, View(open_parameter=parameter))
    with reasons():
        places, symmetric = places_of(scene, question)
        parts, notes = limits.limit(scene, question.quantity.name, places, value)
    form = assembled(scene, reader, question, scene.inertia[0], parts, symmetric=symmetric)
    shown = "∞" if value is None else numeral(abs(value), DIGITS)
    sign = "-" if value is not None and value < 0 else ""
    told = f"Limit for {name_text(parameter_name(parameter))} → {sign}{shown}."
    with reasons():
        prove_limit(scene, question, form, parameter, value)
    return with_digits(replace(form, notes=(told, *dict.fromkeys(notes))), reader.limits)


def _refuse_long(form: ClosedForm) -> None:
    lengths = [len(line_text(line)) for line in (*form.lines, *(entry.line for entry in form.entries))]
    if max(lengths, default=0) > LONGEST_ALONE or sum(lengths) > MOST_LINES:
        raise UnreadableError(f"its derivative would take {sum(lengths):,} characters")
