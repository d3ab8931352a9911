"""What generated files say of the columns of regressors: the robot's own numbers, base parameters spelt out."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.faults import Fault, InputError, Place
from symdyn.generation.selection import Wanted
from symdyn.judge.subject import Subject
from symdyn.model.columns import columns_of, own_numbers
from symdyn.quantities.contract import Axis
from symdyn.symbolic.combinations import combinations
from symdyn.symbolic.tape import as_value
from symdyn.symbolic.workshop import Ground, Workshop


def regressor_numbers(subject: Subject, ground: Ground, functions: Sequence[Wanted]) -> tuple[tuple[str, float], ...]:
    """The names of the columns, with the robot's own numbers at its parameters' defaults; nothing if none is asked for."""
    if not _has(functions, Axis.COLUMN, Axis.BASE_COLUMN):
        return ()
    exact = [as_value(number).number for number in own_numbers(ground.model)]
    figures = own_numbers(subject.model)
    numbers = [float(f"{number:.12g}") if it is None else float(it) for it, number in zip(exact, figures, strict=True)]
    return tuple((column.name, number) for column, number in zip(columns_of(ground.model), numbers, strict=True))


def base_combinations(subject: Subject, ground: Ground, functions: Sequence[Wanted]) -> tuple[tuple[str, str], ...]:
    """The columns of the base regressor, each with what its base parameter stands for; nothing if none is asked for.

    Raises:
        InputError: where the defaults of run-time parameters are so special that less is felt than at other values.
    """
    asked = [function for function in functions if _has([function], Axis.BASE_COLUMN)]
    if not asked:
        return ()
    workshop, names = Workshop(ground), [column.name for column in columns_of(ground.model)]
    kept, pi = workshop.regrouping.kept, workshop.argument("pi")
    if len(kept) != asked[0].sizes(subject.model).base_columns:
        rule = "has fewer base parameters at the defaults of its run-time parameters than at other values of them"
        cure = "leave gravity and lengths out of --parameters, or give the file's own parameters defaults that are not zero"
        raise InputError([Fault(Place("--functions"), f"'{subject.robot.name}'", rule, cure)])
    texts = combinations(ground.tape, workshop.regrouping.of(pi), pi, names)
    return tuple((names[place], text) for place, text in zip(kept, texts, strict=True))


def _has(functions: Sequence[Wanted], *axes: Axis) -> bool:
    """Whether an argument or result of a function has one of these axes."""
    arguments = {axis for it in functions for argument in it.quantity.arguments for axis in argument.axes}
    results = {axis for it in functions for output in it.quantity.outputs for axis in output.axes}
    return bool((arguments | results) & {*axes})
