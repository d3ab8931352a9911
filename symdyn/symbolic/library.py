"""`Library`: everything that the generated files of one robot say, before any language is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from symdyn.quantities.contract import UnitsAlong
from symdyn.symbolic.lanes import LaneProgram
from symdyn.symbolic.program import Operations, Program


@dataclass(frozen=True)
class JointInfo:
    """A joint as the generated files show it.

    Attributes:
        name: the robot's own.
        positions: unit of each of its numbers in `q`, `rad`, `m` or `quaternion`.
        rates: what each of its degrees of freedom turns or slides by, `rad` or `m`.
        limits: smallest and largest position, where known.
    """

    name: str
    positions: tuple[str, ...]
    rates: tuple[str, ...]
    limits: tuple[float, float] | None

    @staticmethod
    def single(name: str, unit: str, limits: tuple[float, float] | None) -> JointInfo:
        """One that one number moves."""
        return JointInfo(name, (unit,), (unit,), limits)

    @property
    def unit(self) -> str:
        """Of its position."""
        return ", ".join(dict.fromkeys(self.positions))


@dataclass(frozen=True)
class Joints:
    """The joints of a robot, in the order of `q`."""

    all: tuple[JointInfo, ...]

    def __iter__(self) -> Iterator[JointInfo]:
        return iter(self.all)

    @property
    def units(self) -> UnitsAlong:
        return UnitsAlong(
            tuple(unit for joint in self.all for unit in joint.positions),
            tuple(unit for joint in self.all for unit in joint.rates),
        )

    @property
    def nq(self) -> int:
        """Numbers of position."""
        return len(self.units.positions)

    @property
    def nv(self) -> int:
        """Degrees of freedom."""
        return len(self.units.rates)

    @property
    def single(self) -> bool:
        """Whether every joint has one number of position and one degree of freedom, at one place in `q` and in `qd`."""
        return self.nq == self.nv == len(self.all)

    @property
    def starts(self) -> list[tuple[int, int]]:
        """The first place of every joint in `q` and in `qd`."""
        sizes = [(len(joint.positions), len(joint.rates)) for joint in self.all]
        return list(accumulate(sizes, lambda a, b: (a[0] + b[0], a[1] + b[1]), initial=(0, 0)))[:-1]


@dataclass(frozen=True)
class Function:
    """One generated function.

    Attributes:
        name: `mass_matrix`, `pose_gripper`.
        quantity: `mass_matrix`, `pose`.
        summary: one line for the docstring, with shape, frame and unit.
        arguments: keys of the array arguments in order, `q`, `qd`, `tau`; names and sizes are those of the program's inputs.
        program: inputs are the arguments, then `k` (what `prepare` returns) if the robot has run-time parameters.
        operations: what it costs.
        lanes: the same with branches of the robot side by side, where that saves much.
    """

    name: str
    quantity: str
    summary: str
    arguments: tuple[str, ...]
    program: Program
    operations: Operations
    lanes: LaneProgram | None = None


@dataclass(frozen=True)
class Sample:
    """A state for the self-test, with what the core makes of it: for each function its outputs, flat, row by row.

    Attributes:
        arguments: values of every argument by its key, row by row.
        results: function name -> one list of floats per output.
        bounds: function name -> per output the error that is allowed in double precision (absolute).
    """

    arguments: dict[str, tuple[float, ...]]
    results: dict[str, tuple[tuple[float, ...], ...]]
    bounds: dict[str, tuple[float, ...]]


@dataclass(frozen=True)
class Library:
    """The files of one robot.

    Attributes:
        name: the robot's name as Python and C spell it; stem of the files, prefix of the C functions.
        title: the robot's name as its file has it.
        joints: in the order of `q`.
        tools: names of the tools, spelt for Python and C.
        parameters: run-time parameters with their defaults, in order; empty for most robots.
        prepare: parameters -> what depends on them only (input `params`, output `k`), None without parameters.
        functions: in the order of the files.
        samples: states for the self-test.
        notes: what was left out and why, for the head.
        source: file name of the robot, without folders.
        source_sha256: over its text with LF line ends.
        command: how to make the files again.
        version: of symdyn.
        regressor: names of the regressor's columns with the robot's own numbers, where a function has them.
        base_parameters: names of the base regressor's columns with what stands before them, where a function has those.
        roundings: how many rounding errors (times a condition number) results may be off, relative to their size.
    """

    name: str
    title: str
    joints: Joints
    tools: tuple[str, ...]
    parameters: tuple[tuple[str, float], ...]
    prepare: Program | None
    functions: tuple[Function, ...]
    samples: tuple[Sample, ...]
    notes: tuple[str, ...]
    source: str
    source_sha256: str
    command: str
    version: str
    roundings: float = 0.0
    conventions: tuple[str, ...] = field(default=())
    regressor: tuple[tuple[str, float], ...] = ()
    base_parameters: tuple[tuple[str, str], ...] = ()
