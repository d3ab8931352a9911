"""The contract of what the bodies do: their motion, the forces that joints pass on to them, their composite inertias."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Need, Output, Powers, Quantity, Terms

_SIX, _BLOCK = (Axis.BODY, Axis.SIX), (Axis.BODY, Axis.SIX, Axis.SIX)
_WEIGHS = frozenset({Need.INERTIA})

QUANTITIES = (
    Quantity(
        "body_velocities",
        named("q qd"),
        (Output("V", _SIX, unit=Powers(0, 1, -1, (0, -1))),),
        "Velocities V (B, 6) of the bodies at the origins of their frames, in their axes, angular part first.",
        Group.BODIES,
        "KFS 5.1",
    ),
    Quantity(
        "body_accelerations",
        named("q qd qdd"),
        (Output("alpha", _SIX, unit=Powers(0, 1, -2, (0, -1))),),
        "Spatial accelerations alpha (B, 6) of the bodies in their frames, angular part first, from [0; -gravity] of the "
        "base; that of the origin is the linear part + angular x linear velocity.",
        Group.BODIES,
        "KFS 5.4, 6.3",
    ),
    Quantity(
        "body_forces",
        named("q qd qdd"),
        (Output("f", _SIX, terms=Terms.FORCES, unit=Powers(1, 1, -2, (0, 1))),),
        "Moments and forces f (B, 6) that the joint of each body passes on to it, in the bodies' frames, moment first.",
        Group.BODIES,
        "KFS 4.1, 6.1",
        needs=_WEIGHS,
    ),
    Quantity(
        "composite_inertias",
        named("q"),
        (Output("R", _BLOCK, inertial=True, unit=Powers(1, 0, 0, (0, 1, 1))),),
        "Inertias R (B, 6, 6) of each body and all that hangs on it, joints frozen, in the bodies' frames, angular part first.",
        Group.BODIES,
        "UDU 15, KFS 7.9",
        needs=_WEIGHS,
    ),
)
