"""The numeric core of one robot, by the names that generated code has."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symdyn.api.numbers import broadcast, state_of, values_of
from symdyn.api.words import said_in_python
from symdyn.core import Array
from symdyn.description.spelling import close_to
from symdyn.generation.lacking import lacking
from symdyn.generation.selection import Wanted, refuse_impossible, wanted_functions
from symdyn.judge.comparison import asked_at
from symdyn.judge.reference import core_results
from symdyn.judge.subject import Subject
from symdyn.options import READING
from symdyn.quantities import BY_NAME, QUANTITIES
from symdyn.quantities.contract import Need, UnitsAlong

_PARAMETERS = "parameters"


class Core:
    """Every function that can be generated of a robot, worked out by the numeric core; `dir()` lists them.

    Recursions as the papers print them, in NumPy: what generated code is judged by. Nothing is generated for it.
    """

    def __init__(self, subject: Subject) -> None:
        found, self._left_out = wanted_functions(subject, subject.model, QUANTITIES)
        self._subject, self._robot = subject, subject.robot.name
        self._functions = {wanted.name: CoreFunction(subject, wanted) for wanted in found}

    def __getattr__(self, name: str) -> CoreFunction:
        if name.startswith("_"):  # what copying asks for before there is anything
            raise AttributeError(name)
        try:
            return self._functions[name]
        except KeyError:
            raise AttributeError(f"the core of '{self._robot}' has no '{name}': {self._why(name)}") from None

    def __dir__(self) -> Iterable[str]:
        return list(self._possible)

    def __repr__(self) -> str:
        return f"<numeric core of '{self._robot}': {len(self._possible)} functions>"

    @cached_property
    def _possible(self) -> list[str]:
        """Functions that can be called: of a singular robot those that need no inverse."""
        lacked = lacking(self._subject) & {Need.INVERSE}
        return [name for name, function in self._functions.items() if not lacked & function.needs]

    def _why(self, name: str) -> str:
        """What there is instead, or why there is none."""
        for note in self._left_out:
            if note.startswith(f"{name} "):
                return note
        if name in BY_NAME:
            of_tools = [known for known in self._functions if known.startswith(f"{name}_")]
            if BY_NAME[name].per_tool and of_tools:
                return f"there is one for each tool, {', '.join(of_tools)}"
            return f"the robot has no {'loops' if Need.LOOPS in BY_NAME[name].needs else 'tools'}"
        nearest = close_to(name, self._functions)
        return f"did you mean '{nearest}'?" if nearest else "dir() lists what it has"


class CoreFunction:
    """A function of the core: array-likes with any leading batch axes in, arrays out, several as a tuple."""

    def __init__(self, subject: Subject, wanted: Wanted) -> None:
        self._subject, self._wanted, self.needs = subject, wanted, wanted.quantity.needs
        sizes = wanted.sizes(subject.model)
        self._given = {it.name: it.shape(sizes) for it in wanted.quantity.arguments}
        self._shapes = [output.shape(sizes) for output in wanted.quantity.outputs]
        self.__name__ = wanted.name
        self.__signature__ = inspect.Signature(
            [
                *(inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in self._given),
                inspect.Parameter(_PARAMETERS, inspect.Parameter.KEYWORD_ONLY, default=None),
            ]
        )
        self.__doc__ = self._documentation()

    def __call__(self, *given: ArrayLike, parameters: Mapping[str, float] | None = None, **named: ArrayLike) -> Any:
        """The results at a state, or at many.

        Raises:
            TypeError: for anything but real numbers, and for other arguments than the function has.
            ValueError: for arrays of another shape, and for names that are no parameters.
            InputError: when the robot has no such thing, as a singular one has no inverse.
        """
        name = self.__name__
        try:
            arguments = self.__signature__.bind(*given, **named).arguments
        except TypeError as problem:
            raise TypeError(f"{name}: {problem}") from None
        arrays = [state_of(name, label, arguments[label], shape) for label, shape in self._given.items()]
        batch, arrays = broadcast(name, arrays, list(self._given.values()))
        subject = self._at(values_of(name, parameters, self._subject.defaults))
        rows = [self._one(subject, [array[place] for array in arrays]) for place in np.ndindex(batch)]
        results = [np.array([row[i] for row in rows]).reshape(batch + shape) for i, shape in enumerate(self._shapes)]
        plain = [result if result.shape else float(result) for result in results]
        return plain[0] if len(plain) == 1 else tuple(plain)

    def __repr__(self) -> str:
        return f"<{self.__name__}{self.__signature__} of the core of '{self._subject.robot.name}'>"

    def _at(self, values: Mapping[str, float] | None) -> Subject:
        subject = self._possible
        if values is None:
            return subject
        try:
            return subject.at(values)
        except ArithmeticError as problem:
            raise ValueError(f"{self.__name__}: these parameters make no robot: {problem}") from None

    @cached_property
    def _possible(self) -> Subject:
        with said_in_python(READING):
            refuse_impossible(self._subject, [self._wanted.quantity], "or ask for what needs no inverse")
        return self._subject

    def _one(self, subject: Subject, arguments: list[Array]) -> list[Array]:
        state = dict(zip(self._wanted.quantity.argument_keys, arguments, strict=True))
        return core_results(self._wanted.quantity, asked_at(self._wanted, subject.tree, state))

    def _documentation(self) -> str:
        quantity, model = self._wanted.quantity, self._subject.model
        units = UnitsAlong(model.position_units, model.rate_units)
        lines = [self._wanted.summary, "", "Args:"]
        for given in quantity.arguments:
            shape = ", ".join(["...", *map(str, self._given[given.name])])
            lines.append(f"    {given.name}: {given.told(units)}, shape ({shape}).")
        lines.append(f"    {_PARAMETERS}: run-time parameters by name; those not named keep their defaults.")
        shapes = [", ".join(["...", *map(str, shape)]) for shape in self._shapes]
        results = [f"{output.name}, shape ({shape})" for output, shape in zip(quantity.outputs, shapes, strict=True)]
        return "\n".join([*lines, "", "Returns:", f"    {'; '.join(results)}."])
