"""The drawing in space: which frame hangs on which, and by what kind of joint. Where they are, `geometry.py` says."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from symdyn.core.tree import ROWS
from symdyn.model.tree import Joint, LoopJoint, Model, ToolFrame
from symdyn.report.material import Material


@dataclass(frozen=True)
class BodyData:
    """A body of the tree and the joint that moves it.

    Attributes:
        name: the link that the joint moves.
        joint: its name.
        motion: `revolute`, `prismatic`, `ball`, `planar` or `floating`.
        parent: place of the parent body, -1 for the base.
        q: first place in q of the joint that it follows, or of itself.
        leader: place of that joint among those that move by themselves.
        follower: place among those that follow others; None of one that moves by itself.
        axis: in the body's axes.
        axes: of a planar joint, row by row.
    """

    name: str
    joint: str
    motion: str
    parent: int
    q: int
    leader: int
    follower: int | None
    axis: tuple[float, ...]
    axes: tuple[float, ...]


@dataclass(frozen=True)
class EndData:
    """A frame on a body: a tool, or an end of a loop; -1 is the base."""

    name: str
    body: int


@dataclass(frozen=True)
class LoopData:
    """Two frames that are held together along some directions, `x` to `rz`, turns first."""

    a: EndData
    b: EndData
    constrain: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """What is drawn.

    Attributes:
        bodies: parents before children.
        tools, loops: in the order of the file.
        weighs: whether anything has mass, so that there is a centre of it.
        folds: whether some joints follow others.
    """

    bodies: tuple[BodyData, ...]
    tools: tuple[EndData, ...]
    loops: tuple[LoopData, ...]
    weighs: bool
    folds: bool


def scene(material: Material) -> Scene:
    """What is drawn of a robot."""
    model = material.subject.model
    return Scene(
        bodies=_bodies(model),
        tools=tuple(_end(tool) for tool in model.tools),
        loops=tuple(LoopData(_end(loop.a), _end(loop.b), _in_order(loop)) for loop in model.loops),
        weighs=any(float(body.inertia.mass) > 0.0 for body in model.bodies),
        folds=model.folds,
    )


def _bodies(model: Model) -> tuple[BodyData, ...]:
    steps = iter(model.positions)
    places = [min(next(steps).place for _ in range(joint.motion.nq)) for joint in model.joints]
    leaders, followers = count(), count()
    order = [next(leaders) if joint.follows is None else -1 for joint in model.joints]
    return tuple(
        BodyData(
            name=body.name,
            joint=body.joint.name,
            motion=body.joint.motion.name.lower(),
            parent=body.parent,
            q=places[i],
            leader=order[i if body.joint.follows is None else body.joint.follows.leader],
            follower=None if body.joint.follows is None else next(followers),
            axis=_plain(body.joint),
            axes=tuple(float(entry) for row in body.joint.axes for entry in row),
        )
        for i, body in enumerate(model.bodies)
    )


def _plain(joint: Joint) -> tuple[float, ...]:
    return tuple(float(entry) for entry in joint.axis)


def _in_order(loop: LoopJoint) -> tuple[str, ...]:
    """What is held, in the order of the rows of `closure_error`."""
    return tuple(row for row in ROWS if row in loop.constrain)


def _end(frame: ToolFrame) -> EndData:
    return EndData(frame.name, frame.body)
