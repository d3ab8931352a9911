"""Programs run on arrays: many situations at once, holding only what is still needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from symdyn.symbolic.forms import Form, Op, Operand, Signed
from symdyn.symbolic.program import Program

Array = npt.NDArray[np.float64]

_AT_ONCE = 1024  # situations: values of that size stay in the processor's cache
_UNARY: dict[Op, Callable[..., Any]] = {
    Op.INVERSE: np.reciprocal,
    Op.SQRT: np.sqrt,
    Op.SIN: np.sin,
    Op.COS: np.cos,
    Op.SIGN: np.sign,
}
_Step = tuple[Callable[..., Any], int, tuple[int, ...], tuple[int, ...]]
"""An operation, where its result goes, where its operands are, and what is not needed after it."""


class Machine:
    """A program as a list of NumPy's operations on numbered places; ten times as fast on arrays as `evaluate`."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._places: dict[str, int] = {}
        self._start: list[Any] = []
        self._inputs = {group.name: [self._place(symbol) for symbol in group.symbols] for group in program.inputs}
        self._steps: list[_Step] = []
        for assignment in program.assignments:
            self._places[assignment.symbol] = self._made(assignment.form)
        self._outputs = {output.name: [self._made(entry) for entry in output.entries] for output in program.outputs}
        self._forget()

    def run(self, arguments: Mapping[str, Array]) -> dict[str, Array]:
        """The results in many situations.

        Args:
            arguments: the entries of every input, (size, situations), or (size, 1) for what is the same in all of them.

        Returns:
            For every result its entries, (entries, situations), row by row; not finite where they are not.
        """
        count = max((values.shape[1] for values in arguments.values()), default=1)
        found = {name: np.empty((len(places), count)) for name, places in self._outputs.items()}
        for start in range(0, count, _AT_ONCE):
            part = slice(start, min(start + _AT_ONCE, count))
            values = self._values(arguments, part)
            for name, places in self._outputs.items():
                for row, place in zip(found[name], places, strict=True):
                    row[part] = values[place]
        return found

    def _values(self, arguments: Mapping[str, Array], part: slice) -> list[Any]:
        values = self._start.copy()
        for name, places in self._inputs.items():
            for place, row in zip(places, arguments[name], strict=True):
                values[place] = row[part] if len(row) > 1 else row[0]
        with np.errstate(all="ignore"):  # at singular poses results are not finite, which callers look for
            for operation, place, operands, unused in self._steps:
                values[place] = operation(*[values[operand] for operand in operands])
                for other in unused:
                    values[other] = None
        return values

    def _place(self, symbol: str | None, value: Any = None) -> int:
        self._start.append(value)
        if symbol is not None:
            self._places[symbol] = len(self._start) - 1
        return len(self._start) - 1

    def _step(self, operation: Callable[..., Any], *operands: int) -> int:
        place = self._place(None)
        self._steps.append((operation, place, operands, ()))
        return place

    def _made(self, item: Form | Operand) -> int:
        """The place of a value, with the steps that make it."""
        if isinstance(item, Signed):
            place = self._places[item.symbol]
            return self._step(np.negative, place) if item.negative else place
        if not isinstance(item, Form):
            return self._place(None, np.float64(float(item)))
        if item.right is None:
            return self._step(_UNARY[item.op], self._made(item.left))
        if item.op is Op.ADD and isinstance(item.right, Signed) and item.right.negative:
            return self._step(np.subtract, self._made(item.left), self._made(item.right.flipped()))
        return self._step(np.add if item.op is Op.ADD else np.multiply, self._made(item.left), self._made(item.right))

    def _forget(self) -> None:
        """Mark after which step each value that is no result is not needed any more."""
        kept = {place for places in self._outputs.values() for place in places}
        kept |= {place for place, value in enumerate(self._start) if value is not None}
        seen: set[int] = set()
        for number in reversed(range(len(self._steps))):
            operation, place, operands, _ = self._steps[number]
            unused = tuple({operand for operand in operands if operand not in seen and operand not in kept})
            seen.update(operands)
            self._steps[number] = (operation, place, operands, unused)
