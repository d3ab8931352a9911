"""How a body takes part in Newton and Euler's recursion where several ways give the same (docs/mathematics.md, section 11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Spare(Enum):
    """What a body that turns about z does without: any `diag(d, d, 0)` of its tensor may be its parent's."""

    YY = "J_yy"
    XX = "J_xx"
    ZZ = "the second moment along z, (J_xx + J_yy - J_zz)/2"


@dataclass(frozen=True)
class Manner:
    """How a body's motion and moment are recorded, and which of its numbers are its parent's.

    Attributes:
        column: `E z` is taken over from the parent, for the axis z of the joint is fixed in both.
        difference: then `E_xx` is `E_zz + w_x² - w_z²`, of which moments need the difference as well.
        second: so many components of the moment are made of `E` and second moments, instead of the tensor and `wd`.
        spare: what of its tensor is the parent's.
        mass: an axis of the parent; a mass stays in the body's origin, so that the parent has no first moment along it.
    """

    column: bool = False
    difference: bool = False
    second: int = 0
    spare: Spare = Spare.YY
    mass: int | None = None


PLAIN = Manner()
