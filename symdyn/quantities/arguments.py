"""The arguments of generated functions. Where quantities stand together, arguments come in the order of this table."""

from __future__ import annotations

from symdyn.quantities.contract import Argument, Axis, JointUnit, Sizes
from symdyn.quantities.units import ACCELERATION, FORCE, RATE

_POSITION = JointUnit("rad", "m", "quaternion")
_TANGENT = JointUnit("rad", "m", "rad")


def _vector(name: str, axis: Axis, meaning: str, unit: JointUnit | None, symbol: str) -> Argument:
    return Argument(name, (axis,), meaning, unit, symbol, name)


_TABLE = (
    _vector("q", Axis.POSITION, "joint positions", _POSITION, "q"),
    _vector("qd", Axis.DOF, "joint velocities", RATE, "q̇"),
    _vector("qdd", Axis.DOF, "joint accelerations", ACCELERATION, "q̈"),
    _vector("tau", Axis.DOF, "joint forces", FORCE, "τ"),
    _vector("dq", Axis.DOF, "change of the joint positions", _TANGENT, "δq"),
    _vector("dqd", Axis.DOF, "change of the joint velocities", RATE, "δq̇"),
    _vector("dqdd", Axis.DOF, "change of the joint accelerations", ACCELERATION, "δq̈"),
    _vector("dtau", Axis.DOF, "change of the joint forces", FORCE, "δτ"),
    _vector("nu", Axis.DOF, "rates of the diagonalised dynamics", None, "ν"),
    _vector("epsilon", Axis.DOF, "working moments of the diagonalised dynamics", None, "ε"),
    _vector("xi", Axis.DOF, "un-normalised rates of the diagonalised dynamics", None, "ξ"),
    _vector("kappa", Axis.DOF, "un-normalised moments of the diagonalised dynamics", None, "κ"),
    _vector("f", Axis.SIX, "moment [N m] and force [N] on the tool, base axes, at the tool point", None, "f"),
    Argument(
        "f",
        (Axis.TOOL, Axis.SIX),
        "moment [N m] and force [N] on every tool, base axes, at the tool points, in the order of TOOLS",
        None,
        "f",
        "wrenches",
    ),
    _vector("v", Axis.DOF, "joint velocities qd; for integrate qd times the step of time", None, "v"),
    _vector("pi", Axis.COLUMN, "numbers of bodies and joints, in the order of REGRESSOR", None, "π"),
)
ARGUMENTS = {argument.key: argument for argument in _TABLE}
"""By what states have them by."""


def stream_of(key: str) -> int:
    """Which of the streams of random numbers an argument is drawn from: 0, of tools 1, of steps 2, of bodies 3.

    A robot with other tools has the same states, and so has one whose joints need functions for their steps.
    """
    axes = ARGUMENTS[key].axes
    if key == "v":
        return 2
    return 3 if Axis.COLUMN in axes else int(Axis.TOOL in axes)


STREAMS = 4


def named(keys: str) -> tuple[Argument, ...]:
    """Arguments by their keys: `q qd tau`."""
    return tuple(ARGUMENTS[key] for key in keys.split())


def argument_shapes(of: Sizes) -> dict[str, tuple[int, ...]]:
    """The shape of every argument that a function of a robot may take, by its key, in the order of the table."""
    return {key: argument.shape(of) for key, argument in ARGUMENTS.items()}
