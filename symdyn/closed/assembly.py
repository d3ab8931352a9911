"""Formulas put together with what their symbols are, as a `ClosedForm`."""

from __future__ import annotations

from symdyn.closed.closed_form import ClosedForm
from symdyn.closed.expression import Name, Wave
from symdyn.closed.form import Parts, used
from symdyn.closed.naming import parameter_name
from symdyn.closed.question import Question, Reader, letter_of, meaning_of
from symdyn.closed.rates import cumulated
from symdyn.closed.scene import Scene
from symdyn.closed.speech import Speech
from symdyn.quantities.contract import Sizes
from symdyn.symbolic.table.kinematics import tool_rows


def assembled(
    scene: Scene, reader: Reader, question: Question, speech: Speech, parts: Parts, *, symmetric: bool
) -> ClosedForm:
    """Of the definitions those that the formulas need."""
    results = [*parts.lines, *(entry.line for entry in parts.entries)]
    order = [name for name in used(results) if name in speech.definitions]
    definitions = [speech.definitions[name] for name in speech.definitions if name in order]
    words = used([*results, *definitions])
    joints = {joint for word in words if isinstance(word, Wave) for _, joint, _ in word.angle}
    by_rates = bool(parts.statement) or any(isinstance(w, Name) and w.stem == "ω" for w in words)
    return ClosedForm(
        robot=reader.name,
        function=question.function or question.quantity.name,
        output=question.output.name,
        arguments=tuple(question.quantity.argument_names),
        rows=tuple(argument.name for argument in question.quantity.arguments if len(argument.axes) > 1),
        summary=meaning_of(question),
        letter=letter_of(question),
        shape=question.output.shape(_sizes(scene, question)),
        place=question.place,
        parts=parts,
        several=len(question.quantity.outputs) > 1,
        symmetric=symmetric,
        where=tuple(definitions),
        offsets={place: offset for place, offset in speech.offsets.items() if place + 1 in joints},
        rates=tuple(cumulated(scene.B)) if by_rates else (),
        joints=reader.joints,
        parameters={parameter_name(name).stem: value for name, value in scene.ground.defaults.items()},
    )


def _sizes(scene: Scene, question: Question) -> Sizes:
    model = scene.workshop.model
    rows = len(tool_rows(question.tool)) if question.tool else 6
    every = sum(len(tool_rows(tool)) for tool in question.tools)
    return Sizes(model.nv, model.nq, len(model.bodies), len(question.tools), rows, all_directions=every)
