"""The contract of poses, Jacobians and operational space, per tool and for all tools."""

from __future__ import annotations

from symdyn.quantities.arguments import named
from symdyn.quantities.contract import Axis, Group, Growth, Need, Output, Powers, Quantity
from symdyn.quantities.units import ACCELERATION, INERTIA, INERTIA_INVERSE

_INVERTS = frozenset({Need.INVERSE})

QUANTITIES = (
    Quantity(
        "pose",
        named("q"),
        (Output("pose", (Axis.FRAME, Axis.FRAME)),),
        "Frame of the tool in the base frame, (4, 4).",
        Group.KINEMATICS,
        "SOA 2",
        per_tool=True,
    ),
    Quantity(
        "jacobian",
        named("q"),
        (Output("J", (Axis.SIX, Axis.DOF), unit=Powers(0, 0, 0, (-1, 1))),),
        "Jacobian (6, N) at the tool point, base axes, angular rows first.",
        Group.KINEMATICS,
        "SOA 2.1",
        per_tool=True,
    ),
    Quantity(
        "jacobian_rate",
        named("q qd"),
        (Output("Jd", (Axis.SIX, Axis.DOF), unit=Powers(0, 0, -1, (-1, 1))),),
        "Time derivative (6, N) of the Jacobian of the tool.",
        Group.KINEMATICS,
        "SOA 5.8",
        per_tool=True,
    ),
    Quantity(
        "operational_inertia_inverse",
        named("q"),
        (Output("Omega", (Axis.SIX, Axis.SIX), Growth.SOLVES_M, unit=INERTIA_INVERSE),),
        "Omega = J M^-1 J^T (6, 6) of the tool, base axes, angular rows first.",
        Group.KINEMATICS,
        "SOA 5.5",
        per_tool=True,
        needs=_INVERTS,
    ),
    Quantity(
        "operational_inertia",
        named("q"),
        (Output("Lambda", (Axis.DIRECTION, Axis.DIRECTION), Growth.INVERTS_OMEGA, inertial=True, unit=INERTIA),),
        "Lambda = (J M^-1 J^T)^-1 over the directions of the tool; not finite at a singular pose.",
        Group.KINEMATICS,
        "SOA 5",
        per_tool=True,
        needs=_INVERTS | {Need.FULL_RANK},
    ),
    Quantity(
        "tip_force_acceleration",
        named("q f"),
        (Output("qdd", (Axis.DOF,), Growth.SOLVES_M, unit=ACCELERATION),),
        "Joint accelerations (N,) that a wrench f = [moment; force] on the tool adds, base axes at the tool point.",
        Group.KINEMATICS,
        "SOA 5.3",
        per_tool=True,
        needs=_INVERTS,
    ),
    Quantity(
        "operational_inertia_inverse_all",
        named("q"),
        (Output("Omega", (Axis.TOOLS, Axis.TOOLS), Growth.SOLVES_M, unit=INERTIA_INVERSE),),
        "J M^-1 J^T over all T tools at once (6T, 6T), base axes at each tool point, in the order of TOOLS.",
        Group.LOOPS,
        "SOA 5",
        needs=_INVERTS | {Need.TOOLS},
    ),
)
