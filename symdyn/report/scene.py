"""The section 'scene'."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material


@dataclass(frozen=True)
class Scene:
    """What the section shows."""


def scene(material: Material) -> Scene | Absent:
    """What the section shows of a robot."""
    return Scene()
