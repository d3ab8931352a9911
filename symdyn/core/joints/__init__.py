"""The kinds of joints, one class each, which holds all that depends on the kind.

Here a new kind is a class and a line in `_KINDS`: recursions know columns `H` and placements only. CONTRIBUTING.md says what it
needs elsewhere to be read from files and generated.
"""

from __future__ import annotations

import numpy as np

from symdyn.core.joints.ball import Ball
from symdyn.core.joints.floating import Floating
from symdyn.core.joints.joint import Joint
from symdyn.core.joints.planar import Planar
from symdyn.core.joints.prismatic import Prismatic
from symdyn.core.joints.revolute import Revolute
from symdyn.model import tree as model

_KINDS: dict[model.Motion, type[Joint]] = {
    model.Motion.REVOLUTE: Revolute,
    model.Motion.PRISMATIC: Prismatic,
    model.Motion.BALL: Ball,
    model.Motion.PLANAR: Planar,
    model.Motion.FLOATING: Floating,
}


def joint_of(joint: model.Joint) -> Joint:
    """The joint of a model in floats."""
    return _KINDS[joint.motion](np.array(joint.axis, dtype=float), np.array(joint.axes, dtype=float))
