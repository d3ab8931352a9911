"""A joint that slides along its axis."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.joints.joint import Joint


class Prismatic(Joint):
    """`H = [0, h*]`, q the way in m."""

    @property
    def H(self) -> Array:
        return np.array([[0.0, 0.0, 0.0, *self.axis]])

    def placement(self, q: Array) -> tuple[Array, Array]:
        (way,) = q
        return np.eye(3), self.axis * way
