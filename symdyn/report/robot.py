"""What all sections of the page know of the robot: its joints, its functions, its parameters."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from symdyn.core.loops import close_loops
from symdyn.emit.interface import FunctionInfo
from symdyn.model.tree import Joint, Model, Motion
from symdyn.report.material import Material


@dataclass(frozen=True)
class JointData:
    """A joint that moves by itself.

    Attributes:
        name: as in the robot file.
        kind: `revolute`, `continuous`, `prismatic`, `ball`, `planar` or `floating`.
        q, nq: its first place in q, and how many it has there.
        v, nv: the same in velocities.
        limits: smallest and largest position, where the file states them.
    """

    name: str
    kind: str
    q: int
    nq: int
    v: int
    nv: int
    limits: tuple[float, float] | None


@dataclass(frozen=True)
class FunctionData:
    """A function of the generated module: what it takes, and the names and shapes of what it gives."""

    name: str
    quantity: str
    summary: str
    arguments: tuple[tuple[str, tuple[int, ...]], ...]
    outputs: tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True)
class RobotData:
    """What the page's script knows of the robot.

    Attributes:
        name: the robot's.
        joints: in the order of q.
        dofs: a name for every degree of freedom; of joints with several, `trunk wx`.
        start: the position that the page begins with, all joints inside their limits.
        parameters: run-time parameters with their defaults.
        functions: of the generated module.
    """

    name: str
    joints: tuple[JointData, ...]
    dofs: tuple[str, ...]
    start: tuple[float, ...]
    parameters: dict[str, float]
    functions: tuple[FunctionData, ...]


_DOFS = {
    Motion.BALL: ("ωx", "ωy", "ωz"),
    Motion.PLANAR: ("ω", "vx", "vy"),
    Motion.FLOATING: ("ωx", "ωy", "ωz", "vx", "vy", "vz"),
}
_UPRIGHT = (0.0, 0.0, 0.0, 1.0)  # the quaternion of no turn
_NEUTRAL = {Motion.BALL: _UPRIGHT, Motion.FLOATING: (0.0, 0.0, 0.0, *_UPRIGHT), Motion.PLANAR: (0.0, 0.0, 0.0)}
_BENT, _HARDLY = 0.35, 0.15
"""What joints start with, rad, of arms and of robots with more than eight joints: at zero many are stretched out."""


def robot_data(material: Material) -> RobotData:
    """All of it."""
    model = material.subject.model
    return RobotData(
        name=material.robot.name,
        joints=_joints(material),
        dofs=dof_names(model),
        start=_closed(
            material,
            [
                number
                for joint in model.leaders
                for number in _start(joint, _BENT if len(model.leaders) <= 8 else _HARDLY)
            ],
        ),
        parameters={name: float(value) for name, value in material.subject.defaults.items()},
        functions=tuple(_function(function) for function in material.functions),
    )


def dof_names(model: Model) -> tuple[str, ...]:
    """A name for every degree of freedom, in the order of velocities."""
    return tuple(f"{joint.name} {part}".strip() for joint in model.leaders for part in _DOFS.get(joint.motion, ("",)))


def _joints(material: Material) -> tuple[JointData, ...]:
    kinds = {joint.name: joint.kind.value for joint in material.robot.joints}
    model = material.subject.model
    q = accumulate((joint.motion.nq for joint in model.leaders), initial=0)
    v = accumulate((joint.motion.nv for joint in model.leaders), initial=0)
    return tuple(
        JointData(joint.name, kinds[joint.name], at, joint.motion.nq, by, joint.motion.nv, limits_of(joint))
        for joint, at, by in zip(model.leaders, q, v, strict=False)
    )


def limits_of(joint: Joint) -> tuple[float, float] | None:
    """As plain numbers."""
    return None if joint.limits is None else (float(joint.limits[0]), float(joint.limits[1]))


def _start(joint: Joint, bent: float) -> tuple[float, ...]:
    """A bent position inside the limits."""
    if joint.motion in _NEUTRAL:
        return _NEUTRAL[joint.motion]
    low, high = limits_of(joint) or (-1.0, 1.0)
    if joint.motion is Motion.PRISMATIC:
        return (min(max(0.0, low), high),)
    return (min(max(bent, low), high),) if low <= 0.0 <= high else (0.5 * (low + high),)


def _closed(material: Material, start: list[float]) -> tuple[float, ...]:
    """The position near the start at which all loops are closed, where there is one."""
    found = close_loops(material.subject.tree, np.array(start)) if material.subject.model.loops else None
    return tuple(start if found is None else found.tolist())


def _function(function: FunctionInfo) -> FunctionData:
    return FunctionData(
        function.name,
        function.quantity,
        function.summary,
        tuple((it.name, it.shape) for it in function.arguments),
        tuple((it.name, it.shape) for it in function.outputs),
    )
