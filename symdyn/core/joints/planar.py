"""A joint that slides in a plane and turns about its normal."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.joints.joint import Joint
from symdyn.core.joints.revolute import Revolute


class Planar(Joint):
    """v is `[w; v_x; v_y]` along the plane's axes as the body carries them, q its place and angle `[x y; angle]`."""

    @property
    def H(self) -> Array:
        x, y, z = self.axes.T
        none = np.zeros(3)
        return np.array([[*z, *none], [*none, *x], [*none, *y]])

    def placement(self, q: Array) -> tuple[Array, Array]:
        """A turn about the normal, and the way in the plane."""
        x, y, angle = q
        R, _ = Revolute(self.axes[:, 2]).placement(np.array([angle]))
        return R, self.axes @ np.array([x, y, 0.0])

    def integrate(self, q: Array, v: Array) -> Array:
        """`[x y] + R(angle) [[s, -c],[c, s]] [v_x v_y]` with `s = sin w / w`, `c = (1 - cos w) / w`."""
        w, way = v[0], v[1:]
        s, c = np.sinc(w / np.pi), 0.5 * w * np.sinc(0.5 * w / np.pi) ** 2
        moved = _turn(q[2]) @ np.array([[s, -c], [c, s]]) @ way
        return np.array([*(q[:2] + moved), q[2] + w])

    def ad(self, v: Array) -> Array:
        """`[[0, 0, 0],[v_y, 0, -w],[-v_x, w, 0]]`."""
        w, x, y = v
        return np.array([[0.0, 0.0, 0.0], [y, 0.0, -w], [-x, w, 0.0]])

    def rate(self, q: Array, v: Array) -> Array:
        """`R(angle) [v_x v_y]` and `w`."""
        return np.array([*(_turn(q[2]) @ v[1:]), v[0]])


def _turn(angle: float) -> Array:
    """In the plane."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s], [s, c]])
