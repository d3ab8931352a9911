"""Functions of generated code against the core: the worst of many situations, and what is wrong there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from symdyn.core import Array
from symdyn.core.folding import AnyTree
from symdyn.core.tree import ToolPoint
from symdyn.faults import Fault, InputError, Place
from symdyn.judge.equality import allowed_part, difference
from symdyn.judge.reference import At, State, condition, core_results, scales
from symdyn.judge.situations import Situation, situations
from symdyn.judge.subject import Subject
from symdyn.model.tree import Model
from symdyn.quantities.contract import Axis, Growth, Quantity

_FIRST_DIGIT = (
    0.1  # where no state is so well conditioned that a digit is sure, half of the results still have the first
)
_NO_TOOL = ToolPoint("", -1, np.eye(3), np.zeros(3))


class _Named(Protocol):
    @property
    def name(self) -> str: ...


class Judged(_Named, Protocol):
    """A function: its name, the quantity it gives, of which tool, and of which tools there are functions."""

    @property
    def quantity(self) -> Quantity: ...

    @property
    def tool(self) -> _Named | None: ...

    @property
    def tools(self) -> Sequence[_Named]: ...


class Code(Protocol):
    """Generated code that can be called.

    Attributes:
        eps: of the number type it works in.
        parameters: defaults of the run-time parameters in order; empty without any.
    """

    eps: float
    parameters: tuple[float, ...]

    def prepare(self, values: Sequence[float]) -> Array:
        """What the code makes of values of its run-time parameters."""

    def misplaced(self, joints: Sequence[str], parameters: Sequence[str]) -> str:
        """What it calls otherwise, or has at another place, than those names in that order; empty if nothing."""

    def call(self, name: str, arguments: Sequence[Array], prepared: Array | None) -> list[Array]:
        """A function at one state; without `prepared` at the parameters' defaults. One array for each output."""

    def call_batch(self, name: str, arguments: Sequence[Array], prepared: Sequence[Array] | None) -> list[Array]:
        """A function at many states by its road for batches, one `prepared` for each; outputs stacked over the states."""


@dataclass(frozen=True)
class Finding:
    """The worst comparison of one function: its error in units of what is allowed, and where that is.

    `error` is the same as a part of the result's size.
    """

    function: str
    ratio: float
    message: str
    error: float = 0.0

    @property
    def equal(self) -> bool:
        return self.ratio <= 1.0


@dataclass(frozen=True)
class Answer:
    """What the core makes of a function: its results, and for each the condition number its error may grow with."""

    results: list[Array]
    kappas: list[float]


def asked_at(function: Judged, tree: AnyTree, state: State) -> At:
    """Where the core is asked for a function: with the tools that it is of, as the tree has them."""
    points = {tool.name: tool for tool in tree.tools}
    tool = points[function.tool.name] if function.tool else _NO_TOOL
    return At(tree, state, tool, tuple(points[tool.name] for tool in function.tools))


def core_answer(function: Judged, at: Situation) -> Answer:
    """The core's answer in a situation."""
    where = asked_at(function, at.tree, at.state)
    kappas = {Growth.SOLVES_M: at.condition}
    for output in function.quantity.outputs:
        if output.growth not in kappas:
            kappas[output.growth] = condition(where, output.growth)
    results = core_results(function.quantity, where)
    return Answer(results, [kappas[output.growth] for output in function.quantity.outputs])


def judged(subject: Subject, functions: Sequence[Judged], code: Code, states: int) -> tuple[Finding, ...]:
    """The worst finding of every function, at so many random states.

    Raises:
        InputError: when the code is of another robot, or cannot be run.
    """
    joints = [joint.name for joint in subject.model.leaders]
    wrong = code.misplaced(joints, list(subject.defaults) if code.parameters else [])
    if wrong:
        raise InputError([Fault(Place("names"), "", wrong, "give the source that the file was made from")])
    tools = max((len(function.tools) for function in functions), default=0)
    comparison = Comparison(code, subject.model, situations(subject, states, code.eps, tools=tools))
    return tuple(comparison.worst(function) for function in functions)


