"""Quantities that divide by nothing: their entries as they are recorded, written out."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.closed import units
from symdyn.closed.expression import Line, Name
from symdyn.closed.form import Entry, Parts, Rung
from symdyn.closed.inertial import LONGEST_ALONE, LONGEST_LINE, UnreadableError
from symdyn.closed.question import Question, letter_of
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.closed.text import line_text
from symdyn.closed.units import Unit
from symdyn.model.columns import columns_of, dimension_of
from symdyn.quantities.contract import Group
from symdyn.quantities.units import Places, unit_of
from symdyn.symbolic.column import Column
from symdyn.symbolic.table.kinematics import tool_rows
from symdyn.symbolic.tape import Value

MOST = 2400
"""Characters of all entries together."""


def polynomial(
    scene: Scene, question: Question, values: dict[tuple[int, ...], Value], *, alone: bool
) -> tuple[Speech, Parts]:
    """Entries by their indices, in words.

    Raises:
        UnreadableError: when they would be too long, and for regressors, whose columns belong to the file's numbers.
    """
    if question.quantity.group is Group.IDENTIFICATION:
        raise UnreadableError("closed forms have the file's own numbers in them, which regressors leave open")
    reading = scene.read(list(values.values()), centred=False)
    polynomials = [reading.of(value) for value in values.values()]
    of = [_unit(scene, question, place) for place in values]
    labels = [tuple(k + 1 for k in place) for place in values]
    speech = scene.speak(reading, polynomials, of, labels)
    letter = letter_of(question)
    entries = tuple(
        Entry(place, Line(Name(letter, tuple(k + 1 for k in place)), speech.sum_of(found)))
        for place, found in zip(values, speech.polynomials, strict=True)
    )
    if not scene.budget.any_length:
        _refuse_long(entries, LONGEST_ALONE if alone else LONGEST_LINE)
    return speech, Parts(Rung.EXPLICIT, (), entries)


def _refuse_long(entries: Sequence[Entry], most: int) -> None:
    lengths = {entry.line.name: len(line_text(entry.line)) for entry in entries}
    longest = max(lengths.values())
    if longest > most:
        raise UnreadableError(f"its longest entry would take {longest:,} characters")
    if sum(lengths.values()) > MOST:
        raise UnreadableError(f"its entries would take {sum(lengths.values()):,} characters together")


def _unit(scene: Scene, question: Question, place: Sequence[int]) -> Unit:
    """The unit of an entry, as the contract says it."""
    joints = tuple("m" if slides else "rad" for slides in scene.slides)
    rows = tuple(tool_rows(question.tool)) if question.tool else tuple(range(6))
    every = tuple(row for tool in question.tools for row in tool_rows(tool))
    held = tuple(row for loop in scene.workshop.model.loops for row in Column if row.label in loop.constrain)
    model = scene.workshop.model
    columns = tuple(dimension_of(model, column) for column in columns_of(model))
    kept = tuple(columns[place] for place in scene.workshop.regrouping.kept)
    places = Places(joints, rows, held, every, columns=columns, base_columns=kept)
    return units.read(unit_of(question.quantity, question.output.name, place, places))
