"""The section 'matrices'."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material


@dataclass(frozen=True)
class Matrices:
    """What the section shows."""


def matrices(material: Material) -> Matrices | Absent:
    """What the section shows of a robot."""
    return Matrices()
