"""`--parameters`: the freed classes of numbers as inputs of a tape, with their defaults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from symdyn.description.robot import Robot
from symdyn.faults import Fault, InputError
from symdyn.model.assemble import numeric_model
from symdyn.model.free import free_classes, freed_numbers
from symdyn.model.tree import Model
from symdyn.symbolic.tape import Level, Tape, Value, as_value


def free_on_tape(tape: Tape, model: Model, robot: Robot, classes: Sequence[str]) -> tuple[Model, dict[str, float]]:
    """The model with those classes as parameters, and the parameters' defaults in order.

    Raises:
        InputError: when the file declares a parameter of such a name itself.
    """
    if not classes:
        return model, {}
    figures = freed_numbers(numeric_model(robot), classes)
    _refuse_clashes(robot, figures)
    defaults: dict[str, float] = {}

    def put(name: str, exact: Any) -> Value:
        number = as_value(exact).number
        defaults[name] = float(figures[name] if number is None else number)
        return tape.input(name, Level.PARAMETER)

    return free_classes(model, classes, put), defaults


def _refuse_clashes(robot: Robot, freed: Iterable[str]) -> None:
    declared = {parameter.name: parameter.at for parameter in robot.parameters}
    clashes = [name for name in freed if name in declared]
    if clashes:
        rule = "is declared by the file and would also be made by --parameters"
        raise InputError([Fault(declared[n], f"parameter '{n}'", rule, "rename it in the file") for n in clashes])
