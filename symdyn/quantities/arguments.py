"""The arguments of generated functions. Where quantities stand together, arguments come in the order of this table."""

from __future__ import annotations

from symdyn.quantities.contract import Argument, Axis, JointUnit, Sizes
from symdyn.quantities.units import ACCELERATION, FORCE, RATE

_POSITION = JointUnit("rad", "m", "quaternion")
_TANGENT = JointUnit("rad", "m", "rad")

_TABLE = (
    Argument("q", Axis.POSITION, "joint positions", _POSITION, "q"),
    Argument("qd", Axis.DOF, "joint velocities", RATE, "q̇"),
    Argument("qdd", Axis.DOF, "joint accelerations", ACCELERATION, "q̈"),
    Argument("tau", Axis.DOF, "joint forces", FORCE, "τ"),
    Argument("dq", Axis.DOF, "change of the joint positions", _TANGENT, "δq"),
    Argument("dqd", Axis.DOF, "change of the joint velocities", RATE, "δq̇"),
    Argument("dqdd", Axis.DOF, "change of the joint accelerations", ACCELERATION, "δq̈"),
    Argument("dtau", Axis.DOF, "change of the joint forces", FORCE, "δτ"),
    Argument("nu", Axis.DOF, "rates of the diagonalised dynamics", None, "ν"),
    Argument("epsilon", Axis.DOF, "working moments of the diagonalised dynamics", None, "ε"),
    Argument("xi", Axis.DOF, "un-normalised rates of the diagonalised dynamics", None, "ξ"),
    Argument("kappa", Axis.DOF, "un-normalised moments of the diagonalised dynamics", None, "κ"),
    Argument("f", Axis.SIX, "moment [N m] and force [N] on the tool, base axes, at the tool point", None, "f"),
)
ARGUMENTS = {argument.name: argument for argument in _TABLE}


def named(names: str) -> tuple[Argument, ...]:
    """Arguments by their names: `q qd tau`."""
    return tuple(ARGUMENTS[name] for name in names.split())


def argument_sizes(of: Sizes) -> dict[str, int]:
    """How many entries every argument has that a function of a robot may take, in the order of the table."""
    return {name: argument.axis.size(of) for name, argument in ARGUMENTS.items()}
