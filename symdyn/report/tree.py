"""The section 'tree'."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.report.absent import Absent
from symdyn.report.material import Material


@dataclass(frozen=True)
class Tree:
    """What the section shows."""


def tree(material: Material) -> Tree | Absent:
    """What the section shows of a robot."""
    return Tree()
