"""What the contract of a quantity is made of: its arguments and results, what it needs, how its error may grow."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from enum import Enum


class Group(Enum):
    """The groups of `--functions`; the members' values are what users type."""

    DYNAMICS = "dynamics"
    KINEMATICS = "kinematics"
    BODIES = "bodies"
    FILTER = "filter"
    OPERATIONAL = "operational"
    FORCES = "forces"
    ENERGY = "energy"
    CENTROIDAL = "centroidal"
    LINEAR = "linear"
    DIAGONAL = "diagonal"
    LOOPS = "loops"
    IDENTIFICATION = "identification"


class Need(Enum):
    """What a robot must have for a quantity, or a tool for its function."""

    INERTIA = "inertia of some body or drive, without which there is nothing but zeros"
    INVERSE = "an inverse of M, which a singular robot does not have"
    TOOLS = "tools"
    LOOPS = "loops"
    OWN_JOINTS = "a gain of its own for every body, which joints that follow others do not have"
    TURNING_VELOCITIES = "a joint whose velocity is not the rate of its position"
    MASS = "mass that moves"
    FULL_RANK = "a Jacobian of full row rank along the directions of the tool, or of all tools"


class Growth(Enum):
    """What the error of a result grows with."""

    EXACT = "nothing"
    SOLVES_M = "the condition of M"
    INVERTS_OMEGA = "the condition of Omega along the directions of the tool, or of all tools"
    SOLVES_OMEGA = "the condition of M, and of Omega along those directions"
    SOLVES_LOOPS = "the condition of M, and of the cuts' inertia"


class Terms(Enum):
    """What may cancel in a result, whose rounding it has then."""

    ONE = "nothing to speak of"
    FORCES = "forces on the bodies, gravity among them"
    VELOCITY_FORCES = "forces of the velocities alone"
    INNOVATIONS = "what is left of forces after solving"
    ACCELERATIONS = "accelerations that forces make"
    VELOCITY_ACCELERATIONS = "accelerations that forces of the velocities make"
    NORMALISED = "normalised accelerations"
    NORMALISED_VELOCITY = "normalised accelerations of the velocities"
    RESPONSES = "responses of the tools to wrenches"

    @property
    def are_forces(self) -> bool:
        """Whether they vanish beside the robot's own inertia, as forces do."""
        return self in (Terms.FORCES, Terms.VELOCITY_FORCES, Terms.INNOVATIONS)


class Measured(Enum):
    """The part of a result that sets its scale; a constant block does not."""

    WHOLE = "all of it"
    LOWER_HALF = "the rows of [q; qd] that belong to qd"


@dataclass(frozen=True)
class Sizes:
    """How large a robot is, as far as shapes depend on it.

    Attributes:
        dofs: degrees of freedom, N.
        positions: numbers of position, NQ.
        bodies: moving bodies, B.
        tools: that functions are made for, T.
        directions: of the tool that a function is of, R.
        held: directions that the loops hold, L.
        all_directions: of all tools that functions are made for, A.
        columns: of the regressor, C.
        base_columns: of the base regressor, CB.
    """

    dofs: int
    positions: int
    bodies: int
    tools: int = 0
    directions: int = 6
    held: int = 0
    all_directions: int = 0
    columns: int = 0
    base_columns: int = 0

    @staticmethod
    def single(n: int) -> Sizes:
        """A robot of n joints that have one degree of freedom each."""
        return Sizes(n, n, n)


class Axis(Enum):
    """An axis of an argument or result: the symbol of its size, and what its entries belong to."""

    POSITION = ("NQ", "numbers of position")
    DOF = ("N", "degrees of freedom")
    STATE = ("2N", "positions, then velocities, of the degrees of freedom")
    BODY = ("B", "bodies")
    SIX = ("6", "rows of a spatial vector, angular first")
    XYZ = ("3", "x, y, z of the base")
    FRAME = ("4", "rows of a homogeneous matrix")
    DIRECTION = ("R", "directions of the tool, angular first")
    TOOL = ("T", "tools that functions are made for")
    TOOLS = ("6T", "rows of a spatial vector for every tool")
    ALL_DIRECTIONS = ("A", "directions of all tools, tool by tool, angular first")
    HELD = ("L", "directions held, loop by loop")
    COLUMN = ("C", "numbers of bodies and joints, in the order of REGRESSOR")
    BASE_COLUMN = ("CB", "base parameters, in the order of BASE_PARAMETERS")
    ENERGY = ("2", "kinetic, potential")

    def __init__(self, symbol: str, labels: str) -> None:
        self.symbol, self.labels = symbol, labels

    def size(self, of: Sizes) -> int:
        """How many entries it has for a robot."""
        known = {
            Axis.POSITION: of.positions,
            Axis.DOF: of.dofs,
            Axis.STATE: 2 * of.dofs,
            Axis.BODY: of.bodies,
            Axis.SIX: 6,
            Axis.XYZ: 3,
            Axis.FRAME: 4,
            Axis.DIRECTION: of.directions,
            Axis.TOOL: of.tools,
            Axis.TOOLS: 6 * of.tools,
            Axis.ALL_DIRECTIONS: of.all_directions,
            Axis.HELD: of.held,
            Axis.COLUMN: of.columns,
            Axis.BASE_COLUMN: of.base_columns,
            Axis.ENERGY: 2,
        }
        return known[self]


