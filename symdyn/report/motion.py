"""The section 'motion'."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material


@dataclass(frozen=True)
class Motion:
    """What the section shows."""


def motion(material: Material) -> Motion | Absent:
    """What the section shows of a robot."""
    return Motion()
