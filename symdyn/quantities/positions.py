"""The contract of moving a robot whose positions are no plain numbers: with quaternions, or with velocities in turning axes."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, JointUnit, Need, Output, Quantity

_OWN = frozenset({Need.TURNING_VELOCITIES})
_POSITION = JointUnit("rad", "m", "")

QUANTITIES = (
    Quantity(
        "integrate",
        named("q v"),
        (Output("q_next", (Axis.POSITION,), unit=_POSITION),),
        "The position (NQ,) after moving with velocity qd for a time dt, with v = dt qd held in the axes of the links.",
        None,
        "SOA 2",
        needs=_OWN,
    ),
    Quantity(
        "normalise",
        named("q"),
        (Output("q_unit", (Axis.POSITION,), unit=_POSITION),),
        "The same position (NQ,) with every quaternion at length one.",
        None,
        needs=_OWN,
    ),
    Quantity(
        "position_rate",
        named("q v"),
        (Output("q_rate", (Axis.POSITION,), unit=JointUnit("rad/s", "m/s", "1/s")),),
        "How fast the numbers of position change (NQ,) at the velocity v = qd.",
        None,
        needs=_OWN,
    ),
)
