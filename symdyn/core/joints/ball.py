"""A joint that turns every way about a point."""

from __future__ import annotations

import math

import numpy as np

from symdyn.core import Array
from symdyn.core.joints.joint import Joint
from symdyn.core.spatial import tilde


class Ball(Joint):
    """`H = [1, 0]`: v is the angular velocity in the body's axes, q the unit quaternion `[u; w]` of its attitude."""

    @property
    def H(self) -> Array:
        return np.eye(3, 6)

    def placement(self, q: Array) -> tuple[Array, Array]:
        """`1 + 2w u~ + 2u~u~`, for a quaternion of length one."""
        (*_, w), u = q, tilde(q[:3])
        return np.eye(3) + 2.0 * w * u + 2.0 * u @ u, np.zeros(3)

    @property
    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, v: Array) -> Array:
        """`[u; w] ⊗ [sin(θ/2)/θ v; cos(θ/2)]`, θ = |v|."""
        half = 0.5 * float(np.linalg.norm(v))
        a, c = 0.5 * np.sinc(half / np.pi) * v, np.cos(half)
        u, w = q[:3], q[3]
        return np.array([*(w * a + c * u + np.cross(u, a)), w * c - u @ a])

    def rate(self, q: Array, v: Array) -> Array:
        """`½ [u; w] ⊗ [v; 0] = ½ [w v + u × v; -u·v]`."""
        u, w = q[:3], q[3]
        return 0.5 * np.array([*(w * v + np.cross(u, v)), -u @ v])

    def normalised(self, q: Array) -> Array:
        """The quaternion at length one; the same bits everywhere, since all four operations round correctly."""
        x, y, z, w = (float(entry) for entry in q)
        length = math.sqrt(x * x + y * y + z * z + w * w)
        return np.array([x / length, y / length, z / length, w / length])

    def ad(self, v: Array) -> Array:
        """`ω~`."""
        return tilde(v)
