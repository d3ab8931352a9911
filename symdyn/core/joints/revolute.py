"""A joint that turns about its axis."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.joints.joint import Joint
from symdyn.core.spatial import tilde


class Revolute(Joint):
    """`H = [h*, 0]`, q the angle in rad."""

    @property
    def H(self) -> Array:
        return np.array([[*self.axis, 0.0, 0.0, 0.0]])

    def placement(self, q: Array) -> tuple[Array, Array]:
        """Rodrigues: `1 + sin q h~ + (1 - cos q) h~h~`."""
        (angle,), h = q, tilde(self.axis)
        return np.eye(3) + np.sin(angle) * h + (1.0 - np.cos(angle)) * h @ h, np.zeros(3)
