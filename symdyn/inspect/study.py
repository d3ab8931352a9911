"""One function of a robot, recorded so that it can be run in many poses, and with every body heavier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from symdyn.description.expressions import ONE, Expression, ExpressionNode
from symdyn.description.robot import Link, Parameter, Robot
from symdyn.generation import Generation
from symdyn.generation.recording import programs, ways_of
from symdyn.generation.selection import Wanted, function_named
from symdyn.inspect.arrays import Array, Machine
from symdyn.inspect.poses import Span, spans
from symdyn.inspect.programs import with_parameters
from symdyn.inspect.question import joint_places
from symdyn.judge.reference import base_of_model
from symdyn.judge.subject import Subject
from symdyn.model.columns import columns_of, dimension_of
from symdyn.passes import drop
from symdyn.quantities.arguments import ARGUMENTS
from symdyn.quantities.contract import Axis
from symdyn.quantities.contract import Output as Result
from symdyn.quantities.units import Places, unit_of
from symdyn.symbolic.forms import symbols_of
from symdyn.symbolic.library import Library
from symdyn.symbolic.program import Output, Program, used_symbols
from symdyn.symbolic.workshop import Choices, Ground, Workshop

_PARAMETERS = "params"
_LONG = 15_000  # operations from which on recording every way, to keep the cheapest, takes too long for an answer
_ROWS = ("rx", "ry", "rz", "x", "y", "z")


@dataclass(frozen=True)
class Recorded:
    """A program whose run-time parameters stand first, as `params`, with what they are."""

    program: Program
    parameters: Mapping[str, float]

    def of(self, output: str, positions: Sequence[int]) -> Recorded:
        """Only some entries of a result."""
        (whole,) = (found for found in self.program.outputs if found.name == output)
        entries = Output(output, (len(positions),), tuple(whole.entries[position] for position in positions))
        return replace(self, program=drop(replace(self.program, outputs=(entries,))))

    def depends(self, argument: str) -> list[bool]:
        """For every entry of an argument, or of the run-time parameters, whether the program uses it at all."""
        used = used_symbols(self.program)
        groups = [group.symbols for group in self.program.inputs if group.name == argument]
        return [symbol in used for symbol in groups[0]] if groups else []

    def behind(self, output: str, argument: str) -> npt.NDArray[np.bool_]:
        """Whether each entry of a result uses each entry of an argument at all; (entries, size), no columns without it."""
        (result,) = (found for found in self.program.outputs if found.name == output)
        symbols = next((group.symbols for group in self.program.inputs if group.name == argument), ())
        seen = {symbol: 1 << place for place, symbol in enumerate(symbols)}
        for symbol, form, _ in self.program.assignments:
            found = 0
            for leaf in symbols_of(form):
                found |= seen.get(leaf, 0)
            if found:
                seen[symbol] = found
        masks = [sum(seen.get(symbol, 0) for symbol in symbols_of(entry)) for entry in result.entries]
        return np.array([[mask >> place & 1 for place in range(len(symbols))] for mask in masks], dtype=bool)

    def at(self, arguments: Mapping[str, Array], changed: Mapping[str, Array] | None = None) -> dict[str, Array]:
        """Results (entries, situations) for arguments (size, situations); `changed` parameters are (situations,) each."""
        given = {name: values for name, values in arguments.items() if self._takes(name)}
        if self._takes(_PARAMETERS):
            values = {name: np.array([value]) for name, value in self.parameters.items()} | dict(changed or {})
            most = max(len(row) for row in values.values())
            given[_PARAMETERS] = np.array([np.broadcast_to(row, most) for row in values.values()])
        return self.machine.run(given)

    @cached_property
    def machine(self) -> Machine:
        return Machine(self.program)

    def _takes(self, name: str) -> bool:
        return any(group.name == name for group in self.program.inputs)


@dataclass(frozen=True)
class Study:
    """A function of a robot, to be asked for figures.

    Attributes:
        subject: the robot.
        function: what is asked for.
        recorded: its program.
        heavier: the same with a parameter for every body, one by default, that its mass and inertia are multiplied by.
        counted: whether `recorded` is the program that files have; of very long ones only `heavier` is recorded.
        spans: where each joint is moved.
        held: what the other arguments are held at.
    """

    subject: Subject
    function: Wanted
    recorded: Recorded
    heavier: Recorded
    counted: bool
    spans: tuple[Span, ...]
    held: Mapping[str, tuple[float, ...]]

    @cached_property
    def innovations(self) -> Recorded:
        """`W` and `D` of the same robot: `M⁻¹ = W* D⁻¹ W`."""
        return _recorded(
            Ground(self.subject.robot, _choices(self.subject)), function_named(self.subject, "innovations")
        )

    def arguments(self, q: Array) -> dict[str, Array]:
        """All arguments at poses (n, situations)."""
        return {"q": q, **{name: np.array(values)[:, None] for name, values in self.held.items()}}

    def result(self, output: str) -> Result:
        """The contract of one of its results."""
        (found,) = (result for result in self.function.quantity.outputs if result.name == output)
        return found

    def shape(self, output: str) -> tuple[int, ...]:
        (found,) = (result.shape for result in self.recorded.program.outputs if result.name == output)
        return found

    def index(self, output: str, position: int) -> tuple[int, ...]:
        """The indices of an entry that stands at a place of the flat result."""
        shape = self.shape(output)
        return tuple(int(i) for i in np.unravel_index(position, shape)) if shape else ()

    def unit(self, output: str, position: int) -> str:
        return unit_of(self.function.quantity, output, self.index(output, position), self._places)

    @cached_property
    def _places(self) -> Places:
        tool, tree = self.function.tool, self.subject.tree
        rows = next((point.rows for point in tree.tools if tool and point.name == tool.name), tuple(range(6)))
        held = tuple(row for _, _, rows in tree.loops for row in rows)
        every = tuple(row for point in tree.tools for row in point.rows)
        columns = tuple(dimension_of(self.subject.model, column) for column in columns_of(self.subject.model))
        kept = tuple(columns[place] for place in base_of_model(self.subject.model).kept)
        return Places(tuple(span.unit for span in self.spans), rows, held, every, columns=columns, base_columns=kept)

    def title(self, output: str, position: int | None = None) -> str:
        """`udu.D[elbow]`; the result is named where there are several, indices by the joints they belong to."""
        several = len(self.function.quantity.outputs) > 1
        name = f"{self.function.name}.{output}" if several else self.function.name
        indices = self.labels(output, position) if position is not None else ()
        return f"{name}[{', '.join(indices)}]" if indices else name

    def labels(self, output: str, position: int) -> tuple[str, ...]:
        """What the indices of an entry belong to: joints, bodies, rows."""
        axes = self.result(output).axes
        return tuple(self.label(axis, index) for axis, index in zip(axes, self.index(output, position), strict=True))

    def label(self, axis: Axis, index: int) -> str:
        """What an index along an axis belongs to."""
        n = len(self.spans)
        if axis is Axis.POSITION:
            places = joint_places(self.subject.model, axis)
            return next(name for name, held in places.items() if index in held)
        if axis in (Axis.DOF, Axis.STATE):
            return self.spans[index % n].joint + (" rate" if index >= n else "")
        if axis is Axis.COLUMN:
            return columns_of(self.subject.model)[index].name
        if axis is Axis.BASE_COLUMN:
            return columns_of(self.subject.model)[base_of_model(self.subject.model).kept[index]].name
        if axis is Axis.BODY:
            return self.subject.model.bodies[index].name
        if axis is Axis.SIX:
            return _ROWS[index]
        if axis is Axis.XYZ:
            return "xyz"[index]
        if axis is Axis.TOOLS:
            return f"{self.function.tools[index // 6].name} {_ROWS[index % 6]}"
        if axis is Axis.DIRECTION and self.function.tool:
            points = {point.name: point for point in self.subject.tree.tools}
            return _ROWS[points[self.function.tool.name].rows[index]]
        return str(index)


def study_of(subject: Subject, name: str, held: Mapping[str, Sequence[float]] | None = None) -> Study:
    """Record a function of a robot for sampling.

    Args:
        subject: the robot, with the choices that were made for it (freed classes, friction, armature).
        name: of the function, `mass_matrix_inverse`, `jacobian_tip`.
        held: values of arguments other than `q`; every entry of one that is not given is held at 1, in SI units.

    Raises:
        InputError: when the robot has no such function.
    """
    function = function_named(subject, name)
    heavier = _heavier(subject, function)
    counted = len(heavier.program.assignments) <= _LONG
    recorded = _recorded(Ground(subject.robot, _choices(subject)), function) if counted else heavier
    return _study(subject, function, recorded, heavier, held or {}, counted=counted)


def study_in(generation: Generation, name: str) -> Study:
    """A function that was generated, for sampling; its other arguments are held at 1."""
    subject, library = generation.subject, generation.library
    (function,) = (wanted for wanted in generation.functions if wanted.name == name)
    return _study(subject, function, recorded_in(library, name), _heavier(subject, function), {}, counted=True)


def recorded_in(library: Library, name: str) -> Recorded:
    """The program of a function of a library, parameters written out."""
    (function,) = (made for made in library.functions if made.name == name)
    return Recorded(with_parameters(library.prepare, function.program), dict(library.parameters))


def _study(
    subject: Subject,
    function: Wanted,
    recorded: Recorded,
    heavier: Recorded,
    held: Mapping[str, Sequence[float]],
    *,
    counted: bool,
) -> Study:
    sizes = {group.name: len(group.symbols) for group in recorded.program.inputs}
    given = {name: tuple(map(float, values)) for name, values in held.items()}
    others = [argument for argument in function.quantity.argument_names if argument != "q"]
    values = {argument: given.get(argument, (1.0,) * sizes[argument]) for argument in others}
    return Study(subject, function, recorded, heavier, counted, spans(subject.model), values)


def _heavier(subject: Subject, function: Wanted) -> Recorded:
    """The function of the robot with a weight for every body, in numbers."""
    return _by_first_way(Ground(_weighed(subject), replace(_choices(subject), free=())), function)


def _recorded(ground: Ground, function: Wanted) -> Recorded:
    """The program of a function as files have it, parameters written out."""
    (made,), prepare = programs(ground, [_on(ground, function)], lambda _: None)
    return Recorded(with_parameters(prepare, made.program), dict(ground.defaults))


def _by_first_way(ground: Ground, function: Wanted) -> Recorded:
    """The same in numbers, neither cheapest nor optimised: for what is only run."""
    function = _on(ground, function)
    workshop, quantity = Workshop(ground, function.tools), function.quantity
    values = [value for _, value in ways_of(workshop, function, quantity)[0]()]
    results = [(output.name, value) for output, value in zip(quantity.outputs, values, strict=True)]
    cut = workshop.cut(quantity.argument_keys, results)
    return Recorded(with_parameters(cut.prepare, cut.program), dict(ground.defaults))


def _on(ground: Ground, function: Wanted) -> Wanted:
    """The function with its tools in the numbers of a ground."""
    tools = {tool.name: tool for tool in ground.model.tools}
    own = tools[function.tool.name] if function.tool else None
    return replace(function, tool=own, tools=tuple(tools[tool.name] for tool in function.tools))


def held_text(study: Study) -> Iterator[str]:
    """What the arguments other than `q` are held at, one text each: `qd = 1 rad/s for every joint`."""
    units = [span.unit for span in study.spans]
    for name, values in study.held.items():
        argument = ARGUMENTS[name]
        known = sorted({argument.unit.at(unit) for unit in units}, reverse=True) if argument.unit else []
        if len(set(values)) == 1:
            yield " ".join([f"{name} = {values[0]:g}", " or ".join(known), "in every entry"]).replace("  ", " ")
        else:
            yield f"{name} = [{', '.join(f'{value:g}' for value in values)}]"


def _choices(subject: Subject) -> Choices:
    return Choices(subject.free, subject.friction, subject.armature)


def _weighed(subject: Subject) -> Robot:
    """The robot with a parameter for the weight of every body."""
    robot, bodies = subject.robot, subject.model.bodies
    of_link = {link: i for i, body in enumerate(bodies) for link in body.links}
    return replace(
        robot,
        links=tuple(_scaled(link, of_link) for link in robot.links),
        parameters=(*robot.parameters, *(Parameter(name, robot.at, ONE) for name in weights(len(bodies)))),
    )


def _weight(body: int) -> str:
    """A parameter's name that no robot file can have."""
    return f"#weight{body}"


def weights(count: int) -> list[str]:
    """The parameters of `Study.heavier`, body by body."""
    return [_weight(i) for i in range(count)]


def _scaled(link: Link, bodies: Mapping[str, int]) -> Link:
    """A link whose mass and inertia are multiplied by its body's parameter; one that is fixed to the base stays."""
    if link.name not in bodies:
        return link
    factor = ExpressionNode("name", text=_weight(bodies[link.name]))

    def times(number: Expression) -> Expression:
        return number if number.is_zero else Expression(number.text, ExpressionNode("*", (factor, number.root)))

    six = tuple(times(number) for number in link.inertia.six)
    return replace(link, mass=times(link.mass), inertia=replace(link.inertia, six=six))