class Comparison:
    """Generated code and the situations it is judged in."""

    def __init__(self, code: Code, model: Model, at: Sequence[Situation]) -> None:
        self.code, self.situations, self.n = code, at, model.nv
        self._joints = {
            Axis.BODY: [joint.name for joint in model.joints],
            Axis.DOF: [model.joints[dof.body].name for dof in model.dofs],
        }
        with np.errstate(all="ignore"):
            self._prepared = [
                None if it.values is None or not code.parameters else code.prepare(list(it.values.values()))
                for it in at
            ]

    def worst(self, function: Judged) -> Finding:
        """Judge a function one state at a time and by its road for batches.

        Raises:
            InputError: when it cannot be run, or gives results of other sizes than the core.
        """
        wanted = [core_answer(function, at) for at in self.situations]
        states = [at.state for at in self.situations]
        outputs = function.quantity.outputs
        measures = scales(outputs, self.situations[0].tree, states, [core.results for core in wanted])
        found: list[Finding] = []
        for road, made in (("", self._one_by_one(function)), (" in a batch", self._in_batches(function))):
            results = [self._sized(function, got, core.results) for got, core in zip(made, wanted, strict=True)]
            found.append(self._judged(function, results, wanted, measures, road))
        return max(found, key=lambda finding: finding.ratio)

    def _one_by_one(self, function: Judged) -> Iterator[list[Array]]:
        for at, prepared in zip(self.situations, self._prepared, strict=True):
            yield self._run(
                function, self.code.call, [at.state[key] for key in function.quantity.argument_keys], prepared
            )

    def _in_batches(self, function: Judged) -> Iterator[list[Array]]:
        """Defaults that are not given make a batch of their own."""
        for given in (False, True):
            rows = [i for i, prepared in enumerate(self._prepared) if (prepared is not None) == given]
            if rows:
                columns = [
                    np.array([self.situations[i].state[key] for i in rows]) for key in function.quantity.argument_keys
                ]
                prepared = [self._prepared[i] for i in rows] if given else None
                made = self._run(function, self.code.call_batch, columns, prepared)
                yield from ([output[row] for output in made] for row in range(len(rows)))

    def _run(
        self, function: Judged, road: Callable[..., list[Array]], arguments: Sequence[Array], prepared: object
    ) -> list[Array]:
        """Call a function with one message for whatever a damaged file, or one of another robot, does."""
        try:
            with np.errstate(all="ignore"):
                return road(function.name, arguments, prepared)
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
        wanted: Sequence[Answer],
        measures: Sequence[Array],
        road: str,
    ) -> Finding:
        """The worst of all states and outputs; where no state is sure of an output, half of its first digits must be right."""
        worst, unsure = Finding(function.name, 0.0, ""), []
        for k, measure in enumerate(measures):
            sure, doubtful = [], []
            for i, (got, core) in enumerate(zip(made, wanted, strict=True)):
                kappa, scale = core.kappas[k], float(measure[i])
                found = difference(got[k], core.results[k], self.n, kappa, self.code.eps, scale)
                values = f"is {found.got:.9g}{road}, the core has {found.wanted:.9g}"
                message = f"{self._place(function, k, found.worst)} {values}, at {self._shown(function, i)}"
                allowed = allowed_part(self.n, kappa, self.code.eps)
                if allowed < 1:
                    sure.append(Finding(function.name, found.ratio, message, found.ratio * allowed))
                else:
                    off = abs(found.got - found.wanted) / scale
                    doubtful.append((off if np.isfinite(off) else np.inf, message))
            worst = max([worst, *sure], key=lambda finding: finding.ratio)
            unsure += [] if sure else doubtful
        if unsure:
            off, message = sorted(unsure)[len(unsure) // 2]
            worst = max(
                [worst, Finding(function.name, off / _FIRST_DIGIT, message, off)], key=lambda found: found.ratio
            )
        return worst

    def _place(self, function: Judged, output: int, index: tuple[int, ...]) -> str:
        """An entry with the names of the joints it belongs to."""
        outputs = function.quantity.outputs
        which = f"result {output}, " if len(outputs) > 1 else ""
        axes = zip(index, outputs[output].axes, strict=False)
        of_joints = [self._joints[axis][i] for i, axis in axes if axis in self._joints]
        joints = ", ".join(f"'{name}'" for name in of_joints)
        return (
            f"{which}entry {list(index)} ({'joint' if len(of_joints) == 1 else 'joints'} {joints})"
            if joints
            else f"{which}entry {list(index)}"
        )

    def _shown(self, function: Judged, number: int) -> str:
        """The state, and the run-time parameters where they were given."""
        at = self.situations[number]
        given = [(argument.name, at.state[argument.key].ravel()) for argument in function.quantity.arguments]
        shown = [f"{name} = [{', '.join(f'{x:.4f}' for x in values)}]" for name, values in given]
        if at.values is not None:
            shown.append(", ".join(f"{name} = {value:.6g}" for name, value in at.values.items()))
        return "; ".join(shown)
