"""Functions of generated code against the core: the worst of many situations, and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from symdyn.core import Array
from symdyn.core.tree import ToolPoint
from symdyn.execution.loaded import Loaded
from symdyn.faults import Fault, InputError, Place
from symdyn.judge.equality import allowed_part, difference
from symdyn.judge.reference import REFERENCES, SOLVES_M, condition, scales
from symdyn.judge.situations import Situation

_FIRST_DIGIT = (
    0.1  # where no state is so well conditioned that a digit is sure, half of the results still have the first
)
_NO_TOOL = ToolPoint("", -1, np.eye(3), np.zeros(3))


class _Named(Protocol):
    @property
    def name(self) -> str: ...


class _Quantity(_Named, Protocol):
    @property
    def arguments(self) -> tuple[str, ...]: ...


class Judged(_Named, Protocol):
    """A function: its name, the quantity it gives, and of which tool."""

    @property
    def quantity(self) -> _Quantity: ...

    @property
    def tool(self) -> _Named | None: ...


@dataclass(frozen=True)
class Finding:
    """The worst comparison of one function: its error in units of what is allowed, and where that is."""

    function: str
    ratio: float
    message: str

    @property
    def equal(self) -> bool:
        return self.ratio <= 1.0


def core_results(function: Judged, at: Situation) -> tuple[list[Array], float]:
    """What the core makes of a function there, and the condition number its error may grow with."""
    reference = REFERENCES[function.quantity.name]
    tool = next((t for t in at.tree.tools if function.tool and t.name == function.tool.name), _NO_TOOL)
    results = [np.asarray(result, dtype=float) for result in reference.results(at.tree, at.state, tool)]
    if reference.growth == SOLVES_M:
        return results, at.condition
    return results, condition(at.tree, at.state, tool, reference.growth)


class Comparison:
    """One generated file and the situations it is judged in."""

    def __init__(self, loaded: Loaded, joints: Sequence[str], situations: Sequence[Situation]) -> None:
        self.loaded, self.joints, self.situations = loaded, joints, situations
        self.n = len(joints)
        with np.errstate(all="ignore"):
            self._prepared = [
                None if at.values is None or not loaded.parameters else loaded.prepare(list(at.values.values()))
                for at in situations
            ]

    def worst(self, function: Judged) -> Finding:
        """Judge a function one state at a time and by its road for batches.

        Raises:
            InputError: when it cannot be run, or gives results of other sizes than the core.
        """
        expected = [core_results(function, at) for at in self.situations]
        reference = REFERENCES[function.quantity.name]
        states = [at.state for at in self.situations]
        measures = scales(reference, self.situations[0].tree, states, [results for results, _ in expected])
        found: list[Finding] = []
        for road, made in (("", self._one_by_one(function)), (" in a batch", self._in_batches(function))):
            results = [self._sized(function, got, results) for got, (results, _) in zip(made, expected, strict=True)]
            found.append(self._judged(function, results, expected, measures, road))
        return max(found, key=lambda finding: finding.ratio)

    def _one_by_one(self, function: Judged) -> Iterator[list[Array]]:
        for at, prepared in zip(self.situations, self._prepared, strict=True):
            yield self._run(function, "call", [at.state[name] for name in function.quantity.arguments], prepared)

    def _in_batches(self, function: Judged) -> Iterator[list[Array]]:
        """Defaults that are not given make a batch of their own."""
        for given in (False, True):
            rows = [i for i, prepared in enumerate(self._prepared) if (prepared is not None) == given]
            if rows:
                columns = [
                    np.array([self.situations[i].state[name] for i in rows]) for name in function.quantity.arguments
                ]
                prepared = [self._prepared[i] for i in rows] if given else None
                made = self._run(function, "call_batch", columns, prepared)
                yield from ([output[row] for output in made] for row in range(len(rows)))

    def _run(self, function: Judged, road: str, arguments: Sequence[Array], prepared: object) -> list[Array]:
        """Call a function with one message for whatever a damaged file, or one of another robot, does."""
        try:
            with np.errstate(all="ignore"):
                made: list[Array] = getattr(self.loaded, road)(function.name, arguments, prepared)
                return made
        except (Exception, SystemExit) as problem:
            cure = "give the source that the file was made from, or generate it again"
            raise InputError([Fault(Place(function.name), "", f"cannot be run: {problem}", cure)]) from None

    def _sized(self, function: Judged, got: Sequence[Array], expected: Sequence[Array]) -> list[Array]:
        mine, theirs = [part.size for part in got], [part.size for part in expected]
        if mine != theirs:
            rule = f"returns {mine} numbers, the core has {theirs}"
            raise InputError([Fault(Place(function.name), "", rule, "give the source that the file was made from")])
        return [part.reshape(wanted.shape) for part, wanted in zip(got, expected, strict=True)]

    def _judged(
        self,
        function: Judged,
        made: Sequence[Sequence[Array]],
        expected: Sequence[tuple[list[Array], float]],
        measures: Sequence[Array],
        road: str,
    ) -> Finding:
        worst, unjudged = Finding(function.name, 0.0, ""), []
        eps = self.loaded.eps
        for i, (got, (results, kappa)) in enumerate(zip(made, expected, strict=True)):
            for k, (mine, theirs, measure) in enumerate(zip(got, results, measures, strict=True)):
                found = difference(mine, theirs, self.n, kappa, eps, float(measure[i]))
                unsure = allowed_part(self.n, kappa, eps) >= 1
                if not unsure and found.ratio <= worst.ratio:
                    continue
                place = self._place(k, found.worst, len(results))
                values = f"is {found.got:.9g}{road}, the core has {found.wanted:.9g}"
                message = f"{place} {values}, at {self._shown(function, self.situations[i])}"
                if unsure:
                    off = abs(found.got - found.wanted) / float(measure[i])
                    unjudged.append((off if np.isfinite(off) else np.inf, message))
                else:
                    worst = Finding(function.name, found.ratio, message)
        if unjudged and len(unjudged) == len(made) * len(measures):
            off, message = sorted(unjudged)[len(unjudged) // 2]
            return Finding(function.name, off / _FIRST_DIGIT, message)
        return worst

    def _place(self, output: int, index: tuple[int, ...], outputs: int) -> str:
        """An entry with the names of the joints it belongs to."""
        which = f"result {output}, " if outputs > 1 else ""
        joints = ", ".join(f"'{self.joints[i]}'" for i in index if i < self.n)
        return f"{which}entry {list(index)} (joints {joints})" if joints else f"{which}entry {list(index)}"

    def _shown(self, function: Judged, at: Situation) -> str:
        """The state, and the run-time parameters where they were given."""
        shown = [f"{name} = [{', '.join(f'{x:.4f}' for x in at.state[name])}]" for name in function.quantity.arguments]
        if at.values is not None:
            shown.append(", ".join(f"{name} = {value:.6g}" for name, value in at.values.items()))
        return "; ".join(shown)
