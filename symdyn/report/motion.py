"""The sliders: what each joint can be moved by, and within which bounds."""

from __future__ import annotations

import math
from dataclasses import dataclass

from symdyn.model.tree import Joint, Model, Motion
from symdyn.report.material import Material
from symdyn.report.robot import limits_of


@dataclass(frozen=True)
class SliderData:
    """One slider.

    Attributes:
        label: what it moves: nothing where that is all of the joint, else `x` or `roll`.
        unit: `rad` or `m`.
        low, high: its ends.
        limited: whether those are limits of the robot.
    """

    label: str
    unit: str
    low: float
    high: float
    limited: bool


@dataclass(frozen=True)
class MovedData:
    """A joint with its sliders; of joints with quaternions the last three are roll, pitch and yaw."""

    name: str
    kind: str
    sliders: tuple[SliderData, ...]


@dataclass(frozen=True)
class FollowerData:
    """A joint that follows another one; it has no slider."""

    name: str
    leader: str


@dataclass(frozen=True)
class MotionData:
    """What the section shows.

    Attributes:
        joints: those that move by themselves, in the order of q.
        followers: the others.
        loops: whether there are loops, which sliders keep closed.
    """

    joints: tuple[MovedData, ...]
    followers: tuple[FollowerData, ...]
    loops: bool

    @property
    def switches(self) -> tuple[str, ...]:
        """What the switch of a robot with loops says."""
        return ("keep loops closed",) if self.loops else ()


_TURNS = ("roll", "pitch", "yaw")
_FAR = 1.0  # m that slides without limits have on each side, where the robot says nothing of its size


def motion(material: Material) -> MotionData:
    """The sliders of a robot."""
    model = material.subject.model
    kinds = {joint.name: joint.kind.value for joint in material.robot.joints}
    return MotionData(
        joints=tuple(MovedData(it.name, kinds[it.name], _sliders(it, model)) for it in model.leaders),
        followers=tuple(
            FollowerData(it.name, model.joints[it.follows.leader].name) for it in model.joints if it.follows is not None
        ),
        loops=bool(model.loops),
    )


def _sliders(joint: Joint, model: Model) -> tuple[SliderData, ...]:
    if joint.motion in (Motion.REVOLUTE, Motion.PRISMATIC):
        return (_single(joint, model),)
    far = _extent(model)
    ways = {Motion.BALL: "", Motion.PLANAR: "xy", Motion.FLOATING: "xyz"}[joint.motion]
    slides = tuple(SliderData(way, "m", -far, far, False) for way in ways)
    if joint.motion is Motion.PLANAR:
        return (*slides, SliderData("angle", "rad", -math.pi, math.pi, False))
    ends = {"pitch": 0.5 * math.pi}
    turns = [SliderData(turn, "rad", -ends.get(turn, math.pi), ends.get(turn, math.pi), False) for turn in _TURNS]
    return (*slides, *turns)


def _single(joint: Joint, model: Model) -> SliderData:
    unit = "rad" if joint.motion is Motion.REVOLUTE else "m"
    limits = limits_of(joint)
    far = math.pi if unit == "rad" else _extent(model)
    low, high = limits or (-far, far)
    low, high = (low if math.isfinite(low) else -far), (high if math.isfinite(high) else far)
    return SliderData("", unit, low, high, limits is not None)


def _extent(model: Model) -> float:
    """A length as large as the robot, rounded up to 0.1, 0.2, 0.5, 1, …, m."""
    size = sum(math.hypot(*map(float, body.placement.position)) for body in model.bodies) or _FAR
    power = 10.0 ** math.floor(math.log10(size))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= size)
