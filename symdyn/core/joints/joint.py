"""What the core asks of a joint."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

import numpy as np

from symdyn.core import Array


@dataclass(frozen=True)
class Joint(ABC):
    """A joint between a body and its parent, whose frames coincide at the neutral position.

    Where nothing else is said, positions are numbers that velocities add to: true of joints whose motions commute, so of all
    with one degree of freedom.

    Attributes:
        axis: unit vector in the body's axes, (3,); a kind may have no use for it.
        axes: columns are the joint's x, y, z in the body's axes, (3,3), for kinds that have more than one.
    """

    axis: Array
    axes: Array = field(default_factory=lambda: np.eye(3))

    @property
    @abstractmethod
    def H(self) -> Array:
        """The joint map: a row for every degree of freedom, orthonormal, constant in the body's axes; (nv,6)."""

    @abstractmethod
    def placement(self, q: Array) -> tuple[Array, Array]:
        """Rotation and position of the body's frame in its neutral one at the joint's own `q`; (3,3), (3,)."""

    @property
    def neutral(self) -> Array:
        """The position at which the frames coincide; (nq,)."""
        return np.zeros(len(self.H))

    def integrate(self, q: Array, v: Array) -> Array:
        """The position after moving with the velocity `v`, in the body's axes, for a unit of time; (nq,)."""
        return q + v

    def rate(self, q: Array, v: Array) -> Array:
        """How fast the numbers of position change; (nq,)."""
        return v

    def normalised(self, q: Array) -> Array:
        """The position with quaternions of length one, where it has any; (nq,)."""
        return q

    def ad(self, v: Array) -> Array:
        """`ad_v`: the bracket with `v` of the joint's velocities, zero where motions commute; (nv,nv)."""
        return np.zeros((len(v), len(v)))

    @property
    def turning(self) -> Array:
        """Which degrees of freedom turn the body; (nv,) of truths."""
        return np.asarray(np.abs(self.H[:, :3]).max(axis=1) > 0)
