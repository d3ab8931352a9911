"""Where everything is and what it weighs, as a function of the run-time parameters that the page's drawing calls.

Drawings follow lengths and masses that are parameters, so their numbers are not worked out here: the model is built over values
of a tape, as it is for generated code, and its numbers are spelt as one function of the page.
"""

from __future__ import annotations

from collections.abc import Iterator

from symdyn.emit.body import make_body
from symdyn.emit.javascript.page import formulas
from symdyn.model.assemble import build
from symdyn.model.tree import Model
from symdyn.model.vectors import Placement
from symdyn.report.material import Material
from symdyn.symbolic.frames import TapeNumbers
from symdyn.symbolic.free import free_on_tape
from symdyn.symbolic.tape import Level, Tape, Value, as_value


def geometry(material: Material) -> str:
    """`geometry(params)` in JavaScript: an array with the numbers of bodies, tools, ends of loops, followers, and gravity."""
    request, robot = material.request, material.subject.robot
    tape = Tape()
    declared = {it.name: tape.input(it.name, Level.PARAMETER) for it in robot.parameters}
    model = build(robot, TapeNumbers(), declared)
    model, freed = free_on_tape(tape, model, robot, request.parameters, request.payload)
    parameters = [tape.input(name, Level.PARAMETER) for name in (*robot.defaults, *freed)]
    numbers = list(map(as_value, _numbers(model)))
    program = tape.program([("params", parameters)], [("numbers", numbers)], through_parameters=True)
    body = make_body(program)
    return "\n".join(["function geometry(params) {", *formulas(body), "    return numbers;", "}"])


def _numbers(model: Model) -> Iterator[Value]:
    for body in model.bodies:
        yield from _frame(body.placement)
        yield from (body.inertia.mass, *body.inertia.first_moment)
    for tool in model.tools:
        yield from _frame(tool.placement)
    for loop in model.loops:
        yield from (*_frame(loop.a.placement), *_frame(loop.b.placement))
    for joint in model.joints:
        if joint.follows is not None:
            yield from (joint.follows.multiplier, joint.follows.offset)
    yield from model.gravity


def _frame(placement: Placement) -> Iterator[Value]:
    """Rotation row by row, then position."""
    for row in placement.rotation:
        yield from row
    yield from placement.position
