"""`--parameters` and `--payload`: freed classes of numbers and loads as inputs of a tape, with their defaults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from symdyn.description.robot import Robot
from symdyn.faults import Fault, InputError
from symdyn.model.assemble import numeric_model
from symdyn.model.free import freed_numbers, with_parameters
from symdyn.model.tree import Model
from symdyn.symbolic.tape import Level, Tape, as_value


def free_on_tape(
    tape: Tape, model: Model, robot: Robot, classes: Sequence[str], payload: Sequence[str]
) -> tuple[Model, dict[str, float]]:
    """The model with those classes, and loads on those tools, as parameters, and the parameters' defaults in order.

    Raises:
        InputError: when the file declares a parameter of such a name itself.
    """
    if not classes and not payload:
        return model, {}
    figures = freed_numbers(numeric_model(robot), classes, payload)
    _refuse_clashes(robot, figures)
    defaults: dict[str, float] = {}

    def put(name: str, exact: Any) -> Any:
        if name not in figures:
            return exact
        number = as_value(exact).number
        defaults[name] = float(figures[name] if number is None else number)
        return tape.input(name, Level.PARAMETER)

    return with_parameters(model, classes, payload, put), defaults


def _refuse_clashes(robot: Robot, freed: Iterable[str]) -> None:
    declared = {parameter.name: parameter.at for parameter in robot.parameters}
    faults = []
    for name in freed:
        if name in declared:
            option = "--payload" if name.startswith("payload_") else "--parameters"
            rule = f"is declared by the file and would also be made by {option}"
            faults.append(Fault(declared[name], f"parameter '{name}'", rule, "rename it in the file"))
    if faults:
        raise InputError(faults)
