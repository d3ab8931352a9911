"""`LaneProgram`: a straight line in which some symbols hold a number for each of several branches, side by side.

Operations are those of a `Program`, lane by lane where an operand has lanes; an operand without lanes is the same in all of
them. `Gathered` puts numbers into lanes, `Picked` takes one out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from symdyn.symbolic.forms import Gathered, LaneForm, Signed
from symdyn.symbolic.program import Input, Label, Output


@dataclass(frozen=True)
class LaneAssignment:
    """`symbol = form` under a heading; `lanes` numbers side by side, or one."""

    symbol: str
    form: LaneForm
    section: str
    lanes: int = 1


@dataclass(frozen=True)
class LaneProgram:
    """The same results as a program's, branches side by side.

    Attributes:
        inputs, outputs, labels: as of a program.
        assignments: in order.
        branches: names of the first joints of those that are side by side, for each set of such branches.
    """

    inputs: tuple[Input, ...]
    assignments: tuple[LaneAssignment, ...]
    outputs: tuple[Output, ...]
    labels: Mapping[str, Label] = field(default_factory=dict, hash=False)
    branches: tuple[tuple[str, ...], ...] = ()

    @property
    def instructions(self) -> int:
        """Operations, numbers put into lanes and numbers taken out; what is known before a call costs nothing."""
        return sum(self._costs())

    def _costs(self) -> Iterator[int]:
        for line in self.assignments:
            if isinstance(line.form, Gathered):
                numbers = [item for item in line.form.operands if isinstance(item, Signed)]
                yield len(numbers)
            else:
                yield 1
