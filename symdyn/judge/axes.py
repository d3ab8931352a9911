"""Axes of neighbouring joints that are almost but not quite parallel, or almost but not quite meet.

Calibrated arms have them, and so have files with rounded angles. The code is right for either; for figures that were
only rounded it is longer than it need be.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from symdyn.core import Array
from symdyn.description.robot import Robot
from symdyn.description.units import reach
from symdyn.faults import Fault, Severity
from symdyn.model.tree import ON_BASE, Body, Model, Motion
from symdyn.wording import counted

_ROUNDING = 1e-12  # what is below is meant to be zero (rad, or share of the robot's reach)
_TILT = 1e-2  # rad
_DISTANCE = 1e-3  # share of the robot's reach: a millimetre for an arm

Pair = tuple[float, Body, Body]


def axis_notes(robot: Robot, model: Model) -> list[Fault]:
    """At most one note on tilts and one on distances, each with the smallest."""
    pairs = [(model.bodies[body.parent], body) for body in model.bodies if body.parent != ON_BASE]
    tilts = [(_tilt(a, b), a, b) for a, b in pairs]
    odd = [pair for pair in tilts if _ROUNDING < pair[0] < _TILT]
    size = reach(robot)
    crossing = [(a, b) for tilt, a, b in tilts if tilt >= _TILT and a.joint.motion is b.joint.motion is Motion.REVOLUTE]
    distances = [(_distance(a, b), a, b) for a, b in crossing]
    near = [pair for pair in distances if _ROUNDING * size < pair[0] < _DISTANCE * size]
    return [*_note(robot, odd, "parallel", "rad off"), *_note(robot, near, "crossing", "m apart")]


def _note(robot: Robot, pairs: list[Pair], what: str, unit: str) -> Iterable[Fault]:
    if not pairs:
        return
    figure, first, second = min(pairs, key=lambda pair: pair[0])
    rest = f" ({counted(len(pairs) - 1, 'more such pair')})" if len(pairs) > 1 else ""
    rule = f"its axis and that of '{first.joint.name}' are almost but not quite {what}, {figure:.2g} {unit}{rest}"
    cure = f"right if it was measured, else make them {what}: the code becomes shorter"
    places = {joint.name: joint.at for joint in robot.joints}
    yield Fault(places[second.joint.name], f"joint '{second.joint.name}'", rule, cure, Severity.NOTE)


def _lines(parent: Body, child: Body) -> tuple[Array, Array, Array]:
    """The directions of two axes and the way from the first body's origin to the second's, in the first's frame."""
    a, b = (np.array(body.joint.axis, dtype=float) for body in (parent, child))
    R, p = (np.array(part, dtype=float) for part in (child.placement.rotation, child.placement.position))
    return a, R @ b, p


def _tilt(parent: Body, child: Body) -> float:
    """The angle between two axes as lines, 0 … π/2."""
    a, b, _ = _lines(parent, child)
    return float(np.arctan2(np.linalg.norm(np.cross(a, b)), abs(a @ b)))


def _distance(parent: Body, child: Body) -> float:
    """Between two axes that are not parallel: along their common normal. Each passes through its body's origin."""
    a, b, p = _lines(parent, child)
    normal = np.cross(a, b)
    return float(abs(p @ normal) / np.linalg.norm(normal))