@dataclass(frozen=True)
class JointUnit:
    """The unit of an entry, by what the number of position or degree of freedom does: turn, slide, or neither."""

    turning: str
    sliding: str
    other: str

    def at(self, unit: str) -> str:
        """The unit where a position, or what a degree of freedom moves by, has that unit."""
        return {"rad": self.turning, "m": self.sliding}.get(unit, self.other)


@dataclass(frozen=True)
class Powers:
    """The unit of an entry by what its indices belong to: powers of kg, m and s where everything slides.

    An index that belongs to a turning joint, or to an angular row, adds a power of m for its axis: `M` is in kg, kg m or kg m².
    One that belongs to a number of a body or joint adds that power of the number's own unit.
    """

    kg: int
    m: int
    s: int
    turning: tuple[int, ...]


@dataclass(frozen=True)
class UnitsAlong:
    """What the entries along the axes of a robot's joints are measured in.

    Attributes:
        positions: `rad`, `m` or `quaternion` of every number of position.
        rates: what every degree of freedom turns or slides by, `rad` or `m`.
    """

    positions: tuple[str, ...]
    rates: tuple[str, ...]

    def of(self, axis: Axis) -> tuple[str, ...]:
        return self.positions if axis is Axis.POSITION else self.rates


@dataclass(frozen=True)
class Argument:
    """An argument of generated functions: a vector, or rows of them.

    Attributes:
        name: in generated code.
        axes: its shape, and what the entries along each axis belong to.
        meaning: in words, with the unit where that is the same for all robots.
        unit: by the kind of joint, where it depends on that.
        symbol: as formulas write it.
        key: what a state has it by: its name, if no other argument has that.
    """

    name: str
    axes: tuple[Axis, ...]
    meaning: str
    unit: JointUnit | None
    symbol: str
    key: str

    def shape(self, of: Sizes) -> tuple[int, ...]:
        """Its shape for a robot."""
        return tuple(axis.size(of) for axis in self.axes)

    def told(self, units_along: UnitsAlong) -> str:
        """What it is, with its units at the joints of a robot."""
        if self.unit is None:
            return self.meaning
        units = {self.unit.at(unit) for unit in units_along.of(self.axes[0])}
        named = [unit for unit in dict.fromkeys(astuple(self.unit)) if unit in units]
        return f"{self.meaning} [{' or '.join(named)}]"


@dataclass(frozen=True)
class Output:
    """A result of a quantity.

    Attributes:
        name: in docstrings and headers.
        axes: its shape, and what the entries along each axis belong to; none for one number.
        growth: what its error grows with.
        terms: what may cancel in it, whose size its error has then.
        inertial: an inertia or energy, which vanishes beside the mass matrix if at all; others vanish beside one.
        measured: the part that sets its scale.
        unit: of its entries: one for all, by the joint, or by all indices; empty for a plain number and for frames.
    """

    name: str
    axes: tuple[Axis, ...]
    growth: Growth = Growth.EXACT
    terms: Terms = Terms.ONE
    inertial: bool = False
    measured: Measured = Measured.WHOLE
    unit: str | JointUnit | Powers = ""

    def shape(self, of: Sizes) -> tuple[int, ...]:
        """Its shape for a robot."""
        return tuple(axis.size(of) for axis in self.axes)


@dataclass(frozen=True)
class Quantity:
    """What a generated function gives.

    Attributes:
        name: of the function; one of a tool adds `_<tool>`.
        arguments: of the function.
        outputs: its results, in order.
        summary: what it returns, for docstrings; `the tool` stands for the tool's name.
        group: for `--functions`; None for several quantities together, which are in no group.
        source: the place in the papers.
        per_tool: one function for each tool.
        needs: without which there is none.
        together: the quantities that this one gives together, sharing their work; none for a plain one.
    """

    name: str
    arguments: tuple[Argument, ...]
    outputs: tuple[Output, ...]
    summary: str
    group: Group | None
    source: str = ""
    per_tool: bool = False
    needs: frozenset[Need] = frozenset()
    together: tuple[Quantity, ...] = ()

    @property
    def parts(self) -> tuple[Quantity, ...]:
        """The plain quantities it gives: those that stand together in it, or itself."""
        return self.together or (self,)

    @property
    def of_bodies(self) -> bool:
        """Whether results are of single bodies, in the frames of their links."""
        return any(Axis.BODY in output.axes for output in self.outputs)

    @property
    def argument_names(self) -> tuple[str, ...]:
        return tuple(argument.name for argument in self.arguments)

    @property
    def argument_keys(self) -> tuple[str, ...]:
        """What a state has the arguments by."""
        return tuple(argument.key for argument in self.arguments)

    def about(self, tool: str) -> str:
        """The summary, with the name of the tool it is of where it is of one."""
        if self.together:
            return " ".join(part.about(tool) for part in self.together)
        if not self.per_tool:
            return self.summary
        point = self.summary.replace("the tool point", f"the point of tool '{tool}'", 1)
        return point if point != self.summary else self.summary.replace("the tool", f"tool '{tool}'", 1)
