"""Quantities that divide by nothing: their entries as they are recorded, written out."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.closed import units
from symdyn.closed.expression import Line, Name
from symdyn.closed.form import Entry, Parts, Rung
from symdyn.closed.inertial import LONGEST_ALONE, LONGEST_LINE, UnreadableError
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.closed.text import line_text
from symdyn.closed.units import Unit
from symdyn.quantities.contract import Axis, Output
from symdyn.symbolic.tape import Value

MOST = 2400
"""Characters of all entries together."""

_ENERGIES = ("kinetic_energy", "potential_energy")
_FORCES = ("inverse_dynamics", "bias_forces", "gravity_forces", "coriolis_matrix", "inverse_dynamics_derivatives")


def polynomial(
    scene: Scene, quantity: str, output: Output, letter: str, values: dict[tuple[int, ...], Value], *, alone: bool
) -> tuple[Speech, Parts]:
    """Entries by their indices, in words.

    Raises:
        UnreadableError: when they would be too long.
    """
    reading = scene.read(list(values.values()), centred=False)
    polynomials = [reading.of(value) for value in values.values()]
    of = [_unit(scene, quantity, output, place) for place in values]
    labels = [tuple(k + 1 for k in place) for place in values]
    speech = scene.speak(reading, polynomials, of, labels)
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


def _unit(scene: Scene, quantity: str, output: Output, place: Sequence[int]) -> Unit:
    """The unit of an entry, as far as constants need it."""
    if quantity in _ENERGIES:
        return units.ENERGY
    unit = units.NONE
    if quantity in _FORCES:
        unit = units.force(scene.slides[place[0]])
    elif output.axes[:1] == (Axis.SIX,):
        unit = units.LENGTH if place[0] >= 3 else units.NONE
    elif output.axes[:1] == (Axis.FRAME,):
        return units.LENGTH if place[0] < 3 and place[1] == 3 else units.NONE
    if output.axes[1:] == (Axis.DOF,):
        seconds = {"coriolis_matrix": 1, "jacobian_rate": -1}.get(quantity, 0)
        unit = unit.times(units.coordinate(scene.slides[place[1]]), -1).times(Unit(s=seconds))
    return unit
