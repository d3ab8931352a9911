"""Joints in canonical frames: one class per kind owns all that depends on the kind; no recursion asks which it is."""

from __future__ import annotations

from symdyn.model.tree import Motion
from symdyn.symbolic.joints.ball import Ball
from symdyn.symbolic.joints.floating import Floating
from symdyn.symbolic.joints.joint import Frame, Joint
from symdyn.symbolic.joints.planar import Planar
from symdyn.symbolic.joints.prismatic import Prismatic
from symdyn.symbolic.joints.revolute import Revolute

KINDS: dict[Motion, Joint] = {
    Motion.REVOLUTE: Revolute(),
    Motion.PRISMATIC: Prismatic(),
    Motion.BALL: Ball(),
    Motion.PLANAR: Planar(),
    Motion.FLOATING: Floating(),
}

__all__ = ["KINDS", "Frame", "Joint"]
