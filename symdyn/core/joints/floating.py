"""A joint that holds nothing: the body moves freely."""

from __future__ import annotations

import numpy as np

from symdyn.core import Array
from symdyn.core.joints.ball import Ball
from symdyn.core.joints.joint import Joint
from symdyn.core.spatial import tilde


class Floating(Joint):
    """`H = 1`: v is `[w; v]` in the body's axes at its origin, q the origin and the unit quaternion `[x y z; u; w]`."""

    @property
    def H(self) -> Array:
        return np.eye(6)

    def placement(self, q: Array) -> tuple[Array, Array]:
        R, _ = self._ball.placement(q[3:])
        return R, q[:3]

    @property
    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, *self._ball.neutral])

    def integrate(self, q: Array, v: Array) -> Array:
        """`p + R (1 + (1 - cos t)/t² w~ + (t - sin t)/t³ w~²) v`, t = |w|; the quaternion as a ball's."""
        w, t = tilde(v[:3]), float(np.linalg.norm(v[:3]))
        first = 0.5 * np.sinc(0.5 * t / np.pi) ** 2
        second = 1.0 / 6.0 - t**2 / 120.0 if t < 1e-3 else (t - np.sin(t)) / t**3
        R, p = self.placement(q)
        moved = p + R @ (np.eye(3) + first * w + second * w @ w) @ v[3:]
        return np.array([*moved, *self._ball.integrate(q[3:], v[:3])])

    def normalised(self, q: Array) -> Array:
        return np.array([*q[:3], *self._ball.normalised(q[3:])])

    def ad(self, v: Array) -> Array:
        """`[[w~, 0],[v~, w~]]`."""
        w = tilde(v[:3])
        return np.block([[w, np.zeros((3, 3))], [tilde(v[3:]), w]])

    def rate(self, q: Array, v: Array) -> Array:
        """`R v`, and the quaternion's as a ball's."""
        R, _ = self.placement(q)
        return np.array([*(R @ v[3:]), *self._ball.rate(q[3:], v[:3])])

    @property
    def _ball(self) -> Ball:
        return Ball(self.axis)
